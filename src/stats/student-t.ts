// The tail of Student's t distribution. A t value and its degrees of freedom in, a two-sided p out. simple-statistics has
// no such function.
// Source: DLMF 8.17 (incomplete beta function); the continued fraction is 8.17.22, evaluated by the modified Lentz method
// of Thompson & Barnett (1986). The finite series for a whole number of degrees is Abramowitz & Stegun 26.7.3 and 26.7.4.

import { gammaln } from 'simple-statistics';

/** Terms of the continued fraction. Far fewer are needed for every argument that the branch below lets through. */
const MAX_TERMS = 500;

/** Replaces a zero denominator in the method of Lentz. */
const TINY = 1e-300;

/** P(|T| >= |t|) for `degrees` > 0 degrees of freedom: 1 for t = 0, and 0 for an infinite t. */
export function studentTTwoSidedP(t: number, degrees: number): number {
  const square = t * t;
  if (square === Infinity) return 0;
  if (Number.isInteger(degrees) && degrees <= MAX_SERIES_DEGREES) {
    const p = 1 - centralProbability(Math.abs(t), degrees);
    if (p >= MIN_SERIES_P) return p;
  }
  return incompleteBeta(degrees / 2, 0.5, degrees / (degrees + square), square / (degrees + square));
}

/** Maximum number of degrees of freedom of the finite series, which has half as many terms. */
const MAX_SERIES_DEGREES = 200;

/** Below this p, 1 minus the finite series loses digits that the fraction keeps. */
const MIN_SERIES_P = 0.01;

/**
 * P(|T| < t) for a whole number of degrees to the last digit or so. Values of few digits often have a p that is exactly
 * a limit, such as 0.4.
 */
function centralProbability(t: number, degrees: number): number {
  const isEven = degrees % 2 === 0;
  const z = 1 + (t * t) / degrees;
  let term = 1;
  let sum = 1;
  for (let j = isEven ? 2 : 3; j <= degrees - 2; j += 2) {
    term *= (j - 1) / (z * j);
    sum += term;
  }
  if (isEven) return (sum * t) / Math.sqrt(z * degrees);
  const ratio = t / Math.sqrt(degrees);
  return (2 / Math.PI) * (Math.atan(ratio) + (degrees > 1 ? (sum * ratio) / z : 0));
}

/** Regularised incomplete beta function I_x(a, b). `rest` is 1 - x, computed by itself to keep its digits for a small t. */
function incompleteBeta(a: number, b: number, x: number, rest: number): number {
  if (x === 0 || rest === 0) return x;
  const logFactor = gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log(rest);
  const factor = Math.exp(logFactor);
  // The fraction converges fast below the mean of the distribution; above it, symmetry gives the other tail.
  if (x < (a + 1) / (a + b + 2)) return (factor * betaFraction(a, b, x)) / a;
  return 1 - (factor * betaFraction(b, a, rest)) / b;
}

function betaFraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / orTiny(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MAX_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / orTiny(1 + even * d);
    c = orTiny(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / orTiny(1 + odd * d);
    c = orTiny(1 + odd / c);
    const step = d * c;
    value *= step;
    if (Math.abs(step - 1) < Number.EPSILON) break;
  }
  return value;
}

function orTiny(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** The t with P(|T| >= t) = p, for 0 < p <= 1 and `degrees` > 0, to nine digits. */
export function studentTQuantile(p: number, degrees: number): number {
  // The tail falls with t. Doubling finds an upper end, and halving the place.
  let high = 1;
  while (studentTTwoSidedP(high, degrees) > p && high < 1e12) high *= 2;
  let low = 0;
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2;
    if (studentTTwoSidedP(middle, degrees) > p) low = middle;
    else high = middle;
  }
  return high;
}
