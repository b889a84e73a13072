import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { type NetworkFit, planNetwork } from '../../../src/stats/network-levels.ts';

interface NetworkEdge {
  readonly from: number;
  readonly to: number;
  readonly difference: number;
  readonly weight: number;
}

function fitNetwork(nodes: number, edges: readonly NetworkEdge[], anchor: number): NetworkFit {
  const from = Int32Array.from(edges, (edge) => edge.from);
  const to = Int32Array.from(edges, (edge) => edge.to);
  const estimate = planNetwork(nodes, { from, to }, anchor);
  // A plan may be used again: its second answer is the same.
  const values = {
    difference: Float64Array.from(edges, ({ difference }) => difference),
    weight: Float64Array.from(edges, ({ weight }) => weight),
  };
  estimate(values);
  return estimate(values);
}

/** The same by elimination in the whole matrix: levels and variances of all nodes but the anchor. */
function fitDense(nodes: number, edges: readonly NetworkEdge[], anchor: number): Map<number, [number, number]> {
  const free = [...Array(nodes).keys()].filter((node) => node !== anchor);
  const size = free.length;
  const rows = free.map((node, index) => {
    const row = new Array<number>(2 * size + 1).fill(0);
    row[size + index] = 1;
    for (const { from, to, difference, weight } of edges) {
      if (from !== node && to !== node) continue;
      row[index]! += weight;
      const other = free.indexOf(from === node ? to : from);
      if (other >= 0) row[other]! -= weight;
      row[2 * size]! += (to === node ? 1 : -1) * weight * difference;
    }
    return row;
  });
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.findIndex((row, index) => index >= column && Math.abs(row[column]!) > 1e-9);
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!.map((value) => value / rows[column]![column]!);
    rows[column] = head;
    for (const [index, row] of rows.entries())
      if (index !== column) rows[index] = row.map((value, at) => value - row[column]! * head[at]!);
  }
  return new Map(free.map((node, index) => [node, [rows[index]![2 * size]!, rows[index]![size + index]!]]));
}

describe('levels of a network', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('agree with the whole matrix, seed %d', (seed) => {
    const random = randomOf(seed);
    const below = (limit: number) => Math.floor(limit * random.uniform());
    const nodes = 3 + below(22);
    const edge = (from: number, to: number) => ({
      from,
      to,
      difference: random.gauss(),
      weight: random.exponential() + 0.1,
    });
    const edges = [
      ...Array.from({ length: nodes - 1 }, (_, index) => edge(below(index + 1), index + 1)),
      ...Array.from({ length: below(2 * nodes) }, () => edge(below(nodes), below(nodes))),
    ].filter(({ from, to }) => from !== to);
    const anchor = below(nodes);
    const { levels, freedom } = fitNetwork(nodes, edges, anchor);
    expect(levels[anchor]).toEqual({ level: 0, variance: 0 });
    expect(freedom).toBe(edges.length - nodes + 1);
    for (const [node, [level, variance]] of fitDense(nodes, edges, anchor)) {
      expect(levels[node]!.level).toBeCloseTo(level, 9);
      expect(levels[node]!.variance / variance).toBeCloseTo(1, 9);
    }
  });

  test('a chain adds up its changes and its errors', () => {
    const edges = [0, 1, 2].map((from) => ({ from, to: from + 1, difference: 0.1, weight: 100 }));
    const { levels, squares } = fitNetwork(4, edges, 0);
    expect(levels[3]!.level).toBeCloseTo(0.3, 12);
    expect(levels[3]!.variance).toBeCloseTo(0.03, 12);
    expect(squares).toBeCloseTo(0, 12);
  });

  test('two paths that disagree leave squares', () => {
    const edges = [
      { from: 0, to: 1, difference: 0, weight: 100 },
      { from: 0, to: 1, difference: 1, weight: 100 },
    ];
    expect(fitNetwork(2, edges, 0)).toMatchObject({ squares: 50, freedom: 1 });
  });

  test('a node that nothing connects has no level', () => {
    const edges = [
      { from: 0, to: 1, difference: 1, weight: 1 },
      { from: 2, to: 3, difference: 1, weight: 1 },
    ];
    expect(fitNetwork(4, edges, 0).levels.map((level) => level?.level ?? null)).toEqual([0, 1, null, null]);
  });
});
