// Reads the messages of `cargo criterion --message-format=json`: every sample of every benchmark. A group without an
// end means that the run did not finish.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { buildCriterionFilter } from './criterion-filter.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { MUST_BE_NUMBER, parseJsonDocuments, parseValue } from './json-validation.ts';
import { truncate } from './plain-text.ts';
import { criterionDefinitions } from './rust-definitions.ts';
import { makeSeriesList } from './series.ts';

export const cargoCriterion: Format = {
  id: 'cargo-criterion',
  description: 'cargo criterion: what it prints with --message-format=json',
  advice: 'cargo criterion --bench NAME --message-format=json -- "$BENCH_REFEREE_FILTER"',
  recognises: (text) => hasKeys(text, 'reason') && /"reason"\s*:\s*"(?:benchmark|group)-complete"/.test(text),
  parse,
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
};

const messageSchema = z.object({ reason: z.string('must be a text') }, 'must be an object with "reason"');

const MUST_BE_LIST = 'must be a list of numbers';
const benchmarkSchema = z
  .object({
    id: z.string('must be a text').min(1, 'must not be empty'),
    iteration_count: z.array(z.number(MUST_BE_NUMBER).positive('must be more than 0'), MUST_BE_LIST),
    /** Total of all iterations, for each sample. */
    measured_values: z.array(z.number(MUST_BE_NUMBER), MUST_BE_LIST).min(1, 'must not be empty'),
    unit: z.string('must be a text such as "ns"'),
  })
  .refine(
    ({ iteration_count, measured_values }) => iteration_count.length === measured_values.length,
    'must have as many "iteration_count" as "measured_values"',
  );

const groupSchema = z.object({ benchmarks: z.array(z.string('must be a text'), 'must be a list of ids') });

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  /** Benchmarks whose group has not ended, each with its place. */
  const open = new Map<string, string>();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const reason = parseValue(messageSchema, value, { place, problems })?.reason;
    if (reason === 'group-complete') {
      const group = parseValue(groupSchema, value, { place, problems });
      for (const id of group?.benchmarks ?? []) open.delete(id);
    }
    if (reason !== 'benchmark-complete') continue;
    const benchmark = parseValue(benchmarkSchema, value, { place, problems });
    if (benchmark === null) continue;
    const { id: name, unit, iteration_count: counts, measured_values: totals } = benchmark;
    open.set(name, place.where);
    const values = totals.map((total, index) => total / counts[index]!);
    // The unit of a custom measurement says what was measured.
    const metric = findUnitWord(unit)?.base === 'sec' ? 'time' : unit;
    series.add({ group: null, name, metric, unit, better: null, values, primary: true });
  }
  for (const [id, where] of open) {
    const message = `the group of "${truncate(id)}" has no end. What comes after it is missing.`;
    problems.push(legacyProblem({ where, message, severity: 'error' }));
  }
  if (series.all().length === 0 && problems.length === 0) {
    const message = 'no benchmark has a result. Check the filter of cargo criterion.';
    problems.push(legacyProblem({ where: source.path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}
