// Reads the tasks of tinybench as a script writes them: `{name, tasks: [{name, result}]}`, the list alone, or results
// with the name added to them. Reads every sample of every task. tinybench has no file format of its own. A task that
// threw has an error instead of its numbers. Also reads the table that console.table(bench.table()) prints: a row for
// each task, in a frame. Cells are printed as node inspects them, so a text has quotes around it.

import * as z from 'zod';
import { makeNumbering } from './findings.ts';
import type { Format } from './format.ts';
import { type JsonResults, type JsonValue, parseJson, readEach, reportFailure, valuesOrMiddle } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { numberListSchema, toReason } from './json-validation.ts';
import { type LineRules, parseLines } from './lines.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';

export const tinybench: Format = {
  id: 'tinybench',
  description: 'tinybench: JSON of its tasks, [{"name", "result"}], or the output of console.table(bench.table())',
  advice: 'node bench.mjs, which prints JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))',
  repeatsForTime: true,
  recognises: (text) => HEADING.test(text) || isTaskList(text),
  parse: (source) =>
    HEADING.test(source.text)
      ? parseLines(source, LINES, { source: 'console.table(bench.table())' })
      : parseJson(source, { read: readTasks }),
  definitions: javascriptDefinitions,
};

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

/** Milliseconds. Since version 6 with samples only if retainSamples is set. */
const latencySchema = z.object({ samples: numberListSchema.nullish(), p50: z.number().nullish() });

const resultSchema = z.object({
  /** Absent before version 5. */
  state: z.string().optional(),
  error: z.unknown().optional(),
  latency: latencySchema.nullish(),
  /** Samples and mean in version 2, which has no latency. */
  samples: numberListSchema.nullish(),
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
  for (const [item, task] of readEach(tasks, taskSchema)) {
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

/** Heading of a table. Version 2 capitalises each word and has no median. */
const HEADING = /^│[^│\n]*│ *Task [Nn]ame *│.*(?:Latency|Average Time) /m;

const LINES: LineRules = {
  sign: null,
  read(reader) {
    const output = reader.location;
    let table: ReturnType<typeof parseHeading> | null = null;
    let hasMeans = false;
    reader.on(/^│/, () => {
      const { line } = reader;
      if (HEADING.test(line)) {
        table = parseHeading(line);
        return;
      }
      if (table === null) return;
      const cells = cellsOf(line, table.width);
      const cell = (at: number) => cells[at]?.trim() ?? '';
      if (cells.length > table.width) {
        reader.reportError('joined-results', { line: line.trim() });
        return;
      }
      const name = table.numberName(unquoteCell(cell(table.name)));
      const value = parseTime(cell(table.median < 0 ? table.mean : table.median));
      if (value === null) {
        const reason = toReason(unquoteCell(cell(table.error)));
        if (reason === undefined) reader.reportError('benchmark-without-result', { name });
        else reader.reportError('failed-in-tool', { name, reason });
        return;
      }
      hasMeans ||= table.median < 0;
      reader.add({ name, metric: 'time', unit: 'ns', better: 'lower', value, aggregate: true });
    });
    reader.onEnd(() => {
      if (hasMeans) reader.reportWarning('mean-only', { tool: 'tinybench' }, output);
    });
  },
};

/** Index of each cell in a row. -1: the table does not have it. */
function parseHeading(heading: string) {
  const headings = piecesOf(heading).map((piece) => piece.trim());
  const at = (pattern: RegExp) => headings.findIndex((text) => pattern.test(text));
  return {
    width: headings.length,
    name: at(/^Task [Nn]ame$/),
    median: at(/^Latency med(?:ian)? \(ns\)$/),
    mean: at(/^(?:Latency (?:avg|average)|Average Time) \(ns\)$/),
    error: at(/^Error$/),
    numberName: makeNumbering(),
  };
}

function piecesOf(line: string): string[] {
  return line.trimEnd().replace(/^│/, '').replace(/│$/, '').split('│');
}

/** Splits a row. A text may contain the frame: surplus pieces belong to the unclosed texts before them. */
function cellsOf(line: string, width: number): string[] {
  const pieces = piecesOf(line);
  const cells: string[] = [];
  let surplus = pieces.length - width;
  for (let at = 0; at < pieces.length; at++) {
    const start = at;
    const quote = pieces[at]!.trimStart().charAt(0);
    const isText = quote !== '' && `'"\``.includes(quote);
    let rest = pieces[at]!.trimStart().slice(1);
    while (isText && surplus > 0 && at + 1 < pieces.length && !rest.trimEnd().endsWith(quote)) {
      at++;
      surplus--;
      rest = pieces[at]!;
    }
    cells.push(pieces.slice(start, at + 1).join('│'));
  }
  return cells;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function unquoteCell(cell: string): string {
  const inner = /^(["'`])(.*)\1$/s.exec(cell)?.[2];
  if (inner === undefined) return cell;
  return inner.replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4})|(.))/g, (_, byte, unit, other) =>
    other === undefined ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : (ESCAPES[other] ?? other),
  );
}

/** Parses `'45333 ± 1632.50'`, or a number alone. Null for all else. */
function parseTime(cell: string): number | null {
  const digits = /^['"]?(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: ±|['"]?$)/.exec(cell)?.[1];
  return digits === undefined ? null : Number(digits);
}
