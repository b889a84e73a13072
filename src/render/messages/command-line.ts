// Messages about the command line and the files that it reads and writes.

import { RESULT_SETTING_KEYS } from '../../model/command.ts';
import { ownFileUrl } from '../../text/own-repository.ts';
import { asCode, richText } from '../rich-text.ts';
import { describeAllowedRounds } from './measure.ts';
import { code, codes, flag, list, message, number, oneOf, optional, text, texts } from './message.ts';

const RESUMED_PARTS = [
  'base',
  'head',
  'setup',
  'working directory',
  'output file',
  'number of commands',
  ...RESULT_SETTING_KEYS,
] as const;

export const COMMAND_LINE_MESSAGES = {
  'unknown-command': message({ command: text, suggestion: optional(code), commands: codes }, ({ suggestion }) =>
    suggestion === undefined
      ? 'unknown command {command}. The commands are {commands}.'
      : 'unknown command {command}. Did you mean {suggestion}?',
  ),
  /** `names` are the first of `count` benchmarks that there are. */
  'no-such-benchmark': message(
    { pattern: text, names: texts, count: number },
    'no benchmark matches {pattern}. The names are {names of count}.',
  ),
  'resumed-without-search':
    '{file} is not the recording of a search. Give the file that an interrupted `bench-referee bisect` wrote.',
  'resumed-other-run': message(
    { part: oneOf(...RESUMED_PARTS), got: text, wanted: text },
    'the {part} of the recording is {got}, but this search uses {wanted}. Repeat the command that wrote the recording, or leave out the flag.',
  ),
  'no-input-file': 'no file was named. Use `parse results.txt`, or `parse -` for standard input.',
  'no-output-file': 'no file for the recording was named. Use `--out recording.json`.',
  /** A reason that is not an error of the operating system. */
  'input-unreadable': 'could not be read ({reason}). Check that it is the right file.',
  'history-missing': `this clone does not have the ref {ref}. Fetch it with {command:code}, or record runs first, as \`${ownFileUrl('docs/history.md')}\` says.`,
  'history-empty': '{ref} has no runs. Name the ref that the action `record` writes.',
  'history-since-unknown': 'this clone has no commit {ref}. Fetch it (`git fetch --tags`), or name another one.',
  'history-since-not-compared':
    'no run compared {ref} ({commit}). Name a commit of the history, or leave out the flag.',
  'history-benchmark-unmatched':
    'no benchmark of the history matches {pattern}. `*` matches within one part of a name, and `**` across parts.',
  'history-file-refused':
    'it is not a run of this version ({reason}), so it is left out. Update bench-referee, or remove the file from the ref.',
  'history-file-skipped': 'it is too large for a run, so it is left out. Remove it from the ref.',
  'no-import-file':
    'no file was named. Use `history import data.js`, or `history import -` for standard input. The file is on the branch `gh-pages`, often as `dev/bench/data.js`.',
  'too-many-imports': 'takes one file at a time. Remove {got}.',
  'import-too-large':
    'with earlier imports it is larger than {limit:number} bytes, so it was not imported. Remove old runs from it.',
  'import-no-data-js':
    'it is not the `data.js` of github-action-benchmark: `window.BENCHMARK_DATA = ` and JSON ({reason}). Nothing was imported. Give the file of its `gh-pages` branch.',
  'import-unexpected':
    'github-action-benchmark does not write it like this ({reason}). Nothing was imported. Correct or remove this part.',
  'import-empty': 'it has no values, so there is nothing to import. Check that it is the right file.',
  'import-without-number': message({ missing: number }, ({ missing }) =>
    missing === 1
      ? '1 value is `null` instead of a number. The charts of github-action-benchmark have a gap there, and so does the import.'
      : '{missing value} are `null` instead of numbers. The charts of github-action-benchmark have gaps there, and so does the import.',
  ),
  'no-series-file':
    'no file was named. Use `history change-points values.txt`, or `history change-points -` for standard input.',
  'too-many-series': 'takes one series at a time. Remove {got}.',
  'series-empty': 'has no numbers. Put one number on each line, or use a JSON array.',
  'series-not-a-number':
    '{got} is not a number. Put one number on each line, or use a JSON array, without units or separators.',
  'series-not-finite': '{got} is not a finite number. Remove it, or correct the program that wrote it.',
  'series-broken-json': 'is not a JSON array ({reason}). Correct it, or put one number on each line.',
  'series-too-long':
    'has {got:number} values, but at most {max:number} are searched. Give the newest ones: `tail --lines={max:number}`.',
  'no-results-in-file': 'it has no benchmark results. Give the output of a tool that `bench-referee formats` lists.',
  'not-two-columns': message({ columns: texts }, ({ columns }) => {
    const names = columns.length === 0 ? [] : richText`: ${list(columns)}`;
    return richText`${asCode('--config')} and all formats but ${asCode('text')} and ${asCode('csv')} compare two columns, but there are ${columns.length}${names}. Name two files, or choose two columns with ${asCode('--col')} and ${asCode('--filter')}.`;
  }),
  /** A message in the words of benchstat, whose output must stay equal. */
  'benchstat-warning': 'benchstat warns: {message}.',
  'benchstat-refusal': 'benchstat refuses this: {message}.',
  'configuration-missing': message({ file: optional(text), isNamed: flag }, ({ isNamed }) =>
    isNamed
      ? 'no such file[: {file}]. Check the path, or leave it out.'
      : 'no configuration here[: {file}]. `bench-referee init` writes one. Without it the built-in limits apply (5 %, allocations 0 %).',
  ),
  'proposal-exists':
    '{file} already exists, and doctor never overwrites a file. Name another file, and compare the two.',
  'no-baseline-written': message({ isCancelled: flag, rounds: number }, ({ isCancelled, rounds }) => {
    if (isCancelled) return 'cancelled, so no baseline was written.';
    return rounds === 0
      ? 'no round was completed, so no baseline was written. If nothing failed, raise `--max-minutes`.'
      : 'the benchmark failed, so no baseline was written. Correct it first.';
  }),
  'nothing-to-diagnose':
    'the benchmark failed, so there is nothing to diagnose. Correct the command first; `bench-referee check` shows more.',
  'diagnosis-cancelled': 'cancelled; there is nothing to diagnose.',
  'baseline-ignored':
    'doctor measures both sides and does not use the baseline. Its times apply when base is measured together with head; against a baseline of another machine, `baseline-tolerance` decides.',
  'too-few-noise-rounds': message({ rounds: number, minRounds: number, isPlanned: flag }, ({ rounds, isPlanned }) =>
    isPlanned
      ? `{rounds round} ${rounds === 1 ? 'is' : 'are'} too few: an estimate of the noise needs at least {minRounds}. Use \`10\`.`
      : `only {rounds round} ${rounds === 1 ? 'was' : 'were'} completed, but an estimate of the noise needs at least {minRounds}. Allow more time with \`--max-minutes\`, or measure fewer benchmarks.`,
  ),
  'noise-time-too-short': message(
    { roundMs: number, maxMinutes: number, rounds: number, neededMinutes: number, minRounds: number },
    (time) =>
      `${describeAllowedRounds(time)}, but an estimate of the noise needs at least {minRounds}. Raise \`--max-minutes\` to at least {neededMinutes}, or measure fewer benchmarks.`,
  ),
  'demo-repository-failed':
    'git could not make the example repository: {answer}. Check that `git init` and `git commit` work in an empty folder.',
  'not-in-a-clone': '{folder} is not in a git repository: {answer}. Go into a repository, or make one: `git init`.',
  'files-not-listed': 'git could not list the files in {folder}: {answer}. Check that `git ls-files` works there.',
  'source-files-left-out':
    'of {found:number} source files only the {read:number} nearest to the root are read. If a benchmark is missing, name its command: `init -- COMMAND`.',
  'ignored-file-exists':
    'it already exists, and git ignores it. Move it away, or set up the gate by hand as the README shows.',
  /** `ecosystems` are those whose code was found; without any, all were looked for. One tool is on each line. */
  'no-benchmark-found': message({ ecosystems: texts, lookedFor: texts }, ({ ecosystems, lookedFor }) => {
    const where = ecosystems.length === 0 ? [] : richText` in the ${list(ecosystems)} code here`;
    const tools = lookedFor.flatMap((tool) => richText`\n  ${tool}`);
    return richText`no benchmark found${where}, so nothing was written. Looked for:${tools}\nAdd a benchmark, or name a command to measure: ${asCode('init -- make build')}.`;
  }),
  'already-configured':
    'it already exists, so the command after `--` would not be measured. Set the command as `run` in that file, leave it out here, or name a second gate: `--name NAME`.',
} as const;
