// Parses one line of Go benchmark text (golang.org/design/14313-benchmark-format) as benchstat does: the kind of the
// line, and what is wrong with it in benchstat's words. The result does not depend on other lines.

import { GO_SPACE } from '../units/tokens.ts';
import { type GoNumber, parseGoFloat, parseIterations } from './go-number.ts';

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
    const value: GoNumber = parseGoFloat(rest[index]!);
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
