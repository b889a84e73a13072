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
s once","                                every budget is decided.","  --rebuild-minutes N           Time limit in minute\
s to build both sides again with other memory","                                layouts before a row is called broken. 0\
: no rebuilds. Default: 0.","  --bisect-minutes N            Time limit in minutes to find the commit that broke a budge\
t, after","                                the verdict. 0: no search. Default: 0.","  --unit UNIT                   invo\
cation: one value for each run of the command. sample: every raw","                                value counts. Default\
: invocation.","  --cpus LIST                   Processors to pin the command to: one, which the gate chooses, or a","  \
                              list: 2-3. Linux only, by taskset. Default: all processors.","  --nice N                  \
    Whole number from -20 to 19 that is added to the niceness of the","                                command. Negative\
 values need root. Default: nothing is added.","  --baseline FILE               Path of a recording in the repository. I\
ts values are used in place","                                of base, which is not measured. Default: none, base is mea\
sured.","  --measure WHAT                all: times, then counts. counts: counts only. Default: all.","  --seed TEXT    \
               Seed from a report; repeats the same order. Default: random.","  --shard K/N                   Part of th\
e benchmarks: 2/4 is the second of four. After the warm-up","                                only this part is measured.\
 report makes one report of all shards.","                                Default: all benchmarks.","  --legs N         \
             Number of recordings that become one report. alpha is divided among","                                them.\
 Default: 1.","  --base REF                    Commit to compare with: merge-base, target (the tip of the base","       \
                         branch), latest-release (the highest version among the tags before","                          \
      head), a branch, a tag or a full SHA. Default: merge-base.","  --head REF                    Commit to measure: wo\
