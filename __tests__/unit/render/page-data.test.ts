import { describe, expect, test } from '@jest/globals';
import { estimateHistoryOf } from '../../../src/compare/displayed-row.ts';
import type { HeadLevel, MissingLevel } from '../../../src/model/anchor.ts';
import type { ReportRow } from '../../../src/model/report.ts';
import { toScriptJson } from '../../../src/render/pages/markup.ts';
import { type PageData, packRows, rowKeysOf, unpackRows } from '../../../src/render/pages/page-data.ts';
import { namesOfRows } from '../../../src/render/row-names.ts';
import { groupLabelOf } from '../../../src/render/words.ts';
import { always, aRow, around, aVerdict } from '../../support/builders.ts';
import { REPORT_CASES } from '../../support/report-cases.ts';

/** When and by how much a test decided stands in sentences. */
const UNPACKED = {
  alpha: null,
  early: null,
  isHeld: false,
  isHeldByControls: false,
  isOutOfReach: false,
  isOfLayout: false,
  decidedBy: null,
  minDelta: 0,
};

function again(rows: readonly ReportRow[]) {
  return unpackRows(JSON.parse(toScriptJson(packRows(rows))) as PageData);
}

/** Their text does not come back as it was. */
const HOSTILE = ['name-with-pipe', 'hostile-names'];

/** The page shows no commit of an anchor, and judges nothing by what is likely. */
function packedLevelOf(level: HeadLevel | MissingLevel): object | MissingLevel {
  if (typeof level === 'string') return level;
  return { ...level, anchor: { ...level.anchor, commit: '' }, likely: { low: -Infinity, high: Infinity } };
}

describe('packing', () => {
  test.each(Object.keys(REPORT_CASES).filter((name) => !HOSTILE.includes(name)))('%s comes back', (name) => {
    const rows = REPORT_CASES[name]!.rows;
    for (const [index, row] of again(rows).entries()) {
      const given = rows[index]!;
      const { name, metric, unit, better, state, change, interval, p, exact } = given;
      expect(row).toMatchObject({
        name,
        group: groupLabelOf(given),
        metric: namesOfRows(rows).labelOfMetric(metric),
        unit,
        better,
        state,
        change,
        interval,
        p,
        exact,
      });
      for (const side of ['base', 'head'] as const) {
        const summary = given[side];
        if (summary === null) {
          expect(row[side]).toBeNull();
          continue;
        }
        const { rounds, n, median, medianInterval } = summary;
        expect(row[side]).toMatchObject({ rounds, n, median, medianInterval });
        for (const [at, value] of summary.values.entries())
          expect(row[side]!.values[at]! / (value || 1)).toBeCloseTo(value === 0 ? 0 : 1, 5);
      }
      const texts = given.verdicts.map(({ anchored, ...verdict }) => ({
        ...{ ...verdict, ...UNPACKED },
        anchored: anchored && { ...anchored, level: packedLevelOf(anchored.level) },
      }));
      expect(row.verdicts).toEqual(texts);
      expect(row.since).toEqual(given.since && packedLevelOf(given.since));
    }
  });

  test.each([
    ['the smallest', [5e-324, 1e-310, 2e-310]],
    ['the largest', [1.7e308, 1e308, 1.2e308]],
    ['both signs', [-5, 0, 12.25]],
    ['zero', [0, 0]],
    ['one', [88.3]],
  ])('values: %s', (_, values) => {
    const [row] = again([aRow({ base: values, head: values })]);
    const largest = Math.max(...values.map(Math.abs));
    for (const [index, value] of values.entries()) {
      const got = row!.base!.values[index]!;
      expect(Number.isFinite(got)).toBe(true);
      expect(Math.abs(got - value)).toBeLessThanOrEqual(Math.max(1e-6 * largest, 1e-300));
    }
  });

  test('a course comes back to a thousandth of a percent', () => {
    const row = aRow({ base: around(100), head: around(107, 0.01, { turn: 4 }) });
    const course = estimateHistoryOf(row);
    const [back] = again([{ ...row, course }]);
    for (const [index, point] of course.entries()) {
      const { round, change } = back!.course![index]!;
      expect(round).toBe(point.round);
      expect(change).toBeCloseTo(point.change!, 4);
    }
    expect(back!.course![0]!.interval!.high).toBe(Number.POSITIVE_INFINITY);
  });

  test('reasons and limits of budgets come back', () => {
    const verdicts = [aVerdict({ kind: 'max', limit: 12, level: 'warn', outcome: 'unknown', because: 'why' })];
    const [row] = again([aRow({ base: always(1), head: always(1), verdicts })]);
    expect(row!.verdicts).toEqual([{ ...verdicts[0], alpha: null }]);
  });
});

describe('keysOf', () => {
  const row = (name: string, group: string | null = null, metric = 'ns/op') =>
    aRow({ name, group, metric, base: [1], head: [1] });

  test('name and metric, with the group where there are several', () => {
    expect(rowKeysOf([row('a'), row('a', null, 'B/op')])).toEqual(['a|ns/op', 'a|B/op']);
    expect(rowKeysOf([row('a', 'x'), row('a', 'y')])).toEqual(['x|a|ns/op', 'y|a|ns/op']);
  });

  test('are unique and without white space, whatever the names', () => {
    const names = ['a b', 'a\u2003b', 'a_b', '', ' ', 'a\u202eb'];
    const keys = rowKeysOf(names.map((name) => row(name)));
    expect(new Set(keys).size).toBe(names.length);
    expect(keys.join('')).not.toMatch(/\s/);
  });
});

test('scriptJson cannot end its element', () => {
  const hostile = { name: '</script><!--\u2028\u2029' };
  const text = toScriptJson(hostile);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
