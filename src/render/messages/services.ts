// Messages about services of a command and about built files.

import { message, number, text } from './message.ts';

export const SERVICE_MESSAGES = {
  'files-unmatched':
    'no file of base or head matches {patterns:texts} after `setup`. Correct the patterns, which are relative to the root of the repository, or build the files in `setup`.',
  'files-too-many': message(
    { pattern: text, count: number, limit: number },
    '{pattern} matches {count} files, more than {limit} in all. Use a narrower pattern.',
  ),
} as const;
