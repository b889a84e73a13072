// Checks what any format has read: values must be measurable, names must not be empty or too long, and the length of
// problems is limited. Returns the measurements that keep the rules, and a problem for each rule that was broken. These
// rules apply to every format, so no format has to know them.

import { legacyProblem } from '../model/diagnostic.ts';
import { isMeasurable, MAX_NAME_LENGTH, MEASURABLE, type Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { quoteText } from '../text/quote-text.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { isNumberList } from './number-list.ts';
import { countLineFeeds, truncate } from './plain-text.ts';

interface MeasurementRule {
  isBroken(measurement: Measurement): boolean;
  /** Describes what is wrong with a measurement that breaks the rule. */
  describe(measurement: Measurement): RuleViolation;
}

interface RuleViolation {
  readonly what: string;
  readonly got: string;
  readonly remedy: string;
  /** Text that locates the fault in the source. Null if there is nothing to search for. */
  readonly sought: string | null;
}

/** Drops measurements that break a rule. Reports each broken rule once, with the number of other benchmarks. */
export function checkMeasurements(
  { measurements, problems }: ParseResult,
  sources: readonly ToolOutput[],
): ParseResult {
  const rules = [IS_MEASURABLE, HAS_NAME, ...BOUNDED_FIELDS.map(makeLengthRule)];
  const broken = new Map<MeasurementRule, Measurement[]>();
  const sound = measurements.filter((measurement) => {
    const rule = rules.find(({ isBroken }) => isBroken(measurement));
    if (rule === undefined) return true;
    broken.set(rule, broken.get(rule) ?? []);
    broken.get(rule)!.push(measurement);
    return false;
  });
  const found = [...broken].map(([rule, those]) => problemOfRule(rule, those, sources));
  return { measurements: sound, problems: [...problems, ...found] };
}

function problemOfRule(
  rule: MeasurementRule,
  measurements: readonly Measurement[],
  sources: readonly ToolOutput[],
): Problem {
  const { sought, ...complaint } = rule.describe(measurements[0]!);
  const { what, got, remedy } = complaint;
  const problem = legacyProblem({
    where: locateText(sought, sources),
    message: `${what}, got ${quoteText(got)}. ${remedy}.`,
    severity: 'error',
  });
  const names = new Set(measurements.map(({ group, name }) => JSON.stringify([group, name])));
  if (names.size === 1) return problem;
  return {
    ...problem,
    data: { message: `${problem.data['message']} The same holds for ${names.size - 1} more.` },
  };
}

/** Returns the file and line that contain the text. Only the file if the text does not occur as it was read. */
function locateText(sought: string | null, sources: readonly ToolOutput[]): string {
  for (const { path, text } of sources) {
    if (sought === null) break;
    const inJson = JSON.stringify(sought).slice(1, -1);
    const at = [sought, inJson].map((written) => text.indexOf(written)).find((found) => found >= 0);
    if (at !== undefined) return `${path}:${1 + countLineFeeds(text, 0, at)}`;
  }
  return sources[0]?.path ?? '';
}

/** The limits are those of a recording, so that everything that is read can also be recorded. */
const IS_MEASURABLE: MeasurementRule = {
  isBroken: ({ values }) => !isNumberList(values) || !values.every(isMeasurable),
  describe: ({ name, values, unit }) => ({
    what: `${quoteText(truncate(name))} has a value that is not ${MEASURABLE}`,
    got: truncate(`${values.find((value) => !isMeasurable(value)) ?? ''} ${unit}`.trim()),
    remedy: 'Look at what the tool printed',
    sought: null,
  }),
};

const HAS_NAME: MeasurementRule = {
  isBroken: ({ name }) => name.trim() === '',
  describe: ({ values, unit }) => ({
    what: 'a benchmark has no name',
    got: `the value ${values[0]} ${truncate(unit)}`.trim(),
    remedy: 'Give every benchmark a name, and keep other output out of the results',
    sought: null,
  }),
};

const BOUNDED_FIELDS = ['name', 'group', 'metric', 'unit'] as const;

function makeLengthRule(field: (typeof BOUNDED_FIELDS)[number]): MeasurementRule {
  return {
    isBroken: (measurement) => (measurement[field]?.length ?? 0) > MAX_NAME_LENGTH,
    describe(measurement) {
      const text = measurement[field] ?? '';
      const owner = field === 'name' ? 'a benchmark' : quoteText(truncate(measurement.name));
      return {
        what: `the ${field} of ${owner} has ${text.length} characters, but at most ${MAX_NAME_LENGTH} are allowed`,
        got: truncate(text),
        remedy: 'Shorten it where the benchmark is defined',
        sought: text,
      };
    },
  };
}
