// A part of the study for one thread: some pull requests of one model and one effect.

import type { Policy } from '../../src/budgets/budget.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { MODELS, type ModelName } from './models.ts';
import { detectableIn, judgePullRequest } from './pull-request.ts';
import { type PullRequestTally, tallyOf } from './tally.ts';

/** Number of benchmarks, as in a large project, all under the built-in budget. */
export const BENCHMARKS = 100;
const ROUNDS = { min: 6, max: 30 };

export interface Job {
  readonly model: ModelName;
  /** Slowdown of head; 0.1 is 10 %. `detectable`: the size that an unchanged pull request prints for each benchmark. */
  readonly effect: number | 'detectable';
  /** Number of benchmarks of each pull request; default 100. */
  readonly benchmarks?: number;
  readonly firstSeed: number;
  readonly pullRequests: number;
}

/**
 * Simulates and judges the pull requests. The effect applies to all benchmarks. Each is judged separately, so one pull
 * request tries it a hundred times.
 */
export function simulateJob({
  model,
  effect,
  benchmarks = BENCHMARKS,
  firstSeed,
  pullRequests,
}: Job): PullRequestTally[] {
  const policy = policyOf(null, '2026-01-01');
  const firstFail = firstFailOf(benchmarks, policy);
  return Array.from({ length: pullRequests }, (_, index) => {
    const seed = firstSeed + index;
    // One slower row must not end the run of the others.
    const size = { model: MODELS[model], benchmarks, rounds: ROUNDS, stop: 'rows' as const };
    const slower = effect === 'detectable' ? detectableIn({ ...size, seed: -seed }, policy) : effect;
    const scenario = { ...size, seed, effect: slower, affected: benchmarks };
    return tallyOf(judgePullRequest(scenario, policy), firstFail);
  });
}

const firstFails = new Map<number, number | null>();

/** Returns the first look at which a row can fail, from a cache by the number of benchmarks. */
function firstFailOf(benchmarks: number, policy: Policy): number | null {
  const known = firstFails.get(benchmarks);
  if (known !== undefined) return known;
  const found = findFirstFail(benchmarks, policy);
  firstFails.set(benchmarks, found);
  return found;
}

/** Returns the look at which an extreme slowdown fails. Null: it never does. */
export function findFirstFail(benchmarks: number, policy: Policy): number | null {
  const scenario = { model: MODELS.ln1, seed: 1, benchmarks, rounds: ROUNDS, effect: 9, affected: 1 };
  const { rows } = judgePullRequest(scenario, policy);
  return rows.find(({ outcome }) => outcome === 'fail')?.rounds ?? null;
}
