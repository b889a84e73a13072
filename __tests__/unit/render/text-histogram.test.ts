import { describe, expect, test } from '@jest/globals';
import { drawTextHistogram } from '../../../src/render/outputs/text-table.ts';
import { always, aRow, around } from '../../support/builders.ts';

describe('strips', () => {
  test('draws both sides on one scale, the height telling how many values lie there', () => {
    const row = aRow({ base: [1, 1, 1, 1.25, 2], head: [2, 2, 2.25, 2.25, 3] });
    expect(drawTextHistogram(row)).toEqual([
      'base █   ▃           ▃',
      'head                 ▆   ▆          ▃',
      '     1.000s                    3.000s',
    ]);
  });

  test('compares shares, so that sides of different sizes look alike', () => {
    const row = aRow({ base: [1, 1, 2, 2], head: [1, 1, 1, 1, 2, 2, 2, 2] });
    const [base, head] = drawTextHistogram(row) ?? [];
    expect(base?.slice(5)).toBe(head?.slice(5));
  });

  test.each([
    ['what never varies', { base: always(3), head: always(4) }],
    ['a side that is missing', { base: null, head: around(1) }],
    ['three values', { base: [1, 2, 3], head: [2, 3, 4] }],
  ])('of %s is none', (_, sides) => {
    expect(drawTextHistogram(aRow(sides))).toBeNull();
  });
});
