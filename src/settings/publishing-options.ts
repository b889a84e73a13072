// The options that say what is published, where the history is, and when a run fails. Each row is the only place that lists the option. The
// file cannot set them, because they belong to the owners of the workflow.

import { DEFAULT_HISTORY_REF } from '../model/history.ts';
import * as build from './field-builders.ts';
import * as fields from './fields.ts';
import { historyRef, yesOrNo } from './fields.ts';
import { defineOption, isAlwaysHarmless } from './option.ts';

const PUBLISHING = { inputs: ['gate', 'report'] } as const;

export const PUBLISHING_OPTIONS = {
  name: defineOption({
    inputs: ['gate', 'measure', 'report'],
    flags: ['check', 'measure', 'doctor', 'report'],
    schema: fields.name,
    preset: 'bench-referee',
    placeholder: 'NAME',
    help: 'Name of the check run, and key of the comment. Two gates in one repository need two names, or they overwrite each other.',
    terminal: { help: 'Name in the report.' },
    differing: {
      'input measure': {
        help: 'Name of this recording in the report. The legs of a matrix need different names, because numbers of different runners are never pooled.',
      },
      'flag report': { presetText: 'the name of the first recording' },
    },
    repeat: { valueOf: ({ publish }) => publish.name, isHarmless: isAlwaysHarmless },
  }),
  comment: defineOption({
    ...PUBLISHING,
    schema: build.choice('always', 'on-change', 'on-failure', 'never'),
    preset: 'always',
    help: 'When to comment on the pull request: `always`, `on-change`, `on-failure` or `never`. An existing comment is kept current, except with `never`.',
    repeat: 'a command line writes no comment',
  }),
  check: defineOption({
    ...PUBLISHING,
    schema: fields.yesOrNo,
    preset: true,
    help: 'Whether to create a check run: `true` or `false`. The step itself succeeds or fails either way.',
    repeat: 'a command line creates no check run',
  }),
  failOn: defineOption({
    ...PUBLISHING,
    flags: ['check', 'report'],
    schema: build.choice('regression', 'inconclusive', 'never'),
    preset: 'regression',
    placeholder: 'WHAT',
    help: 'What fails the run: `regression`, `inconclusive` (a regression or an undecided budget) or `never`. A run that cannot be judged always fails.',
    repeat: { valueOf: ({ publish }) => publish.failOn, isHarmless: isAlwaysHarmless },
  }),
  historyRef: defineOption({
    ...PUBLISHING,
    flags: ['check', 'report'],
    schema: fields.historyRef,
    preset: DEFAULT_HISTORY_REF,
    placeholder: 'REF',
    help: 'Ref with the history that the action `record` writes, for budgets with `against` and for what changed since the latest release.',
    repeat: { valueOf: ({ publish }) => publish.historyRef, isHarmless: isAlwaysHarmless },
  }),
  overrideLabel: defineOption({
    ...PUBLISHING,
    schema: build.text('label').transform((label) => label.trim()),
    preset: 'perf-regression-accepted',
    help: 'Label with which a maintainer accepts a failing verdict. The check then passes, the results stay red, and the report says who set it.',
    repeat: 'a command line sees no labels',
  }),
  overrideScope: defineOption({
    ...PUBLISHING,
    schema: build.choice('commit', 'pull-request', 'never'),
    preset: 'commit',
    help: 'What the label accepts: the `commit` on which it was set, every commit of the `pull-request`, or nothing (`never`).',
    repeat: 'a command line sees no labels',
  }),
};

export const HISTORY_OPTIONS = {
  ref: defineOption({
    inputs: ['report', 'record'],
    schema: historyRef,
    preset: DEFAULT_HISTORY_REF,
    help: 'Ref of the repository that holds the history. It need not be a branch.',
    differing: {
      'input report': {
        help: 'Ref of the repository that holds the history, for `issue`.',
        presetText: 'the `history-ref`',
      },
    },
    repeat: 'it has no influence on a run',
  }),
  issue: defineOption({
    inputs: ['report'],
    schema: yesOrNo,
    preset: false,
    help: 'Whether to keep an issue about confirmed steps of the history: `true` or `false`. It is opened for the first one and closed when no result is worse any more. The token needs `issues: write`.',
    repeat: 'a command line writes no issue',
  }),
};
