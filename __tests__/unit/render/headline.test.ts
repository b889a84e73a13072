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
  return aRow({ name, base: around(1), head: around(2), state: 'regression', verdicts, ...given });
}

const line = (conclusion: Conclusion, rows: readonly ReportRow[]) => makeHeadline(aReport({ rows, conclusion })).text;

describe('broken budgets', () => {
  test.each([
    ['sec/op', 'lower', '1 benchmark got slower than its budget allows'],
    ['B/op', 'lower', '1 benchmark allocates more memory than its budget allows'],
    ['B', 'lower', '1 benchmark got larger than its budget allows'],
    ['allocs/op', 'lower', '1 benchmark makes more allocations than its budget allows'],
    ['B/s', 'higher', '1 benchmark has lower throughput than its budget allows'],
    ['score', 'higher', '1 benchmark broke its budget'],
  ] as const)('%s', (unit, better, expected) => {
    expect(line('fail', [worse('a', { unit, better })])).toBe(expected);
  });

  test('several of a kind', () => {
    expect(line('fail', [worse('a'), worse('b')])).toBe('2 benchmarks got slower than their budget allows');
  });

  test('several kinds, one benchmark or more', () => {
    const rows = [worse('a'), worse('a', { unit: 'allocs/op' })];
    expect(line('fail', rows)).toBe('1 benchmark got slower and makes more allocations than its budget allows');
    expect(line('fail', [...rows, worse('b')])).toBe(
      '2 benchmarks got slower or make more allocations than their budget allows',
    );
  });

  test('a ceiling says nothing of a change', () => {
    expect(line('fail', [worse('a', {}, { kind: 'max', limit: 1 })])).toBe('1 benchmark broke its budget');
  });

  test('a warning is not told as a failure, nor counted as one', () => {
    expect(line('warn', [worse('a', {}, { level: 'warn' })])).toBe(
      '1 benchmark got slower than its budget allows (a warning only)',
    );
    expect(line('fail', [worse('a'), worse('b', {}, { level: 'warn' })])).toMatch(/^1 benchmark /);
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
    });
    const text = (conclusion: Conclusion, rows: ReportRow[], judgedGeomeans: GeomeanRow[]) =>
      makeHeadline(aReport({ rows, judgedGeomeans, conclusion })).text;
    expect(text('fail', [], [geomean(12)])).toBe('The geomean of 12 benchmarks got slower than its budget allows');
    expect(text('fail', [], [geomean(1, 'score')])).toBe('The geomean of 1 benchmark broke its budget');
    expect(text('fail', [], [geomean(12), geomean(3)])).toBe('2 geomeans broke their budget');
    expect(text('fail', [worse('a')], [geomean(12)])).toBe(
      '1 benchmark and the geomean of 12 benchmarks broke their budgets',
    );
    const open = { ...geomean(12), verdicts: [aVerdict({ outcome: 'unknown' })] };
    expect(text('inconclusive', [], [open])).toBe('Inconclusive: the geomean of 12 benchmarks');
    expect(text('inconclusive', [worse('a', {}, { outcome: 'unknown' })], [open])).toBe(
      'Inconclusive: 1 benchmark and the geomean of 12 benchmarks',
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
    expect(line('fail', [gone])).toBe('1 benchmark was removed, which this gate does not allow');
    expect(line('fail', [gone, fresh])).toBe(
      '1 benchmark was removed and 1 benchmark is new, which this gate does not allow',
    );
    expect(line('fail', [worse('a'), gone])).toBe(
      '1 benchmark got slower than its budget allows and 1 benchmark was removed',
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
      '2 benchmarks lost a metric, which this gate does not allow',
    );
    expect(line('fail', [kept('a'), lost('a', 'B/op'), lost('a', 'allocs/op'), lost('c', 'B/op')])).toBe(
      '1 benchmark was removed and 1 benchmark lost 2 metrics, which this gate does not allow',
    );
    expect(line('fail', [kept('a'), gained('a', 'B/op')])).toBe(
      '1 benchmark has a new metric, which this gate does not allow',
    );
    expect(line('fail', [worse('a'), gained('a', 'B/op'), gained('a', 'allocs/op')])).toBe(
      '1 benchmark got slower than its budget allows and 1 benchmark has 2 new metrics',
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
    expect(line('inconclusive', [open, { ...open, unit: 'B/op' }, warned])).toBe('Inconclusive: 1 benchmark');
  });

  test('errors', () => {
    const text = (...problems: Diagnostic[]) =>
      makeHeadline(aReport({ rows: [kept], conclusion: 'error', problems })).text;
    const problem = makeError('table-empty', inFile('perf/head.yml', 3), {});
    expect(text(problem)).toBe('No verdict because of an error');
    expect(text({ ...problem, failure: 'nothing-measured' }, { ...problem, failure: 'setup-failed' })).toBe(
      'The setup failed on head',
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
