import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomOf } from '../../../bench/random.ts';
import { analyseHistory, listSuspectPairs } from '../../../src/history/analyse-history.ts';
import {
  CONFIRMING_ROUNDS,
  type Estimate,
  MAX_CONFIRMING_RUNS,
  weighSuspicion,
} from '../../../src/history/confirmation.ts';
import type { StoredRun } from '../../../src/model/stored-run.ts';
import { renderHistoryText } from '../../../src/render/outputs/history-text.ts';
import { countCases } from '../../support/case-count.ts';
import { aStoredRun, minute, type StoredRunParts, shaOf } from '../../support/stored-runs.ts';

const estimate: fc.Arbitrary<Estimate> = fc.record({
  logRatio: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  standardError: fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
});

const mean = (all: readonly Estimate[]): Estimate => {
  const weights = all.map(({ standardError }) => standardError ** -2);
  const sum = weights.reduce((total, weight) => total + weight);
  const logRatio = all.reduce((total, one, index) => total + (one.logRatio * weights[index]!) / sum, 0);
  return { logRatio, standardError: sum ** -0.5 };
};

describe('what later runs say about a suspected step', () => {
  test('they never refute a step whose size is in the interval of all of them', () => {
    fc.assert(
      fc.property(estimate, fc.array(estimate, { minLength: 1, maxLength: 6 }), (suspected, measured) => {
        fc.pre(weighSuspicion(suspected, measured) === 'refuted');
        const { logRatio, standardError } = mean(measured);
        // 99 %, which is narrower than the interval that decides.
        expect(Math.abs(logRatio - suspected.logRatio)).toBeGreaterThan(2.576 * standardError);
      }),
      { numRuns: countCases({ usual: 2000, all: 200_000 }) },
    );
  });

  test('they confirm only a change in its direction that is no chance, and the mirror image says the same', () => {
    fc.assert(
      fc.property(estimate, fc.array(estimate, { minLength: 1, maxLength: 6 }), (suspected, measured) => {
        const state = weighSuspicion(suspected, measured);
        const mirror = (one: Estimate) => ({ ...one, logRatio: -one.logRatio });
        if (suspected.logRatio !== 0) expect(weighSuspicion(mirror(suspected), measured.map(mirror))).toBe(state);
        const sign = suspected.logRatio > 0 ? 1 : -1;
        const shows = ({ logRatio, standardError }: Estimate) => sign * logRatio > 2.807 * standardError;
        const isShown = measured.some((_, index) => shows(mean(measured.slice(0, index + 1))));
        if (state === 'confirmed') expect(isShown).toBe(true);
      }),
      { numRuns: countCases({ usual: 2000, all: 200_000 }) },
    );
  });

  const suspected = { logRatio: 0.04, standardError: 0.006 };
  test.each([
    ['a clear run', [[0.03, 0.005]], 'confirmed'],
    ['a run that is too noisy', [[0.02, 0.01]], 'unconfirmed'],
    ['a noisy run without a change', [[0, 0.01]], 'unconfirmed'],
    ['a run that excludes it', [[0, 0.005]], 'refuted'],
    ['a smaller change, which is one', [[0.012, 0.002]], 'confirmed'],
    ['a change in the other direction', [[-0.03, 0.005]], 'refuted'],
    [
      'two runs that say it together',
      [
        [0.02, 0.009],
        [0.035, 0.009],
      ],
      'confirmed',
    ],
    [
      'a confirmed one that a noisy run does not show',
      [
        [0.03, 0.005],
        [0.0, 0.009],
      ],
      'confirmed',
    ],
    [
      'a confirmed one that all runs together exclude',
      [
        [0.03, 0.009],
        [0.0, 0.001],
      ],
      'refuted',
    ],
  ] as const)('%s', (_, measured, state) => {
    const runs = measured.map(([logRatio, standardError]) => ({ logRatio, standardError }));
    expect(weighSuspicion(suspected, runs)).toBe(state);
  });
});

