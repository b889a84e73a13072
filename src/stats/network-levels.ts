// Levels of the nodes of a network from measured differences between them, by weighted least squares. The same problem
// is solved in surveying (heights from height differences) and in network meta-analysis. What depends only on which nodes
// are compared is planned once, because many benchmarks have the same network with other differences.
// Sources: Lu, Welton, Higgins, White & Ades, Linear inference for mixed treatment comparison meta-analysis (2011),
// for the model; Davis, Direct Methods for Sparse Linear Systems (2006), chapter 4, for the factorisation; Takahashi,
// Fagan & Chin, Formation of a sparse bus impedance matrix (1973), for the variances.

import { findFirstAtLeast } from './sorted-search.ts';

/** The two nodes of each measured difference. */
export interface NetworkEnds {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** What was measured, in the order of the ends. */
export interface NetworkValues {
  /** The level of `to` minus the level of `from`. */
  readonly difference: Float64Array;
  /** Reciprocal of the variance of the difference, above 0. */
  readonly weight: Float64Array;
}

/** Level of a node relative to the anchor, whose level is 0. */
export interface NodeLevel {
  readonly level: number;
  readonly variance: number;
}

export interface NetworkFit {
  /** One entry per node; null for a node that no chain of edges connects with the anchor. */
  readonly levels: readonly (NodeLevel | null)[];
  /** Sum of the weighted squared residuals of the edges that are connected with the anchor: Cochran's Q. */
  readonly squares: number;
  /** Number of those edges minus the number of estimated levels: 0 if no two paths lead to the same node. */
  readonly freedom: number;
}

export interface NetworkPlan {
  /** Levels of the nodes, in order, relative to the anchor. */
  estimate(values: NetworkValues): NetworkFit;
}

/** Nodes with more edges than this are eliminated last, because each of their neighbours would become one of the others. */
const HUB_DEGREE = 8;

/** Plans the levels of the nodes 0 to `nodes - 1` relative to the node `anchor`. */
export function planNetwork(nodes: number, ends: NetworkEnds, anchor: number): NetworkPlan {
  const neighbours = listNeighbours(nodes, ends);
  const order = orderNodes(neighbours, anchor);
  const shape = findShape(order, neighbours);
  const used = listConnectedEdges(ends, { anchor, rank: shape.rank });
  // The place of each edge in the columns; -1 for an edge of the anchor, which only adds to the diagonal.
  const places = Int32Array.from(used, (edge) => shape.placeOf(ends.from[edge]!, ends.to[edge]!));
  return { estimate: (values) => fitNetwork({ nodes, anchor, ends, shape, used, places }, values) };
}

interface PreparedNetwork {
  readonly nodes: number;
  readonly anchor: number;
  readonly ends: NetworkEnds;
  readonly shape: FactorShape;
  /** Indices of the edges between two nodes that are connected with the anchor. */
  readonly used: Int32Array;
  /** Place of each of them in the columns; -1 if one of its nodes is the anchor. */
  readonly places: Int32Array;
}

function listNeighbours(nodes: number, { from, to }: NetworkEnds): Set<number>[] {
  const neighbours = Array.from({ length: nodes }, () => new Set<number>());
  for (let edge = 0; edge < from.length; edge++) {
    if (from[edge] === to[edge]) continue;
    neighbours[from[edge]!]!.add(to[edge]!);
    neighbours[to[edge]!]!.add(from[edge]!);
  }
  return neighbours;
}

/** Nodes that are connected with the anchor, without it, in the order of their elimination. */
function orderNodes(neighbours: readonly ReadonlySet<number>[], anchor: number): number[] {
  const found = new Set([anchor]);
  for (const node of found) for (const next of neighbours[node]!) found.add(next);
  found.delete(anchor);
  const isHub = (node: number) => (neighbours[node]!.size > HUB_DEGREE ? 1 : 0);
  return [...found].sort((one, other) => isHub(one) - isHub(other) || one - other);
}

function listConnectedEdges(
  { from, to }: NetworkEnds,
  { anchor, rank }: { readonly anchor: number; readonly rank: Int32Array },
): Int32Array {
  const isConnected = (node: number) => node === anchor || rank[node]! >= 0;
  return Int32Array.from(from.keys()).filter(
    (edge) => from[edge] !== to[edge] && isConnected(from[edge]!) && isConnected(to[edge]!),
  );
}

/**
 * Where the factor L of L·D·Lᵀ has entries. A node is known by its rank in the order of elimination. The entries of a column
 * are those of the nodes that are eliminated later, in ascending order.
 */
interface FactorShape {
  /** Node of each rank. */
  readonly order: readonly number[];
  /** Rank of each node; -1 for the anchor, and for nodes that are not connected with it. */
  readonly rank: Int32Array;
  /** Index of the first entry of each column, and behind the last column the number of entries. */
  readonly start: Int32Array;
  /** Rank of the row of each entry. */
  readonly row: Int32Array;
  /**
   * For each pair of entries of a column, the first before the second, the index of the entry between their two rows. The
   * pairs of all columns follow each other. Null: there are too many to be kept.
   */
  readonly pairs: Int32Array | null;
  /** Index of the entry of a column in the row of a later rank. */
  entryOf(column: number, row: number): number;
  /** Index of the entry between two nodes; -1 if one of them is not in the order. */
  placeOf(one: number, other: number): number;
}

/** Pairs that are kept: 40 MB. A history has a few for each run; only one that somebody made up has more. */
const MAX_PAIRS = 10_000_000;

function findShape(order: readonly number[], neighbours: readonly ReadonlySet<number>[]): FactorShape {
  const rank = new Int32Array(neighbours.length).fill(-1);
  for (const [own, node] of order.entries()) rank[node] = own;
  const later = order.map(
    (node, own) => new Set([...neighbours[node]!].map((one) => rank[one]!).filter((one) => one > own)),
  );
  // Eliminating a node joins all of its neighbours: the first of them that is eliminated gets the others.
  const columns = later.map((set) => {
    const rows = [...set].sort((one, other) => one - other);
    const [first, ...others] = rows;
    if (first !== undefined) for (const one of others) later[first]!.add(one);
    return rows;
  });
  const start = new Int32Array(order.length + 1);
  for (const [own, rows] of columns.entries()) start[own + 1] = start[own]! + rows.length;
  const row = Int32Array.from(columns.flat());
  const entryOf = (column: number, wanted: number) =>
    findFirstAtLeast(row, wanted, { start: start[column]!, end: start[column + 1]! - 1 });
  const count = columns.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  const pairs = count > MAX_PAIRS ? null : new Int32Array(count);
  let pair = 0;
  for (const rows of pairs === null ? [] : columns)
    for (let i = 0; i < rows.length; i++)
      for (let j = i + 1; j < rows.length; j++) pairs![pair++] = entryOf(rows[i]!, rows[j]!);
  return {
    ...{ order, rank, start, row, pairs, entryOf },
    placeOf(one, other) {
      const [a, b] = [rank[one]!, rank[other]!];
      return a < 0 || b < 0 ? -1 : entryOf(Math.min(a, b), Math.max(a, b));
    },
  };
}

/** The factors, and later the inverse, where L has entries. */
interface Factor {
  /** Pivots by rank. */
  readonly pivots: Float64Array;
  /** Entries of L in the order of its shape. */
  readonly entries: Float64Array;
}

function fitNetwork(network: PreparedNetwork, { difference, weight }: NetworkValues): NetworkFit {
  const { nodes, anchor, ends, shape, used, places } = network;
  const { order, rank } = shape;
  const pivots = new Float64Array(order.length);
  const entries = new Float64Array(shape.row.length);
  const solution = new Float64Array(order.length);
  // The normal equations: a weighted Laplacian without the row and the column of the anchor. Its entries are negative.
  for (let index = 0; index < used.length; index++) {
    const edge = used[index]!;
    const [from, to] = [rank[ends.from[edge]!]!, rank[ends.to[edge]!]!];
    const w = weight[edge]!;
    if (from >= 0) pivots[from]! += w;
    if (from >= 0) solution[from]! -= w * difference[edge]!;
    if (to >= 0) pivots[to]! += w;
    if (to >= 0) solution[to]! += w * difference[edge]!;
    if (places[index]! >= 0) entries[places[index]!]! -= w;
  }
  const factor = { pivots, entries };
  factorise(shape, factor);
  solve(shape, factor, solution);
  const variances = invertDiagonal(shape, factor);
  const levels = Array.from({ length: nodes }, (_, node): NodeLevel | null => {
    if (node === anchor) return { level: 0, variance: 0 };
    const own = rank[node]!;
    return own < 0 ? null : { level: solution[own]!, variance: variances[own]! };
  });
  let squares = 0;
  for (let index = 0; index < used.length; index++) {
    const edge = used[index]!;
    const [from, to] = [rank[ends.from[edge]!]!, rank[ends.to[edge]!]!];
    const expected = (to < 0 ? 0 : solution[to]!) - (from < 0 ? 0 : solution[from]!);
    squares += weight[edge]! * (difference[edge]! - expected) ** 2;
  }
  return { levels, squares, freedom: used.length - order.length };
}

/** Replaces the entries of the equations by those of their factors, by symmetric elimination. */
function factorise({ order, start, row, pairs, entryOf }: FactorShape, { pivots, entries }: Factor): void {
  let pair = 0;
  for (let own = 0; own < order.length; own++) {
    const pivot = pivots[own]!;
    const [first, end] = [start[own]!, start[own + 1]!];
    for (let i = first; i < end; i++) {
      const share = entries[i]! / pivot;
      pivots[row[i]!]! -= entries[i]! * share;
      for (let j = i + 1; j < end; j++)
        entries[pairs === null ? entryOf(row[i]!, row[j]!) : pairs[pair++]!]! -= share * entries[j]!;
    }
    for (let i = first; i < end; i++) entries[i]! /= pivot;
  }
}

/** Replaces the right side by the solution: forward through L, through D, and back through Lᵀ. */
function solve({ order, start, row }: FactorShape, { pivots, entries }: Factor, solution: Float64Array): void {
  for (let own = 0; own < order.length; own++)
    for (let i = start[own]!; i < start[own + 1]!; i++) solution[row[i]!]! -= entries[i]! * solution[own]!;
  for (let own = 0; own < order.length; own++) solution[own]! /= pivots[own]!;
  for (let own = order.length - 1; own >= 0; own--)
    for (let i = start[own]!; i < start[own + 1]!; i++) solution[own]! -= entries[i]! * solution[row[i]!]!;
}

/**
 * Diagonal of the inverse, by rank. It needs only the entries of the inverse where the factor has entries, and these
 * follow from one another, from the last node to the first.
 */
function invertDiagonal({ order, start, row, pairs, entryOf }: FactorShape, { pivots, entries }: Factor): Float64Array {
  const diagonal = new Float64Array(order.length);
  /** Entries of the inverse, in the shape of L. */
  const inverse = new Float64Array(entries.length);
  let pair = pairs?.length ?? 0;
  for (let own = order.length - 1; own >= 0; own--) {
    const [first, end] = [start[own]!, start[own + 1]!];
    for (let i = first; i < end; i++) inverse[i] = -entries[i]! * diagonal[row[i]!]!;
    // Each pair belongs to the rows of both of its entries.
    for (let i = end - 2; i >= first; i--) {
      for (let j = end - 1; j > i; j--) {
        const between = inverse[pairs === null ? entryOf(row[i]!, row[j]!) : pairs[--pair]!]!;
        inverse[i]! -= entries[j]! * between;
        inverse[j]! -= entries[i]! * between;
      }
    }
    let variance = 1 / pivots[own]!;
    for (let i = first; i < end; i++) variance -= entries[i]! * inverse[i]!;
    diagonal[own] = variance;
  }
  return diagonal;
}
