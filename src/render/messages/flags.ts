// Messages about the words of a command line.

import { richText } from '../rich-text.ts';
import { code, codes, list, message, optional, sentence, text } from './message.ts';

export const FLAG_MESSAGES = {
  'not-a-flag': message({ got: text }, '{got} is not a flag. Write `--name`, or `--name=value`.'),
  'flag-unknown': message({ known: codes, write: optional(code) }, ({ known, write }) => {
    if (known.length === 0) return richText`is not a known flag. This command takes none.`;
    return write === undefined
      ? richText`is not a known flag. Known are ${list(known)}.`
      : richText`is not a known flag. Write ${write}.`;
  }),
  'flag-with-value': message({ flag: code, got: text }, 'takes no value, got {got}. Write {flag}.'),
  'flag-without-value': message({ usage: code }, 'needs a value. Write {usage}.'),
  'flag-before-flag': message(
    { usage: code, joined: code, got: text },
    'needs a value, but another flag follows, got {got}. Write {usage}, or {joined} if this is the value.',
  ),
  'flag-repeated': message({ got: text }, 'is given twice, got {got}. Keep one of the two.'),
  'argument-unexpected': message({ got: text }, 'unexpected argument {got}. Write the benchmark command after `--`.'),
  'arguments-unexpected': message({ got: text }, 'this command takes no arguments, got {got}. Remove it.'),
  'too-many-files': message(
    { got: text },
    'expected at most one file, got also {got}. Name one configuration at a time.',
  ),
  'no-command-after-dashes': sentence('no command follows. Write the benchmark command after it.'),
  'variable-in-word': message(
    { got: text, write: code },
    'several words are passed on as they are, so no shell replaces the variable in {got}. Write the command as one word, which a shell runs: {write}.',
  ),
  'range-for-doctor': message(
    { got: text },
    'doctor measures a fixed number of rounds and proposes the range itself, got {got}. Write a number such as `10`.',
  ),
  'counts-for-doctor': sentence(
    'doctor measures the noise of rounds, and `counts` leaves them out. Write `all`, or delete the key.',
  ),
  'not-an-action': message(
    { got: text },
    'is not a valid action reference, got {got}. Write `OWNER/bench-referee@SHA`.',
  ),
  'not-a-gate-name': message(
    { got: text },
    'is not a name for the files and the check of a gate, got {got}. Write at most 40 letters, digits, `-` or `_`, such as `web`.',
  ),
  'out-with-baseline': message(
    { got: text },
    'has no meaning with `--write-baseline`, which judges nothing, got {got}. Remove it, and name the file with `--baseline` or in the configuration.',
  ),
};
