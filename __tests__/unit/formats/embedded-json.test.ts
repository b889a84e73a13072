// JSON of a tool between other lines: it is read as if it were alone, whatever npm, yarn, cargo or a log prints before,
// between and behind. What breaks off or is invalid is reported in its line, and nothing else becomes a result.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseToolOutput } from '../../../src/formats/index.ts';
import { decodeText } from '../../../src/formats/plain-text.ts';
import { inWords } from '../../support/diagnostics.ts';

const ROOT = join(import.meta.dirname, '../../fixtures/formats');

const read = (text: string, format = 'auto') => {
  const { measurements, problems, ...rest } = parseToolOutput({ path: 'out', text }, format);
  return { ...rest, measurements, problems: problems.map(inWords) };
};
const words = ({ problems }: ReturnType<typeof read>) => problems.map(({ where, message }) => `${where}: ${message}`);

const CARGO =
  '\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n\n';
const NPM = '\n> codec@1.0.0 bench\n> node bench.mjs\n\n';
const LOG = '[info] ready\n[1/2] fetch {"a"}\n{ level: 30 }\n{"level":30,"time":1790000000000,"msg":"ready"}\n[]\n{}\n';

/** Cases that `auto` recognises, in one file with JSON. */
const cases = readdirSync(ROOT).flatMap((id) =>
  readdirSync(join(ROOT, id)).flatMap((name) => {
    const folder = join(ROOT, id, name);
    const file = readdirSync(folder).find((one) => /^input(?:\.|$)/.test(one))!;
    if (statSync(join(folder, file)).isDirectory()) return [];
    const text = decodeText(readFileSync(join(folder, file)));
    const alone = read(text);
    const isRead =
      id !== 'go' &&
      /^\s*[[{]/.test(text) &&
      alone.format === id &&
      alone.problems.every(({ severity }) => severity !== 'error');
    return isRead ? [{ id, name, text }] : [];
  }),
);

test('many formats have such a case', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBeGreaterThan(25);
});

test.each(cases)('$id/$name', ({ id, text }) => {
  const alone = read(text);
  for (const [before, behind] of [
    [CARGO, '\n'],
    [NPM, ''],
    [LOG, '\nDone in 1.20s.\n'],
    ['', '\nDone in 1.20s.\n'],
  ]) {
    for (const format of ['auto', id]) {
      const among = read(`${before}${text}${behind}`, format);
      expect([among.format, among.measurements]).toEqual([id, alone.measurements]);
      expect(among.problems.map(({ message }) => message)).toEqual(alone.problems.map(({ message }) => message));
    }
  }
});

describe('between documents', () => {
  const entry = (name: string) => JSON.stringify([{ name, unit: 'ms', value: 1 }]);
  const names = (text: string) => read(text).measurements.map(({ name }) => name);

  test('other lines and other JSON are left out', () => {
    expect(
      names(`start\n${entry('a')}\n[log] more\n  ${entry('b')} // b\n{"reason": "other"}\n${entry('c')}\n`),
    ).toEqual(['a', 'b', 'c']);
  });

  test.each([
    [
      `start\n${entry('a')}\n[{"name": "b", "unit": "ms", "va`,
      'out:3:33: the JSON breaks off here. Check that the command ran to its end.',
    ],
    [
      `start\n${entry('a')}\n[{"name": "b" "unit": "ms"}]\nend`,
      `out:3:15: this is not valid JSON: "'" stands in place of a comma or a closing bracket. Keep other text out of the JSON, or update the tool that writes it.`,
    ],
    [
      `start\n${entry('a')}\n[{"name": "b", "unit": "ms", "value": "x"}]\nend`,
      'out:3: $[0].value: must be a finite number, but is "x".',
    ],
  ])('what is broken is reported: %j', (text, problem) => {
    expect(words(read(text))).toEqual([problem]);
  });

  test('documents of two formats are not mixed', () => {
    const other = '{"results": [{"command": "x", "times": [0.1, 0.2]}]}';
    expect(read(`start\n${entry('a')}\n${other}\n`).measurements).toEqual([]);
  });
});

test.each([
  '[info] 1\n[info] 2\n',
  'x\n{"level":30,"msg":"y"}\n',
  'x\n[]\n{}\n[1]\n',
  '{ a: 1 }\n',
  'x\n{"a": {"b": 1}}\n',
])('%j has no result', (text) => {
  expect(read(text)).toMatchObject({ format: null, measurements: [] });
});

test('a failure that a format found is not covered by JSON behind it', () => {
  const go = '--- FAIL: BenchmarkX\nFAIL\texample.com/x\t0.01s\nFAIL\n';
  const { measurements, problems } = read(`${go}[{"name": "a", "unit": "ms", "value": 1}]\n`);
  expect([measurements, problems.length > 0]).toEqual([[], true]);
});

test.each([
  ['[\n'.repeat(200_000), 'brackets'],
  [`${'['.repeat(400)}\n${'[1,\n'.repeat(200_000)}`, 'open lists'],
  [`x\n${'{"a":1}\n'.repeat(100_000)}`, 'documents'],
  [`x\n[${'1,'.repeat(300_000)}\n`.repeat(2), 'numbers'],
])('hostile lines take no time', (text) => {
  const start = process.cpuUsage().user;
  read(text);
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(5);
});
