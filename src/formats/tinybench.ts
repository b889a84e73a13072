// The tasks of tinybench as a script writes them, `{name, tasks: [{name, result}]}` or the list alone: every sample of
// every task. tinybench has no file of its own. A task that threw has an error in the place of its numbers.

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

export const tinybench: Format = {
  id: 'tinybench',
  title: 'tinybench: JSON of its tasks, [{"name", "result"}]',
  advice:
    'node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))',
  recognises: (text) => START.test(text) && /"(?:latency|hz|error|state)"\s*:/.test(text),
  parse,
  definitions: javascriptDefinitions,
};

/** A task with its result, the first in a list or in the `tasks` of a suite. */
const START =
  /^\s*(?:\{(?:\s*"name"\s*:\s*(?:"(?:[^"\\]|\\.)*"|null)\s*,)?\s*"tasks"\s*:\s*\[|\[)\s*\{\s*"name"\s*:\s*"(?:[^"\\]|\\.)*"\s*,(?:\s*"runs"\s*:\s*\d+\s*,)?\s*"result"\s*:\s*\{/;

const SAMPLES = numberList('must be a list of numbers').nullish();

/** All in milliseconds. */
const latencySchema = z.object(
  {
    /** Since version 6 only with retainSamples. */
    samples: SAMPLES,
    p50: z.number(NUMBER).nullish(),
  },
  'must be an object',
);

const resultSchema = z.object(
  {
    /** Since version 5. */
    state: z.string('must be a text').optional(),
    error: z.unknown().optional(),
    latency: latencySchema.nullish(),
    /** Of version 2, which has no latency. */
    samples: SAMPLES,
    mean: z.number(NUMBER).nullish(),
  },
  'must be an object',
);

type Result = z.infer<typeof resultSchema>;

const taskSchema = z.object(
  { name: z.string('must be a text'), result: z.unknown().optional() },
  'must be an object with "name" and "result"',
);

const LIST = z.array(z.unknown(), 'must be a list of tasks');
const suiteSchema = z.union(
  [LIST, z.object({ tasks: LIST })],
  'must be a list of tasks, or an object with "tasks"',
);

function parse(source: Source): Parsed {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of readDocuments(source, problems)) {
    const suite = parseValue(suiteSchema, value, { place, problems });
    if (suite === null) continue;
    const isList = Array.isArray(suite);
    const tasks = isList ? suite : suite.tasks;
    if (tasks.length === 0) {
      const message = 'there is no task in it. Check that the benchmarks were added and run.';
      problems.push({ where: place.where, message, severity: 'error' });
    }
    const numbered = makeNumbering();
    for (const [index, item] of tasks.entries()) {
      const own = isList ? below(place, index) : below(place, 'tasks', index);
      const task = parseValue(taskSchema, item, { place: own, problems });
      if (task === null) continue;
      const name = numbered(task.name);
      const result = parseValue(resultSchema, task.result ?? {}, { place: below(own, 'result'), problems });
      const measurement = result && measured(name, result, { place: own, problems });
      if (measurement !== null) series.add(measurement);
    }
  }
  return { measurements: series.all(), problems };
}

function measured(
  name: string,
  result: Result,
  { place, problems }: { place: Place; problems: Problem[] },
): Measurement | null {
  const { state = 'completed', error, latency } = result;
  const samples = latency?.samples ?? result.samples ?? [];
  const middle = latency?.p50 ?? (latency ? null : result.mean) ?? null;
  const values = samples.length > 0 ? samples : middle === null ? [] : [middle];
  if (state !== 'completed' || error != null || values.length === 0) {
    const why =
      error == null ? `it is ${values.length === 0 ? 'without values' : state}` : thrownMessage(error);
    problems.push({
      where: placeName(place),
      message: `"${name}" has no result: ${why}.`,
      severity: 'error',
    });
    return null;
  }
  const aggregate = samples.length === 0;
  const time = { metric: 'time', unit: 'ms', better: 'lower', values, primary: true } as const;
  return { group: null, name, ...time, ...(aggregate && { aggregate }) };
}
