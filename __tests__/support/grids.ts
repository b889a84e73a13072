// Grids for the tests of `compare`'s tables: one column field, rows by name. Texts as people write them in, byte
// strings out.

import type { Grid } from '../../src/benchstat/grid.ts';
import { summarise, type TableSummary } from '../../src/benchstat/summarise.ts';

export interface GridSketch {
  readonly unit: string;
  readonly assumes?: Grid['assumes'];
  readonly fields?: Grid['fields'];
  /** The values of the column fields; a text stands for one field. */
  readonly columns: readonly (string | readonly string[])[];
  /** For each row its cells. */
  readonly rows: Readonly<Record<string, readonly (readonly number[] | null)[]>>;
  /** Of all cells. */
  readonly varying?: readonly string[];
}

export function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

export function gridOf({ unit, assumes, fields, columns, rows, varying }: GridSketch): Grid {
  return {
    fields: fields ?? [],
    unit: bytes(unit),
    assumes: assumes ?? 'nothing',
    better: null,
    columns: columns.map((column) => [column].flat().map(bytes)),
    rows: Object.keys(rows),
    cells: Object.values(rows).map((cells) => cells.map((values) => values && { values, varying: varying ?? [] })),
  };
}

export function tableOf(sketch: GridSketch, levels = { alpha: 0.05, confidence: 0.95 }): TableSummary {
  return summarise(gridOf(sketch), levels);
}

/** Two files of six runs each: a change that counts, and one that does not. */
export const TWO_FILES: GridSketch = {
  unit: 'score',
  columns: ['base', 'head'],
  rows: {
    'Encode-8': [
      [1726, 1718, 1730, 1741, 1722, 1725],
      [1490, 1502, 1495, 1489, 1511, 1493],
    ],
    'Decode-8': [
      [35, 36, 34, 35, 37, 36],
      [35, 36, 35, 34, 36, 38],
    ],
  },
};

/** Each file lacks a benchmark of the one before it; the last one has nothing to be compared with. */
export const DIFFERENT_SETS: GridSketch = {
  unit: 'widgets',
  columns: ['a', 'b', 'c'],
  rows: {
    A: [[1, 2, 3], null, null],
    B: [[5], [5e-7, 6e-7], null],
    C: [null, [0], [0, 0, 0, 0]],
  },
};

/** `Unit x assume=exact`, which does not hold. */
export const EXACT: GridSketch = {
  unit: 'x',
  assumes: 'exact',
  columns: ['x', 'y'],
  rows: { A: [[3, 4, 4, 5], [4]], B: [[0], [7]] },
};
