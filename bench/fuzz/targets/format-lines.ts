// Checks, for the format that a text fits, that nothing is lost without a word: a mark at the start of a line, a garbled µ,
// a number that is none, a line that is joined with the next one, a record that is there twice.

import { parseToolOutput } from '../../../src/formats/index.ts';
import type { Measurement } from '../../../src/model/measurement.ts';
import { assertThat } from '../target.ts';

interface Read {
  readonly measurements: readonly Measurement[];
  readonly problems: number;
  readonly errors: number;
}

function read(text: string, format: string): Read {
  const { measurements, problems } = parseToolOutput({ path: 'stdout', text }, format);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { measurements, problems: problems.length, errors };
}

/** Reports whether a change was noticed: by one more problem, or because nothing is read any more. */
function isSaid(after: Read, before: Read): boolean {
  const isLost = after.measurements.length === 0 && after.errors > 0;
  return after.problems > before.problems || after.errors > before.errors || isLost;
}

const valuesOf = ({ measurements }: Read) =>
  JSON.stringify(measurements.map(({ group, name, metric, unit, values }) => [group, name, metric, unit, values]));

const countOf = ({ measurements }: Read) => measurements.reduce((sum, { values }) => sum + values.length, 0);

/** A result with a number that can be replaced, such that only its value changes. */
const NUMBER = /(?<![\w.,])\d+(?:\.\d+)?(?![\w.,])/;

export function checkLines(text: string): void {
  const { format, measurements } = parseToolOutput({ path: 'stdout', text }, 'auto');
  if (format === null || measurements.length === 0 || text.length > MAX_LENGTH) return;
  const before = read(text, format);
  if (/^\s*[[{<]/.test(text)) {
    checkRecords(text, format, before);
    return;
  }
  // Lines end with line feeds only: U+2028 is a character of a line.
  const marked = read(text.replaceAll(/(?<![^\n])(?!\ufeff)/g, '\ufeff'), format);
  assertThat(valuesOf(marked) === valuesOf(before), `${format}: marks at the start of lines change values`);
  for (const [page, garbled] of Object.entries(GARBLED)) {
    const changed = read(text.replaceAll(/(?<=\d )[\u00b5\u03bc](?=s\b)/g, garbled), format);
    assertThat(
      isSaid(changed, before) || valuesOf(changed) === valuesOf(before),
      `${format}: µ of code page ${page} changes values`,
    );
  }
  checkNumbers(text, format, before);
}

const MAX_LENGTH = 8000;
const GARBLED = {
  '437': '\u252c\u2561',
  '850': '\u252c\u00c1',
  '1251': '\u0412\u00b5',
  '1252': '\u00c2\u00b5',
  unknown: '\ufffd',
};

/** Replaces one number of some lines. A value that disappears must leave a problem. */
function checkNumbers(text: string, format: string, before: Read): void {
  const lines = text.split('\n');
  const filled = [...lines.keys()].filter((index) => NUMBER.test(lines[index]!));
  for (const index of filled.slice(0, MAX_LINES)) {
    const by = (word: string) => lines.with(index, lines[index]!.replace(NUMBER, word)).join('\n');
    const other = read(by('7'), format);
    const isValue = countOf(other) === countOf(before) && valuesOf(other) !== valuesOf(before);
    if (!isValue || other.problems !== before.problems || nameOf(other) !== nameOf(before)) continue;
    const after = read(by('Infinity'), format);
    assertThat(
      isSaid(after, before) || countOf(after) >= countOf(before),
      `${format}: line ${index + 1} is lost without a word if its number is Infinity`,
    );
  }
}

const MAX_LINES = 12;
const nameOf = ({ measurements }: Read) =>
  JSON.stringify(measurements.map(({ group, name, metric }) => [group, name, metric]));

/** Formats that document records of one name as values of one benchmark, and keys with the samples of one. */
const POOLS: ReadonlySet<string> = new Set(['json', 'google-benchmark', 'lighthouse', 'k6', 'deno']);

/** Repeats the first record of the largest list of objects. Its name must become another row, or a problem. */
function checkRecords(text: string, format: string, before: Read): void {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return;
  }
  const list = Array.isArray(document) ? document : Object.values(Object(document)).find(Array.isArray);
  const [first] = (list as unknown[] | undefined) ?? [];
  if (list === undefined || POOLS.has(format) || typeof first !== 'object' || first === null) return;
  (list as unknown[]).push(structuredClone(first));
  const after = read(JSON.stringify(document), format);
  const isRow = after.measurements.length > before.measurements.length;
  assertThat(
    isSaid(after, before) || isRow || countOf(after) === countOf(before),
    `${format}: two records of one name become one row`,
  );
}
