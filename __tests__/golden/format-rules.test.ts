// Changes the outputs in fixtures/formats as shells, other code pages and careless programs do. What is read afterwards must
// equal what was read before, or a problem must say that it does not. No code here knows a format.

import { describe, expect, test } from '@jest/globals';
import { parseToolOutput } from '../../src/formats/index.ts';
import { type ParseEntry, toParseEntries } from '../../src/formats/parse-entries.ts';
import { countCases } from '../support/case-count.ts';
import { CODE_PAGES } from '../support/code-pages.ts';
import { FORMAT_INPUTS, type FormatInput } from '../support/format-cases.ts';

interface Read {
  readonly entries: readonly ParseEntry[];
  /** Number of problems. */
  readonly problems: number;
  readonly errors: number;
}

function read({ format, path }: FormatInput, text: string): Read {
  const { measurements, problems } = parseToolOutput({ path, text }, format);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { entries: toParseEntries([measurements]), problems: problems.length, errors };
}

/** Texts of usual length. Some outputs have megabytes of samples. */
const INPUTS = FORMAT_INPUTS.filter(({ text }) => text.length < 60_000);
const LINES = INPUTS.filter(({ text }) => !/^\s*[[{<]/.test(text));
const label = ({ format, name }: FormatInput) => `${format}/${name}`;

/** Every so many, so that at most `most` are taken, from all parts of the list. */
function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}

describe('read in another code page', () => {
  const garbled = INPUTS.filter(({ text }) => /[^\x00-\x7f]/.test(text)).map((input) => [label(input), input] as const);
  const pages = spread([...CODE_PAGES], countCases({ usual: 12, all: 100 }));

  test.each(garbled)('%s', (_, input) => {
    const whole = read(input, input.text);
    const units = new Set(whole.entries.map(({ unit }) => unit));
    for (const [page, decode] of pages) {
      const { entries, errors, ...rest } = read(input, decode(Buffer.from(input.text)));
      const isSame =
        JSON.stringify(entries.map(({ values }) => values)) ===
        JSON.stringify(whole.entries.map(({ values }) => values));
      expect({ page, isSaid: errors > whole.errors || isSame || entries.length === 0, rest }).toMatchObject({
        isSaid: true,
      });
      expect(entries.map(({ unit }) => unit).filter((unit) => !units.has(unit))).toEqual([]);
    }
  });
});

/** What was read, without what only says where. */
function valuesOf({ entries }: Read): unknown {
  return entries.map(({ group, name, metric, unit, values }) => [group, name, metric, unit, values]);
}

const MARK = '\ufeff';

describe.each(INPUTS.map((input) => [label(input), input] as const))('put together: %s', (_, input) => {
  const { text } = input;
  const whole = text.endsWith('\n') ? text : `${text}\n`;

  test('two files, each with a byte-order mark', () => {
    const plain = read(input, whole + whole);
    expect(read(input, MARK + whole + MARK + whole)).toEqual(plain);
    const joined = read(input, text.trimEnd() + MARK + whole);
    if (joined.problems <= plain.problems) expect(valuesOf(joined)).toEqual(valuesOf(plain));
  });

  test('a mark at the start of any line', () => {
    if (!LINES.includes(input)) return;
    expect(read(input, text.replaceAll(/^/gm, MARK))).toEqual(read(input, text));
  });
});

/** Reports whether a change was noticed: by one more problem, or because nothing is read any more. */
function isNoticed(after: Read, before: Read): boolean {
  return (
    after.problems > before.problems || after.errors > before.errors || (after.entries.length === 0 && after.errors > 0)
  );
}

const shapeOf = ({ entries }: Read) =>
  JSON.stringify(entries.map(({ group, name, metric, values }) => [group, name, metric, values.length]));

/** A number in a line, of which a value depends while all names stay. */
interface ValueToken {
  readonly line: number;
  readonly at: number;
  readonly written: string;
}

function valueTokens(input: FormatInput, lines: readonly string[], before: Read): ValueToken[] {
  const tokens = [...lines.entries()].flatMap(([line, text]) =>
    [...text.matchAll(/(?<![\w.,])\d+(?:[.,]\d+)*/g)].map(({ index, 0: written }) => ({ line, at: index, written })),
  );
  return spread(tokens, countCases({ usual: 40, all: 400 })).filter((token) => {
    const after = read(input, replaceToken(lines, token, `7${token.written}`));
    return shapeOf(after) === shapeOf(before) && JSON.stringify(valuesOf(after)) !== JSON.stringify(valuesOf(before));
  });
}

function replaceToken(lines: readonly string[], { line, at, written }: ValueToken, by: string): string {
  const text = lines[line]!;
  return lines.with(line, text.slice(0, at) + by + text.slice(at + written.length)).join('\n');
}

describe.each(LINES.map((input) => [label(input), input] as const))('careless output: %s', (_, input) => {
  const lines = input.text.split('\n');
  const before = read(input, input.text);
  const tokens = valueTokens(input, lines, before);

  test('two results in one line', () => {
    for (const line of new Set(tokens.map((token) => token.line))) {
      const own = lines[line]!;
      const whole = read(input, lines.toSpliced(line, 0, own).join('\n'));
      const after = read(input, lines.with(line, own.trimEnd() + own).join('\n'));
      // A tool that prints one result in several lines has one value where the same line is there twice.
      const expected = [JSON.stringify(valuesOf(whole)), JSON.stringify(valuesOf(before))];
      if (!isNoticed(after, before))
        expect({ own, values: expected }).toEqual({
          own,
          values: expect.arrayContaining([JSON.stringify(valuesOf(after))]),
        });
    }
  });

  test('a number that is none', () => {
    for (const token of tokens) {
      // Trailing zeros are left out of the files of Callgrind.
      for (const word of input.format === 'callgrind' ? ['NaN'] : ['Infinity', 'NaN', '', '1,5', 'inf', '-nan']) {
        const changed = replaceToken(lines, token, word);
        const after = read(input, changed);
        if (isNoticed(after, before)) continue;
        const line = changed.split('\n')[token.line];
        expect({ line, shape: shapeOf(after) }).toEqual({ line, shape: shapeOf(before) });
        const values = after.entries.flatMap(({ values }) => values);
        expect({ line, is15: values.includes(15) || values.includes(15e-3) || values.includes(15e-9) }).toEqual({
          line,
          is15: false,
        });
      }
    }
  });
});

/** All lists of objects in a JSON value, with the keys that lead to them. */
function listsOf(value: unknown, keys: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null || keys.length > 6) return [];
  const isList = Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null;
  const inner = Object.entries(value).slice(0, 20);
  return [...(isList ? [keys] : []), ...inner.flatMap(([key, one]) => listsOf(one, [...keys, key]))];
}

