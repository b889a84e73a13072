// Models noise of whole invocations that depends on their place in the order: periods, carry-over from the other side,
// states of the machine, chains, layouts of processes, recorded traces. In: a model and an order. Out: summands of the
// logarithm. Only `headAfterBase` treats the two sides differently.

import type { Side } from '../../src/model/measurement.ts';
import type { Random } from '../random.ts';
import { drawNormal, drawUniform, staysOf } from './draw.ts';
import type { NoiseModel } from './noise.ts';
import { replay } from './traces.ts';

/** Returns the summand that all values of a benchmark in an invocation share. */
export type InvocationNoise = (invocation: number, benchmark: number) => number;

/** `added` is a separate stream, so that the newer parts leave the numbers of the older ones unchanged. */
export function simulateInvocationNoise(
  model: NoiseModel,
  { random, added }: { random: Random; added: Random },
  { benchmarks, order }: { benchmarks: number; order: readonly Side[] },
): InvocationNoise {
  const { length } = order;
  const each = <T>(make: () => T) => Array.from({ length: benchmarks }, make);
  const shared = order.map((_, invocation) => placePart(model, order, invocation));
  const states = statesOf(model, random, length);
  const replayed = each(() => drawTrace(model, random, length));
  const shocks = shared.map((part, invocation) => part + states[invocation]! + drawNormal(added, model.shock));
  const sharedChain = model.chained?.isShared === true ? drawChain(model, added, length) : null;
  const chains = each(() => sharedChain ?? drawChain(model, added, length));
  const layouts = each(() => drawLayouts(model, added, length));
  const cold = each(() => (model.headAfterBase === undefined ? 0 : drawUniform(added, model.headAfterBase)));
  return (invocation, benchmark) =>
    shocks[invocation]! +
    (replayed[benchmark]![invocation] ?? 0) +
    chains[benchmark]![invocation]! +
    layouts[benchmark]![invocation]! +
    (order[invocation] === 'head' && order[invocation - 1] === 'base' ? cold[benchmark]! : 0);
}

function placePart(
  { alternating = 0, periodic, afterOtherSide = 0, turbo, trend = 0 }: NoiseModel,
  order: readonly Side[],
  invocation: number,
): number {
  const isPlace = periodic?.places.includes(invocation % periodic.period) ?? false;
  const isAfterOther = invocation > 0 && order[invocation - 1] !== order[invocation];
  return (
    (invocation % 2) * alternating +
    (isPlace && periodic !== undefined ? periodic.size : 0) +
    (isAfterOther ? afterOtherSide : 0) +
    (trend * invocation) / order.length -
    (turbo === undefined ? 0 : turbo.size * Math.exp(-invocation / turbo.invocations))
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

/** Returns stationary autoregressive noise. */
function drawChain({ chained }: NoiseModel, random: Random, invocations: number): Float64Array {
  const parts = new Float64Array(invocations);
  if (chained === undefined) return parts;
  const { sd, correlation } = chained;
  const push = sd * Math.sqrt(1 - correlation ** 2);
  let now = sd * random.gauss();
  for (let invocation = 0; invocation < invocations; invocation += 1) {
    parts[invocation] = now;
    now = correlation * now + push * random.gauss();
  }
  return parts;
}

/** Returns the mode of each process. */
function drawLayouts({ layouts }: NoiseModel, random: Random, invocations: number): Float64Array {
  const parts = new Float64Array(invocations);
  if (layouts === undefined) return parts;
  const { from, to } = layouts.count;
  const modes: { size: number; upTo: number }[] = [];
  const count = Math.floor(drawUniform(random, { from, to: to + 1 }));
  let [size, all] = [0, 0];
  while (modes.length < count) {
    all += random.exponential();
    modes.push({ size, upTo: all });
    size += drawUniform(random, layouts.apart);
  }
  return parts.map(() => {
    const at = random.uniform() * all;
    return modes.find(({ upTo }) => at < upTo)!.size;
  });
}

/** Returns the logarithms of one of the recorded traces. Empty if the model has none. */
function drawTrace({ replayed = [] }: NoiseModel, random: Random, invocations: number): number[] {
  if (replayed.length === 0) return [];
  const trace = replayed[Math.floor(random.uniform() * replayed.length)]!;
  return replay(trace, Math.floor(random.uniform() * trace.length), invocations).map(Math.log);
}
