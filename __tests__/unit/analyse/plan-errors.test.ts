// Whether a plan and its time leave enough rounds for a verdict, judged by the values of the warm-up.

import { describe, expect, test } from '@jest/globals';
import { divideAlpha } from '../../../src/analyse/matrix.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findPlanErrors } from '../../../src/analyse/while-measuring.ts';
import type { Policy } from '../../../src/budgets/budget.ts';
import type { CostEstimate } from '../../../src/model/cost.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording, besideBaseline, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const DEFAULT = policyOf(null, TODAY);
const [RELATIVE] = DEFAULT.budgets;
const PLAN = { min: 6, max: 30 };

/** Values of one invocation on each side. */
const times = (count: number): Record<string, Sides> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}`, { base: [10], head: [10.1] }]));

const warmUp = (benchmarks: Record<string, Sides>, rounds: Recording['schedule']['rounds'] = PLAN) =>
  aRecording(benchmarks, { rounds });

/** A time limit of 10 minutes that allows so many rounds of a minute, after a warm-up of a minute. */
const allowing = (rounds: number, given: Partial<CostEstimate> = {}): CostEstimate => ({
  maxMinutes: 10,
  elapsedMs: 60_000,
  completedRounds: 0,
  roundMs: 60_000,
  rounds,
  maxRounds: rounds,
  mayIncludeBuild: false,
  ...given,
});

const errorsOf = (recording: Recording, cost: CostEstimate, policy: Policy = DEFAULT) =>
  findPlanErrors(recording, policy, cost).map(({ code, data }) => ({ code, ...data }));

const withLimits = (...limits: [string, number | { value: number; unit: string; text: string }][]): Policy => ({
  ...DEFAULT,
  budgets: [{ ...RELATIVE!, limits: new Map(limits) }],
});

describe('a time limit', () => {
  test('that allows too few rounds for a significant change is an error, with the numbers that would do', () => {
    const found = findPlanErrors(warmUp(times(1)), DEFAULT, allowing(6));
    expect(found).toMatchObject([{ code: 'time-too-short', severity: 'error', failure: 'rounds-too-few' }]);
    // Half of alpha at the eighth of 30 rounds is 0.00036, and eight rounds apart have a p of 0.000078. Seven have 0.00029, of 0.00027.
    expect(found[0]?.data).toMatchObject({ rounds: 6, results: 1, neededRounds: 8, neededMinutes: 9, fixedRounds: 6 });
    expect(found.map(inWords)).toEqual([
      {
        where: 'max-minutes',
        severity: 'error',
        message:
          'a round takes about 1 min 00 s, so 10 minutes allow 6 rounds. With 1 budgeted result, at least 8 rounds are needed before `max-regression` can fail. Raise `max-minutes` to at least 9, set `rounds: 6`, measure fewer or shorter benchmarks, or compare with a `baseline`, which halves the time: see `https://github.com/OWNER/bench-referee/blob/main/docs/slow-suites.md`.',
      },
    ]);
  });

  test('that allows enough is none', () => {
    expect(errorsOf(warmUp(times(1)), allowing(8))).toEqual([]);
  });

  test('must allow more for more results, and a fixed number of rounds is proposed only if it would be enough', () => {
    expect(errorsOf(warmUp(times(20)), allowing(8))).toMatchObject([{ results: 20, neededRounds: 9, fixedRounds: 8 }]);
    const [few] = errorsOf(warmUp(times(20)), allowing(6));
    expect(few).not.toHaveProperty('fixedRounds');
    expect(errorsOf(warmUp(times(20)), allowing(9))).toEqual([]);
  });

  test('must allow at least the configured minimum', () => {
    const [found] = errorsOf(warmUp(times(1), { min: 20, max: 30 }), allowing(3));
    expect(found).toMatchObject({ neededRounds: 20, neededMinutes: 21 });
  });

  test('counts the rounds that are done', () => {
    const after = aRecording({ a: { base: [10, 10.1], head: [10.2, 10.1] } }, { rounds: PLAN });
    const cost = allowing(4, { completedRounds: 2, elapsedMs: 3 * 60_000 });
    expect(errorsOf(after, cost)).toMatchObject([{ rounds: 4, neededMinutes: 9 }]);
  });

  test('says what to do with a build in the warm-up, and nothing about a baseline that is in use', () => {
    const kept = besideBaseline([{ a: [10, 10.1, 10.2, 10.1, 10, 9.9] }], [{ a: [10] }, { rounds: PLAN }]);
    const tolerant = { ...DEFAULT, baselineTolerance: 0.3 };
    const [found] = findPlanErrors(kept, tolerant, allowing(2, { mayIncludeBuild: true })).map(inWords);
    expect(found?.message).toMatch(
      /, or measure fewer or shorter benchmarks: see `https:\S+\/docs\/slow-suites\.md`\. If the first run builds something, build it in `setup`, whose time does not count\.$/,
    );
  });

  test('of several rules names the one that needs the most rounds', () => {
    const max = { value: 12, unit: 'ms', text: '12ms' };
    expect(errorsOf(warmUp(times(1)), allowing(5), withLimits(['max-regression', 0.05], ['max', max]))).toMatchObject([
      { rule: 'max', results: 2 },
    ]);
  });

  test('is shared by the legs of a matrix', () => {
    expect(errorsOf(warmUp(times(1)), allowing(7), divideAlpha(DEFAULT, 2))).toMatchObject([{ neededRounds: 8 }]);
  });
});

