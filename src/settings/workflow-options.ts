// The options of a workflow: which commits are compared, and where the configuration and the recordings come from, which is known
// before a file is read; what is published, when a run fails, and where the history is. Each row is the only place that lists the
// option.

import { DEFAULT_HISTORY_REF } from '../model/history.ts';
import * as build from './field-builders.ts';
import * as fields from './fields.ts';
import { encodeExpectation, makeMistake } from './mistake.ts';
import { defineFileOption, defineOption } from './option.ts';

export const COMMIT_OPTIONS = {
  base: defineOption({
    inputs: ['gate', 'measure'],
    flags: ['check', 'measure', 'bisect'],
    schema: fields.ref('base-ref'),
    preset: 'merge-base',
    placeholder: 'REF',
    help: 'Commit to compare with: `merge-base`, `target` (the tip of the base branch), `latest-release` (the highest version among the tags before head), a branch, a tag or a full SHA.',
    repeat: { valueOf: ({ recording }) => recording.commits.base.sha, isHarmless: () => true },
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
      isHarmless: () => true,
    },
  }),
  config: defineOption({
    inputs: ['gate', 'measure', 'report'],
    flags: ['check', 'measure', 'bisect', 'doctor', 'report'],
    schema: build.text('config-path'),
    preset: '.github/bench-referee.yml',
    placeholder: 'FILE',
    help: 'Path of the configuration file. The default file is optional. A file you name must exist.',
    repeat: { valueOf: ({ commits }) => commits.config, isHarmless: () => true },
  }),
  configFrom: defineOption<string, string>({
    flags: ['check', 'measure', 'bisect', 'doctor'],
    schema: fields.configSource,
    // For actions, so that no pull request relaxes its own limits.
    preset: 'base',
    placeholder: 'WHERE',
    help: 'Where the configuration file is read: `worktree`, `base`, `head` or the full SHA of a commit.',
    terminal: { preset: 'worktree' },
    repeat: { valueOf: ({ commits }) => commits.configFrom, isHarmless: () => true },
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

export const PUBLISHING_OPTIONS = {
  name: defineOption({
    inputs: ['gate', 'measure', 'report'],
    flags: ['check', 'measure', 'doctor', 'report'],
    schema: fields.name,
    preset: 'bench-referee',
    placeholder: 'NAME',
    help: 'Name of the check run, and key of the comment. Two gates in one repository need two names; otherwise they overwrite each other.',
    terminal: { help: 'Name in the report.' },
    differing: {
      'input measure': {
        help: 'Name of this recording in the report. The legs of a matrix need different names, because numbers of different runners are never pooled.',
      },
      'flag report': { presetText: 'the name of the first recording' },
    },
    repeat: { valueOf: ({ publish }) => publish.name, isHarmless: () => true },
  }),
  comment: defineOption({
    inputs: ['gate', 'report'],
    schema: build.choice('always', 'on-change', 'on-failure', 'never'),
    preset: 'always',
    help: 'When to comment on the pull request: `always`, `on-change`, `on-failure` or `never`. Except with `never`, an existing comment is kept current.',
    repeat: 'a command line writes no comment',
  }),
  check: defineFileOption<boolean, boolean>({
    schema: fields.yesOrNo,
    preset: true,
    help: 'Whether to create a check run: `true` or `false`. The step itself succeeds or fails either way.',
    repeat: 'a command line creates no check run',
  }),
  failOn: defineFileOption({
    flags: ['check', 'report'],
    schema: build.choice('regression', 'inconclusive', 'never'),
    preset: 'regression',
    placeholder: 'WHAT',
    help: 'What fails the run: `regression`, `inconclusive` (a regression or an undecided budget) or `never`. A run that cannot be judged always fails.',
    repeat: { valueOf: ({ publish }) => publish.failOn, isHarmless: () => true },
  }),
  historyRef: defineFileOption({
    flags: ['check', 'report'],
    schema: fields.historyRef,
    preset: DEFAULT_HISTORY_REF,
    placeholder: 'REF',
    help: 'Ref of the history that the action `record` writes. Budgets with `against`, and changes since the latest release, need it.',
    repeat: { valueOf: ({ publish }) => publish.historyRef, isHarmless: () => true },
  }),
  overrideLabel: defineFileOption({
    schema: build.text('label').transform((label) => label.trim()),
    preset: 'perf-regression-accepted',
    help: 'Label with which a maintainer accepts a failing verdict. The check passes, the results stay red, and the report names the person.',
    repeat: 'a command line sees no labels',
  }),
  claims: defineFileOption<'body', 'body' | null>({
    schema: build.choice('body'),
    preset: null,
    presetText: 'none',
    help: '`body`: the report says whether claims in the description of the pull request, like `perf: Parse -20%`, are [proven](#what-a-change-has-to-prove).',
    repeat: 'a command line sees no description',
  }),
  overrideScope: defineFileOption({
    schema: build.choice('commit', 'pull-request', 'never'),
    preset: 'commit',
    help: 'What the label accepts: the `commit` on which it was set, every commit of the `pull-request`, or nothing (`never`).',
    repeat: 'a command line sees no labels',
  }),
};

export const HISTORY_OPTIONS = {
  ref: defineOption({
    inputs: ['record'],
    schema: fields.historyRef,
    preset: DEFAULT_HISTORY_REF,
    help: 'Ref of the repository that holds the history. It need not be a branch.',
    inPlace: 'history-ref',
    repeat: 'it has no influence on a run',
  }),
  issue: defineOption({
    inputs: ['report'],
    schema: fields.yesOrNo,
    preset: false,
    help: 'Whether to keep an issue about confirmed steps of the history: `true` or `false`. It opens with the first one, and closes when no result is worse any more. The token needs `issues: write`.',
    repeat: 'a command line writes no issue',
  }),
};
