// Reads the messages of `cargo criterion --message-format=json`: every sample of every benchmark. A group without an
// end means that the run did not finish.

import * as z from 'zod';
import { findUnitWord } from '../units/unit-words.ts';
import { buildCriterionFilter } from './filter-pattern.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { type JsonValue, parseJsonDocuments } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { criterionDefinitions } from './rust-definitions.ts';

export const cargoCriterion: Format = {
  id: 'cargo-criterion',
  description: 'cargo criterion: its output with --message-format=json',
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
  const findings = makeFindings();
  const unfinished = new Map<string, JsonValue>();
  for (const message of parseJsonDocuments(source, findings.problems)) {
    const reason = message.read(messageSchema)?.reason;
    if (reason === 'group-complete') {
      for (const id of message.read(groupSchema)?.benchmarks ?? []) unfinished.delete(id);
    }
    const benchmark = reason === 'benchmark-complete' ? message.read(benchmarkSchema) : null;
    if (benchmark === null) continue;
    const { id: name, unit, iteration_count: counts, measured_values: totals } = benchmark;
    unfinished.set(name, message);
    const values = totals.map((total, index) => total / counts[index]!);
    // The unit of a custom measurement says what was measured.
    findings.series.add({ name, metric: findUnitWord(unit)?.base === 'sec' ? 'time' : unit, unit, values });
  }
  for (const [name, message] of unfinished) message.reportError('run-unfinished', { name });
  return toParseResult(findings, source.path, { tool: 'cargo criterion' });
}
