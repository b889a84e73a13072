// Reads the CSV of `cbdr sample`: a row for each run, in random order, with the name of its benchmark. cbdr writes no
// quotes, so a comma in a name is a comma in the row. It writes NaN for a column that another benchmark has.

import { lineFormat } from './line-format.ts';
import type { LineReader } from './lines.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const cbdrCsv = lineFormat({
  id: 'cbdr-csv',
  description: 'cbdr sample: CSV with a row for each run',
  advice: 'cbdr sample --timeout 2s NAME:COMMAND…',
  recognises: (text) => /^benchmark(?:,[^,\n"]+)*,[^,\n"]*(?:time|_millis)(?:,|$)/m.test(text),
  noResults: { source: 'cbdr sample' },
  definitions: quotedNameDefinitions,
  sign: null,
  read(reader) {
    let columns: string[] | null = null;
    reader.onEach((line) => {
      const [, header] = HEADER.exec(line) ?? [];
      // A benchmark may be called `benchmark` too, but no header ends in a number.
      const isRow = Number.isFinite(Number(line.slice(line.lastIndexOf(',') + 1)));
      if (header !== undefined && !isRow) columns = header.slice(1).split(',');
      else if (columns !== null && line.trim() !== '') addRow(reader, columns);
    });
  },
});

const HEADER = /^benchmark((?:,[^,"]+)+)$/;
const TIME = /(?:time|_millis)$/;

function addRow(reader: LineReader, columns: readonly string[]): void {
  const fields = reader.line.split(',');
  const written = fields.slice(-columns.length);
  const name = fields.slice(0, -columns.length).join(',');
  if (fields.length <= columns.length) {
    const counts = { announced: columns.length, found: fields.length - 1 };
    reader.reportError('wrong-count', { name: reader.line, what: 'values', ...counts });
    return;
  }
  const main =
    columns.find((column) => /^wall_/.test(column)) ?? columns.find((column) => TIME.test(column)) ?? columns[0];
  if (written.every((value) => value === 'NaN')) reader.reportError('benchmark-without-result', { name });
  for (const [index, metric] of columns.entries()) {
    const value = written[index]!;
    if (value === 'NaN') continue;
    if (!NUMBER.test(value)) reader.reportError('unusable-value', { name, metric, got: value });
    else reader.add({ name, metric, unit: unitOf(metric), value: Number(value), primary: metric === main });
  }
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** cbdr writes milliseconds, and older versions seconds. All others are unknown. */
function unitOf(column: string): string {
  if (column.endsWith('_millis')) return 'ms';
  return TIME.test(column) ? 's' : column;
}
