// Reads the JSON of mitata: every sample if there are samples, otherwise the median of each benchmark. Names of groups
// are in a separate list, and before version 1 next to the benchmark. A benchmark that threw has an error instead of
// its numbers.

import * as z from 'zod';
import { makeError, makeWarning } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import { makeFindings, makeNumbering } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  errorMessageOf,
  type JsonContext,
  numberListSchema,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';

export const mitata: Format = {
  id: 'mitata',
  description: 'mitata: what run({ format: "json" }) prints, before version 1 run({ json: true })',
  advice: 'node bench.mjs, which ends with await run({ format: { json: { samples: false } } })',
  repeatsForTime: true,
  recognises: (text) => hasKeys(text, 'layout', 'benchmarks') || isBefore1(text),
  parse,
  definitions: javascriptDefinitions,
};

/** Reports whether a version before 1 wrote the file. It has no layout, and its list is empty if nothing ran. */
function isBefore1(text: string): boolean {
  return hasKeys(text, 'benchmarks[].group', 'benchmarks[].warmup') || hasKeys(text, 'benchmarks', 'cpu');
}

const runSchema = z.object({
  name: z.string(),
  error: z.unknown().optional(),
  stats: z.unknown().optional(),
});

/** Nanoseconds per iteration. */
const statsSchema = z
  .object({
    samples: numberListSchema.nullish(),
    p50: z.number().nullish(),
    avg: z.number().nullish(),
  })
  .nullish();

type MitataRun = z.infer<typeof runSchema>;

const reportSchema = z.object({
  layout: z
    .array(
      z.object({
        /** The second and later calls of run() write 0. */
        name: z.unknown().optional(),
      }),
    )
    .default([]),
  benchmarks: z.array(
    z.looseObject({
      /** Name of the group, or its index in the layout. */
      group: z.unknown().optional(),
      /** Absent before version 1, where a benchmark is its only run. */
      runs: z.array(z.unknown()).optional(),
    }),
  ),
});

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { location, problems });
    if (report === null) continue;
    if (report.benchmarks.length === 0) problems.push(makeError('no-results', location, { source: 'await run()' }));
    const numberings = new Map<string | null, (name: string) => string>();
    let means = 0;
    for (const [index, benchmark] of report.benchmarks.entries()) {
      const group = groupOf(benchmark.group, report.layout);
      const numbered = numberings.get(group) ?? makeNumbering();
      numberings.set(group, numbered);
      for (const [runIndex, item] of (benchmark.runs ?? [benchmark]).entries()) {
        const inList = appendKeys(location, 'benchmarks', index);
        const own = benchmark.runs === undefined ? inList : appendKeys(inList, 'runs', runIndex);
        const run = parseValue(runSchema, item, { location: own, problems });
        const name = run === null ? '' : numbered(run.name);
        const measured = run && parseRunTime(run, { location: own, problems });
        if (measured === null) continue;
        if (measured.isMean) means++;
        series.add({ group, name, ...measured.time });
      }
    }
    if (means > 0) problems.push(makeWarning('mean-only', location, { tool: 'mitata' }));
  }
  return { measurements: series.all(), problems };
}

/** Returns the name of a group, which is given by its name or by its index in the layout. */
function groupOf(group: unknown, layout: z.infer<typeof reportSchema>['layout']): string | null {
  const name = typeof group === 'number' ? layout[group]?.name : group;
  return typeof name === 'string' && name !== '' ? name : null;
}

function parseRunTime(
  { name, error, ...run }: MitataRun,
  { location, problems }: JsonContext,
): { time: Omit<Measurement, 'group' | 'name'>; isMean: boolean } | null {
  const stats = parseValue(statsSchema, run.stats, { location: appendKeys(location, 'stats'), problems });
  // The shape is wrong, which has already been reported.
  if (stats === null && run.stats != null) return null;
  const samples = stats?.samples ?? [];
  const isMean = samples.length === 0 && stats?.p50 === undefined && stats?.avg != null;
  const middle = isMean ? stats.avg : stats?.p50;
  const values = samples.length > 0 ? samples : middle == null ? [] : [middle];
  if (error != null || values.length === 0) {
    const code = error == null ? 'benchmark-without-result' : 'failed-in-tool';
    problems.push(makeError(code, location, { name, ...errorMessageOf(error) }));
    return null;
  }
  const aggregate = samples.length === 0;
  const time = { metric: 'time', unit: 'ns', better: 'lower', values, primary: true } as const;
  return { time: { ...time, ...(aggregate && { aggregate }) }, isMean };
}
