// The whole gate on noisy benchmarks: unchanged pull requests must not be red, changed ones must. The long form,
// `BENCH_REFEREE_STUDY=full npm test -- __tests__/e2e/noise`, tries what the project promises; the short form is
// a sample of it.

import { describe, expect, test } from '@jest/globals';
import type { ModelName } from '../../bench/study/models.ts';
import { type Noisy, noisyRepository } from '../support/noisy-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';

const isFull = process.env['BENCH_REFEREE_STUDY'] === 'full';
const UNCHANGED_OF_EACH = isFull ? 4 : 2;
const CHANGED = isFull ? 8 : 3;

/** Of twenty benchmarks. */
async function check(noisy: Omit<Noisy, 'benchmarks'>) {
  const { folder, env } = noisyRepository({ ...noisy, benchmarks: 20 });
  const ended = await cli(['check', '--format', 'json', '--seed', String(noisy.seed)], { folder, env });
  return { code: ended.code, report: reportOf(ended.stdout) };
}

const models: readonly ModelName[] = ['ln2', 'layout', 'burst', 'ci'];

describe.each(models)('an unchanged pull request under %s', (model) => {
  test.each(Array.from({ length: UNCHANGED_OF_EACH }, (_, index) => 100 + index))('seed %d', async (seed) => {
    const { code, report } = await check({ model, seed, effect: 0 });
    expect(['pass', 'inconclusive']).toContain(report.verdict);
    expect(code).toBe(0);
  });
});

describe('one of twenty benchmarks 10 % slower, at 2 % noise', () => {
  test.each(Array.from({ length: CHANGED }, (_, index) => 200 + index))('seed %d', async (seed) => {
    const { code, report } = await check({ model: 'ln2', seed, effect: 0.1 });
    expect([code, report.verdict, report.states['B000-4']]).toEqual([1, 'fail', 'regression']);
    expect(Object.values(report.states).filter((state) => state === 'regression')).toHaveLength(1);
    expect(report.rounds).toBeLessThanOrEqual(14);
  });
});
