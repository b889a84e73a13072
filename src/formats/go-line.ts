// Parses one line of Go benchmark text (golang.org/design/14313-benchmark-format) as benchstat does: the kind of the
// line, and what is wrong with it in benchstat's words. The result does not depend on other lines.

import { GO_SPACE } from '../units/tokens.ts';

export interface ResultLine {
  readonly kind: 'result';
  /** Name with its prefix: `BenchmarkHex-8`. */
  readonly name: string;
  readonly iterations: number;
  /** Values and units in the order of the line, at least one. Values may be infinite or NaN. */
  readonly measures: readonly { readonly value: number; readonly unit: string }[];
}

/** Example: `Unit score better=higher`. */
export interface UnitLine {
  readonly kind: 'unit';
  readonly unit: string;
  /** A null is a word that is not `key=value`. */
  readonly settings: readonly (UnitAssignment | null)[];
}

export interface UnitAssignment {
  readonly key: string;
  readonly value: string;
}

export type GoLine =
  | ResultLine
  | UnitLine
  /** Example: `pkg: example.com/a`. An empty value removes the key. */
  | { readonly kind: 'configuration'; readonly key: string; readonly value: string }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'other' };

const PREFIX = 'Benchmark';
const OTHER: GoLine = { kind: 'other' };
const SPACES = new RegExp(`[${GO_SPACE}]+`);
const NAME = new RegExp(`^[^${GO_SPACE}]*`);
const CONFIGURATION = new RegExp(`^(\\p{Ll}[^:\\p{Lu}${GO_SPACE}]*):(?:[ \\t]+(.*))?$`, 'su');

export function parseGoLine(line: string): GoLine {
  if (line.startsWith(PREFIX)) return parseResult(line);
  if (line.startsWith('U')) {
    const [word, unit, ...settings] = fieldsOf(line);
    if (word === 'Unit')
      return unit === undefined
        ? makeBrokenLine('missing unit')
        : { kind: 'unit', unit, settings: settings.map(parseUnitSetting) };
  }
  const match = CONFIGURATION.exec(line);
  return match === null ? OTHER : { kind: 'configuration', key: match[1]!, value: match[2] ?? '' };
}

function parseUnitSetting(word: string): UnitAssignment | null {
  const equals = word.indexOf('=');
  return equals > 0 ? { key: word.slice(0, equals), value: word.slice(equals + 1) } : null;
}

/** Line about the end of a package. The package may have any name, also one that contains `Benchmark`. */
const PACKAGE_ENDED = /^(?:ok|\?) *\t/;

/** Finds a result, or a name that waits for one, after other text in a line that is not a result. Null: none. */
export function findTornResult(line: string): { readonly name: string; readonly before: string } | null {
  const at = PACKAGE_ENDED.test(line) ? -1 : line.lastIndexOf(PREFIX);
  if (at <= 0) return null;
  const result = line.slice(at);
  const read = parseGoLine(result);
  // A waiting name ends with a tab. Output of the benchmark itself follows.
  const name = read.kind === 'result' ? read.name : /^(Benchmark\S*) *\t/.exec(result)?.[1];
  return name === undefined ? null : { name, before: line.slice(0, at).trim() };
}

function parseResult(line: string): GoLine {
  const name = NAME.exec(line)![0];
  // `go test -v` prints the bare name when a benchmark starts.
  if (name === line) return OTHER;
  const [count, ...rest] = fieldsOf(line.slice(name.length));
  if (count === undefined) return makeBrokenLine('missing iteration count');
  const iterations = parseIterations(count);
  if (typeof iterations === 'string') return makeBrokenLine(`parsing iteration count: ${iterations}`);
  if (rest.length === 0) return makeBrokenLine('missing measurements');
  const measures: { value: number; unit: string }[] = [];
  for (let index = 0; index < rest.length; index += 2) {
    const value = parseGoFloat(rest[index]!);
    if (typeof value === 'string') return makeBrokenLine(`parsing measurement: ${value}`);
    const unit = rest[index + 1];
    if (unit === undefined) return makeBrokenLine('missing units');
    measures.push({ value, unit });
  }
  return { kind: 'result', name, iterations, measures };
}

function fieldsOf(text: string): string[] {
  return text.split(SPACES).filter((field) => field !== '');
}

function makeBrokenLine(message: string): GoLine {
  return { kind: 'broken', message };
}

const DIGITS = '\\d+(?:_\\d+)*';
const HEX_DIGITS = '[\\da-f]+(?:_[\\da-f]+)*';
const DECIMAL = new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`, 'i');
const HEX = new RegExp(
  `^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}))p([+-]?${DIGITS})$`,
  'i',
);
const INFINITE = /^([+-]?)inf(?:inity)?$/i;

/** A number, or the error message of Go's strconv. */
type GoNumber = number | 'invalid syntax' | 'value out of range';

/** Implements `strconv.ParseFloat`: underscores between digits, hexadecimal floats, `inf` and `nan` in any case. */
export function parseGoFloat(text: string): GoNumber {
  if (/^nan$/i.test(text)) return Number.NaN;
  const infinite = INFINITE.exec(text);
  if (infinite !== null) return infinite[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const value = DECIMAL.test(text) ? Number(text.replaceAll('_', '')) : parseHexFloat(text);
  if (value === null) return 'invalid syntax';
  return Number.isFinite(value) ? value : 'value out of range';
}

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
