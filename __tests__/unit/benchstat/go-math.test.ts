import { describe, expect, test } from '@jest/globals';
import { goChoose, goExp, goLog } from '../../../src/benchstat/go-math.ts';

// All expected numbers are those of Go 1.26 on amd64 with FMA.

describe('goLog', () => {
  test.each([
    [1, 0],
    [2, Math.LN2],
    [Math.SQRT1_2, -0.3465735902799726],
    [0.7962805321301946, -0.22780372792642803],
    [0.1571133495185877, -1.850787762673875],
    [2.5863603483536695, 0.9502516164863551],
    [0, -Infinity],
    [Infinity, Infinity],
    [-1, Number.NaN],
    [Number.NaN, Number.NaN],
  ])('of %p is %p', (x, log) => {
    expect(goLog(x)).toBe(log);
  });

  test('is as wrong for subnormal numbers as in Go', () => {
    expect(goLog(1e-320)).toBe(-709.0895657128236);
  });
});

describe('goExp', () => {
  test.each([
    [0, 1],
    [-0.9524323932857115, 0.38580146034249047],
    [2.558925698011784, 12.921927803382905],
    [8.661923484633675, 5778.639102987],
    [-536.612315639992, 8.958440142700498e-234],
    [662.4487545107072, 4.9869914964347075e287],
    [-739.073399390637, 1.057e-321],
    [-746, 0],
    [709.7, Infinity],
    [709.8, Infinity],
    [Infinity, Infinity],
    [-Infinity, 0],
    [Number.NaN, Number.NaN],
  ])('of %p is %p', (x, exp) => {
    expect(goExp(x)).toBe(exp);
  });
});

test.each([
  [20, 10, 184_756],
  [21, 10, 352_716.0000000013],
  [26, 3, 2599.999999999991],
  [26, 23, 2599.999999999991],
  [25, 3, 2300.000000000005],
  [50, 25, 126_410_606_437_749.23],
  [26, 0, 1],
  [26, 26, 1],
  [26, 27, 0],
])('goChoose(%i, %i) is %p', (n, k, ways) => {
  expect(goChoose(n, k)).toBe(ways);
});
