import { describe, expect, test } from '@jest/globals';
import { type Diagnostic, makeError } from '../../../src/model/diagnostic.ts';
import { inFile } from '../../../src/model/location.ts';
import type { GeomeanRow, ReportRow } from '../../../src/model/report.ts';
import type { Conclusion, Verdict } from '../../../src/model/verdict.ts';
import { formatCounts, makeHeadline } from '../../../src/render/headline.ts';
import { always, aReport, aRow, around, aVerdict } from '../../support/builders.ts';

const broken = aVerdict({ outcome: 'fail' });

function worse(
  name: string,
  given: Partial<Omit<ReportRow, 'base' | 'head'>> = {},
  verdict: Partial<Verdict> = {},
): ReportRow {
  const verdicts = [{ ...broken, ...verdict }];
  const head = around(given.better === 'higher' ? 0.8 : 1.2);
  return aRow({ name, base: around(1), head, state: 'regression', verdicts, ...given });
}

const line = (conclusion: Conclusion, rows: readonly ReportRow[]) => makeHeadline(aReport({ rows, conclusion })).text;

describe('broken budgets', () => {
  test.each([
    ['sec/op', 'lower', 'Slower than allowed: "a" +20%'],
    ['B/op', 'lower', 'More memory than allowed: "a" +20%'],
    ['B', 'lower', 'Larger than allowed: "a" +20%'],
    ['allocs/op', 'lower', 'More allocations than allowed: "a" +20%'],
    ['B/s', 'higher', 'Lower throughput than allowed: "a" -20%'],
    ['score', 'higher', 'Worse than allowed: "a" -20% "score"'],
  ] as const)('%s', (unit, better, expected) => {
    expect(line('fail', [worse('a', { unit, better })])).toBe(expected);
  });

  test('several of a kind', () => {
    expect(line('fail', [worse('a'), worse('b')])).toBe('Slower than allowed: "a" +20%, "b" +20%');
  });

  test('several kinds, one benchmark or more', () => {
    const rows = [worse('a'), worse('a', { unit: 'allocs/op' })];
    expect(line('fail', rows)).toBe('Worse than allowed: "a" +20% "sec/op"');
    expect(line('fail', [...rows, worse('b')])).toBe('Worse than allowed: "a" +20% "sec/op", "b" +20% "sec/op"');
  });

  test('a ceiling says nothing of a change', () => {
    expect(line('fail', [worse('a', {}, { kind: 'max', limit: 1 })])).toBe('Over its limit: "a" 1.200s');
  });

  test('a warning is not told as a failure, nor counted as one', () => {
    expect(line('warn', [worse('a', {}, { level: 'warn' })])).toBe('Slower than allowed: "a" +20% (a warning only)');
    expect(line('fail', [worse('a'), worse('b', {}, { level: 'warn' })])).toBe('Slower than allowed: "a" +20%');
  });

  test('a geomean, alone and beside benchmarks', () => {
    const geomean = (count: number, unit = 'sec/op'): GeomeanRow => ({
      ...worse('geomean', { unit }),
      members: Array.from({ length: count }, (_, index) => ({
        command: null,
        group: null,
        name: `${index}`,
      })),
      leftOut: 0,
      growth: null,
    });
    const text = (conclusion: Conclusion, rows: ReportRow[], judgedGeomeans: GeomeanRow[]) =>
      makeHeadline(aReport({ rows, judgedGeomeans, conclusion })).text;
    expect(text('fail', [], [geomean(12)])).toBe('Slower than allowed: geomean of 12 +20%');
    expect(text('fail', [], [geomean(1, 'score')])).toBe('Worse than allowed: geomean of 1 +20% "score"');
    expect(text('fail', [], [geomean(12), geomean(3)])).toBe(
      'Slower than allowed: geomean of 12 +20%, geomean of 3 +20%',
    );
    expect(text('fail', [worse('a')], [geomean(12)])).toBe('Slower than allowed: "a" +20%, geomean of 12 +20%');
    const open = { ...geomean(12), verdicts: [aVerdict({ outcome: 'unknown' })] };
    expect(text('inconclusive', [], [open])).toBe('Undecided: the geomean of 12 benchmarks');
    expect(text('inconclusive', [worse('a', {}, { outcome: 'unknown' })], [open])).toBe(
      'Undecided: 1 benchmark and the geomean of 12 benchmarks',
    );
    const kept = { ...geomean(12), verdicts: [aVerdict()] };
    expect(text('pass', [], [kept])).toBe('No benchmark broke its budget');
  });

  test('removed and new benchmarks', () => {
    const gone = aRow({
      name: 'gone',
      base: around(1),
      head: null,
      verdicts: [{ ...broken, kind: 'removed', limit: null }],
    });
    const fresh = aRow({
      name: 'fresh',
      base: null,
      head: around(1),
      verdicts: [{ ...broken, kind: 'new', limit: null }],
    });
    expect(line('fail', [gone])).toBe('1 benchmark was removed, which is not allowed');
    expect(line('fail', [gone, fresh])).toBe('1 benchmark was removed and 1 benchmark is new, which is not allowed');
    expect(line('fail', [worse('a'), gone])).toBe(
      'Slower than allowed: "a" +20%; 1 benchmark was removed, which is not allowed',
    );
  });
});

