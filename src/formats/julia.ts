// Reads the JSON that BenchmarkTools.jl saves: nested groups, with a trial or an estimate for each benchmark. A trial
// has every sample, an estimate has one number.

import * as z from 'zod';
import { joinStarts, QUOTED, unquote } from './definitions.ts';
import { type JsonResults, type JsonValue, jsonFormat, valuesOrMiddle } from './json-format.ts';
import { recordSchema } from './json-validation.ts';

const MAX_RECOGNITION_LENGTH = 2000;

const fileSchema = z.tuple([z.unknown(), z.array(z.unknown())]);
const valueSchema = z.tuple([z.string(), z.unknown()]);
const groupSchema = z.object({ data: recordSchema });

/** Nanoseconds of every sample of a trial, or of an estimate; bytes and allocations per evaluation, the minima of all samples. */
const resultSchema = z.object({
  times: z.array(z.number()).min(1).optional(),
  time: z.number().optional(),
  memory: z.number().optional(),
  allocs: z.number().optional(),
});

export const julia = jsonFormat({
  id: 'julia',
  description: 'BenchmarkTools.jl: the file of BenchmarkTools.save',
  advice: 'a script that ends with BenchmarkTools.save("results.json", run(suite))',
  repeatsForTime: true,
  signs: [(text) => /^\s*\[\s*\{/.test(text) && /"BenchmarkTools"\s*:/.test(text.slice(0, MAX_RECOGNITION_LENGTH))],
  namedKeys: true,
  noResults: { source: 'run(suite)' },
  // Finds `suite["group"]["name"] = @benchmarkable …`. The keys are the parts of the name.
  definitions: {
    description: '`["group"]["name"] =`',
    files: ['*.jl'],
    sign: '@benchmarkable|BenchmarkGroup',
    line: `(\\[ *${QUOTED} *\\])+ *=`,
    parseMatch: (text) => ({
      name: [...text.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(([key]) => unquote(key)).join('/'),
    }),
    queriesFor({ name }) {
      const starts = joinStarts(name.split('/')).toReversed();
      return starts.map((start) => ({ name: start }));
    },
  },
  read(file, results) {
    if (file.read(fileSchema) === null) return;
    // A file may have several suites, with benchmarks of one name.
    for (const item of file.at(1).list()) readItem(item, [], results);
  },
});

/** `names` are those of the groups around a benchmark or a group, and its own. */
function readItem(item: JsonValue, names: readonly string[], results: JsonResults): void {
  const [type] = item.read(valueSchema) ?? [];
  if (type === undefined) return;
  const fields = item.at(1);
  // Older versions put the module in front of the type.
  const kind = type.replace(/^BenchmarkTools\./, '');
  if (kind === 'BenchmarkGroup') {
    if (fields.read(groupSchema) === null) return;
    for (const [name, inner] of fields.at('data').entries()) readItem(inner, [...names, name], results);
  } else if ((kind === 'Trial' || kind === 'TrialEstimate') && names.length > 0) {
    addResult(fields, results.number(names.join('/')), results);
  } else item.reportError('no-results', { source: 'run(suite)' });
}

function addResult(fields: JsonValue, name: string, { add }: JsonResults): void {
  const result = fields.read(resultSchema);
  if (result === null) return;
  const time = valuesOrMiddle(result.times, result.time);
  if (time === null) {
    fields.reportError('benchmark-without-result', { name });
    return;
  }
  const { memory, allocs } = result;
  add({ name, metric: 'time', unit: 'ns', ...time });
  if (memory !== undefined) add({ name, metric: 'memory', unit: 'B', values: [memory], primary: false });
  if (allocs !== undefined) add({ name, metric: 'allocs', unit: 'count', values: [allocs], primary: false });
}
