// Joins the trees of calls of both sides into one, and says of each node what changed. Aligned profiles in, a FlameGraph
// out. Only the largest nodes are kept, so that a page stays quick.

import { type FlameGraph, FRAME_CHANGES, type FrameChange } from '../model/flame-graph.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { type ComparedSides, compareSides } from './compare-sides.ts';
import { joinNodes, type MergedTree, sumNodes } from './join-nodes.ts';
import { forSides, type OfSides, type ProfileSides } from './profile-sides.ts';
import { addUp, findLimit, sum } from './sums.ts';

/** Largest number of nodes in a graph. */
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
  const columns = sumNodes(tree, sides);
  const nodes = selectNodes(tree, columns, compared);
  const indices = new Map(nodes.map((node, index) => [node, index]));
  const pick = (column: Float64Array) => Float64Array.from(nodes, (node) => column[node]!);
  const own = forSides((side) => columns[side].map(pick));
  // A node that is left out still counts for its callers.
  const all = forSides((side) => columns[side].map((column) => pick(addUp(column, tree.parents))));
  const listMeans = (values: OfSides<Float64Array[]>, side: Side) => {
    const { scale, totals } = compared.sides[side];
    const factor = scale / sum(totals);
    return nodes.map((_, index) => round(factor * sum(values[side].map((column) => column[index]!))));
  };
  const graph = {
    base: listMeans(all, 'base'),
    head: listMeans(all, 'head'),
    ownBase: listMeans(own, 'base'),
    ownHead: listMeans(own, 'head'),
  };
  const readRow = (values: typeof own, index: number) => ({
    frame: { name: '', file: null },
    ...forSides((side) => values[side].map((column) => column[index]!)),
  });
  const changes = nodes.map((_, index) => {
    if (index === 0) return 0;
    const whole = { base: graph.base[index]!, head: graph.head[index]!, row: () => readRow(all, index) };
    const alone = { base: graph.ownBase[index]!, head: graph.ownHead[index]!, row: () => readRow(own, index) };
    return FRAME_CHANGES.indexOf(judgeNode(whole, alone, compared));
  });
  return {
    unit: sides.base[0]!.unit,
    names: tree.frames.map(({ name }) => name),
    files: tree.frames.map(({ file }) => file),
    parents: nodes.map((node) => indices.get(tree.parents[node]!) ?? -1),
    functions: nodes.map((node) => tree.functions[node]!),
    ...graph,
    changes,
    omitted: tree.parents.length - nodes.length,
    hasNoise: compared.noise !== null,
  };
}

/** The root and the largest nodes. The parent of a node is never smaller than the node, so it is one of them as well. */
function selectNodes({ parents }: MergedTree, columns: OfSides<Float64Array[]>, { sides }: ComparedSides): number[] {
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

/** 0: no change. 1: an uncertain or small one. 2: one beyond the noise, or a large one if the noise is unknown. */
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
