// The rules for what any format has read: numbers that can be measured, names that are there and not too long, and problems of bounded
// length. Measurements and problems come in, those that keep the rules go out, with a problem for each rule that was broken.
// No format has to know these rules, and none can be read without them.

import { problemOf } from '../errors.ts';
import { cite } from '../model/cite.ts';
import { isMeasurable, MAX_NAME_LENGTH, MEASURABLE, type Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Parsed, Source } from './format.ts';
import { isNumberList } from './number-list.ts';
import { countLineFeeds, cut } from './text.ts';

interface Rule {
  isBroken(measurement: Measurement): boolean;
  /** What is wrong with a measurement that breaks the rule. */
  describe(measurement: Measurement): Fault;
}

interface Fault {
  readonly what: string;
  readonly got: string;
  readonly remedy: string;
  /** The text by which the fault is found in the source; null where there is none to look for. */
  readonly sought: string | null;
}

/** Drops the measurements that break a rule. The first of them is reported for each rule, with the number of the others. */
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

/** The file with the line of the text, or the file alone where the text does not stand in it as it was read. */
function placeOf(sought: string | null, sources: readonly Source[]): string {
  for (const { path, text } of sources) {
    if (sought === null) break;
    const inJson = JSON.stringify(sought).slice(1, -1);
    const at = [sought, inJson].map((written) => text.indexOf(written)).find((found) => found >= 0);
    if (at !== undefined) return `${path}:${1 + countLineFeeds(text, 0, at)}`;
  }
  return sources[0]?.path ?? '';
}

/** The bounds are those of a recording, so that everything that is read can also be recorded. */
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

/** A message may quote a name that has no end, and a log must not. */
const MAX_MESSAGE_LENGTH = 1000;

function shortened(problem: Problem): Problem {
  const { message } = problem;
  if (message.length <= MAX_MESSAGE_LENGTH) return problem;
  const half = MAX_MESSAGE_LENGTH / 2 - 1;
  // What is wrong stands in front, what to do about it behind.
  return { ...problem, message: `${message.slice(0, half)}…${message.slice(-half)}` };
}