rktree (with uncommitted changes), head, a","                                branch, a tag or a SHA. Default: worktree.",
"  --config FILE                 Path of the configuration file. The default file is optional. A file","                \
                you name must exist. Default: .github/bench-referee.yml.","  --config-from WHERE           Where the con\
figuration file is read: worktree, base, head or the","                                full SHA of a commit. Default: wo\
rktree.","  --name NAME                   Name in the report. Default: bench-referee.","  --fail-on WHAT                \
What fails the run: regression, inconclusive (a regression or an","                                undecided budget) or \
never. A run that cannot be judged always","                                fails. Default: regression.","  --history-re\
f REF             Ref of the history that the action record writes. Budgets with","                                again\
st, and changes since the latest release, need it. Default:","                                refs/bench-referee/history\
.","  --baseline-tolerance PERCENT  How much two machines may differ, in percent. Results that depend on","             \
                   the machine are judged by their own limit or by this one, whichever","                               \
 is wider. Default: none, such results are shown but not judged.","  --alpha ALPHA                 Chance that a pull re\
quest that changes nothing fails, over all","                                benchmarks. Above 0, at most 0.5. Default: \
0.01.","  --new OUTCOME                 Outcome for a benchmark, or a metric of one, that only head has:","             \
                   pass, warn or fail. Default: pass.","  --removed OUTCOME             Outcome for a benchmark, or a me\
tric of one, that only base has:","                                pass, warn or fail. Default: fail.","  --same-answer \
OUTCOME         Outcome for a benchmark whose answer is not that of base: pass, warn","                                o\
r fail. No improvement of it counts. Default: warn.","  --run COMMAND                 The same as -- COMMAND, as one wor\
d.","  --canary PERCENT              Slow head down by so much (20%), to see the gate turn red. Both","                 \
               sides are the same commit unless --base is given. Exit code 1 means","                                tha\
t it turned red. Default: head is measured as it is.","  --write-baseline              Measure only the current state an\
d write it to the baseline. Nothing","                                is judged.","  --out DIR                     Folde\
r for recording.json, report.json, comment.md, report.html and","                                junit.xml. Default: not\
hing is kept.","  --format FORM                 Format of the report: text, markdown, html, json, brief, csv or","      \
                          junit. Any other id is the --input-format. Default: text."]],["measure",["  -- COMMAND\u2026       \
            Benchmark command, run by bash -e -o pipefail. One run should","                                measure ever\
y benchmark once. Default: the run of the configuration","                                file.","  --setup COMMAND     \
          Command that runs once on each side before the first round: a build","                                or an in\
stall. Default: none.","  --working-directory DIR       Folder in which run and setup run, relative to the root of the",
"                                repository. Default: the root.","  --input-format ID             Format of the benchmar\
k output: an id that bench-referee formats","                                lists, auto to detect it, or command to mea\
sure the command itself","                                (time, memory). Default: auto.","  --output-file GLOB         \
   Pattern of the result files that run writes, relative to the working","                                directory. Def\
ault: none, standard output is read.","  --count WHAT                  instructions: after the rounds, count the instruc\
tions of each","                                benchmark under Callgrind. Linux only. cpu-time: let CPU time decide"," \
                               what the clock leaves undecided. A list: both. Default: nothing is","                    \
            counted.","  --rounds N                    Number of rounds (10), or a range (6..30) that ends once the verd\
ict","                                is certain. A round runs the command once on each side. Default:","               \
                 6..30.","  --stop WHEN                   When a range of rounds ends early. verdict: also once a budget\
 that","                                fails the check is broken. rows: only once every budget is decided.","          \
                      Default: verdict.","  --max-minutes N               Time limit in minutes for all measuring after \
setup. Anything still","                                undecided by then is reported as inconclusive. Default: 30.","  \
--precision PERCENT           How exactly a run for the history measures each change, as a","                           \
     standard error (0.5%), within rounds. Default: none, a run ends once","                                every budget\
 is decided.","  --rebuild-minutes N           Time limit in minutes to build both sides again with other memory","     \
                           layouts before a row is called broken. 0: no rebuilds. Default: 0.","  --bisect-minutes N    \
        Time limit in minutes to find the commit that broke a budget, after","                                the verdic\
t. 0: no search. Default: 0.","  --unit UNIT                   invocation: one value for each run of the command. sample\
: every raw","                                value counts. Default: invocation.","  --cpus LIST                   Proce\
ssors to pin the command to: one, which the gate chooses, or a","                                list: 2-3. Linux only, \
by taskset. Default: all processors.","  --nice N                      Whole number from -20 to 19 that is added to the \
niceness of the","                                command. Negative values need root. Default: nothing is added.","  --b\
aseline FILE               Path of a recording in the repository. Its values are used in place","                       \
         of base, which is not measured. Default: none, base is measured.","  --measure WHAT                all: times, \
then counts. counts: counts only. Default: all.","  --seed TEXT                   Seed from a report; repeats the same o\
rder. Default: random.","  --shard K/N                   Part of the benchmarks: 2/4 is the second of four. After the wa\
rm-up","                                only this part is measured. report makes one report of all shards.","           \
                     Default: all benchmarks.","  --legs N                      Number of recordings that become one rep\
ort. alpha is divided among","                                them. Default: 1.","  --base REF                    Commit\
 to compare with: merge-base, target (the tip of the base","                                branch), latest-release (the\
 highest version among the tags before","                                head), a branch, a tag or a full SHA. Default: \
merge-base.","  --head REF                    Commit to measure: worktree (with uncommitted changes), head, a","        \
                        branch, a tag or a SHA. Default: worktree.","  --config FILE                 Path of the configu\
ration file. The default file is optional. A file","                                you name must exist. Default: .githu\
b/bench-referee.yml.","  --config-from WHERE           Where the configuration file is read: worktree, base, head or the",
"                                full SHA of a commit. Default: worktree.","  --name NAME                   Name in the \
report. Default: bench-referee.","  --baseline-tolerance PERCENT  How much two machines may differ, in percent. Results \
that depend on","                                the machine are judged by their own limit or by this one, whichever"," \
                               is wider. Default: none, such results are shown but not judged.","  --alpha ALPHA        \
         Chance that a pull request that changes nothing fails, over all","                                benchmarks. A\
bove 0, at most 0.5. Default: 0.01.","  --new OUTCOME                 Outcome for a benchmark, or a metric of one, that \
only head has:","                                pass, warn or fail. Default: pass.","  --removed OUTCOME             Ou\
tcome for a benchmark, or a metric of one, that only base has:","                                pass, warn or fail. Def\
ault: fail.","  --same-answer OUTCOME         Outcome for a benchmark whose answer is not that of base: pass, warn","   \
                             or fail. No improvement of it counts. Default: warn.","  --run COMMAND                 The \
same as -- COMMAND, as one word.","  --out FILE                    File for the recording. Required.","  --format ID    \
               The same as --input-format."]],["bisect",["  -- COMMAND\u2026              Benchmark command, run by bash -e -\
o pipefail. One run should measure","                           every benchmark once. Default: the run of the configurat\
ion file.","  --setup COMMAND          Command that runs once on each side before the first round: a build or an","     \
                      install. Default: none.","  --working-directory DIR  Folder in which run and setup run, relative t\
o the root of the","                           repository. Default: the root.","  --input-format ID        Format of the\
 benchmark output: an id that bench-referee formats lists,","                           auto to detect it, or command to\
 measure the command itself (time,","                           memory). Default: auto.","  --output-file GLOB       Pat\
tern of the result files that run writes, relative to the working","                           directory. Default: none,\
 standard output is read.","  --rounds N               Number of rounds (10), or a range (6..30) that ends once the verd\
ict is","                           certain. A round runs the command once on each side. Default: 6..30.","  --max-minut\
es N          Time limit in minutes for all measuring after setup. Anything still","                           undecided\
 by then is reported as inconclusive. Default: 30.","  --unit UNIT              invocation: one value for each run of th\
e command. sample: every raw","                           value counts. Default: invocation.","  --cpus LIST            \
  Processors to pin the command to: one, which the gate chooses, or a list:","                           2-3. Linux only\
, by taskset. Default: all processors.","  --nice N                 Whole number from -20 to 19 that is added to the nic\
eness of the command.","                           Negative values need root. Default: nothing is added.","  --seed TEXT\
              Seed from a report; repeats the same order. Default: random.","  --base REF               Commit to compar\
e with: merge-base, target (the tip of the base branch),","                           latest-release (the highest versio\
n among the tags before head), a","                           branch, a tag or a full SHA. Default: merge-base.","  --he\
ad REF               Commit to measure: worktree (with uncommitted changes), head, a branch, a","                       \
    tag or a SHA. Default: worktree.","  --config FILE            Path of the configuration file. The default file is op\
tional. A file you","                           name must exist. Default: .github/bench-referee.yml.","  --config-from W\
HERE      Where the configuration file is read: worktree, base, head or the full","                           SHA of a c\
ommit. Default: worktree.","  --benchmarks GLOB        Pattern of the benchmarks to search for. Default: all that got wo\
rse.","  --minutes N              Time limit of the search, in minutes, after the comparison of base and","             \
              head. Default: 30.","  --resume FILE            Continue a search that was not finished, from its recordin\
g. Commits and","                           command must be the same.","  --format FORM            Format of the report:\
 text, markdown, html, json, brief, csv or junit.","                           Default: text."]],["doctor",["  -- COMMAN\
D\u2026              Benchmark command, run by bash -e -o pipefail. One run should measure","                           \
every benchmark once. Default: the run of the configuration file.","  --setup COMMAND          Command that runs once on\
 each side before the first round: a build or an","                           install. Default: none.","  --working-dire\
ctory DIR  Folder in which run and setup run, relative to the root of the","                           repository. Defau\
lt: the root.","  --input-format ID        Format of the benchmark output: an id that bench-referee formats lists,","   \
                        auto to detect it, or command to measure the command itself (time,","                           \
memory). Default: auto.","  --output-file GLOB       Pattern of the result files that run writes, relative to the workin\
g","                           directory. Default: none, standard output is read.","  --rounds N               Number of\
 rounds to measure. Default: 10.","  --max-minutes N          Time limit in minutes. If it is too short for all rounds, \
fewer are","                           measured. Default: 30.","  --unit UNIT              invocation: one value for eac\
h run of the command. sample: every raw","                           value counts. Default: invocation.","  --cpus LIST \
             Processors to pin the command to: one, which the gate chooses, or a list:","                           2-3.\
 Linux only, by taskset. Default: all processors.","  --nice N                 Whole number from -20 to 19 that is added\
 to the niceness of the command.","                           Negative values need root. Default: nothing is added.","  \
--seed TEXT              Seed from a report; repeats the same order. Default: random.","  --head REF               Commi\
t to measure: worktree (with uncommitted changes), head, a branch, a","                           tag or a SHA. Default:\
 worktree.","  --config FILE            Path of the configuration file. The default file is optional. A file you","     \
                      name must exist. Default: .github/bench-referee.yml.","  --config-from WHERE      Where the config\
uration file is read: worktree, base, head or the full","                           SHA of a commit. Default: worktree.",
"  --name NAME              Name in the report. Default: bench-referee.","  --write FILE             File for the propos\
ed configuration. An existing file is never","                           overwritten.","  --format FORM            Forma\
t of the diagnosis: text or json. Default: text."]],["report",["  --config FILE      Path of the configuration file. The\
 default file is optional. A file you name","                     must exist. Default: .github/bench-referee.yml.","  --\
name NAME        Name in the report. Default: the name of the first recording.","  --fail-on WHAT     What fails the run\
: regression, inconclusive (a regression or an undecided","                     budget) or never. A run that cannot be j\
udged always fails. Default:","                     regression.","  --history-ref REF  Ref of the history that the actio\
n record writes. Budgets with against, and","                     changes since the latest release, need it. Default: re\
fs/bench-referee/history.","  --format FORM      Format: text, markdown, html, json, brief, csv or junit. Default: text."]],
["parse",["  --format ID  Format of the files: an id that bench-referee formats lists. Default: detected."]],["init",[" \
 --try          Run setup and one invocation in a clone before the files are written, and correct","                 the\
m by its output. In a terminal this is the default.","  --name NAME    Name of a second gate next to the one that the re\
pository has. It gets its own","                 workflow, configuration and check.","  --uses ACTION  Reference to this\
 action in the workflow: OWNER/bench-referee@SHA. Default: the","                 commit of this package or clone; if th\
ere is none, the version."]],["validate",["  --recording FILE  Recording of an earlier run, to show the results that eac\
h budget matches.","  --format FORM     Format: text or json. Default: text."]],["history",["  --ref REF          Ref of\
 this clone that holds the history. Default: refs/bench-referee/history.","  --out FILE         File for the output. Def\
ault: standard output.","  --format FORM      text, html (one page without other files) or json. Default: text.","  --be\
nchmarks GLOB  Pattern of the benchmarks to show. Default: all.","  --since REF        Release or commit to compare with\
. Default: the latest release, or the commit","                     that most others were compared with."]],["history im\
port",["  --ref REF  Ref of this clone that gets the values. Default: refs/bench-referee/history."]],["history change-po\
ints",["  --method METHOD  ranks, or e-divisive: the procedure of apache/otava. Default: ranks.","  --window N       Num\
ber of values to search at once: 10 or more with ranks, 2 to 1000 with","                   e-divisive. Default: all val\
ues with ranks, 50 with e-divisive.","  --p P            Largest p of a change point. Default: 0.001.","  --magnitude M \
   Change that a change point must exceed, as a share of the smaller level: 0.05 is","                   5 %. Default: 0\
."]],["profile diff",["  --format FORM      text, html (with a flame graph, one page without other files) or json. Defau\
lt:","                     text.","  --input-format ID  Format of the profiles: pprof, perf-script, collapsed, cpuprofil\
e, speedscope","                     or callgrind. Default: detected.","  --out FILE         File for the output. Defaul\
t: standard output.","  --touched PATHS    Changed paths, one on each line, as git diff --name-only prints them. Functio\
ns","                     in these files come first. Default: none."]],["formats",[]],["demo",[]]]);function help(name,{usage,does}){let lines=flagHelp.get(name)??[];return[`usage: bench-referee ${usage}`,"",does,...lines.
length===0?[]:["",...lines]].join(`
`)}export{help};
