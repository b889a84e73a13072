// Models noise of whole invocations that depends on their place in the order: periods, carry-over from the other side,
// states of the machine, recorded traces. In: a model and an order. Out: summands of the logarithm. It must never treat
// the two sides differently.

import type { Side } from '../../src/model/measurement.ts';
import type { Random } from '../random.ts';
import { staysOf } from './draw.ts';
import type { NoiseModel } from './noise.ts';
import { replay } from './traces.ts';

/** Returns the summand that all values of a benchmark in an invocation share. */
export type InvocationNoise = (invocation: number, benchmark: number) => number;

export function simulateInvocationNoise(
  model: NoiseModel,
  random: Random,
  { benchmarks, order }: { benchmarks: number; order: readonly Side[] },
): InvocationNoise {
  const shared = order.map((_, invocation) => placePart(model, order, invocation));
  const states = statesOf(model, random, order.length);
  const replayed = Array.from({ length: benchmarks }, () => drawTrace(model, random, order.length));
  return (invocation, benchmark) => shared[invocation]! + states[invocation]! + (replayed[benchmark]![invocation] ?? 0);
}

function placePart(
  { alternating = 0, periodic, afterOtherSide = 0 }: NoiseModel,
  order: readonly Side[],
  invocation: number,
): number {
  const isPlace = periodic?.places.includes(invocation % periodic.period) ?? false;
  const isAfterOther = invocation > 0 && order[invocation - 1] !== order[invocation];
  return (
    (invocation % 2) * alternating +
    (isPlace && periodic !== undefined ? periodic.size : 0) +
    (isAfterOther ? afterOtherSide : 0)
  );
}

function statesOf({ states }: NoiseModel, random: Random, invocations: number): Float64Array {
  const parts = new Float64Array(invocations);
  if (states === undefined) return parts;
  for (const { from, to } of staysOf(random, { on: states.slow, off: states.fast, end: invocations })) {
    parts.fill(states.size, Math.ceil(from), Math.ceil(to));
  }
  return parts;
}

/** Returns the logarithms of one of the recorded traces. Empty if the model has none. */
function drawTrace({ replayed = [] }: NoiseModel, random: Random, invocations: number): number[] {
  if (replayed.length === 0) return [];
  const trace = replayed[Math.floor(random.uniform() * replayed.length)]!;
  return replay(trace, Math.floor(random.uniform() * trace.length), invocations).map(Math.log);
}
