import { expect, test } from '@jest/globals';
import { benchstatGeomeanOf } from '../../../src/benchstat/summarise.ts';

// The digits of benchstat's CSV; the third and fourth are not what JavaScript's logarithms give.
test.each([
  [[1725.5, 35.5], 247.49797978973493],
  [[1494, 35.5], 230.29763350933507],
  [[5e-6, 5e-6], 4.999999999999999e-6],
  [[10], 10.000000000000002],
  [[4, 7], 5.2915026221291805],
  [[2, 5], 3.162277660168379],
  [[1, 1, 1], 1],
  [[2, 0.5], 1],
  [[1, Infinity], Infinity],
])('of %p is %p', (values, mean) => {
  expect(benchstatGeomeanOf(values)).toBe(mean);
});

test.each([[[]], [[1, 0]], [[1, -1]], [[1, Number.NaN]], [[Infinity, 1]], [[Infinity, Infinity]]])(
  'there is none of %p',
  (values) => {
    expect(benchstatGeomeanOf(values)).toBeNull();
  },
);
