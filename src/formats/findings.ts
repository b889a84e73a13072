// Collects what a format finds in an output: measurements, in which a benchmark and metric occur once, and problems. An
// output without a result always has a problem. Names that occur twice in one run are numbered here.

import { type Diagnostic, isError, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import type { DataOf } from '../render/messages/index.ts';
import type { ParseResult } from './format.ts';
import { SeriesNumbers } from './series-numbers.ts';

/** A Measurement, in which the usual may be left out: no group, no known direction, a main metric, raw values. */
export type Result = Pick<Measurement, 'name' | 'metric' | 'unit' | 'values'> & Partial<Measurement>;

export interface SeriesList {
  /** If its benchmark and metric occurred before, its values are appended to the first one. */
  add(result: Result): void;
  readonly added: number;
  all(): Measurement[];
}

export interface Findings {
  readonly series: SeriesList;
  readonly problems: Diagnostic[];
}

export function makeFindings(): Findings {
  return { series: makeSeriesList(), problems: [] };
}

/** If nothing was found at `where`, a path or a location, a problem says so, with this advice. */
export function toParseResult(
  { series, problems }: Findings,
  where: string | Location,
  advice: DataOf<'no-results'>,
): ParseResult {
  const measurements = series.all();
  if (measurements.length === 0 && !problems.some(isError)) {
    const location = typeof where === 'string' ? inFile(where) : where;
    problems.push(makeError('no-results', location, advice));
  }
  return { measurements, problems };
}

function makeSeriesList(): SeriesList {
  const numbers = new SeriesNumbers();
  const series: Measurement[] = [];
  /** Lists that grew. A measurement that occurred once keeps its own list, which may have millions of values. */
  const grown: number[][] = [];
  let added = 0;
  return {
    get added() {
      return added;
    },
    add(result) {
      added += 1;
      const number = numbers.numberOf(result);
      const first = series[number];
      if (first === undefined) {
        series.push(makeMeasurement(result));
        return;
      }
      let values = grown[number];
      if (values === undefined) {
        values = [...first.values];
        grown[number] = values;
        series[number] = { ...first, values };
      }
      // `push(...values)` would fail: a tool may give more values than a call can take arguments.
      for (const value of result.values) values.push(value);
    },
    all: () => [...series],
  };
}

function makeMeasurement({ aggregate = false, deterministic = false, ...result }: Result): Measurement {
  return {
    group: null,
    better: null,
    primary: true,
    ...result,
    ...(aggregate && { aggregate }),
    ...(deterministic && { deterministic }),
  };
}

/** For tools that identify a benchmark by more than its name: the second one of a group in a run becomes `name#2`. */
export function makeNumbering(): (name: string, group?: string | null) => string {
  const groups = new Map<string | null, Map<string, number>>();
  return (name, group = null) => {
    const counts = groups.get(group) ?? new Map<string, number>();
    const count = (counts.get(name) ?? 0) + 1;
    groups.set(group, counts.set(name, count));
    return count === 1 ? name : `${name}#${count}`;
  };
}
