// The layout of a flame graph: widths are those of the chosen side, nothing overlaps, and small frames are left out.

import { describe, expect, test } from '@jest/globals';
import { type FlameBox, layOutFlames, listChildren } from '../../../src/render/pages/browser/flame-model.ts';
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
