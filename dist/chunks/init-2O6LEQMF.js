import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{childEnvironment}from"./chunk-QEAQ36IB.js";import{LOCK_FILES,installCommand,readLastLines}from"./chunk-OOXYUKRW.js";
import"./chunk-DJJNLWET.js";import{renderLastLines}from"./chunk-AZRTJBVI.js";import{COUNTED_METRIC,makeTerminalHost,
require_dist}from"./chunk-THDOESCH.js";import"./chunk-IKSPXGBE.js";import{formatDiagnosticLine}from"./chunk-ET2FACDU.js";
import"./chunk-I2MRJ4UF.js";import{OWN_REPOSITORY,VERSION,ownFileUrl}from"./chunk-VWDZQE77.js";import{FORMATS,
parseToolOutput}from"./chunk-NOUGDDRP.js";import{cleanText,parseInitArgs}from"./chunk-K7U33ATV.js";import{hex,
literal,object,string,templateLiteral}from"./chunk-KG3JJBVT.js";import{UserError,quoteShellWord,quoteShellWords,relocate,
userError,userErrorOf}from"./chunk-4Q6QMYTI.js";import{about,inFile,isError,makeWarning}from"./chunk-EORH2WXK.js";
import{__toESM}from"./chunk-E4HB5Y7J.js";import{join as join3}from"node:path";var RESULTS="bench-referee-results.json",FILTER='"${BENCH_REFEREE_FILTER:-}"',TIME_BECAUSE="a first limit; doctor propos\
es one from the noise of your runner";function evidenceOf(count2,paths){let[first="",...others]=paths,more=others.length===
0?"":` and ${others.length} more file${others.length===1?"":"s"}`;return`${count2} benchmark${count2===1?"":"s"} in ${first}${more}`}function planOf(found){let real=found.filter(({benchmarks})=>benchmarks>0),formats=[...new Set(real.map(({format:format2})=>format2))],
worth=format2=>real.reduce((sum,suite6)=>sum+(suite6.format===format2?suite6.benchmarks:0),0)-(format2==="command"?1e9:0),
[format]=formats.sort((a,b)=>worth(b)-worth(a));if(format===void 0)return null;let suites=real.filter(suite6=>suite6.format===
format);return{suites,others:real.filter(suite6=>suite6.format!==format),format,...partsOf(suites)}}function moveRecipe({
command,otherwise},into){let moved=otherwise&&{otherwise:{...otherwise,command:into+otherwise.command}};return{command:into+
command,...moved}}function partsOf(suites){let folders=[...new Set(suites.map(({folder:folder2})=>folder2))],[folder=""]=folders,
isOnePlace=folder!==""&&folders.length===1&&suites.every(({setup,builds=[]})=>[setup,...builds].every(one=>one===null||one.
folder===folder)),into=place=>isOnePlace||place===""?"":`cd ${quoteShellWord(place)} && `,joinSetups=all=>{let lines=new Map,
lineOf=({folder:place,command})=>subshell(into(place),command);for(let{setup,builds=[]}of all){if(setup===null)continue;
let line=lineOf(setup);lines.set(line,[...lines.get(line)??[],...builds.map(lineOf)])}return[...lines].map(([line,builds])=>[
line,...removeDuplicates(builds)].join(" && "))},joinCommands=(place,commands)=>commands.map(one=>into(place)+one),recipes=suites.
flatMap(({counted,folder:place,setup,builds=[]})=>counted===void 0?[]:[{...counted,place,own:setup,builds}]),files=suites.
filter(({outputFile})=>outputFile!==null),[only]=suites;return{profiled:suites.length===1&&only?.commands.length===1&&only.
profiled!==void 0?moveRecipe(only.profiled,into(only.folder)):null,workingDirectory:isOnePlace?folder:null,setup:joinSetups(
suites),run:suites.flatMap(({folder:place,commands})=>joinCommands(place,commands)),outputFile:files.length===0?null:isOnePlace?
RESULTS:formatResultPattern(folders),budgets:removeDuplicatesBy(suites.flatMap(({budgets})=>budgets),({metric})=>metric),
notes:removeDuplicates(suites.flatMap(({notes})=>notes)),steps:stepsFor(suites),counted:recipes.length<suites.length?null:
{setup:joinSetups(recipes.map(({setup,place,own,builds})=>setup===null?{setup:own,builds}:{setup:{folder:place,command:setup}})),
run:recipes.flatMap(({place,commands})=>joinCommands(place,commands)),isTimed:recipes.every(({isTimed})=>isTimed)}}}function subshell(into,command){
return into===""?command:`(${into}${command})`}function formatResultPattern(folders){let[folder=""]=folders;return folders.
length>1?`**/${RESULTS}`:folder===""?RESULTS:`${folder}/${RESULTS}`}function stepsFor(suites){return removeDuplicatesBy(
suites.flatMap(({steps})=>steps),step=>"uses"in step?step.uses.action:step.run)}function removeDuplicates(values){return[
...new Set(values)]}function removeDuplicatesBy(values,key){let kept=new Map;for(let value of values)kept.has(key(value))||
kept.set(key(value),value);return[...kept.values()]}var FOREIGN=/(^|\/)(node_modules|vendor|third[_-]?party|testdata|fixtures|__fixtures__|site-packages)\//,UNSAFE_NAME=/[\p{Cc}']|\$\{\{/u;
function isForeign(path){return FOREIGN.test(path)||UNSAFE_NAME.test(path)}function folderOf(path){return path.slice(0,Math.
max(0,path.lastIndexOf("/")))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}function inFolder(folder,name){
return folder===""?name:`${folder}/${name}`}function isBelow(path,folder){return folder===""||path.startsWith(`${folder}\
/`)}function relativeTo(folder,path){return folder===""?path:path.slice(folder.length+1)}function findInnermost(folders,path){
for(let folder=folderOf(path);;folder=folderOf(folder)){if(folders.has(folder))return folder;if(folder==="")return null}}
function assignToFolders(folders,paths){let shares=new Map([...folders].map(folder=>[folder,[]])),all=new Set(shares.keys());
for(let path of paths){let folder=findInnermost(all,path);folder!==null&&shares.get(folder)?.push(path)}return shares}function nearestFile(tree,folder,names){
let found=names.map(name=>inFolder(folder,name)).find(tree.has);return found!==void 0||folder===""?found??null:nearestFile(
tree,folderOf(folder),names)}function countIn(tree,paths,pattern){return paths.reduce((sum,path)=>sum+[...(tree.text(path)??
"").matchAll(pattern)].length,0)}function commandSuite(command,found,trial){let measured=trial.outcome==="results"?resultsPart(trial.results):invocationPart(
trial),{installs,builds}=findInstalls(command,found),counted={setup:null,commands:[command],isTimed:!0};return{tool:"the\
 command",folder:"",commands:[command],outputFile:null,setup:installs.length===0?null:{folder:"",command:installs.map(formatInstall).
join(`
`)},builds,...measured,evidence:`\`${command}\`, as it was named`,notes:[...measured.notes,...installs.some(({language})=>language===
"python")&&!ENVIRONMENT.test(command)?[START_PYTHON]:[],`What ${installs.length===0?"":"else "}it needs before, such as \
a build, belongs into "setup".`],steps:stepsFor(found),...measured.format==="command"&&{counted}}}var PROGRAMS={node:["n\
ode","npm","npx","pnpm","pnpx","yarn","bun","bunx","tsx","ts-node","vitest"],python:["python","python3","pytest","uv","u\
vx","poetry","asv"],other:["go","cargo","mvn","mvnw","gradle","gradlew","cmake","dotnet"]},ENVIRONMENT=/\.venv\b|\b(?:uv|poetry) run\b/,
START_PYTHON="The packages are installed into .venv of each tree, so it has to start .venv/bin/python.";function findInstalls(command,found){
let words=command.split(/[\s='"();&|]+/).map(word=>word.replace(/^\.\//,"")),starts=programs=>words.some(word=>programs.
includes(nameOf(word))),isUnknown=!Object.values(PROGRAMS).some(starts),isNeeded=({language,folder})=>(isUnknown||starts(
PROGRAMS[language]))&&(folder===""||words.some(word=>isBelow(`${word}/`,folder))),needed=found.filter(({install})=>install!==
void 0&&isNeeded(install)),installs=new Map(needed.flatMap(({install})=>install?[[`${install.language} ${install.folder}`,
install]]:[])),own=needed.filter(({install,folder})=>install&&isNeeded({...install,folder}));return{installs:[...installs.
values()],builds:own.flatMap(({builds=[]})=>builds)}}function formatInstall({folder,command}){return folder===""?command:
`(cd ${quoteShellWord(folder)} && ${command})`}function resultsPart({format,benchmarks,metrics,hasFilter}){return{format,
benchmarks,budgets:metrics.map(({name,isDeterministic})=>isDeterministic?makeBudget(name,"1%",STEADY):makeBudget(name,"5\
%",TIME_BECAUSE)),notes:[`It was run once, and printed ${count(benchmarks,"benchmark")} in the format "${format}".`,...hasFilter?
['The command may pass BENCH_REFEREE_FILTER to its tool, to measure again only what is undecided; "bench-referee formats\
" shows how.']:[]]}}var STEADY="hardly depends on the machine";function invocationPart(trial){return{format:"command",benchmarks:1,
budgets:[makeBudget("wall-time","5%",TIME_BECAUSE),makeBudget("peak-memory","5%",STEADY)],notes:[formatReason(trial),"So\
 the invocation itself is measured: its time, and the memory of its largest process."]}}function formatReason(trial){switch(trial.
outcome){case"no-results":return"It was run once, and printed nothing that a format reads.";case"failed":return`It was r\
un once, and ${trial.how}, so what it prints is not known. The gate needs it to succeed.`;case"too-slow":return`It was r\
un once, and ended after ${trial.seconds} s because it was not done, so what it prints is not known.`}}function makeBudget(metric,maxRegression,because){
return{metric,maxRegression,because}}function count(number,noun){return`${number} ${noun}${number===1?"":"s"}`}var PLACEHOLDER_OWNER="OWNER";function actionFileUrl(uses,path,{isRaw}){let[,owner,name,ref]=/^([\w.-]+)\/([\w.-]+)(?:\/[\w./-]*)?@([\w./-]+)/.
exec(uses)??[];return owner===void 0||owner===PLACEHOLDER_OWNER?null:isRaw?`https://raw.githubusercontent.com/${owner}/${name}\
/${ref}/${path}`:`https://github.com/${owner}/${name}/blob/${ref}/${path}`}var import_yaml=__toESM(require_dist(),1);function scalar(text,indent=""){return(0,import_yaml.stringify)({key:text},{lineWidth:0}).
trimEnd().slice(5).replaceAll(/\n(?=.)/g,`
${indent}`)}function entry(key,values){let[only]=values;return only===void 0?[]:values.length===1?[`${key}: ${scalar(only)}`]:
[`${key}:`,...values.map(value=>`  - ${scalar(value,"  ")}`)]}var ROUNDS="Rounds of one invocation on each side; measuring ends as soon as everything is decided.",MINUTES="For all me\
asuring after setup. What is undecided by then is inconclusive, which does not fail.",BISECT="To find the commit that br\
oke a budget, for at most ten more minutes after the verdict, with a longer timeout of the job:",PROFILE=`To name the fu\
nctions that got slower, after the verdict, if its profiler is installed (${ownFileUrl("docs/profiles.md")}):`,FIRST_WEEKS='\
For the first weeks: "level: warn" shows what is broken and fails nothing.',FILTERED="BENCH_REFEREE_FILTER is set by the\
 gate, to measure again only what is still undecided.";function renderConfiguration(plan,{maxMinutes,uses}){let{format,workingDirectory,
setup,run,outputFile,budgets,notes,profiled}=plan,filters=run.some(command=>command.includes("BENCH_REFEREE_FILTER"));return`${[
"# How bench-referee measures this repository, and what a pull request may cost.","# On a pull request the file of the b\
ase commit counts, so no pull request can relax its own gate.",...schemaLine(uses),"",...plan.suites.map(({tool,evidence})=>`\
# Found: ${evidence} (${tool}).`),...plan.others.flatMap(renderOtherSuite),"",...workingDirectory===null?[]:entry("worki\
ng-directory",[workingDirectory]),...setup.length===0?[]:["# Once in each of the two trees, before the first round."],...entry(
"setup",setup.length===0?[]:[setup.join(`
`)]),...notes.map(note=>`# ${note}`),...filters?[`# ${FILTERED}`]:[],...entry("run",run),...entry("format",[format]),...outputFile===
null?[]:entry("output-file",[outputFile]),"",`# ${ROUNDS}`,"rounds: 6..30",`# ${MINUTES}`,`max-minutes: ${maxMinutes}`,`\
# ${BISECT}`,"# bisect-minutes: 10",...profiled===null?[]:renderProfileKey(profiled),"",`# ${FIRST_WEEKS}`,...renderBudgets(
budgets),...plan.counted===null?[]:renderCountKeys(plan.counted,budgets)].join(`
`)}
`}function renderProfileKey({command,otherwise}){let[line="",...others]=entry("command",[command]);return[`# ${PROFILE}`,
"# profile:",`#   ${line}`,...others.map(one=>`#   ${one}`),...otherwise===void 0?[]:[`# ${otherwise.when}: ${otherwise.
command}`]]}function renderBudgets(budgets){return["budgets:",...budgets.flatMap(({metric,maxRegression,because})=>[`  -\
 metric: ${scalar(metric)}`,`    max-regression: ${maxRegression}`,`    because: ${scalar(because)}`])]}var INSTRUCTIONS={
metric:COUNTED_METRIC,maxRegression:"1%",because:"hardly varies, so a small change is found"};function renderCountKeys({
setup,run,isTimed},budgets){let keys=[...entry("setup",setup.length===0?[]:[setup.join(`
`)]),...entry("run",run),"count: instructions",...isTimed?[]:["measure: counts"],...renderBudgets(isTimed?[...budgets,INSTRUCTIONS]:
[INSTRUCTIONS])];return["",`# Instructions can be counted ${isTimed?"as well":"in place of times"}, which finds changes \
of 1 %. It needs Linux and Valgrind: a step`,'# "sudo apt-get install --yes valgrind" in the workflow, and these keys in\
 place of those above.',...keys.join(`
`).split(`
`).map(line=>`#   ${line}`)]}function schemaLine(uses){let url=actionFileUrl(uses,"docs/configuration.schema.json",{isRaw:!0});
return url===null?[]:[`# yaml-language-server: $schema=${url}`]}function renderOtherSuite({evidence,tool,format,commands,
folder}){return[`# Also found, and not in this gate, which reads one format: ${evidence} (${tool}, format: ${format}).`,
...commands.map(command=>`#   ${folder===""?"":`in ${folder}: `}${command}`)]}var WORKFLOWS=".github/workflows",FIRST_GATE={check:"bench-referee",job:"measure",config:".github/bench-referee.yml"};function nameGate(name){
if(name===null)return FIRST_GATE;let check=`${FIRST_GATE.check}-${name}`;return{check,job:`${FIRST_GATE.job}-${name}`,config:`\
.github/${check}.yml`}}var USES_ACTION=/\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/,CONFIG_INPUT=/^\s*config:\s*['"]?([^'"\s#]+)/m;
function findGates(tree){return tree.paths.filter(path=>path.startsWith(`${WORKFLOWS}/`)).flatMap(workflow=>{let text=tree.
text(workflow)??"",[,config=FIRST_GATE.config]=CONFIG_INPUT.exec(text)??[];return USES_ACTION.test(text)?[{workflow,config}]:
[]})}var NAMED_CONFIG=/^\.github\/bench-referee-[\w.-]+\.ya?ml$/;function findGate(tree,names){let isFirst=names===FIRST_GATE,
isSame=({config})=>isFirst?!NAMED_CONFIG.test(config):config===names.config;return findGates(tree).find(isSame)??null}function isGateFile(path){
return/^\.github\/(?:workflows\/)?[^/]+\.ya?ml$/.test(path)}function findFormatsInUse(tree){let texts=findGates(tree).map(
({config})=>tree.text(config)??"");return new Set(texts.flatMap(text=>/^format:\s*['"]?([\w-]+)/m.exec(text)?.[1]??[]))}import{posix}from"node:path";var CATCH2_FILTER='${BENCH_REFEREE_FILTER:+"$BENCH_REFEREE_FILTER"}',CATCH2_HIDDEN_FILTER='"${BENCH_REFEREE_FILTER:-[!be\
nchmark]}"',CPP_TOOLS=[{name:"Google Benchmark",format:"google-benchmark",foundBy:"a target of CMake with `benchmark::be\
nchmark`, and `BENCHMARK(\u2026)`",metric:"cpu_time",library:/\bbenchmark(?:::benchmark(?:_main)?|_main)?\b/,header:/^[ \t]*#[ \t]*include[ \t]*[<"]benchmark\/benchmark\.h/m,
benchmark:/^[ \t]*BENCHMARK(?:_F|_TEMPLATE\w*|_DEFINE_F|_CAPTURE)?\s*\(/gm,debian:"libbenchmark-dev",notes:["For benchma\
rks of one thread cpu_time is steadier than real_time."],run:()=>`--benchmark_format=json --benchmark_filter=${FILTER}`},
{name:"Catch2",format:"catch2",foundBy:'a target of CMake with `Catch2::\u2026`, and `BENCHMARK("\u2026")`',metric:"time",
library:/\bCatch2::/,header:/^[ \t]*#[ \t]*include[ \t]*[<"]catch2\//m,benchmark:/^[ \t]*BENCHMARK(?:_ADVANCED)?\s*\(/gm,
debian:"catch2",notes:["Each invocation gives one mean. Analysing its samples takes half a second for each benchmark."],
run:sources=>`-r xml --benchmark-no-analysis ${sources.includes("[!benchmark]")?CATCH2_HIDDEN_FILTER:CATCH2_FILTER}`},{name:"\
nanobench",format:"nanobench",foundBy:"a target of CMake with nanobench, and `.run(\u2026)`",metric:"time",library:/\bnanobench\b/,
header:/^[ \t]*#[ \t]*include[ \t]*[<"](?:[\w/]+\/)?nanobench\.h/m,benchmark:/\.run\s*\(/g,debian:null,notes:[],run:()=>""}];var FILE='"$BENCH_REFEREE_PROFILE"';function profileByPerf(command){let data='"$TMPDIR/perf.data"';return{command:`perf \
record -q -e cpu-clock -g -o ${data} ${command} > /dev/null && perf script -i ${data} > ${FILE}`}}function profilePython(command){
return{command:`py-spy record --rate 500 --format raw --output ${FILE} -- ${command}`,otherwise:{when:"From Python 3.15 \
on, without py-spy",command:command.replace(" -m ",` -m profiling.sampling run --collapsed -o ${FILE} -m `)}}}function profileByNode(command){
let[,rest]=/^node (.*)$/s.exec(command)??[];return rest===void 0?null:{command:`node --cpu-prof --cpu-prof-dir="\${BENCH_\
REFEREE_PROFILE%/*}" --cpu-prof-name="\${BENCH_REFEREE_PROFILE##*/}" ${rest}`}}function profileByAsyncProfiler(command){
return{command:`${command} -jvmArgsAppend "-agentpath:$ASYNC_PROFILER=start,event=itimer,collapsed,file=$BENCH_REFEREE_P\
ROFILE"`}}function profileGo(folder){let place=folder===""?".":`./${folder}`;return{command:`go test -run='^$' -bench="\$\
{BENCH_REFEREE_FILTER:-.}" -count=1 -o "$TMPDIR/bench.test" -cpuprofile=${FILE} ${place}`}}var LISTS="CMakeLists.txt",SOURCE=/\.(?:cc|cpp|cxx|c\+\+)$/,cpp={title:"C++",tools:CPP_TOOLS,reads:path=>!isForeign(path)&&
(nameOf(path)===LISTS||SOURCE.test(path)),find(tree){let lists=tree.paths.filter(path=>!isForeign(path)&&nameOf(path)===
LISTS),projects=lists.map(folderOf).filter((folder,_,all)=>all.every(one=>one===folder||!isBelow(folder,one))),sources=assignToFolders(
lists.map(folderOf),tree.paths.filter(path=>SOURCE.test(path)&&!isForeign(path)));return projects.flatMap(folder=>{let below=lists.
filter(path=>isBelow(path,folder)),targets=targetsOf(tree,below,sources),suites=CPP_TOOLS.map(tool=>suite(tree,{folder,lists:below,
tool,targets:targets.filter(one=>one.tool===tool)})),real=suites.filter(({benchmarks})=>benchmarks>0);return real.length>
0?real:suites.slice(0,1)})}};function targetsOf(tree,lists,sources){let texts=lists.map(path=>stripComments(tree.text(path)??
"")),added=lists.flatMap((path,at)=>addedSources(texts[at]??"",folderOf(path))),project=texts.map(projectName).find(name=>name!==
null)??"";return lists.flatMap((path,at)=>{let text=texts[at]??"",resolved=text.replaceAll(/\$\{(?:CMAKE_)?PROJECT_NAME\}/g,
projectName(text)??project);return[...resolved.matchAll(/\badd_executable\s*\(\s*([\w.+-]+)([^)]*)\)/g)].flatMap(([,name="",
rest=""])=>{let named=[...sourcesIn(rest,folderOf(path)),...added.flatMap(one=>one.target===name?one.sources:[])].filter(
one=>tree.has(one)),own=named.length>0?named:sources.get(folderOf(path))??[],included=own.map(one=>tree.text(one)??"").join(
`
`),links=linksOf(resolved,name),tool=CPP_TOOLS.find(({library,header})=>library.test(links)||header.test(included));return tool===
void 0?[]:[{name,sources:own,tool}]})})}function addedSources(text,folder){return[...text.matchAll(/\btarget_sources\s*\(\s*([\w.+-]+)([^)]*)\)/g)].
map(([,target="",rest=""])=>({target,sources:sourcesIn(rest,folder)}))}function sourcesIn(words,folder){return words.split(
/[\s"]+/).filter(one=>SOURCE.test(one)).map(one=>posix.join(folder,one.replace(/^\$\{CMAKE_CURRENT_SOURCE_DIR\}\//,"")))}
function linksOf(text,target){return[...text.matchAll(/\btarget_link_libraries\s*\(\s*([\w.+-]+)([^)]*)\)/g)].filter(([,
name])=>name===target).map(([,,libraries])=>libraries).join(" ")}function projectName(text){return/^[ \t]*project\s*\(\s*([\w.+-]+)/im.
exec(text)?.[1]??null}function stripComments(text){return text.replaceAll(/#.*$/gm,"")}function suite(tree,{folder,lists,
tool,targets}){let files=[...new Set(targets.flatMap(({sources})=>sources))].filter(path=>countIn(tree,[path],tool.benchmark)>
0),benchmarks=countIn(tree,files,tool.benchmark),real=targets.filter(({sources})=>sources.some(path=>files.includes(path))),
texts=lists.map(path=>stripComments(tree.text(path)??"")).join(`
`),options=[...texts.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\b[^)]*\bOFF\s*\)/gi)].map(([,name])=>` -D${name}=ON`),names=real.
map(one=>one.name),build=more=>[...tree.has(".gitmodules")?["git submodule update --init --recursive"]:[],`cmake -S . -B\
 build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$PWD/build/bin"${[...options,...more].join("")}`,`cm\
ake --build build --parallel --target ${names.map(quoteShellWord).join(" ")}`].join(" && "),mode=tool.format==="google-b\
enchmark"?codspeedMode(texts):null,commands=real.map(({name,sources})=>`${programOf(texts,name)} ${tool.run(sources.map(
path=>tree.text(path)??"").join(`
`))}`.trimEnd());return{tool:tool.name,evidence:benchmarks===0?inFolder(folder,LISTS):evidenceOf(benchmarks,files),benchmarks,
format:tool.format,folder,commands,...mode!==null&&{counted:{setup:build([` -DCODSPEED_MODE=${mode}`]),commands:names.map(
name=>programOf(texts,name)),isTimed:!1}},...commands[0]!==void 0&&{profiled:profileByPerf(commands[0])},outputFile:null,
setup:{folder,command:build([])},budgets:[{metric:tool.metric,maxRegression:"5%",because:TIME_BECAUSE}],notes:tool.notes,
steps:stepsOf(texts,tool)}}var VERSION_1=/\bcodspeed-cpp(?:@|\b[^)]*?\b(?:GIT_TAG|VERSION)\s+)"?v?1\./i;function codspeedMode(texts){
return/\bcodspeed-cpp\b/i.test(texts)?VERSION_1.test(texts)?"instrumentation":"simulation":null}function programOf(texts,name){
return/CMAKE_RUNTIME_OUTPUT_DIRECTORY|RUNTIME_OUTPUT_DIRECTORY/.test(texts)?`"$(find build bin -type f -name ${quoteShellWord(
name)} 2>/dev/null | head -1)"`:`./build/bin/${quoteShellWord(name)}`}function stepsOf(texts,tool){let isFetched=/FetchContent|CPMAddPackage|ExternalProject|add_subdirectory\s*\([^)]*(?:benchmark|catch2?)\b[^)]*\/|conan|vcpkg/i.
test(texts);return tool.debian===null||isFetched||!/\bfind_package\s*\(/.test(texts)?[]:[{run:`sudo apt-get update -q &&\
 sudo apt-get install -yq ${tool.debian}`,comment:"find_package looks for it"}]}var pin=(action,version,sha)=>({action,sha,version}),CHECKOUT=pin("actions/checkout","v7.0.1","3d3c42e5aac5ba805825da764\
10c181273ba90b1"),CACHE=pin("actions/cache","v5.0.5","27d5ce7f107fe9357f9df03efb73ab90386fccae"),SETUP_GO=pin("actions/s\
etup-go","v6.4.0","4a3601121dd01d1626a1e23e37211e3254c1c06c"),SETUP_JAVA=pin("actions/setup-java","v5.2.0","be666c2fcd27\
ec809703dec50e508c2fdc7f6654"),SETUP_NODE=pin("actions/setup-node","v6.3.0","53b83947a5a98c8d113130e565377fae1a50d02f"),
SETUP_PYTHON=pin("actions/setup-python","v6.2.0","a309ff8b426b58ec0e2a45f0f869d46889d02405"),SETUP_PNPM=pin("pnpm/action\
-setup","v6.0.10","0977fd99725f1db4007ccb2928dbb4e90d06cc86"),SETUP_BUN=pin("oven-sh/setup-bun","v2.2.0","0c5077e5141986\
8618aeaa5fe8019c62421857d6");var BENCHMARK=/^func Benchmark(?:[^a-z\s(]\w*)?\(\s*\w+ \*testing\.B\b/gm,go={title:"Go",tools:[{name:"go test",format:"\
go",foundBy:"`func BenchmarkName(b *testing.B)` in a `_test.go`"}],reads:path=>!isForeign(path)&&(nameOf(path)==="go.mod"||
path.endsWith("_test.go")),find(tree){let own=tree.paths.filter(go.reads),modules=own.filter(path=>nameOf(path)==="go.mo\
d").map(folderOf),tests=assignToFolders(modules,own.filter(path=>path.endsWith("_test.go")));return modules.map(folder=>suite2(
tree,folder,tests.get(folder)??[]))}};function suite2(tree,folder,tests){let files=tests.filter(path=>countIn(tree,[path],
BENCHMARK)>0),benchmarks=countIn(tree,files,BENCHMARK),packages=[...new Set(files.map(path=>relativeTo(folder,folderOf(path))))];
return{tool:"go test",evidence:benchmarks===0?inFolder(folder,"go.mod"):evidenceOf(benchmarks,files),benchmarks,format:"\
go",folder,commands:[`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ./...`],outputFile:null,
setup:{folder,command:"go test -run='^$' ./..."},budgets:[{metric:"sec/op",maxRegression:"5%",because:TIME_BECAUSE},{metric:"\
B/op",maxRegression:"1%",because:"hardly depends on the machine"},{metric:"allocs/op",maxRegression:"0%",because:"does n\
ot depend on the machine"}],notes:["-count=1 makes each invocation one sample; the rounds repeat it."],steps:[setupGo(tree,
folder)],...packages.length===1&&{profiled:profileGo(packages[0])},counted:recipe(packages)}}function recipe(packages){let into=place=>place===
""?"":`cd ${quoteShellWord(place)} && `,build=place=>{let command=`${into(place)}go test -c -o ${PROGRAM} .`;return packages.
length===1?command:`(${command})`},run=`./${PROGRAM} -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.bench\
mem \${BENCH_REFEREE_ITERATIONS:+-test.benchtime=\${BENCH_REFEREE_ITERATIONS}x}`;return{setup:packages.map(build).join("\
 && "),commands:packages.map(place=>into(place)+run),isTimed:!0}}var PROGRAM="bench-referee.test";function setupGo(tree,folder){
let sums=tree.paths.filter(path=>path===inFolder(folder,"go.sum")),cache=sums[0]===void 0?{cache:"false"}:{},elsewhere=sums[0]===
void 0||folder===""?{}:{"cache-dependency-path":sums[0]};return{uses:SETUP_GO,with:{"go-version-file":inFolder(folder,"g\
o.mod"),...cache,...elsewhere}}}var BUILD=/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,SOURCE2=/\.(?:java|kt|scala)$/,BENCHMARK2=/^[ \t]*@(?:org\.openjdk\.jmh\.annotations\.)?Benchmark\b/gm,
java={title:"Java",tools:[{name:"JMH by Maven",format:"jmh",foundBy:"a method under `@Benchmark`, and JMH in `pom.xml`"},
{name:"JMH by Gradle",format:"jmh",foundBy:"a method under `@Benchmark`, and the plugin `me.champeau.jmh` in `build.grad\
le`"}],reads:path=>!isForeign(path)&&(BUILD.test(nameOf(path))||SOURCE2.test(path)),find(tree){let own=tree.paths.filter(
java.reads),builds=own.filter(path=>BUILD.test(nameOf(path))),shares=assignToFolders(builds.map(folderOf),own.filter(path=>SOURCE2.
test(path))),suites=builds.filter(path=>/jmh/i.test(tree.text(path)??"")).map(path=>{let sources=shares.get(folderOf(path))??
[];return nameOf(path)==="pom.xml"?mavenSuite(tree,path,sources):gradleSuite(tree,path,sources)}),[first]=builds;return suites.
length>0||first===void 0?suites:[nameOf(first)==="pom.xml"?mavenSuite(tree,first,[]):gradleSuite(tree,first,[])]}},OPTIONS=`\
-f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff ${RESULTS} ${FILTER}`;function suite3(tree,build,{files,part}){let benchmarks=countIn(
tree,files,BENCHMARK2);return{...part,evidence:benchmarks===0?build:evidenceOf(benchmarks,files),benchmarks,format:"jmh",
outputFile:RESULTS,budgets:[{metric:"*",maxRegression:"5%",because:TIME_BECAUSE}],notes:["One fork and three short itera\
tions in each invocation: the rounds do the repeating, each in a virtual machine of its own.","Where three seconds do no\
t warm a benchmark up, raise -wi."]}}function mavenSuite(tree,pom,sources){let folder=folderOf(pom),text=tree.text(pom)??
"",files=sources.filter(path=>countIn(tree,[path],BENCHMARK2)>0),root=reactorOf(tree,folder),wrapper=tree.has(inFolder(root,
"mvnw"))?"./mvnw":"mvn",module=root===folder?"":` -pl ${folder.slice(root===""?0:root.length+1)} -am`,goals="test-compil\
e org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath -Dmdep.outputFile=target/classpath.txt",install=module===
""?goals:`install -Dmaven.test.skip.exec=true ${goals.replace("test-compile ","")}`,classes="target/test-classes:target/\
classes:$(cat target/classpath.txt)";return suite3(tree,pom,{files,part:{tool:"JMH by Maven",folder,commands:[`java -cp \
"${classes}" org.openjdk.jmh.Main ${OPTIONS}`],profiled:profileByAsyncProfiler(`java -cp "${classes}" org.openjdk.jmh.Ma\
in ${OPTIONS}`),setup:{folder:root,command:`${wrapper} -B -q${module} -DskipTests ${install}`},steps:[setupJava(tree,folder,
{text,cache:"maven"})]}})}function reactorOf(tree,folder){if(folder==="")return"";let above=nearestFile(tree,folderOf(folder),
["pom.xml"]);return above===null||!/<modules>/.test(tree.text(above)??"")?folder:reactorOf(tree,folderOf(above))}function gradleSuite(tree,build,sources){
let folder=folderOf(build),text=tree.text(build)??"",files=sources.filter(path=>countIn(tree,[path],BENCHMARK2)>0),settings=nearestFile(
tree,folder,["settings.gradle.kts","settings.gradle"]),root=settings===null?folder:folderOf(settings),gradle=tree.has(inFolder(
root,"gradlew"))?"./gradlew":"gradle",inside=folder.slice(root===""||root===folder?root.length:root.length+1),task=`${inside===
""?"":`:${inside.replaceAll("/",":")}:`}jmhJar`;return suite3(tree,build,{files,part:{tool:"JMH by Gradle",folder,commands:[
`java -jar build/libs/*-jmh.jar ${OPTIONS}`],profiled:profileByAsyncProfiler(`java -jar build/libs/*-jmh.jar ${OPTIONS}`),
setup:{folder:root,command:`${gradle} -q --no-daemon ${task}`},steps:[setupJava(tree,folder,{text,cache:"gradle"})]}})}var VERSIONS=[
/<maven\.compiler\.release>\s*([\d.]+)/,/<java\.version>\s*([\d.]+)/,/<maven\.compiler\.(?:source|target)>\s*([\d.]+)/,/<release>\s*([\d.]+)/,
/JavaLanguageVersion\.of\((\d+)\)/,/jvmToolchain\((\d+)\)/,/(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?['"]?([\d._]+)/],
DEFAULT_VERSION="21";function setupJava(tree,folder,{text,cache}){let file=nearestFile(tree,folder,[".java-version",".sd\
kmanrc",".tool-versions"]),version=VERSIONS.map(pattern=>pattern.exec(text)?.[1]).find(found=>found!==void 0)?.replace(/^1[._]/,
"").replaceAll("_",".")??DEFAULT_VERSION;return{uses:SETUP_JAVA,with:{distribution:"temurin",...file===null?{"java-versi\
on":version}:{"java-version-file":file},cache}}}import{posix as posix2}from"node:path";function getLineColFromPtr(string2,ptr){let lines=string2.slice(0,ptr).split(/\r?\n/);return[lines.length,lines.pop().length+
1]}function makeCodeBlock(string2,line,column){let lines=string2.split(/\r?\n/),codeblock="",numberLen=(Math.log10(line+
1)|0)+1;for(let i=line-1;i<=line+1;i++){let l=lines[i-1];l&&(codeblock+=i.toString().padEnd(numberLen," "),codeblock+=":\
  ",codeblock+=l,codeblock+=`
`,i===line&&(codeblock+=" ".repeat(numberLen+column+2),codeblock+=`^
`))}return codeblock}var TomlError=class _TomlError extends Error{line;column;codeblock;constructor(message,options){let[
line,column]=getLineColFromPtr(options.toml,options.ptr),codeblock=makeCodeBlock(options.toml,line,column);super(`Invali\
d TOML document: ${message}

${codeblock}`,options),this.line=line,this.column=column,this.codeblock=codeblock}static x(message,ctx,ptr){throw new _TomlError(
message,{toml:ctx.s,ptr:ptr??ctx.p})}};function parseString(ctx){let startPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p++),first=c,isLiteral=c===39,isMultiline=c===ctx.s.
charCodeAt(ctx.p)&&c===ctx.s.charCodeAt(ctx.p+1);isMultiline&&((c=ctx.s.charCodeAt(ctx.p+=2))===10?ctx.p++:c===13&&ctx.s.
charCodeAt(ctx.p+1)===10&&(ctx.p+=2));let parsed="",sliceStart=ctx.p,state=0;for(;ctx.p<ctx.s.length;ctx.p++)if(c=ctx.s.
charCodeAt(ctx.p),isMultiline&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10))state=state&&3;else if(c<32&&c!==9||c===
127)TomlError.x("control characters are not allowed in strings",ctx);else if((!state||state===3)&&c===first&&(!isMultiline||
ctx.s.charCodeAt(ctx.p+1)===first&&ctx.s.charCodeAt(ctx.p+2)===first)){if(isMultiline&&(ctx.s.charCodeAt(ctx.p+3)===first&&
ctx.p++,ctx.s.charCodeAt(ctx.p+3)===first&&ctx.p++),!state){let s=ctx.s.slice(sliceStart,ctx.p);parsed=parsed?parsed+s:s}
return ctx.p+=isMultiline?3:1,parsed}else if(!state)!isLiteral&&c===92&&(parsed+=ctx.s.slice(sliceStart,sliceStart=ctx.p),
state=1);else if(state===1)if(c===120||c===117||c===85){let errPtr=ctx.p++-1,value=0,len=c===120?2:c===117?4:8;for(let j=0;j<
len;j++,ctx.p++){let hex2=ctx.s.charCodeAt(ctx.p),digit=hex2>=48&&hex2<=57?hex2-48:hex2>=65&&hex2<=70?hex2-65+10:hex2>=97&&
hex2<=102?hex2-97+10:-1;digit<0&&TomlError.x("invalid non-hex character in unicode escape",ctx),value=value<<4|digit}(value<
0||value>1114111||value>=55296&&value<=57343)&&TomlError.x("invalid unicode escape",ctx,errPtr),parsed+=String.fromCodePoint(
value),sliceStart=ctx.p--,state=0}else isMultiline&&(c===32||c===9)?state=2:(c===98?parsed+="\b":c===116?parsed+="	":c===
110?parsed+=`
`:c===102?parsed+="\f":c===114?parsed+="\r":c===101?parsed+="\x1B":c===34?parsed+='"':c===92?parsed+="\\":TomlError.x("u\
nrecognised escape sequence",ctx),sliceStart=ctx.p+1,state=0);else c!==32&&c!==9&&(state===2&&TomlError.x("invalid escap\
e: only line-ending whitespace may be escaped",ctx,sliceStart),state=!isLiteral&&c===92?1:0,sliceStart=ctx.p);TomlError.
x("unfinished string",ctx,startPtr)}var DATE_TIME_RE=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,TomlDate=class _TomlDate extends Date{#hasDate=!1;#hasTime=!1;#offset=null;constructor(date,fasttype,unsafeDelim){
let hasDate=!0,hasTime=!0,offset="Z",c;if(typeof date=="string")if(fasttype)prep:{if(fasttype<3){if(+date.slice(11,13)>23){
date="";break prep}fasttype===2?(offset=null,date+="Z"):(c=date.charCodeAt(date.length-1))!==90&&c!==122&&(offset=date.slice(
date.length-6)),unsafeDelim&&(date=date.slice(0,10)+"T"+date.slice(11))}else fasttype===4&&(date=+date.slice(0,2)>23?"":
`0000-01-01T${date}Z`);hasDate=fasttype!==4,hasTime=fasttype!==3}else{let match=date.match(DATE_TIME_RE);match?(match[1]||
(hasDate=!1,date=`0000-01-01T${date}`),hasTime=!!match[2],hasTime&&date[10]===" "&&(date=date.replace(" ","T")),match[2]&&
+match[2]>23?date="":(offset=match[3]||null,!offset&&hasTime&&(date+="Z"))):date=""}super(date),isNaN(this.getTime())||(this.#hasDate=
hasDate,this.#hasTime=hasTime,this.#offset=offset)}isDateTime(){return this.#hasDate&&this.#hasTime}isLocal(){return!this.#hasDate||
!this.#hasTime||!this.#offset}isDate(){return this.#hasDate&&!this.#hasTime}isTime(){return this.#hasTime&&!this.#hasDate}isValid(){
return this.#hasDate||this.#hasTime}toISOString(){let iso=super.toISOString();if(this.isDate())return iso.slice(0,10);if(this.
isTime())return iso.slice(11,23);if(this.#offset===null)return iso.slice(0,-1);if(this.#offset==="Z"||this.#offset==="z")
return iso;let offset=+this.#offset.slice(1,3)*60+ +this.#offset.slice(4,6);return offset=this.#offset[0]==="-"?offset:-offset,
new Date(this.getTime()-offset*6e4).toISOString().slice(0,-1)+this.#offset}static wrapAsOffsetDateTime(jsDate,offset="Z"){
let date=new _TomlDate(jsDate);return date.#offset=offset,date}static wrapAsLocalDateTime(jsDate){let date=new _TomlDate(
jsDate);return date.#offset=null,date}static wrapAsLocalDate(jsDate){let date=new _TomlDate(jsDate);return date.#hasTime=
!1,date.#offset=null,date}static wrapAsLocalTime(jsDate){let date=new _TomlDate(jsDate);return date.#hasDate=!1,date.#offset=
null,date}};function isDigit(char,base=10){return base===16?char>47&&char<58||char>64&&char<71||char>96&&char<103:char>47&&char<48+base}
function isEndOfValue(char,delim){return char===32||char===9||char===10||char===13||delim&&(char===delim||char===44)||char===
35}function extractValue(ctx,end){let errPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p);if(c===91||c===123){ctx.d--||TomlError.x("d\
ocument contains excessively nested structures. aborting.",ctx);let value=c===91?parseArray(ctx):parseInlineTable(ctx);return ctx.
d++,value}return c===34||c===39?parseString(ctx):c===116?((ctx.s.charCodeAt(++ctx.p)!==114||ctx.s.charCodeAt(++ctx.p)!==
117||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.x("invalid value",ctx,errPtr),ctx.p++,!0):c===102?((ctx.s.charCodeAt(++ctx.
p)!==97||ctx.s.charCodeAt(++ctx.p)!==108||ctx.s.charCodeAt(++ctx.p)!==115||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.x(
"invalid value",ctx,errPtr),ctx.p++,!1):c===43||c===45?parseNumber(ctx,ctx.p,ctx.s.charCodeAt(++ctx.p),44-c,end):ctx.s.charCodeAt(
ctx.p+4)===45&&ctx.s.charCodeAt(ctx.p+7)===45?parseDate(ctx,c,end):ctx.s.charCodeAt(ctx.p+2)===58?parseTime(ctx,c,end):parseNumber(
ctx,ctx.p,c,0,end)}function parseNumber(ctx,startPtr,startChr,sign,endChr){let c=startChr,state=0,hasUnderscores=!1;if(c===
105)return(ctx.s.charCodeAt(++ctx.p)!==110||ctx.s.charCodeAt(++ctx.p)!==102)&&TomlError.x("invalid value",ctx,startPtr),
ctx.p++,(sign||1)/0;if(c===110)return(ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==110)&&TomlError.x("inv\
alid value",ctx,startPtr),ctx.p++,NaN;if(c===48){if(++ctx.p>=ctx.s.length||isEndOfValue(c=ctx.s.charCodeAt(ctx.p),endChr))
return ctx.bi===!0?0n:0;if(!sign){if(c===120)return parseIntegerBaseN(ctx,startPtr,16,endChr);if(c===98)return parseIntegerBaseN(
ctx,startPtr,2,endChr);if(c===111)return parseIntegerBaseN(ctx,startPtr,8,endChr)}c===46?state=2:c===101||c===69?state=4:
TomlError.x("illegal leading zero",ctx,startPtr)}else isDigit(c)||TomlError.x("invalid value",ctx,startPtr);for(;++ctx.p<
ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)state||(state=1),c===95?(state&1||TomlError.x("illega\
l underscore",ctx),state+=11,hasUnderscores=!0):state===1&&c===46?state=2:(state===1||state===3)&&(c===101||c===69)?state=
4:state===4&&(c===43||c===45)?state=6:isDigit(c)?state>9?state-=11:state&1||state++:TomlError.x("illegal character in nu\
meric literal",ctx);if(!state){let val=(startChr-48)*(sign||1);return ctx.bi===!0?BigInt(val):val}state&1||TomlError.x("\
unfinished numeric value",ctx,startPtr);let str=ctx.s.slice(startPtr,ctx.p);return hasUnderscores&&(str=str.replaceAll("\
_","")),state>1?parseFloat(str):parseInteger(ctx,str,10,startPtr)}function parseIntegerBaseN(ctx,startPtr,base,endChr){let c,
underscore=1;for(;++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)c===95?(underscore&1&&TomlError.
x("illegal underscore",ctx),underscore=3):isDigit(c,base)?underscore&1&&underscore--:TomlError.x("illegal character in n\
umeric literal",ctx);underscore&1&&TomlError.x("unfinished numeric value",ctx);let str=ctx.s.slice(startPtr+2,ctx.p);return underscore&&
(str=str.replaceAll("_","")),parseInteger(ctx,str,base,startPtr)}function parseInteger(ctx,str,base,startPtr){if(ctx.bi!==
!0)int:{let val=parseInt(str,base);if(!Number.isSafeInteger(val)){if(ctx.bi)break int;TomlError.x("integer value cannot \
be represented losslessly",ctx,startPtr)}return val}return BigInt(base===10?str:(base===2?"0b":base===8?"0o":"0x")+str)}
function parseDate(ctx,c,endChr){let startPtr=ctx.p++,unsafeSeparator;if(!isDigit(c)||!isDigit(ctx.s.charCodeAt(ctx.p++))||
!isDigit(ctx.s.charCodeAt(ctx.p++))||!isDigit(ctx.s.charCodeAt(ctx.p++)))return parseNumber(ctx,ctx.p=startPtr,c,0,endChr);
if(ctx.p+=5,isDigit(ctx.s.charCodeAt(ctx.p++))||TomlError.x("invalid date-time: date part is malformed",ctx,startPtr),ctx.
p>=ctx.s.length||((c=ctx.s.charCodeAt(ctx.p))!==32||(unsafeSeparator=!0,!isDigit(ctx.s.charCodeAt(ctx.p+1))))&&c!==84&&c!==
116){let t2=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t2,3,!1,startPtr)}if(ctx.s.charCodeAt(ctx.p+=3)!==58&&TomlError.
x("invalid date-time: time part is malformed",ctx,startPtr),ctx.s.charCodeAt(ctx.p+=3)===58&&(ctx.p+=3),ctx.s.charCodeAt(
ctx.p)===46)for(;isDigit(ctx.s.charCodeAt(++ctx.p)););if(c=ctx.s.charCodeAt(ctx.p)){if(c===90||c===122){let t2=ctx.s.slice(
startPtr,++ctx.p);return readDate(ctx,t2,1,unsafeSeparator,startPtr,"[+00:00]")}if(c===43||c===45){let t2=ctx.s.slice(startPtr,
ctx.p+=6);return readDate(ctx,t2,1,unsafeSeparator,startPtr,!ctx.ld&&"["+ctx.s.slice(ctx.p-6,ctx.p)+"]")}}let t=ctx.s.slice(
startPtr,ctx.p);return readDate(ctx,t,2,unsafeSeparator,startPtr)}function parseTime(ctx,c,endChr){let start=ctx.p;if(!isDigit(
c)||!isDigit(ctx.s.charCodeAt(++ctx.p)))return parseNumber(ctx,--ctx.p,c,0,endChr);if(ctx.s.charCodeAt(ctx.p+=4)===58&&(ctx.
p+=3),ctx.s.charCodeAt(ctx.p)===46)for(;isDigit(ctx.s.charCodeAt(++ctx.p)););let t=ctx.s.slice(start,ctx.p);return readDate(
ctx,t,4,!1,start)}function readDate(ctx,str,type,unsafeDelim,errPtr,temporalSuffix){if(ctx.ld){let date=new TomlDate(str,
type,unsafeDelim);return date.isValid()||TomlError.x("invalid date",ctx,errPtr),date}try{switch(temporalSuffix&&(str+=temporalSuffix),
type){case 1:return Temporal.ZonedDateTime.from(str);case 2:return Temporal.PlainDateTime.from(str);case 3:return Temporal.
PlainDate.from(str);case 4:return Temporal.PlainTime.from(str)}}catch(e){TomlError.x(e instanceof Error?e.message:""+e,ctx,
errPtr)}}function skipComment(ctx){for(;ctx.p<ctx.s.length;ctx.p++){let c=ctx.s.charCodeAt(ctx.p);if(c===10)break;if(c===13&&ctx.
s.charCodeAt(ctx.p+1)===10){ctx.p++;break}(c<32&&c!==9||c===127)&&TomlError.x("control characters are not allowed in com\
ments",ctx)}}function skipVoid(ctx,banNewLines,banComments){let c;for(;ctx.p<ctx.s.length;){for(;ctx.p<ctx.s.length&&((c=
ctx.s.charCodeAt(ctx.p))===32||c===9||!banNewLines&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10));)ctx.p++;if(banComments||
c!==35)break;skipComment(ctx)}}function parseKey(ctx,end=61){let startPtr,state=0,parsed=[],sliceStart,c=ctx.s.charCodeAt(startPtr=ctx.p);do{if(c===end)
return state||TomlError.x("unexpected end of key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),ctx.p++,parsed;
c===46?(state||TomlError.x("illegal empty bare key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),state=0):
!state&&(c===34||c===39)?(c===ctx.s.charCodeAt(ctx.p+1)&&c===ctx.s.charCodeAt(ctx.p+2)&&TomlError.x("illegal quoted key:\
 multiline strings are not allowed",ctx),parsed.push(parseString(ctx)),state=2,ctx.p--):c===32||c===9?state===1&&(parsed.
push(ctx.s.slice(sliceStart,ctx.p)),state=2):state===2||c<48&&c!==45||c>57&&c<65||c>90&&c<97&&c!==95||c>122?TomlError.x(
"illegal character in key",ctx):state||(state=1,sliceStart=ctx.p)}while(c=ctx.s.charCodeAt(++ctx.p));TomlError.x("incomp\
lete key-value: cannot find end of key",ctx,startPtr)}function parseInlineTable(ctx){let startPtr=ctx.p++,res=Object.create(
null),seen=new Set,c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===125)return ctx.p++,res;let k,
t=res,hasOwn=!1,errPtr=ctx.p,key=parseKey(ctx);for(let i=0;i<key.length;i++){i&&(t=hasOwn?t[k]:t[k]=Object.create(null)),
k=key[i],(hasOwn=Object.hasOwn(t,k))&&(typeof t[k]!="object"||seen.has(t[k]))&&TomlError.x("trying to redefine an alread\
y defined value",ctx,errPtr);let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor")){t=ctx.uk!==1&&TomlError.
x("document contains an unsafe property",ctx,errPtr);break}!hasOwn&&unsafe&&Object.defineProperty(t,k,{enumerable:!0,configurable:!0,
writable:!0})}hasOwn&&TomlError.x("trying to redefine an already defined value",ctx,errPtr),skipVoid(ctx,!0,!0);let value=extractValue(
ctx,125);if(t&&typeof(t[k]=value)=="object"&&seen.add(value),skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===125)return res;
c!==44&&TomlError.x("expected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished table",ctx,startPtr)}function parseArray(ctx){
let startPtr=ctx.p++,res=[],c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===93)return ctx.p++,
res;if(res.push(extractValue(ctx,93)),skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p++))===93)return res;c!==44&&TomlError.x("e\
xpected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished array",ctx,startPtr)}function peekTable(ctx,key,table,meta,type){let t=table,m=meta,k,hasOwn=!1,state;for(let i=0;i<key.length;i++){if(i){if(t=
hasOwn?t[k]:t[k]=Object.create(null),m=(state=m[k]).c,type===0&&(state.t===1||state.t===2))return null;if(state.t===2){let l=t.
length-1;t=t[l],m=m[l].c}}if(k=key[i],(hasOwn=Object.hasOwn(t,k))&&m[k]?.t===0&&m[k]?.d)return null;if(!hasOwn){let unsafe=k===
"__proto__";if(ctx.uk&&(unsafe||k==="constructor"))return!1;unsafe&&(Object.defineProperty(t,k,{enumerable:!0,configurable:!0,
writable:!0}),Object.defineProperty(m,k,{enumerable:!0,configurable:!0,writable:!0})),m[k]={t:i<key.length-1&&type===2?3:
type,d:!1,i:0,c:Object.create(null)}}}if(state=m[k],state.t!==type&&!(type===1&&state.t===3)||(type===2&&(state.d||(state.
d=!0,t[k]=[]),t[k].push(t=Object.create(null)),state.c[state.i++]=state={t:1,d:!1,i:0,c:Object.create(null)}),state.d))return null;
if(state.d=!0,type===1)t=hasOwn?t[k]:t[k]=Object.create(null);else if(type===0&&hasOwn)return null;return[k,t,state.c]}function validateTablePeek(ctx,peek,ptr){
(peek===null||ctx.uk===2)&&TomlError.x(peek===null?"trying to redefine an already defined table or value":"document cont\
ains an unsafe property",ctx,ptr)}function parse(toml,options={}){let ctx={s:toml,p:0,d:options.maxDepth??1e3,bi:options.
integersAsBigInt??!1,ld:options.useLegacyDate??!0,uk:options.unsafeKeyBehaviour==="throw"?2:options.unsafeKeyBehaviour===
"drop"?1:0},res=Object.create(null),meta=Object.create(null),tmp,skipping=!1,tbl=res,m=meta;for(toml.charCodeAt(0)===65279&&
ctx.p++,skipVoid(ctx);ctx.p<toml.length;){if(toml.charCodeAt(ctx.p)===91){let isTableArray=toml.charCodeAt(++ctx.p)===91;
tmp=ctx.p+=+isTableArray,skipping=!1;let k=parseKey(ctx,93);isTableArray&&(toml.charCodeAt(ctx.p)!==93&&TomlError.x("exp\
ected end of table array declaration",ctx),ctx.p++);let p=peekTable(ctx,k,res,meta,isTableArray?2:1);p?(m=p[2],tbl=p[1]):
(validateTablePeek(ctx,p,tmp),skipping=!0)}else{tmp=ctx.p;let k=parseKey(ctx),p=peekTable(ctx,k,tbl,m,0);!p&&!skipping&&
validateTablePeek(ctx,p,tmp),skipVoid(ctx,!0,!0);let v=extractValue(ctx,void 0);p&&!skipping&&(p[1][p[0]]=v)}skipVoid(ctx,
!0),ctx.p<toml.length&&(tmp=toml.charCodeAt(ctx.p))!==10&&(tmp!==13||toml.charCodeAt(ctx.p+1)!==10)&&TomlError.x("each k\
ey-value declaration must be followed by an end-of-line",ctx),skipVoid(ctx)}return res}var HAS_WELLFORMED=!!"".isWellFormed;function parseJsonManifest(text){return parseManifest(text,JSON.parse)}function parseTomlManifest(text){return parseManifest(
text,parse)}function parseManifest(text,parser){try{return asObject(parser(text.replace(/^\uFEFF/,"")))}catch{return{}}}
function asObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)?value:{}}function asList(value){
return Array.isArray(value)?value:[]}function asText(value){return typeof value=="string"?value:null}var OUTPUT=/^(?:.*?\/)??(?:dist|build|lib|out|output|es|esm|cjs)(?=\/|$)/,IMPORTED=/(?:\bfrom|\bimport|\b(?:require|import|URL)\s*\()\s*(['"`])([\w@.][\w@./-]*)\1/g;
function findBuilds(tree,sources,isInstalled){if(sources.length===0)return[];let paths=tree.paths.filter(path=>nameOf(path)===
"package.json"&&isInstalled(folderOf(path))),manifests=new Map(paths.map(path=>[folderOf(path),parseJsonManifest(tree.text(
path)??"")])),folders=new Set(manifests.keys()),byName=new Map([...manifests].map(([folder,{name}])=>[asText(name)??"",folder])),
built=new Set,build=(folder,seen=new Set)=>{let builder=findBuilder(manifests,folder);if(builder===null||built.has(builder)||
seen.has(folder))return;let{dependencies,devDependencies}=manifests.get(folder)??{};for(let name of Object.keys({...asObject(
dependencies),...asObject(devDependencies)})){let needed=byName.get(name);needed!==void 0&&isEntryMissing(needed)&&build(
needed,new Set([...seen,folder]))}built.add(builder)},isMissing=(path,folder)=>{let[output]=OUTPUT.exec(posix2.relative(
folder,path))??[];return output!==void 0&&!tree.paths.some(one=>one.startsWith(`${inFolder(folder,output)}/`))},isEntryMissing=folder=>entriesOf(
manifests.get(folder)??{}).some(entry2=>isMissing(posix2.join(folder,entry2),folder)),findImported=(source,name)=>{if(!name.
startsWith("."))return{folder:byName.get(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]??""),isEntry:!0};let path=posix2.join(folderOf(
source),name).replace(/^\.?\/?$|\/$/,""),isEntry=folders.has(path),folder=isEntry?path:findInnermost(folders,path)??void 0;
return{folder:folder!==void 0&&!isEntry&&!isMissing(path,folder)?void 0:folder,isEntry}};for(let source of sources)for(let[
,,name=""]of(tree.text(source)??"").matchAll(IMPORTED)){let{folder,isEntry}=findImported(source,name);folder!==void 0&&(!isEntry||
isEntryMissing(folder))&&build(folder)}return[...built]}function findBuilder(manifests,folder){return asText(asObject(manifests.
get(folder)?.scripts).build)!==null?folder:folder===""?null:findBuilder(manifests,folderOf(folder))}function entriesOf({
main,module,exports}){return(JSON.stringify([main,module,exports]).match(/(?<=")[^"]+\.[cm]?js(?=")/g)??[]).filter(text=>!text.
startsWith("/"))}var V8_FLAGS="--interpreted-frames-native-stack --allow-natives-syntax --hash-seed=1 --random-seed=1 --no-opt --predicta\
ble --predictable-gc-schedule --expose-gc --no-concurrent-sweeping --max-old-space-size=4096",NODE_SCRIPT=/^node ([^;&|]+)$/;
function countTinybench({command,tools,isTimed}){let[,rest]=NODE_SCRIPT.exec(command)??[];return rest===void 0||!tools.includes(
"@codspeed/tinybench-plugin")?null:{setup:null,commands:[`node \${CODSPEED_ENV:+${V8_FLAGS}} ${rest}`],isTimed}}function countVitest(exec,tools,isVitest5){
return isVitest5||!tools.includes("@codspeed/vitest-plugin")?null:{setup:null,commands:[`${exec} vitest bench --run`],isTimed:!1}}import{posix as posix3}from"node:path";var SCRIPT_TOOLS=[{name:"Benchmark.js",format:"benchmarkjs",foundBy:"a script such as `bench` in `package.json`, or a be\
nch file, that prints `String(event.target)`",dependency:"benchmark",metric:"ops/sec",prints:/\.target\b/,isUsual:!0,note:'\
The script has to print String(event.target) on every "cycle".'},{name:"tinybench",format:"tinybench",foundBy:"a script \
such as `bench` in `package.json`, or a bench file, that prints `bench.table()` or its tasks as JSON",dependency:"tinybe\
nch",metric:"time",prints:/\bconsole\.table\(|\bJSON\.stringify\(/,isUsual:!0,note:"The script has to print console.tabl\
e(bench.table()), or the tasks as JSON, which has more digits."},{name:"mitata",format:"mitata",foundBy:"a script such a\
s `bench` in `package.json`, or a bench file, that runs mitata with `format` `json`",dependency:"mitata",metric:"time",prints:/\bformat\b[^;]{0,60}\bjson\b|\bjson\s*:/,
isUsual:!1,note:"The script has to end with await run({ format: { json: { samples: false } } })."}];var SCRIPTS=["bench","benchmark","benchmarks","perf"],SCRIPT_NAME=/(?<![A-Za-z])(?:bench(?:es|marks?)?|perf)(?![a-z])/,AROUND_NAME=/(?<![a-z])(?:build|check|clean|compare|deploy|deps|dev|format|init|install|lint|prepare|report|serve|setup|types?|typecheck|update|upload|watch)(?![a-z])/;
function findScript(names){return SCRIPTS.find(name=>names.includes(name))??names.find(name=>SCRIPT_NAME.test(name)&&!AROUND_NAME.
test(name))??null}var NOT_STARTED=/\.(?:test|spec|d)\.\w+$|x$/;function findStartedFiles(tree,paths,dependencies){let scripts=paths.
filter(path=>!NOT_STARTED.test(path));for(let tool of SCRIPT_TOOLS.filter(({dependency})=>dependencies.includes(dependency))){
let imports=new RegExp(`(?:\\bfrom|\\bimport|\\brequire\\s*\\()\\s*['"]${tool.dependency}['"]`),started=scripts.filter(path=>{
let text=tree.text(path)??"";return imports.test(text)&&/\brun\s*\(/.test(text)}),printing=started.filter(path=>tool.prints.
test(tree.text(path)??"")),files=printing.length>0?printing:started;if(files.length>0)return{tool,files}}return null}var SOURCE_WORD=/(?<=^|\s)(?:\.\/)?([\w./@-]+\.[cm]?[jt]sx?)(?=$|\s)/;
function sourceOf(tree,folder,script){let[,file]=SOURCE_WORD.exec(asText(script)??"")??[],path=file===void 0?null:posix3.
join(folder,file);return path===null||tree.text(path)===null?null:withHelpers(tree,[path])}var FILE_TEXTS=/(['"`])[\w@./-]+\1(?:\s*,\s*(['"`])[\w@./-]+\2)*/g,
ENDINGS=["",".js",".mjs",".cjs",".ts",".mts",".cts","/index.js","/index.ts"];function withHelpers(tree,paths){let texts=new Map,
waiting=[...paths];for(let path=waiting.pop();path!==void 0;path=waiting.pop()){let text=tree.text(path);if(text===null||
texts.has(path))continue;texts.set(path,text);let folder=folderOf(path);for(let[found]of text.matchAll(FILE_TEXTS)){let words=found.
split(",").map(word=>word.trim().slice(1,-1)),names=[words.join("/"),...words].map(name=>posix3.join(folder,name));waiting.
push(...names.flatMap(name=>ENDINGS.map(ending=>name+ending)).filter(tree.has))}}return[...texts.values()].join(`
`)}function packageManagerOf(tree,folder){let lock=nearestFile(tree,folder,Object.keys(LOCK_FILES)),root=lock===null?folder:
folderOf(lock),[,named,version=""]=/"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@(\d+)/.exec(tree.text(inFolder(root,"pac\
kage.json"))??"")??[],byLock=lock===null?void 0:LOCK_FILES[nameOf(lock)],id=named??byLock??"npm",isLocked=byLock===id,isModern=id===
"yarn"&&(Number(version)>=2||tree.has(inFolder(root,".yarnrc.yml"))),node=setupNode(tree,root,isLocked&&id!=="bun"?{id,lock:lock??
""}:null),install=installCommand(id,{isLocked,isModern});switch(id){case"npm":return{id,root,install,exec:"npx",script:"\
npm run --silent",steps:[node]};case"pnpm":{let pnpm={uses:SETUP_PNPM,with:pnpmVersion(root,named!==void 0)};return{id,root,
install,exec:"pnpm exec",script:"pnpm run --silent",steps:[pnpm,node]}}case"yarn":return{id,root,install,exec:"yarn run",
script:isModern?"yarn run":"yarn run --silent",steps:isModern?[{run:"corepack enable",comment:"the yarn that package.jso\
n names"},node]:[node]};case"bun":return{id,root,install,exec:"bunx",script:"bun run --silent",steps:[node,{uses:SETUP_BUN,
with:{}}]}}}function pnpmVersion(root,isNamed){return isNamed?root===""?{}:{package_json_file:inFolder(root,"package.jso\
n")}:{version:"latest"}}function setupNode(tree,root,cached){let manifest=inFolder(root,"package.json"),file=nearestFile(
tree,root,[".nvmrc",".node-version",".tool-versions"]),asks=/"(?:engines|volta|devEngines)"\s*:\s*\{[^}]*"(?:node|runtime)"/.
test(tree.text(manifest)??""),versionFile=file??(asks?manifest:null),version=versionFile===null?{"node-version":"lts/*"}:
{"node-version-file":versionFile},cache=cached===null?{"package-manager-cache":"false"}:{cache:cached.id,...root===""?{}:
{"cache-dependency-path":cached.lock}};return{uses:SETUP_NODE,with:{...version,...cache}}}var BENCH_FILE=/\.(?:bench|benchmark)\.[cm]?[jt]sx?$/,SCRIPT_FILE=/(?:bench|perf)[^/]*(?:\/.*)?\.[cm]?[jt]sx?$/i,LOCAL=/^(?:\.nvmrc|\.node-version|\.yarnrc\.yml)$/,
VITEST="vitest bench",OTHER_SCRIPT="a script of package.json",javascript={title:"JavaScript",tools:[{name:VITEST,format:"\
vitest-bench",foundBy:"a file such as `encode.bench.ts`, and vitest"},...SCRIPT_TOOLS,{name:OTHER_SCRIPT,format:"command",
foundBy:"a script in `package.json` with `bench` or `perf` in its name"}],reads:path=>!isForeign(path)&&(nameOf(path)===
"package.json"||SCRIPT_FILE.test(path)||LOCAL.test(nameOf(path))),find(tree){let own=tree.paths.filter(javascript.reads),
packages=own.filter(path=>nameOf(path)==="package.json"),shares=assignToFolders(packages.map(folderOf),own.filter(path=>SCRIPT_FILE.
test(path)));return packages.map(path=>{let folder=folderOf(path),sources=shares.get(folder)??[];return suiteOf(tree,{path,
folder,sources,files:sources.filter(one=>BENCH_FILE.test(one))})})}};function suiteOf(tree,one){let manifest=parsePackageJson(
tree.text(one.path)??""),manager=packageManagerOf(tree,one.folder),above=nearestFile(tree,folderOf(one.folder),["package\
.json"]),tools=[...manifest.dependencies,...parsePackageJson(tree.text(above??"")??"").dependencies],builds=findBuilds(tree,
one.sources,folder=>packageManagerOf(tree,folder).root===manager.root),base={folder:one.folder,setup:{folder:manager.root,
command:manager.install},install:{language:"node",folder:manager.root,command:manager.install},...builds.length>0&&{builds:builds.
map(folder=>({folder,command:`${manager.id} run build`}))},steps:manager.steps};if(one.files.length>0&&tools.includes("v\
itest"))return{...base,...vitestPart(tree,one,{manager,tools})};let script=findScript([...manifest.scripts.keys()]);if(script===
null){let started=findStartedFiles(tree,one.sources,tools);return started===null?{...base,...NO_BENCHMARK,evidence:one.path}:
{...base,...startedPart(tree,one.folder,started)}}let source=sourceOf(tree,one.folder,manifest.scripts.get(script)),command=asText(
manifest.scripts.get(script))??"",part=scriptPart({evidence:`the script "${script}" in ${one.path}`,commands:[`${manager.
script} ${quoteShellWord(script)}`],tool:SCRIPT_TOOLS.find(({dependency})=>tools.includes(dependency))??null,source}),counted=countTinybench(
{command,tools,isTimed:part.format==="tinybench"}),profiled=profileByNode(command);return{...base,...part,...counted!==null&&
{counted},...profiled!==null&&{profiled}}}var VITEST_5_BENCH=/\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;function vitestPart(tree,{
files},{manager:{exec},tools}){let benchmarks=Math.max(files.length,countIn(tree,files,/\bbench(?:\.\w+)*\s*\(/g)),isVitest5=countIn(
tree,files,VITEST_5_BENCH)>0,output=isVitest5?`--reporter=json --outputFile=${RESULTS}`:`--outputJson ${RESULTS}`,counted=countVitest(
exec,tools,isVitest5);return{tool:VITEST,evidence:evidenceOf(benchmarks,files),benchmarks,format:"vitest-bench",commands:[
`${exec} vitest bench --run ${output} -t ${FILTER}`],outputFile:RESULTS,budgets:[budgetOf("time")],notes:[],...counted!==
null&&{counted}}}function startedPart(tree,folder,{tool,files}){return scriptPart({evidence:`${tool.name} in ${files.join(
", ")}`,commands:files.map(path=>`node ${quoteShellWord(relativeTo(folder,path))}`),tool,source:withHelpers(tree,files)})}
function scriptPart({evidence,commands,tool,source}){let part={evidence,commands,benchmarks:commands.length,outputFile:null};
if(tool!==null&&(source===null?tool.isUsual:tool.prints.test(source))){let{name,format,metric,note}=tool;return{...part,
tool:name,format,budgets:[budgetOf(metric)],notes:source===null?[note]:[]}}let advice=tool===null?`If it prints what a f\
ormat reads: init -- ${part.commands[0]}`:`${tool.name} repeats until a time is over, so this says little. ${tool.note} \
Then set format: ${tool.format}, and metric: ${tool.metric} in the budget.`;return{...part,tool:OTHER_SCRIPT,format:"com\
mand",budgets:[budgetOf("wall-time")],notes:["What the script prints is not known here, so the invocation as a whole is \
measured.",advice]}}function budgetOf(metric){return{metric,maxRegression:"5%",because:TIME_BECAUSE}}var NO_BENCHMARK={tool:OTHER_SCRIPT,
evidence:"",benchmarks:0,format:"command",commands:[],outputFile:null,budgets:[],notes:[]};function parsePackageJson(text){
let manifest=parseJsonManifest(text),keys=name=>Object.keys(asObject(manifest[name]));return{scripts:new Map(Object.entries(
asObject(manifest.scripts))),dependencies:[...keys("dependencies"),...keys("devDependencies")]}}function planInstall(tree,folder,needs){let at=name=>inFolder(folder,name),has=name=>tree.has(at(name));return has("uv.l\
ock")?{setup:"uv sync --locked --all-extras --all-groups",python:"uv run --no-sync python",tool:"uv",inputs:[at("uv.lock")]}:
has("poetry.lock")?{setup:"POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras",python:".venv/bin/python",tool:"\
poetry",inputs:[at("poetry.lock")]}:planPipInstall(tree,folder,needs)}var VENV="python3 -m venv .venv",UPGRADE=".venv/bi\
n/pip install -q --upgrade pip && ";function planPipInstall(tree,folder,needs){let manifest=readPyproject(tree,folder),project=asObject(
manifest.project),extras=asObject(project["optional-dependencies"]),groups=asObject(manifest["dependency-groups"]),wanted=requirementFiles(
tree,folder).filter(name=>{let text=tree.text(inFolder(folder,name))??"";return name==="requirements.txt"||needs.some(need=>namesPackage(
text,need))}),extra=findListNaming(extras,needs),group=findListNaming(groups,needs),isPackage="project"in manifest||"bui\
ld-system"in manifest||["setup.py","setup.cfg"].some(name=>tree.has(inFolder(folder,name))),declared=[...wanted.map(name=>tree.
text(inFolder(folder,name))??""),joinTexts(project.dependencies),joinTexts(extras[extra??""]),joinTexts(groups[group??""])].
join(`
`),words=[...wanted.flatMap(name=>["-r",quoteShellWord(name)]),...isPackage?["-e",quoteShellWord(extra===null?".":`.[${extra}\
]`)]:[],...group===null?[]:["--group",quoteShellWord(group)],...needs.filter(need=>!namesPackage(declared,need))],inputs=[
...wanted,"pyproject.toml","setup.py","setup.cfg"].map(name=>inFolder(folder,name));return{setup:words.length===0?"":`${VENV}\
 && ${group===null?"":UPGRADE}.venv/bin/pip install -q ${words.join(" ")}`,python:".venv/bin/python",tool:null,inputs:inputs.
filter(path=>tree.has(path))}}function requirementFiles(tree,folder){return tree.paths.filter(path=>path.startsWith(folder===
""?"":`${folder}/`)).map(path=>folder===""?path:path.slice(folder.length+1)).filter(path=>/^(?:requirements[\w.-]*|[\w.-]*requirements|requirements\/[\w.-]+)\.txt$/.
test(path))}function readPyproject(tree,folder){return parseTomlManifest(tree.text(inFolder(folder,"pyproject.toml"))??"")}
function findListNaming(lists,needs){let isNaming=list=>needs.some(need=>namesPackage(joinTexts(list),need));return Object.
keys(lists).find(key=>isNaming(lists[key]))??null}function joinTexts(list){return asList(list).filter(one=>asText(one)!==
null).join(`
`)}function namesPackage(text,need){return new RegExp(`(?<![\\w.-])${need}(?![\\w.-]*[\\w])`,"i").test(text)}var MANIFEST=/^(pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|tox\.ini|pytest\.ini|asv\.conf\.json)$/,READ_FILE=/(^|\/)requirements\/[\w.-]+\.txt$|\.py$/,
python={title:"Python",tools:[{name:"pytest-benchmark",format:"pytest-benchmark",foundBy:"a test with the fixture `bench\
mark`"},{name:"pyperf",format:"pyperf",foundBy:"a script with `pyperf.Runner()`"},{name:"asv",format:"asv",foundBy:"`asv\
.conf.json`, and a function such as `time_encode`"}],reads:path=>!isForeign(path)&&(MANIFEST.test(nameOf(path))||READ_FILE.
test(path)),find(tree){let read=tree.paths.filter(python.reads),folders=[...new Set(read.filter(path=>MANIFEST.test(nameOf(
path))).map(folderOf))],projects=folders.filter(folder=>isProject(tree,folder)||!folders.some(above=>above!==folder&&isBelow(
folder,above))),sources=read.filter(path=>path.endsWith(".py"));return sources.length===0?[]:[...assignToFolders(projects.
length===0?[""]:projects,sources)].flatMap(([folder,own])=>suitesOf(tree,folder,own))}};function isProject(tree,folder){
return["pyproject.toml","setup.py","setup.cfg"].some(name=>tree.has(inFolder(folder,name)))}function suitesOf(tree,folder,sources){
let pytest=pytestSuite(tree,folder,sources),real=[pytest,pyperfSuite(tree,folder,sources),asvSuite(tree,folder,sources)].
filter(({benchmarks})=>benchmarks>0);return real.length>0?real:[pytest]}function suite4(tree,folder,found){let{tool,format,
outputFile,notes,metric,files,commands,installed,pattern,setupToo}=found,benchmarks=countIn(tree,files,pattern),counted=found.
counted&&{counted:found.counted},profiled=found.profiled&&{profiled:found.profiled},{setup:install}=benchmarks>0?installed:
planInstall(tree,folder,[]),setup=setupToo===void 0?installed.setup:`${installed.setup} && ${setupToo}`;return{tool,format,
folder,commands,outputFile,notes,benchmarks,...counted,...profiled,evidence:benchmarks===0?inFolder(folder,"a Python pro\
ject"):evidenceOf(benchmarks,files),setup:{folder,command:setup},...install!==""&&{install:{language:"python",folder,command:install}},
budgets:[{metric,maxRegression:"5%",because:TIME_BECAUSE}],steps:stepsOf2(tree,folder,installed)}}var FIXTURE=/^[ \t]*(?:async )?def \w+\((?:[^)]*[\s,(])?benchmark\b[^)]*\)/gm,
COLLECTED=/^(?:test_.*|.*_test)\.py$/;function pytestSuite(tree,folder,sources){let files=sources.filter(path=>nameOf(path)!==
"conftest.py"&&countIn(tree,[path],FIXTURE)>0),installed=planInstall(tree,folder,["pytest","pytest-benchmark"]),uncollected=files.
some(path=>!COLLECTED.test(nameOf(path))),paths=[...new Set(files.map(path=>relativeTo(folder,uncollected?path:folderOf(
path))))].filter(path=>path!=="").map(quoteShellWord),words=[`${installed.python} -m pytest`,"--benchmark-only --benchma\
rk-max-time=0.2",`--benchmark-json=${RESULTS}`,.../(?:^|\s)(?:-n[ =]?\w+|--numprocesses)/m.test(optionsOf(tree,folder))?
["-n 0"]:[],`-k ${FILTER}`,...paths],counted=countRecipe(tree,folder,paths);return suite4(tree,folder,{tool:"pytest-benc\
hmark",format:"pytest-benchmark",metric:"time",pattern:FIXTURE,files,commands:[words.join(" ")],profiled:profilePython(words.
join(" ")),outputFile:RESULTS,installed,...counted&&{counted},notes:["--benchmark-max-time is short: the rounds do the r\
epeating, and only they are independent."]})}function countRecipe(tree,folder,paths){if(!tree.paths.filter(path=>isBelow(
path,folder)&&python.reads(path)&&!path.endsWith(".py")).some(path=>namesPackage(tree.text(path)??"","pytest-codspeed")))
return null;let{setup,python:program}=planInstall(tree,folder,["pytest","pytest-codspeed"]);return{setup,commands:[[program,
"-m pytest --codspeed",...paths].join(" ")],isTimed:!1}}function optionsOf(tree,folder){return["pyproject.toml","pytest.\
ini","tox.ini","setup.cfg"].map(name=>tree.text(inFolder(folder,name))??"").flatMap(text=>text.match(/addopts\s*=.*(?:\n[ \t]+.*)*/g)??
[]).join(`
`)}function pyperfSuite(tree,folder,sources){let files=sources.filter(path=>/\bpyperf\.Runner\(/.test(tree.text(path)??"")),
installed=planInstall(tree,folder,["pyperf"]);return suite4(tree,folder,{tool:"pyperf",format:"pyperf",metric:"time",pattern:/\.(?:timeit|bench_func|bench_time_func|bench_async_func|bench_command)\(/g,
files,commands:files.map(path=>`rm -f ${RESULTS} && ${installed.python} ${quoteShellWord(relativeTo(folder,path))} --qui\
et --processes 1 --values 3 -o ${RESULTS}`),outputFile:RESULTS,installed,notes:["One process for each invocation: the ro\
unds do the repeating."]})}var ASV_CONFIG="bench-referee-asv.json",ASV_RESULTS="bench-referee-asv";function asvSuite(tree,folder,sources){
let config=tree.paths.find(path=>nameOf(path)==="asv.conf.json"&&isBelow(path,folder)),at=config===void 0?folder:folderOf(
config),installed=planInstall(tree,folder,["asv"]),up=ascend(relativeTo(folder,at)),inside=at===folder?"":`cd ${quoteShellWord(
relativeTo(folder,at))} && `,program=installed.tool==="uv"?installed.python:up+installed.python,changes=`repo="${ascend(
at)||"."}", branches=["HEAD"], environment_type="existing", results_dir="${ASV_RESULTS}"`,copy=`${program} -c 'from asv \
import util; c = util.load_json("asv.conf.json", js_comments=True); c.update(${changes}); util.write_json("${ASV_CONFIG}\
", c)'`,run=`${program} -m asv --config ${ASV_CONFIG} run -E existing --set-commit-hash HEAD --record-samples -a rounds=\
1 -a repeat=3 -a warmup_time=0.05 --bench ${FILTER}`,files=config===void 0?[]:sources.filter(path=>isBelow(path,at)&&countIn(
tree,[path],ASV)>0);return suite4(tree,folder,{tool:"asv",format:"asv",metric:ASV_METRICS.find(([,pattern])=>countIn(tree,
files,pattern)>0)?.[0]??"track",pattern:ASV,files,commands:[`${inside}rm -rf ${ASV_RESULTS} && ${run} >&2 && cat ${ASV_RESULTS}\
/*.json ${ASV_RESULTS}/*/*.json`],outputFile:null,installed,setupToo:`${inside}${program} -m asv machine --yes && ${copy}`,
notes:["Few samples in each invocation: the rounds do the repeating, and only they are independent."]})}function ascend(folder){
return folder===""?"":"../".repeat(folder.split("/").length)}var ASV=/^[ \t]*def (?:time|timeraw|mem|peakmem|track)_\w+\(/gm,
ASV_METRICS=[["time",/^[ \t]*def time(?:raw)?_\w+\(/gm],["memory",/^[ \t]*def mem_\w+\(/gm],["peakmemory",/^[ \t]*def peakmem_\w+\(/gm]];
function stepsOf2(tree,folder,{tool,inputs}){let file=nearestFile(tree,folder,[".python-version",".tool-versions"]),project=asObject(
readPyproject(tree,folder).project),versionFile=file??("requires-python"in project?inFolder(folder,"pyproject.toml"):null),
version=versionFile===null?{"python-version":"3.x"}:{"python-version-file":versionFile},cache=tool===null&&inputs.length>
0?{cache:"pip","cache-dependency-path":inputs.join(`
`)}:{},python2={uses:SETUP_PYTHON,with:{...version,...cache}};return tool===null?[python2]:[python2,{run:`pipx install ${tool}`}]}var rust={title:"Rust",tools:[{name:"Criterion.rs",format:"criterion-text",foundBy:"a file in `benches/` that uses `crit\
erion::`"},{name:"divan",format:"divan",foundBy:"a file in `benches/` that uses `divan::`"},{name:"libtest",format:"libt\
est-bench",foundBy:"a function under `#[bench]`"}],reads:path=>!isForeign(path)&&!/(^|\/)target\//.test(path)&&/(^|\/)Cargo\.toml$|\.rs$/.
test(path),find:tree=>cratesOf(tree).flatMap(crate=>suitesOf2(tree,crate))};function cratesOf(tree){let own=tree.paths.filter(
rust.reads),manifests=own.filter(path=>nameOf(path)==="Cargo.toml"),parsed=new Map(manifests.map(path=>[folderOf(path),parseTomlManifest(
tree.text(path)??"")])),folders=[...parsed.keys()],workspaces=new Set(folders.filter(folder=>"workspace"in(parsed.get(folder)??
{}))),shares=assignToFolders(folders,own.filter(path=>path.endsWith(".rs")));return[...parsed].flatMap(([folder,manifest])=>{
let name=asText(asObject(manifest.package).name);if(name===null)return[];let sources=shares.get(folder)??[],root=findInnermost(
workspaces,inFolder(folder,"Cargo.toml"))??folder;return[{folder,name,manifest,sources,root}]})}function suitesOf2(tree,crate){
let targets=targetsOf2(crate),naming=pattern=>targets.filter(({path})=>pattern.test(tree.text(path)??"")),found=[criterionSuite(
tree,crate,naming(/\bcriterion::|\bcriterion_main!/)),divanSuite(tree,crate,naming(/\bdivan::/)),libtestSuite(tree,crate,
targets)];return found.some(({benchmarks})=>benchmarks>0)?found.filter(({benchmarks})=>benchmarks>0):found.slice(0,1)}function targetsOf2({
folder,manifest,sources}){let declared=asList(manifest.bench).map(asObject).map(({name,path,"required-features":features})=>({
name:asText(name),path:asText(path),features:asList(features).flatMap(one=>asText(one)??[])}));return sources.flatMap(path=>{
let inside=relativeTo(folder,path),detected=/^benches\/([^/]+)(?:\.rs|\/main\.rs)$/.exec(inside)?.[1],name=declared.find(
one=>one.path===inside)?.name??detected,features=declared.find(one=>one.name===name)?.features??[];return name===void 0?
[]:[{name,path,features}]})}function suite5(tree,crate,found){let{tool,format,commands,notes,benchmarks,paths,metric,select}=found,
manifest=inFolder(crate.folder,"Cargo.toml"),counted=recipe2(tree,crate,found.features);return{tool,format,commands,notes,
benchmarks,evidence:benchmarks===0?manifest:evidenceOf(benchmarks,paths),folder:crate.root,outputFile:null,setup:{folder:crate.
root,command:`cargo bench${select} --no-run`},budgets:[{metric,maxRegression:"5%",because:TIME_BECAUSE}],steps:stepsOf3(
tree,crate),...counted&&{counted},...commands[0]!==void 0&&{profiled:profileByPerf(commands[0])}}}function recipe2(tree,crate,features){
if(![crate.folder,crate.root].map(folder=>tree.text(inFolder(folder,"Cargo.toml"))??"").some(text=>/\bcodspeed-(?:criterion|divan|bencher)-compat\b/.
test(text)))return null;let flag=packageFlag(crate);return{setup:`cargo install --quiet --locked cargo-codspeed && cargo\
 codspeed build${flag}${features}`,commands:[`cargo codspeed run${flag}`],isTimed:!1}}function packageFlag({root,folder,
name}){return root===folder?"":` -p ${quoteShellWord(name)}`}function formatTargetFlags(crate,targets){let names=targets.
map(({name})=>` --bench ${quoteShellWord(name)}`);return packageFlag(crate)+names.join("")+featuresFlag(targets)}function featuresFlag(targets){
let features=[...new Set(targets.flatMap(target=>target.features))];return features.length===0?"":` --features ${quoteShellWord(
features.join(","))}`}function criterionSuite(tree,crate,targets){let paths=targets.map(({path})=>path),select=formatTargetFlags(
crate,targets);return suite5(tree,crate,{tool:"Criterion.rs",format:"criterion-text",metric:"time",benchmarks:countIn(tree,
paths,/\.bench_(?:function|with_input)\s*\(/g),paths,select,features:featuresFlag(targets),commands:[`cargo bench${select}\
 -- --noplot --warm-up-time 0.5 --measurement-time 1 --sample-size 10 ${FILTER}`],notes:["Few samples in each invocation\
: the rounds do the repeating, and only they are independent."]})}function divanSuite(tree,crate,targets){let paths=targets.
map(({path})=>path),select=formatTargetFlags(crate,targets);return suite5(tree,crate,{tool:"divan",format:"divan",metric:"\
time",benchmarks:countIn(tree,paths,/^[ \t]*#\[divan::bench\b/gm),paths,select,features:featuresFlag(targets),commands:[
`cargo bench${select} -- --sample-count 20 ${FILTER}`],notes:["Few samples in each invocation: the rounds do the repeati\
ng, and only they are independent."]})}function libtestSuite(tree,crate,targets){let paths=crate.sources.filter(path=>countIn(
tree,[path],LIBTEST)>0),features=featuresFlag(targets.filter(({path})=>paths.includes(path))),select=packageFlag(crate)+
features;return suite5(tree,crate,{tool:"libtest",format:"libtest-bench",metric:"time",benchmarks:countIn(tree,paths,LIBTEST),
paths,select,features,commands:[`cargo bench${select} -- $BENCH_REFEREE_FILTER`],notes:["#[bench] needs a nightly toolch\
ain."]})}var LIBTEST=/^[ \t]*#\[bench\]/gm;function stepsOf3(tree,{root}){let lock=inFolder(root,"Cargo.lock"),hashed=tree.
has(lock)?lock:inFolder(root,"Cargo.toml"),cache={uses:CACHE,with:{path:"~/.cargo/registry",key:`cargo-\${{ runner.os }}-\
\${{ hashFiles('${hashed}') }}`,"restore-keys":"cargo-${{ runner.os }}-"}},pinned=["rust-toolchain.toml","rust-toolchain"].
some(name=>tree.has(inFolder(root,name))),install="rustup show active-toolchain || rustup toolchain install",toolchain={
run:root===""?install:`cd ${quoteShellWord(root)} && (${install})`,comment:"the toolchain that rust-toolchain names"};return pinned?
[cache,toolchain]:[cache]}var ECOSYSTEMS=[go,rust,python,javascript,java,cpp];function findSuites(tree){return ECOSYSTEMS.map(ecosystem=>({ecosystem,
suites:ecosystem.find(tree)})).filter(({suites})=>suites.length>0)}function isEcosystemFile(path){return ECOSYSTEMS.some(
({reads})=>reads(path))}var KNOWN_TOOLS=[{name:"github-action-benchmark",section:"github-action-benchmark",step:/\buses:\s*['"]?benchmark-action\/github-action-benchmark@/,
dependency:null,advise:text=>["Keep it for pushes to the default branch if you use its charts, and let the gate judge pu\
ll requests.",adviseThreshold(text)]},{name:"CodSpeed",section:"codspeed",step:/\buses:\s*['"]?CodSpeedHQ\/action@/i,dependency:/^(?:@codspeed\/.+|pytest-codspeed|codspeed-[\w-]+-compat)$/,
advise:()=>["It can stay beside the gate, which measures time and can also count instructions by its marks, without an e\
dited benchmark: `count: instructions`."]},{name:"Bencher",section:"bencher",step:/\buses:\s*['"]?bencherdev\/bencher@/,
dependency:null,advise:()=>["Keep it for pushes to the default branch if you use its history."]},{name:"size-limit",section:"\
size-limit",step:/\buses:\s*['"]?andresz1\/size-limit-action@/,dependency:/^size-limit$/,advise:()=>["It can measure for\
 a gate of its own: build the package, then run `init --name size -- 'npx size-limit --json || true'`.","`|| true` is fo\
r its own `limit`: a command that fails gives no verdict."]}];function adviseThreshold(text){let of=key2=>new RegExp(`^\\\
s*${key2}-threshold:\\s*['"]?(\\d+(?:\\.\\d+)?)%`,"m").exec(text)?.[1],[key,ratio]=of("fail")===void 0?["alert",of("aler\
t")??"200"]:["fail",of("fail")],limit=Number((Number(ratio)-100).toFixed(6)),threshold=`\`${key}-threshold: ${ratio}%\``;
return limit<0||limit>1e5?`Its ${threshold} has no equivalent: a limit is a change of 0% to ${1e5}%. Begin with the limi\
t in the configuration.`:`Its ${threshold} is \`max-regression: ${limit}%\` here. A limit can be tighter, because one run\
ner measures both sides.`}function findOtherTools(tree){let workflows=tree.paths.filter(path=>path.startsWith(`${WORKFLOWS}\
/`)),manifests=tree.paths.filter(path=>MANIFEST2.test(nameOf(path))&&!isForeign(path));return KNOWN_TOOLS.flatMap(({name,
section,step,dependency,advise})=>{let path=workflows.find(one=>step.test(tree.text(one)??""))??manifests.find(one=>dependency!==
null&&dependenciesOf(tree,one).some(word=>dependency.test(word)));return path===void 0?[]:[{name,path,section,advice:advise(
tree.text(path)??"")}]})}var MANIFEST2=/^(?:package\.json|Cargo\.toml|pyproject\.toml|requirements[\w.-]*\.txt)$/;function dependenciesOf(tree,path){
let text=tree.text(path)??"";if(nameOf(path)!=="package.json")return text.match(/[\w-]+/g)??[];let manifest=parseJsonManifest(
text);return["dependencies","devDependencies"].flatMap(key=>Object.keys(asObject(manifest[key])))}var EXTRA_MINUTES=25;function renderWorkflow({names,uses,todo,steps,maxMinutes}){let{check,job,config}=names;return`# Me\
asures base and head of each pull request on the same runner, and fails the check when head is slower than
# ${config} allows.
name: ${check}

on: pull_request

permissions: {}

# A new push makes the run of the one before worthless.
concurrency:
  group: ${check}-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  # In the rules of the branch require the check "${check}", which this job creates. If you accept pull requests from
  # forks, require the job "${job}" instead, because their token cannot create a check.
  ${job}:
    name: ${job}
    runs-on: ubuntu-latest
    timeout-minutes: ${maxMinutes+EXTRA_MINUTES}
    permissions:
      contents: read # to check out and to fetch the base commit
      pull-requests: write # to comment
      checks: write # to create the check run
    steps:
      - uses: ${formatPin(CHECKOUT)}
        with:
          persist-credentials: false # the benchmark is code of the pull request
${steps.map(renderStep).join("")}${todo===null?"":`      # TODO: ${todo}
`}      - uses: ${uses}
${renderInputs(names)}`}function renderInputs({check,config}){return config===FIRST_GATE.config?"":`        with:
          name: ${check}
          config: ${config}
`}function renderStep(step){let comment=step.comment===void 0?"":` # ${step.comment}`;if("run"in step)return`      - run\
: ${scalar(step.run,"        ")}${comment}
`;let given=Object.entries(step.with).map(([key,value])=>`          ${key}: ${value==="false"?value:scalar(value,"      \
    ")}
`),head=`      - uses: ${formatPin(step.uses)}${comment}
`;return given.length===0?head:`${head}        with:
${given.join("")}`}function formatPin({action,sha,version}){return`${action}@${sha} # ${version}`}function summarise(result){let{plan,files,action,names,otherTools,program,maxMinutes}=result,written=files.filter(({text})=>text!==
null).map(({path})=>path),kept=files.filter(({text})=>text===null).map(({path})=>path),furtherGate=`${program} init --na\
me NAME`;return[["TODO before the workflow can run",listTodo(action,written)],["found",plan.suites.map(describeSuite)],[
"found too, and left out, because a gate reads one format",listOthers(plan,furtherGate)],["another tool measures here al\
ready",otherTools.flatMap(tool=>describeOtherTool(tool,action))],["wrote",written],["left as it was",kept.map(path=>`${path}\
, which is there already`)],["please read",[...listNotes(plan),...written.length===0?[describeExisting(furtherGate)]:[]]],
["what a run costs",written.includes(names.config)?describeCost(maxMinutes):[]],["next",listNextSteps(names,program)]].filter(
([,lines])=>lines.length>0).flatMap(([title,lines],index)=>[...index===0?[]:[""],title,...lines.map(line=>`  ${line}`)])}
function listTodo({uses,todo},written){let workflow=written.find(path=>path.startsWith(`${WORKFLOWS}/`));return todo===null||
workflow===void 0?[]:[`In ${workflow}, in "uses: ${uses}":`,todo]}function listOthers({others},furtherGate){return others.
length===0?[]:[...others.map(describeSuite),`For a gate of their own: ${furtherGate}`]}function describeExisting(furtherGate){
return`The repository has this gate. For a second one beside it: ${furtherGate}`}function describeSuite({evidence,tool}){
return`${evidence} (${tool})`}function describeOtherTool({name,path,section,advice},{uses}){let url=actionFileUrl(uses,"\
docs/migrating.md",{isRaw:!1})??ownFileUrl("docs/migrating.md");return[`${name}, in ${path}`,...[...advice,`More: ${url}\
#${section}`].map(line=>`  ${line}`)]}function listNotes({format,suites,notes}){return format==="command"||suites.some(({
tool})=>tool==="the command")?notes:[]}function describeCost(maxMinutes){return["It runs the benchmarks 14 to 62 times: \
1 to 5 minutes if they take 5 s. The log says more after the first two.",`It takes at most ${maxMinutes} minutes after s\
etup. What makes it shorter: ${ownFileUrl("docs/slow-suites.md")}`]}function listNextSteps({config},program){let flag=config===
FIRST_GATE.config?"":` --config ${config}`;return[`${program} check${flag}    # measures your uncommitted changes agains\
t the commit before them`,`${program} doctor${flag}   # says how much noise there is, and which budgets it can hold`]}import{dirname,join}from"node:path";import{fileURLToPath}from"node:url";var FOLDER=dirname(fileURLToPath(import.meta.url)),PACKAGE_FILE=join(FOLDER,"../../package.json"),PACKAGE_LIMIT_BYTES=64*
1024;async function ownAction(host){return await findInClone(host)??await findInPackage(host)}async function findInClone(host){
let git=async(...args)=>{let{exitCode,stdout}=await host.git(args,{folder:FOLDER});return exitCode===0?stdout.trim():""},
url=await git("remote","get-url","origin"),[,repository]=/^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.
exec(url)??[];if(repository===void 0||!/\/bench-referee$/.test(repository))return null;let sha=await git("rev-parse","--\
verify","HEAD");if(!(await git("for-each-ref","--contains",sha,"refs/remotes/origin","refs/tags")!==""))return nameVersion(
repository);let tag=await git("describe","--tags","--exact-match",sha);return{uses:`${repository}@${sha}${tag===""?"":` \
# ${tag}`}`,todo:null}}async function findInPackage({files}){let text=await files.read(PACKAGE_FILE,PACKAGE_LIMIT_BYTES),
{data}=packageSchema.safeParse(parseJsonManifest(text??"")),repository=data?.repository.url.slice(GITHUB.length,-4)??OWN_REPOSITORY;
return repository===OWN_REPOSITORY||data?.gitHead===void 0?nameVersion(repository):{uses:`${repository}@${data.gitHead} \
# v${VERSION}`,todo:null}}function nameVersion(repository){let todo=repository===OWN_REPOSITORY?`replace ${PLACEHOLDER_OWNER}\
 by the owner of the action's repository, and v${VERSION} by a full commit of it.`:`replace v${VERSION} by a full commit\
 of ${repository}, because the commit of this program is not known there.`;return{uses:`${repository}@v${VERSION}`,todo}}
var GITHUB="git+https://github.com/",packageSchema=object({name:literal("bench-referee"),repository:object({url:templateLiteral(
[GITHUB,string(),".git"])}),gitHead:hex().length(40).optional()});import{join as join2}from"node:path";var READ_LIMIT_BYTES=512*1024,MAX_FILES_READ=5e3;async function findPlace(host){let{exitCode,stdout,stderr}=await host.git(
["rev-parse","--show-toplevel","--show-prefix"],{folder:host.folder}),[root="",prefix=""]=stdout.split(`
`);if(exitCode===0&&root!=="")return{root,folder:prefix.replace(/\/$/,"")};throw userError("not-in-a-clone",about("init"),
{folder:host.folder,answer:stderr.trim()})}async function readTree(host,root){let list=["ls-files","-z","--cached","--ot\
hers","--exclude-standard"],{exitCode,stdout,stderr}=await host.git(list,{folder:root});if(exitCode!==0)throw userError(
"files-not-listed",about("git"),{folder:root,answer:stderr.trim()});let all=new Set(stdout.split("\0").filter(path=>path!==
"")),paths=[...all].sort(),wanted=paths.filter(path=>isEcosystemFile(path)||isGateFile(path)),depth=path=>path.split("/").
length,read=wanted.sort((a,b)=>depth(a)-depth(b)).slice(0,MAX_FILES_READ);if(read.length<wanted.length){let counts={found:wanted.
length,read:read.length},warning=makeWarning("source-files-left-out",about("init"),counts);host.log.warning(formatDiagnosticLine(
warning))}let texts=new Map;for(let path of read){let text=await readText(host,join2(root,path));text!==null&&texts.set(
path,text)}return{paths,has:path=>all.has(path),text:path=>texts.get(path)??null}}async function readText(host,path){try{
let text=await host.files.read(path,READ_LIMIT_BYTES);return text===null?null:cleanText(text)}catch(error){if(error instanceof
UserError)return null;throw error}}var LIMIT_SECONDS=60,OUTPUT_LIMIT_BYTES=64*1024*1024;async function tryCommand(host,root,script){host.log.info(`running \
\`${script}\` once, for at most ${LIMIT_SECONDS} s, to see what it prints`);let result=await host.run({script,folder:root,
env:childEnvironment(host.env,host.secrets),deadlineMs:LIMIT_SECONDS*1e3,outputLimitBytes:OUTPUT_LIMIT_BYTES,meter:!1});
if(result.ending==="deadline")return{outcome:"too-slow",seconds:LIMIT_SECONDS};if(result.ending!=="exit"||result.exitCode!==
0)return host.log.info(renderLastLines(readLastLines(result,{mask:text=>text}))),{outcome:"failed",how:describeFailure(result)};
let results=readResults(result.stdout);return results===null?{outcome:"no-results"}:{outcome:"results",results}}function describeFailure({
ending,exitCode,detail}){return ending==="exit"?`ended with exit code ${exitCode}`:ending==="flood"?"printed too much":`\
did not end by itself (${detail})`}function readResults(text){let{format,measurements,problems}=parseToolOutput({path:"o\
utput",text},"auto");return format===null||measurements.length===0||problems.some(isError)?null:{format,benchmarks:new Set(
measurements.map(({group,name})=>JSON.stringify([group,name]))).size,metrics:mainMetricsOf(measurements),hasFilter:FORMATS.
some(({id,filter})=>id===format&&filter!==void 0)}}function mainMetricsOf(measurements){let primary=measurements.filter(
one=>one.primary);return[...new Map(primary.map(({metric,deterministic=!1})=>[metric,deterministic]))].map(([name,isDeterministic])=>({
name,isDeterministic}))}async function init(argv){let{command,name,uses}=parseInitArgs(argv),host=makeTerminalHost(),{root,folder}=await findPlace(
host),tree=await readTree(host,root),names=nameGate(name),targets=targetsOf3(tree,names);if(command!==null&&tree.has(targets.
config))throw userError("already-configured",inFile(targets.config),{});let found=findSuites(tree),all=found.flatMap(one=>one.
suites),suites=command!==null?[commandSuite(command,all,await tryCommand(host,root,command))]:name===null?all:selectFurtherSuites(
tree,all,folder),plan=planOf(suites);if(plan===null)throw nothingToMeasure(found);let action=uses===null?await ownAction(
host):{uses,todo:null},options={...action,names,steps:plan.steps,maxMinutes:MAX_MINUTES},files=[{path:targets.workflow,text:tree.
has(targets.workflow)?null:renderWorkflow(options)},{path:targets.config,text:tree.has(targets.config)?null:renderConfiguration(
plan,options)}];await writeNew(host,root,files);let otherTools=name===null?findOtherTools(tree):[],lines=summarise({plan,
files,action,names,otherTools,program:quoteShellWords(host.program),maxMinutes:MAX_MINUTES});return process.stdout.write(
`${lines.join(`
`)}
`),0}var MAX_MINUTES=20;function targetsOf3(tree,names){return findGate(tree,names)??{workflow:findFreePath(tree,names.check),
config:names.config}}function findFreePath(tree,check){for(let number=1;;number+=1){let path=`${WORKFLOWS}/${check}${number===
1?"":`-${number}`}`;if(!["yml","yaml"].some(ending=>tree.has(`${path}.${ending}`)))return`${path}.yml`}}function selectFurtherSuites(tree,suites,folder){
let inUse=findFormatsInUse(tree),near=suites.filter(suite6=>isBelow(`${suite6.folder}/`,folder)),further=near.filter(({format,
benchmarks})=>benchmarks>0&&!inUse.has(format));return further.length>0?further:near}async function writeNew(host,root,files){
let fresh=files.filter(({text})=>text!==null);for(let{path}of fresh)await refuseExisting(host,root,path);for(let{path,text}of fresh)
await write(host,{root,path,text:text??""})}async function refuseExisting(host,root,path){if(await host.files.read(join3(
root,path),READ_LIMIT_BYTES)!==null)throw userError("ignored-file-exists",inFile(path),{})}async function write(host,{root,
path,text}){try{await host.files.write(join3(root,path),text)}catch(error){let known=userErrorOf(error);throw known===null?
error:relocate(known,inFile(join3(root,path)))}}function nothingToMeasure(found){let ecosystems=found.map(({ecosystem})=>ecosystem),
lookedFor=(ecosystems.length===0?ECOSYSTEMS:ecosystems).flatMap(({title,tools})=>tools.map(({name,foundBy})=>`${title}, ${name}\
: ${foundBy.replaceAll("`","")}`));return userError("no-benchmark-found",about("init"),{ecosystems:ecosystems.map(({title})=>title),
lookedFor})}export{init};
