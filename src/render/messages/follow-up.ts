// Messages about what follows the rounds: counts of instructions, the search for a commit, and the recording of profiles.

import { code, firstTexts, message, number, oneOf, text, texts } from './message.ts';

const NO_SEARCH_REASONS = {
  'too-many-commits': 'there are more than 64 commits between base and head. Compare with a later base.',
  'history-missing':
    'the commits between base and head are not here. Fetch them with `fetch-depth: 0` of actions/checkout, and update the branch if it does not contain base.',
  'clone-shallow':
    'the commits between base and head are not in this clone, which is shallow. Complete it with `git fetch --unshallow`.',
  'base-not-contained':
    'head does not contain base. Compare with the commit where they parted, which `git merge-base` prints, or update the branch.',
  'too-large': 'the files of the commits between base and head take more than 512 MB. Compare with a later base.',
  baseline: 'base is a baseline, which this run cannot build. Compare with a commit.',
} as const;

const WRITE_BELOW = 'A benchmark may write only below its own folder and `$TMPDIR`.';

const NO_CPU_TIME = {
  'follows-time':
    'its tool repeats each benchmark for a fixed time. Take the number of iterations from BENCH_REFEREE_ITERATIONS in the command.',
  filter:
    'it cannot run one of its benchmarks alone. Use BENCH_REFEREE_FILTER in the command, with a format that has a filter.',
  start:
    'it fails without a benchmark, so what starting takes is not known. Make it end well if the filter matches nothing.',
  short: 'starting takes longer than one of its benchmarks. Do more work in each run, or use BENCH_REFEREE_ITERATIONS.',
  system: 'this system does not tell it. Measure on Linux or macOS.',
} as const;

const side = oneOf('base', 'head');
const command = { command: text };
const reason = { reason: text };

