// Adds up the frames of a flame graph by function: all functions, and the callers and callees of one, as in the sandwich
// view of speedscope. A graph in, rows of numbers out. No DOM.

import type { FlameGraph } from '../../../model/flame-graph.ts';

/** Own time on base, on head, and its change; then the same of the total, which has all calls. */
export const VALUE_COLUMNS = [
  'Own base',
  'Own head',
  'Own change',
  'Total base',
  'Total head',
  'Total change',
] as const;

export interface FunctionRow {
  /** -1 for the root, which calls all others. */
  readonly index: number;
  /** One for each of `VALUE_COLUMNS`. */
  readonly values: readonly number[];
}

/** Below this share of a value, a change is an error of rounding. */
const ROUNDING = 1e-5;

/**
 * Adds up nodes by their key. What is inside of another node of the same key is a part of its total already. `nodes` has
 * callers first.
 */
export function addUpNodes(
  { parents, base, head, ownBase, ownHead }: FlameGraph,
  nodes: Iterable<number>,
  keyOf: (node: number) => number,
): FunctionRow[] {
  const keys = new Map<number, number>();
  const sums = new Map<number, [number, number, number, number]>();
  for (const node of nodes) {
    const key = keyOf(node);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, sum);
    sum[0] += ownBase[node]!;
    sum[1] += ownHead[node]!;
    let caller = parents[node]!;
    while (caller !== -1 && keys.get(caller) !== key) caller = parents[caller]!;
    keys.set(node, key);
    if (caller !== -1) continue;
    sum[2] += base[node]!;
    sum[3] += head[node]!;
  }
  const change = (from: number, to: number) => (Math.abs(to - from) < ROUNDING * Math.max(from, to) ? 0 : to - from);
  return Array.from(sums, ([index, [fromOwn, toOwn, from, to]]) => ({
    index,
    values: [fromOwn, toOwn, change(fromOwn, toOwn), from, to, change(from, to)],
  }));
}

/** The function itself, the parts of it by who calls it, and what it calls. */
export function splitByCalls(graph: FlameGraph, children: readonly (readonly number[])[], index: number) {
  const { functions, parents } = graph;
  const frames = functions.flatMap((one, node) => (one === index ? node : []));
  const calls = frames.flatMap((node) => children[node]!).sort((one, other) => one - other);
  return {
    frames,
    itself: addUpNodes(graph, frames, () => index),
    callers: addUpNodes(graph, frames, (node) => functions[parents[node]!]!),
    callees: addUpNodes(graph, calls, (node) => functions[node]!),
  };
}
