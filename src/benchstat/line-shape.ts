// The fast path for benchmark lines with the same units as the line before, which almost all have. Regular expressions,
// created once per sequence of units, find a block of such lines and turn it into JSON, whose parser reads the numbers.
// A loop of our own would be slower for files of a few thousand lines, because it is not compiled that early.

import type { LineRun, LineSink } from './line-sink.ts';
import { kindOf } from './unit-registry.ts';

export interface ShapeUnit {
  /** Unit as written on the line. */
  readonly text: string;
  readonly number: number;
  readonly factor: number;
}

/** Regular expressions for lines with the same units. */
interface LineShape {
  readonly units: readonly ShapeUnit[];
  /** Matches one or more of these lines in a row. */
  readonly block: RegExp;
  /** Matches each of these lines. */
  readonly line: RegExp;
  /** Replacement for a line: name and values, each followed by a comma. */
  readonly json: string;
}

export interface LineShapes {
  /** Shape of the last result line. Null if there is none, or if the line has no shape. */
  last: LineShape | null;
  /** Sets `last` to the shape of a result line with these units. */
  remember(units: readonly ShapeUnit[]): void;
}

/** Maximum number of shapes. Tools print fewer, and creating one costs as much as reading some hundred lines. */
const MAX_SHAPES = 16;
/**
 * Maximum number of units in a shape. A replacement can use 99 groups, and thousands of groups overflow the regular
 * expression compiler's stack.
 */
const MAX_UNITS = 32;
/** Maximum length of all units of a line together, in characters. */
const MAX_UNITS_LENGTH = 1000;
/** Maximum number of lines in a block. The matcher keeps backtracking state for each of them. */
const MAX_LINES = 64;

export function makeLineShapes(): LineShapes {
  const known = new Map<string, LineShape>();
  return {
    last: null,
    remember(units) {
      const key = units.map(({ text }) => text).join('\t');
      let shape = known.get(key) ?? null;
      const isPlain = units.length <= MAX_UNITS && key.length <= MAX_UNITS_LENGTH;
      if (shape === null && isPlain && known.size < MAX_SHAPES) {
        shape = makeLineShape(units);
        known.set(key, shape);
      }
      this.last = shape;
    },
  };
}

/** Name in ASCII without characters that JSON escapes in a string. Other names take the slow path. */
const NAME = '[!#-[\\]-~]*';
/** Number in JSON syntax, with too few digits to overflow a double. */
const NUMBER = '(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?';
const GAP = '[ \\t]+';
/** Iteration count with too few digits to overflow Go's int64. */
const ITERATIONS = '\\d{1,18}';

function makeLineShape(units: readonly ShapeUnit[]): LineShape {
  const measures = units.map(({ text }) => `${GAP}(${NUMBER})${GAP}${literal(text)}`);
  const line = `Benchmark(${NAME})${GAP}${ITERATIONS}${measures.join('')}\\n`;
  // The block needs no capturing groups.
  const plain = line.replaceAll(/\((?!\?)/g, '(?:');
  return {
    units,
    block: new RegExp(`(?:${plain}){1,${MAX_LINES}}`, 'y'),
    line: new RegExp(line, 'g'),
    json: `"$1",${units.map((_, index) => `$${index + 2},`).join('')}`,
  };
}

function literal(text: string): string {
  return text.replaceAll(/\W/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

interface ShapeParserState {
  /** Content of the file, one character per byte. */
  readonly text: string;
  readonly shapes: LineShapes;
  readonly run: LineRun;
  readonly sink: LineSink;
  start: number;
  /** Number of the last line that was read. */
  number: number;
}

/**
 * Reads the next lines if they have the last shape, and passes them to the sink. Returns false if the first of them has
 * not. Also returns false if the block is not shorter than `longest`, because one of its lines may be too long.
 */
export function parseSameShape(reading: ShapeParserState, longest: number): boolean {
  const { text, shapes, start } = reading;
  const shape = shapes.last;
  if (shape === null) return false;
  const { block, line, json } = shape;
  block.lastIndex = start;
  if (!block.test(text) || block.lastIndex - start >= longest) return false;
  reading.start = block.lastIndex;
  const lines = text.slice(start, reading.start).replace(line, json);
  // The list ends with a comma, so add a 0 after it.
  const told: (string | number)[] = JSON.parse(`[${lines}0]`);
  reading.number += (told.length - 1) / (shape.units.length + 1);
  passRuns(reading, shape, told);
  return true;
}

/** Splits `name, value, …, name, value, …` into runs of lines with the same name and kinds, for the sink. */
function passRuns(
  { run, sink }: ShapeParserState,
  { units }: LineShape,
  told: readonly (string | number)[],
): void {
  const { values, kinds } = run;
  const width = units.length;
  const own = new Int32Array(width);
  let name: string | number | undefined;
  let lines = 0;
  const tellRun = () => {
    if (lines === 0) return;
    run.lines = lines;
    run.width = width;
    sink.addResults(sink.names.numberOf(name as string), run);
  };
  for (let at = 0; at < told.length - 1; at += width + 1) {
    const used = lines * width;
    let isSame = told[at] === name;
    for (let index = 0; index < width; index += 1) {
      const { number, factor } = units[index]!;
      const value = told[at + 1 + index] as number;
      const based = value * factor;
      values[used + index] = based;
      own[index] = kindOf(number, based !== value);
      if (own[index] !== kinds[index]) isSame = false;
    }
    if (!isSame) {
      tellRun();
      values.copyWithin(0, used, used + width);
      kinds.set(own);
      name = told[at];
      lines = 0;
    }
    lines += 1;
  }
  tellRun();
}
