// What ending a run saves when the check has failed: simulated pull requests of twenty benchmarks, one of them 10 %
// slower, measured until the verdict is certain, and until every row is decided.
//   npx node bench/measurements/stop.ts [--pull-requests 100] [--benchmarks 20]
// Invocations have the warm-up; a filter leaves out of them what is decided.

import { parseArgs } from 'node:util';
import { policyOf } from '../../src/settings/settings.ts';
import { MODELS, type ModelName } from '../study/models.ts';
import { judgePullRequest } from '../study/pull-request.ts';

const { values } = parseArgs({
  options: {
    'pull-requests': { type: 'string', default: '100' },
    benchmarks: { type: 'string', default: '20' },
  },
});
const pullRequests = Number(values['pull-requests']);
const benchmarks = Number(values.benchmarks);
const policy = policyOf(null, '2026-01-01');

for (const model of ['ln2', 'ln5', 'ci'] as const satisfies readonly ModelName[]) {
  for (const stop of ['rows', 'verdict'] as const) {
    const runs = Array.from({ length: pullRequests }, (_, index) =>
      judgePullRequest(
        {
          model: MODELS[model],
          seed: 500 + index,
          benchmarks,
          rounds: { min: 6, max: 30 },
          effect: 0.1,
          affected: 1,
          stop,
        },
        policy,
      ),
    ).filter(({ conclusion }) => conclusion === 'fail');
    const mean = (figure: (run: (typeof runs)[number]) => number) =>
      runs.reduce((sum, run) => sum + figure(run), 0) / runs.length;
    const invocations = mean(({ rounds }) => 2 + 2 * rounds).toFixed(1);
    const open = mean(({ rows }) => rows.filter(({ outcome }) => outcome === 'unknown').length).toFixed(1);
    console.log(`${model}, ${stop}: ${runs.length} red, ${invocations} invocations, ${open} rows undecided`);
  }
}
