// Where benchstat is wrong: `compare` prints its bytes, and everything else has the right number. The table of
// docs/evidence.md says the same of the same samples.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../src/analyse/pipeline.ts';
import { recordingOfFiles } from '../../src/cli/compare-report.ts';
import { parseToolOutput } from '../../src/formats/index.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { ourAnswer } from '../support/benchstat-ours.ts';
import { TODAY } from '../support/today.ts';

const lines = (values: readonly (number | string)[], unit: string) =>
  values.map((value) => `BenchmarkA 1 ${value} ${unit}\n`).join('');

function both(base: readonly (number | string)[], head: readonly (number | string)[], unit = 'score') {
  const files = { 'base.txt': lines(base, unit), 'head.txt': lines(head, unit) };
  const { stdout } = ourAnswer({ args: Object.keys(files), files });
  const [, , row = ''] = stdout.split('\n');
  const side = (label: keyof typeof files) => {
    const parsed = parseToolOutput({ path: label, text: files[label] }, 'go');
    return { label, parsed };
  };
  const report = analyse(recordingOfFiles(side('base.txt'), side('head.txt')), policyOf(null, TODAY));
  return { printed: row, comparison: report.rows[0]!, report };
}

describe('p with equal values and different sizes', () => {
  test.each([
    { base: [1], head: [1, 1, 1, 1, 1, 2], printed: '~ (p=1.714 n=1+6)', p: 1 },
    { base: [1, 1, 1, 1, 1, 2], head: [1], printed: '~ (p=0.286 n=6+1)', p: 1 },
    { base: [4], head: [1, 1, 3], printed: '-75.00% (n=1+3)', p: 0.5 },
    { base: [1, 1, 3], head: [4], printed: '~ (p=0.500 n=3+1)', p: 0.5 },
  ])('$base against $head: $printed, and in truth $p', ({ base, head, printed, p }) => {
    const result = both(base, head);
    expect(result.printed).toContain(printed);
    expect(result.comparison.p).toBeCloseTo(p, 12);
  });
});

test('a large improvement of many values: no p at all, and in truth a tiny one', () => {
  const side = (from: number) => Array.from({ length: 51 }, (_, index) => from + index);
  const { printed, comparison } = both(side(200), side(100));
  expect(printed).toContain('(n=51)');
  expect(comparison.p).toBeGreaterThan(0);
  expect(comparison.p).toBeLessThan(1e-15);
});

test('from zero to one: a question mark, and in truth worse', () => {
  const { printed, comparison, report } = both([0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], 'allocs/op');
  expect(printed).toContain('? (p=0.002 n=6)');
  expect(comparison).toMatchObject({ state: 'regression', delta: null });
  expect(report.conclusion).toBe('fail');
});

test('NaN, which benchstat never ends on', () => {
  const { printed, comparison } = both([1, 2, 3, 'NaN'], [2, 3, 4, 5]);
  expect(printed).toContain('p=NaN');
  expect(comparison.base).toMatchObject({ n: 3 });
});
