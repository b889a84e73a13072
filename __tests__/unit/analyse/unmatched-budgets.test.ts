// Whether any budget that can fail the check is for what a run measures, by the values of its warm-up.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUnmatchedBudgets } from '../../../src/analyse/while-measuring.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const policyFor = (...budgets: string[]) =>
  policyOf(parseConfigFile(`budgets:\n${budgets.map((one) => `  - ${one}\n`).join('')}`, 'perf.yml'), TODAY);
const warmUp = aRecording({ Encode: { base: [10], head: [10] }, 'Encode bytes [B]': { base: [7], head: [7] } });
const codesFor = (recording: Recording, budgets: string[], mayCount = false) =>
  findUnmatchedBudgets(recording, policyFor(...budgets), mayCount).map(({ code }) => code);

const NONE = ['no-budget-matches', 'budget-unmatched'];

describe('the warm-up', () => {
  test.each([
    ['{metric: tiem, max-regression: 5%}', NONE],
    ['{metric: "*", benchmarks: Decode, max-regression: 5%}', NONE],
    ['{metric: "*", commands: other, max-regression: 5%}', NONE],
    ['{metric: sec, max-regression: 5%}', []],
    ['{metric: time, max-regression: 5%}', []],
    ['{metric: bytes, max: 9B}', []],
    ['{metric: sec, of: geomean, max-regression: 5%}', []],
    ['{metric: gone, max-regression: 5%, level: warn}', []],
    ['{metric: gone, max-regression: 5%, level: report}', []],
  ])('%s', (budget, expected) => expect(codesFor(warmUp, [budget])).toEqual(expected));

  test('names the metrics that there are', () => {
    const [, warning] = findUnmatchedBudgets(warmUp, policyFor('{metric: wall-time, max-regression: 5%}'), false);
    expect(inWords(warning!).message).toBe(
      'this budget matches no result: none has the metric "wall-time". The metrics are "time" and "bytes". Correct its patterns, or delete it.',
    );
  });

  test('the defaults are no mistake of anybody', () => {
    expect(findUnmatchedBudgets(warmUp, policyOf(null, TODAY), false)).toEqual([]);
  });

  test('counts may follow, which a budget is for', () => {
    const budgets = ['{metric: instructions, max-regression: 1%}'];
    expect(codesFor(warmUp, budgets, true)).toEqual([]);
    expect(codesFor(warmUp, budgets)).toEqual(NONE);
    expect(codesFor(warmUp, ['{metric: gone, max-regression: 1%}'], true)).toEqual(NONE);
  });
});

test('a run that only counts has no other metric, and that is known before it counts', () => {
  const only: Recording = {
    ...warmUp,
    invocations: [],
    series: [],
    schedule: { ...warmUp.schedule, measure: 'counts' },
  };
  expect(codesFor(only, ['{metric: instructions, max-regression: 1%}'], true)).toEqual([]);
  expect(codesFor(only, ['{metric: "*", benchmarks: Decode, max-regression: 1%}'], true)).toEqual([]);
  const [error] = findUnmatchedBudgets(only, policyFor('{metric: sec, max-regression: 5%}'), true);
  expect(inWords(error!).message).toContain('With `measure: counts` the only metric is `instructions`.');
});

test('a recording that ended so says it once, with its own budgets or others', () => {
  const policy = policyFor('{metric: gone, max-regression: 5%}');
  const problems = findUnmatchedBudgets(warmUp, policy, false);
  const ended = (recording: Recording) => analyse({ ...recording, problems: [...problems] }, policy);
  const empty = ended({ ...warmUp, invocations: [], series: [] });
  expect([empty.conclusion, empty.problems.map(({ code }) => code)]).toEqual(['error', NONE]);
  expect(
    ended(warmUp)
      .problems.map(({ code }) => code)
      .toSorted(),
  ).toEqual(NONE.toSorted());
});
