// The inputs of the three actions: which ones each has, and their texts as checked values. An empty input is treated as
// absent. Throws all errors at once. It applies no defaults.

import * as fields from './fields.ts';
import { parseGivenOptions } from './parse-given-options.ts';
import { FIELDS, type GivenOptions, type OptionName } from './schema.ts';

const SOURCE_FIELDS = ['config', 'configFrom', 'name'] as const;

const MEASURE_FIELDS = [
  ...SOURCE_FIELDS,
  'run',
  'setup',
  'workingDirectory',
  'format',
  'outputFile',
  'base',
  'head',
  'rounds',
  'maxMinutes',
  'cpus',
  'nice',
  'seed',
] as const;

const REPORT_FIELDS = ['comment', 'check', 'failOn', 'overrideLabel', 'overrideScope'] as const;

/** Inputs of each action, except `github-token`, which only the host reads. */
export const INPUTS = {
  gate: [...MEASURE_FIELDS, ...REPORT_FIELDS],
  measure: [...MEASURE_FIELDS, 'legs'],
  report: [...SOURCE_FIELDS, ...REPORT_FIELDS, 'recordings'],
} as const satisfies Record<string, readonly OptionName[]>;

export type ActionName = keyof typeof INPUTS;

/** Fields of the actions. `worktree` is not allowed, because a runner only has what was committed. */
const ACTION_FIELDS = {
  ...FIELDS,
  configFrom: fields.choice('base', 'head'),
  head: fields.ref('head', 'merge').refine((ref) => ref !== 'worktree', {
    error: 'Write head, merge, a branch, a tag or a SHA',
    params: { what: 'exists on the command line only' },
  }),
};

/** Reads the inputs. `get` returns the text of an input by its written name, or an empty text. */
export function parseInputs(get: (name: string) => string, which: ActionName): GivenOptions {
  return parseGivenOptions(ACTION_FIELDS, INPUTS[which], {
    where: (name) => `input "${name}"`,
    get: (name) => {
      const text = get(name);
      return text.trim() === '' ? undefined : text;
    },
  });
}
