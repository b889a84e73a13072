// Reads the output of Criterion.rs for `cargo bench`: the estimate of each benchmark, and its throughput. Changes
// against an earlier run are printed with the same labels, but in percent. They are never read.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import { tidyUnit } from '../units/tidy.ts';
import { buildCriterionFilter } from './criterion-filter.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
import { criterionDefinitions } from './rust-definitions.ts';
import { parsePanic } from './rust-lines.ts';

export const criterionText: Format = {
  id: 'criterion-text',
  description: 'cargo bench with Criterion.rs: what it prints',
  advice: 'cargo bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',
  aliases: ['rust_criterion'],
  repeatsForTime: true,
  recognises: (text) => ESTIMATE.test(text),
  parse,
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
};

// Form: `[low unit estimate unit high unit]`. A change has a percent sign directly after the number, and no unit.
const NUMBER = String.raw`([\d.]+(?:e[+-]?\d+)?|NaN|inf)`;
const UNIT = String.raw`(\S*[^\s%\]\d.])`;
// A rate without a prefix has more spaces in front of its unit.
const BRACKET = String.raw`\[ *${NUMBER} +${UNIT} +${NUMBER} +${UNIT} +${NUMBER} +${UNIT}\]`;
/** A bracket with percentages has a change. */
const SIGNS = {
  sign: /(?<=\s)(?:time|thrpt): +\[(?![^\]]{0,200}%)/g,
  end: /(?<=\s)(?:time|thrpt): +\[[^\]]{0,200}\]/g,
};
const ESTIMATE = new RegExp(String.raw`(?<=\s)(time|thrpt): +${BRACKET}`);

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  let previous = '';
  let name: string | null = null;
  /** Number of throughputs of the current benchmark. One that counts both elements and bytes has two. */
  let throughputs = 0;
  readLines(source, found, SIGNS, (line, location) => {
    const panic = parsePanic(line, location);
    if (panic !== null) problems.push(panic);
    const match = ESTIMATE.exec(line);
    if (match !== null) {
      const metric = match[1]!;
      const own = line.slice(0, match.index).trim();
      // A name of more than 23 characters is on a line of its own.
      if (metric === 'time') name = own === '' ? previous : own;
      throughputs = metric === 'time' ? 0 : throughputs + 1;
      const measurement = toMeasurement(name, metric, { estimate: match[4]!, unit: match[5]! });
      if (measurement !== null) {
        const { unit } = measurement;
        series.add(throughputs > 1 ? { ...measurement, metric: `${metric}:${unit}` } : measurement);
      } else {
        const make = metric === 'time' ? makeError : makeWarning;
        problems.push(make('unusable-value', location, { name: name ?? '', metric, got: line.trim() }));
      }
    }
    previous = line.trim();
    return false;
  });
  return toParseResult(found, source.path, { tool: 'cargo bench' });
}

/** Converts an estimate to the base unit, because Criterion.rs chooses the unit by the value. Null if unusable. */
function toMeasurement(
  name: string | null,
  metric: string,
  { estimate, unit }: { estimate: string; unit: string },
): Measurement | null {
  const base = metric === 'time' ? tidyUnit(unit) : throughputUnit(unit);
  const value = Number(estimate) * base.factor;
  if (!Number.isFinite(value) || name === null || name === '') return null;
  return {
    group: null,
    name,
    metric,
    unit: base.unit,
    better: metric === 'time' ? null : 'higher',
    values: [value],
    primary: metric === 'time',
    aggregate: true,
  };
}

const ELEMENTS = new Map([
  ['', 1],
  ['K', 1e3],
  ['M', 1e6],
  ['G', 1e9],
  ['T', 1e12],
]);

/** Converts the unit of a throughput: `GiB/s` counts bytes, `Melem/s` elements, `Mb/s` bits. */
function throughputUnit(unit: string): { unit: string; factor: number } {
  const [, prefix = '', counted] = /^([KMGT]?)(elem|b)\/s$/.exec(unit) ?? [];
  if (counted !== undefined) return { unit: counted === 'elem' ? '1/s' : 'bit/s', factor: ELEMENTS.get(prefix)! };
  const bytes = /^(.+)\/s$/.exec(unit);
  const base = tidyUnit(bytes?.[1] ?? '');
  return base.unit === 'B' ? { unit: 'B/s', factor: base.factor } : { unit, factor: 1 };
}
