// Reads the output of `perf stat` with -j or -x, : the counts of one command, which the output does not name. With -r
// it has only means. Neither form is one JSON document, because comment lines come first.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseJsonDocuments, parseValue } from './json-validation.ts';
import { splitLines, truncate } from './plain-text.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const perfStat: Format = {
  id: 'perf-stat',
  description: 'perf stat: what it writes with -j or -x,',
  advice: 'perf stat -j -e task-clock,duration_time -o perf.json COMMAND',
  recognises: (text) => JSON_ROW.test(text) || CSV_ROW.test(text),
  parse,
};

const JSON_ROW = /^\{\s*"counter-value"\s*:\s*"/m;
const COUNT = String.raw`\d+(?:\.\d+)?|<not supported>|<not counted>`;
// An event of the processor may contain commas between slashes. With -r the deviation precedes the run time.
const EVENT = String.raw`[^,/\n]*(?:/[^/\n]*/[^,/\n]*)*`;
const CSV_ROW = new RegExp(
  String.raw`^(${COUNT}),([A-Za-z]*),(${EVENT}),(?:(\d+\.\d+%),)?\d+,(\d+\.\d+)(?:,|$)`,
  'm',
);

/** Elapsed time of the command, and its processor time. */
const PRIMARY = new Set(['duration_time', 'task-clock']);
const NAME = 'perf stat';

interface PerfStatRow {
  readonly where: string;
  readonly event: string;
  readonly unit: string;
  /** Count as it is written: a number or `<not supported>`. */
  readonly count: string;
  /** Percentage of the time in which the event was counted. The rest is extrapolated. */
  readonly percent: number;
  /** True if the count is the mean of several runs. */
  readonly isMean: boolean;
}

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const rows = JSON_ROW.test(source.text) ? parseJsonRows(source, problems) : parseCsvRows(source);
  for (const row of rows) addRow(row, { problems, series });
  if (series.all().length === 0 && !problems.some(({ severity }) => severity === 'error')) {
    const message = 'no event was counted. Name some that the machine can count, such as -e duration_time.';
    problems.push(legacyProblem({ where: source.path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

const MUST_BE_TEXT = 'must be a text';
const rowSchema = z.object(
  {
    /** Absent if a row has only a derived metric. */
    'counter-value': z.string(MUST_BE_TEXT).optional(),
    unit: z.string(MUST_BE_TEXT).default(''),
    event: z.string(MUST_BE_TEXT).optional(),
    variance: z.unknown().optional(),
    'pcnt-running': z.number('must be a number').default(100),
    interval: z.undefined('must not be there: with -I a row is only a part of the run').optional(),
  },
  'must be an object with "counter-value"',
);

function parseJsonRows({ path, text }: ToolOutput, problems: Problem[]): PerfStatRow[] {
  // The replacement has the same length, so that positions in messages stay correct. Derived metrics may be `nan`.
  const blank = (found: string) => ' '.repeat(found.length);
  const plain = text.replaceAll(/^#.*$/gm, blank).replaceAll(/: -?(?:nan|inf)(?=\s*[,}])/g, ': 0  ');
  return parseJsonDocuments({ path, text: plain }, problems).flatMap(({ place, value }) => {
    const row = parseValue(rowSchema, value, { place, problems });
    if (row === null) return [];
    const { 'counter-value': count, event, unit, variance, 'pcnt-running': percent } = row;
    if (count === undefined || event === undefined) return [];
    return [{ where: place.where, event, unit, count, percent, isMean: variance !== undefined }];
  });
}

function parseCsvRows({ path, text }: ToolOutput): PerfStatRow[] {
  return splitLines(text).flatMap((line, index) => {
    const [, count, unit = '', event = '', deviation, percent] = CSV_ROW.exec(line) ?? [];
    if (count === undefined) return [];
    const where = `${path}:${index + 1}`;
    return [{ where, event, unit, count, percent: Number(percent), isMean: deviation !== undefined }];
  });
}

function addRow(
  { where, event, unit, count, percent, isMean }: PerfStatRow,
  { problems, series }: { problems: Problem[]; series: SeriesList },
): void {
  const value = /^\d/.test(count) ? Number(count) : Number.NaN;
  const doubt = (message: string) => problems.push(legacyProblem({ where, message, severity: 'warning' }));
  if (!Number.isFinite(value)) {
    doubt(`"${truncate(event)}" has no count, got "${truncate(count)}". Leave it out of -e.`);
    return;
  }
  if (percent < 100)
    doubt(`"${truncate(event)}" was counted for ${percent} % of the time only. Name fewer events with -e.`);
  series.add({
    group: null,
    name: NAME,
    metric: event,
    unit: unit === '' ? 'count' : unit,
    better: null,
    values: [value],
    primary: PRIMARY.has(event),
    ...(isMean && { aggregate: true }),
  });
}
