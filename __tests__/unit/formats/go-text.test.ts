// The short way against the long one: whatever the text, the same lines have the same meaning.

import { expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { parseGoLine } from '../../../src/formats/go-line.ts';
import { parseGoText } from '../../../src/formats/go-text.ts';
import { countCases } from '../../support/case-count.ts';

interface Read {
  /** Name, unit, and every value in its order. */
  readonly results: Map<string, number[]>;
  readonly others: string[];
}

function reading() {
  const read: Read & { short: number } = { results: new Map(), others: [], short: 0 };
  const add = (name: string, unit: string, values: readonly number[]) => {
    const key = JSON.stringify([name, unit]);
    const known = read.results.get(key);
    if (known === undefined) read.results.set(key, [...values]);
    else known.push(...values);
  };
  const takeLine = (text: string, number: number, next: () => string): string[] | null => {
    const line = parseGoLine(text);
    if (line.kind !== 'result') {
      read.others.push(`${number}:${text}|${next()}`);
      return null;
    }
    for (const { value, unit } of line.measures) add(line.name, unit, [value]);
    return line.measures.map(({ unit }) => unit);
  };
  return { read, add, takeLine };
}

function short(text: string) {
  const { read, add, takeLine } = reading();
  parseGoText(text, {
    takeLine,
    takeResults: (results, units) => {
      for (let at = 0; at < results.length; at += units.length + 1) {
        read.short += 1;
        for (const [index, unit] of units.entries())
          add(results[at] as string, unit, [results[at + 1 + index] as number]);
      }
    },
  });
  return read;
}

function long(text: string) {
  const { read, takeLine } = reading();
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const [index, line] of lines.entries()) takeLine(line, index + 1, () => lines[index + 1] ?? '');
  return read;
}

function expectSame(text: string): void {
  const { results, others } = short(text);
  expect({ results, others }).toEqual({ results: long(text).results, others: long(text).others });
}

test('plain results go the short way, but for the first with its units', () => {
  const text = 'BenchmarkA-8 \t 100\t 12.50 ns/op\t 3 B/op\n'.repeat(1000);
  expect(short(text)).toMatchObject({ short: 999, others: [] });
  expectSame(text);
});

const PARTS = {
  name: [
    'BenchmarkA-8',
    'BenchmarkA-8',
    'BenchmarkAB',
    'Benchmark',
    'Benchmarkµ',
    'BenchmarkA\u0085b',
    'Bench',
    '\x01',
    // The output of a benchmark tore the name off.
    '',
  ],
  gap: [' ', '\t', ' \t ', '', '\u2003', '\v'],
  count: ['1', '100', '007', '+5', '1e3', '9223372036854775808', 'x'],
  value: ['1', '12.5', '.5', '5.', '1_0', '1e3', '0x1p-2', 'NaN', '+Inf', '-4', '123456789012345678', '0.1.2', '0'],
  unit: ['ns/op', 'ns/op', 'B/op', 'MB/s', 'ns', 'µs/op', 'x'.repeat(70), '%'],
  end: ['\n', '\n', '\n', ' \n', '\t\n', '\n\n', ''],
  other: [
    'PASS\n',
    'FAIL\n',
    'pkg: a\n',
    'Unit ns/op better=higher\n',
    '--- FAIL: BenchmarkA\n',
    '    why\n',
    'é: 1\n',
    '\ud83d\ude00\n',
  ],
};

test('lines of all kinds of pieces', () => {
  const { uniform } = randomOf(5);
  const one = (from: readonly string[]) => from[Math.floor(uniform() * from.length)]!;
  // Mostly what a tool prints, or hardly any line would be whole.
  const usual = (from: readonly string[]) => (uniform() < 0.9 ? from[0]! : one(from));
  for (let round = 0; round < countCases({ usual: 100, all: 300 }); round += 1) {
    let text = '';
    for (let line = 0; line < 40; line += 1) {
      if (uniform() < 0.1) text += one(PARTS.other);
      text += usual(PARTS.name) + usual(PARTS.gap) + usual(PARTS.count);
      for (let measure = Math.floor(uniform() * 4); measure > 0; measure -= 1)
        text += usual(PARTS.gap) + one([...PARTS.value, '1.25', '7']) + usual(PARTS.gap) + one(PARTS.unit);
      text += usual(PARTS.end);
    }
    expectSame(text);
  }
});

test('a result that its name was torn off from is no result of a benchmark without a name', () => {
  const result = 'BenchmarkA-2 \t 10\t 5 ns/op\n';
  const torn = 'Benchmark stderr noise\n 7705497\t 0.5676 ns/op\n';
  expect([...short(`${result}${torn}${result}`).results]).toEqual([['["BenchmarkA-2","ns/op"]', [5, 5]]]);
  expectSame(`${result}${torn}${result}`);
});

test('more lines than a block has, and longer ones', () => {
  const result = 'BenchmarkLongName/with=parameters-8 \t 100\t 12.5 ns/op\n';
  expectSame(`${result.repeat(1_000)}pkg: b\n${result}`);
  expectSame(`${result}BenchmarkX${'y'.repeat(600_000)} 1 5 ns/op\n${result}${'é'.repeat(300_000)}`);
  expectSame(`--- FAIL: BenchmarkA\n${'z'.repeat(65_500)}\n    why\n${result}`);
});

test('a unit that a line has twice keeps the order of its values', () => {
  expectSame('BenchmarkA 1 1 ns/op 2 ns/op\nBenchmarkA 1 3 ns/op 4 ns/op\n'.repeat(3));
});

test('more units than are remembered, in one line and in all', () => {
  const measures = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${index} u${from + index}`).join(' ');
  expectSame(`BenchmarkA 1 ${measures(0, 40)}\n`.repeat(3));
  expectSame(Array.from({ length: 200 }, (_, line) => `BenchmarkA 1 ${measures(line, 2)}\n`.repeat(2)).join(''));
});
