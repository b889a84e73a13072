// Simulates the surroundings of the benchmarks, second by second: slow variation, drift, neighbours, warm-up. In: a
// model. Out: summands of the logarithm, which are multiplied by the sensitivity of each benchmark.

import type { Random } from '../random.ts';
import { staysOf } from './draw.ts';
import type { NoiseModel } from './noise.ts';

export function surroundingsOf(
  model: NoiseModel,
  random: Random,
  { seconds, usualSeconds }: { seconds: number; usualSeconds: number },
): Float64Array {
  const { wandering, drift, step, bursts, warmUp } = model;
  const level = new Float64Array(seconds);
  if (wandering !== undefined) {
    const memory = Math.exp(-1 / wandering.seconds);
    const push = wandering.sd * Math.sqrt(1 - memory * memory);
    let now = wandering.sd * random.gauss();
    for (let second = 0; second < seconds; second += 1) {
      level[second]! += now;
      now = memory * now + push * random.gauss();
    }
  }
  if (drift !== undefined) {
    let now = 0;
    for (let second = 0; second < seconds; second += 1) {
      now += (drift / Math.sqrt(1000)) * random.gauss();
      level[second]! += now;
    }
  }
  if (step !== undefined && random.uniform() < step.probability) {
    const start = Math.floor(random.uniform() * Math.min(seconds, usualSeconds));
    for (let second = start; second < seconds; second += 1) level[second]! += step.size;
  }
  if (bursts !== undefined) {
    for (const { from, to } of staysOf(random, { ...bursts, end: seconds })) {
      for (let at = Math.floor(from); at < to; at += 1) level[at]! += bursts.size;
    }
  }
  if (warmUp !== undefined) {
    for (let second = 0; second < seconds; second += 1) {
      level[second]! += warmUp.size * Math.exp(-second / warmUp.seconds);
    }
  }
  return level;
}