describe('a metric without its benchmark', () => {
  const gone = { ...broken, kind: 'removed', limit: null };
  const fresh = { ...broken, kind: 'new', limit: null };
  const lost = (name: string, unit: string) =>
    aRow({ name, metric: unit, unit, base: always(1), head: null, verdicts: [gone] });
  const gained = (name: string, unit: string) =>
    aRow({ name, metric: unit, unit, base: null, head: always(1), verdicts: [fresh] });
  const kept = (name: string) => aRow({ name, base: around(1), head: around(1), verdicts: [aVerdict()] });

  test('is not told as the benchmark', () => {
    expect(line('fail', [kept('a'), lost('a', 'B/op'), kept('b'), lost('b', 'B/op')])).toBe(
      '2 benchmarks lost a metric, which is not allowed',
    );
    expect(line('fail', [kept('a'), lost('a', 'B/op'), lost('a', 'allocs/op'), lost('c', 'B/op')])).toBe(
      '1 benchmark was removed and 1 benchmark lost 2 metrics, which is not allowed',
    );
    expect(line('fail', [kept('a'), gained('a', 'B/op')])).toBe('1 benchmark has a new metric, which is not allowed');
    expect(line('fail', [worse('a'), gained('a', 'B/op'), gained('a', 'allocs/op')])).toBe(
      'Slower than allowed: "a" +20%; 1 benchmark has 2 new metrics, which is not allowed',
    );
  });
});

describe('other verdicts', () => {
  const kept = aRow({ base: around(1), head: around(1), verdicts: [aVerdict()] });

  test('pass', () => {
    expect(line('pass', [kept])).toBe('No benchmark broke its budget');
    expect(line('pass', [kept, { ...kept, name: 'b', state: 'improvement' }])).toBe(
      'No benchmark broke its budget, 1 got better',
    );
  });

  test('a pass without any budget does not look like one', () => {
    expect(line('pass', [{ ...kept, verdicts: [] }])).toBe('No budget applies to these benchmarks');
  });

  test('a pass without base is a warning', () => {
    const report = aReport({ rows: [aRow({ base: null, head: around(1) })] });
    expect(makeHeadline(report)).toEqual({
      mark: 'warning',
      text: 'Nothing to compare with: base has no results',
    });
  });

  test('inconclusive counts the benchmarks that fail-level budgets leave open', () => {
    const open = { ...kept, verdicts: [aVerdict({ outcome: 'unknown' })] };
    const warned = { ...kept, name: 'b', verdicts: [aVerdict({ outcome: 'unknown', level: 'warn' })] };
    expect(line('inconclusive', [open, { ...open, unit: 'B/op' }, warned])).toBe(
      'Too noisy to judge 1 of 2 benchmarks',
    );
  });

  test('errors', () => {
    const text = (...problems: Diagnostic[]) =>
      makeHeadline(aReport({ rows: [kept], conclusion: 'error', problems })).text;
    const problem = makeError('table-empty', inFile('perf/head.yml', 3), {});
    expect(text(problem)).toBe('No verdict because of an error');
    expect(text({ ...problem, failure: 'nothing-measured' }, { ...problem, failure: 'setup-failed' })).toBe(
      'The setup fails on head, and runs on base',
    );
    const onBase = { ...problem, severity: 'warning', failure: 'benchmark-failed' } as const;
    expect(text(onBase, { ...problem, failure: 'cancelled' })).toBe('Measuring was cancelled, so nothing is judged');
  });
});

test('counts', () => {
  const rows = [worse('a'), aRow({ name: 'a', unit: 'B/op', base: always(1), head: always(1) })];
  expect(formatCounts(aReport({ rows }))).toBe('1 benchmark, 2 results: 1 worse, 1 unchanged');
  expect(formatCounts(aReport({ rows: [] }))).toBe('0 benchmarks, 0 results');
});
