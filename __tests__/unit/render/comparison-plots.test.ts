import { describe, expect, test } from '@jest/globals';
import { estimateHistoryOf } from '../../../src/compare/displayed-row.ts';
import type { ReportRow } from '../../../src/model/report.ts';
import { drawChangeBar, drawOverview, makeBarAxis, sortForOverview } from '../../../src/render/pages/change-plot.ts';
import {
  drawDistributionPlot,
  drawEstimatePlot,
  drawSamplePlot,
  formatWorsening,
} from '../../../src/render/pages/comparison-plots.ts';
import type { Drawing } from '../../../src/render/pages/drawing.ts';
import { html } from '../../../src/render/pages/markup.ts';
import { always, aRow, around, aVerdict } from '../../support/builders.ts';

/** The `d` of the paths of a class. */
function paths(drawing: Drawing | null, name: string): string[] {
  return (drawing?.children ?? []).flatMap((child) =>
    typeof child !== 'string' && child.attributes['class'] === name ? [child.attributes['d'] ?? ''] : [],
  );
}

function ys(path: string | undefined): number[] {
  return [...(path ?? '').matchAll(/[ML][-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y));
}

const slower = aRow({ base: around(100), head: around(110, 0.01, { turn: 3 }), verdicts: [aVerdict()] });

describe('samplePlot', () => {
  test('one dot for each value, joined by rounds, a median for each side', () => {
    const drawing = drawSamplePlot(aRow({ base: [1, 3], head: [2, 2] }));
    expect(paths(drawing, 'base dots')[0]?.match(/h0/g)).toHaveLength(2);
    expect(paths(drawing, 'pairs')[0]?.match(/M/g)).toHaveLength(2);
    expect(paths(drawing, 'base median')).toHaveLength(1);
    expect(paths(drawing, 'head median')).toEqual(paths(drawing, 'base median'));
  });

  test('a larger value stands higher', () => {
    const [low, high] = ys(paths(drawSamplePlot(aRow({ base: [1, 3], head: [2, 2] })), 'base dots')[0]);
    expect(high).toBeLessThan(low!);
  });

  test('one side alone, equal values, no side', () => {
    const alone = drawSamplePlot(aRow({ base: null, head: always(5, 3) }));
    expect(new Set(ys(paths(alone, 'head dots')[0])).size).toBe(1);
    expect(paths(alone, 'pairs')).toEqual(['']);
    expect(drawSamplePlot(aRow({ base: null, head: null }))).toBeNull();
  });

  test('a ceiling near the values is shown, one far away is not', () => {
    const at = (limit: number) =>
      paths(drawSamplePlot({ ...slower, verdicts: [aVerdict({ kind: 'max', limit })] }), 'limit');
    expect(at(112)).toHaveLength(1);
    expect(at(5000)).toHaveLength(0);
  });
});

describe('distributionPlot', () => {
  test('base stands above the line and head below it', () => {
    const drawing = drawDistributionPlot(slower);
    expect(paths(drawing, 'base bars')[0]).toMatch(/v-[\d.]+h/);
    expect(paths(drawing, 'head bars')[0]).toMatch(/v[\d.]+h/);
    expect(paths(drawing, 'base centre')).toHaveLength(1);
  });

  test('equal values are one bar', () => {
    const drawing = drawDistributionPlot(aRow({ base: always(5), head: always(5) }));
    expect(paths(drawing, 'base bars')[0]?.match(/M/g)).toHaveLength(1);
  });
});

describe('coursePlot', () => {
  const withCourse = (row: ReportRow): ReportRow => ({ ...row, course: estimateHistoryOf(row) });

  test('shows the change after each round, its interval and its limit', () => {
    const drawing = drawEstimatePlot(withCourse(slower));
    expect(paths(drawing, 'change dots')[0]?.match(/h0/g)).toHaveLength(10);
    expect(paths(drawing, 'band')[0]).toMatch(/z$/);
    expect(paths(drawing, 'limit')).toHaveLength(1);
  });

  test('worse is up, also where higher is better', () => {
    const lower = { ...slower, better: 'higher', ...turned(slower) } as const;
    const [worse] = ys(paths(drawEstimatePlot(withCourse(lower)), 'change')[0]);
    const zero = ys(paths(drawEstimatePlot(withCourse(lower)), 'zero')[0])[0]!;
    expect(worse).toBeLessThan(zero);
  });

  test('nothing to settle, no picture', () => {
    expect(drawEstimatePlot(withCourse(aRow({ base: always(1), head: always(1) })))).toBeNull();
    expect(drawEstimatePlot(slower)).toBeNull();
  });
});

/** The same run with the sides exchanged. */
function turned({ base, head }: ReportRow): Pick<ReportRow, 'base' | 'head' | 'change' | 'interval'> {
  const { change, interval } = aRow({ base: head!.values, head: base!.values });
  return { base: head, head: base, change, interval };
}

describe('overviewPlot', () => {
  const faster = { ...slower, ...turned(slower), name: 'faster', state: 'improvement' } as const;
  const rows = [faster, aRow({ base: null, head: [1] }), { ...slower, state: 'regression' as const }];

  test('worst first, without rows that have no change', () => {
    expect(sortForOverview(rows)).toEqual([rows[2], rows[0]]);
  });

  test('a path for each tone, and the limit over neighbours that share it', () => {
    const { drawing, count } = drawOverview(rows)!;
    expect(count).toBe(2);
    expect(paths(drawing, 'bad dots')[0]?.match(/h0/g)).toHaveLength(1);
    expect(paths(drawing, 'good range')).toHaveLength(1);
    expect(paths(drawing, 'limit')[0]?.match(/M/g)).toHaveLength(1);
  });

  test('intervals that bound nothing do not cover the page', () => {
    const unbounded = aRow({ base: [1, 2], head: [2, 3] });
    expect(paths(drawOverview([unbounded, unbounded])!.drawing, 'same range')).toEqual(['']);
  });

  test('one change alone is no overview', () => {
    expect(drawOverview([slower])).toBeNull();
  });
});

describe('changeBar', () => {
  test('tells the interval in words', () => {
    const text = html`${drawChangeBar(slower, makeBarAxis([slower]))}`.text;
    expect(text).toMatch(/aria-label="95% interval \+[\d.]+% to \+[\d.]+%"/);
  });

  test('none without a change', () => {
    const added = aRow({ base: null, head: [1] });
    expect(drawChangeBar(added, makeBarAxis([added]))).toBeNull();
  });
});

test('changes in words', () => {
  expect([0.05, 0, -0.1].map(formatWorsening)).toEqual(['5% worse', '0%', '10% better']);
});
