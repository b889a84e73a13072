// Joins the trees of calls of both sides into one, and says of each node what changed. Aligned profiles in, a FlameGraph
// out. Only the largest nodes are kept, so that a page stays quick.

import { type FlameGraph, FRAME_CHANGES, type FrameChange } from '../model/flame-graph.ts';
import { SIDES } from '../model/measurement.ts';
import { formatSource } from '../model/profile.ts';
import { type ComparedSides, compareSides } from './attribute.ts';
import { addUp, findLimit, joinNodes, type MergedTree } from './join-nodes.ts';
import { forSides, type OfSides, type ProfileSides, sum } from './profile-sides.ts';

const MAX_GRAPH_NODES = 50_000;

/** Without noise: shares of the total from which a change is shown, and is shown as large. */
const SOME_SHARE = 0.005;
const LARGE_SHARE = 0.02;

/** Part of the half width of its interval from which a change is shown as uncertain. */
const SOME_OF_NOISE = 0.5;

/** Null if the profiles have no stacks. */
export function mergeTrees(sides: ProfileSides): FlameGraph | null {
  if (![...sides.base, ...sides.head].some(({ hasStacks }) => hasStacks)) return null;
  const compared = compareSides(sides);
  const tree = joinNodes(sides);
  const nodes = selectNodes(tree, compared);
  const indices = new Map(nodes.map((node, index) => [node, index]));
  const describe = (convert: (column: Float64Array) => Float64Array): NodeValues => {
    const runs = forSides((side) =>
      tree.columns[side].map(convert).map((column) => Float64Array.from(nodes, (node) => column[node]!)),
    );
    const means = forSides((side) => {
      const factor = compared.sides[side].scale / sum(compared.sides[side].totals);
      return nodes.map((_, index) => round(factor * sum(runs[side].map((column) => column[index]!))));
    });
    return { runs, means };
  };
  const own = describe((column) => column);
  // A node that is left out still counts for its callers.
  const all = describe((column) => addUp(column, tree.parents));
  return {
    unit: sides.base[0]!.unit,
    names: tree.frames.map(({ name }) => name),
    files: tree.frames.map(formatSource),
    parents: nodes.map((node) => indices.get(tree.parents[node]!) ?? -1),
    functions: nodes.map((node) => tree.functions[node]!),
    base: all.means.base,
    head: all.means.head,
    ownBase: own.means.base,
    ownHead: own.means.head,
    changes: nodes.map((_, index) => (index === 0 ? 0 : FRAME_CHANGES.indexOf(judgeNode(all, own, index, compared)))),
    omitted: tree.parents.length - nodes.length,
    hasNoise: compared.noise !== null,
  };
}

/** The root and the largest nodes. The parent of a node is never smaller than the node, so it is one of them as well. */
function selectNodes({ parents, columns }: MergedTree, { sides }: ComparedSides): number[] {
  const shares = new Float64Array(parents.length);
  for (const side of SIDES) {
    const sums = new Float64Array(parents.length);
    for (const column of columns[side]) for (const [node, value] of column.entries()) sums[node]! += value;
    const whole = sum(sides[side].totals);
    for (const [node, value] of addUp(sums, parents).entries()) shares[node] = Math.max(shares[node]!, value / whole);
  }
  const limit = findLimit(shares, MAX_GRAPH_NODES);
  return [...shares.keys()].filter((node) => node === 0 || shares[node]! > limit);
}

/** The values of the nodes of a graph: their own, or those with all that they call. */
interface NodeValues {
  readonly runs: OfSides<readonly Float64Array[]>;
  readonly means: OfSides<readonly number[]>;
}

function judgeNode(all: NodeValues, own: NodeValues, index: number, compared: ComparedSides): FrameChange {
  const isNew = all.means.base[index] === 0;
  if ((isNew || all.means.head[index] === 0) && judgeSize(all, index, compared) === 2) return isNew ? 'new' : 'gone';
  const size = judgeSize(own, index, compared);
  if (size === 0) return 'same';
  const verb = own.means.head[index]! > own.means.base[index]! ? 'grew' : 'shrank';
  return size === 2 ? verb : `${verb}-some`;
}

/** 0: no change. 1: an uncertain or small one. 2: one beyond the noise, or a large one if the noise is unknown. */
function judgeSize({ runs, means }: NodeValues, index: number, { noise, sides }: ComparedSides): 0 | 1 | 2 {
  const change = Math.abs(means.head[index]! - means.base[index]!);
  if (change === 0) return 0;
  if (noise !== null) {
    const half = noise(forSides((side) => runs[side].map((column) => column[index]!))).total;
    return change > half ? 2 : change > SOME_OF_NOISE * half ? 1 : 0;
  }
  const share = change / Math.max(sides.base.scale, sides.head.scale);
  return share >= LARGE_SHARE ? 2 : share >= SOME_SHARE ? 1 : 0;
}

/** Six digits are more than a picture shows, and keep the page small. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
