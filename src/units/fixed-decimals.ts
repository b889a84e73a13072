// Formats a number with a fixed number of decimals, rounded as Go's `%.*f` does: from the exact binary value, halves to
// even. JavaScript's `toFixed` rounds halves up (0.3125 to 0.313), loses the sign of -0 and writes exponents from 1e21
// on. It is used where the result is the same, because it is faster and tables have many numbers.

/** `toFixed` writes exponents from this value on. */
const TO_FIXED_BELOW = 1e21;

export function formatDecimals(value: number, decimals: number): string {
  // `toFixed` loses the sign of a number only if it is -0.
  if (Object.is(value, -0)) return `-${(0).toFixed(decimals)}`;
  if (Math.abs(value) < TO_FIXED_BELOW)
    return isHalfway(value, decimals) ? formatHalfway(value, decimals) : value.toFixed(decimals);
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Inf' : '+Inf';
  // So large a double is an integer.
  return decimals === 0 ? String(BigInt(value)) : `${BigInt(value)}.${'0'.repeat(decimals)}`;
}

/**
 * A value halfway between two numbers with this many decimals is an odd multiple of 1/2^(decimals + 1): 10^decimals ×
 * value ends in exactly .5, and 5^decimals is odd.
 */
function isHalfway(value: number, decimals: number): boolean {
  return Math.abs(value * 2 ** (decimals + 1)) % 2 === 1;
}

/** One more decimal, which is a 5, is exact. Without it the number is nearer to zero, and `toFixed` gives the other one. */
function formatHalfway(value: number, decimals: number): string {
  const nearer = value.toFixed(decimals + 1).replace(/\.?5$/, '');
  return /[02468]$/.test(nearer) ? nearer : value.toFixed(decimals);
}
