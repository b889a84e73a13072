// The layout of a flame graph: widths are those of the chosen side, nothing overlaps, and small frames are left out. Also its
// sums by function, and the addresses of its frames.

import { describe, expect, test } from '@jest/globals';
import { mergeTrees } from '../../../src/profiles/merge-trees.ts';
import {
  type FlameBox,
  hashOfFrame,
  layOutFlames,
  listChildren,
  makeFlameModel,
} from '../../../src/render/pages/browser/flame-model.ts';
import { makeProfile } from '../../support/profiles.ts';
import { seededRandom } from '../../support/random-samples.ts';

/** all → a (b, c), d */
const PARENTS = [-1, 0, 1, 1, 0];
const VALUES = [10, 6, 2, 3, 4];
const children = listChildren(PARENTS, (one, other) => one - other);

function layOut(focus = 0, minWidth = 0) {
  return layOutFlames({ values: VALUES, parents: PARENTS, children, focus, minWidth });
}

const show = ({ node, left, width }: FlameBox) => [node, Number(left.toFixed(3)), Number(width.toFixed(3))];

describe('layOutFlames', () => {
  test('puts what a function calls below it, as wide as its value', () => {
    expect(layOut().rows.map((row) => row.map(show))).toEqual([
      [[0, 0, 1]],
      [
        [1, 0, 0.6],
        [4, 0.6, 0.4],
      ],
      [
        [2, 0, 0.2],
        [3, 0.2, 0.3],
      ],
    ]);
  });

  test('a frame that is zoomed fills the width, and so do its callers', () => {
    expect(layOut(1).rows.map((row) => row.map(show))).toEqual([
      [[0, 0, 1]],
      [[1, 0, 1]],
      [
        [2, 0, 0.333],
        [3, 0.333, 0.5],
      ],
    ]);
  });

  test('leaves out what is too narrow, but keeps its place', () => {
    expect(layOut(0, 0.25).rows.map((row) => row.map(show))).toEqual([
      [[0, 0, 1]],
      [
        [1, 0, 0.6],
        [4, 0.6, 0.4],
      ],
      [[3, 0.2, 0.3]],
    ]);
  });

  test('a frame without a value on this side has nothing below it', () => {
    const { rows } = layOutFlames({ values: [0, 0, 0, 0, 0], parents: PARENTS, children, focus: 0, minWidth: 0.001 });
    expect(rows).toHaveLength(1);
  });

  test('boxes of random trees stay inside those of their callers, and never overlap', () => {
    const random = seededRandom(3);
    const size = 3000;
    const parents = Array.from({ length: size }, (_, node) => (node === 0 ? -1 : Math.floor(random() * node * 0.999)));
    const values = Array.from({ length: size }, () => random());
    for (let node = size - 1; node > 0; node -= 1) values[parents[node]!]! += values[node]!;
    const lists = listChildren(parents, (one, other) => one - other);
    for (const focus of [0, 1, 5, 700]) {
      const { rows, boxes } = layOutFlames({ values, parents, children: lists, focus, minWidth: 0 });
      for (const row of rows) {
        for (const [index, { node, left, width }] of row.entries()) {
          const next = row[index + 1];
          if (next !== undefined) expect(next.left).toBeGreaterThanOrEqual(left + width - 1e-9);
          const caller = boxes.get(parents[node]!);
          if (caller === undefined) continue;
          expect(left).toBeGreaterThanOrEqual(caller.left - 1e-9);
          expect(left + width).toBeLessThanOrEqual(caller.left + caller.width + 1e-9);
        }
      }
    }
  });
});

describe('makeFlameModel', () => {
  const base = makeProfile({ 'main;walk;walk;read': 4, 'main;read': 3, 'main;walk': 2, 'gone;a~2': 1 });
  const head = makeProfile({ 'main;walk;walk;read': 6, 'main;read': 3, 'main;walk': 1 });
  const model = makeFlameModel(mergeTrees({ base: [base], head: [head] })!);
  const { functions, names, parents } = model.graph;
  const sumBy = (keyOf: (node: number) => number, nodes: readonly number[] = model.nodes) =>
    Object.fromEntries(model.addUp(nodes, keyOf).map(([index, ...values]) => [names[index!] ?? 'all', values]));

  test('the total of a function that calls itself has each frame once', () => {
    expect(sumBy((node) => functions[node]!)).toMatchObject({
      main: [0, 0, 0, 9, 10, 1],
      walk: [2, 1, -1, 6, 7, 1],
      read: [7, 9, 2, 7, 9, 2],
    });
  });

  test('the parts of a function by its callers are its own time and its total', () => {
    const frames = model.nodes.filter((node) => names[functions[node]!] === 'read');
    expect(sumBy((node) => functions[parents[node]!]!, frames)).toEqual({
      main: [3, 3, 0, 3, 3, 0],
      walk: [4, 6, 2, 4, 6, 2],
    });
  });

  test('the address of each frame leads back to it', () => {
    for (const node of model.nodes.keys()) expect(model.findAddress(model.addressOf(node))).toBe(node);
    const addresses = model.nodes.map((node) => model.addressOf(node));
    expect(addresses.toSorted()).toEqual(['a~2', 'gone', 'main', 'read', 'read~2', 'walk', 'walk~2']);
    expect([model.addressOf(0), model.findAddress('unknown'), model.findAddress('read~9')]).toEqual(['', 0, 0]);
  });

  test('an address survives its encoding', () => {
    const name = 'example.com/codec/a+b&c=ä "#%.(*T).f[...]';
    expect(new URLSearchParams(hashOfFrame(name).slice(1)).get('frame')).toBe(name);
  });
});
