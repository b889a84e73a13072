// A piece of the study that one thread does: some pull requests of one model and one effect.

import { policyOf } from '../../src/settings/settle.ts';
import { MODELS, type ModelName } from './models.ts';
import { judgePullRequest } from './pull-request.ts';
import { type Tally, tallyOf } from './tally.ts';

/** As many benchmarks as a large project has, all under the built-in budget. */
const BENCHMARKS = 100;
const ROUNDS = { min: 6, max: 30 };

export interface Job {
  readonly model: ModelName;
  /** Head is slower by this: 0.1 is 10 %. */
  readonly effect: number;
  readonly firstSeed: number;
  readonly pullRequests: number;
}

/** With an effect, all benchmarks carry it: each is judged by itself, so one pull request tries it a hundred times. */
export function work({ model, effect, firstSeed, pullRequests }: Job): Tally[] {
  const policy = policyOf(null, '2026-01-01');
  return Array.from({ length: pullRequests }, (_, index) =>
    tallyOf(
      judgePullRequest(
        {
          model: MODELS[model],
          seed: firstSeed + index,
          benchmarks: BENCHMARKS,
          rounds: ROUNDS,
          effect,
          affected: BENCHMARKS,
        },
        policy,
      ),
    ),
  );
}
