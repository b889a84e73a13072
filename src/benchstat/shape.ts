// The short way through a benchmark line that differs from the one before in its numbers alone, as nearly all do.
// What the line looks like is one regular expression, made once for each sequence of units: a file of some thousand
// lines is through before the compiler has made any loop fast, but regular expressions are fast at once.

import type { LineSink, Measures } from './line-sink.ts';
import { kindOf } from './unit-book.ts';

/** What is remembered of the last result line. */
export interface Shape {
  /** The line up to the white space behind its name; empty: there is none to compare with. */
  head: string;
  /** The name's number. */
  name: number;
  /** As the line has them. */
  units: readonly ShapeUnit[];
  /** What stands behind the head; null: nobody can say. */
  rest: RegExp | null;
}

export interface ShapeUnit {
  readonly text: string;
  readonly number: number;
  readonly factor: number;
}

export interface Shapes {
  readonly last: Shape;
  /** The line that begins with `head` was a result with these units. */
  remember(head: string, name: number, units: readonly ShapeUnit[]): void;
}

/** More sequences of units than tools print; each costs as much as a hundred lines. */
const MOST_SHAPES = 16;

export function makeShapes(): Shapes {
  const known = new Map<string, RegExp>();
  const last: Shape = { head: '', name: 0, units: [], rest: null };
  return {
    last,
    remember(head, name, units) {
      const isSame =
        units.length === last.units.length && units.every(({ text }, at) => text === last.units[at]!.text);
      last.head = head;
      last.name = name;
      if (isSame) return;
      const key = units.map(({ text }) => text).join('\t');
      const rest = known.get(key) ?? (known.size < MOST_SHAPES ? restOf(units) : null);
      if (rest !== null) known.set(key, rest);
      last.units = units;
      last.rest = rest;
    },
  };
}

/** Iterations, then values and units; so many digits that neither Go's int64 nor a double overflows. */
function restOf(units: readonly ShapeUnit[]): RegExp {
  const measures = units.map(({ text }) => `[ \\t]+(\\d{1,99}(?:\\.\\d{1,99})?)[ \\t]+${literal(text)}`);
  return new RegExp(`[ \\t]*\\d{1,18}${measures.join('')}\\n`, 'y');
}

function literal(text: string): string {
  return text.replaceAll(/\W/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

interface Reading {
  readonly bytes: Buffer;
  /** The same, one character a byte. */
  readonly text: string;
  readonly shapes: Shapes;
  readonly measures: Measures;
  readonly sink: LineSink;
}

/** Where the next line begins if this one has the last shape, and then the sink was told; -1 if it has not. */
export function readSameShape({ bytes, text, shapes, measures, sink }: Reading, start: number): number {
  const { last } = shapes;
  const { units, rest } = last;
  if (rest === null) return -1;
  const isSameName = text.startsWith(last.head, start);
  const nameEnd = isSameName ? start + last.head.length - 1 : endOfName(text, start);
  if (nameEnd < 0) return -1;
  rest.lastIndex = nameEnd + 1;
  const found = rest.exec(text);
  if (found === null || rest.lastIndex - start > LONGEST) return -1;
  let hasSameKinds = measures.count === units.length;
  for (let index = 0; index < units.length; index += 1) {
    const { number, factor } = units[index]!;
    const value = Number(found[index + 1]);
    const based = value * factor;
    measures.values[index] = based;
    const kind = kindOf(number, based !== value);
    if (measures.kinds[index] !== kind) {
      measures.kinds[index] = kind;
      hasSameKinds = false;
    }
  }
  measures.count = units.length;
  measures.hasSameKinds = hasSameKinds;
  if (!isSameName) {
    last.head = text.slice(start, nameEnd + 1);
    last.name = sink.names.numberOf(bytes, start + PREFIX_LENGTH, nameEnd);
  }
  sink.result(last.name, measures);
  return rest.lastIndex;
}

const PREFIX_LENGTH = 'Benchmark'.length;
/** A name of ASCII; all others take the long way. */
const HEAD = /Benchmark[!-~]*[ \t]/y;

function endOfName(text: string, start: number): number {
  HEAD.lastIndex = start;
  return HEAD.test(text) ? HEAD.lastIndex - 1 : -1;
}

/** Longer lines may be too long for benchstat, which the long way finds out. */
const LONGEST = 10_000;
