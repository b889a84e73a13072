import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var flagHelp=new Map([["check",["  -- COMMAND\u2026                   Benchmark command, run by bash -e -o pipefail. One run \
should","                                measure every benchmark once. Default: the run of the configuration","         \
                       file.","  --setup COMMAND               Command that runs once on each side before the first roun\
d: a build","                                or an install. Default: none.","  --working-directory DIR       Folder in w\
hich run and setup run, relative to the root of the","                                repository. Default: the root."," \
 --input-format ID             Format of the benchmark output: an id that bench-referee formats","                      \
          lists, auto to detect it, or command to measure the command itself","                                (time, me\
mory). Default: auto.","  --output-file GLOB            Pattern of the result files that run writes, relative to the wor\
king","                                directory. Default: none, standard output is read.","  --count WHAT              \
    instructions: after the rounds, count the instructions of each","                                benchmark under Cal\
lgrind. Linux only. cpu-time: let CPU time decide","                                what the clock leaves undecided. A l\
ist: both. Default: nothing is","                                counted.","  --rounds N                    Number of ro\
unds (10), or a range (6..30) that ends once the verdict","                                is certain. A round runs the \
command once on each side. Default:","                                6..30.","  --stop WHEN                   When a ra\
nge of rounds ends early. verdict: also once a budget that","                                fails the check is broken. \
rows: only once every budget is decided.","                                Default: verdict.","  --max-minutes N        \
       Time limit in minutes for all measuring after setup. Anything still","                                undecided b\
y then is reported as inconclusive. Default: 30.","  --precision PERCENT           How exactly a run for the history mea\
sures each change, as a","                                standard error (0.5%), within rounds. Default: none, a run end\
s once","                                every budget is decided.","  --bisect-minutes N            Time limit in minute\
s to find the commit that broke a budget, after","                                the verdict. 0: no search. Default: 0.",
"  --unit UNIT                   invocation: one value for each run of the command. sample: every raw","                \
                value counts. Default: invocation.","  --cpus LIST                   Processors to pin the command to: o\
ne, which the gate chooses, or a","                                list: 2-3. Linux only, by taskset. Default: all proce\
ssors.","  --nice N                      Whole number from -20 to 19 that is added to the niceness of the","            \
                    command. Negative values need root. Default: nothing is added.","  --baseline FILE               Pat\
h of a recording in the repository. Its values are used in place","                                of base, which is not\
 measured. Default: none, base is measured.","  --measure WHAT                all: times, then counts. counts: counts on\
ly. Default: all.","  --seed TEXT                   Seed from a report; repeats the same order. Default: random.","  --s\
hard K/N                   Part of the benchmarks: 2/4 is the second of four. After the warm-up","                      \
          only this part is measured. report makes one report of all shards.","                                Default: \
all benchmarks.","  --legs N                      Number of recordings that become one report. alpha is divided among","\
                                them. Default: 1.","  --base REF                    Commit to compare with: merge-base, \
target (the tip of the base","                                branch), latest-release (the highest version among the tag\
s before","                                head), a branch, a tag or a full SHA. Default: merge-base.","  --head REF    \
                Commit to measure: worktree (with uncommitted changes), head, a","                                branch\
, a tag or a SHA. Default: worktree.","  --config FILE                 Path of the configuration file. The default file \
is optional. A file","                                you name must exist. Default: .github/bench-referee.yml.","  --con\
fig-from WHERE           Where the configuration file is read: worktree, base, head or the","                           \
     full SHA of a commit. Default: worktree.","  --name NAME                   Name in the report. Default: bench-refer\
ee.","  --fail-on WHAT                What fails the run: regression, inconclusive (a regression or an","               \
                 undecided budget) or never. A run that cannot be judged always","                                fails.\
 Default: regression.","  --history-ref REF             Ref of the history that the action record writes. Budgets with",
"                                against, and changes since the latest release, need it. Default:","                    \
            refs/bench-referee/history.","  --baseline-tolerance PERCENT  How much two machines may differ, in percent. \
Results that depend on","                                the machine are judged by their own limit or by this one, which\
ever","                                is wider. Default: none, such results are shown but not judged.","  --alpha ALPHA\
                 Chance that a pull request that changes nothing fails, over all","                                bench\
marks. Above 0, at most 0.5. Default: 0.01.","  --new OUTCOME                 Outcome for a benchmark, or a metric of on\
e, that only head has:","                                pass, warn or fail. Default: pass.","  --removed OUTCOME       \
      Outcome for a benchmark, or a metric of one, that only base has:","                                pass, warn or f\
ail. Default: fail.","  --run COMMAND                 The same as -- COMMAND, as one word.","  --write-baseline         \
     Measure only the current state and write it to the baseline. Nothing","                                is judged.",
"  --out DIR                     Folder for recording.json, report.json, comment.md, report.html and","                 \
               junit.xml. Default: nothing is kept.","  --format FORM                 Format of the report: text, markdo\
wn, html, json, csv or junit. Any","                                other id is the --input-format. Default: text."]],["\
measure",["  -- COMMAND\u2026                   Benchmark command, run by bash -e -o pipefail. One run should","        \
                        measure every benchmark once. Default: the run of the configuration","                          \
      file.","  --setup COMMAND               Command that runs once on each side before the first round: a build","    \
                            or an install. Default: none.","  --working-directory DIR       Folder in which run and setu\
p run, relative to the root of the","                                repository. Default: the root.","  --input-format I\
D             Format of the benchmark output: an id that bench-referee formats","                                lists, \
auto to detect it, or command to measure the command itself","                                (time, memory). Default: a\
uto.","  --output-file GLOB            Pattern of the result files that run writes, relative to the working","          \
                      directory. Default: none, standard output is read.","  --count WHAT                  instructions:\
 after the rounds, count the instructions of each","                                benchmark under Callgrind. Linux onl\
y. cpu-time: let CPU time decide","                                what the clock leaves undecided. A list: both. Defaul\
t: nothing is","                                counted.","  --rounds N                    Number of rounds (10), or a r\
ange (6..30) that ends once the verdict","                                is certain. A round runs the command once on e\
ach side. Default:","                                6..30.","  --stop WHEN                   When a range of rounds end\
s early. verdict: also once a budget that","                                fails the check is broken. rows: only once e\
very budget is decided.","                                Default: verdict.","  --max-minutes N               Time limit\
 in minutes for all measuring after setup. Anything still","                                undecided by then is reporte\
d as inconclusive. Default: 30.","  --precision PERCENT           How exactly a run for the history measures each change\
, as a","                                standard error (0.5%), within rounds. Default: none, a run ends once","        \
                        every budget is decided.","  --bisect-minutes N            Time limit in minutes to find the com\
mit that broke a budget, after","                                the verdict. 0: no search. Default: 0.","  --unit UNIT \
                  invocation: one value for each run of the command. sample: every raw","                               \
 value counts. Default: invocation.","  --cpus LIST                   Processors to pin the command to: one, which the g\
ate chooses, or a","                                list: 2-3. Linux only, by taskset. Default: all processors.","  --ni\
ce N                      Whole number from -20 to 19 that is added to the niceness of the","                           \
     command. Negative values need root. Default: nothing is added.","  --baseline FILE               Path of a recordin\
g in the repository. Its values are used in place","                                of base, which is not measured. Defa\
ult: none, base is measured.","  --measure WHAT                all: times, then counts. counts: counts only. Default: al\
l.","  --seed TEXT                   Seed from a report; repeats the same order. Default: random.","  --shard K/N       \
            Part of the benchmarks: 2/4 is the second of four. After the warm-up","                                only \
this part is measured. report makes one report of all shards.","                                Default: all benchmarks.",
"  --legs N                      Number of recordings that become one report. alpha is divided among","                 \
               them. Default: 1.","  --base REF                    Commit to compare with: merge-base, target (the tip o\
f the base","                                branch), latest-release (the highest version among the tags before","      \
                          head), a branch, a tag or a full SHA. Default: merge-base.","  --head REF                    C\
ommit to measure: worktree (with uncommitted changes), head, a","                                branch, a tag or a SHA.\
 Default: worktree.","  --config FILE                 Path of the configuration file. The default file is optional. A fi\
le","                                you name must exist. Default: .github/bench-referee.yml.","  --config-from WHERE   \
        Where the configuration file is read: worktree, base, head or the","                                full SHA of \
a commit. Default: worktree.","  --name NAME                   Name in the report. Default: bench-referee.","  --baselin\
e-tolerance PERCENT  How much two machines may differ, in percent. Results that depend on","                            \
    the machine are judged by their own limit or by this one, whichever","                                is wider. Defa\
ult: none, such results are shown but not judged.","  --alpha ALPHA                 Chance that a pull request that chan\
ges nothing fails, over all","                                benchmarks. Above 0, at most 0.5. Default: 0.01.","  --new\
 OUTCOME                 Outcome for a benchmark, or a metric of one, that only head has:","                            \
    pass, warn or fail. Default: pass.","  --removed OUTCOME             Outcome for a benchmark, or a metric of one, th\
at only base has:","                                pass, warn or fail. Default: fail.","  --run COMMAND                \
 The same as -- COMMAND, as one word.","  --out FILE                    File for the recording. Required.","  --format I\
D                   The same as --input-format."]],["bisect",["  -- COMMAND\u2026              Benchmark command, run by bash\
 -e -o pipefail. One run should measure","                           every benchmark once. Default: the run of the confi\
guration file.","  --setup COMMAND          Command that runs once on each side before the first round: a build or an","\
                           install. Default: none.","  --working-directory DIR  Folder in which run and setup run, relat\
ive to the root of the","                           repository. Default: the root.","  --input-format ID        Format o\
f the benchmark output: an id that bench-referee formats lists,","                           auto to detect it, or comma\
nd to measure the command itself (time,","                           memory). Default: auto.","  --output-file GLOB     \
  Pattern of the result files that run writes, relative to the working","                           directory. Default: \
none, standard output is read.","  --rounds N               Number of rounds (10), or a range (6..30) that ends once the\
 verdict is","                           certain. A round runs the command once on each side. Default: 6..30.","  --max-\
minutes N          Time limit in minutes for all measuring after setup. Anything still","                           unde\
cided by then is reported as inconclusive. Default: 30.","  --unit UNIT              invocation: one value for each run \
of the command. sample: every raw","                           value counts. Default: invocation.","  --cpus LIST       \
       Processors to pin the command to: one, which the gate chooses, or a list:","                           2-3. Linux\
 only, by taskset. Default: all processors.","  --nice N                 Whole number from -20 to 19 that is added to th\
e niceness of the command.","                           Negative values need root. Default: nothing is added.","  --seed\
 TEXT              Seed from a report; repeats the same order. Default: random.","  --base REF               Commit to c\
ompare with: merge-base, target (the tip of the base branch),","                           latest-release (the highest v\
ersion among the tags before head), a","                           branch, a tag or a full SHA. Default: merge-base."," \
 --head REF               Commit to measure: worktree (with uncommitted changes), head, a branch, a","                  \
         tag or a SHA. Default: worktree.","  --config FILE            Path of the configuration file. The default file \
is optional. A file you","                           name must exist. Default: .github/bench-referee.yml.","  --config-f\
rom WHERE      Where the configuration file is read: worktree, base, head or the full","                           SHA o\
f a commit. Default: worktree.","  --benchmarks GLOB        Pattern of the benchmarks to search for. Default: all that g\
ot worse.","  --minutes N              Time limit of the search, in minutes, after the comparison of base and","        \
                   head. Default: 30.","  --resume FILE            Continue a search that was not finished, from its rec\
ording. Commits and","                           command must be the same.","  --format FORM            Format of the re\
port: text, markdown, html, json, csv or junit. Default:","                           text."]],["doctor",["  -- COMMAND\u2026\
              Benchmark command, run by bash -e -o pipefail. One run should measure","                           every b\
enchmark once. Default: the run of the configuration file.","  --setup COMMAND          Command that runs once on each s\
ide before the first round: a build or an","                           install. Default: none.","  --working-directory D\
IR  Folder in which run and setup run, relative to the root of the","                           repository. Default: the\
 root.","  --input-format ID        Format of the benchmark output: an id that bench-referee formats lists,","          \
                 auto to detect it, or command to measure the command itself (time,","                           memory)\
. Default: auto.","  --output-file GLOB       Pattern of the result files that run writes, relative to the working","   \
                        directory. Default: none, standard output is read.","  --rounds N               Number of rounds\
 to measure. Default: 10.","  --max-minutes N          Time limit in minutes. If it is too short for all rounds, fewer a\
re","                           measured. Default: 30.","  --unit UNIT              invocation: one value for each run o\
f the command. sample: every raw","                           value counts. Default: invocation.","  --cpus LIST        \
      Processors to pin the command to: one, which the gate chooses, or a list:","                           2-3. Linux \
only, by taskset. Default: all processors.","  --nice N                 Whole number from -20 to 19 that is added to the\
 niceness of the command.","                           Negative values need root. Default: nothing is added.","  --seed \
TEXT              Seed from a report; repeats the same order. Default: random.","  --head REF               Commit to me\
asure: worktree (with uncommitted changes), head, a branch, a","                           tag or a SHA. Default: worktr\
ee.","  --config FILE            Path of the configuration file. The default file is optional. A file you","            \
               name must exist. Default: .github/bench-referee.yml.","  --config-from WHERE      Where the configuration\
 file is read: worktree, base, head or the full","                           SHA of a commit. Default: worktree.","  --n\
ame NAME              Name in the report. Default: bench-referee.","  --write FILE             File for the proposed con\
figuration. An existing file is never","                           overwritten.","  --format FORM            Format of t\
he diagnosis: text or json. Default: text."]],["report",["  --config FILE      Path of the configuration file. The defau\
lt file is optional. A file you name","                     must exist. Default: .github/bench-referee.yml.","  --name N\
AME        Name in the report. Default: the name of the first recording.","  --fail-on WHAT     What fails the run: regr\
ession, inconclusive (a regression or an undecided","                     budget) or never. A run that cannot be judged \
always fails. Default:","                     regression.","  --history-ref REF  Ref of the history that the action reco\
rd writes. Budgets with against, and","                     changes since the latest release, need it. Default: refs/ben\
ch-referee/history.","  --format FORM      Format: text, markdown, html, json, csv or junit. Default: text."]],["parse",
["  --format ID  Format of the files: an id that bench-referee formats lists. Default: detected."]],["init",["  --name N\
AME    Name of a second gate next to the one that the repository has. It gets its own","                 workflow, confi\
guration and check.","  --uses ACTION  Reference to this action in the workflow: OWNER/bench-referee@SHA. Default: the",
"                 commit of this package or clone; if there is none, the version."]],["validate",["  --recording FILE  R\
ecording of an earlier run, to show the results that each budget matches.","  --format FORM     Format: text or json. De\
fault: text."]],["history",["  --ref REF          Ref of this clone that holds the history. Default: refs/bench-referee/\
history.","  --out FILE         File for the output. Default: standard output.","  --format FORM      text, html (one pa\
ge without other files) or json. Default: text.","  --benchmarks GLOB  Pattern of the benchmarks to show. Default: all.",
"  --since REF        Release or commit to compare with. Default: the latest release, or the commit","                  \
   that most others were compared with."]],["history import",["  --ref REF  Ref of this clone that gets the values. Defa\
ult: refs/bench-referee/history."]],["history change-points",["  --method METHOD  ranks, or e-divisive: the procedure of\
 apache/otava. Default: ranks.","  --window N       Number of values to search at once: 10 or more with ranks, 2 to 1000\
 with","                   e-divisive. Default: all values with ranks, 50 with e-divisive.","  --p P            Largest \
p of a change point. Default: 0.001.","  --magnitude M    Change that a change point must exceed, as a share of the smal\
ler level: 0.05 is","                   5 %. Default: 0."]],["profile diff",["  --format FORM      text, html (with a fl\
ame graph, one page without other files) or json. Default:","                     text.","  --input-format ID  Format of\
 the profiles: pprof, perf-script, collapsed, cpuprofile, speedscope","                     or callgrind. Default: detec\
ted.","  --out FILE         File for the output. Default: standard output.","  --touched PATHS    Changed paths, one on \
each line, as git diff --name-only prints them. Functions","                     in these files come first. Default: non\
e."]],["formats",[]],["demo",[]]]);function help(name,{usage,does}){let lines=flagHelp.get(name)??[];return[`usage: bench-referee ${usage}`,"",does,...lines.
length===0?[]:["",...lines]].join(`
`)}export{help};
