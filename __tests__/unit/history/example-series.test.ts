// The example series of cargo-bench-history, whose verdicts its documentation states and its tests assert: a clean step of
// +29.57 % at commit 10, a slow ramp of +10.40 %, several steps (+54.07 % at commit 15), and nothing in a blip, in an excursion that
// returned and in flat noise. They are searched as a plain series and as the comparisons of a history.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findChanges } from '../../../src/history/changes.ts';
import type { HistoryChange } from '../../../src/model/history-report.ts';
import { median } from '../../../src/stats/median.ts';
import { findRankChangePoints } from '../../../src/stats/rank-split.ts';

const fixture = new URL('../../fixtures/change-points/folo.json', import.meta.url);
const examples: Record<string, number[]> = JSON.parse(readFileSync(fixture, 'utf8'));

const ranksOf = (name: string) => findRankChangePoints(examples[name]!).map(({ index }) => index);

/** Coefficient of variation of the noise in the series: `TIMING_NOISE_CV` of cargo-bench-history. */
const NOISE = 0.025;

/** Returns the changes of a history in which each commit was compared with the first one, with such an error. */
function searchHistory(values: readonly number[], standardError = NOISE): HistoryChange[] {
  const measured = values.slice(1);
  const none = {
    time: new Int32Array(measured.length),
    times: [],
    workflowRun: new Float64Array(measured.length),
    unplaced: new Set<number>(),
  };
  const edges = {
    from: new Int32Array(measured.length),
    to: Int32Array.from(measured, (_, index) => index + 1),
    logRatio: Float64Array.from(measured, (value) => Math.log(value / values[0]!)),
    standardError: new Float64Array(measured.length).fill(standardError),
    ...none,
  };
  return findChanges(edges, values.length, 0.05);
}

/** Returns the change of the medians at a split, in percent with two decimals. */
function changeAt(values: readonly number[], index: number): string {
  return (100 * (median(values.slice(index)) / median(values.slice(0, index)) - 1)).toFixed(2);
}

describe('as a plain series, by ranks', () => {
  test('clean step: at commit 10, +29.57 %', () => {
    expect(ranksOf('clean step')).toEqual([10]);
    expect(changeAt(examples['clean step']!, 10)).toBe('29.57');
  });

  // It names one split of a series, where the medians before and after are +54.07 % apart. The levels change at 10 and at 20.
  test('several steps: both steps, and not the one split between them', () => {
    expect(ranksOf('several steps')).toEqual([10, 20]);
    expect(changeAt(examples['several steps']!, 15)).toBe('54.07');
  });

  test.each(['blip', 'returned excursion', 'flat noise', 'overlapping levels', 'bimodal noise'])(
    '%s: nothing',
    (name) => {
      expect(ranksOf(name)).toEqual([]);
    },
  );

  // A list of indices has no place for a drift, so the ramp is a step where its halves differ most.
  test('slow ramp: a step', () => {
    expect(ranksOf('slow ramp')).toEqual([9]);
  });
});

describe('as comparisons of a history', () => {
  test('clean step: one step, before commit 10', () => {
    const [change, ...others] = searchHistory(examples['clean step']!);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: 'step', before: 9, after: 10, range: [9, 9] });
    expect(Math.expm1(change!.logRatio)).toBeCloseTo(0.2957, 2);
  });

  test('several steps: both', () => {
    expect(searchHistory(examples['several steps']!).map(({ kind, after }) => [kind, after])).toEqual([
      ['step', 10],
      ['step', 20],
    ]);
  });

  test.each(['flat noise', 'bimodal noise'])('%s: nothing', (name) => {
    const error = name === 'flat noise' ? NOISE : 0.4;
    expect(searchHistory(examples[name]!, error)).toEqual([]);
  });

  // A comparison knows its error, so a level that is eight errors away changed, also for one commit or if it returned.
  test.each([
    ['blip', [18, 19]],
    ['returned excursion', [10, 20]],
  ])('%s: a step for the worse and one for the better', (name, places) => {
    const changes = searchHistory(examples[name]!);
    expect(changes.map(({ kind, after }) => [kind, after])).toEqual(places.map((place) => ['step', place]));
    expect(changes[0]!.logRatio * changes[1]!.logRatio).toBeLessThan(0);
  });

  /** The ramp of the series: 0.3 % of the first level for each commit. */
  const ramp = (index: number) => 100 * (1 + 0.003 * index);
  const quieter = (factor: number) =>
    examples['slow ramp']!.map((value, index) => ramp(index) + (value - ramp(index)) / factor);

  // The noise of its example is a quarter of the whole ramp: steps explain it as well as a line does.
  test('slow ramp: it gets slower by two steps, which is no drift for certain', () => {
    const changes = searchHistory(quieter(1));
    expect(changes.map(({ kind }) => kind)).toEqual(['step', 'step']);
    expect(Math.expm1(changes.reduce((sum, { logRatio }) => sum + logRatio, 0))).toBeCloseTo(0.104, 1);
  });

  test('slow ramp, with the noise of alternating rounds: one drift', () => {
    const [drift, ...others] = searchHistory(quieter(6), NOISE / 6);
    expect([drift!.kind, others]).toEqual(['drift', []]);
    expect(drift).toMatchObject({ before: 0, after: 29 });
    expect(Math.expm1(drift!.logRatio)).toBeCloseTo(0.087, 2);
  });
});
