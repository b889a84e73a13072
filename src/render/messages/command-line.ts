// Messages about the command line and the files that it reads and writes.

import { richText } from '../rich-text.ts';
import { flag, message, number, sentence } from './message.ts';

export const COMMAND_LINE_MESSAGES = {
  'no-baseline-written': message({ isCancelled: flag, rounds: number }, ({ isCancelled, rounds }) => {
    if (isCancelled) return richText`measuring was cancelled, so no baseline was written.`;
    return rounds === 0
      ? richText`no round was completed, so no baseline was written.`
      : richText`the benchmark failed, so no baseline was written.`;
  }),

  'nothing-to-diagnose': sentence(
    'the benchmark failed, so nothing is diagnosed. Correct the command first; `bench-referee check` says more.',
  ),
};
