import { describe, expect, test } from '@jest/globals';
import type { ReportRow } from '../../../src/model/report.ts';
import { countKinds, formatKind, kindOf, summariseUnchangedRows } from '../../../src/render/row-kind.ts';
import { always, aRow, around, aVerdict } from '../../support/builders.ts';

/** Returns a row of the state `unchanged` with this interval of the change. */
const row = (low: number, high: number, given: Partial<Omit<ReportRow, 'base' | 'head'>> = {}): ReportRow => ({
  ...aRow({ base: around(100), head: around(100) }),
  state: 'unchanged',
  exact: false,
  change: 0,
  interval: { low, high },
  verdicts: [],
  ...given,
});
const limit = (value: number) => ({ verdicts: [aVerdict({ kind: 'max-regression', limit: value, outcome: 'pass' })] });
const wordOf = (one: ReportRow) => formatKind({ kind: kindOf(one), interval: one.interval });

describe('a row whose budgets are kept', () => {
  test.each<[string, ReportRow, string]>([
    ['inside its budget', row(-0.02, 0.02, limit(0.03)), 'unchanged'],
    ['as wide as its budget', row(-0.03, 0.03, limit(0.03)), 'unchanged'],
    ['inside 5 % without a budget', row(-0.04, 0.05), 'unchanged'],
    ['outside 5 % without a budget', row(-0.04, 0.06), 'no significant change (±5.0%)'],
    ['as after an early stop', row(-0.6, 0.98, limit(0.05)), 'no significant change (±79%)'],
    ['that may be much better', row(-0.2, 0, limit(0.05)), 'no significant change (±10%)'],
    [
      'outside the strictest budget',
      row(-0.02, 0.02, { verdicts: [...limit(0.03).verdicts, ...limit(0.01).verdicts] }),
      'no significant change (±2.0%)',
    ],
    ['without bounds', row(Number.NEGATIVE_INFINITY, 0.2), 'no significant change'],
    ['without an interval', row(0, 0, { interval: null }), 'no significant change'],
    ['that is significantly worse', row(0.01, 0.07, { ...limit(0.05), isAllowed: true }), 'worse within budget'],
    [
      'that is significantly worse, inside the budget',
      row(0.01, 0.04, { ...limit(0.05), isAllowed: true }),
      'unchanged',
    ],
    ['that never varies', row(0, 0, { exact: true, interval: null }), 'unchanged'],
    ['with another state', row(-0.5, 0.5, { state: 'inconclusive' }), 'undecided'],
  ])('%s', (_, one, word) => {
    expect(wordOf(one)).toBe(word);
  });

  test('inside the smallest change that counts', () => {
    const verdicts = [aVerdict({ kind: 'max-regression', limit: 0, minDelta: 10, outcome: 'pass' })];
    expect(
      wordOf({ ...row(-0.05, 0.08, { verdicts }), base: aRow({ base: always(100), head: always(100) }).base }),
    ).toBe('unchanged');
  });
});

test('counts tell them apart, with the widest', () => {
  const rows = [row(-0.01, 0.01), row(-0.1, 0.1), row(-0.3, 0.5), row(0.01, 0.3, { isAllowed: true })];
  expect(countKinds(rows)).toEqual([
    '1 unchanged',
    '2 with no significant change (up to ±40%)',
    '1 worse within budget',
  ]);
  expect(summariseUnchangedRows(rows)).toBe(
    '4 results: 1 unchanged, 2 with no significant change (up to ±40%) and 1 worse within budget',
  );
  expect(summariseUnchangedRows(rows.slice(0, 1))).toBe('1 unchanged result');
  expect(countKinds(rows.slice(1, 2))).toEqual(['1 with no significant change (±10%)']);
});
