import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function wilcoxonRankSum(sampleX,sampleY){if(!sampleX.length||!sampleY.length)throw new Error("Neither sample can be emp\
ty");for(var pooledSamples=sampleX.map(function(x){return{label:"x",value:x}}).concat(sampleY.map(function(y){return{label:"\
y",value:y}})).sort(function(a,b){return a.value-b.value}),rank=0;rank<pooledSamples.length;rank++)pooledSamples[rank].rank=
rank;for(var tiedRanks=[pooledSamples[0].rank],i=1;i<pooledSamples.length;i++)pooledSamples[i].value===pooledSamples[i-1].
value?(tiedRanks.push(pooledSamples[i].rank),i===pooledSamples.length-1&&replaceRanksInPlace(pooledSamples,tiedRanks)):(tiedRanks.
length>1&&replaceRanksInPlace(pooledSamples,tiedRanks),tiedRanks=[pooledSamples[i].rank]);function replaceRanksInPlace(pooledSamples2,tiedRanks2){
for(var average=(tiedRanks2[0]+tiedRanks2[tiedRanks2.length-1])/2,i2=0;i2<tiedRanks2.length;i2++)pooledSamples2[tiedRanks2[i2]].
rank=average}for(var rankSum=0,i$1=0;i$1<pooledSamples.length;i$1++){var sample=pooledSamples[i$1];sample.label==="x"&&(rankSum+=
sample.rank+1)}return rankSum}var BayesianClassifier=function(){this.totalCount=0,this.data={}};BayesianClassifier.prototype.train=function(item,category){
this.data[category]||(this.data[category]={});for(var k in item){var v=item[k];this.data[category][k]===void 0&&(this.data[category][k]=
{}),this.data[category][k][v]===void 0&&(this.data[category][k][v]=0),this.data[category][k][v]++}this.totalCount++};BayesianClassifier.
prototype.score=function(item){var odds={},category;for(var k in item){var v=item[k];for(category in this.data)odds[category]===
void 0&&(odds[category]={}),this.data[category][k]?odds[category][k+"_"+v]=(this.data[category][k][v]||0)/this.totalCount:
odds[category][k+"_"+v]=0}var oddsSums={};for(category in odds){oddsSums[category]=0;for(var combination in odds[category])
oddsSums[category]+=odds[category][combination]}return oddsSums};var COEFFICIENTS=[.9999999999999971,57.15623566586292,-59.59796035547549,14.136097974741746,-.4919138160976202,3399464998481189e-20,
4652362892704858e-20,-9837447530487956e-20,.0001580887032249125,-.00021026444172410488,.00021743961811521265,-.0001643181065367639,
8441822398385275e-20,-26190838401581408e-21,36899182659531625e-22],g=607/128,LOGSQRT2PI=Math.log(Math.sqrt(2*Math.PI));function gammaln(n){
if(n<=0)return Number.POSITIVE_INFINITY;n--;for(var a=COEFFICIENTS[0],i=1;i<15;i++)a+=COEFFICIENTS[i]/(n+i);var tmp=g+.5+
n;return LOGSQRT2PI+Math.log(a)-tmp+(n+.5)*Math.log(tmp)}var SQRT_2PI$1=Math.sqrt(2*Math.PI);function cumulativeDistribution(z2){for(var sum=z2,tmp=z2,i=1;i<30;i++)tmp*=z2*z2/(2*
i+1),sum+=tmp;return Math.round((.5+sum/SQRT_2PI$1*Math.exp(-z2*z2/2))*1e4)/1e4}var standardNormalTable=[];for(z=0;z<=3.09;z+=
.01)standardNormalTable.push(cumulativeDistribution(z));var z;var SQRT_2PI=Math.sqrt(2*Math.PI);var PerceptronModel=function(){this.weights=[],this.bias=0};PerceptronModel.prototype.predict=function(features){if(features.
length!==this.weights.length)return null;for(var score2=0,i=0;i<this.weights.length;i++)score2+=this.weights[i]*features[i];
return score2+=this.bias,score2>0?1:0};PerceptronModel.prototype.train=function(features,label){if(label!==0&&label!==1)
return null;features.length!==this.weights.length&&(this.weights=features.slice(),this.bias=1);var prediction=this.predict(
features);if(typeof prediction=="number"&&prediction!==label){for(var gradient=label-prediction,i=0;i<this.weights.length;i++)
this.weights[i]+=gradient*features[i];this.bias+=gradient}return this};export{wilcoxonRankSum,gammaln};
