// Go's logarithm, exponential and binomial coefficient, equal to the last bit to Go on amd64 with FMA. JavaScript's
// differ by one or two units in the last place, which shows in geometric means with all digits and where p equals alpha
// exactly. Numbers in, numbers out. Use `Math` for everything else.
// Sources: fdlibm (Sun Microsystems), e_log.c and e_lgamma_r.c, for the series; Shibata, Efficient evaluation methods
// of elementary functions suitable for SIMD computation (2010), for the exponential; Boldo & Melquiond, Emulation of
// FMA and correctly rounded sums (2008).

import { choose } from '../stats/binomial.ts';

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/** Coefficients of R in log(1 + f) = f - f²/2 + s·(f²/2 + R), s = f/(2 + f): R in even powers of s, from s² on. */
const L1 = 0.6666666666666735;
const L2 = 0.3999999999940942;
const L3 = 0.2857142874366239;
const L4 = 0.22222198432149784;
const L5 = 0.1818357216161805;
const L6 = 0.15313837699209373;
const L7 = 0.14798198605116586;

const double = new DataView(new ArrayBuffer(8));

/** Exponent field of numbers from 1/2 to 1. It is above the upper 20 bits of the fraction. */
const FIELD_OF_HALF = 0x3fe;

/** Like Go's, it is wrong for subnormal numbers, because it assumes the hidden bit. */
export function goLog(x: number): number {
  if (Number.isNaN(x) || x === Infinity) return x;
  if (x <= 0) return x === 0 ? -Infinity : Number.NaN;
  double.setFloat64(0, x);
  const upper = double.getUint32(0);
  let power = (upper >>> 20) - FIELD_OF_HALF;
  double.setUint32(0, (upper & 0xfffff) | (FIELD_OF_HALF << 20));
  let part = double.getFloat64(0);
  if (part <= Math.SQRT1_2) {
    part *= 2;
    power -= 1;
  }
  const f = part - 1;
  const s = f / (2 + f);
  const s2 = s * s;
  const s4 = s2 * s2;
  const odd = s2 * (L1 + s4 * (L3 + s4 * (L5 + s4 * L7)));
  const even = s4 * (L2 + s4 * (L4 + s4 * L6));
  const half = 0.5 * f * f;
  return power * LN2_HIGH - (half - (s * (half + (odd + even)) + power * LN2_LOW) - f);
}

const LN2_UPPER = 0.693147180559663;
const LN2_LOWER = 2.8235290563031577e-13;

/** Coefficients of (e^r - 1)/r = 1 + r/2 + r²/6 + …, the highest power first: 1/8!, 1/7!, … 1/1!. */
const EXP_SERIES = [40320, 5040, 720, 120, 24, 6, 2, 1].map((factorial) => 1 / factorial);

const OVERFLOW = 709.782712893384;

export function goExp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > OVERFLOW) return Infinity;
  if (x === -Infinity) return 0;
  const power = roundToEven(Math.LOG2E * x);
  // e^x = 2^power · (e^r)^16.
  const r = fma(-power, LN2_LOWER, fma(-power, LN2_UPPER, x)) * 0.0625;
  let sum = EXP_SERIES[0]!;
  for (const factor of EXP_SERIES.slice(1)) sum = fma(sum, r, factor);
  // With d = e^r - 1, the square of e^r is d·(d + 2) + 1.
  let d = sum * r;
  for (let squared = 0; squared < 3; squared++) d *= d + 2;
  return timesPowerOfTwo(fma(d + 2, d, 1), power);
}

function timesPowerOfTwo(value: number, power: number): number {
  if (power >= 1024) return Infinity;
  if (power > -1023) return value * 2 ** power;
  return power < -1075 ? 0 : value * 2 ** (power + 1022) * 2 ** -1022;
}

function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
}

/** a·b + c, rounded once. Not valid for products near the ends of the range of doubles. */
function fma(a: number, b: number, c: number): number {
  const product = a * b;
  const [sum, rest] = exactSum(c, productError(a, b, product));
  const [high, low] = exactSum(product, sum);
  return high + sumToOdd(low, rest);
}

/** Knuth's TwoSum. */
function exactSum(a: number, b: number): [sum: number, lost: number] {
  const sum = a + b;
  const bPart = sum - a;
  return [sum, a - (sum - bPart) + (b - bPart)];
}

/** The exact difference a·b - product. Dekker's product: splits each factor into halves of 26 bits. */
function productError(a: number, b: number, product: number): number {
  const [aHigh, aLow] = halves(a);
  const [bHigh, bLow] = halves(b);
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

function halves(value: number): [high: number, low: number] {
  const shifted = (2 ** 27 + 1) * value;
  const high = shifted - (shifted - value);
  return [high, value - high];
}

/** The sum if it is a double, otherwise the neighbour of it whose last bit is 1 (rounding to odd). */
function sumToOdd(a: number, b: number): number {
  const [sum, lost] = exactSum(a, b);
  double.setFloat64(0, sum);
  const bits = double.getBigInt64(0);
  if (lost === 0 || (bits & 1n) === 1n) return sum;
  double.setBigInt64(0, bits + (lost > 0 === sum > 0 ? 1n : -1n));
  return double.getFloat64(0);
}

/** Largest n for which Go computes binomials as whole numbers. */
const EXACT_UP_TO = 20;

/** Computes `mathx.Choose`: from n = 21 on by logarithms of factorials, so not quite a whole number. */
export function goChoose(n: number, k: number): number {
  if (k <= 0 || k >= n || n <= EXACT_UP_TO) return choose(n, k);
  return goExp(logFactorial(n) - logFactorial(k) - logFactorial(n - k));
}

/** Coefficients of Stirling's series: ½·log(2π) - ½, then 1/(12x) - 1/(360x³) + …, fitted for x from 8 on. */
const STIRLING = [
  0.4189385332046727, 0.08333333333333297, -0.0027777777772877554, 0.0007936505586430196, -0.00059518755745034,
  0.0008363399189962821, -0.0016309293409657527,
] as const;

function logFactorial(n: number): number {
  const x = n + 1;
  if (x < 8) return goLog([1, 1, 2, 6, 24, 120, 720][n]!);
  const z = 1 / x;
  const y = z * z;
  const [c0, c1, c2, c3, c4, c5, c6] = STIRLING;
  const series = c0 + z * (c1 + y * (c2 + y * (c3 + y * (c4 + y * (c5 + y * c6)))));
  return (x - 0.5) * (goLog(x) - 1) + series;
}
