// The options that say which commits are compared, and where the configuration and the recordings come from. Each row
// is the only place that lists the option. No file can set them, because they are known before a file is read.

import * as build from './field-builders.ts';
import * as fields from './fields.ts';
import { configSource } from './fields.ts';
import { encodeExpectation, makeMistake } from './mistake.ts';
import { defineOption, isAlwaysHarmless } from './option.ts';

const READING = {
  inputs: ['gate', 'measure', 'report'],
  flags: ['check', 'measure', 'bisect', 'doctor', 'report'],
} as const;

export const COMMIT_OPTIONS = {
  base: defineOption({
    inputs: ['gate', 'measure'],
    flags: ['check', 'measure', 'bisect'],
    schema: fields.ref('base-ref'),
    preset: 'merge-base',
    placeholder: 'REF',
    help: 'Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-release` (the highest version among the tags before head), a branch, a tag or a full SHA.',
    repeat: { valueOf: ({ recording }) => recording.commits.base.sha, isHarmless: isAlwaysHarmless },
  }),
  head: defineOption({
    inputs: ['gate', 'measure'],
    flags: ['check', 'measure', 'bisect', 'doctor'],
    // A runner has only what was committed.
    schema: fields.ref('head-ref').refine((ref) => ref !== 'worktree', {
      error: encodeExpectation('head-ref'),
      params: makeMistake('only-on-command-line', {}),
    }),
    preset: 'head',
    placeholder: 'REF',
    help: 'Commit to measure: `head` (of the pull request), `merge` (its merge commit), a branch, a tag or a full SHA.',
    terminal: {
      schema: fields.ref('local-ref'),
      preset: 'worktree',
      help: 'Commit to measure: `worktree` (with uncommitted changes), `head`, a branch, a tag or a SHA.',
    },
    repeat: {
      valueOf: ({ recording: { commits } }) => (commits.head.how === 'worktree' ? 'worktree' : commits.head.sha),
      isHarmless: isAlwaysHarmless,
    },
  }),
  config: defineOption({
    inputs: [...READING.inputs, 'record'],
    flags: READING.flags,
    schema: build.text('config-path'),
    preset: '.github/bench-referee.yml',
    placeholder: 'FILE',
    help: 'Path of the configuration file. The default file may be missing, another one may not.',
    repeat: { valueOf: ({ commits }) => commits.config, isHarmless: isAlwaysHarmless },
  }),
  configFrom: defineOption<string, string>({
    inputs: READING.inputs,
    flags: ['check', 'measure', 'bisect', 'doctor'],
    schema: build.choice('base', 'head'),
    preset: 'base',
    placeholder: 'WHERE',
    help: 'Side whose configuration file applies: `base` or `head`. With `base`, a pull request cannot relax its own limits.',
    terminal: {
      schema: configSource,
      preset: 'worktree',
      help: 'Where the configuration file is read: `worktree`, `base`, `head` or the full SHA of a commit.',
    },
    repeat: { valueOf: ({ commits }) => commits.configFrom, isHarmless: isAlwaysHarmless },
  }),
  recordings: defineOption({
    inputs: ['report', 'record'],
    schema: build.definePattern('recordings'),
    preset: 'bench-referee/**/*.json',
    help: 'Pattern of the recording files, relative to the workspace. Recordings of the same two commits become one report.',
    differing: {
      'input record': {
        help: 'Pattern of the recording files, relative to the workspace. Recordings of the same two commits become one run of the history.',
      },
    },
    repeat: 'the command measures by itself',
  }),
};