/** Sixty commits with a step of 4 % at the thirtieth, each measured once. */
function makeYear(error = 0.006): StoredRun[] {
  const random = randomOf(3);
  return Array.from({ length: 59 }, (_, index) => {
    const parse = (index + 1 === 30 ? 0.04 : 0) + 0.25 * error * random.gauss();
    return aStoredRun({ from: index, to: index + 1, standardError: error, changes: { parse } });
  });
}

const again = (parse: number, rounds: number, parts: Partial<StoredRunParts> = {}): StoredRun => {
  const run = aStoredRun({
    from: 29,
    to: 30,
    standardError: 0.006 * Math.sqrt(6 / rounds),
    changes: { parse },
    at: minute(1000),
    ...parts,
  });
  return { ...run, rows: run.rows.map((row) => ({ ...row, n: rounds })) };
};

const analyse = (runs: readonly StoredRun[]) => analyseHistory(runs, { anchor: shaOf(0) });
const stateOf = (runs: readonly StoredRun[]) => analyse(runs).series[0]!.changes.map(({ state }) => state);

describe('a run around a suspected step', () => {
  test('decides by its own rounds: more of them have a smaller error than the usual run', () => {
    expect(stateOf(makeYear())).toEqual(['suspected']);
    expect(stateOf([...makeYear(), again(0.017, 6)])).toEqual(['unconfirmed']);
    expect(stateOf([...makeYear(), again(0.017, 60)])).toEqual(['confirmed']);
  });

  test('is believed to have no more than sixty rounds', () => {
    const claimed = again(0.015, 1000, { standardError: 1e-6 });
    const [change] = analyse([...makeYear(), claimed]).series[0]!.changes;
    expect(change!.confirmation!.standardError).toBeCloseTo(0.006 * Math.sqrt(6 / 60), 5);
  });

  test('that leaves it undecided is repeated, and then no more', () => {
    const runs = makeYear();
    for (let made = 1; made <= MAX_CONFIRMING_RUNS; made += 1) {
      expect(analyse(runs).suspects).toMatchObject([{ name: 'parse' }]);
      runs.push(again(0.014, 6, { standardError: 0.009, at: minute(1000 + made) }));
      expect(stateOf(runs)).toEqual(['unconfirmed']);
    }
    expect(analyse(runs).suspects).toEqual([]);
    expect(analyse(runs).confirmed).toEqual([]);
    expect(renderHistoryText(analyse(runs), null)).toMatch(/\(not confirmed, \+1\.41% ±1\.0% in 3 later runs\)\n/);
  });

  test('that repeats it with the same answer is no other run', () => {
    expect(stateOf([...makeYear(), again(0.04, 10), again(0.04, 10)])).toEqual(['confirmed']);
  });
});

describe('the rounds of the next run', () => {
  const roundsOf = (error: number) => {
    const runs = makeYear(error).map((run) => ({ ...run, rows: run.rows.map((row) => ({ ...row, n: 20 })) }));
    return analyse(runs).suspects.map(({ rounds }) => rounds);
  };

  test('follow from the noise and the size of the step', () => {
    expect(roundsOf(0.001)).toEqual([CONFIRMING_ROUNDS.min]);
    const [usual] = roundsOf(0.006);
    const [noisy] = roundsOf(0.0066);
    expect(noisy).toBeGreaterThan(usual!);
    expect(noisy! % 2).toBe(0);
    expect(noisy).toBeLessThanOrEqual(CONFIRMING_ROUNDS.max);
  });

  test('are those of the suspect that needs most, once for each pair', () => {
    const { suspects } = analyse(makeYear());
    const [one] = suspects as [(typeof suspects)[0]];
    const pairs = listSuspectPairs([
      { ...one, p: 1e-9, rounds: 12 },
      { ...one, rounds: 40 },
    ]);
    expect(pairs).toEqual([{ before: shaOf(29), after: shaOf(30), rounds: 40 }]);
  });
});
