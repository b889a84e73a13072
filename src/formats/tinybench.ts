// Reads the tasks of tinybench as a script writes them: `{name, tasks: [{name, result}]}`, the list alone, or results
// with the name added to them. Reads every sample of every task. tinybench has no file format of its own. A task that
// threw has an error instead of its numbers. `tinybench-table.ts` reads the table of tinybench.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
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
import { isTinybenchTable, parseTinybenchTable } from './tinybench-table.ts';

export const tinybench: Format = {
  id: 'tinybench',
  description: 'tinybench: JSON of its tasks, [{"name", "result"}], or what console.table(bench.table()) prints',
  advice: 'node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))',
  repeatsForTime: true,
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

const SAMPLES = numberListSchema.nullish();

/** Latency of a task, in milliseconds. */
const latencySchema = z.object({
  /** Samples of the task. Since version 6 only with retainSamples. */
  samples: SAMPLES,
  p50: z.number().nullish(),
});

const resultSchema = z.object({
  /** State of the task. Absent before version 5. */
  state: z.string().optional(),
  error: z.unknown().optional(),
  latency: latencySchema.nullish(),
  /** Samples and mean in version 2, which has no latency. */
  samples: SAMPLES,
  mean: z.number().nullish(),
});

type TinybenchResult = z.infer<typeof resultSchema>;

const taskSchema = z.looseObject({ name: z.string(), result: z.unknown().optional() });

const tasksSchema = z.array(z.unknown());
const suiteSchema = z.object({ tasks: tasksSchema });

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const context = { location, problems };
    const isList = Array.isArray(value);
    const tasks = isList ? parseValue(tasksSchema, value, context) : parseValue(suiteSchema, value, context)?.tasks;
    if (!tasks) continue;
    if (tasks.length === 0) problems.push(makeError('no-results', location, { source: 'bench.tasks' }));
    else if (tasks.every(isNameless)) {
      problems.push(makeError('unnamed-benchmark', location, { source: TASKS_WITH_NAMES }));
      continue;
    }
    const numbered = makeNumbering();
    for (const [index, item] of tasks.entries()) {
      const own = isList ? appendKeys(location, index) : appendKeys(location, 'tasks', index);
      const task = parseValue(taskSchema, item, { location: own, problems });
      if (task === null) continue;
      const name = numbered(task.name);
      const isAround = task.result === undefined;
      const at = isAround ? own : appendKeys(own, 'result');
      const result = parseValue(resultSchema, isAround ? task : (task.result ?? {}), {
        location: at,
        problems,
      });
      const measurement = result && toMeasurement(name, result, { location: own, problems });
      if (measurement !== null) series.add(measurement);
    }
  }
  return { measurements: series.all(), problems };
}

/** Tasks as JSON, with their names. Since version 6 the JSON of a task has none, and that of a result never had one. */
const TASKS_WITH_NAMES = 'bench.tasks.map(({ name, result }) => ({ name, result }))';

function isNameless(task: unknown): boolean {
  return typeof task === 'object' && task !== null && !Object.hasOwn(task, 'name');
}

function toMeasurement(name: string, result: TinybenchResult, { location, problems }: JsonContext): Measurement | null {
  const { state = 'completed', error, latency } = result;
  const samples = latency?.samples ?? result.samples ?? [];
  const middle = latency?.p50 ?? (latency ? null : result.mean) ?? null;
  const values = samples.length > 0 ? samples : middle === null ? [] : [middle];
  if (state !== 'completed' || error != null || values.length === 0) {
    const found = error == null && values.length > 0 ? { reason: state } : errorMessageOf(error);
    const isFailure = error != null || values.length > 0;
    const code = isFailure ? 'failed-in-tool' : 'benchmark-without-result';
    problems.push(makeError(code, location, { name, ...found }));
    return null;
  }
  const aggregate = samples.length === 0;
  const time = { metric: 'time', unit: 'ms', better: 'lower', values, primary: true } as const;
  return { group: null, name, ...time, ...(aggregate && { aggregate }) };
}
