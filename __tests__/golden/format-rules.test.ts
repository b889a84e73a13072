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
