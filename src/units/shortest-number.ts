// Formats a number in the fewest digits that read back as the same number, as Go's `%v` does: with an exponent from 1e6
// on and below 1e-4. JavaScript has the same digits, but switches to exponents at other values.

export function formatShortestNumber(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Inf' : '+Inf';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const magnitude = Math.abs(value);
  // JavaScript writes no exponent in this range either.
  if (magnitude >= 1e-4 && magnitude < 1e6) return String(value);
  const [digits, exponent = ''] = value.toExponential().split('e');
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
}
