// Levels of the nodes of a network from measured differences between them, by weighted least squares. The same problem
// is solved in surveying (heights from height differences) and in network meta-analysis. What depends only on which nodes
// are compared is planned once, because many benchmarks have the same network with other differences.
// Sources: Lu, Welton, Higgins, White & Ades, Linear inference for mixed treatment comparison meta-analysis (2011),
// for the model; Davis, Direct Methods for Sparse Linear Systems (2006), chapter 4, for the factorisation; Takahashi,
// Fagan & Chin, Formation of a sparse bus impedance matrix (1973), for the variances.

import { findFirstAtLeast } from './median.ts';

export interface NetworkEnds {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Measurements, in the order of the ends. */
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

export type LevelEstimator = (values: NetworkValues) => NetworkFit;

/** Nodes with more edges than this are eliminated last, because each of their neighbours would become one of the others. */
const HUB_DEGREE = 8;

/** Plans the levels of the nodes 0 to `nodes - 1` relative to the node `anchor`. */
export function planNetwork(nodes: number, { from, to }: NetworkEnds, anchor: number): LevelEstimator {
  const neighbours = Array.from({ length: nodes }, () => new Set<number>());
  for (const [edge, node] of from.entries()) {
    if (node === to[edge]) continue;
    neighbours[node]!.add(to[edge]!);
    neighbours[to[edge]!]!.add(node);
  }
  const order = orderNodes(neighbours, anchor);
  const rank = new Int32Array(nodes).fill(-1);
  for (const [own, node] of order.entries()) rank[node] = own;
  const shape = findShape(order, rank, neighbours);
  const edges = Array.from(from, (node, index) => ({ index, from: rank[node]!, to: rank[to[index]!]! }))
    .filter(({ from, to }) => from !== to)
    .map((edge) => {
      const [first, second] = [Math.min(edge.from, edge.to), Math.max(edge.from, edge.to)];
      return { ...edge, entry: first < 0 ? -1 : shape.entryOf(first, second) };
    });
  return (values) => {
    const { solution, variances, squares } = fitNetwork(shape, edges, values);
    const levels = Array.from(rank, (own, node) => {
      if (node === anchor) return { level: 0, variance: 0 };
      return own < 0 ? null : { level: solution[own]!, variance: variances[own]! };
    });
    return { levels, squares, freedom: edges.length - order.length };
  };
}

/** Nodes that are connected with the anchor, without it, in the order of their elimination. */
function orderNodes(neighbours: readonly ReadonlySet<number>[], anchor: number): number[] {
  const found = new Set([anchor]);
  for (const node of found) for (const next of neighbours[node]!) found.add(next);
  found.delete(anchor);
  const isHub = (node: number) => (neighbours[node]!.size > HUB_DEGREE ? 1 : 0);
  return [...found].sort((one, other) => isHub(one) - isHub(other) || one - other);
}

/** An edge between nodes that are connected with the anchor. */
interface ConnectedEdge {
  readonly index: number;
  /** Rank of each node in the order of elimination; -1 for the anchor. */
  readonly from: number;
  readonly to: number;
  /** Index of the entry between the nodes; -1 for an edge of the anchor, which only adds to the diagonal. */
  readonly entry: number;
}

/**
 * Where the factor L of L·D·Lᵀ has entries. A node is known by its rank in the order of elimination. The entries of a column
 * are those of the nodes that are eliminated later, in ascending order.
 */
interface FactorShape {
  readonly size: number;
  /** Index of the first entry of each column, and behind the last column the number of entries. */
  readonly start: Int32Array;
  readonly row: Int32Array;
  /**
   * For each pair of entries of a column, the first before the second, the index of the entry between their two rows. The
   * pairs of all columns follow each other. Null: there are too many to be kept.
   */
  readonly pairs: Int32Array | null;
  /** Index of the entry of a column in the row of a later rank, which must be there. */
  entryOf(column: number, row: number): number;
}

/** Pairs that are kept, 40 MB: three times as fast as a search for 3,000 runs. Only a made-up history has more. */
const MAX_PAIRS = 10_000_000;

function findShape(
  order: readonly number[],
  rank: Int32Array,
  neighbours: readonly ReadonlySet<number>[],
): FactorShape {
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
    findFirstAtLeast(row, wanted, start[column]!, start[column + 1]! - 1);
  const count = columns.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  const pairs = count > MAX_PAIRS ? null : new Int32Array(count);
  let pair = 0;
  for (const rows of pairs === null ? [] : columns)
    for (let i = 0; i < rows.length; i++)
      for (let j = i + 1; j < rows.length; j++) pairs![pair++] = entryOf(rows[i]!, rows[j]!);
  return { size: order.length, start, row, pairs, entryOf };
}

function fitNetwork(shape: FactorShape, edges: readonly ConnectedEdge[], { difference, weight }: NetworkValues) {
  const pivots = new Float64Array(shape.size);
  const entries = new Float64Array(shape.row.length);
  const solution = new Float64Array(shape.size);
  // The normal equations: a weighted Laplacian without the row and the column of the anchor. Its entries are negative.
  for (const { index, from, to, entry } of edges) {
    const w = weight[index]!;
    if (from >= 0) pivots[from]! += w;
    if (from >= 0) solution[from]! -= w * difference[index]!;
    if (to >= 0) pivots[to]! += w;
    if (to >= 0) solution[to]! += w * difference[index]!;
    if (entry >= 0) entries[entry]! -= w;
  }
  factorise(shape, pivots, entries);
  solve(shape, { pivots, entries }, solution);
  let squares = 0;
  for (const { index, from, to } of edges) {
    const expected = (to < 0 ? 0 : solution[to]!) - (from < 0 ? 0 : solution[from]!);
    squares += weight[index]! * (difference[index]! - expected) ** 2;
  }
  return { solution, squares, variances: invertDiagonal(shape, { pivots, entries }) };
}

interface Factors {
  /** Diagonal of D, by rank. */
  readonly pivots: Float64Array;
  /** Entries of L in the order of its shape. */
  readonly entries: Float64Array;
}

/** Replaces the diagonal and the entries of the equations by those of their factors, by symmetric elimination. */
function factorise(
  { size, start, row, pairs, entryOf }: FactorShape,
  pivots: Float64Array,
  entries: Float64Array,
): void {
  let pair = 0;
  for (let own = 0; own < size; own++) {
    const [first, end] = [start[own]!, start[own + 1]!];
    for (let i = first; i < end; i++) {
      const share = entries[i]! / pivots[own]!;
      pivots[row[i]!]! -= entries[i]! * share;
      for (let j = i + 1; j < end; j++)
        entries[pairs === null ? entryOf(row[i]!, row[j]!) : pairs[pair++]!]! -= share * entries[j]!;
    }
    for (let i = first; i < end; i++) entries[i]! /= pivots[own]!;
  }
}

/** Replaces the right side by the solution: forward through L, through D, and back through Lᵀ. */
function solve({ size, start, row }: FactorShape, { pivots, entries }: Factors, solution: Float64Array): void {
  for (let own = 0; own < size; own++)
    for (let i = start[own]!; i < start[own + 1]!; i++) solution[row[i]!]! -= entries[i]! * solution[own]!;
  for (let own = 0; own < size; own++) solution[own]! /= pivots[own]!;
  for (let own = size - 1; own >= 0; own--)
    for (let i = start[own]!; i < start[own + 1]!; i++) solution[own]! -= entries[i]! * solution[row[i]!]!;
}

/**
 * Diagonal of the inverse, by rank. It needs only the entries of the inverse where the factor has entries, and these
 * follow from one another, from the last node to the first.
 */
function invertDiagonal({ size, start, row, pairs, entryOf }: FactorShape, { pivots, entries }: Factors): Float64Array {
  const diagonal = new Float64Array(size);
  /** Entries of the inverse, in the shape of L. */
  const inverse = new Float64Array(entries.length);
  let pair = pairs?.length ?? 0;
  for (let own = size - 1; own >= 0; own--) {
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
    diagonal[own] = 1 / pivots[own]!;
    for (let i = first; i < end; i++) diagonal[own]! -= entries[i]! * inverse[i]!;
  }
  return diagonal;
}
