// Messages about what follows the rounds: counts of instructions, the search for a commit, and the recording of profiles.

import { richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { code, list, message, number, oneOf, sentence, text, texts, withCode } from './message.ts';

const NO_SEARCH_REASONS = {
  'too-many-commits': 'there are more than 64 commits between base and head. Compare with a later base.',
  'history-missing':
    'the commits between base and head are not here. Fetch them with `fetch-depth: 0` of actions/checkout, and update the branch if it does not contain base.',
  'clone-shallow':
    'the commits between base and head are not in this clone, which is shallow. Complete it by `git fetch --unshallow`.',
  'base-not-contained':
    'head does not contain base. Compare with the commit where they parted, which `git merge-base` prints, or update the branch.',
  'too-large': 'the files of the commits between base and head take more than 512 MB.',
  baseline: 'base is a baseline, which is no tree of this run.',
} as const;

export const FOLLOW_UP_MESSAGES = {
  'instruction-unknown': message(
    { command: text },
    ({ command }) =>
      richText`${command} was not counted: Valgrind does not know an instruction that it executes, such as one of AVX-512. Build it for an older processor, for example with -march=x86-64-v3.`,
  ),
  'slope-needs-filter': message(
    { command: text },
    ({ command }) =>
      richText`${command} was not counted: it takes a number of iterations from BENCH_REFEREE_ITERATIONS, but it cannot run one of its benchmarks alone. Use BENCH_REFEREE_FILTER in the command, with a format that has a filter.`,
  ),
  'iterations-without-effect': message(
    { name: text, command: text },
    ({ name, command }) =>
      richText`${name} is not counted here: each iteration that BENCH_REFEREE_ITERATIONS adds to ${command} executes less than one instruction. Use the variable in the command as the number of times that a benchmark is repeated.`,
  ),
  'counted-with-others': message(
    { name: text, command: text, printed: texts, count: number },
    ({ name, command, printed, count }) =>
      richText`${name} is not counted: with the filter for it, ${command} runs ${formatCount(count, 'benchmark')}: ${list(printed, printed.length, count)}. Use BENCH_REFEREE_FILTER in the command as the filter of its benchmarks. If it is, rename the benchmark, so that the filter matches it alone.`,
  ),
  'count-follows-time': message(
    { command: text, format: code },
    ({ command, format }) =>
      richText`${command} is counted as a whole, and tools of the format ${format} repeat each benchmark until some time is over. So the count depends on the speed of the machine, and a change of the code may not show. Let the tool mark its benchmarks, or take the number of their iterations from BENCH_REFEREE_ITERATIONS.`,
  ),
  'valgrind-not-placed': message(
    { command: text },
    ({ command }) =>
      richText`${command} does not start the first valgrind on PATH, so all its rounds have the same placement in memory, and its counts are judged like times. Start valgrind by its name, without a path, to have a placement for each round.`,
  ),
  'count-needs-base': message(
    { path: code },
    ({ path }) =>
      richText`Nothing is counted: counts of two machines are not comparable, and the baseline ${path} is used as base.`,
  ),
  'counting-time-over': message(
    { placements: number },
    ({ placements }) =>
      richText`the time was over after ${formatCount(placements, 'placement')}, so counts that were undecided then stay undecided. Raise it, or count less.`,
  ),
  'count-file-foreign': message(
    { command: text },
    ({ command }) =>
      richText`is not a file that Callgrind wrote for a process of ${command}, so nothing is counted. Look for what writes files of that name.`,
  ),
  'nothing-counted': message(
    { command: text },
    ({ command }) =>
      richText`Callgrind left no count of ${command}. ${withCode('Run it under `valgrind --tool=callgrind` to find out why.')}`,
  ),
  'counting-not-possible': message({ reason: oneOf('system', 'no valgrind') }, ({ reason }) =>
    reason === 'system'
      ? richText`Nothing is counted: Valgrind counts on Linux only.`
      : richText`Nothing is counted: there is no valgrind. ${withCode('Install it before this step, for example by `sudo apt-get install --yes valgrind`.')}`,
  ),
  /** `tree`: a side, or the start of a commit's SHA. */
  'bisect-tree-changed': message(
    { tree: text, paths: texts, count: number },
    ({ tree, paths, count }) =>
      richText`the search for the commit ended: a command of another commit changed the tree of ${tree}: ${list(paths, 3, count)}. ${withCode('A benchmark may write only below its own folder and `$TMPDIR`.')}`,
  ),
  'bisect-failed': message({ reason: text }, ({ reason }) => richText`the search for the commit ended: ${reason}`),
  'bisect-side-failed': message(
    { side: oneOf('base', 'head') },
    ({ side }) =>
      richText`the search for the commit ended: the command failed on ${side}, where it worked in the rounds.`,
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
    ({ reason }) => richText`no commit is searched: ${withCode(NO_SEARCH_REASONS[reason])}`,
  ),
  'profile-benchmarks-omitted': message(
    { omitted: number, most: number },
    ({ omitted, most }) =>
      richText`${formatCount(omitted, 'more broken benchmark')} ${omitted === 1 ? 'is' : 'are'} not profiled: at most ${most} are.`,
  ),
  'profile-failed': message({ reason: text }, ({ reason }) => richText`the recording of profiles ended: ${reason}`),
  'profile-not-possible': sentence('no profile is recorded, because base is a baseline, which is no tree of this run.'),
  'profile-not-written': sentence(
    'the command ended, but did not write the file that this variable names. Give its path to the profiler, such as with `-cpuprofile="$BENCH_REFEREE_PROFILE"`.',
  ),
  'profile-time-over': sentence(
    'the time limit was reached before all profiles were recorded. Raise `max-minutes`, or lower `runs`.',
  ),
  'profile-tree-changed': message(
    { side: oneOf('base', 'head'), paths: texts, count: number },
    ({ side, paths, count }) =>
      richText`the recording of profiles ended: a command of the other side changed the tree of ${side}: ${list(paths, 3, count)}. ${withCode('A benchmark may write only below its own folder and `$TMPDIR`.')}`,
  ),
};
