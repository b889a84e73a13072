// Checks what any format has read: values must be measurable, names must not be empty, no text may be too long, and a
// unit must be readable. No format has to know these rules.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { isMeasurable, MAX_NAME_LENGTH, type Measurement } from '../model/measurement.ts';
import { groupBy } from '../text/group-by.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { isGarbledUnit, repairUnit } from './garbled-signs.ts';
import { isNumberList } from './json-text.ts';
import { countLineFeeds, truncate } from './plain-text.ts';

interface MeasurementRule {
  isBroken(measurement: Measurement): boolean;
  /** `measurement` is the first one that breaks the rule, `others` the number of other benchmarks that do. */
  makeProblem(measurement: Measurement, others: number, sources: readonly ToolOutput[]): Diagnostic;
}

/** Drops measurements that break a rule. Reports each broken rule once. */
export function checkMeasurements(
  { measurements, problems }: ParseResult,
  sources: readonly ToolOutput[],
): ParseResult {
  const brokenRuleOf = (measurement: Measurement) => RULES.find(({ isBroken }) => isBroken(measurement)) ?? null;
  const byRule = groupBy(measurements.map(withRepairedUnit), brokenRuleOf);
  const violations = [...byRule].flatMap(([rule, [first, ...more]]) => {
    if (rule === null) return [];
    const benchmarks = new Set([first!, ...more].map(({ group, name }) => JSON.stringify([group, name])));
    return rule.makeProblem(first!, benchmarks.size - 1, sources);
  });
  return { measurements: byRule.get(null) ?? [], problems: [...problems, ...violations].map(shortenTexts) };
}

/** Shortens the texts of a problem, which come from the output and may have any length. */
function shortenTexts({ data, location, ...rest }: Diagnostic): Diagnostic {
  const facts = Object.entries(data).map(([key, fact]) => {
    if (typeof fact === 'string') return [key, truncate(fact)];
    return [key, Array.isArray(fact) ? fact.slice(0, MAX_TEXTS).map(truncate) : fact];
  });
  const parts = location.map((part) => {
    if (part.kind !== 'file' || part.keys === undefined) return part;
    return { ...part, keys: part.keys.map((key) => (typeof key === 'string' ? truncate(key) : key)) };
  });
  return { ...rest, data: Object.fromEntries(facts), location: parts };
}

const MAX_TEXTS = 100;

/** The file and line that contain the text. Only the file if the text does not occur as it was read. */
function locateText(sought: string, sources: readonly ToolOutput[]): Location {
  const inJson = JSON.stringify(sought).slice(1, -1);
  for (const { path, text } of sources) {
    const at = [sought, inJson].map((written) => text.indexOf(written)).find((index) => index >= 0);
    if (at !== undefined) return inFile(path, 1 + countLineFeeds(text, 0, at));
  }
  return inFile(sources[0]?.path ?? '');
}

/** JSON may have escapes, which hide a garbled sign until it is parsed. */
function withRepairedUnit(measurement: Measurement): Measurement {
  const unit = repairUnit(measurement.unit);
  return unit === measurement.unit ? measurement : { ...measurement, unit };
}

/** The limits are those of a recording, so that everything that is read can also be recorded. */
const RULES: readonly MeasurementRule[] = [
  {
    isBroken: ({ values }) => !isNumberList(values) || !values.every(isMeasurable),
    makeProblem({ name, values, unit }, others, sources) {
      const value = values.find((each) => !isMeasurable(each)) ?? '';
      const data = { name, got: `${value} ${unit}`.trim(), others };
      return makeError('unmeasurable-value', inFile(sources[0]?.path ?? ''), data);
    },
  },
  {
    isBroken: ({ name }) => name.trim() === '',
    makeProblem({ values, unit }, others, sources) {
      const value = `${values[0]} ${unit}`.trim();
      return makeError('unnamed-benchmark', inFile(sources[0]?.path ?? ''), { value, others });
    },
  },
  {
    isBroken: ({ unit }) => isGarbledUnit(unit),
    makeProblem: ({ name, unit }, others, sources) =>
      makeError('garbled-unit', locateText(unit, sources), { name, unit, others }),
  },
  ...(['name', 'group', 'metric', 'unit'] as const).map(
    (field): MeasurementRule => ({
      isBroken: (measurement) => (measurement[field]?.length ?? 0) > MAX_NAME_LENGTH,
      makeProblem(measurement, others, sources) {
        const got = measurement[field] ?? '';
        const name = field === 'name' ? undefined : measurement.name;
        return makeError('text-too-long', locateText(got, sources), { field, name, length: got.length, got, others });
      },
    }),
  ),
];
