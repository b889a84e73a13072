// Formats a number with a fixed number of decimals, rounded as Go's `%.*f` does: from the exact binary value, halves to
// even. JavaScript's `toFixed` rounds halves up (0.3125 to 0.313), loses the sign of -0 and writes exponents from 1e21
// on. It is used where the result is the same, because it is faster and tables have many numbers.

/** A double has 52 bits of fraction. With exponent field 1 its value is m × 2^`SMALLEST_EXPONENT` for an integer m. */
const FRACTION_BITS = 52n;
const SMALLEST_EXPONENT = -1074;

/** `toFixed` writes exponents from this value on. */
const TO_FIXED_BELOW = 1e21;

export function formatDecimals(value: number, decimals: number): string {
  // `toFixed` loses the sign of a number only if it is -0.
  if (value === 0) return Object.is(value, -0) ? `-${(0).toFixed(decimals)}` : (0).toFixed(decimals);
  if (Math.abs(value) < TO_FIXED_BELOW && !isHalfway(value, decimals)) return value.toFixed(decimals);
  if (Number.isNaN(value)) return 'NaN';
  const sign = value < 0 ? '-' : '';
  if (!Number.isFinite(value)) return sign === '-' ? '-Inf' : '+Inf';
  const { mantissa, exponent } = splitDouble(value);
  const digits = multiplyByPowerOfTwo(mantissa * 10n ** BigInt(decimals), exponent)
    .toString()
    .padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * A value halfway between two numbers with this many decimals is an odd multiple of 1/2^(decimals + 1): 10^decimals ×
 * value ends in exactly .5, and 5^decimals is odd.
 */
function isHalfway(value: number, decimals: number): boolean {
  return Math.abs(value * 2 ** (decimals + 1)) % 2 === 1;
}

/** |value| = mantissa × 2^exponent, exactly (IEEE 754 binary64). */
function splitDouble(value: number): { mantissa: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const field = Number((bits >> FRACTION_BITS) & 0x7ffn);
  const fraction = bits & ((1n << FRACTION_BITS) - 1n);
  // Subnormal numbers have no hidden bit, and their exponent is that of the smallest normal numbers.
  if (field === 0) return { mantissa: fraction, exponent: SMALLEST_EXPONENT };
  return { mantissa: fraction | (1n << FRACTION_BITS), exponent: field - 1 + SMALLEST_EXPONENT };
}

/** integer × 2^exponent, rounded to the nearest integer, halves to even. */
function multiplyByPowerOfTwo(integer: bigint, exponent: number): bigint {
  if (exponent >= 0) return integer << BigInt(exponent);
  const shift = BigInt(-exponent);
  const quotient = integer >> shift;
  const rest = integer - (quotient << shift);
  const half = 1n << (shift - 1n);
  const up = rest > half || (rest === half && (quotient & 1n) === 1n);
  return up ? quotient + 1n : quotient;
}
