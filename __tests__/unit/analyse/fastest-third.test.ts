import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import { compareFastestThird } from '../../../src/compare/witness.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { aComparison } from '../../support/comparison.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const DEFAULT = policyOf(null, TODAY);
const PLAN = { rounds: { min: 6, max: 30 } };

/** Half of the runs are fast and alike; the others are up to three times as slow. */
function oneSided(seed: number, factor: number, n: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: n }, () => {
    const late = random() < 0.5 ? 0 : 2 * random();
    return Number((100 * factor * (1 + 0.01 * random() + late)).toPrecision(6));
  });
}

const sides = (change: number, n = 30): Sides => ({ base: oneSided(1, 1, n), head: oneSided(2, 1 + change, n) });

describe('a change that only the fast runs show', () => {
  const report = analyse(aRecording({ a: sides(0.12) }, PLAN), DEFAULT);
  const [row] = report.rows;

  test('is broken by them, with their change, their interval and both p', () => {
    expect(report.conclusion).toBe('fail');
    expect(row?.verdicts).toMatchObject([{ outcome: 'fail', decidedBy: 'fastest-third' }]);
    expect(row?.p).toBeGreaterThan(0.01);
    expect(row?.fastestP).toBeLessThan(0.001);
    expect(row?.change).toBeCloseTo(0.12, 2);
    expect(row!.interval!.low < row!.change! && row!.change! < row!.interval!.high).toBe(true);
  });

  test('of a rate is the same the other way round', () => {
    const { base = [], head = [] } = sides(0.12);
    const asRates = (values: NonNullable<Sides['base']>) => values.map((value) => 1e4 / Number(value));
    const rates = aComparison({ base: asRates(base), head: asRates(head), better: 'higher' });
    const { change, interval, p } = compareFastestThird(rates, 0.1)!;
    expect([p, change]).toEqual([expect.closeTo(row!.fastestP!, 9), expect.closeTo(1 / (1 + row!.change!) - 1, 9)]);
    expect(interval!.low < change! && change! < interval!.high && interval!.high < 0).toBe(true);
  });

  test('does not count where the plan is too short for it: all of alpha belongs to the test of all values', () => {
    const short = analyse(aRecording({ a: sides(0.12, 6) }, { rounds: { min: 6, max: 6 } }), DEFAULT);
    expect(short.rows[0]?.verdicts).toMatchObject([{ alpha: DEFAULT.alpha, decidedBy: null }]);
  });
});

test.each([
  ['head', 0.02, 0.2],
  ['base', 0.2, 0.02],
])('decides nothing where noise goes both ways, and %s scatters more', (_, ofBase, ofHead) => {
  const around = (noise: number) =>
    Array.from({ length: 30 }, (_, index) => 100 * (1 + (noise * (((index * 7) % 30) - 14.5)) / 15));
  const [row] = analyse(aRecording({ a: { base: around(ofBase), head: around(ofHead) } }, PLAN), DEFAULT).rows;
  expect(row?.verdicts).toMatchObject([{ decidedBy: null }]);
  expect(row?.verdicts[0]?.outcome).not.toBe('fail');
});

describe('a result that is too noisy for the rounds left', () => {
  const wild = (n: number): Sides => ({
    base: Array.from({ length: n }, (_, index) => [60, 140, 90, 200, 75, 110][index % 6]!),
    head: Array.from({ length: n }, (_, index) => [150, 70, 210, 80, 100, 125][index % 6]!),
  });

  test.each([
    [10, ['a'], []],
    [14, [], ['a']],
  ])('after %i rounds', (n, names, givenUp) => {
    expect(findUndecidedBenchmarks(aRecording({ a: wild(n) }, PLAN), DEFAULT)).toMatchObject({ names, givenUp });
  });

  test('is measured on while the plan has enough rounds', () => {
    const long = { rounds: { min: 6, max: 400 } };
    expect(findUndecidedBenchmarks(aRecording({ a: wild(14) }, long), DEFAULT).names).toEqual(['a']);
  });

  test('leaves the verdict inconclusive, and says what would decide it', () => {
    const { conclusion, rows } = analyse(aRecording({ a: wild(14) }, { ...PLAN, ended: 'decided' }), DEFAULT);
    expect([conclusion, rows[0]?.state]).toEqual(['inconclusive', 'inconclusive']);
    expect(rows[0]?.wouldDecide?.limit).toBeGreaterThan(0.1);
  });
});
