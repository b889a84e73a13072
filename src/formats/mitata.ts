// The JSON of mitata: every sample where it was told to keep them, else the median of each benchmark. Groups are named
// in a list apart. A benchmark that threw has an error in the place of its numbers.

import * as z from 'zod';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, Parsed, Source } from './format.ts';
import {
  below,
  NUMBER,
  numberList,
  type Place,
  parseValue,
  placeName,
  readDocuments,
} from './json-reading.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList } from './series.ts';
import { thrownMessage } from './thrown.ts';

export const mitata: Format = {
  id: 'mitata',
  title: 'mitata: what run({ format: "json" }) prints',
  advice: 'node bench.mjs, which ends with await run({ format: "json" })',
  recognises: (text) => /^\s*\{\s*"layout"\s*:\s*\[/.test(text) && /"benchmarks"\s*:\s*\[/.test(text),
  parse,
  definitions: javascriptDefinitions,
};

const runSchema = z.object(
  { name: z.string('must be a text'), error: z.unknown().optional(), stats: z.unknown().optional() },
  'must be an object with "name"',
);

/** Nanoseconds for each iteration. */
const statsSchema = z
  .object(
    {
      samples: numberList('must be a list of numbers').nullish(),
      p50: z.number(NUMBER).nullish(),
    },
    'must be an object with "p50"',
  )
  .nullish();

type Run = z.infer<typeof runSchema>;

const LIST = 'must be a list';
const reportSchema = z.object(
  {
    layout: z
      .array(
        z.object(
          {
            name: /* 0 from a second run() on. */ z
              .union([z.string(), z.literal(0)], 'must be a text')
              .nullish(),
          },
          'must be an object with "name"',
        ),
        LIST,
      )
      .default([]),
    benchmarks: z.array(
      z.object(
        { group: z.int('must be a number').optional(), runs: z.array(z.unknown(), LIST) },
        'must be an object with "runs"',
      ),
      LIST,
    ),
  },
  'must be an object with "benchmarks"',
);

function parse(source: Source): Parsed {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of readDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report === null) continue;
    if (report.benchmarks.length === 0) {
      const message = 'no benchmark has a result. Check the filter that run() is given.';
      problems.push({ where: place.where, message, severity: 'error' });
    }
    const numberings = new Map<string | null, (name: string) => string>();
    for (const [index, { group: at, runs }] of report.benchmarks.entries()) {
      const group = report.layout[at ?? -1]?.name || null;
      const numbered = numberings.get(group) ?? makeNumbering();
      numberings.set(group, numbered);
      for (const [runIndex, item] of runs.entries()) {
        const own = below(place, 'benchmarks', index, 'runs', runIndex);
        const run = parseValue(runSchema, item, { place: own, problems });
        const name = run === null ? '' : numbered(run.name);
        const measured = run && measuredRun(run, { place: own, problems });
        if (measured !== null) series.add({ group, name, ...measured });
      }
    }
  }
  return { measurements: series.all(), problems };
}

function measuredRun(
  { name, error, ...run }: Run,
  { place, problems }: { place: Place; problems: Problem[] },
): Omit<Measurement, 'group' | 'name'> | null {
  const stats = parseValue(statsSchema, run.stats, { place: below(place, 'stats'), problems });
  // Not the shape that it must have, which has been told.
  if (stats === null && run.stats != null) return null;
  const samples = stats?.samples ?? [];
  const values = samples.length > 0 ? samples : stats?.p50 == null ? [] : [stats.p50];
  if (error != null || values.length === 0) {
    const why = error == null ? 'it has no values' : thrownMessage(error);
    problems.push({
      where: placeName(place),
      message: `"${name}" has no result: ${why}.`,
      severity: 'error',
    });
    return null;
  }
  const aggregate = samples.length === 0;
  return {
    metric: 'time',
    unit: 'ns',
    better: 'lower',
    values,
    primary: true,
    ...(aggregate && { aggregate }),
  };
}
