// Reads the tasks of tinybench as a script writes them: `{name, tasks: [{name, result}]}`, the list alone, or results
// with the name added to them. Reads every sample of every task. tinybench has no file format of its own. A task that
// threw has an error instead of its numbers. `tinybench-table.ts` reads the table of tinybench.

import * as z from 'zod';
import type { Format } from './format.ts';
import { type JsonResults, type JsonValue, parseJson, reportFailure, valuesOrMiddle } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { numberListSchema } from './json-validation.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';
import { isTinybenchTable, parseTinybenchTable } from './tinybench-table.ts';

export const tinybench: Format = {
  id: 'tinybench',
  description: 'tinybench: JSON of its tasks, [{"name", "result"}], or what console.table(bench.table()) prints',
  advice: 'node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))',
  repeatsForTime: true,
  recognises: (text) => isTinybenchTable(text) || isTaskList(text),
  parse: (source) =>
    isTinybenchTable(source.text) ? parseTinybenchTable(source) : parseJson(source, { read: readTasks }),
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

const taskSchema = z.looseObject({ name: z.string(), result: z.unknown().optional() });

/** Tasks as JSON, with their names. Since version 6 the JSON of a task has none, and that of a result never had one. */
const TASKS_WITH_NAMES = 'bench.tasks.map(({ name, result }) => ({ name, result }))';

function readTasks(document: JsonValue, { add, number }: JsonResults): void {
  const tasks = document.list(Array.isArray(document.value) ? null : 'tasks', { source: 'bench.tasks' });
  if (tasks.length > 0 && tasks.every(isNameless)) {
    document.reportError('unnamed-benchmark', { source: TASKS_WITH_NAMES });
    return;
  }
  for (const item of tasks) {
    const task = item.read(taskSchema);
    if (task === null) continue;
    const name = number(task.name);
    const result =
      task.result === undefined ? item.read(resultSchema) : item.at('result').read(resultSchema, task.result ?? {});
    const time = result && readTime(item, name, result);
    if (time !== null) add({ name, metric: 'time', unit: 'ms', better: 'lower', ...time });
  }
}

function isNameless({ value }: JsonValue): boolean {
  return typeof value === 'object' && value !== null && !Object.hasOwn(value, 'name');
}

function readTime(item: JsonValue, name: string, result: z.infer<typeof resultSchema>) {
  const { state = 'completed', error, latency } = result;
  const samples = latency?.samples ?? result.samples;
  const time = valuesOrMiddle(samples, latency?.p50 ?? (latency ? null : result.mean));
  if (error == null && state === 'completed' && time !== null) return time;
  if (error == null && time !== null) item.reportError('failed-in-tool', { name, reason: state });
  else reportFailure(item, name, error);
  return null;
}
