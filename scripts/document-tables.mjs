// Writes what the table of options and the formats say into docs and the action.yml files, between their
// markers. `node scripts/document-tables.mjs` writes; the tests ask `documents` whether the files are current. Nothing
// outside the markers is touched.

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { formatAliases } from '../src/formats/format-names.ts';
import { FORMATS } from '../src/formats/index.ts';
import { ECOSYSTEMS } from '../src/init/index.ts';
import { flagsOf, formatPreset } from '../src/settings/command-flags.ts';
import { inputsOf } from '../src/settings/inputs.ts';
import { JUDGING_OPTIONS } from '../src/settings/judging-options.ts';
import { toKebabCase } from '../src/settings/option.ts';
import { namesNotInFile, OPTIONS } from '../src/settings/options.ts';
import { PUBLISHING_OPTIONS } from '../src/settings/workflow-options.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const ACTIONS = {
  gate: 'action.yml',
  measure: 'measure/action.yml',
  report: 'report/action.yml',
  record: 'record/action.yml',
};

/** Path below the root of the repository to the text that must be there. */
export function documents(options = OPTIONS) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const actions = Object.fromEntries(
    Object.entries(ACTIONS).map(([action, path]) => {
      const inputs = stringify(makeInputs(action, options), { lineWidth: 0, singleQuote: true });
      return [action, between(read(path), ['inputs', inputs.replaceAll(/^/gm, '  ').trimEnd()], MARKERS.yaml)];
    }),
  );
  const pages = {
    'docs/action.md': actionTables(actions),
    'docs/configuration.md': configurationTables(options),
    'docs/command-line.md': {
      'measuring-flags': flagTable(['check', 'measure', 'bisect', 'doctor'], options),
      'init-tools': initTable(),
      'init-flags': flagTable(['init'], options),
    },
    'docs/history.md': {
      'history-flags': flagTable(['history'], options),
      'import-flags': flagTable(['history import'], options),
      'change-points-flags': flagTable(['history change-points'], options),
    },
    'docs/formats.md': { 'source-lines': sourceLineTable(), 'other-names': otherNamesTable() },
  };
  return {
    ...Object.fromEntries(Object.entries(ACTIONS).map(([action, path]) => [path, actions[action]])),
    ...Object.fromEntries(
      Object.entries(pages).map(([path, sections]) => [
        path,
        Object.entries(sections).reduce((text, section) => between(text, section, MARKERS.markdown), read(path)),
      ]),
    ),
  };
}

/** The inputs of an action as its action.yml declares them. One that the file can set has no default there. */
function makeInputs(action, options) {
  const inputs = inputsOf(action, options).map((name) => {
    const option = options[name];
    const { help, presetText, preset } = { ...option, ...option.differing?.[`input ${action}`] };
    // A default there would silently win over the file, or over what the run decides.
    const isWritten = option.key === undefined && preset !== null && presetText === undefined;
    const fallback = option.inputDefault ?? (isWritten ? String(preset) : null);
    const note =
      fallback === null || presetText !== undefined ? ` Default: ${formatPreset({ preset, presetText })}.` : '';
    return [toKebabCase(name), { description: help + note, ...(fallback !== null && { default: fallback }) }];
  });
  return Object.fromEntries(inputs);
}

/** Name in the tables to the key in ACTIONS. */
const COLUMNS = { root: 'gate', '`measure`': 'measure', '`report`': 'report', '`record`': 'record' };

function actionTables(actions) {
  const files = Object.fromEntries(Object.entries(actions).map(([action, text]) => [action, parse(text)]));
  return { inputs: actionTable('input', files), outputs: actionTable('output', files) };
}

/** The inputs or outputs of all actions, with a tick for each action that has one. */
function actionTable(kind, files) {
  const sets = Object.entries(COLUMNS).map(([column, action]) => ({ column, fields: files[action][`${kind}s`] }));
  const names = new Set(sets.flatMap(({ fields }) => Object.keys(fields)));
  const rows = [...names].map((name) => {
    const own = sets.flatMap(({ column, fields }) => (name in fields ? { column, ...readField(fields[name]) } : []));
    const [{ meaning, fallback }] = own;
    const differing = own.filter((one) => one.meaning !== meaning).map((one) => `${one.column}: ${one.meaning}`);
    const ticks = sets.map(({ fields }) => (name in fields ? '✓' : ''));
    return [code(name), ...ticks, [meaning, ...differing].join(' '), ...(kind === 'input' ? [fallback] : [])];
  });
  return table([kind, ...Object.keys(COLUMNS), 'meaning', ...(kind === 'input' ? ['default'] : [])], rows);
}

