// Measures how often `max-growth` and `min-improvement` are wrong, on simulated pull requests:
//   node bench/proof.ts                     a few minutes
//   node bench/proof.ts --pull-requests 40  fewer of each kind

import { parseArgs } from 'node:util';
import { GROWTH_BUGS } from './proof/growth-bugs.ts';
import { growthTimes, judgeByHand, judgeClaim, judgeGrowth, policyWith, recordTimes } from './proof/simulate.ts';
import { EQUAL_MODELS, type ModelName } from './study/models.ts';

const { values } = parseArgs({ options: { 'pull-requests': { type: 'string' } } });
const asked = values['pull-requests'];
const [growths, claims] = [Number(asked ?? 200), Number(asked ?? 1000)];

const SIZES = [250, 500, 1000, 2000, 4000];
const growth = policyWith('max-growth: n^1.2');

function shareOf(count: number, test: (model: ModelName, seed: number) => boolean): string {
  let found = 0;
  for (let seed = 1; seed <= count; seed += 1) if (test(EQUAL_MODELS[seed % EQUAL_MODELS.length]!, seed)) found += 1;
  return `${found} of ${count} (${((100 * found) / count).toFixed(1)} %)`;
}

const linear = (n: number) => 30 * n;
console.log(`growth, ceiling n^1.2, sizes ${SIZES.join(', ')}, ${EQUAL_MODELS.length} models of noise`);
for (const { name, repaired, broken } of GROWTH_BUGS) {
  const times = growthTimes(SIZES, repaired, broken);
  const isRed = (model: ModelName, seed: number) => judgeGrowth(recordTimes({ model, seed }, times), growth) === 'fail';
  console.log(`  quadratic ${name}: ${shareOf(Math.ceil(growths / 4), isRed)} red`);
}
const unchanged = (model: ModelName, seed: number) => recordTimes({ model, seed }, growthTimes(SIZES, linear, linear));
console.log(
  `  linear: ${shareOf(growths, (model, seed) => judgeGrowth(unchanged(model, seed), growth) === 'fail')} red`,
);
console.log(
  `  linear, ratios by hand: ${shareOf(growths, (model, seed) => judgeByHand(unchanged(model, seed)) === 'fail')} red`,
);

const NOISE = 'ln2';
console.log(`claims, model ${NOISE}; in brackets all models`);
for (const [title, change, limit, outcome] of [
  ['-10 %, claim of 5 %: proven', -0.1, 'min-improvement: 5%', 'pass'],
  ['unchanged, claim of 1 %: proven', 0, 'min-improvement: 1%', 'pass'],
  ['unchanged, claim of 1 %: undecided', 0, 'min-improvement: 1%', 'unknown'],
] as const) {
  const policy = policyWith(limit);
  const one = shareOf(claims, (_, seed) => judgeClaim({ model: NOISE, seed }, change, policy) === outcome);
  const all = shareOf(claims, (model, seed) => judgeClaim({ model, seed }, change, policy) === outcome);
  console.log(`  ${title}: ${one} [${all}]`);
}
