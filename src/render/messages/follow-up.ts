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
  'too-large': 'the files of the commits between base and head take more than 512 MB.',
  baseline: 'base is a baseline, which is not a commit that this run can build.',
} as const;

const WRITE_BELOW = 'A benchmark may write only below its own folder and `$TMPDIR`.';

const side = oneOf('base', 'head');
const command = { command: text };
const reason = { reason: text };

export const FOLLOW_UP_MESSAGES = {
  'instruction-unknown': message(
    command,
    '{command} was not counted: Valgrind does not know an instruction that it executes, such as one of AVX-512. Build it for an older processor, for example with `-march=x86-64-v3`.',
  ),
  'slope-needs-filter': message(
    command,
    '{command} was not counted: it takes a number of iterations from BENCH_REFEREE_ITERATIONS, but it cannot run one of its benchmarks alone. Use BENCH_REFEREE_FILTER in the command, with a format that has a filter.',
  ),
  'iterations-without-effect': message(
    { name: text, ...command },
    '{name} is not counted here: each iteration that BENCH_REFEREE_ITERATIONS adds to {command} executes less than one instruction. Use the variable in the command as the number of times that a benchmark is repeated.',
  ),
  'counted-with-others': message(
    { name: text, ...command, printed: texts, count: number },
    '{name} is not counted: with the filter for it, {command} runs {count benchmark}: {printed of count}. Use BENCH_REFEREE_FILTER in the command as the filter of its benchmarks. If it is there already, rename the benchmark, so that the filter matches it alone.',
  ),
  'count-follows-time': message(
    { ...command, format: code },
    '{command} is counted as a whole, but tools of the format {format} repeat each benchmark for a fixed time. So the count depends on the speed of the machine, and a change of the code may not show. Make the tool mark its benchmarks, or take the number of their iterations from BENCH_REFEREE_ITERATIONS.',
  ),
  'valgrind-not-placed': message(
    command,
    '{command} does not start the first valgrind on PATH, so all its rounds have the same memory layout, and its counts are judged like times. Start valgrind by its name, without a path, to get a different layout in each round.',
  ),
  'count-needs-base':
    'instructions are not counted: counts of two machines cannot be compared, and base is the baseline {path:code}.',
  'counting-time-over':
    'time ran out after {placements placement}, so counts that were undecided stay undecided. Allow more time, or count less.',
  'count-file-foreign': message(
    command,
    'is not a file that Callgrind wrote for a process of {command}, so nothing is counted. Find out what writes files of that name.',
  ),
  'nothing-counted': message(
    command,
    'Callgrind left no count of {command}. Run it under `valgrind --tool=callgrind` to find out why.',
  ),
  'counting-not-possible': message({ reason: oneOf('system', 'no valgrind') }, ({ reason }) =>
    reason === 'system'
      ? 'instructions are not counted: Valgrind counts on Linux only.'
      : 'instructions are not counted: valgrind was not found. Install it before this step, for example with `sudo apt-get install --yes valgrind`.',
  ),
  /** `tree`: a side, or the start of a commit's SHA. */
  'bisect-tree-changed': `the search for the commit ended: a command of another commit changed the tree of {tree}: {paths of count}. ${WRITE_BELOW}`,
  'bisect-failed': message(reason, 'the search for the commit ended: {reason}'),
  'bisect-side-failed': message(
    { side },
    'the search for the commit ended: the command failed on {side}, although it worked in the rounds.',
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
    ({ reason }) => `no commit is searched: ${NO_SEARCH_REASONS[reason]}`,
  ),
  'profile-benchmarks-omitted': message(
    { omitted: number, most: number },
    ({ omitted }) =>
      `{omitted more broken benchmark} ${omitted === 1 ? 'is' : 'are'} not profiled: the limit is {most}.`,
  ),
  'profile-failed': message(reason, 'the recording of profiles ended: {reason}'),
  'profile-not-possible':
    'no profile is recorded, because base is a baseline, which is not a commit that this run can build.',
  'profile-not-written':
    'the command ended, but did not write the file that this variable names. Give its path to the profiler, for example with `-cpuprofile="$BENCH_REFEREE_PROFILE"`.',
  'profile-time-over':
    'the time limit was reached before all profiles were recorded. Raise `max-minutes`, or lower `runs`.',
  'profile-tree-changed': message(
    { side, paths: firstTexts, count: number },
    `the recording of profiles ended: a command of the other side changed the tree of {side}: {paths of count}. ${WRITE_BELOW}`,
  ),
} as const;
