// The values of all cells while files are read: one log of lines, sorted into cells at the end. Cells are numbers
// here, and so are the tuples of their table, row and column. Makes no object for a value, nor for a line.

import { makeNumbers } from './numbers.ts';

export interface CellStore {
  /** The cell's number, counted from 0. Notes in which tuple outside of all projections its result differs. */
  cellAt(place: CellPlace, residue: number): number;
  /** A number for lines whose values go to these cells, one after the other; LEFT_OUT for those that go nowhere. */
  layoutOf(cells: readonly number[]): number;
  /** So many lines of that layout, one after the other at the beginning of `values`. */
  addLines(layout: number, lines: number, values: Float64Array): void;
  /** All cells by number, in the order of their first values. */
  finish(): FinishedCell[];
}

export const LEFT_OUT = -1;

export interface CellPlace {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

export interface FinishedCell extends CellPlace {
  /** In the order in which they were added. */
  readonly values: Float64Array;
  /** Those that were noted, each once. */
  readonly residues: readonly number[];
}

interface OpenCell extends CellPlace {
  /** Nearly always a single one. */
  residues: number | Set<number>;
}

/** Values in one piece of the log; more than are added at a time. */
const CHUNK = 65_536;

export function makeCellStore(): CellStore {
  const cells: OpenCell[] = [];
  /** By table, column and row. */
  const known: number[][][] = [];
  const layouts: (readonly number[])[] = [];
  /** Of the lines that were added together: their layout, and how many they are. */
  const runLayouts = makeNumbers();
  const runLengths = makeNumbers();
  const chunks: Float64Array[] = [];
  let chunk = new Float64Array(0);
  let used = 0;

  return {
    cellAt(place, residue) {
      known[place.table] ??= [];
      known[place.table]![place.column] ??= [];
      const rows = known[place.table]![place.column]!;
      const found = rows[place.row];
      if (found === undefined) {
        rows[place.row] = cells.length;
        const { table, row, column } = place;
        return cells.push({ table, row, column, residues: residue }) - 1;
      }
      noteResidue(cells[found]!, residue);
      return found;
    },
    layoutOf: (cells) => layouts.push(cells) - 1,
    addLines(layout, lines, values) {
      const length = lines * layouts[layout]!.length;
      if (used + length > chunk.length) {
        chunk = new Float64Array(CHUNK);
        chunks.push(chunk);
        used = 0;
      }
      chunk.set(values.subarray(0, length), used);
      used += length;
      runLayouts.push(layout);
      runLengths.push(lines);
    },
    finish: () =>
      sortIntoCells(cells, {
        chunks,
        layouts,
        runLayouts: runLayouts.all(),
        runLengths: runLengths.all(),
      }),
  };
}

function noteResidue(cell: OpenCell, residue: number): void {
  if (typeof cell.residues !== 'number') cell.residues.add(residue);
  else if (cell.residues !== residue) cell.residues = new Set([cell.residues, residue]);
}

/** A run begins the next chunk if it does not fit into this one in whole. */
interface Log {
  readonly chunks: readonly Float64Array[];
  readonly layouts: readonly (readonly number[])[];
  readonly runLayouts: Int32Array;
  readonly runLengths: Int32Array;
}

/** Counting sort: where each cell begins follows from the sizes of those before. */
function sortIntoCells(cells: readonly OpenCell[], log: Log): FinishedCell[] {
  const counts = countsOf(cells.length, log);
  const nexts = new Int32Array(cells.length);
  let total = 0;
  for (let cell = 0; cell < cells.length; cell += 1) {
    nexts[cell] = total;
    total += counts[cell]!;
  }
  const sorted = new Float64Array(total);
  distribute(log, sorted, nexts);
  return cells.map(({ table, row, column, residues }, number) => ({
    table,
    row,
    column,
    residues: typeof residues === 'number' ? [residues] : [...residues],
    values: sorted.subarray(nexts[number]! - counts[number]!, nexts[number]),
  }));
}

function countsOf(size: number, { layouts, runLayouts, runLengths }: Log): Int32Array {
  const counts = new Int32Array(size);
  for (let run = 0; run < runLayouts.length; run += 1) {
    const cells = layouts[runLayouts[run]!]!;
    for (let index = 0; index < cells.length; index += 1)
      if (cells[index] !== LEFT_OUT) counts[cells[index]!]! += runLengths[run]!;
  }
  return counts;
}

/** Leaves in `nexts` where each cell ends. */
function distribute(
  { chunks, layouts, runLayouts, runLengths }: Log,
  sorted: Float64Array,
  nexts: Int32Array,
): void {
  let chunk = 0;
  let at = 0;
  for (let run = 0; run < runLayouts.length; run += 1) {
    const cells = layouts[runLayouts[run]!]!;
    const width = cells.length;
    const length = width * runLengths[run]!;
    if (at + length > CHUNK) {
      chunk += 1;
      at = 0;
    }
    const values = chunks[chunk]!;
    for (let index = 0; index < width; index += 1) {
      const cell = cells[index]!;
      if (cell === LEFT_OUT) continue;
      let next = nexts[cell]!;
      for (let from = at + index; from < at + length; from += width) sorted[next++] = values[from]!;
      nexts[cell] = next;
    }
    at += length;
  }
}
