// The options of the history. Each row is the only place that lists the option. No file can set them, because a pull
// request could.

import { DEFAULT_HISTORY_REF } from '../model/history.ts';
import { historyRef, yesOrNo } from './fields.ts';
import { defineOption } from './option.ts';

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
