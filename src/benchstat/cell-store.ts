// Collects the values of all cells while files are read, in one log of lines, and sorts them into cells at the end.
// Cells are numbers here, and so are the tuples of their table, row and column. It must not create an object per value
// or per line.

import { makeIntList } from './int-list.ts';

export interface CellStore {
  /**
   * Returns the number of the cell, from 0, and creates the cell if it is new. Adds the residue to the cell: the tuple
   * of the fields that no projection shows.
   */
  cellAt(place: CellPosition, residue: number): number;
  /**
   * Registers lines whose values go to these cells, in order, and returns a number for them. LEFT_OUT marks a value
   * that is dropped.
   */
  addLayout(cells: readonly number[]): number;
  /** Adds `lines` consecutive lines of that layout. Their values are at the beginning of `values`. */
  addLines(layout: number, lines: number, values: Float64Array): void;
  /** Returns all cells by number. The values of a cell are in the order in which they were added. */
  finish(): FinishedCell[];
}

export const LEFT_OUT = -1;

export interface CellPosition {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

export interface FinishedCell extends CellPosition {
  readonly values: Float64Array;
  /** Distinct residues of the results in this cell. */
  readonly residues: readonly number[];
}

interface OpenCell extends CellPosition {
  /** Almost always a single residue. */
  residues: number | Set<number>;
}

/** Number of values per chunk of the log. One call of `addLines` always adds fewer. */
const CHUNK = 65_536;

export function makeCellStore(): CellStore {
  const cells: OpenCell[] = [];
  /** Number of each known cell: `known[table][column][row]`. */
  const known: number[][][] = [];
  const layouts: (readonly number[])[] = [];
  /** Layout and number of lines for each call of `addLines`. */
  const runLayouts = makeIntList();
  const runLengths = makeIntList();
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
    addLayout: (cells) => layouts.push(cells) - 1,
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

/** Values in the order in which they were added. A run that does not fit into a chunk starts the next one. */
interface ValueLog {
  readonly chunks: readonly Float64Array[];
  readonly layouts: readonly (readonly number[])[];
  readonly runLayouts: Int32Array;
  readonly runLengths: Int32Array;
}

/** Counting sort: the sizes of the cells before it give the start of each cell. */
function sortIntoCells(cells: readonly OpenCell[], log: ValueLog): FinishedCell[] {
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

function countsOf(size: number, { layouts, runLayouts, runLengths }: ValueLog): Int32Array {
  const counts = new Int32Array(size);
  for (let run = 0; run < runLayouts.length; run += 1) {
    const cells = layouts[runLayouts[run]!]!;
    for (let index = 0; index < cells.length; index += 1)
      if (cells[index] !== LEFT_OUT) counts[cells[index]!]! += runLengths[run]!;
  }
  return counts;
}

/** Copies the values to their cells. Afterwards `nexts` holds the end of each cell. */
function distribute(
  { chunks, layouts, runLayouts, runLengths }: ValueLog,
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
