// Reads the output of `perf stat` with -j or -x, : the counts of one command, which the output does not name. With -r
// it has only means. Neither form is one JSON document, because comment lines come first.

import * as z from 'zod';
import { makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { type Findings, makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseJsonDocuments, readEach } from './json-format.ts';
import { type LineRules, readLines } from './lines.ts';

export const perfStat: Format = {
  id: 'perf-stat',
  description: 'perf stat: its output with -j or -x,',
  advice: 'perf stat -j -e task-clock,duration_time -o perf.json COMMAND',
  recognises: (text) => JSON_ROW.test(text) || CSV_ROW.test(text),
  parse,
};

const JSON_ROW = /^\{\s*"counter-value"\s*:\s*"/m;
const COUNT = String.raw`\d+(?:\.\d+)?|<not supported>|<not counted>`;
// An event of the processor may contain commas between slashes. With -r the deviation precedes the run time.
const EVENT = String.raw`[^,/\n]*(?:/[^/\n]*/[^,/\n]*)*`;
const CSV_ROW = new RegExp(String.raw`^(${COUNT}),([A-Za-z]*),(${EVENT}),(?:(\d+\.\d+%),)?\d+,(\d+\.\d+)(?:,|$)`, 'm');

/** Elapsed time of the command, and its processor time. */
const PRIMARY = new Set(['duration_time', 'task-clock']);
const NAME = 'perf stat';

interface PerfStatRow {
  readonly location: Location;
  readonly event: string;
  readonly unit: string;
  /** Number, or a text such as `<not supported>`. */
  readonly count: string;
  /** Percentage of the time in which the event was counted. The rest is extrapolated. */
  readonly percent: number;
  /** Whether the count is the mean of several runs. */
  readonly isMean: boolean;
}

function parse(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  if (JSON_ROW.test(source.text)) addJsonRows(source, findings);
  else readLines(source, findings, CSV_LINES);
  return toParseResult(findings, source.path, { option: '-e duration_time' });
}

const rowSchema = z.object({
  /** Absent if a row has only a derived metric. */
  'counter-value': z.string().optional(),
  unit: z.string().default(''),
  event: z.string().optional(),
  variance: z.unknown().optional(),
  'pcnt-running': z.number().default(100),
  interval: z.unknown().optional(),
});

function addJsonRows({ path, text }: ToolOutput, findings: Findings): void {
  // The replacement has the same length, so that positions in messages stay correct. Derived metrics may be `nan`.
  const blank = (comment: string) => ' '.repeat(comment.length);
  const plain = text.replaceAll(/^#.*$/gm, blank).replaceAll(/: -?(?:nan|inf)(?=\s*[,}])/g, ': 0  ');
  for (const [item, row] of readEach(parseJsonDocuments({ path, text: plain }, findings.problems), rowSchema)) {
    const { 'counter-value': count, event, unit, variance, 'pcnt-running': percent, interval } = row;
    if (interval !== undefined) item.reportError('unsupported-output', { kind: 'perf-stat-interval' });
    else if (count !== undefined && event !== undefined) {
      const { location } = item;
      addRow({ location, event, unit, count, percent, isMean: variance !== undefined }, findings);
    }
  }
}

const CSV_LINES: LineRules = {
  // A row with a count. Rows with only a derived metric begin with a comma.
  sign: /^(?:(?:\d[\d.]*|<[^>,]*>|-?nan|-?inf(?:inity)?)(?:,[^,]*){4}|,[^,]*,[^,\s]+,[^,]*,)/gi,
  read(reader) {
    reader.on(CSV_ROW, (count, unit, event, deviation, percent) => {
      const { location } = reader;
      addRow({ location, event, unit, count, percent: Number(percent), isMean: deviation !== undefined }, reader);
    });
  },
};

function addRow({ location, event, unit, count, percent, isMean }: PerfStatRow, { problems, series }: Findings): void {
  const value = /^\d/.test(count) ? Number(count) : Number.NaN;
  if (!Number.isFinite(value)) {
    problems.push(makeWarning('unusable-value', location, { name: event, metric: 'count', got: count }));
    return;
  }
  if (percent < 100) problems.push(makeWarning('partly-counted', location, { name: event, percent }));
  const counted = { metric: event, unit: unit === '' ? 'count' : unit, values: [value] };
  series.add({ name: NAME, ...counted, primary: PRIMARY.has(event), aggregate: isMean });
}