/** A JSON value whose numbers are three times as large, but for those that say what was run. */
function tripled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => tripled(one, key));
  if (typeof value === 'number') return /index|count|exit|iters|batch|threads|group/i.test(key) ? value : value * 3;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([own, one]) => [own, tripled(one, own)]));
}

/** Formats that document several records of a name in one document as values of one benchmark. */
const POOLS = new Set(['json', 'gab-custom', 'gab-custom-bigger', 'google-benchmark', 'lighthouse']);

const DOCUMENTS = INPUTS.filter(({ format, text }) => {
  try {
    JSON.parse(text);
    return !POOLS.has(format);
  } catch {
    return false;
  }
}).map((input) => [label(input), input] as const);

test.each(DOCUMENTS)('two records of one name in one document: %s', (_, input) => {
  const before = read(input, input.text);
  const largest = (all: Read) => Math.max(0, ...all.entries.map(({ values }) => values.length));
  for (const keys of spread(listsOf(JSON.parse(input.text)), 8)) {
    const document = JSON.parse(input.text);
    const list = keys.reduce((inner, key) => inner[key], document) as unknown[];
    list.push(tripled(list[0]));
    const after = read(input, JSON.stringify(document));
    // More values of one row are right only where the list has the samples of one benchmark.
    // A benchmark of Deno may have several results, which are values.
    const isOfDeno = input.format === 'deno' && keys.at(-1) === 'results';
    if (isOfDeno || after.errors > before.errors || after.entries.length > before.entries.length) continue;
    const isSamples = largest(after) > 1 && largest(before) > 1;
    if (!isSamples) expect({ keys, values: valuesOf(after) }).toEqual({ keys, values: valuesOf(before) });
  }
});
