// A number in the fewest digits that read back as the same number, as Go's `%v` writes it: with an exponent from
// a million on and below a ten-thousandth. JavaScript has the same digits, but changes to exponents elsewhere.

export function shortest(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Inf' : '+Inf';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const magnitude = Math.abs(value);
  // In between JavaScript writes no exponent either.
  if (magnitude >= 1e-4 && magnitude < 1e6) return String(value);
  const [digits, exponent = ''] = value.toExponential().split('e');
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
}
