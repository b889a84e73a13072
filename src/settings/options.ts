// The table of all options. To add an option, add a row to one of the five groups: schemas, inputs, flags, help,
// documents and the repeat command follow from it.

import { COMMIT_OPTIONS } from './commit-options.ts';
import { JUDGING_OPTIONS } from './judging-options.ts';
import { MEASURING_OPTIONS } from './measuring-options.ts';
import { HISTORY_OPTIONS, PUBLISHING_OPTIONS } from './publishing-options.ts';

export const OPTIONS = {
  ...MEASURING_OPTIONS,
  ...COMMIT_OPTIONS,
  ...PUBLISHING_OPTIONS,
  ...JUDGING_OPTIONS,
  ...HISTORY_OPTIONS,
};
