// The tree of both sides: values of each node, what changed, and how many nodes are kept.

import { describe, expect, test } from '@jest/globals';
import { type FlameGraph, FRAME_CHANGES } from '../../../src/model/flame-graph.ts';
import { mergeTrees } from '../../../src/profiles/merge-trees.ts';
import { makeProfile } from '../../support/profiles.ts';

/** Each node as `main;hash`: with values and change. */
function describeNodes(graph: FlameGraph) {
  const paths: string[] = [];
  return Object.fromEntries(
    graph.parents.map((parent, node) => {
      const name = node === 0 ? '' : graph.names[graph.functions[node]!]!;
      paths.push(parent > 0 ? `${paths[parent]};${name}` : name);
      const values = [graph.base[node], graph.head[node], graph.ownBase[node], graph.ownHead[node]];
      return [paths[node], [...values, FRAME_CHANGES[graph.changes[node]!]]];
    }),
  );
}

describe('mergeTrees', () => {
  test('joins the stacks of both sides', () => {
    const base = makeProfile({ main: 10, 'main;hash': 30, 'main;old': 60 });
    const head = makeProfile({ main: 10, 'main;hash': 50, 'main;hash;mix': 40 });
    expect(describeNodes(mergeTrees({ base: [base], head: [head] })!)).toEqual({
      '': [100, 100, 0, 0, 'same'],
      main: [100, 100, 10, 10, 'same'],
      'main;hash': [30, 90, 30, 50, 'grew'],
      'main;old': [60, 0, 60, 0, 'gone'],
      'main;hash;mix': [0, 40, 0, 40, 'new'],
    });
  });

  test('several profiles of a side: values are means, and colours need more than noise', () => {
    const run = (hash: number) => makeProfile({ main: 400, 'main;hash': hash, 'main;sort': 500 }, { quantum: 1 });
    const graph = mergeTrees({ base: [90, 100, 110].map(run), head: [92, 101, 113].map(run) })!;
    expect(graph.hasNoise).toBe(true);
    expect(describeNodes(graph)['main;hash']).toEqual(
      [100, 102, 100, 102, 'same'].map((one) => (one === 102 ? expect.any(Number) : one)),
    );
    const grown = mergeTrees({ base: [90, 100, 110].map(run), head: [290, 300, 310].map(run) })!;
    expect(describeNodes(grown)['main;hash']!.at(-1)).toBe('grew');
  });

  test('profiles without stacks have no graph', () => {
    const flat = makeProfile({ main: 1 }, { hasStacks: false });
    expect(mergeTrees({ base: [flat], head: [flat] })).toBeNull();
  });

  test('keeps the largest 50,000 nodes, each with its callers', () => {
    const stacks = Object.fromEntries(
      Array.from({ length: 80_000 }, (_, index) => [`main;f${index % 300};g${index % 40_000}`, 1 + (index % 977)]),
    );
    const profile = makeProfile(stacks);
    const graph = mergeTrees({ base: [profile], head: [profile] })!;
    expect(graph.parents.length).toBeLessThanOrEqual(50_001);
    expect(graph.parents.length).toBeGreaterThan(45_000);
    expect(graph.omitted + graph.parents.length).toBe(80_302);
    expect(graph.parents.every((parent, node) => parent < node)).toBe(true);
    // A caller is as wide as all that it calls, also where that has no frame.
    const total = Object.values(stacks).reduce((sum, value) => sum + value, 0);
    expect(graph.head[0]).toBe(Number(total.toPrecision(6)));
  });
});
