// Reads the JSON of nvbench, NVIDIA's library for CUDA kernels: the means and rates that it shows for each state, which is
// a benchmark with values for its axes. A state that failed is marked as skipped, and only its reason says so.

import * as z from 'zod';
import { nvbenchDefinitions } from './cpp-definitions.ts';
import { type JsonResults, type JsonValue, jsonFormat, readEach } from './json-format.ts';
import { formatJsonValue } from './json-validation.ts';

const summarySchema = z.object({
  /** Example: `nv/cold/time/gpu/mean` */
  tag: z.string(),
  /** Example: `GPU Time` */
  name: z.string().optional(),
  hint: z.string().optional(),
  /** Reason why tables do not show it. */
  hide: z.string().optional(),
  data: z.array(z.object({ name: z.string(), value: z.unknown() })).optional(),
});

const stateSchema = z.object({
  /** Values of the axes: `Device=0 T=I32`. Empty without axes and a device. */
  name: z.string(),
  summaries: z.array(summarySchema).nullish(),
  is_skipped: z.boolean().optional(),
  skip_reason: z.string().optional(),
});

const reportSchema = z.object({
  benchmarks: z.array(z.object({ name: z.string(), states: z.array(z.unknown()).nullish() })).nullish(),
});

export const nvbench = jsonFormat({
  id: 'nvbench',
  description: 'nvbench: the file of --json',
  advice: './bench --json results.json',
  repeatsForTime: true,
  signs: [['meta.version.nvbench']],
  noResults: { option: '--benchmark' },
  definitions: nvbenchDefinitions,
  read(document, { add, number }) {
    const report = document.read(reportSchema);
    for (const [index, { name, states }] of report?.benchmarks?.entries() ?? []) {
      const items = states == null ? [] : document.at('benchmarks', index).list('states');
      for (const [item, state] of readEach(items, stateSchema)) {
        const axes = state.name === '' ? '' : ` [${state.name}]`;
        addState(item, number(name + axes), state, add);
      }
    }
  },
});

type NvbenchState = z.infer<typeof stateSchema>;

function addState(item: JsonValue, name: string, state: NvbenchState, add: JsonResults['add']): void {
  const { summaries, is_skipped: isSkipped, skip_reason: reason } = state;
  if (isSkipped) {
    if (reason === undefined || !FAILURE.test(reason)) item.reportWarning('benchmark-skipped', { name, reason });
    else item.reportError('failed-in-tool', { name, reason: reason.replace(FAILURE, '') });
    return;
  }
  const visible = (summaries ?? []).filter(({ hint = '', hide }) => UNITS.has(hint) && hide === undefined);
  const primary = MAIN_TAGS.find((mainTag) => visible.some(({ tag }) => tag === mainTag));
  if (primary === undefined) item.reportError('benchmark-without-result', { name });
  for (const { tag, name: metric = tag, hint = '', data = [] } of visible) {
    // Numbers are texts, because a number of JSON cannot have 64 bits.
    const written = data.find((entry) => entry.name === 'value')?.value;
    const isMain = tag === primary;
    if (typeof written === 'string' && NUMBER.test(written)) {
      add({ name, metric, unit: UNITS.get(hint)!, values: [Number(written)], primary: isMain, aggregate: true });
    } else {
      const got = formatJsonValue(written);
      if (isMain) item.reportError('unusable-value', { name, metric, got });
      else item.reportWarning('unusable-value', { name, metric, got });
    }
  }
}

/** Text that nvbench writes before the message of an exception, after which it continues and exits with success. */
const FAILURE = /^Unexpected error: /;

/** Units by what a summary is. Sizes, counts and percentages are left out. */
const UNITS = new Map(Object.entries({ duration: 's', item_rate: '1/s', byte_rate: 'B/s' }));

/** Times that can be the main metric, best first: each kernel alone, the processor alone, and kernels in a batch. */
const MAIN_TAGS = ['nv/cold/time/gpu/mean', 'nv/cpu_only/time/cpu/mean', 'nv/batch/time/gpu/mean'];

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;
