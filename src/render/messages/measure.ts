// Messages about measuring: setup, invocations, rounds, the benchmark filter and the baseline.

import type { CostEstimate } from '../../model/cost.ts';
import { ownFileUrl } from '../../text/own-repository.ts';
import { quoteShellWord } from '../../text/shell-word.ts';
import { asCode, asUntrustedText, type Piece, richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { formatDuration } from './measuring-log.ts';
import { code, type Field, firstTexts, flag, message, number, oneOf, optional, text, upTo } from './message.ts';

/** Name of the command that ran. Absent: `setup`. */
const command: Field<string | undefined, Piece> = {
  ...optional(text),
  show: (name) => (name === undefined ? 'setup' : asUntrustedText(name)),
};

const duration: Field<number, string> = { ...number, show: formatDuration };
const mebibytes: Field<number, string> = { ...number, show: (bytes) => `${bytes / 1024 / 1024} MiB` };

const WRITE_AGAIN = 'Write it again with `bench-referee check --write-baseline`, and commit it.';

const FILTER_RESET = 'so everything is measured from here on. Check how the command uses {filter}.';

export const MEASURE_MESSAGES = {
  /** `isNetwork`: it says that a server was not reached. */
  'command-failed': message(
    { command, exitCode: number, durationMs: duration, isNetwork: optional(flag) },
    ({ isNetwork }) =>
      isNetwork
        ? '{command} failed (exit code {exitCode} after {durationMs}), because a server was not reached. Run it again.'
        : '{command} failed (exit code {exitCode} after {durationMs}).',
  ),
  'command-not-found': message(
    { command },
    '{command} failed (exit code 127): a program was not found. Install it in `setup`, or on the machine before this step.',
  ),
  /** `name` was not found; `path` is where the checkout has it. `install`: the command that makes it, if it is known. */
  'program-not-in-commit': message(
    { command, name: text, path: text, install: optional(code) },
    ({ command, name, path, install }) => {
      const remedy =
        install === undefined
          ? richText`Build it in ${asCode('setup')}.`
          : richText`Install it in each clone: ${asCode(`--setup ${quoteShellWord(install.code)}`)}, or ${asCode(`setup: ${install.code}`)} in the configuration.`;
      return richText`${command} did not find ${name}. Your folder has ${path}, but git does not have it, and clean clones are measured. ${remedy}`;
    },
  ),
  'script-line-ends': message(
    { command, path: text },
    '{command} could not start {path}, because its lines end as on Windows. Add `*.sh text eol=lf` to `.gitattributes`, run `git add --renormalize .`, and commit both.',
  ),
  /** `workingDirectory` is absent for the top folder. */
  'command-file-missing': message({ command, path: text, workingDirectory: optional(text) }, ({ workingDirectory }) => {
    const folder = workingDirectory === undefined ? 'the top folder' : 'the folder {workingDirectory}';
    return `{command} did not find {path} in ${folder} of the repository, where it runs. Add the file to this commit, make it in \`setup\`, or set \`working-directory\` to its folder.`;
  }),
  'command-killed': message({ command, signal: code }, ({ signal }) =>
    signal.code === 'SIGKILL'
      ? '{command} was killed by {signal}, perhaps because memory ran out. Use less memory, or a larger machine.'
      : '{command} was killed by {signal}. Run it alone to see why.',
  ),
  'command-not-started': message(
    { command, reason: text, workingDirectory: optional(text) },
    '{command} could not be started: {reason}.[ Check that `working-directory` {workingDirectory} exists there.]',
  ),
  'output-too-long': message({ command, limitBytes: mebibytes }, ({ command }) => {
    const remedy =
      command === 'setup'
        ? 'Make it print less.'
        : 'Print results only, or write them to a file and name it in `output-file`.';
    return `{command} printed more than {limitBytes} and was killed. ${remedy}`;
  }),
  /** `usualMs`: duration of the slowest invocation before. Absent: the time for measuring was not enough to warm up. */
  'command-too-slow': message({ command, limitMs: duration, usualMs: optional(duration) }, ({ command, usualMs }) => {
    if (command === 'setup') return '{command} did not end within {limitMs} and was killed. Run it alone to see why.';
    return usualMs === undefined
      ? '{command} did not end within {limitMs}, the time left of `max-minutes`, and was killed. Raise `max-minutes`, or run it alone to see why it hangs.'
      : '{command} did not end within {limitMs}, though {usualMs} was enough before, and was killed. Run it alone to see why it hangs, or give it a time limit.';
  }),
  'benchmark-files-unmatched':
    'no file of base or head matches {patterns:texts}. Correct the patterns, or delete them.',
  'benchmark-files-not-for-base':
    "base does not work with head's version of these files, so it was measured with its own. New benchmarks are not compared, and a benchmark that head changed measures two different things. Check those by hand.",
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
    ({ roundMs, maxMinutes, rounds, ...remedy }) =>
      `${describeAllowedRounds({ roundMs, maxMinutes, rounds })}. With {results budgeted result}, at least {neededRounds} rounds are needed before {rule} can fail. ${formatTimeRemedies(remedy)}`,
  ),
  /** `names` are those of the programs. */
  /** `others`: number of further lines. */
  'answer-unreadable': message({ others: number }, ({ others }) => {
    const more = others === 0 ? '' : ' (and {others more line})';
    return `is no answer${more}. Write the name of the benchmark, a tab and the text.`;
  }),
  'processes-left': message(
    { command, names: optional(upTo(5)) },
    '{command} left processes running, which were killed[: {names}]. Make it end them, because they can slow the next measurement.',
  ),
  'setup-processes-ended': message(
    { names: upTo(5) },
    'setup left processes running, which were ended with it: {names}. Start a server that the benchmark needs in `run`, or in an earlier step of the workflow.',
  ),
  'runner-files-changed':
    "something wrote to the runner's command files ({variables:codes}). They were restored, and this run is not judged: no benchmark does that by accident. Find the code that does.",
  'no-results-printed': 'it has no benchmark results. Check that the command runs the benchmarks.',
  'no-result-file':
    'the command wrote no file that matches `output-file` {pattern}. Correct the pattern, which is relative to `working-directory`. Files of earlier runs are not read.',
  /** Base did not print results that it had printed in its warm-up. `names` are the first of `count`. */
  'results-missing':
    'no result for {names of count}, although base had one in its warm-up, before head ran. Each run must print the same benchmarks.',
  /**
   * `count` is the number of benchmarks. `from` and `to` are names in two invocations, probably of the same one. `isShard`:
   * the run measures a shard, which needs all names, whatever the budgets are.
   */
  'names-unstable': message(
    { sides: oneOf('base', 'head', 'both'), count: number, from: text, to: text, isShard: optional(flag) },
    ({ sides, count, isShard }) => {
      const [names, its, them] =
        count === 1
          ? ['the name of 1 benchmark is', 'its name', 'it']
          : ['the names of {count} benchmarks are', 'the names', 'them'];
      const compared = isShard ? 'Shards divide benchmarks by name.' : 'Without a constant name it cannot be compared.';
      const exclude = isShard ? '' : `, or exclude ${them} from the budgets of level \`fail\``;
      return `on ${sides === 'both' ? 'base and head' : '{sides}'}, ${names} not the same in each run: {from}, {to}. ${compared} Remove anything that varies from ${its}: a path, a process id, a time or a seed${exclude}.`;
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
    ({ first, last, signal, second }) => {
      const how = signal === undefined ? '[ (exit code {exitCode})]' : ' (killed by {signal})';
      const block = first === last ? 'round {first} was' : 'rounds {first} and {last} were';
      const once = second === 'ok' ? ' once' : '';
      const end = {
        ok: '. The first attempt is not used.',
        failed: ', and the command failed again. Run it alone to see why.',
        cut: '. Measuring ended before that was done. Raise `max-minutes`.',
      }[second];
      return `the command failed${once}${how}, so ${block} measured again on both sides${end}`;
    },
  ),
  /** Benchmarks of a filter gave no values. `names` are the first of `count`. */
  'filter-not-followed': message(
    { names: firstTexts, count: number, filter: text },
    `{names of count} did not run with it, ${FILTER_RESET}`,
  ),
  'filter-failed': message(
    { round: number, side: oneOf('base', 'head'), filter: text },
    `round {round}, {side}, failed with it, ${FILTER_RESET}`,
  ),
  'sample-unit':
    'every raw value counts, as in benchstat. Values of one run are alike, so changes look more significant than they are. For a gate use `invocation`.',
  'baseline-not-found': `no such baseline. ${WRITE_AGAIN}`,
  'baseline-without-values': `it has no values of head. ${WRITE_AGAIN}`,
  'baseline-setting-differs': message(
    { setting: oneOf('unit', 'format'), configured: text, found: optional(text) },
    `its {setting} is[ {found},] not {configured} as in the configuration. ${WRITE_AGAIN}`,
  ),
  'baseline-only-on-head': 'the base commit has no such baseline, so the one of this pull request was used. Review it.',
  'baseline-changed': message(
    { isDeleted: flag },
    ({ isDeleted }) =>
      `this pull request ${isDeleted ? 'deletes' : 'changes'} the baseline. The one of the base commit was used; the change applies after the merge. Review it.`,
  ),
  'command-in-top-folder':
    'the command runs in the top folder of the repository, and not in {folder}. Add {flag:code} to run it there.',
  'baseline-not-named':
    'no file for the baseline is named. Add `baseline: bench/baseline.json` to {config:code}, or use `--baseline bench/baseline.json`.',
} as const;

/** A clause that says how many rounds a time limit allows. */
export function describeAllowedRounds({
  roundMs,
  maxMinutes,
  rounds,
}: Pick<CostEstimate, 'roundMs' | 'maxMinutes' | 'rounds'>): string {
  const allow = maxMinutes === 1 ? 'allows' : 'allow';
  return `a round takes about ${formatDuration(roundMs)}, so ${formatCount(maxMinutes, 'minute')} ${allow} ${formatCount(rounds, 'round')}`;
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
    ? ' If the first run builds something, build it in `setup`, whose time does not count.'
    : '';
  return `${remedies.slice(0, -1).join(', ')}, or ${remedies.at(-1)}: see \`${ownFileUrl('docs/slow-suites.md')}\`.${build}`;
}
