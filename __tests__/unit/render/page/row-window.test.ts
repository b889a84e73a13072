import { describe, expect, test } from '@jest/globals';
import { computeRowWindow, type Layout, topOf } from '../../../../src/render/pages/browser/row-window.ts';

const closed: Layout = { count: 6000, rowHeight: 40, open: null, detailsHeight: 0 };
const open: Layout = { ...closed, open: 100, detailsHeight: 500 };
const whole = ({ count, rowHeight, detailsHeight }: Layout) => count * rowHeight + detailsHeight;
const builtHeight = (layout: Layout, { first, end }: { first: number; end: number }) =>
  topOf(layout, end) - topOf(layout, first);

describe('extractOf', () => {
  test('a short table is built as a whole', () => {
    expect(computeRowWindow({ ...closed, count: 150 }, { from: 0, to: 800 })).toEqual({
      first: 0,
      end: 150,
      above: 0,
      below: 0,
    });
  });

  test.each([0, 1, 3999, 4000, 4200, 4541, 100_000, 239_000])('the table keeps its height at %p', (from) => {
    for (const layout of [closed, open]) {
      const extract = computeRowWindow(layout, { from, to: from + 800 });
      expect(extract.above + builtHeight(layout, extract) + extract.below).toBe(whole(layout));
      expect(extract.above).toBeLessThanOrEqual(from);
      expect(extract.above + builtHeight(layout, extract)).toBeGreaterThanOrEqual(Math.min(from + 800, whole(layout)));
      expect(extract.end - extract.first).toBeLessThan(70);
    }
  });

  test('the page stands above or below the table', () => {
    expect(computeRowWindow(closed, { from: -5000, to: -4200 })).toMatchObject({
      first: 0,
      end: 0,
      above: 0,
    });
    const beyond = computeRowWindow(closed, { from: 300_000, to: 300_800 });
    expect(beyond).toEqual({ first: 6000, end: 6000, above: 240_000, below: 0 });
  });
});
