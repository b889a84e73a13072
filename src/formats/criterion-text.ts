// Reads the output of Criterion.rs for `cargo bench`: the estimate of each benchmark, and its throughput. Changes
// against an earlier run are printed with the same labels, but in percent. They are never read.

import { tidyUnit } from '../units/tidy.ts';
import { buildCriterionFilter } from './filter-pattern.ts';
import { lineFormat } from './line-format.ts';
import type { SingleResult } from './lines.ts';
import { criterionDefinitions } from './rust-definitions.ts';
import { readPanics } from './rust-lines.ts';

export const criterionText = lineFormat({
  id: 'criterion-text',
  description: 'cargo bench with Criterion.rs: its output',
  advice: 'cargo bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',
  aliases: ['rust_criterion'],
  repeatsForTime: true,
  recognises: (text) => ESTIMATE.test(text),
  noResults: { tool: 'cargo bench' },
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
  // A bracket with percentages has a change.
  sign: /(?<=\s)(?:time|thrpt): +\[(?![^\]]{0,200}%)/g,
  end: /(?<=\s)(?:time|thrpt): +\[[^\]]{0,200}\]/g,
  read(reader) {
    let previous = '';
    let name: string | null = null;
    /** Number of throughputs of the current benchmark. One that counts both elements and bytes has two. */
    let throughputs = 0;
    readPanics(reader);
    reader.onEach((line) => {
      const match = ESTIMATE.exec(line);
      const above = previous;
      previous = line.trim();
      if (match === null) return;
      const metric = match[1]!;
      // A name of more than 23 characters is on a line of its own.
      if (metric === 'time') name = line.slice(0, match.index).trim() || above;
      throughputs = metric === 'time' ? 0 : throughputs + 1;
      const result = toResult(name, metric, match[4]!, match[5]!);
      const unusable = { name: name ?? '', metric, got: line.trim() };
      if (result !== null) reader.add(throughputs > 1 ? { ...result, metric: `${metric}:${result.unit}` } : result);
      else if (metric === 'time') reader.reportError('unusable-value', unusable);
      else reader.reportWarning('unusable-value', unusable);
    });
  },
});

// Form: `[low unit estimate unit high unit]`. A change has a percent sign directly after the number, and no unit.
const NUMBER = String.raw`([\d.]+(?:e[+-]?\d+)?|NaN|inf)`;
const UNIT = String.raw`(\S*[^\s%\]\d.])`;
// A rate without a prefix has more spaces in front of its unit.
const BRACKET = String.raw`\[ *${NUMBER} +${UNIT} +${NUMBER} +${UNIT} +${NUMBER} +${UNIT}\]`;
const ESTIMATE = new RegExp(String.raw`(?<=\s)(time|thrpt): +${BRACKET}`);

/** Converts an estimate to the base unit, because Criterion.rs chooses the unit by the value. Null if unusable. */
function toResult(name: string | null, metric: string, estimate: string, unit: string): SingleResult | null {
  const base = metric === 'time' ? tidyUnit(unit) : throughputUnit(unit);
  const value = Number(estimate) * base.factor;
  if (!Number.isFinite(value) || name === null || name === '') return null;
  const result = { name, metric, unit: base.unit, value, aggregate: true };
  return metric === 'time' ? result : { ...result, better: 'higher', primary: false };
}

/** Prefixes of counts: powers of 1000. */
const PREFIXES = ['', 'K', 'M', 'G', 'T'];

/** `GiB/s` counts bytes, `Melem/s` elements, `Mb/s` bits. */
function throughputUnit(unit: string): { unit: string; factor: number } {
  const [, prefix = '', counted] = /^([KMGT]?)(elem|b)\/s$/.exec(unit) ?? [];
  if (counted !== undefined)
    return { unit: counted === 'elem' ? '1/s' : 'bit/s', factor: 1000 ** PREFIXES.indexOf(prefix) };
  const bytes = /^(.+)\/s$/.exec(unit);
  const base = tidyUnit(bytes?.[1] ?? '');
  return base.unit === 'B' ? { unit: 'B/s', factor: base.factor } : { unit, factor: 1 };
}
