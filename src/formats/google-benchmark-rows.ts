// Converts rows of Google Benchmark, from any of its outputs, to Measurements. It finds out which rows are repetitions,
// which are aggregates of Google Benchmark, and which have no result because the benchmark failed.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Findings } from './findings.ts';
import { formatJsonValue } from './json-validation.ts';

export interface GoogleRow {
  readonly location: Location;
  /** Name, without that of the aggregate if `aggregate` is set. */
  readonly name: string;
  /** `mean`, `median`, …, or `none` for a repetition. Null: only the end of the name can say. */
  readonly aggregate: string | null;
  readonly outcome: 'measured' | 'failed' | 'skipped';
  /** Reason why there is no result. */
  readonly reason?: string | undefined;
  /** Values of the row. An undefined value was not written. A value that is not a number is a problem. */
  readonly values: readonly { readonly metric: string; readonly unit: string; readonly value: unknown }[];
}

const PRIMARY = 'real_time';
const AGGREGATE_AT_THE_END = /^(.+)_(mean|median|stddev|cv|BigO|RMS)$/s;
/** Aggregates that are always printed together if a benchmark is repeated. */
const REQUIRED_AGGREGATES = ['mean', 'median', 'stddev'];

export function addRows(rows: readonly GoogleRow[], findings: Findings): void {
  const resolved = resolveAggregates(rows);
  const repeated = new Set(resolved.filter(({ aggregate }) => aggregate === 'none').map(({ name }) => name));
  for (const row of resolved) {
    const isRepetition = row.aggregate === 'none';
    if (!isRepetition && (row.aggregate !== 'median' || repeated.has(row.name))) continue;
    const { location, name, outcome, reason } = row;
    if (outcome === 'measured') addRow(row, findings);
    else {
      const code = outcome === 'failed' ? 'failed-in-tool' : 'benchmark-skipped';
      findings.problems.push(makeWarning(code, location, { name, reason }));
    }
  }
}

/** Sets the aggregate of each row. A name alone marks an aggregate only if its benchmark has other rows. */
function resolveAggregates(rows: readonly GoogleRow[]): GoogleRow[] {
  const names = new Set(rows.map(({ name }) => name));
  const isFamily = (name: string) => REQUIRED_AGGREGATES.every((other) => names.has(`${name}_${other}`));
  /** Benchmark of the last aggregates. Aggregates that the program itself defines follow the usual ones. Null: none. */
  let family: string | null = null;
  return rows.map((row) => {
    if (row.aggregate !== null) return row;
    const [, name = '', aggregate = ''] = AGGREGATE_AT_THE_END.exec(row.name) ?? [];
    if (name !== '' && (names.has(name) || isFamily(name))) {
      family = isFamily(name) ? name : null;
      return { ...row, name, aggregate };
    }
    const own = family === null || row.outcome !== 'measured' ? null : findStatistic(family, row.name);
    if (family !== null && own !== null && !isFamily(row.name)) return { ...row, name: family, aggregate: own };
    family = null;
    return { ...row, aggregate: 'none' };
  });
}

/** The part of `name` after the family's name. Null if it is another benchmark, such as one with arguments. */
function findStatistic(family: string, name: string): string | null {
  if (!name.startsWith(`${family}_`)) return null;
  const statistic = name.slice(family.length + 1);
  return statistic === '' || statistic.includes('/') ? null : statistic;
}

function addRow({ location, name, aggregate, values }: GoogleRow, { series, problems }: Findings): void {
  for (const { metric, unit, value } of values) {
    const primary = metric === PRIMARY;
    if (value === undefined && !primary) continue;
    if (typeof value === 'number' && Number.isFinite(value)) {
      series.add({ name, metric, unit, values: [value], primary, aggregate: aggregate !== 'none' });
    } else {
      const make = primary ? makeError : makeWarning;
      problems.push(make('unusable-value', location, { name, metric, got: formatJsonValue(value) }));
    }
  }
}
