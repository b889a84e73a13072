import { expect, test } from '@jest/globals';
import { deno } from '../../../src/formats/deno.ts';
import { readWith } from '../../support/read-format.ts';

const report = (benches: readonly object[]) => ({ version: 1, runtime: 'Deno/2', benches });

test('both shapes of a result', () => {
  const benches = [
    { name: 'a', results: [{ ok: { avg: 1 } }, { ok: { avg: 2 } }] },
    { name: 'b', result: { ok: { avg: 3 } } },
  ];
  expect(readWith(deno, report(benches))).toEqual({
    found: [
      ['a', 'time', 1, 2],
      ['b', 'time', 3],
    ],
    problems: [],
  });
});

test.each<[object, string]>([
  [{ name: 'a', results: [{ failed: {} }] }, '$.benches[0]: "a" failed. See the output of the tool.'],
  [{ name: 'a' }, '$.benches[0]: "a" failed. See the output of the tool.'],
  [{ name: 'a', results: [{ ok: {} }] }, '$.benches[0].results[0].ok.avg: must be a finite number, but is "nothing".'],
])('%j', (bench, problem) => {
  expect(readWith(deno, report([bench]))).toEqual({ found: [], problems: [`error in: ${problem}`] });
});

test('the filter is an expression between slashes', () => {
  const named = (name: string) => ({ group: 'g', name });
  expect(deno.filter!([named('a/b (c)'), named('d#2')])).toBe(String.raw`/^(a/b \(c\)|d(#2)?)$/`);
});
