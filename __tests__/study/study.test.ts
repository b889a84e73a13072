// The short form of `npm run study`: some models, a few pull requests, fixed seeds, and the same goals, widened by
// the error of so small a sample. A change that spoils the gate's promises shows here first. Where the study itself runs
// as well, `BENCH_REFEREE_STUDY=full` skips its short form.

import { describe, expect, test } from '@jest/globals';
import { recordingWith } from '../../bench/inputs.ts';
import { check, type Effect, GOALS } from '../../bench/study/goals.ts';
import { simulateJob } from '../../bench/study/job.ts';
import { MODELS, type ModelName } from '../../bench/study/models.ts';
import { recordingOf } from '../../bench/study/pull-request.ts';
import type { PullRequestTally } from '../../bench/study/tally.ts';
import { analyse } from '../../src/analyse/pipeline.ts';
import { turnsOf } from '../../src/measure/schedule.ts';
import type { Side } from '../../src/model/measurement.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { TODAY } from '../support/today.ts';

const SIZES: readonly { effect: Effect; pullRequests: number }[] = [
  { effect: 0, pullRequests: 20 },
  { effect: 0.05, pullRequests: 2 },
  { effect: 0.1, pullRequests: 4 },
  { effect: 0.2, pullRequests: 2 },
];

/** A trial has so many times the pull requests that are tried here. */
const TRIAL_PART = 5;

const describeShortForm = process.env['BENCH_REFEREE_STUDY'] === 'full' ? describe.skip : describe;

describeShortForm.each<ModelName>([
  'ln2',
  'ln5',
  'heavy',
  'step',
  'period2',
  'layout',
  'ci',
  'outer4',
  'square4',
  'carry',
  'modeshift',
])('%s', (model) => {
  const tallies = new Map<Effect, PullRequestTally[]>();
  const talliesOf = (effect: Effect) => {
    const size = SIZES.find((one) => one.effect === effect)!;
    const known = tallies.get(effect) ?? simulateJob({ ...size, model, firstSeed: 77 });
    tallies.set(effect, known);
    return known;
  };

  const goals = GOALS.filter((goal) => goal.models.includes(model) && goal.trial === undefined);
  test.each(goals)('$what', (goal) => {
    const { figure, isMissed } = check(goal, talliesOf(goal.effect as Effect));
    expect({ figure, isMissed }).toMatchObject({ isMissed: false });
  });
});

describeShortForm('a trial of its own', () => {
  const tallies = new Map<string, PullRequestTally[]>();
  const trials = GOALS.flatMap(({ trial, ...goal }) =>
    trial === undefined ? [] : goal.models.map((model) => ({ what: goal.what, goal, model, trial })),
  );
  test.each(trials)('$model: $what', ({ goal, model, trial }) => {
    const { benchmarks } = trial;
    const pullRequests = trial.pullRequests / TRIAL_PART;
    const job = { model, effect: goal.effect, benchmarks, firstSeed: 77, pullRequests };
    const key = JSON.stringify(job);
    const known = tallies.get(key) ?? simulateJob(job);
    tallies.set(key, known);
    const { figure, isMissed } = check(goal, known);
    expect({ figure, isMissed }).toMatchObject({ isMissed: false });
  });
});

test('one more allocation is red in every pull request, after two rounds', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const allocations = seed % 7;
    expect(afterTwoRounds(seed, { base: allocations, head: allocations + 1 })).toBe('fail');
    expect(afterTwoRounds(seed, { base: allocations, head: allocations })).toBe('pass');
  }
});

function afterTwoRounds(seed: number, counts: Record<Side, number>): string {
  const order = turnsOf(String(seed), [1, 2]).map(({ side }) => side);
  const valuesOf = (side: Side) => ({
    invocations: order.flatMap((one, index) => (one === side ? [index] : [])),
    values: [[counts[side]], [counts[side]]],
  });
  const series = { metric: 'allocs/op', unit: 'allocs/op', base: valuesOf('base'), head: valuesOf('head') };
  const rounds = { min: 6, max: 30 };
  const recording = recordingWith({ rounds, order, series: [{ name: 'Encode', ...series }] });
  return analyse(recording, policyOf(null, TODAY)).conclusion;
}

test('bytes that flip between two values are no verdict after two rounds, however they fall', () => {
  const policy = policyOf(null, TODAY);
  for (let draw = 0; draw < 16; draw += 1) {
    const bytes = (bit: number) => [1024 + ((draw >> bit) & 1)];
    const side = (first: number, bits: readonly number[]) => ({
      invocations: [first, first + 1],
      values: bits.map(bytes),
    });
    const recording = recordingWith({
      rounds: { min: 6, max: 30 },
      order: ['base', 'base', 'head', 'head'],
      series: [{ name: 'Encode', metric: 'B/op', unit: 'B/op', base: side(0, [0, 1]), head: side(2, [2, 3]) }],
    });
    const { rows } = analyse(recording, policy);
    expect(rows[0]?.verdicts.map(({ outcome }) => outcome)).toEqual(['unknown']);
  }
});

describe('values of one process', () => {
  const significant = (unit: 'invocation' | 'sample') => {
    const rows = Array.from({ length: 20 }, (_, seed) => {
      const rounds = { min: 10, max: 10 };
      const scenario = {
        model: MODELS.layout,
        seed,
        benchmarks: 50,
        rounds,
        effect: 0,
        affected: 0,
        count: 3,
      };
      const recording = recordingOf(scenario);
      return analyse({ ...recording, schedule: { ...recording.schedule, unit } }, policyOf(null, TODAY)).rows;
    }).flat();
    return rows.filter(({ p }) => p !== null && p < 0.05).length / rows.length;
  };

  test('are one opinion: their median keeps the error of the test', () => {
    expect(significant('invocation')).toBeLessThan(0.06);
  });

  test('counted one by one they look surer than they are, which `unit: sample` warns of', () => {
    expect(significant('sample')).toBeGreaterThan(0.15);
  });
});
