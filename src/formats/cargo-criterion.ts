// Reads the messages of `cargo criterion --message-format=json`: every sample of every benchmark. A group without an
// end means that the run did not finish.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { buildCriterionFilter } from './criterion-filter.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { parseJsonDocuments, parseValue } from './json-validation.ts';
import { criterionDefinitions } from './rust-definitions.ts';

export const cargoCriterion: Format = {
  id: 'cargo-criterion',
  description: 'cargo criterion: what it prints with --message-format=json',
  advice: 'cargo criterion --bench NAME --message-format=json -- "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => hasKeys(text, 'reason') && /"reason"\s*:\s*"(?:benchmark|group)-complete"/.test(text),
  parse,
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
};

const messageSchema = z.object({ reason: z.string() });

const benchmarkSchema = z
  .object({
    id: z.string().min(1),
    iteration_count: z.array(z.number().positive()),
    /** Total of all iterations, for each sample. */
    measured_values: z.array(z.number()).min(1),
    unit: z.string(),
  })
  .refine(({ iteration_count, measured_values }) => iteration_count.length === measured_values.length, {
    params: { expected: 'equal', keys: ['iteration_count', 'measured_values'] },
  });

const groupSchema = z.object({ benchmarks: z.array(z.string()) });

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  /** Benchmarks whose group has not ended, each with its location. */
  const open = new Map<string, Location>();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const reason = parseValue(messageSchema, value, { location, problems })?.reason;
    if (reason === 'group-complete') {
      const group = parseValue(groupSchema, value, { location, problems });
      for (const id of group?.benchmarks ?? []) open.delete(id);
    }
    if (reason !== 'benchmark-complete') continue;
    const benchmark = parseValue(benchmarkSchema, value, { location, problems });
    if (benchmark === null) continue;
    const { id: name, unit, iteration_count: counts, measured_values: totals } = benchmark;
    open.set(name, location);
    const values = totals.map((total, index) => total / counts[index]!);
    // The unit of a custom measurement says what was measured.
    const metric = findUnitWord(unit)?.base === 'sec' ? 'time' : unit;
    series.add({ group: null, name, metric, unit, better: null, values, primary: true });
  }
  for (const [name, location] of open) problems.push(makeError('run-unfinished', location, { name }));
  return toParseResult(found, source.path, { tool: 'cargo criterion' });
}
