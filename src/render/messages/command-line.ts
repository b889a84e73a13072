// Messages about the command line and the files that it reads and writes.

import { RESULT_SETTING_KEYS } from '../../model/command.ts';
import { ownFileUrl } from '../../text/own-repository.ts';
import { asCode, richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { describeAllowedRounds } from './measure.ts';
import { code, codes, flag, got, list, message, number, oneOf, optional, sentence, text, texts } from './message.ts';

export const COMMAND_LINE_MESSAGES = {
  'unknown-command': message(
    { command: text, suggestion: optional(code), commands: codes },
    ({ command, suggestion, commands }) => {
      const remedy =
        suggestion === undefined ? richText`The commands are ${list(commands)}.` : richText`Write ${suggestion}.`;
      return richText`there is no such command${got(command)}. ${remedy}`;
    },
  ),
  /** `names` are the first of `count` benchmarks that there are. */
  'no-such-benchmark': message(
    { pattern: text, names: texts, count: number },
    ({ pattern, names, count }) =>
      richText`no benchmark matches ${pattern}. The names are ${list(names, names.length, count)}.`,
  ),
  'resumed-without-search': message(
    { file: text },
    'the recording has no search, got {file}. Name the file that an interrupted `bench-referee bisect` wrote.',
  ),
  'resumed-other-run': message(
    {
      part: oneOf(
        'base',
        'head',
        'setup',
        'working directory',
        'output file',
        'number of commands',
        ...RESULT_SETTING_KEYS,
      ),
      got: text,
      wanted: text,
    },
    ({ part, got: recorded, wanted }) =>
      richText`the recording has another ${part}, got ${recorded}, and this search has ${wanted}. Repeat the command that wrote it, or leave the flag out.`,
  ),
  'no-input-file': sentence('no file was named. Write `parse results.txt`, or `parse -` for standard input.'),
  'no-output-file': sentence('no file for the recording was named. Write `--out recording.json`.'),
  /** A reason that is not an error of the operating system. */
  'input-unreadable': message(
    { reason: text },
    'it could not be read ({reason}). Check that it is the file that you mean.',
  ),
  'history-missing': message(
    { ref: text, command: code },
    `there is no such ref in this clone, got {ref}. Fetch it with {command}, or record runs first, as \`${ownFileUrl('docs/history.md')}\` says.`,
  ),
  'history-empty': message({ ref: text }, 'it has no runs, got {ref}. Name the ref that the action `record` writes.'),
  'history-since-unknown': message(
    { ref: text },
    'this clone has no such commit, got {ref}. Fetch it, such as with `git fetch --tags`, or name another one.',
  ),
  'history-since-not-compared': message(
    { ref: text, commit: text },
    'no run compared this commit, got {ref} ({commit}). Name a commit of the history, or leave the flag out.',
  ),
  'history-benchmark-unmatched': message(
    { pattern: text },
    'no benchmark of the history matches, got {pattern}. `*` matches within one part of a name, and `**` across parts.',
  ),
  'history-file-refused': message({ reason: text }, 'it is no run of this version ({reason}), so it is left out.'),
  'history-file-skipped': sentence('it is too large for a run, so it is left out.'),
  'no-import-file': sentence(
    'no file was named. Write `history import data.js`, or `history import -` for standard input. The branch `gh-pages` has the file, often as `dev/bench/data.js`.',
  ),
  'too-many-imports': message({ got: text }, 'expected one file, got also {got}. Import one file at a time.'),
  'import-too-large': message(
    { limit: number },
    'together with earlier imports it is larger than {limit} bytes, so it was not imported. Remove old runs from it.',
  ),
  'import-no-data-js': message(
    { reason: text },
    'it is not the file `data.js` of github-action-benchmark, which is `window.BENCHMARK_DATA = ` and JSON ({reason}). Nothing was imported.',
  ),
  'import-unexpected': message(
    { reason: text },
    'this part does not have the form that github-action-benchmark writes ({reason}). Nothing was imported. Correct or remove it.',
  ),
  'import-empty': sentence('it has no values, so there is nothing to import.'),
  'import-without-number': message({ missing: number }, ({ missing }) => {
    const [are, numbers, gaps] = missing === 1 ? ['is', 'a number', 'a gap'] : ['are', 'numbers', 'gaps'];
    return richText`${formatCount(missing, 'value')} ${are} ${asCode('null')} instead of ${numbers}. The charts of github-action-benchmark have ${gaps} there, and so does the import.`;
  }),
  'no-series-file': sentence(
    'no file was named. Write `history change-points values.txt`, or `history change-points -` for standard input.',
  ),
  'too-many-series': message({ got: text }, 'expected one file, got also {got}. Name one series at a time.'),
  'series-empty': sentence('has no numbers. Give one number on each line, or a JSON array of numbers.'),
  'series-not-a-number': message(
    { got: text },
    'is not a number, got {got}. Write one number on each line, or a JSON array of numbers, without units or separators.',
  ),
  'series-not-finite': message(
    { got: text },
    'is not a finite number, got {got}. Leave it out, or correct what wrote it.',
  ),
  'series-broken-json': message(
    { reason: text },
    'is not a JSON array ({reason}). Correct it, or write one number on each line.',
  ),
  'series-too-long': message(
    { got: number, max: number },
    'has {got} values, and at most {max} are searched. Give the newest ones, such as with `tail`.',
  ),
  'no-results-in-file': sentence(
    'no benchmark results are in it. Give the output of a benchmark tool; `bench-referee formats` lists them.',
  ),
  'not-two-columns': message(
    { columns: texts },
    ({ columns }) =>
      richText`${asCode('--config')} and all formats but ${asCode('text')} and ${asCode('csv')} compare two columns, and there are ${columns.length}${columns.length === 0 ? [] : richText`, got ${list(columns)}`}. Name two files, or choose two columns with ${asCode('--col')} and ${asCode('--filter')}.`,
  ),
  /** A message in the words of benchstat, whose output must stay equal. */
  'benchstat-warning': message({ message: text }, 'benchstat warns: {message}.'),
  'benchstat-refusal': message({ message: text }, 'benchstat refuses this: {message}.'),
  'configuration-missing': message({ file: optional(text), isNamed: flag }, ({ file, isNamed }) => {
    const remedy = isNamed
      ? 'Check the path, or leave it out.'
      : 'Write it, or name another one. Without a file the built-in budgets are judged.';
    return richText`there is no such file${got(file)}. ${remedy}`;
  }),
  'proposal-exists': message(
    { file: text },
    '{file} exists already, and doctor never overwrites a file. Name another file, compare the two, and replace the old one by hand.',
  ),
  'no-baseline-written': message({ isCancelled: flag, rounds: number }, ({ isCancelled, rounds }) => {
    if (isCancelled) return richText`measuring was cancelled, so no baseline was written.`;
    return rounds === 0
      ? richText`no round was completed, so no baseline was written.`
      : richText`the benchmark failed, so no baseline was written.`;
  }),
  'nothing-to-diagnose': sentence(
    'the benchmark failed, so nothing is diagnosed. Correct the command first; `bench-referee check` says more.',
  ),
  'diagnosis-cancelled': sentence('it was cancelled, so nothing is diagnosed.'),
  'baseline-ignored': sentence(
    'both sides were measured, without this baseline of the configuration. What doctor says about times is true where base is measured beside head; against a baseline of another machine `baseline-tolerance` decides.',
  ),
  'too-few-noise-rounds': message(
    { rounds: number, minRounds: number, isPlanned: flag },
    ({ rounds, minRounds, isPlanned }) => {
      const found = isPlanned
        ? richText`${formatCount(rounds, 'round')} ${rounds === 1 ? 'is' : 'are'} too few`
        : richText`only ${formatCount(rounds, 'round')} ${rounds === 1 ? 'was' : 'were'} completed`;
      const remedy = isPlanned
        ? 'Write a number such as 10.'
        : richText`Allow more time with ${asCode('--max-minutes')}, or measure fewer benchmarks.`;
      return richText`${found}; an estimate of the noise needs at least ${minRounds}. ${remedy}`;
    },
  ),
  'noise-time-too-short': message(
    { roundMs: number, maxMinutes: number, rounds: number, neededMinutes: number, minRounds: number },
    ({ neededMinutes, minRounds, ...time }) => {
      const remedy = richText`Raise ${asCode('--max-minutes')} to at least ${neededMinutes}, or measure fewer benchmarks.`;
      return richText`${describeAllowedRounds(time)}. An estimate of the noise needs at least ${minRounds}. ${remedy}`;
    },
  ),
  'demo-repository-failed': message({ answer: text }, 'the example repository could not be made, got {answer}.'),
  'not-in-a-clone': message(
    { folder: text, answer: text },
    '{folder} is not in a working tree of git, which answered {answer}. Go into the repository, or make one with `git init`.',
  ),
  'files-not-listed': message(
    { folder: text, answer: text },
    'the files in {folder} could not be listed, got {answer}.',
  ),
  'source-files-left-out': message(
    { found: number, read: number },
    'of {found} source files only the {read} nearest to the root are read.',
  ),
  'ignored-file-exists': sentence(
    'it exists and git ignores it. Move it away, or write the gate by hand as the README shows.',
  ),
  /** `ecosystems` are those whose code was found; without any, all were looked for. One tool is on each line. */
  'no-benchmark-found': message({ ecosystems: texts, lookedFor: texts }, ({ ecosystems, lookedFor }) => {
    const where = ecosystems.length === 0 ? [] : richText` in the ${list(ecosystems)} code here`;
    const tools = lookedFor.flatMap((tool) => richText`\n  ${tool}`);
    return richText`there is no benchmark${where}, and nothing was written. Looked for:${tools}\nWrite a benchmark first, or name a command to measure: ${asCode('init -- make build')}.`;
  }),
  'already-configured': sentence(
    'it exists already, so the command after `--` would not be measured. Write the command as `run` in that file, leave it out here, or name a second gate with `--name NAME`.',
  ),
};
