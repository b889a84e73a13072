// The inputs of the three actions: which there are, and their texts to checked values. An empty input is one
// that was not given. All that is wrong is said at once; no default is applied here.

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

/** The inputs of each action, apart from `github-token`, which the host reads and nobody else sees. */
export const INPUTS = {
  gate: [...MEASURING, ...REPORTING],
  measure: [...MEASURING, 'legs'],
  report: [...SOURCE, ...REPORTING, 'recordings'],
} as const satisfies Record<string, readonly Field[]>;

export type Action = keyof typeof INPUTS;

/** On a runner there is only what was committed. */
const ACTION_FIELDS = {
  ...FIELDS,
  configFrom: fields.choice('base', 'head'),
  head: fields.ref('head', 'merge').refine((ref) => ref !== 'worktree', {
    error: 'Write head, merge, a branch, a tag or a SHA',
    params: { what: 'exists on the command line only' },
  }),
};

/** `get` answers the text of an input by its written name, and an empty text where there is none. */
export function readInputs(get: (name: string) => string, which: Action): Given {
  return readFields(ACTION_FIELDS, INPUTS[which], {
    where: (name) => `input "${name}"`,
    get: (name) => {
      const text = get(name);
      return text.trim() === '' ? undefined : text;
    },
  });
}
