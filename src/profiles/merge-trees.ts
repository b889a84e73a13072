// Joins the trees of calls of both sides into one, and says of each node what changed. Aligned profiles in, a FlameGraph
// out. Only the largest nodes are kept, so that a page stays quick.

import { type FlameGraph, FRAME_CHANGES, type FrameChange } from '../model/flame-graph.ts';
import type { Profile } from '../model/profile.ts';
import type { ProfileSides } from './align-files.ts';
import { type ComparedSides, compareSides } from './compare-sides.ts';
import { joinNodes, type MergedTree } from './join-nodes.ts';

/** Largest number of nodes in a graph. */
const MAX_GRAPH_NODES = 50_000;

/** Without noise: shares of the total from which a change is shown, and is shown as large. */
const SOME_SHARE = 0.005;
const LARGE_SHARE = 0.02;

/** Part of the half width of its interval from which a change is shown as uncertain. */
const SOME_OF_NOISE = 0.5;

/** Returns null if the profiles have no stacks. */
export function mergeTrees(sides: ProfileSides): FlameGraph | null {
  if (![...sides.base, ...sides.head].some(({ hasStacks }) => hasStacks)) return null;
  const compared = compareSides(sides);
  const tree = joinNodes(sides);
  const size = tree.parents.length;
  const kept = selectNodes(tree, compared, sides);
  const indices = new Int32Array(size).fill(-1);
  let count = 0;
  for (let node = 0; node < size; node += 1) {
    if (kept[node] === 0) continue;
    indices[node] = count;
    count += 1;
  }
  const nodes = [...indices.keys()].filter((node) => indices[node] !== -1);
  const parents = nodes.map((node) => (node === 0 ? -1 : indices[tree.parents[node]!]!));
  const pick = (column: Float64Array) => Float64Array.from(nodes, (node) => column[node]!);
  const columnsOf = (side: 'base' | 'head') =>
    sides[side].map((profile, run) => {
      const column = columnOf(profile, tree.moved[side][run]!, size);
      // A node that is left out still counts for its callers.
      return { own: pick(column), all: pick(addUp(column, tree.parents)) };
    });
  const columns = { base: columnsOf('base'), head: columnsOf('head') };
  const listOf = (which: 'own' | 'all') => ({
    base: columns.base.map((column) => column[which]),
    head: columns.head.map((column) => column[which]),
  });
  const own = listOf('own');
  const all = listOf('all');
  const means = (columns: readonly Float64Array[], scale: number, totals: readonly number[]) => {
    const factor = scale / totals.reduce((sum, total) => sum + total, 0);
    return nodes.map((_, index) => round(factor * columns.reduce((sum, column) => sum + column[index]!, 0)));
  };
  const { base, head } = compared.sides;
  const graph = {
    base: means(all.base, base.scale, base.totals),
    head: means(all.head, head.scale, head.totals),
    ownBase: means(own.base, base.scale, base.totals),
    ownHead: means(own.head, head.scale, head.totals),
  };
  const rowOf = (values: typeof own, index: number) => ({
    frame: { name: '', file: null },
    base: values.base.map((column) => column[index]!),
    head: values.head.map((column) => column[index]!),
  });
  const changes = nodes.map((_, index) => {
    if (index === 0) return 0;
    const whole = { base: graph.base[index]!, head: graph.head[index]!, row: () => rowOf(all, index) };
    const alone = { base: graph.ownBase[index]!, head: graph.ownHead[index]!, row: () => rowOf(own, index) };
    return FRAME_CHANGES.indexOf(judgeNode(whole, alone, compared));
  });
  return {
    unit: sides.base[0]!.unit,
    names: tree.frames.map(({ name }) => name),
    files: tree.frames.map(({ file }) => file),
    parents,
    functions: nodes.map((node) => tree.functions[node]!),
    ...graph,
    changes,
    omitted: size - count,
    hasNoise: compared.noise !== null,
  };
}

/** Marks the largest nodes. The parent of a node is never smaller than the node, so it is marked as well. */
function selectNodes(
  { parents, moved }: MergedTree,
  { sides: scales }: ComparedSides,
  sides: ProfileSides,
): Uint8Array {
  const size = parents.length;
  const shares = new Float64Array(size);
  for (const side of ['base', 'head'] as const) {
    const sums = new Float64Array(size);
    for (const [run, { self }] of sides[side].entries()) {
      for (let node = 1; node < self.length; node += 1) {
        const joined = moved[side][run]![node]!;
        sums[joined] = sums[joined]! + self[node]!;
      }
    }
    const whole = scales[side].totals.reduce((sum, total) => sum + total, 0);
    for (const [node, sum] of addUp(sums, parents).entries()) shares[node] = Math.max(shares[node]!, sum / whole);
  }
  const limit = size > MAX_GRAPH_NODES ? shares.toSorted()[size - MAX_GRAPH_NODES - 1]! : -1;
  const kept = Uint8Array.from(shares, (share) => (share > limit ? 1 : 0));
  kept[0] = 1;
  return kept;
}

/** Returns the own value of each node of the joined tree in one profile. */
function columnOf({ self }: Profile, moved: Int32Array, size: number): Float64Array {
  const column = new Float64Array(size);
  for (let node = 1; node < self.length; node += 1) {
    const joined = moved[node]!;
    column[joined] = column[joined]! + self[node]!;
  }
  return column;
}

/** Adds the value of each node to all nodes that call it. */
function addUp(column: Float64Array, parents: readonly number[]): Float64Array {
  const sums = column.slice();
  for (let node = sums.length - 1; node > 0; node -= 1) sums[parents[node]!] = sums[parents[node]!]! + sums[node]!;
  return sums;
}

/** One value of a node: its own, or with all that it calls. */
interface NodeValue {
  readonly base: number;
  readonly head: number;
  row(): Parameters<NonNullable<ComparedSides['noise']>['halfWidthOf']>[0];
}

function judgeNode(whole: NodeValue, alone: NodeValue, compared: ComparedSides): FrameChange {
  if (whole.base === 0 && judgeSize(whole, compared) === 2) return 'new';
  if (whole.head === 0 && judgeSize(whole, compared) === 2) return 'gone';
  const size = judgeSize(alone, compared);
  if (size === 0) return 'same';
  const verb = alone.head > alone.base ? 'grew' : 'shrank';
  return size === 2 ? verb : `${verb}-some`;
}

/** Returns 0 for no change, 1 for an uncertain or small one, 2 for one beyond the noise, or large if noise is unknown. */
function judgeSize({ base, head, row }: NodeValue, { noise, sides }: ComparedSides): 0 | 1 | 2 {
  if (base === head) return 0;
  const change = Math.abs(head - base);
  if (noise !== null) {
    const half = noise.halfWidthOf(row()).total;
    return change > half ? 2 : change > SOME_OF_NOISE * half ? 1 : 0;
  }
  const share = change / Math.max(sides.base.scale, sides.head.scale);
  return share >= LARGE_SHARE ? 2 : share >= SOME_SHARE ? 1 : 0;
}

/** Six digits are more than a picture shows, and keep the page small. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
