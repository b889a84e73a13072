import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readInit}from"./chunk-EK2XCWV4.js";import"./chunk-YU2MZOBA.js";import{makeTerminalHost}from"./chunk-RNTIAEJS.js";
import{require_dist}from"./chunk-7RURHUYU.js";import"./chunk-WJP4PDLC.js";import{shellWord}from"./chunk-63ISEC2G.js";
import{DEFAULTS}from"./chunk-MT3A5R62.js";import"./chunk-KQ3JW6BQ.js";import{cleanText}from"./chunk-LILJVUUO.js";
import{UserError}from"./chunk-FTWAL6AX.js";import{__toESM}from"./chunk-TXIT2DZO.js";import{join as join2}from"node:path";var RESULTS="bench-referee-results.json";var FILTER=`"\${BENCH_REFEREE_FILTER:-}"`;var TIME_BECAUSE="a first limit; doct\
or proposes one from the noise of your runner";function evidenceOf(count,paths){const[first="",...others]=paths;const more=others.
length===0?"":` and ${others.length} more file${others.length===1?"":"s"}`;return`${count} benchmark${count===1?"":"s"} \
in ${first}${more}`}function planOf(found){const real=found.filter(({benchmarks})=>benchmarks>0);const formats=[...new Set(real.map(({format:format2})=>format2))];
const worth=format2=>real.reduce((sum,suite6)=>sum+(suite6.format===format2?suite6.benchmarks:0),0)-(format2==="command"?
1e9:0);const[format]=formats.sort((a,b)=>worth(b)-worth(a));if(format===void 0)return null;const suites=real.filter(suite6=>suite6.
format===format);return{suites,others:real.filter(suite6=>suite6.format!==format),format,...partsOf(suites)}}function partsOf(suites){
const folders=[...new Set(suites.map(({folder:folder2})=>folder2))];const[folder=""]=folders;const isOnePlace=folder!==""&&
folders.length===1&&suites.every(({setup})=>setup===null||setup.folder===folder);const into=place=>isOnePlace||place===""?
"":`cd ${shellWord(place)} && `;const setups=suites.flatMap(({setup})=>setup===null?[]:[setup]);const files=suites.filter(
({outputFile})=>outputFile!==null);return{workingDirectory:isOnePlace?folder:null,setup:distinct(setups.map(({folder:place,
command})=>subshell(into(place),command))),run:suites.flatMap(({folder:place,commands})=>commands.map(command=>into(place)+
command)),outputFile:files.length===0?null:isOnePlace?RESULTS:below(folders),budgets:distinctBy(suites.flatMap(({budgets})=>budgets),
({metric})=>metric),notes:distinct(suites.flatMap(({notes})=>notes)),steps:stepsFor(suites)}}function subshell(into,command){
return into===""?command:`(${into}${command})`}function below(folders){const[folder=""]=folders;if(folders.length>1)return`\
**/${RESULTS}`;return folder===""?RESULTS:`${folder}/${RESULTS}`}function stepsFor(suites){return distinctBy(suites.flatMap(
({steps})=>steps),step=>"uses"in step?step.uses.action:step.run)}function distinct(values){return[...new Set(values)]}function distinctBy(values,key){
const kept=new Map;for(const value of values)if(!kept.has(key(value)))kept.set(key(value),value);return[...kept.values()]}function commandSuite(command,found){return{tool:"the command",evidence:`\`${command}\`, as it was named`,benchmarks:1,format:"\
command",folder:"",commands:[command],outputFile:null,setup:null,budgets:[{metric:"wall-time",maxRegression:"5%",because:TIME_BECAUSE},
{metric:"peak-memory",maxRegression:"5%",because:"hardly depends on the machine"}],notes:["The invocation itself is meas\
ured: its time, and the memory of its largest process.",'What it needs before, such as a build, belongs into "setup".'],
steps:stepsFor(found)}}var import_yaml=__toESM(require_dist(),1);function scalar(text,indent=""){const written=(0,import_yaml.stringify)({key:text},
{lineWidth:0}).trimEnd().slice("key: ".length);return written.replaceAll(/\n(?=.)/g,`
${indent}`)}function entry(key,values){const[only]=values;if(only===void 0)return[];if(values.length===1)return[`${key}:\
 ${scalar(only)}`];return[`${key}:`,...values.map(value=>`  - ${scalar(value,"  ")}`)]}var ROUNDS="Rounds of one invocation on each side; measuring ends as soon as everything is decided.";var MINUTES="For al\
l measuring after setup. What is undecided by then is inconclusive, which does not fail.";var FIRST_WEEKS='For the first\
 weeks: "level: warn" shows what is broken and fails nothing.';var FILTERED="BENCH_REFEREE_FILTER is set by the gate, to\
 measure again only what is still undecided.";function renderConfiguration(plan,{maxMinutes,uses}){const{format,workingDirectory,
setup,run,outputFile,budgets,notes}=plan;const filters=run.some(command=>command.includes("BENCH_REFEREE_FILTER"));const lines=[
"# How bench-referee measures this repository, and what a pull request may cost.","# On a pull request the file of the b\
ase commit counts, so no pull request can relax its own gate.",...schemaLine(uses),"",...plan.suites.map(({tool,evidence})=>`\
# Found: ${evidence} (${tool}).`),...plan.others.flatMap(leftOut),"",...workingDirectory===null?[]:entry("working-direct\
ory",[workingDirectory]),...setup.length===0?[]:["# Once in each of the two trees, before the first round."],...entry("s\
etup",setup.length===0?[]:[setup.join("\n")]),...notes.map(note=>`# ${note}`),...filters?[`# ${FILTERED}`]:[],...entry("\
run",run),...entry("format",[format]),...outputFile===null?[]:entry("output-file",[outputFile]),"",`# ${ROUNDS}`,"rounds\
: 6..30",`# ${MINUTES}`,`max-minutes: ${maxMinutes}`,"",`# ${FIRST_WEEKS}`,"budgets:",...budgets.flatMap(({metric,maxRegression,
because})=>[`  - metric: ${scalar(metric)}`,`    max-regression: ${maxRegression}`,`    because: ${scalar(because)}`])];
return`${lines.join("\n")}
`}function schemaLine(uses){const[,repository,ref]=/^([\w.-]+\/[\w.-]+)(?:\/[\w./-]*)?@([\w./-]+)$/.exec(uses)??[];if(repository===
void 0)return[];const url=`https://raw.githubusercontent.com/${repository}/${ref}/docs/configuration.schema.json`;return[
`# yaml-language-server: $schema=${url}`]}function leftOut({evidence,tool,format,commands,folder}){return[`# Also found,\
 and not in this gate, which reads one format: ${evidence} (${tool}, format: ${format}).`,...commands.map(command=>`#   ${folder===
""?"":`in ${folder}: `}${command}`)]}import{posix}from"node:path";var FOREIGN=/(^|\/)(node_modules|vendor|third[_-]?party|testdata|fixtures|__fixtures__|site-packages)\//;var UNSPEAKABLE=/[\p{Cc}']|\$\{\{/u;
function isForeign(path){return FOREIGN.test(path)||UNSPEAKABLE.test(path)}function folderOf(path){return path.slice(0,Math.
max(0,path.lastIndexOf("/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}function inFolder(folder,name){
return folder===""?name:`${folder}/${name}`}function isBelow(path,folder){return folder===""||path.startsWith(`${folder}\
/`)}function relativeTo(folder,path){return folder===""?path:path.slice(folder.length+1)}function innermost(folders,path){
for(let folder=folderOf(path);;folder=folderOf(folder)){if(folders.has(folder))return folder;if(folder==="")return null}}
function shared(folders,paths){const shares=new Map([...folders].map(folder=>[folder,[]]));const all=new Set(shares.keys());
for(const path of paths){const folder=innermost(all,path);if(folder!==null)shares.get(folder)?.push(path)}return shares}
function nearestFile(tree,folder,names2){const found=names2.map(name=>inFolder(folder,name)).find(tree.has);if(found!==void 0||
folder==="")return found??null;return nearestFile(tree,folderOf(folder),names2)}function countIn(tree,paths,pattern){return paths.
reduce((sum,path)=>sum+[...(tree.text(path)??"").matchAll(pattern)].length,0)}var LISTS="CMakeLists.txt";var SOURCE=/\.(?:cc|cpp|cxx|c\+\+)$/;var cpp={title:"C++",lookedFor:"a target of CMake linked\
 with benchmark::benchmark, Catch2 or nanobench",reads:path=>!isForeign(path)&&(nameOf(path)===LISTS||SOURCE.test(path)),
find(tree){const lists=tree.paths.filter(path=>!isForeign(path)&&nameOf(path)===LISTS);const projects=lists.map(folderOf).
filter((folder,_,all)=>all.every(one=>one===folder||!isBelow(folder,one)));const sources=shared(lists.map(folderOf),tree.
paths.filter(path=>SOURCE.test(path)&&!isForeign(path)));return projects.flatMap(folder=>{const below2=lists.filter(path=>isBelow(
path,folder));const targets=targetsOf(tree,below2,sources);const suites=TOOLS.map(tool=>suite(tree,{folder,lists:below2,
tool,targets:targets.filter(one=>one.tool===tool)}));const real=suites.filter(({benchmarks})=>benchmarks>0);return real.
length>0?real:suites.slice(0,1)})}};var CATCH2_TO_JSON=String.raw`awk -F '"' '/<BenchmarkResults / { name = $2 } /<mean / { printf "[{\"name\":\"%s\",\"unit\":\"ns\",\"value\":%s}]\n", name, $2 }'`;
var NANOBENCH_TO_JSON=String.raw`awk -F '|' '$2 ~ /^ *[0-9.,]+ *$/ { gsub(/[ ,]/, "", $2); gsub(/^ *\140|\140.*$/, "", $NF); printf "[{\"name\":\"%s\",\"unit\":\"ns\",\"value\":%s}]\n", $NF, $2 }'`;
var TOOLS=[{name:"Google Benchmark",format:"google-benchmark",metric:"cpu_time",library:/\bbenchmark(?:::benchmark(?:_main)?|_main)?\b/,
header:/^[ \t]*#[ \t]*include[ \t]*[<"]benchmark\/benchmark\.h/m,benchmark:/^[ \t]*BENCHMARK(?:_F|_TEMPLATE\w*|_DEFINE_F|_CAPTURE)?\s*\(/gm,
debian:"libbenchmark-dev",notes:["For benchmarks of one thread cpu_time is steadier than real_time."],run:()=>`--benchma\
rk_format=json --benchmark_filter=${FILTER}`},{name:"Catch2",format:"json",metric:"value",library:/\bCatch2::/,header:/^[ \t]*#[ \t]*include[ \t]*[<"]catch2\//m,
benchmark:/^[ \t]*BENCHMARK(?:_ADVANCED)?\s*\(/gm,debian:"catch2",notes:["awk makes JSON of the means in the XML of Catc\
h2."],run:sources=>`${sources.includes("[!benchmark]")?'"[!benchmark]" ':""}-r xml | ${CATCH2_TO_JSON}`},{name:"nanobenc\
h",format:"json",metric:"value",library:/\bnanobench\b/,header:/^[ \t]*#[ \t]*include[ \t]*[<"](?:[\w/]+\/)?nanobench\.h/m,
benchmark:/\.run\s*\(/g,debian:null,notes:["awk makes JSON of the tables of nanobench, whose first column has to be ns/o\
p."],run:()=>`| ${NANOBENCH_TO_JSON}`}];function targetsOf(tree,lists,sources){const texts=lists.map(path=>withoutComments(
tree.text(path)??""));const project=texts.map(projectName).find(name=>name!==null)??"";return lists.flatMap((path,at)=>{
const text=texts[at]??"";const resolved=text.replaceAll(/\$\{(?:CMAKE_)?PROJECT_NAME\}/g,projectName(text)??project);const calls=[
...resolved.matchAll(/\badd_executable\s*\(\s*([\w.+-]+)([^)]*)\)/g)];return calls.flatMap(([,name="",rest=""])=>{const words=rest.
split(/\s+/).filter(one=>SOURCE.test(one));const named=words.map(one=>posix.join(folderOf(path),one)).filter(one=>tree.has(
one));const own=named.length>0?named:sources.get(folderOf(path))??[];const included=own.map(one=>tree.text(one)??"").join(
"\n");const links=linksOf(resolved,name);const tool=TOOLS.find(({library,header})=>library.test(links)||header.test(included));
return tool===void 0?[]:[{name,sources:own,tool}]})})}function linksOf(text,target){const calls=[...text.matchAll(/\btarget_link_libraries\s*\(\s*([\w.+-]+)([^)]*)\)/g)];
return calls.filter(([,name])=>name===target).map(([,,libraries])=>libraries).join(" ")}function projectName(text){return/^[ \t]*project\s*\(\s*([\w.+-]+)/im.
exec(text)?.[1]??null}function withoutComments(text){return text.replaceAll(/#.*$/gm,"")}function suite(tree,{folder,lists,
tool,targets}){const files=[...new Set(targets.flatMap(({sources})=>sources))].filter(path=>countIn(tree,[path],tool.benchmark)>
0);const benchmarks=countIn(tree,files,tool.benchmark);const real=targets.filter(({sources})=>sources.some(path=>files.includes(
path)));const texts=lists.map(path=>withoutComments(tree.text(path)??"")).join("\n");const options=[...texts.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\b[^)]*\bOFF\s*\)/gi)].
map(([,name])=>` -D${name}=ON`);const build=[`cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRE\
CTORY="$PWD/build/bin"${options.join("")}`,`cmake --build build --parallel --target ${real.map(({name})=>shellWord(name)).
join(" ")}`];return{tool:tool.name,evidence:benchmarks===0?inFolder(folder,LISTS):evidenceOf(benchmarks,files),benchmarks,
format:tool.format,folder,commands:real.map(({name,sources})=>{const where=programOf(texts,name);return`${where} ${tool.
run(sources.map(path=>tree.text(path)??"").join("\n"))}`}),outputFile:null,setup:{folder,command:build.join(" && ")},budgets:[
{metric:tool.metric,maxRegression:"5%",because:TIME_BECAUSE}],notes:tool.notes,steps:stepsOf(texts,tool)}}function programOf(texts,name){
const isElsewhere=/CMAKE_RUNTIME_OUTPUT_DIRECTORY|RUNTIME_OUTPUT_DIRECTORY/.test(texts);return isElsewhere?`"$(find buil\
d bin -type f -name ${shellWord(name)} 2>/dev/null | head -1)"`:`./build/bin/${shellWord(name)}`}function stepsOf(texts,tool){
const isFetched=/FetchContent|CPMAddPackage|ExternalProject|add_subdirectory\s*\([^)]*(?:benchmark|catch2?)\b[^)]*\/|conan|vcpkg/i.
test(texts);if(tool.debian===null||isFetched||!/\bfind_package\s*\(/.test(texts))return[];return[{run:`sudo apt-get upda\
te -q && sudo apt-get install -yq ${tool.debian}`,comment:"find_package looks for it"}]}var pin=(action,version,sha)=>({action,sha,version});var CHECKOUT=pin("actions/checkout","v7.0.1","3d3c42e5aac5ba805825d\
a76410c181273ba90b1");var CACHE=pin("actions/cache","v5.0.5","27d5ce7f107fe9357f9df03efb73ab90386fccae");var SETUP_GO=pin(
"actions/setup-go","v6.4.0","4a3601121dd01d1626a1e23e37211e3254c1c06c");var SETUP_JAVA=pin("actions/setup-java","v5.2.0",
"be666c2fcd27ec809703dec50e508c2fdc7f6654");var SETUP_NODE=pin("actions/setup-node","v6.3.0","53b83947a5a98c8d113130e565\
377fae1a50d02f");var SETUP_PYTHON=pin("actions/setup-python","v6.2.0","a309ff8b426b58ec0e2a45f0f869d46889d02405");var SETUP_PNPM=pin(
"pnpm/action-setup","v6.0.10","0977fd99725f1db4007ccb2928dbb4e90d06cc86");var SETUP_BUN=pin("oven-sh/setup-bun","v2.2.0",
"0c5077e51419868618aeaa5fe8019c62421857d6");var BENCHMARK=/^func Benchmark(?:[^a-z\s(]\w*)?\(\s*\w+ \*testing\.B\b/gm;var go={title:"Go",lookedFor:"`func BenchmarkN\
ame(b *testing.B)` in a _test.go",reads:path=>!isForeign(path)&&(nameOf(path)==="go.mod"||path.endsWith("_test.go")),find(tree){
const own=tree.paths.filter(go.reads);const modules=own.filter(path=>nameOf(path)==="go.mod").map(folderOf);const tests=shared(
modules,own.filter(path=>path.endsWith("_test.go")));return modules.map(folder=>suite2(tree,folder,tests.get(folder)??[]))}};
function suite2(tree,folder,tests){const files=tests.filter(path=>countIn(tree,[path],BENCHMARK)>0);const benchmarks=countIn(
tree,files,BENCHMARK);return{tool:"go test",evidence:benchmarks===0?inFolder(folder,"go.mod"):evidenceOf(benchmarks,files),
benchmarks,format:"go",folder,commands:[`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ./...`],
outputFile:null,setup:{folder,command:"go test -run='^$' ./..."},budgets:[{metric:"sec/op",maxRegression:"5%",because:TIME_BECAUSE},
{metric:"B/op",maxRegression:"1%",because:"hardly depends on the machine"},{metric:"allocs/op",maxRegression:"0%",because:"\
does not depend on the machine"}],notes:["-count=1 makes each invocation one sample; the rounds repeat it."],steps:[setupGo(
tree,folder)]}}function setupGo(tree,folder){const sums=tree.paths.filter(path=>path===inFolder(folder,"go.sum"));const cache=sums[0]===
void 0?{cache:"false"}:{};const elsewhere=sums[0]===void 0||folder===""?{}:{"cache-dependency-path":sums[0]};return{uses:SETUP_GO,
with:{"go-version-file":inFolder(folder,"go.mod"),...cache,...elsewhere}}}var BUILD=/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/;var SOURCE2=/\.(?:java|kt|scala)$/;var BENCHMARK2=/^[ \t]*@(?:org\.openjdk\.jmh\.annotations\.)?Benchmark\b/gm;
var java={title:"Java",lookedFor:"a method with @Benchmark, and JMH in pom.xml or build.gradle",reads:path=>!isForeign(path)&&
(BUILD.test(nameOf(path))||SOURCE2.test(path)),find(tree){const own=tree.paths.filter(java.reads);const builds=own.filter(
path=>BUILD.test(nameOf(path)));const shares=shared(builds.map(folderOf),own.filter(path=>SOURCE2.test(path)));const suites=builds.
filter(path=>/jmh/i.test(tree.text(path)??"")).map(path=>{const sources=shares.get(folderOf(path))??[];return nameOf(path)===
"pom.xml"?mavenSuite(tree,path,sources):gradleSuite(tree,path,sources)});const[first]=builds;if(suites.length>0||first===
void 0)return suites;return[nameOf(first)==="pom.xml"?mavenSuite(tree,first,[]):gradleSuite(tree,first,[])]}};var OPTIONS=`\
-f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff ${RESULTS} ${FILTER}`;function suite3(tree,build,{files,part}){const benchmarks=countIn(
tree,files,BENCHMARK2);return{...part,evidence:benchmarks===0?build:evidenceOf(benchmarks,files),benchmarks,format:"jmh",
outputFile:RESULTS,budgets:[{metric:"*",maxRegression:"5%",because:TIME_BECAUSE}],notes:["One fork and three short itera\
tions in each invocation: the rounds do the repeating, each in a virtual machine of its own.","Where three seconds do no\
t warm a benchmark up, raise -wi."]}}function mavenSuite(tree,pom,sources){const folder=folderOf(pom);const text=tree.text(
pom)??"";const files=sources.filter(path=>countIn(tree,[path],BENCHMARK2)>0);const root=reactorOf(tree,folder);const wrapper=tree.
has(inFolder(root,"mvnw"))?"./mvnw":"mvn";const module=root===folder?"":` -pl ${folder.slice(root===""?0:root.length+1)}\
 -am`;const goals="test-compile org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath -Dmdep.outputFile\
=target/classpath.txt";const install=module===""?goals:`install -Dmaven.test.skip.exec=true ${goals.replace("test-compil\
e ","")}`;const classes="target/test-classes:target/classes:$(cat target/classpath.txt)";return suite3(tree,pom,{files,part:{
tool:"JMH by Maven",folder,commands:[`java -cp "${classes}" org.openjdk.jmh.Main ${OPTIONS}`],setup:{folder:root,command:`${wrapper}\
 -B -q${module} -DskipTests ${install}`},steps:[setupJava(tree,folder,{text,cache:"maven"})]}})}function reactorOf(tree,folder){
if(folder==="")return"";const above=nearestFile(tree,folderOf(folder),["pom.xml"]);if(above===null||!/<modules>/.test(tree.
text(above)??""))return folder;return reactorOf(tree,folderOf(above))}function gradleSuite(tree,build,sources){const folder=folderOf(
build);const text=tree.text(build)??"";const files=sources.filter(path=>countIn(tree,[path],BENCHMARK2)>0);const settings=nearestFile(
tree,folder,["settings.gradle.kts","settings.gradle"]);const root=settings===null?folder:folderOf(settings);const gradle=tree.
has(inFolder(root,"gradlew"))?"./gradlew":"gradle";const inside=folder.slice(root===""||root===folder?root.length:root.length+
1);const task=`${inside===""?"":`:${inside.replaceAll("/",":")}:`}jmhJar`;return suite3(tree,build,{files,part:{tool:"JM\
H by Gradle",folder,commands:[`java -jar build/libs/*-jmh.jar ${OPTIONS}`],setup:{folder:root,command:`${gradle} -q --no\
-daemon ${task}`},steps:[setupJava(tree,folder,{text,cache:"gradle"})]}})}var VERSIONS=[/<maven\.compiler\.release>\s*([\d.]+)/,
/<java\.version>\s*([\d.]+)/,/<maven\.compiler\.(?:source|target)>\s*([\d.]+)/,/<release>\s*([\d.]+)/,/JavaLanguageVersion\.of\((\d+)\)/,
/jvmToolchain\((\d+)\)/,/(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?['"]?([\d._]+)/];var DEFAULT_VERSION="\
21";function setupJava(tree,folder,{text,cache}){const file=nearestFile(tree,folder,[".java-version",".sdkmanrc",".tool-\
versions"]);const asked=VERSIONS.map(pattern=>pattern.exec(text)?.[1]).find(found=>found!==void 0);const version=asked?.
replace(/^1[._]/,"").replaceAll("_",".")??DEFAULT_VERSION;const java2=file===null?{"java-version":version}:{"java-versio\
n-file":file};return{uses:SETUP_JAVA,with:{distribution:"temurin",...java2,cache}}}var LOCKS={"pnpm-lock.yaml":"pnpm","yarn.lock":"yarn","bun.lock":"bun","bun.lockb":"bun","package-lock.json":"npm","npm-\
shrinkwrap.json":"npm"};function packageManagerOf(tree,folder){const lock=nearestFile(tree,folder,Object.keys(LOCKS));const root=lock===
null?folder:folderOf(lock);const[,named,version=""]=/"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@(\d+)/.exec(tree.text(inFolder(
root,"package.json"))??"")??[];const byLock=Object.entries(LOCKS).find(([name])=>lock!==null&&nameOf(lock)===name)?.[1];
const id=named??byLock??"npm";const isLocked=byLock===id;const isModern=id==="yarn"&&(Number(version)>=2||tree.has(inFolder(
root,".yarnrc.yml")));const node=setupNode(tree,root,isLocked&&id!=="bun"?{id,lock:lock??""}:null);switch(id){case"npm":
return{id,root,install:isLocked?"npm ci":"npm install",exec:"npx",script:"npm run --silent",steps:[node]};case"pnpm":{const pnpm={
uses:SETUP_PNPM,with:pnpmVersion(root,named!==void 0)};const install=isLocked?"pnpm install --frozen-lockfile":"pnpm ins\
tall";return{id,root,install,exec:"pnpm exec",script:"pnpm run --silent",steps:[pnpm,node]}}case"yarn":{const frozen=isModern?
"yarn install --immutable":"yarn install --frozen-lockfile";const corepack={run:"corepack enable",comment:"the yarn that\
 package.json names"};return{...{id,root},install:isLocked?frozen:"yarn install",exec:"yarn run",script:isModern?"yarn r\
un":"yarn run --silent",steps:isModern?[corepack,node]:[node]}}case"bun":{const bun={uses:SETUP_BUN,with:{}};const install=isLocked?
"bun install --frozen-lockfile":"bun install";return{id,root,install,exec:"bunx",script:"bun run --silent",steps:[node,bun]}}}}
function pnpmVersion(root,isNamed){if(!isNamed)return{version:"latest"};return root===""?{}:{package_json_file:inFolder(
root,"package.json")}}function setupNode(tree,root,cached){const manifest=inFolder(root,"package.json");const file=nearestFile(
tree,root,[".nvmrc",".node-version",".tool-versions"]);const asks=/"(?:engines|volta|devEngines)"\s*:\s*\{[^}]*"(?:node|runtime)"/.
test(tree.text(manifest)??"");const versionFile=file??(asks?manifest:null);const version=versionFile===null?{"node-versi\
on":"lts/*"}:{"node-version-file":versionFile};const cache=cached===null?{"package-manager-cache":"false"}:{cache:cached.
id,...root===""?{}:{"cache-dependency-path":cached.lock}};return{uses:SETUP_NODE,with:{...version,...cache}}}var BENCH_FILE=/\.(?:bench|benchmark)\.[cm]?[jt]sx?$/;var LOCAL=/^(?:\.nvmrc|\.node-version|\.yarnrc\.yml)$/;var javascript={
title:"JavaScript",lookedFor:'vitest with a *.bench.ts file, or a script "bench" in package.json',reads:path=>!isForeign(
path)&&(nameOf(path)==="package.json"||BENCH_FILE.test(path)||LOCAL.test(nameOf(path))),find(tree){const own=tree.paths.
filter(javascript.reads);const packages=own.filter(path=>nameOf(path)==="package.json");const files=shared(packages.map(
folderOf),own.filter(path=>BENCH_FILE.test(path)));return packages.map(path=>{const folder=folderOf(path);return suiteOf(
tree,{path,folder,files:files.get(folder)??[]})})}};function suiteOf(tree,one){const manifest=parseManifest(tree.text(one.
path)??"");const manager=packageManagerOf(tree,one.folder);const above=nearestFile(tree,folderOf(one.folder),["package.j\
son"]);const tools=[...manifest.dependencies,...parseManifest(tree.text(above??"")??"").dependencies];const base={folder:one.
folder,setup:{folder:manager.root,command:manager.install},steps:manager.steps};if(one.files.length>0&&tools.includes("v\
itest"))return{...base,...vitestPart(tree,one,manager)};const script=SCRIPTS.find(name=>manifest.scripts.has(name));if(script===
void 0)return{...base,...NOTHING,evidence:one.path};return{...base,...scriptPart({script,tools,manager,path:one.path})}}
var SCRIPTS=["bench","benchmark","benchmarks","perf"];var OF_VERSION_5=/\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;function vitestPart(tree,{
files},{exec}){const benchmarks=Math.max(files.length,countIn(tree,files,/\bbench(?:\.\w+)*\s*\(/g));const output=countIn(
tree,files,OF_VERSION_5)>0?`--reporter=json --outputFile=${RESULTS}`:`--outputJson ${RESULTS}`;return{tool:"vitest bench",
evidence:evidenceOf(benchmarks,files),benchmarks,format:"vitest-bench",commands:[`${exec} vitest bench --run ${output} -\
t ${FILTER}`],outputFile:RESULTS,budgets:[{metric:"time",maxRegression:"5%",because:TIME_BECAUSE}],notes:[]}}function scriptPart({
script,tools,manager,path}){const run=`${manager.script} ${script}`;const part={evidence:`the script "${script}" in ${path}`,
benchmarks:1,outputFile:null};if(tools.includes("benchmark")){return{...part,tool:"Benchmark.js",format:"json",commands:[
`${run} | ${BENCHMARK_JS_TO_JSON}`],budgets:[{metric:"value",maxRegression:"5%",because:TIME_BECAUSE}],notes:['awk makes\
 JSON of the lines "name x 1,234 ops/sec \xB11.00% (90 runs sampled)".']}}const tool=["mitata","tinybench"].find(name=>tools.
includes(name));return{...part,tool:tool??`the script "${script}"`,format:"command",commands:[run],budgets:[{metric:"wal\
l-time",maxRegression:"5%",because:TIME_BECAUSE}],notes:tool===void 0?["What the script prints is not known here, so the\
 invocation as a whole is measured. See `bench-referee formats`."]:[`What the script prints is not known here, so the in\
vocation as a whole is measured.`,`${tool} repeats until a time is over, so this says little. Better: print its results \
as docs/formats.md shows, and set format: ${tool}.`]}}var BENCHMARK_JS_TO_JSON=String.raw`awk '/ x [0-9.,]+ ops\/sec/ { name = $0; sub(/ x [0-9.,]+ ops\/sec.*/, "", name); gsub(/["\\]/, "", name); value = $0; sub(/.* x /, "", value); sub(/ ops\/sec.*/, "", value); gsub(",", "", value); printf "[{\"name\":\"%s\",\"unit\":\"op/s\",\"better\":\"higher\",\"value\":%s}]\n", name, value }'`;
var NOTHING={tool:"a script of package.json",evidence:"",benchmarks:0,format:"command",commands:[],outputFile:null,budgets:[],
notes:[]};function parseManifest(text){const manifest=objectIn(text);const keys=name=>Object.keys(asObject(manifest[name]));
return{scripts:new Map(Object.entries(asObject(manifest["scripts"]))),dependencies:[...keys("dependencies"),...keys("dev\
Dependencies")]}}function objectIn(text){try{return asObject(JSON.parse(text))}catch{return{}}}function asObject(value){
return typeof value==="object"&&value!==null?value:{}}function sectionsOf(toml){const parts=toml.split(/^[ \t]*\[\[?[ \t]*([^\]\n]+?)[ \t]*\]\]?[ \t]*(?:#.*)?$/m);const sections=[
{header:"",body:parts[0]??""}];for(let at=1;at<parts.length;at+=2){sections.push({header:(parts[at]??"").replaceAll('"',
""),body:withoutComments2(parts[at+1]??"")})}return sections}function stringOf(body,key){return new RegExp(`^[ \\t]*${key}\
[ \\t]*=[ \\t]*["']([^"'\\n]*)["']`,"m").exec(body)?.[1]??null}function withoutComments2(body){return body.replaceAll(/^[ \t]*#.*$/gm,
"")}function installOf(tree,folder,needs){const at=name=>inFolder(folder,name);const has=name=>tree.has(at(name));if(has("uv\
.lock")){return{setup:"uv sync --locked --all-extras --all-groups",python:"uv run --no-sync python",tool:"uv",inputs:[at(
"uv.lock")]}}if(has("poetry.lock")){return{setup:"POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras",python:"\
.venv/bin/python",tool:"poetry",inputs:[at("poetry.lock")]}}return byPip(tree,folder,needs)}function byPip(tree,folder,needs){
const project=sectionsOf(tree.text(inFolder(folder,"pyproject.toml"))??"");const files=requirementFiles(tree,folder);const wanted=files.
filter(name=>{const text=tree.text(inFolder(folder,name))??"";return name==="requirements.txt"||needs.some(need=>names(text,
need))});const extra=keyNaming(project,"project.optional-dependencies",needs);const group=keyNaming(project,"dependency-\
groups",needs);const isPackage=project.some(({header})=>header==="project"||header==="build-system")||["setup.py","setup\
.cfg"].some(name=>tree.has(inFolder(folder,name)));const declared=[...wanted.map(name=>tree.text(inFolder(folder,name))??
""),...extra===null&&group===null?[]:project.map(({body})=>body)].join("\n");const words=[...wanted.flatMap(name=>["-r",
shellWord(name)]),...isPackage?["-e",shellWord(extra===null?".":`.[${extra}]`)]:[],...group===null?[]:["--group",shellWord(
group)],...needs.filter(need=>!names(declared,need))];const inputs=[...wanted,"pyproject.toml","setup.py","setup.cfg"].map(
name=>inFolder(folder,name));return{setup:`python3 -m venv .venv && ${group===null?"":".venv/bin/pip install -q --upgrad\
e pip && "}.venv/bin/pip install -q ${words.join(" ")}`,python:".venv/bin/python",tool:null,inputs:inputs.filter(path=>tree.
has(path))}}function requirementFiles(tree,folder){return tree.paths.filter(path=>path.startsWith(folder===""?"":`${folder}\
/`)).map(path=>folder===""?path:path.slice(folder.length+1)).filter(path=>/^(?:requirements[\w.-]*|[\w.-]*requirements|requirements\/[\w.-]+)\.txt$/.
test(path))}function keyNaming(sections,header,needs){const body=sections.find(section=>section.header===header)?.body??
"";for(const[,key="",list=""]of body.matchAll(/^[ \t]*([\w.-]+)\s*=\s*\[([^\]]*)\]/gm)){if(needs.some(need=>names(list,need)))
return key}return null}function names(text,need){return new RegExp(`(?<![\\w.-])${need}(?![\\w.-]*[\\w])`,"i").test(text)}var MANIFEST=/^(pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|tox\.ini|pytest\.ini|asv\.conf\.json)$/;var READ=/(^|\/)requirements\/[\w.-]+\.txt$|\.py$/;
var python={title:"Python",lookedFor:"a test with the fixture `benchmark` of pytest-benchmark, a script with `pyperf.Run\
ner()`, or asv.conf.json",reads:path=>!isForeign(path)&&(MANIFEST.test(nameOf(path))||READ.test(path)),find(tree){const read=tree.
paths.filter(python.reads);const folders=[...new Set(read.filter(path=>MANIFEST.test(nameOf(path))).map(folderOf))];const projects=folders.
filter(folder=>isProject(tree,folder)||!folders.some(above=>above!==folder&&isBelow(folder,above)));const sources=read.filter(
path=>path.endsWith(".py"));if(sources.length===0)return[];const shares=shared(projects.length===0?[""]:projects,sources);
return[...shares].flatMap(([folder,own])=>suitesOf(tree,folder,own))}};function isProject(tree,folder){return["pyproject\
.toml","setup.py","setup.cfg"].some(name=>tree.has(inFolder(folder,name)))}function suitesOf(tree,folder,sources){const pytest=pytestSuite(
tree,folder,sources);const found=[pytest,pyperfSuite(tree,folder,sources),asvSuite(tree,folder,sources)];const real=found.
filter(({benchmarks})=>benchmarks>0);return real.length>0?real:[pytest]}function suite4(tree,folder,found){const{tool,format,
outputFile,notes,metric,files,commands,installed,pattern,setupToo}=found;const benchmarks=countIn(tree,files,pattern);const setup=setupToo===
void 0?installed.setup:`${installed.setup} && ${setupToo}`;return{...{tool,format,folder,commands,outputFile,notes,benchmarks},
evidence:benchmarks===0?inFolder(folder,"a Python project"):evidenceOf(benchmarks,files),setup:{folder,command:setup},budgets:[
{metric,maxRegression:"5%",because:TIME_BECAUSE}],steps:stepsOf2(tree,folder,installed)}}var FIXTURE=/^[ \t]*(?:async )?def \w+\((?:[^)]*[\s,(])?benchmark\b[^)]*\)/gm;
var COLLECTED=/^(?:test_.*|.*_test)\.py$/;function pytestSuite(tree,folder,sources){const files=sources.filter(path=>nameOf(
path)!=="conftest.py"&&countIn(tree,[path],FIXTURE)>0);const installed=installOf(tree,folder,["pytest","pytest-benchmark"]);
const uncollected=files.some(path=>!COLLECTED.test(nameOf(path)));const where=[...new Set(files.map(path=>relativeTo(folder,
uncollected?path:folderOf(path))))];const words=[`${installed.python} -m pytest`,"--benchmark-only --benchmark-max-time=\
0.2",`--benchmark-json=${RESULTS}`,.../(?:^|\s)(?:-n[ =]?\w+|--numprocesses)/m.test(optionsOf(tree,folder))?["-n 0"]:[],
`-k ${FILTER}`,...where.filter(path=>path!=="").map(shellWord)];return suite4(tree,folder,{tool:"pytest-benchmark",format:"\
pytest-benchmark",metric:"time",pattern:FIXTURE,files,commands:[words.join(" ")],outputFile:RESULTS,installed,notes:["--\
benchmark-max-time is short: the rounds do the repeating, and only they are independent."]})}function optionsOf(tree,folder){
const texts=["pyproject.toml","pytest.ini","tox.ini","setup.cfg"].map(name=>tree.text(inFolder(folder,name))??"");return texts.
flatMap(text=>text.match(/addopts\s*=.*(?:\n[ \t]+.*)*/g)??[]).join("\n")}function pyperfSuite(tree,folder,sources){const files=sources.
filter(path=>/\bpyperf\.Runner\(/.test(tree.text(path)??""));const installed=installOf(tree,folder,["pyperf"]);const toJson=`${installed.
python} -c 'import json, pyperf; print(json.dumps([{"name": b.get_name(), "unit": "sec", "values": list(b.get_values())}\
 for b in pyperf.BenchmarkSuite.load("${RESULTS}")]))'`;return suite4(tree,folder,{tool:"pyperf",format:"json",metric:"v\
alue",pattern:/\.(?:timeit|bench_func|bench_time_func|bench_async_func|bench_command)\(/g,files,commands:files.map(path=>`\
rm -f ${RESULTS} && ${installed.python} ${shellWord(relativeTo(folder,path))} --quiet --processes 1 --values 3 -o ${RESULTS}\
 > /dev/null && ${toJson}`),outputFile:null,installed,notes:["One process for each invocation: the rounds do the repeati\
ng. The last command makes JSON of what pyperf keeps."]})}function asvSuite(tree,folder,sources){const config=tree.paths.
find(path=>nameOf(path)==="asv.conf.json"&&isBelow(path,folder));const at=config===void 0?folder:folderOf(config);const isTyped=/^[ \t]*"environment_type"/m.
test(tree.text(config??"")??"");const installed=installOf(tree,folder,["asv","virtualenv"]);const up=at===folder?"":"../".
repeat(relativeTo(folder,at).split("/").length);const inside=at===folder?"":`cd ${shellWord(relativeTo(folder,at))} && `;
const program=`${installed.tool==="uv"?"uv run --no-sync":`${up}.venv/bin/python -m`} asv`;const files=config===void 0?[]:
sources.filter(path=>isBelow(path,at)&&countIn(tree,[path],ASV)>0);return suite4(tree,folder,{tool:"asv",format:"command",
metric:"wall-time",pattern:ASV,files,commands:[`${inside}${program} run --python=same --quick`],outputFile:null,installed,
setupToo:`${inside}${program} machine --yes`,notes:["No format reads the results of asv, so the invocation as a whole is\
 measured.","--quick runs every benchmark once, so that its time depends on the code alone.",...isTyped?[]:['asv.conf.js\
on has to name an "environment_type", or asv refuses to run.']]})}var ASV=/^[ \t]*def (?:time|timeraw|mem|peakmem|track)_\w+\(/gm;
function stepsOf2(tree,folder,{tool,inputs}){const file=nearestFile(tree,folder,[".python-version",".tool-versions"]);const project=tree.
text(inFolder(folder,"pyproject.toml"))??"";const versionFile=file??(/^[ \t]*requires-python\s*=/m.test(project)?inFolder(
folder,"pyproject.toml"):null);const version=versionFile===null?{"python-version":"3.x"}:{"python-version-file":versionFile};
const cache=tool===null&&inputs.length>0?{cache:"pip","cache-dependency-path":inputs.join("\n")}:{};const python2={uses:SETUP_PYTHON,
with:{...version,...cache}};return tool===null?[python2]:[python2,{run:`pipx install ${tool}`}]}var rust={title:"Rust",lookedFor:"a target in benches/ for Criterion.rs or divan, or a function with #[bench]",reads:path=>!isForeign(
path)&&!/(^|\/)target\//.test(path)&&/(^|\/)Cargo\.toml$|\.rs$/.test(path),find:tree=>cratesOf(tree).flatMap(crate=>suitesOf2(
tree,crate))};function cratesOf(tree){const own=tree.paths.filter(rust.reads);const manifests=own.filter(path=>nameOf(path)===
"Cargo.toml");const parsed=new Map(manifests.map(path=>[folderOf(path),sectionsOf(tree.text(path)??"")]));const folders=[
...parsed.keys()];const workspaces=new Set(folders.filter(folder=>(parsed.get(folder)??[]).some(({header})=>header==="wo\
rkspace")));const shares=shared(folders,own.filter(path=>path.endsWith(".rs")));return folders.flatMap(folder=>{const sections=parsed.
get(folder)??[];const name=stringOf(bodyOf(sections,"package"),"name");if(name===null)return[];const sources=shares.get(
folder)??[];return[{folder,name,sections,sources,root:innermost(workspaces,inFolder(folder,"Cargo.toml"))??folder}]})}function bodyOf(sections,header){
return sections.find(section=>section.header===header)?.body??""}function suitesOf2(tree,crate){const targets=targetsOf2(
crate);const naming=pattern=>targets.filter(({path})=>pattern.test(tree.text(path)??""));const found=[criterionSuite(tree,
crate,naming(/\bcriterion::|\bcriterion_main!/)),divanSuite(tree,crate,naming(/\bdivan::/)),libtestSuite(tree,crate)];return found.
some(({benchmarks})=>benchmarks>0)?found.filter(({benchmarks})=>benchmarks>0):found.slice(0,1)}function targetsOf2({folder,
sections,sources}){const declared=sections.filter(({header})=>header==="bench").map(({body})=>({name:stringOf(body,"name"),
path:stringOf(body,"path")}));return sources.flatMap(path=>{const inside=relativeTo(folder,path);const name=declared.find(
one=>one.path===inside)?.name??/^benches\/([^/]+)(?:\.rs|\/main\.rs)$/.exec(inside)?.[1];return name===void 0?[]:[{name,
path}]})}function suite5(tree,crate,found){const{tool,format,commands,notes,benchmarks,paths,metric,select}=found;const manifest=inFolder(
crate.folder,"Cargo.toml");return{...{tool,format,commands,notes,benchmarks},evidence:benchmarks===0?manifest:evidenceOf(
benchmarks,paths),folder:crate.root,outputFile:null,setup:{folder:crate.root,command:`cargo bench${select} --no-run`},budgets:[
{metric,maxRegression:"5%",because:TIME_BECAUSE}],steps:stepsOf3(tree,crate)}}function packageFlag({root,folder,name}){return root===
folder?"":` -p ${shellWord(name)}`}function selected(crate,targets){return packageFlag(crate)+targets.map(({name})=>` --\
bench ${shellWord(name)}`).join("")}function criterionSuite(tree,crate,targets){const paths=targets.map(({path})=>path);
const select=selected(crate,targets);return suite5(tree,crate,{tool:"Criterion.rs",format:"criterion-text",metric:"time",
benchmarks:countIn(tree,paths,/\.bench_(?:function|with_input)\s*\(/g),paths,select,commands:[`cargo bench${select} -- -\
-noplot --warm-up-time 0.5 --measurement-time 1 --sample-size 10 ${FILTER}`],notes:["Few samples in each invocation: the\
 rounds do the repeating, and only they are independent."]})}function divanSuite(tree,crate,targets){const paths=targets.
map(({path})=>path);const select=selected(crate,targets);return suite5(tree,crate,{tool:"divan",format:"command",metric:"\
wall-time",benchmarks:countIn(tree,paths,/^[ \t]*#\[divan::bench\b/gm),paths,select,commands:[`cargo bench${select} -- -\
-sample-count 100 --sample-size 100`],notes:["No format reads the tables of divan, so the invocation as a whole is measu\
red.","The counts are fixed because otherwise divan would repeat until a time is over. Raise them until it takes a secon\
d."]})}var LIBTEST_TO_JSON=String.raw`awk '/^test .* bench: / { gsub(",", "", $5); printf "[{\"name\":\"%s\",\"unit\":\"ns\",\"value\":%s}]\n", $2, $5 }'`;
function libtestSuite(tree,crate){const paths=crate.sources.filter(path=>countIn(tree,[path],LIBTEST)>0);return suite5(tree,
crate,{tool:"libtest",format:"json",metric:"value",benchmarks:countIn(tree,paths,LIBTEST),paths,select:packageFlag(crate),
commands:[`cargo bench${packageFlag(crate)} | ${LIBTEST_TO_JSON}`],notes:["awk makes JSON of the lines of libtest. #[ben\
ch] needs a nightly toolchain."]})}var LIBTEST=/^[ \t]*#\[bench\]/gm;function stepsOf3(tree,{root}){const lock=inFolder(
root,"Cargo.lock");const hashed=tree.has(lock)?lock:inFolder(root,"Cargo.toml");const cache={uses:CACHE,with:{path:"~/.c\
argo/registry",key:`cargo-\${{ runner.os }}-\${{ hashFiles('${hashed}') }}`,"restore-keys":`cargo-\${{ runner.os }}-`}};
const pinned2=["rust-toolchain.toml","rust-toolchain"].some(name=>tree.has(inFolder(root,name)));const install="rustup s\
how active-toolchain || rustup toolchain install";const toolchain={run:root===""?install:`cd ${shellWord(root)} && (${install}\
)`,comment:"the toolchain that rust-toolchain names"};return pinned2?[cache,toolchain]:[cache]}var ECOSYSTEMS=[go,rust,python,javascript,java,cpp];function find(tree){return ECOSYSTEMS.map(ecosystem=>({ecosystem,suites:ecosystem.
find(tree)})).filter(({suites})=>suites.length>0)}function isRead(path){return ECOSYSTEMS.some(({reads})=>reads(path))}var MINUTES_BESIDE=25;function renderWorkflow({uses,steps,maxMinutes}){return`# Measures base and head of each pull requ\
est on the same runner, and fails the check when head is slower than
# .github/bench-referee.yml allows.
name: bench-referee

on: pull_request

permissions: {}

# A new push makes the run of the one before worthless.
concurrency:
  group: bench-referee-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  bench-referee:
    name: bench-referee
    runs-on: ubuntu-latest
    timeout-minutes: ${maxMinutes+MINUTES_BESIDE}
    permissions:
      contents: read # to check out and to fetch the base commit
      pull-requests: write # to comment
      checks: write # to create the check run
    steps:
      - uses: ${pinned(CHECKOUT)}
        with:
          persist-credentials: false # the benchmark is code of the pull request
${steps.map(renderStep).join("")}      - uses: ${uses}
`}function renderStep(step){const comment=step.comment===void 0?"":` # ${step.comment}`;if("run"in step)return`      - r\
un: ${scalar(step.run,"        ")}${comment}
`;const given=Object.entries(step.with).map(([key,value])=>`          ${key}: ${value==="false"?value:scalar(value,"    \
      ")}
`);const head=`      - uses: ${pinned(step.uses)}${comment}
`;return given.length===0?head:`${head}        with:
${given.join("")}`}function pinned({action,sha,version}){return`${action}@${sha} # ${version}`}import{dirname}from"node:path";import{fileURLToPath}from"node:url";var PLACEHOLDER="OWNER/bench-referee";async function ownAction(host){
const version=`v${"0.1.0"}`;const folder=dirname(fileURLToPath(import.meta.url));const git=async(...args)=>{const{exitCode,
stdout}=await host.git(args,{folder});return exitCode===0?stdout.trim():""};const url=await git("remote","get-url","orig\
in");const[,repository]=/^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.
exec(url)??[];if(repository===void 0||!/\/bench-referee$/.test(repository)){return{uses:`${PLACEHOLDER}@${version}`,isPinned:false}}
const sha=await git("rev-parse","--verify","HEAD");const isPublished=await git("for-each-ref","--contains",sha,"refs/rem\
otes/origin","refs/tags")!=="";if(!isPublished)return{uses:`${repository}@${version}`,isPinned:false};const tag=await git(
"describe","--tags","--exact-match",sha);return{uses:`${repository}@${sha}${tag===""?"":` # ${tag}`}`,isPinned:true}}import{join}from"node:path";var WORKFLOWS=".github/workflows";var READ_LIMIT_BYTES=512*1024;var MOST_FILES_READ=5e3;async function rootOf(host){const{
exitCode,stdout,stderr}=await host.git(["rev-parse","--show-toplevel"],{folder:host.folder});if(exitCode===0&&stdout.trim()!==
"")return stdout.trim();throw new UserError({where:"init",what:`this folder is in no working tree of git: ${stderr.trim()}`,
got:host.folder,remedy:'Go into the repository, or make one with "git init"'})}async function readTree(host,root){const list=[
"ls-files","-z","--cached","--others","--exclude-standard"];const{exitCode,stdout,stderr}=await host.git(list,{folder:root});
if(exitCode!==0)throw new UserError({where:"git ls-files",what:stderr.trim(),got:root});const all=new Set(stdout.split("\
\0").filter(path=>path!==""));const paths=[...all].sort();const wanted=paths.filter(path=>isRead(path)||path.startsWith(
`${WORKFLOWS}/`));const depth=path=>path.split("/").length;const read=wanted.sort((a,b)=>depth(a)-depth(b)).slice(0,MOST_FILES_READ);
if(read.length<wanted.length){host.log.warning(`of ${wanted.length} source files only the ${read.length} nearest to the \
root are read`)}const texts=new Map;for(const path of read){const text=await readText(host,join(root,path));if(text!==null)
texts.set(path,text)}return{paths,has:path=>all.has(path),text:path=>texts.get(path)??null}}async function readText(host,path){
try{const text=await host.files.read(path,READ_LIMIT_BYTES);return text===null?null:cleanText(text)}catch(error){if(error instanceof
UserError)return null;throw error}}async function init(argv){const{command,uses}=readInit(argv);const host=makeTerminalHost();const root=await rootOf(host);
const tree=await readTree(host,root);const found=find(tree);const suites=found.flatMap(one=>one.suites);const plan=planOf(
command===null?suites:[commandSuite(command,suites)]);if(plan===null)throw nothingToMeasure(found);if(command!==null&&tree.
has(DEFAULTS.config))throw configured();const action=uses===null?await ownAction(host):{uses,isPinned:true};const files=filesOf(
tree,plan,action);const fresh=files.filter(({text})=>text!==null);for(const{path}of fresh)await refuseExisting(host,root,
path);for(const{path,text}of fresh)await write(host,join2(root,path),text??"");process.stdout.write(`${summary(plan,files,
action).join("\n")}
`);return 0}function filesOf(tree,plan,{uses}){const gate=tree.paths.find(path=>path.startsWith(`${WORKFLOWS}/`)&&/\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/.
test(tree.text(path)??""));const hasConfiguration=tree.has(DEFAULTS.config);const workflow={uses,steps:plan.steps,maxMinutes:MAX_MINUTES};
return[gate===void 0?{path:freePath(tree),text:renderWorkflow(workflow)}:{path:gate,text:null},{path:DEFAULTS.config,text:hasConfiguration?
null:renderConfiguration(plan,workflow)}]}var MAX_MINUTES=20;function freePath(tree){for(let number=1;;number+=1){const name=`${WORKFLOWS}\
/bench-referee${number===1?"":`-${number}`}`;if(!["yml","yaml"].some(ending=>tree.has(`${name}.${ending}`)))return`${name}\
.yml`}}async function refuseExisting(host,root,path){if(await host.files.read(join2(root,path),READ_LIMIT_BYTES)===null)
return;throw new UserError({where:path,what:"is there, and ignored by git",remedy:"Move it away, or write the gate by ha\
nd as the README shows"})}async function write(host,path,text){try{await host.files.write(path,text)}catch(error){if(!(error instanceof
Error&&"code"in error))throw error;const remedy="Make .github a folder that you may write to";throw new UserError({where:"\
init",what:`cannot write (${String(error.code)})`,got:path,remedy})}}function nothingToMeasure(found){const asked=found.
length===0?ECOSYSTEMS:found.map(({ecosystem})=>ecosystem);const looked=asked.map(({title,lookedFor})=>`${title}: ${lookedFor}`).
join("; ");const seen=found.length===0?"":` in the ${found.map(({ecosystem})=>ecosystem.title).join(" and ")} code here`;
return new UserError({where:"init",what:`there is no benchmark${seen}, and nothing was written. Looked for: ${looked}`,remedy:"\
Write a benchmark first, or name a command whose time and memory are to be measured: init -- make build"})}function configured(){
return new UserError({where:DEFAULTS.config,what:'is there already, so the command behind "--" would not be measured',remedy:'\
Write it as "run" in that file, or leave it out here'})}function summary(plan,files,{uses,isPinned}){const list=(title,lines)=>lines.
length===0?[]:[title,...lines.map(line=>`  ${line}`),""];const written=files.filter(({text})=>text!==null).map(({path})=>path);
const kept=files.filter(({text})=>text===null).map(({path})=>`${path}, which is there already`);const program=process.argv[1]?.
endsWith(".js")?`node ${process.argv[1]}`:"bench-referee";const doubts=[...plan.format==="command"?plan.notes:[],...isPinned?
[]:[`"uses: ${uses}" in the workflow is not pinned: give the action as --uses OWNER/bench-referee@SHA.`]];return[...list(
"found",plan.suites.map(({evidence,tool})=>`${evidence} (${tool})`)),...list("found too, and left out, because a gate re\
ads one format",plan.others.map(({evidence,tool})=>`${evidence} (${tool})`)),...list("wrote",written),...list("left as i\
t was",kept),...list("please read",doubts),...list("next",[`${program} check    # measures your uncommitted changes agai\
nst the commit before them`,`${program} doctor   # says how much noise there is, and which budgets it can hold`]).slice(
0,-1)]}export{init};
