// Adds to rows of files that broke a budget which of their parts changed in size. Rows and a Recording in, rows out.

import { makeFileRowTest } from '../model/file-sizes.ts';
import type { Recording } from '../model/recording.ts';
import type { ReportRow } from '../model/report.ts';

export function addChangedParts(
  rows: readonly ReportRow[],
  broken: ReadonlySet<ReportRow>,
  recording: Pick<Recording, 'files'>,
): readonly ReportRow[] {
  const { parts: all = [] } = recording.files ?? {};
  if (all.length === 0) return rows;
  const isFile = makeFileRowTest(recording);
  return rows.map((row) => {
    const grown = broken.has(row) && isFile(row) ? all.find(({ name }) => name === row.name) : undefined;
    if (grown === undefined) return row;
    const { kind, parts, count } = grown;
    return { ...row, functions: { kind, parts, count } };
  });
}
