// Adds to rows of files that broke a budget which of their parts changed in size. Rows in, rows out.

import type { GrownFile } from '../model/file-sizes.ts';
import type { ReportRow } from '../model/report.ts';

export function addChangedParts(
  rows: readonly ReportRow[],
  broken: ReadonlySet<ReportRow>,
  { grown: all, isFile }: { readonly grown: readonly GrownFile[]; readonly isFile: (row: ReportRow) => boolean },
): readonly ReportRow[] {
  if (all.length === 0) return rows;
  return rows.map((row) => {
    const grown = broken.has(row) && isFile(row) ? all.find(({ name }) => name === row.name) : undefined;
    if (grown === undefined) return row;
    const { kind, parts, count } = grown;
    return { ...row, functions: { kind, parts, count } };
  });
}
