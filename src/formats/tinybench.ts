// Reads the tasks of tinybench as a script writes them: `{name, tasks: [{name, result}]}`, the list alone, or results
// with the name added to them. Reads every sample of every task. tinybench has no file format of its own. A task that
// threw has an error instead of its numbers. `tinybench-table.ts` reads the table of tinybench.

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
import { javascriptDefinitions } from './quoted-definitions.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList } from './series.ts';
import { formatThrownError } from './thrown-error.ts';
import { isTinybenchTable, parseTinybenchTable } from './tinybench-table.ts';

export const tinybench: Format = {
  id: 'tinybench',
  description:
    'tinybench: JSON of its tasks, [{"name", "result"}], or what console.table(bench.table()) prints',
  advice:
    'node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))',
  recognises: (text) => isTinybenchTable(text) || isTaskList(text),
  parse: (source) => (isTinybenchTable(source.text) ? parseTinybenchTable(source) : parse(source)),
  definitions: javascriptDefinitions,
};

/** Paths of the tasks: in a list, or in the `tasks` of a suite. */
const LISTS = ['[]', 'tasks[]'];

/** Keys of one task: of its result, of the task object before version 6, or of a result without a name. */
const SIGNS = [
  ...['latency', 'hz', 'error', 'state'].map((key) => [`result.${key}`]),
  ['runs', 'bench.warmupIterations'],
  ['latency.rme'],
  ['rme', 'totalTime'],
];

function isTaskList(text: string): boolean {
  return LISTS.some((list) => SIGNS.some((keys) => hasKeys(text, ...keys.map((key) => `${list}.${key}`))));
}

const SAMPLES = numberListSchema('must be a list of numbers').nullish();

/** Latency of a task, in milliseconds. */
const latencySchema = z.object(
  {
    /** Samples of the task. Since version 6 only with retainSamples. */
    samples: SAMPLES,
    p50: z.number(MUST_BE_NUMBER).nullish(),
  },
  'must be an object',
);

const resultSchema = z.object(
  {
    /** State of the task. Absent before version 5. */
    state: z.string('must be a text').optional(),
    error: z.unknown().optional(),
    latency: latencySchema.nullish(),
    /** Samples and mean in version 2, which has no latency. */
    samples: SAMPLES,
    mean: z.number(MUST_BE_NUMBER).nullish(),
  },
  'must be an object',
);

type TinybenchResult = z.infer<typeof resultSchema>;

const taskSchema = z.looseObject(
  { name: z.string('must be a text'), result: z.unknown().optional() },
  'must be an object with "name" and "result"',
);

const TASKS = z.array(z.unknown(), 'must be a list of tasks');
const suiteSchema = z.union(
  [TASKS, z.object({ tasks: TASKS })],
  'must be a list of tasks, or an object with "tasks"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const suite = parseValue(suiteSchema, value, { place, problems });
    if (suite === null) continue;
    const isList = Array.isArray(suite);
    const tasks = isList ? suite : suite.tasks;
    if (tasks.length === 0) {
      const message = 'there is no task in it. Check that the benchmarks were added and run.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    } else if (tasks.every(isNameless)) {
      const message = `no task has a name in it, as in JSON of "bench.results", and since version 6 of "bench.tasks". ${REMEDY}`;
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
      continue;
    }
    const numbered = makeNumbering();
    for (const [index, item] of tasks.entries()) {
      const own = isList ? appendKeys(place, index) : appendKeys(place, 'tasks', index);
      const task = parseValue(taskSchema, item, { place: own, problems });
      if (task === null) continue;
      const name = numbered(task.name);
      const isAround = task.result === undefined;
      const at = isAround ? own : appendKeys(own, 'result');
      const result = parseValue(resultSchema, isAround ? task : (task.result ?? {}), { place: at, problems });
      const measurement = result && toMeasurement(name, result, { place: own, problems });
      if (measurement !== null) series.add(measurement);
    }
  }
  return { measurements: series.all(), problems };
}

const REMEDY = 'Print bench.tasks.map(({ name, result }) => ({ name, result })).';

function isNameless(task: unknown): boolean {
  return typeof task === 'object' && task !== null && !Object.hasOwn(task, 'name');
}

function toMeasurement(
  name: string,
  result: TinybenchResult,
  { place, problems }: { place: JsonPath; problems: Problem[] },
): Measurement | null {
  const { state = 'completed', error, latency } = result;
  const samples = latency?.samples ?? result.samples ?? [];
  const middle = latency?.p50 ?? (latency ? null : result.mean) ?? null;
  const values = samples.length > 0 ? samples : middle === null ? [] : [middle];
  if (state !== 'completed' || error != null || values.length === 0) {
    const why =
      error == null ? `it is ${values.length === 0 ? 'without values' : state}` : formatThrownError(error);
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
  const time = { metric: 'time', unit: 'ms', better: 'lower', values, primary: true } as const;
  return { group: null, name, ...time, ...(aggregate && { aggregate }) };
}
