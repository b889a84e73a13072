// Messages about the command line and the files that it reads and writes.

import { asCode, richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { describeAllowedRounds } from './measure.ts';
import { code, codes, flag, got, list, message, number, optional, sentence, text, texts } from './message.ts';

export const COMMAND_LINE_MESSAGES = {
  'unknown-command': message(
    { command: text, suggestion: optional(code), commands: codes },
    ({ command, suggestion, commands }) => {
      const remedy =
        suggestion === undefined ? richText`The commands are ${list(commands)}.` : richText`Write ${suggestion}.`;
      return richText`there is no such command${got(command)}. ${remedy}`;
    },
  ),
  'no-input-file': sentence('no file was named. Write `parse results.txt`, or `parse -` for standard input.'),
  'no-output-file': sentence('no file for the recording was named. Write `--out recording.json`.'),
  /** A reason that is not an error of the operating system. */
  'input-unreadable': message(
    { reason: text },
    'it could not be read ({reason}). Give the path of a file that a benchmark tool wrote.',
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
