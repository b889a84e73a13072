// Messages about the words of a command line.

import { asCode, richText } from '../rich-text.ts';
import { code, codes, list, message, optional, sentence, text } from './message.ts';

export const FLAG_MESSAGES = {
  'not-a-flag': message(
    { got: text },
    (shown) => richText`${shown.got} is not a flag. Write ${asCode('--name')}, or ${asCode('--name=value')}.`,
  ),
  'flag-unknown': message({ known: codes, write: optional(code) }, ({ known, write }) => {
    if (known.length === 0) return richText`is not a known flag. This command takes none.`;
    return write === undefined
      ? richText`is not a known flag. Known are ${list(known)}.`
      : richText`is not a known flag. Write ${write}.`;
  }),
  'flag-with-value': message(
    { flag: code, got: text },
    (shown) => richText`takes no value, got ${shown.got}. Write ${shown.flag}.`,
  ),
  'flag-without-value': message({ usage: code }, ({ usage }) => richText`needs a value. Write ${usage}.`),
  'flag-before-flag': message(
    { usage: code, joined: code, got: text },
    ({ usage, joined, ...shown }) =>
      richText`needs a value, but another flag follows, got ${shown.got}. Write ${usage}, or ${joined} if this is the value.`,
  ),
  'flag-repeated': message(
    { got: text },
    (shown) => richText`is given twice, got ${shown.got}. Keep one of the two.`,
  ),
  'argument-unexpected': message(
    { got: text },
    (shown) => richText`unexpected argument ${shown.got}. Write the benchmark command after ${asCode('--')}.`,
  ),
  'arguments-unexpected': message(
    { got: text },
    (shown) => richText`this command takes no arguments, got ${shown.got}. Remove it.`,
  ),
  'too-many-files': message(
    { got: text },
    (shown) => richText`expected at most one file, got also ${shown.got}. Name one configuration at a time.`,
  ),
  'no-command-after-dashes': sentence('no command follows. Write the benchmark command after it.'),
  'range-for-doctor': message(
    { got: text },
    (shown) =>
      richText`doctor measures a fixed number of rounds and proposes the range itself, got ${shown.got}. Write a number such as ${asCode('10')}.`,
  ),
  'not-an-action': message(
    { got: text },
    (shown) =>
      richText`is not a valid action reference, got ${shown.got}. Write ${asCode('OWNER/bench-referee@SHA')}.`,
  ),
  'out-with-baseline': message(
    { got: text },
    (shown) =>
      richText`has no meaning with ${asCode('--write-baseline')}, which judges nothing, got ${shown.got}. Remove it, and name the file with ${asCode('--baseline')} or in the configuration.`,
  ),
};
