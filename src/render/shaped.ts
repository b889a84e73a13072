// The tables that the configuration shapes, as cells of text, once for every output. In: ShapedTables. Out: one
// ShapedText each, its names as they are. Must never escape or colour anything.

import type { ShapedCell, ShapedRow, ShapedTable } from '../model/shaped-table.ts';
import { scaler } from '../units/scale.ts';
import { change } from './numbers.ts';
import { changeCell, range, testCell } from './table.ts';
import { listed } from './words.ts';

export interface ShapedText {
  /** `pkg: example.com/codec` for each key that has a value. Untrusted text. */
  readonly caption: readonly string[];
  /** Untrusted text. */
  readonly unit: string;
  /** One for each cell of a line. */
  readonly headings: readonly ShapedHeading[];
  readonly lines: readonly ShapedLine[];
  /** Cells as of a line; null where there is nothing to average. */
  readonly geomean: readonly string[] | null;
}

export interface ShapedHeading {
  readonly kind: 'values' | 'change';
  /** Untrusted text above values, our own above a change. */
  readonly title: string;
}

export interface ShapedLine {
  /** Untrusted text; empty where the row's keys have no value. */
  readonly label: string;
  /** `88.30n ± 1%`, and from the second column on `+10.48% (p=0.000 n=10)` behind it. */
  readonly cells: readonly string[];
}

const HEAD_ONLY =
  'Values of head only, because no key of the tables tells base and head apart: add .file to row, col or table.';

export function shapedTexts(tables: readonly ShapedTable[]): ShapedText[] {
  return tables.map(shapedText);
}

/** What a reader has to know to read them right. Our own text. */
export function notesOf(tables: readonly ShapedTable[]): string[] {
  const isOfHead = tables.some(({ sides }) => !sides.includes('base'));
  const mixed = [...new Set(tables.flatMap(({ varying }) => varying))];
  return [...(isOfHead ? [HEAD_ONLY] : []), ...(mixed.length > 0 ? [mixedNote(mixed)] : [])];
}

/** The keys are `.fullname` and what we configure ourselves, `pkg`: nobody else's text. */
function mixedNote(keys: readonly string[]): string {
  return `Some cells mix benchmarks that differ in ${listed(keys)}: add it to row, col, table or ignore.`;
}

/** A heading in an output that writes untrusted text with `voice`. */
export function titleOf({ kind, title }: ShapedHeading, voice: (untrusted: string) => string): string {
  return kind === 'change' || title === '' ? title : voice(title);
}

function shapedText(table: ShapedTable): ShapedText {
  const { fields, unit, columns, rows } = table;
  const titles = columns.map((values) => values.filter((value) => value !== '').join(' '));
  // `base` is a commit everywhere else: no case of a benchmark is called so.
  const versus = { kind: 'change', title: titles[0] === 'base' ? 'vs base' : 'vs first' } as const;
  return {
    caption: fields.filter(({ value }) => value !== '').map(({ name, value }) => `${name}: ${value}`),
    unit,
    headings: titles.flatMap((title, column): ShapedHeading[] => [
      { kind: 'values', title },
      ...(column === 0 ? [] : [versus]),
    ]),
    lines: rows.map((row) => rowLine(row, unit)),
    geomean: geomeanCells(table),
  };
}

function rowLine({ label, cells }: ShapedRow, unit: string): ShapedLine {
  const scaled = scaler(
    cells.flatMap((cell) => cell?.median ?? []),
    unit,
  );
  const [base = null] = cells;
  const values = (cell: ShapedCell | null) =>
    cell === null ? '' : `${scaled(cell.median)} ± ${range(cell)}`;
  return {
    label,
    cells: cells.flatMap((cell, column) =>
      column === 0 ? [values(cell)] : [values(cell), comparedCell(base, cell)],
    ),
  };
}

function comparedCell(base: ShapedCell | null, head: ShapedCell | null): string {
  if (!head?.comparison) return '';
  const compared = { base, head, ...head.comparison };
  return `${changeCell(compared)} ${testCell(compared)}`.trim();
}

function geomeanCells({ rows, geomeans, unit }: ShapedTable): string[] | null {
  if (rows.length < 2 || geomeans.every(({ value }) => value === null)) return null;
  return geomeans.flatMap(({ value, delta }, column) => {
    const average = value === null ? '' : scaler([value], unit)(value);
    return column === 0 ? [average] : [average, delta === null ? '' : change(delta)];
  });
}
