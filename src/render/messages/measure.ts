// Messages about measuring: setup, invocations, rounds, the benchmark filter and the baseline.

import type { CostEstimate } from '../../model/cost-estimate.ts';
import { ownFileUrl } from '../../text/own-repository.ts';
import { quoteShellWord } from '../../text/shell-word.ts';
import { asCode, type Piece, type RichText, richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { formatDuration } from './measuring-log.ts';
import {
  code,
  codes,
  flag,
  got,
  list,
  message,
  number,
  oneOf,
  optional,
  sentence,
  text,
  texts,
  withCode,
} from './message.ts';

/** Name of the command that ran. Absent: `setup`. */
const command = optional(text);

function nameOf(shown: Piece | undefined): Piece {
  return shown ?? 'setup';
}

/** Maximum number of benchmarks in a message. */
const MAX_BENCHMARKS = 3;

const WRITE_AGAIN = 'Write it again with `bench-referee check --write-baseline`, and commit it.';

const IN_MIB = 1024 * 1024;

export const MEASURE_MESSAGES = {
  /** `isNetwork`: it says that a server was not reached. */
  'command-failed': message(
    { command, exitCode: number, durationMs: number, isNetwork: optional(flag) },
    ({ command, exitCode, durationMs, isNetwork }) => {
      const network = isNetwork ? ' It says that a server was not reached, so run it again.' : '';
      return richText`${nameOf(command)} ended with exit code ${exitCode} after ${formatDuration(durationMs)}; it must exit with 0.${network}`;
    },
  ),
  'command-not-found': message(
    { command },
    ({ command }) =>
      richText`${nameOf(command)} ended with exit code 127: a command was not found. ${withCode('Install it in `setup`, or on the machine before this step.')}`,
  ),
  /** `name` was not found; `path` is where the checkout has it. `install`: the command that makes it, if it is known. */
  'program-not-in-commit': message(
    { command, name: text, path: text, install: optional(code) },
    ({ command, name, path, install }) => {
      const remedy =
        install === undefined
          ? withCode('Make it in `setup`.')
          : richText`Install it in each clone: ${asCode(`--setup ${quoteShellWord(install.code)}`)}, or ${asCode(`setup: ${install.code}`)} in the configuration.`;
      return richText`${nameOf(command)} did not find ${name}. Your folder has ${path}, but git does not have it, and clean clones are measured. ${remedy}`;
    },
  ),
  'script-line-ends': message(
    { command, path: text },
    ({ command, path }) =>
      richText`${nameOf(command)} could not start ${path}: its lines end as on Windows, so its interpreter is not found. ${withCode('Add `*.sh text eol=lf` to `.gitattributes`, run `git add --renormalize .`, and commit both.')}`,
  ),
  /** `workingDirectory` is absent for the top folder. */
  'command-file-missing': message(
    { command, path: text, workingDirectory: optional(text) },
    ({ command, path, workingDirectory }) => {
      const folder = workingDirectory === undefined ? 'the top folder' : richText`the folder ${workingDirectory}`;
      const where = richText`${folder} of the repository, where it runs`;
      return richText`${nameOf(command)} did not find ${path}. This commit does not have that file in ${where}${withCode(', and `setup` did not make it. Add it, or set `working-directory` to its folder.')}`;
    },
  ),
  'command-killed': message(
    { command, signal: code },
    ({ command, signal }) =>
      richText`${nameOf(command)} was killed by ${signal}. ${signal.code === 'SIGKILL' ? 'Memory may have run out.' : 'Run it alone to find out why.'}`,
  ),
  'command-not-started': message(
    { command, reason: text, workingDirectory: optional(text) },
    ({ command, reason, workingDirectory }) => {
      const hint =
        workingDirectory === undefined
          ? []
          : richText` Check that ${asCode('working-directory')} ${workingDirectory} exists there.`;
      return richText`${nameOf(command)} could not be started${got(reason)}.${hint}`;
    },
  ),
  'output-too-long': message({ command, limitBytes: number }, ({ command, limitBytes }) => {
    const remedy =
      command === undefined
        ? 'Let it print less.'
        : 'Print results only, or write them to a file and name it in `output-file`.';
    return richText`${nameOf(command)} printed more than ${limitBytes / IN_MIB} MiB and was killed. ${withCode(remedy)}`;
  }),
  /** `usualMs`: duration of the slowest invocation before. Absent: the time for measuring was not enough to warm up. */
  'command-too-slow': message(
    { command, limitMs: number, usualMs: optional(number) },
    ({ command, limitMs, usualMs }) => {
      const start = richText`${nameOf(command)} did not end within ${formatDuration(limitMs)}`;
      if (command === undefined) return richText`${start} and was killed. Find out why it hangs.`;
      return usualMs === undefined
        ? richText`${start}, the time left of ${asCode('max-minutes')}, and was killed. Raise ${asCode('max-minutes')}, or find out why it hangs.`
        : richText`${start}, though ${formatDuration(usualMs)} was enough before, and was killed. Find out why it hangs, or give it a time limit of its own.`;
    },
  ),
  'benchmark-files-unmatched': message(
    { patterns: texts },
    'no file of base or head matches {patterns}, so base gets nothing from head by them. Correct the patterns or delete them.',
  ),
  'benchmark-files-not-for-base': sentence(
    "base does not work with head's version of these files, so it was measured with its own. New benchmarks are not compared, and where head changed a benchmark, the two sides do not measure the same thing.",
  ),
  /**
   * `rounds`: number of rounds that the time allows. `fixedRounds`: the same, if a plan of so many rounds would be enough;
   * absent if not.
   */
  'time-too-short': message(
    {
      rule: code,
      results: number,
      roundMs: number,
      maxMinutes: number,
      rounds: number,
      neededRounds: number,
      neededMinutes: number,
      fixedRounds: optional(number),
      hasBaseline: flag,
      mayIncludeBuild: flag,
    },
    ({ rule, results, roundMs, maxMinutes, rounds, neededRounds, ...remedy }) => {
      const needed = richText`To show that ${rule} is broken with ${formatCount(results, 'budgeted result')}, ${neededRounds} are needed`;
      return richText`${describeAllowedRounds({ roundMs, maxMinutes, rounds })}. ${needed}. ${withCode(formatTimeRemedies(remedy))}`;
    },
  ),
  /** `names` are those of the programs. */
  'processes-left': message(
    { command, names: optional(texts) },
    ({ command, names }) =>
      richText`${nameOf(command)} left processes running, which were killed${formatPrograms(names)}. It must end what it starts, because that can slow the next measurement.`,
  ),
  'setup-processes-ended': message(
    { names: texts },
    ({ names }) =>
      richText`setup left processes running, which were ended with it${formatPrograms(names)}. ${withCode('Start a server that the benchmark needs in `run`, or in an earlier step of the workflow.')}`,
  ),
  'runner-files-changed': message(
    { variables: codes },
    'something wrote to the files of {variables}, by which a step sets variables and outputs. They were restored, and nothing of this run can be trusted: no benchmark does that by accident.',
  ),
  'no-results-printed': sentence(
    'no benchmark results are in it. Check that the command runs the benchmarks it should.',
  ),
  'no-result-file': message(
    { pattern: text },
    'the command wrote no file that matches `output-file` {pattern}. The pattern is relative to `working-directory`; files of an earlier run are not read.',
  ),
  /** Base did not print results that it had printed in its warm-up. `names` are the first of `count`. */
  'results-missing': message(
    { names: texts, count: number },
    ({ names, count }) =>
      richText`a result is missing for ${list(names, MAX_BENCHMARKS, count)}, though base had one in its warm-up, before head ran. Each invocation must print the same benchmarks.`,
  ),
  /**
   * `count` is the number of benchmarks. `from` and `to` are names in two invocations, probably of the same one. `isShard`:
   * the run measures a shard, which needs all names, whatever the budgets are.
   */
  'names-unstable': message(
    { sides: oneOf('base', 'head', 'both'), count: number, from: text, to: text, isShard: optional(flag) },
    ({ sides, count, from, to, isShard }) => {
      const names = count === 1 ? 'the name of 1 benchmark is' : `the names of ${count} benchmarks are`;
      const [its, them] = count === 1 ? ['its name', 'it'] : ['the names', 'them'];
      const where = sides === 'both' ? 'base and head' : sides;
      const compared = isShard
        ? 'Benchmarks are divided into shards by their names.'
        : 'What has no constant name is not compared.';
      const exclude = isShard ? '' : `, or exclude ${them} from the budgets of level \`fail\``;
      const remedy = `Remove what varies from ${its}: a path, a process id, a time or a seed${exclude}.`;
      return richText`on ${where}, ${names} not the same in each invocation: ${from}, then ${to}. ${compared} ${withCode(remedy)}`;
    },
  ),
  /** `first`, `last`: rounds of the block. `signal`, `exitCode`: absent if the command ended well, and its output was no result. */
  'block-retried': message(
    {
      first: number,
      last: number,
      signal: optional(code),
      exitCode: optional(number),
      second: oneOf('ok', 'failed', 'cut'),
    },
    ({ first, last, signal, exitCode, second }) => {
      const how =
        signal === undefined
          ? exitCode === undefined
            ? ''
            : ` (exit code ${exitCode})`
          : richText` (killed by ${signal})`;
      const block = first === last ? `round ${first} was` : `rounds ${first} and ${last} were`;
      const once = second === 'ok' ? ' once' : '';
      const end = {
        ok: ', with success. The first attempt is not used.',
        failed: '. Then an invocation failed again.',
        cut: '. Measuring ended before that was done.',
      }[second];
      return richText`an invocation failed${once}${how}, so ${block} measured again on both sides${end}`;
    },
  ),
  /** Benchmarks of a filter gave no values. `names` are the first of `count`. */
  'filter-not-followed': message(
    { names: texts, count: number, filter: text },
    ({ names, count, filter }) =>
      richText`${list(names, MAX_BENCHMARKS, count)} did not run with it${resetFilter(filter)}`,
  ),
  'filter-failed': message(
    { round: number, side: oneOf('base', 'head'), filter: text },
    ({ round, side, filter }) => richText`round ${round}, ${side}, failed with it${resetFilter(filter)}`,
  ),
  'sample-unit': sentence(
    'every raw value counts, as in benchstat. The values of one invocation share its moment and its memory layout, so changes look more significant than they are.',
  ),
  'baseline-not-found': message({}, `there is no such baseline. ${WRITE_AGAIN}`),
  'baseline-without-values': message({}, `it has no values of head. ${WRITE_AGAIN}`),
  'baseline-setting-differs': message(
    { setting: oneOf('unit', 'format'), configured: text, found: optional(text) },
    `its {setting} is not {configured}, which is configured now[, got {found}]. ${WRITE_AGAIN}`,
  ),
  'baseline-only-on-head': sentence('the base commit has no such baseline, so the one of this pull request was used.'),
  'baseline-changed': message(
    { isDeleted: flag },
    ({ isDeleted }) =>
      richText`this pull request ${isDeleted ? 'deletes' : 'changes'} the baseline. The one of the base commit was used; the change applies after the merge.`,
  ),
  'command-in-top-folder': message(
    { folder: text, flag: code },
    'the command runs in the top folder of the repository, not in {folder} where it was typed. Add {flag} to run it there.',
  ),
  'baseline-not-named': message(
    { config: code },
    'no file for the baseline is named. Add `baseline: bench/baseline.json` to {config}, or give `--baseline bench/baseline.json`.',
  ),
};

/** Maximum number of programs in a message. */
const MAX_PROGRAMS = 5;

function formatPrograms(names: readonly Piece[] | undefined): RichText {
  return names === undefined ? [] : richText`: ${list(names, MAX_PROGRAMS)}`;
}

/** Returns a clause that says how many rounds a time limit allows. */
export function describeAllowedRounds({
  roundMs,
  maxMinutes,
  rounds,
}: Pick<CostEstimate, 'roundMs' | 'maxMinutes' | 'rounds'>): RichText {
  const allow = maxMinutes === 1 ? 'allows' : 'allow';
  return richText`a round takes about ${formatDuration(roundMs)}, so ${formatCount(maxMinutes, 'minute')} ${allow} ${formatCount(rounds, 'round')}`;
}

interface TimeRemedies {
  readonly neededMinutes: number;
  readonly fixedRounds: number | undefined;
  readonly hasBaseline: boolean;
  readonly mayIncludeBuild: boolean;
}

function formatTimeRemedies({ neededMinutes, fixedRounds, hasBaseline, mayIncludeBuild }: TimeRemedies): string {
  const remedies = [
    `Raise \`max-minutes\` to at least ${neededMinutes}`,
    ...(fixedRounds === undefined ? [] : [`set \`rounds: ${fixedRounds}\``]),
    'measure fewer or shorter benchmarks',
    ...(hasBaseline ? [] : ['compare with a `baseline`, which halves the time']),
  ];
  const build = mayIncludeBuild
    ? ' If the first invocation builds something, do that in `setup`, whose time does not count.'
    : '';
  return `${remedies.slice(0, -1).join(', ')}, or ${remedies.at(-1)}: see \`${ownFileUrl('docs/slow-suites.md')}\`.${build}`;
}

function resetFilter(filter: Piece): RichText {
  return richText`, so everything is measured again from here on. Check what the command does with ${filter}.`;
}
