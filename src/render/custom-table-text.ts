// The tables that the configuration shapes as text cells for all outputs. CustomTables in; one CustomTableText each
// out, with unchanged names. Must never escape or colour anything.

import type { CustomTable, CustomTableCell, CustomTableRow } from '../model/custom-table.ts';
import { makeRowFormatter } from '../units/scale.ts';
import { formatChange } from './numbers.ts';
import { formatChangeCell, formatRange, formatTestCell } from './result-table.ts';
import { shortenNames } from './row-names.ts';
import { formatList } from './words.ts';

export interface CustomTableText {
  /** `pkg: example.com/codec` for each key that has a value. Untrusted text. */
  readonly caption: readonly string[];
  /** Untrusted text. */
  readonly unit: string;
  readonly headings: readonly CustomTableHeading[];
  readonly lines: readonly CustomTableLine[];
  /** Cells like those of a line; null if no geomean exists. */
  readonly geomean: readonly string[] | null;
}

export interface CustomTableHeading {
  readonly kind: 'values' | 'change';
  /** Untrusted text above values, this program's own text above a change. */
  readonly title: string;
}

export interface CustomTableLine {
  /** Values of the row's keys, different in each line. Untrusted text; empty if the keys have no value. */
  readonly label: string;
  /** `88.30n ± 1%`; from the second column on, each is followed by a cell such as `+10.48% (p=0.000 n=10)`. */
  readonly cells: readonly string[];
}

const HEAD_ONLY =
  'Values of head only, because no key of the tables tells base and head apart: add .file to row, col or table.';

export function formatCustomTables(tables: readonly CustomTable[]): CustomTableText[] {
  return tables.map(formatCustomTable);
}

/** This program's own text. */
export function notesOf(tables: readonly CustomTable[]): string[] {
  const isOfHead = tables.some(({ sides }) => !sides.includes('base'));
  // `.fullname`, and keys of this program such as `pkg`.
  const mixed = [...new Set(tables.flatMap(({ varying }) => varying))];
  const note = `Some cells mix benchmarks that differ in ${formatList(mixed)}: add it to row, col, table or ignore.`;
  return [...(isOfHead ? [HEAD_ONLY] : []), ...(mixed.length > 0 ? [note] : [])];
}

/** `formatter` writes untrusted text. */
export function titleOf<Title>(
  { kind, title }: CustomTableHeading,
  formatter: (untrusted: string) => Title,
): Title | string {
  return kind === 'change' || title === '' ? title : formatter(title);
}

function formatCustomTable(table: CustomTable): CustomTableText {
  const { fields, unit, columns, rows } = table;
  const titles = columns.map((values) => values.filter((value) => value !== '').join(' '));
  const labels = shortenNames([...rows.map(({ label }) => label), ...titles]);
  const labelOf = (text: string) => (text === '' ? '' : (labels.get(text) ?? text));
  // In all other places `base` means the commit, so a first column of another kind is called `first`.
  const versus = { kind: 'change', title: titles[0] === 'base' ? 'vs base' : 'vs first' } as const;
  return {
    caption: fields.filter(({ value }) => value !== '').map(({ name, value }) => `${name}: ${value}`),
    unit,
    headings: titles.flatMap((title, column): CustomTableHeading[] => [
      { kind: 'values', title: labelOf(title) },
      ...(column === 0 ? [] : [versus]),
    ]),
    lines: rows.map((row) => rowLine({ ...row, label: labelOf(row.label) }, unit)),
    geomean: geomeanCells(table),
  };
}

function rowLine({ label, cells }: CustomTableRow, unit: string): CustomTableLine {
  const scaled = makeRowFormatter(
    cells.flatMap((cell) => cell?.median ?? []),
    unit,
  );
  const [base = null] = cells;
  const values = (cell: CustomTableCell | null) =>
    cell === null ? '' : `${scaled(cell.median)} ± ${formatRange(cell)}`;
  return {
    label,
    cells: cells.flatMap((cell, column) =>
      column === 0 ? [values(cell)] : [values(cell), formatComparison(base, cell)],
    ),
  };
}

function formatComparison(base: CustomTableCell | null, head: CustomTableCell | null): string {
  if (!head?.comparison) return '';
  const compared = { base, head, fastestP: null, ...head.comparison };
  return `${formatChangeCell(compared)} ${formatTestCell(compared)}`.trim();
}

function geomeanCells({ rows, geomeans, unit }: CustomTable): string[] | null {
  if (rows.length < 2 || geomeans.every(({ value }) => value === null)) return null;
  return geomeans.flatMap(({ value, delta }, column) => {
    const average = value === null ? '' : makeRowFormatter([value], unit)(value);
    return column === 0 ? [average] : [average, delta === null ? '' : formatChange(delta)];
  });
}