export const FOLLOW_UP_MESSAGES = {
  'instruction-unknown': message(
    command,
    '{command} was not counted: Valgrind does not know one of its instructions, perhaps of AVX-512. Build it for an older processor: `-march=x86-64-v3`.',
  ),
  'slope-needs-filter': message(
    command,
    '{command} was not counted: it uses BENCH_REFEREE_ITERATIONS, but cannot run one of its benchmarks alone. Use BENCH_REFEREE_FILTER in the command, with a format that has a filter.',
  ),
  'iterations-without-effect': message(
    { name: text, ...command },
    '{name} is not counted: an iteration that BENCH_REFEREE_ITERATIONS adds to {command} executes less than one instruction. Use the variable in the command as the number of times that a benchmark is repeated.',
  ),
  'counted-with-others': message(
    { name: text, ...command, printed: texts, count: number },
    '{name} is not counted: with the filter for it, {command} runs {count benchmark}: {printed of count}. Use BENCH_REFEREE_FILTER in the command as the filter. If it is already there, rename the benchmark so that the filter matches it alone.',
  ),
  'count-follows-time': message(
    { ...command, format: code },
    '{command} is counted as a whole, but tools of the format {format} repeat each benchmark for a fixed time, so the count depends on the speed of the machine. Make the tool mark its benchmarks, or take the number of iterations from BENCH_REFEREE_ITERATIONS.',
  ),
  'valgrind-not-placed': message(
    command,
    '{command} does not start the first valgrind on PATH, so its memory layout is always the same, and its counts are judged like times. Start valgrind by its name, without a path.',
  ),
  /** `follows-time`: the tool repeats each benchmark for a time. `start`: what starting takes is not known. */
  'cpu-time-not-possible': message(
    { ...command, reason: oneOf('follows-time', 'filter', 'start', 'short', 'system') },
    ({ reason }) => `CPU time of {command} is not measured: ${NO_CPU_TIME[reason]}`,
  ),
  'cpu-time-of-others': message(
    { name: text, ...command, printed: texts, count: number },
    'CPU time of {name} is not measured: with the filter for it, {command} runs {count benchmark}[: {printed of count}]. Use BENCH_REFEREE_FILTER in the command as the filter, and rename the benchmark if the filter does not match it alone.',
  ),
  'cpu-time-without-effect': message(
    { name: text, ...command },
    'CPU time of {name} is not measured: {command} takes far longer than BENCH_REFEREE_ITERATIONS iterations do. Use the variable as the number of times that a benchmark is repeated.',
  ),
  'count-needs-base':
    'nothing is counted, because base is the baseline {path:code}, and counts of two machines cannot be compared. Remove `count` or the baseline.',
  'counting-time-over':
    'time ran out after {placements placement}, so some counts stay undecided. Raise `max-minutes`, or count less.',
  'count-file-foreign': message(
    command,
    'Callgrind did not write this file for a process of {command}, so nothing is counted. Find the program that writes files of that name.',
  ),
  'nothing-counted': message(
    command,
    'Callgrind left no count of {command}. Run it under `valgrind --tool=callgrind` to see why.',
  ),
  'counting-not-possible': message({ reason: oneOf('system', 'no valgrind') }, ({ reason }) =>
    reason === 'system'
      ? 'instructions are not counted: Valgrind needs Linux. Measure on Linux, or remove `count`.'
      : 'instructions are not counted: valgrind was not found. Install it before this step: `sudo apt-get install --yes valgrind`.',
  ),
  'rebuild-alike':
    'the rows stay broken, but other memory layouts were not measured: both sides were built again, and the programs are the same to the byte. Pass on `BENCH_REFEREE_LAYOUT` where the benchmark is built: `go test -ldflags=-randlayout=$BENCH_REFEREE_LAYOUT`, or `-Wl,--shuffle-sections=$BENCH_REFEREE_LAYOUT` for mold.',
  'rebuild-failed': message(reason, 'the rows stay broken, because the rebuilds ended: {reason}'),
  'rebuild-of-restarts':
    'nothing was built again: a runtime compiles these benchmarks in each process, so the rounds have measured as many memory layouts.',
  'rebuild-side-failed': message(
    { side },
    'the rows stay broken, because {side} failed when it was built again, although it worked in the rounds. Make `setup` work a second time in a new folder.',
  ),
  'rebuild-too-large':
    'nothing is built again, because the files of both commits take more than 512 MB. Remove `rebuild-minutes`.',
  'rebuild-too-short': message(
    { minutes: number, needed: number, builds: number },
    'nothing was built again, and the rows stay broken: {builds build} a side take about {needed minute}, and {minutes} are allowed. Raise it, or make `setup` faster.',
  ),
  /** `tree`: a side, or the start of a commit's SHA. */
  'bisect-tree-changed': `the search for the commit ended, because a command of another commit changed the tree of {tree}: {paths of count}. ${WRITE_BELOW}`,
  'bisect-failed': message(reason, 'the search for the commit ended: {reason}'),
  'bisect-side-failed': message(
    { side },
    'the search for the commit ended, because the command failed on {side}, although it worked in the rounds. `bench-referee bisect` searches again.',
  ),
  /** `reason`: what prevents a search. The log says it, and the report if a budget is broken. */
  'bisect-not-possible': message(
    {
      reason: oneOf(
        'too-many-commits',
        'history-missing',
        'clone-shallow',
        'base-not-contained',
        'too-large',
        'baseline',
      ),
    },
    ({ reason }) => `the commit is not searched for: ${NO_SEARCH_REASONS[reason]}`,
  ),
  'profile-benchmarks-omitted': message(
    { omitted: number, most: number },
    ({ omitted }) =>
      `{omitted more slower benchmark} ${omitted === 1 ? 'is' : 'are'} not profiled: the limit is {most}. \`profile diff\` compares others.`,
  ),
  'profile-failed': message(reason, 'the recording of profiles ended: {reason}'),
  'profile-not-possible':
    'no profile is recorded, because base is a baseline, which this run cannot build. Compare with a commit.',
  'profile-not-written':
    'the command ended without writing the file that this variable names. Pass its path to the profiler: `-cpuprofile="$BENCH_REFEREE_PROFILE"`.',
  'profile-time-over': 'time ran out before all profiles were recorded. Raise `max-minutes`, or lower `runs`.',
  'profile-tree-changed': message(
    { side, paths: firstTexts, count: number },
    `the recording of profiles ended, because a command of the other side changed the tree of {side}: {paths of count}. ${WRITE_BELOW}`,
  ),
} as const;
