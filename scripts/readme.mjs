// Writes the tables of inputs and outputs into README.md, between their markers, from the three action.yml files.
// `node scripts/readme.mjs` writes; the tests only ask `withTables` whether README is current. Nothing else in
// README is touched.

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** What a user writes behind the repository's name, and where that action is described. */
const ACTIONS = { root: 'action.yml', measure: 'measure/action.yml', report: 'report/action.yml' };

/** README's text with its tables as the action.yml files say they must be. */
export async function withTables(readme) {
  const actions = {};
  for (const [name, path] of Object.entries(ACTIONS)) {
    actions[name] = parse(await readFile(join(root, path), 'utf8'));
  }
  return Object.entries(sections(actions)).reduce(between, readme);
}

function sections({ root: gate, measure, report }) {
  return {
    inputs: table(['input', 'meaning', 'default'], inputRows(gate.inputs)),
    'measure-inputs': difference(gate.inputs, measure.inputs),
    'report-inputs': difference(gate.inputs, report.inputs),
    outputs: outputTable({ gate, measure, report }),
  };
}

function inputRows(inputs) {
  return Object.entries(inputs).map(([name, { description, default: fallback }]) => [
    code(name),
    description,
    fallback === undefined ? '' : code(fallback),
  ]);
}

/** What an action shares with the root action as a list of names, and the rest as a table. */
function difference(ofRoot, own) {
  const isShared = (name) => JSON.stringify(own[name]) === JSON.stringify(ofRoot[name]);
  const shared = Object.keys(own).filter(isShared).map(code);
  const others = Object.fromEntries(Object.entries(own).filter(([name]) => !isShared(name)));
  const same = `Like the root action: ${shared.slice(0, -1).join(', ')} and ${shared.at(-1)}. Its own:`;
  return `${same}\n\n${table(['input', 'meaning', 'default'], inputRows(others))}`;
}

function outputTable({ gate, measure, report }) {
  const meanings = { ...report.outputs, ...measure.outputs, ...gate.outputs };
  const tick = (outputs, name) => (Object.hasOwn(outputs, name) ? '✓' : '');
  const rows = Object.entries(meanings).map(([name, { description }]) => [
    code(name),
    description,
    tick(gate.outputs, name),
    tick(measure.outputs, name),
    tick(report.outputs, name),
  ]);
  return table(['output', 'meaning', 'root', '`measure`', '`report`'], rows);
}

/** A table in Markdown. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A text as code in Markdown. */
export function code(text) {
  return `\`${text}\``;
}

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. The markers stay. */
export function between(text, [name, content]) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no "${start}" with "${end}" behind it`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(root, 'README.md');
  await writeFile(path, await withTables(await readFile(path, 'utf8')));
}
