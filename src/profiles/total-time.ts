// Names functions by their total time, with all that they call, where own time is spread over too many functions to name one: a
// function that allocates more makes the allocator and the collector slower, each a little. In: the profiles, and what is
// known of both sides; out: the functions whose share grew, without callers that only contain another one, unless the change
// touched their file. Pure.

import type { Frame, TotalDelta } from '../model/profile.ts';
import { addUp, joinNodes, type MergedTree } from './join-nodes.ts';
import { frameKey } from './normalise.ts';
import { forSides, type ProfileSides, sum } from './profile-sides.ts';
import { estimateNoise, type NoiseSides, type RunValues, TOTAL_RATE } from './share-noise.ts';

/** A caller is left out if one function that it calls has at least this part of its growth. */
const CONTAINED = 0.9;

interface TotalsOptions {
  readonly isTouched: (file: string) => boolean;
  /**
   * Keys of the functions that are named by their own time, if any. Then the answer is which functions of the change called
   * them, and only the time of these within the caller counts: the rest of a run may shrink beside them.
   */
  readonly named: ReadonlySet<string>;
}

/** Most grown first. Empty if the profiles have no stacks or no samples. `described` has the scales of the values. */
export function findGrownTotals(
  sides: ProfileSides,
  described: NoiseSides,
  { isTouched, named }: TotalsOptions,
): TotalDelta[] {
  const all = [...sides.base, ...sides.head];
  if (!all.every(({ hasStacks, quantum }) => hasStacks && quantum > 0)) return [];
  const joined = joinNodes(sides);
  const tree = named.size === 0 ? joined : keepValues(joined, named);
  const rows = addUpFunctions(tree);
  // A function of which only the total of the run grew is not the cause of it.
  const whole = { ...described, ...forSides((side) => ({ ...described[side], scale: 1, scaleError: 0 })) };
  const [noiseOfShare, noise] = [whole, described].map((one) => estimateNoise(rows, one, TOTAL_RATE));
  const grown = rows.flatMap((row) => {
    const shares = forSides((side) => sum(row[side]) / sum(described[side].totals));
    const share = shares.head - shares.base;
    const deltaTotal = shares.head * described.head.scale - shares.base * described.base.scale;
    const half = noise!(row).total;
    const { file } = row.frame;
    const touched = file !== null && isTouched(file);
    const isCause = named.size > 0 ? touched : share > noiseOfShare!(row).total;
    if (!isCause || deltaTotal <= half) return [];
    const delta = { deltaTotal, low: deltaTotal - half, high: deltaTotal + half };
    return [{ row, share, delta: { ...row.frame, ...delta, touched } }];
  });
  const callers = findCallers(tree, new Set(grown.map(({ row }) => row.function)));
  const isContained = (one: (typeof grown)[number]) =>
    grown.some(({ row, share }) => share >= CONTAINED * one.share && callers.get(row.function)?.has(one.row.function));
  return grown
    .filter((one) => one.delta.touched || !isContained(one))
    .map(({ row, delta }) => ({ delta, depth: callers.get(row.function)!.size }))
    .sort((one, other) => byGrowth(one.delta, other.delta, one.depth - other.depth))
    .map(({ delta }) => delta);
}

/** Without the values of all other functions. */
function keepValues({ columns, ...tree }: MergedTree, keys: ReadonlySet<string>): MergedTree {
  const isKept = tree.frames.map((frame) => keys.has(frameKey(frame)));
  const keep = (column: Float64Array) => column.map((value, node) => (isKept[tree.functions[node]!] ? value : 0));
  return { ...tree, columns: forSides((side) => columns[side].map(keep)) };
}

/** A caller comes before a function that has all of its growth. */
function byGrowth(one: TotalDelta, other: TotalDelta, deeper: number): number {
  return other.deltaTotal - one.deltaTotal || deeper || (one.name < other.name ? -1 : 1);
}

interface FunctionRow extends RunValues {
  /** Index among the functions of the tree. */
  readonly function: number;
  readonly frame: Frame;
}

/** The total of each function in each profile. A call within another one of the same function counts once. */
function addUpFunctions(tree: MergedTree): FunctionRow[] {
  const { frames, functions, parents, columns } = tree;
  const isOuter = new Uint8Array(parents.length);
  visitCalls(tree, (node, depths) => {
    if (depths[functions[node]!] === 0) isOuter[node] = 1;
  });
  const totals = forSides((side) =>
    columns[side].map((column) => {
      const sums = new Float64Array(frames.length);
      const all = addUp(column, parents);
      for (let node = 1; node < all.length; node += 1) if (isOuter[node] === 1) sums[functions[node]!]! += all[node]!;
      return sums;
    }),
  );
  return frames.map((frame, index) => ({
    ...{ function: index, frame },
    ...forSides((side) => totals[side].map((sums) => sums[index]!)),
  }));
}

/** For each of the wanted functions the others of them that call it, directly or not, and are not called by it. */
function findCallers(tree: MergedTree, wanted: ReadonlySet<number>): Map<number, Set<number>> {
  const callers = new Map([...wanted].map((one) => [one, new Set<number>()]));
  visitCalls(tree, (node, depths) => {
    const own = callers.get(tree.functions[node]!);
    if (own !== undefined) for (const one of wanted) if (depths[one]! > 0) own.add(one);
  });
  const isMutual = (one: number, other: number) => callers.get(one)!.has(other) && callers.get(other)!.has(one);
  for (const [one, own] of callers) callers.set(one, new Set([...own].filter((other) => !isMutual(one, other))));
  return callers;
}

/** Visits each node with the number of calls of each function that it is in. */
function visitCalls(
  { parents, functions, frames }: MergedTree,
  visit: (node: number, depths: Int32Array) => void,
): void {
  const first = new Int32Array(parents.length).fill(-1);
  const next = new Int32Array(parents.length).fill(-1);
  for (let node = parents.length - 1; node > 0; node -= 1) {
    next[node] = first[parents[node]!]!;
    first[parents[node]!] = node;
  }
  const depths = new Int32Array(frames.length);
  let node = first[0]!;
  while (node > 0) {
    visit(node, depths);
    if (first[node]! > 0) {
      depths[functions[node]!]! += 1;
      node = first[node]!;
      continue;
    }
    while (node > 0 && next[node]! < 0) {
      node = parents[node]!;
      if (node > 0) depths[functions[node]!]! -= 1;
    }
    if (node > 0) node = next[node]!;
  }
}
