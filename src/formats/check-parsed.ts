// Checks what any format has read: values must be measurable, names must not be empty or too long, and the length of
// problems is limited. Returns the measurements that keep the rules, and a problem for each rule that was broken. These
// rules apply to every format, so no format has to know them.

import { problemOf } from '../errors.ts';
import { cite } from '../model/cite.ts';
import { isMeasurable, MAX_NAME_LENGTH, MEASURABLE, type Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Parsed, Source } from './format.ts';
import { isNumberList } from './number-list.ts';
import { countLineFeeds, cut } from './text.ts';

interface Rule {
  isBroken(measurement: Measurement): boolean;
  /** Describes what is wrong with a measurement that breaks the rule. */
  describe(measurement: Measurement): Fault;
}

interface Fault {
  readonly what: string;
  readonly got: string;
  readonly remedy: string;
  /** Text that locates the fault in the source. Null if there is nothing to search for. */
  readonly sought: string | null;
}

/** Drops measurements that break a rule. Reports each broken rule once, with the number of other benchmarks. */
export function checkParsed({ measurements, problems }: Parsed, sources: readonly Source[]): Parsed {
  const rules = [IS_MEASURABLE, HAS_NAME, ...BOUNDED_FIELDS.map(isBounded)];
  const broken = new Map<Rule, Measurement[]>();
  const sound = measurements.filter((measurement) => {
    const rule = rules.find(({ isBroken }) => isBroken(measurement));
    if (rule === undefined) return true;
    broken.set(rule, broken.get(rule) ?? []);
    broken.get(rule)!.push(measurement);
    return false;
  });
  const found = [...broken].map(([rule, those]) => problemOfRule(rule, those, sources));
  return { measurements: sound, problems: [...problems, ...found].map(shortened) };
}

function problemOfRule(
  rule: Rule,
  measurements: readonly Measurement[],
  sources: readonly Source[],
): Problem {
  const { sought, ...complaint } = rule.describe(measurements[0]!);
  const problem = problemOf({ where: placeOf(sought, sources), ...complaint });
  const names = new Set(measurements.map(({ group, name }) => JSON.stringify([group, name])));
  if (names.size === 1) return problem;
  return { ...problem, message: `${problem.message} The same holds for ${names.size - 1} more.` };
}

/** Returns the file and line that contain the text. Only the file if the text does not occur as it was read. */
function placeOf(sought: string | null, sources: readonly Source[]): string {
  for (const { path, text } of sources) {
    if (sought === null) break;
    const inJson = JSON.stringify(sought).slice(1, -1);
    const at = [sought, inJson].map((written) => text.indexOf(written)).find((found) => found >= 0);
    if (at !== undefined) return `${path}:${1 + countLineFeeds(text, 0, at)}`;
  }
  return sources[0]?.path ?? '';
}

/** The limits are those of a recording, so that everything that is read can also be recorded. */
const IS_MEASURABLE: Rule = {
  isBroken: ({ values }) => !isNumberList(values) || !values.every(isMeasurable),
  describe: ({ name, values, unit }) => ({
    what: `${cite(cut(name))} has a value that is not ${MEASURABLE}`,
    got: cut(`${values.find((value) => !isMeasurable(value)) ?? ''} ${unit}`.trim()),
    remedy: 'Look at what the tool printed',
    sought: null,
  }),
};

const HAS_NAME: Rule = {
  isBroken: ({ name }) => name.trim() === '',
  describe: ({ values, unit }) => ({
    what: 'a benchmark has no name',
    got: `the value ${values[0]} ${cut(unit)}`.trim(),
    remedy: 'Give every benchmark a name, and keep other output out of the results',
    sought: null,
  }),
};

const BOUNDED_FIELDS = ['name', 'group', 'metric', 'unit'] as const;

function isBounded(field: (typeof BOUNDED_FIELDS)[number]): Rule {
  return {
    isBroken: (measurement) => (measurement[field]?.length ?? 0) > MAX_NAME_LENGTH,
    describe(measurement) {
      const text = measurement[field] ?? '';
      const owner = field === 'name' ? 'a benchmark' : cite(cut(measurement.name));
      return {
        what: `the ${field} of ${owner} has ${text.length} characters, but at most ${MAX_NAME_LENGTH} are allowed`,
        got: cut(text),
        remedy: 'Shorten it where the benchmark is defined',
        sought: text,
      };
    },
  };
}

/** Maximum length of a message, in characters. It may quote a name of any length, and a log must stay short. */
const MAX_MESSAGE_LENGTH = 1000;

function shortened(problem: Problem): Problem {
  const { message } = problem;
  if (message.length <= MAX_MESSAGE_LENGTH) return problem;
  const half = MAX_MESSAGE_LENGTH / 2 - 1;
  // The start says what is wrong, the end says what to do.
  return { ...problem, message: `${message.slice(0, half)}…${message.slice(-half)}` };
}
