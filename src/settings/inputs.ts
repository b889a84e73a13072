// The inputs of the three actions: which ones each has, and their texts as checked values. An empty input is treated as
// absent. Throws all errors at once. It applies no defaults.

import * as fields from './fields.ts';
import { readFields } from './read-fields.ts';
import { FIELDS, type Field, type Given } from './schema.ts';

const SOURCE = ['config', 'configFrom', 'name'] as const;

const MEASURING = [
  ...SOURCE,
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

const REPORTING = ['comment', 'check', 'failOn', 'overrideLabel', 'overrideScope'] as const;

/** Inputs of each action, except `github-token`, which only the host reads. */
export const INPUTS = {
  gate: [...MEASURING, ...REPORTING],
  measure: [...MEASURING, 'legs'],
  report: [...SOURCE, ...REPORTING, 'recordings'],
} as const satisfies Record<string, readonly Field[]>;

export type Action = keyof typeof INPUTS;

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
export function readInputs(get: (name: string) => string, which: Action): Given {
  return readFields(ACTION_FIELDS, INPUTS[which], {
    where: (name) => `input "${name}"`,
    get: (name) => {
      const text = get(name);
      return text.trim() === '' ? undefined : text;
    },
  });
}
