// The short way through benchmark lines that have the units of the line before them, as nearly all do. Regular
// expressions, made once for each sequence of units, find a block of such lines and turn it into JSON, whose parser
// reads the numbers: a file of some thousand lines is through before any loop of ours would be compiled.

import type { LineRun, LineSink } from './line-sink.ts';
import { kindOf } from './unit-book.ts';

export interface ShapeUnit {
  /** As the line has it. */
  readonly text: string;
  readonly number: number;
  readonly factor: number;
}

/** Lines with the same units. */
interface Shape {
  readonly units: readonly ShapeUnit[];
  /** Several of these lines, one after the other. */
  readonly block: RegExp;
  /** Each of them. */
  readonly line: RegExp;
  /** What to replace it with: name and values, each with a comma behind it. */
  readonly json: string;
}

export interface Shapes {
  /** Of the last result line; null: nobody can say. */
  last: Shape | null;
  /** There was a result line with these units. */
  remember(units: readonly ShapeUnit[]): void;
}

/** More sequences of units than tools print; each costs as much as some hundred lines. */
const MOST_SHAPES = 16;
/** A replacement counts to 99 groups, and expressions of thousands of them exhaust the stack of their compiler. */
const MOST_UNITS = 32;
/** Of all units of a line together. */
const LONGEST_UNITS = 1000;
/** In one block: the matcher remembers every line that it could still give up. */
const MOST_LINES = 64;

export function makeShapes(): Shapes {
  const known = new Map<string, Shape>();
  return {
    last: null,
    remember(units) {
      const key = units.map(({ text }) => text).join('\t');
      let shape = known.get(key) ?? null;
      const isPlain = units.length <= MOST_UNITS && key.length <= LONGEST_UNITS;
      if (shape === null && isPlain && known.size < MOST_SHAPES) {
        shape = shapeOf(units);
        known.set(key, shape);
      }
      this.last = shape;
    },
  };
}

/** ASCII, and without what JSON escapes in a string; all other names take the long way. */
const NAME = '[!#-[\\]-~]*';
/** In the form of JSON, and with so few digits that no double overflows. */
const NUMBER = '(?:0|[1-9]\\d{0,98})(?:\\.\\d{1,99})?';
const GAP = '[ \\t]+';
/** So few digits that Go's int64 does not overflow. */
const ITERATIONS = '\\d{1,18}';

function shapeOf(units: readonly ShapeUnit[]): Shape {
  const measures = units.map(({ text }) => `${GAP}(${NUMBER})${GAP}${literal(text)}`);
  const line = `Benchmark(${NAME})${GAP}${ITERATIONS}${measures.join('')}\\n`;
  // Without groups for what nobody asks of a block.
  const plain = line.replaceAll(/\((?!\?)/g, '(?:');
  return {
    units,
    block: new RegExp(`(?:${plain}){1,${MOST_LINES}}`, 'y'),
    line: new RegExp(line, 'g'),
    json: `"$1",${units.map((_, index) => `$${index + 2},`).join('')}`,
  };
}

function literal(text: string): string {
  return text.replaceAll(/\W/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

interface Reading {
  /** One character a byte. */
  readonly text: string;
  readonly shapes: Shapes;
  readonly run: LineRun;
  readonly sink: LineSink;
  start: number;
  /** Of the last line that was read. */
  number: number;
}

/**
 * Goes on to behind the next lines if they have the last shape, and tells the sink; false if the first of them
 * has not. A block that is shorter than `longest` has no line that is longer.
 */
export function readSameShape(reading: Reading, longest: number): boolean {
  const { text, shapes, start } = reading;
  const shape = shapes.last;
  if (shape === null) return false;
  const { block, line, json } = shape;
  block.lastIndex = start;
  if (!block.test(text) || block.lastIndex - start >= longest) return false;
  reading.start = block.lastIndex;
  const lines = text.slice(start, reading.start).replace(line, json);
  // The last comma wants something behind it.
  const told: (string | number)[] = JSON.parse(`[${lines}0]`);
  reading.number += (told.length - 1) / (shape.units.length + 1);
  tell(reading, shape, told);
  return true;
}

/** Name, values, name, values… become runs of lines that have the name and the kinds in common. */
function tell({ run, sink }: Reading, { units }: Shape, told: readonly (string | number)[]): void {
  const { values, kinds } = run;
  const width = units.length;
  const own = new Int32Array(width);
  let name: string | number | undefined;
  let lines = 0;
  const tellRun = () => {
    if (lines === 0) return;
    run.lines = lines;
    run.width = width;
    sink.results(sink.names.numberOf(name as string), run);
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
