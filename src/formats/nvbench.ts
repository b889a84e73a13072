// Reads the JSON of nvbench, NVIDIA's library for CUDA kernels: the means and rates that it shows for each state, which is
// a benchmark with values for its axes. A state that failed is marked as skipped, and only its reason says so.

import * as z from 'zod';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { nvbenchDefinitions } from './cpp-definitions.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, formatJsonValue, parseJsonDocuments, parseValue } from './json-validation.ts';

export const nvbench: Format = {
  id: 'nvbench',
  description: 'nvbench: the file of --json',
  advice: './bench --json results.json',
  repeatsForTime: true,
  recognises: (text) => hasKeys(text, 'meta.version.nvbench'),
  parse,
  definitions: nvbenchDefinitions,
};

const summarySchema = z.object({
  /** Identifies the summary: `nv/cold/time/gpu/mean`. */
  tag: z.string(),
  /** Name in tables: `GPU Time`. */
  name: z.string().optional(),
  hint: z.string().optional(),
  /** Reason why tables do not show it. */
  hide: z.string().optional(),
  data: z.array(z.object({ name: z.string(), value: z.unknown() })).optional(),
});

const stateSchema = z.object({
  /** Values of the axes: `Device=0 T=I32`. Empty without axes and without a device. */
  name: z.string(),
  summaries: z.array(summarySchema).nullish(),
  is_skipped: z.boolean().optional(),
  skip_reason: z.string().optional(),
});

const reportSchema = z.object({
  benchmarks: z.array(z.object({ name: z.string(), states: z.array(z.unknown()).nullish() })).nullish(),
});

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { problems } = found;
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { location, problems });
    const numbered = makeNumbering();
    for (const [index, { name, states }] of report?.benchmarks?.entries() ?? []) {
      for (const [stateIndex, item] of states?.entries() ?? []) {
        const own = appendKeys(location, 'benchmarks', index, 'states', stateIndex);
        const state = parseValue(stateSchema, item, { location: own, problems });
        if (state !== null) addState(numbered(nameOf(name, state.name)), state, { found, location: own });
      }
    }
  }
  return toParseResult(found, source.path, { option: '--benchmark' });
}

function nameOf(benchmark: string, axes: string): string {
  return axes === '' ? benchmark : `${benchmark} [${axes}]`;
}

function addState(
  name: string,
  { summaries, is_skipped: isSkipped, skip_reason: reason }: z.infer<typeof stateSchema>,
  { found, location }: { found: Findings; location: Location },
): void {
  const { series, problems } = found;
  if (isSkipped) {
    problems.push(makeSkipProblem(name, reason, location));
    return;
  }
  const shown = (summaries ?? []).filter(({ hint = '', hide }) => UNITS.has(hint) && hide === undefined);
  const primary = MAIN_TAGS.find((wanted) => shown.some(({ tag }) => tag === wanted));
  if (primary === undefined) problems.push(makeError('benchmark-without-result', location, { name }));
  for (const { tag, name: metric = tag, hint = '', data = [] } of shown) {
    // Numbers are texts, because a number of JSON cannot have 64 bits.
    const written = data.find((one) => one.name === 'value')?.value;
    const isMain = tag === primary;
    if (typeof written === 'string' && NUMBER.test(written)) {
      const value = { values: [Number(written)], primary: isMain, aggregate: true };
      series.add({ group: null, name, metric, unit: UNITS.get(hint)!, better: null, ...value });
    } else {
      const make = isMain ? makeError : makeWarning;
      problems.push(make('unusable-value', location, { name, metric, got: formatJsonValue(written) }));
    }
  }
}

/** What nvbench writes before the message of an exception, after which it continues and exits with success. */
const FAILURE = /^Unexpected error: /;

function makeSkipProblem(name: string, reason: string | undefined, location: Location): Diagnostic {
  if (reason !== undefined && FAILURE.test(reason)) {
    return makeError('failed-in-tool', location, { name, reason: reason.replace(FAILURE, '') });
  }
  return makeWarning('benchmark-skipped', location, { name, reason });
}

/** Units by what a summary is. Sizes, counts and percentages are left out. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['duration', 's'],
  ['item_rate', '1/s'],
  ['byte_rate', 'B/s'],
]);

/** Times that can be the main metric, best first: each kernel alone, the processor alone, and kernels in a batch. */
const MAIN_TAGS = ['nv/cold/time/gpu/mean', 'nv/cpu_only/time/cpu/mean', 'nv/batch/time/gpu/mean'];

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;
