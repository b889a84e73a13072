// Splits Go benchmark text into lines, with the only fast path for them, which `bench:compare` and `bench:reading` need.
// Lines in; lines of text, or results, to a sink. Result lines with the units of the result before them, as almost all of
// several hundred thousand may be, are found in blocks by a regular expression and turned into JSON, whose parser reads
// the numbers: a loop over the characters takes longer, because it is not compiled that early. The fast path supports
// only a part of the format, and must never read a line differently from `go-line.ts`.

import { escapeUnits } from '../text/quote-text.ts';

export interface GoTextSink {
  /** Takes any other line. Returns its units, as they are in the text, if it is a result, and otherwise null. */
  takeLine(line: string, number: number, next: () => string): readonly string[] | null;
  /** `results` holds the name of each line with its prefix, followed by one value for each unit. */
  takeResults(results: readonly (string | number)[], units: readonly string[]): void;
}

/** Maximum number of units in a shape. A replacement can use 99 groups. */
const MAX_UNITS = 32;
/** Maximum length of all units of a shape together. Thousands of characters overflow the compiler's stack. */
const MAX_UNITS_LENGTH = 1000;
/** Maximum number of shapes. Tools print fewer, and creating one costs as much as reading some hundred lines. */
const MAX_SHAPES = 16;
/** Maximum number of lines in a block. The matcher keeps backtracking state for each of them. */
const MAX_LINES = 64;
/** Length of a block from which it is read line by line, because benchstat refuses lines of this length. */
const TOO_LONG = 65_536;

/** Name in ASCII without the characters that JSON escapes. */
const NAME = 'Benchmark[!#-[\\]-~]*';
/** Number in JSON syntax, with too few digits to overflow a double. */
const NUMBER = '(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?(?:[eE][-+]?\\d{1,2})?';
const GAP = '[ \\t]+';
/** Iteration count with too few digits to overflow Go's int64. */
const ITERATIONS = '\\d{1,18}';

interface LineShape {
  readonly units: readonly string[];
  readonly block: RegExp;
  readonly line: RegExp;
  /** Replacement for a line: name and values, each followed by a comma. */
  readonly json: string;
}

export function parseGoText(text: string, sink: GoTextSink): void {
  const shapes = new Map<string, LineShape>();
  let shape: LineShape | null = null;
  let lines = 0;
  for (let at = 0; at < text.length; ) {
    const block = shape === null ? '' : findBlock(text, at, shape);
    if (shape !== null && block !== '') {
      // Every line ends with a comma, so another value has to follow.
      const results: (string | number)[] = JSON.parse(`[${block.replace(shape.line, shape.json)}0]`);
      results.pop();
      sink.takeResults(results, shape.units);
      lines += results.length / (shape.units.length + 1);
      at += block.length;
      continue;
    }
    const end = endOfLine(text, at);
    lines += 1;
    const units = sink.takeLine(text.slice(at, end), lines, () => text.slice(end + 1, endOfLine(text, end + 1)));
    if (units !== null) shape = findShape(shapes, units);
    at = end + 1;
  }
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

/** The lines of the shape that start at `at`. Empty if there are none, or if they must be read one by one. */
function findBlock(text: string, at: number, { block }: LineShape): string {
  block.lastIndex = at;
  if (!block.test(text) || block.lastIndex - at >= TOO_LONG) return '';
  return text.slice(at, block.lastIndex);
}

/** Null if there are too many units, or too many shapes. */
function findShape(shapes: Map<string, LineShape>, units: readonly string[]): LineShape | null {
  const key = units.join('\t');
  const present = shapes.get(key);
  if (present !== undefined) return present;
  if (units.length > MAX_UNITS || key.length > MAX_UNITS_LENGTH || shapes.size >= MAX_SHAPES) return null;
  const shape = makeShape(units);
  shapes.set(key, shape);
  return shape;
}

function makeShape(units: readonly string[]): LineShape {
  const measures = units.map((unit) => `${GAP}(${NUMBER})${GAP}${literal(unit)}`);
  const line = `(${NAME})${GAP}${ITERATIONS}${measures.join('')}\\n`;
  // The block needs no capturing groups.
  const plain = line.replaceAll(/\((?!\?)/g, '(?:');
  return {
    units,
    block: new RegExp(`(?:${plain}){1,${MAX_LINES}}`, 'y'),
    line: new RegExp(line, 'g'),
    json: `"$1",${units.map((_, index) => `$${index + 2},`).join('')}`,
  };
}

/** The expression has no parentheses, also if the text has some. */
function literal(text: string): string {
  return escapeUnits(text, /\W/g);
}
