// A piece of the study that one thread does: some pull requests of one model and one effect.

import type { Policy } from '../../src/budgets/budget.ts';
import { policyOf } from '../../src/settings/settle.ts';
import { MODELS, type ModelName } from './models.ts';
import { detectableIn, judgePullRequest } from './pull-request.ts';
import { type Tally, tallyOf } from './tally.ts';

/** As many benchmarks as a large project has, all under the built-in budget. */
export const BENCHMARKS = 100;
const ROUNDS = { min: 6, max: 30 };

export interface Job {
  readonly model: ModelName;
  /**
   * Head is slower by this: 0.1 is 10 %. `detectable`: each benchmark by what an unchanged pull request says it would find.
   */
  readonly effect: number | 'detectable';
  /** Of each pull request; 100 when left out. */
  readonly benchmarks?: number;
  readonly firstSeed: number;
  readonly pullRequests: number;
}

/** With an effect, all benchmarks carry it: each is judged by itself, so one pull request tries it a hundred times. */
export function work({ model, effect, benchmarks = BENCHMARKS, firstSeed, pullRequests }: Job): Tally[] {
  const policy = policyOf(null, '2026-01-01');
  const firstFail = firstFailOf(benchmarks, policy);
  return Array.from({ length: pullRequests }, (_, index) => {
    const seed = firstSeed + index;
    const size = { model: MODELS[model], benchmarks, rounds: ROUNDS };
    const slower = effect === 'detectable' ? detectableIn({ ...size, seed: -seed }, policy) : effect;
    const scenario = { ...size, seed, effect: slower, affected: benchmarks };
    return tallyOf(judgePullRequest(scenario, policy), firstFail);
  });
}

const firstFails = new Map<number, number | null>();

/** The look at which a row can fail first, which is worked out once for each number of benchmarks. */
function firstFailOf(benchmarks: number, policy: Policy): number | null {
  const known = firstFails.get(benchmarks);
  if (known !== undefined) return known;
  const found = findFirstFail(benchmarks, policy);
  firstFails.set(benchmarks, found);
  return found;
}

/** The look at which a benchmark fails that nobody could miss. */
export function findFirstFail(benchmarks: number, policy: Policy): number | null {
  const scenario = { model: MODELS.ln1, seed: 1, benchmarks, rounds: ROUNDS, effect: 9, affected: 1 };
  const { rows } = judgePullRequest(scenario, policy);
  return rows.find(({ outcome }) => outcome === 'fail')?.rounds ?? null;
}
