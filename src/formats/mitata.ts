// Reads the JSON of mitata: every sample if there are samples, otherwise the median of each benchmark. Names of groups
// are in a separate list, and before version 1 next to the benchmark. A benchmark that threw has an error instead of
// its numbers.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  formatJsonPath,
  type JsonPath,
  MUST_BE_NUMBER,
  numberListSchema,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { makeMeanOnlyWarning } from './mean-only-warning.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList } from './series.ts';
import { formatThrownError } from './thrown-error.ts';

export const mitata: Format = {
  id: 'mitata',
  description: 'mitata: what run({ format: "json" }) prints, before version 1 run({ json: true })',
  advice: 'node bench.mjs, which ends with await run({ format: { json: { samples: false } } })',
  recognises: (text) => hasKeys(text, 'layout', 'benchmarks') || isBefore1(text),
  parse,
  definitions: javascriptDefinitions,
};

/** Reports whether a version before 1 wrote the file. It has no layout, and its list is empty if nothing ran. */
function isBefore1(text: string): boolean {
  return hasKeys(text, 'benchmarks[].group', 'benchmarks[].warmup') || hasKeys(text, 'benchmarks', 'cpu');
}

const MUST_BE_TEXT = 'must be a text';
const runSchema = z.object(
  {
    name: z.string(MUST_BE_TEXT),
    error: z.unknown().optional(),
    stats: z.unknown().optional(),
  },
  'must be an object with "name"',
);

/** Nanoseconds per iteration. */
const statsSchema = z
  .object(
    {
      samples: numberListSchema('must be a list of numbers').nullish(),
      p50: z.number(MUST_BE_NUMBER).nullish(),
      avg: z.number(MUST_BE_NUMBER).nullish(),
    },
    'must be an object with "p50"',
  )
  .nullish();

type MitataRun = z.infer<typeof runSchema>;

const MUST_BE_LIST = 'must be a list';
const reportSchema = z.object(
  {
    layout: z
      .array(
        z.object(
          {
            name: /* The second and later calls of run() write 0. */ z
              .union([z.string(), z.literal(0)], MUST_BE_TEXT)
              .nullish(),
          },
          'must be an object with "name"',
        ),
        MUST_BE_LIST,
      )
      .default([]),
    benchmarks: z.array(
      z.looseObject(
        {
          group: z.union([z.int(), z.string()], 'must be a number or a name').nullish(),
          /** Absent before version 1, where a benchmark is its only run. */
          runs: z.array(z.unknown(), MUST_BE_LIST).optional(),
        },
        'must be an object with "runs"',
      ),
      MUST_BE_LIST,
    ),
  },
  'must be an object with "benchmarks"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report === null) continue;
    if (report.benchmarks.length === 0) {
      const message = 'no benchmark has a result. Check the filter that run() is given.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    const numberings = new Map<string | null, (name: string) => string>();
    let means = 0;
    for (const [index, benchmark] of report.benchmarks.entries()) {
      const group = groupOf(benchmark.group, report.layout);
      const numbered = numberings.get(group) ?? makeNumbering();
      numberings.set(group, numbered);
      for (const [runIndex, item] of (benchmark.runs ?? [benchmark]).entries()) {
        const inList = appendKeys(place, 'benchmarks', index);
        const own = benchmark.runs === undefined ? inList : appendKeys(inList, 'runs', runIndex);
        const run = parseValue(runSchema, item, { place: own, problems });
        const name = run === null ? '' : numbered(run.name);
        const measured = run && parseRunTime(run, { place: own, problems });
        if (measured === null) continue;
        if (measured.isMean) means++;
        series.add({ group, name, ...measured.time });
      }
    }
    if (means > 0) problems.push(makeMeanOnlyWarning('mitata', place.where));
  }
  return { measurements: series.all(), problems };
}

type MitataGroup = string | number | null | undefined;

/** Returns the name of a group, which is given by its name or by its index in the layout. */
function groupOf(group: MitataGroup, layout: z.infer<typeof reportSchema>['layout']): string | null {
  return (typeof group === 'string' ? group : layout[group ?? -1]?.name) || null;
}

function parseRunTime(
  { name, error, ...run }: MitataRun,
  { place, problems }: { place: JsonPath; problems: Problem[] },
): { time: Omit<Measurement, 'group' | 'name'>; isMean: boolean } | null {
  const stats = parseValue(statsSchema, run.stats, { place: appendKeys(place, 'stats'), problems });
  // The shape is wrong, which has already been reported.
  if (stats === null && run.stats != null) return null;
  const samples = stats?.samples ?? [];
  const isMean = samples.length === 0 && stats?.p50 === undefined && stats?.avg != null;
  const middle = isMean ? stats.avg : stats?.p50;
  const values = samples.length > 0 ? samples : middle == null ? [] : [middle];
  if (error != null || values.length === 0) {
    const why = error == null ? 'it has no values' : formatThrownError(error);
    problems.push(
      legacyProblem({
        where: formatJsonPath(place),
        message: `"${name}" has no result: ${why}.`,
        severity: 'error',
      }),
    );
    return null;
  }
  const aggregate = samples.length === 0;
  const time = { metric: 'time', unit: 'ns', better: 'lower', values, primary: true } as const;
  return { time: { ...time, ...(aggregate && { aggregate }) }, isMean };
}
