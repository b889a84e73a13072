// Parses numbers of a benchmark line as Go's strconv does, with the same syntax and the same error messages.

const DIGITS = '\\d+(?:_\\d+)*';
const HEX_DIGITS = '[\\da-f]+(?:_[\\da-f]+)*';
const DECIMAL = new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`, 'i');
const HEX = new RegExp(
  `^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}))p([+-]?${DIGITS})$`,
  'i',
);
const INFINITE = /^([+-]?)inf(?:inity)?$/i;

/** A number, or Go's error message. */
export type GoNumber = number | 'invalid syntax' | 'value out of range';

/** Implements `strconv.ParseFloat`: underscores between digits, hexadecimal floats, `inf` and `nan` in any case. */
export function parseGoFloat(text: string): GoNumber {
  if (/^nan$/i.test(text)) return Number.NaN;
  const infinite = INFINITE.exec(text);
  if (infinite !== null) return infinite[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const value = DECIMAL.test(text) ? Number(text.replaceAll('_', '')) : parseHexFloat(text);
  if (value === null) return 'invalid syntax';
  return Number.isFinite(value) ? value : 'value out of range';
}

/** Parses a hexadecimal float. Null if the text is not one. */
function parseHexFloat(text: string): number | null {
  const match = HEX.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = '', onlyFraction = '', power = '0'] = match.map((part) =>
    part?.replaceAll('_', ''),
  );
  const behind = fraction + onlyFraction;
  const value = scaleMantissa(BigInt(`0x${whole}${behind}`), Number(power) - 4 * behind.length);
  return sign === '-' ? -value : value;
}

const MANTISSA_BITS = 53;
const MIN_EXPONENT = -1074;

/** Computes `mantissa * 2 ** exponent`, rounded once, halves to even. Infinity if that is too large. */
function scaleMantissa(mantissa: bigint, exponent: number): number {
  const bits = mantissa.toString(2).length;
  if (bits + exponent < MIN_EXPONENT) return 0;
  const excess = Math.max(0, bits - MANTISSA_BITS, MIN_EXPONENT - exponent);
  const rounded = excess === 0 ? mantissa : roundOffBits(mantissa, BigInt(excess));
  const scale = exponent + excess;
  // Two steps are needed, because 2 ** scale alone may already be 0 or infinite.
  const half = Math.trunc(scale / 2);
  return Number(rounded) * 2 ** half * 2 ** (scale - half);
}

function roundOffBits(mantissa: bigint, bits: bigint): bigint {
  const whole = mantissa >> bits;
  const lost = mantissa - (whole << bits);
  const half = 1n << (bits - 1n);
  return lost > half || (lost === half && whole % 2n === 1n) ? whole + 1n : whole;
}

const INT64_MAX = 2n ** 63n - 1n;
const UINT64_MAX = 2n ** 64n - 1n;
const MISPLACED_UNDERSCORE = /(?:^|\D)_|_(?:\D|$)/;

/** Implements `strconv.Atoi`: a decimal int64 with an optional sign, nothing else. */
export function parseIterations(text: string): GoNumber {
  const digits = /^[+-]?(\d+)/.exec(text)?.[1] ?? '';
  if (!/^[+-]?\d+$/.test(text)) {
    // Go stops at the first digit that exceeds the range, before it sees other errors.
    const isTooLarge = digits !== '' && BigInt(digits) > UINT64_MAX && !MISPLACED_UNDERSCORE.test(text);
    return isTooLarge ? 'value out of range' : 'invalid syntax';
  }
  const value = BigInt(text.replace('+', ''));
  return value > INT64_MAX || value < -INT64_MAX - 1n ? 'value out of range' : Number(value);
}