function readField({ description, default: fallback }) {
  const [, meaning, note = ''] = /^(.*?)(?: Default: (.*)\.)?$/s.exec(description);
  return { meaning, fallback: fallback === undefined ? note : code(fallback) };
}

/** The keys of the file in four tables. Keys with a section of their own are explained there. */
function configurationTables(options) {
  const keys = Object.keys(options).filter((name) => options[name].key !== undefined);
  const isJudging = (name) => name in JUDGING_OPTIONS;
  const isPublishing = (name) => name in PUBLISHING_OPTIONS;
  const own = ['budgets', 'table', 'baselineTolerance'];
  const keyTable = (names) =>
    table(
      ['key', 'meaning', 'default'],
      names.map((name) => [code(toKebabCase(name)), meaningOf(options[name]), formatPreset(options[name])]),
    );
  return {
    'measuring-keys': keyTable(keys.filter((name) => !isJudging(name) && !isPublishing(name))),
    'publishing-keys': keyTable(keys.filter(isPublishing)),
    'judging-keys': keyTable(keys.filter((name) => isJudging(name) && !own.includes(name))),
    'baseline-keys': keyTable(keys.filter((name) => name.startsWith('baseline'))),
    'not-in-the-file': `These cannot be set in the file, because they belong to one run or to its workflow: ${enumerate(namesNotInFile(options).map(code))}.`,
  };
}

/** What an option means in the file, with links. */
export function meaningOf({ help, details }) {
  return details === undefined ? help : `${help} ${details}`;
}

/** The flags of some commands, with a tick for each command that has one, if there are several. */
function flagTable(commands, options) {
  const flags = commands.flatMap((command) =>
    flagsOf(command, options)
      .filter(({ name }) => name !== '--')
      .map((flag) => ({ command, ...flag })),
  );
  const rows = [...Map.groupBy(flags, ({ name }) => name)].map(([name, own]) => {
    const ticks = commands.map((command) => (own.some((flag) => flag.command === command) ? '✓' : ''));
    const cells = [tellApart(own, ({ help }) => help, ' '), tellApart(own, ({ preset }) => preset ?? '', '; ')];
    return [code(`--${name}`), ...(commands.length > 1 ? ticks : []), ...cells];
  });
  return table(['flag', ...(commands.length > 1 ? commands.map(code) : []), 'meaning', 'default'], rows);
}

/** The text of the first command, and each other text with its commands. */
function tellApart(flags, textOf, separator) {
  const [[first], ...others] = [...Map.groupBy(flags, textOf)];
  const named = others
    .filter(([text]) => text !== '')
    .map(([text, own]) => `${own.map(({ command }) => code(command)).join(', ')}: ${text}`);
  return [first, ...named].filter((text) => text !== '').join(separator);
}

/** The formats whose benchmarks are found in the sources, with the line that is found. */
function sourceLineTable() {
  const found = FORMATS.filter(({ definitions }) => definitions !== undefined);
  const byLine = Map.groupBy(found, ({ definitions }) => definitions.description);
  const rows = [...byLine].map(([line, formats]) => [formats.map(({ id }) => code(id)).join(', '), line]);
  return table(['format', 'the line'], rows);
}

/** The names that other gates have for our formats. */
function otherNamesTable() {
  const namesById = Map.groupBy(formatAliases.keys(), (alias) => formatAliases.get(alias));
  const rows = [...namesById].map(([id, names]) => [code(id), names.map(code).join(', ')]);
  return table(['id', 'names of other gates'], rows);
}

/** The benchmarks that `init` finds. */
function initTable() {
  const rows = ECOSYSTEMS.flatMap(({ title, tools }) =>
    tools.map(({ name, format, foundBy }) => [title, name, foundBy, `[${code(format)}](formats.md#${format})`]),
  );
  return table(['language', 'tool', 'found by', 'format'], rows);
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text) {
  return `\`${text}\``;
}

function enumerate(words) {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const MARKERS = {
  markdown: { start: (name) => `<!-- ${name} -->\n\n`, end: (name) => `\n\n<!-- /${name} -->` },
  yaml: {
    start: (name) => `  # Generated ${name}: edit src/settings, then run \`npm run docs\`.\n`,
    end: (name) => `\n  # End of the generated ${name}.`,
  },
};

/** Replaces what is between two markers, which stay. */
function between(text, [name, content], { start, end }) {
  const from = text.indexOf(start(name));
  const to = text.indexOf(end(name), from);
  if (from < 0 || to < 0) throw new Error(`the markers "${start(name).trim()}" and "${end(name).trim()}" are missing`);
  return text.slice(0, from) + start(name) + content + text.slice(to);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(documents())) await writeFile(join(root, path), text);
}