describe('a plan that can decide in few rounds is not refused', () => {
  test.each<[string, Recording, Policy]>([
    ['metrics that never vary', warmUp({ 'a allocs/op [allocs/op]': { base: [7], head: [7] } }), DEFAULT],
    [
      'a ceiling for a size',
      warmUp({ 'a size [B]': { base: [7], head: [7] } }),
      { ...withLimits(['max', { value: 9, unit: 'B', text: '9B' }]), units: { B: { exact: true } } },
    ],
    ['no budgets', warmUp(times(3)), { ...DEFAULT, budgets: [] }],
    ['budgets that fail nothing', warmUp(times(3)), { ...DEFAULT, budgets: [{ ...RELATIVE!, level: 'warn' }] }],
    ['benchmarks that base does not have', warmUp({ a: { head: [10] } }), DEFAULT],
    ['times against a baseline, which are only shown', besideBaseline([{ a: [10, 11] }], [{ a: [10] }]), DEFAULT],
  ])('%s', (_, recording, policy) => {
    expect(errorsOf(recording, allowing(1), policy)).toEqual([]);
  });

  test('values that may turn out never to vary, if there is time for six rounds', () => {
    const custom = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`a${index} steps [steps]`, { base: [7], head: [7] }]),
    );
    expect(errorsOf(warmUp(custom), allowing(6))).toEqual([]);
    expect(errorsOf(warmUp(custom), allowing(5))).toMatchObject([{ code: 'time-too-short' }]);
    const varied = Object.fromEntries(Object.keys(custom).map((name) => [name, { base: [7, 8], head: [7, 7] }]));
    expect(errorsOf(aRecording(varied, { rounds: PLAN }), allowing(6))).toMatchObject([{ code: 'time-too-short' }]);
  });
});

test('a plan with too few rounds is an error of the rounds, however much time there is', () => {
  expect(errorsOf(warmUp(times(1), { min: 3, max: 3 }), allowing(3))).toMatchObject([
    { code: 'rounds-too-few', rounds: 3 },
  ]);
});

test('a limit that does not fit its metric is an error before any round too', () => {
  const max = { value: 5, unit: 'MB', text: '5MB' };
  expect(errorsOf(warmUp(times(1)), allowing(30), withLimits(['max', max]))).toMatchObject([
    { code: 'limit-misfit', limit: '5MB' },
  ]);
});

describe('a recording that ended after the warm-up', () => {
  const ended = (problems: Recording['problems']): Recording => ({
    ...aRecording({}, { rounds: PLAN, ended: 'decided', problems }),
    invocations: (['base', 'head'] as const).map((side) => ({
      ...{ side, round: 0, command: 0, startMs: 0, durationMs: 40_000, exitCode: 0, outcome: 'ok' },
    })),
  });

  test('has the reason as its only problem', () => {
    const problems = findPlanErrors(warmUp(times(1)), DEFAULT, allowing(2));
    const report = analyse(ended([...problems]), DEFAULT);
    expect([report.conclusion, report.problems]).toEqual(['error', problems]);
  });
});
