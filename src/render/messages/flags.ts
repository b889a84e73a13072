// Messages about the words of a command line.

import { code, codes, message, optional, sentence, text } from './message.ts';

export const FLAG_MESSAGES = {
  'not-a-flag': message({ got: text }, '{got} is not a flag. Use `--name`, or `--name=value`.'),
  'flag-unknown': message({ known: codes, write: optional(code) }, ({ known, write }) => {
    if (known.length === 0) return 'unknown flag. This command takes none.';
    return write === undefined ? 'unknown flag. The flags are {known}.' : 'unknown flag. Did you mean {write}?';
  }),
  'flag-with-value': message({ flag: code, got: text }, 'takes no value, but has {got}. Use {flag}.'),
  'flag-without-value': message({ usage: code }, 'needs a value. Use {usage}.'),
  'flag-before-flag': message(
    { usage: code, joined: code, got: text },
    'needs a value, but the flag {got} follows. Use {usage}, or {joined} if this is the value.',
  ),
  'flag-repeated': message({ got: text }, 'was given twice, once with {got}. Keep one of the two.'),
  'argument-unexpected': message({ got: text }, 'unexpected argument {got}. Put the benchmark command after `--`.'),
  'arguments-unexpected': message({ got: text }, 'this command takes no arguments. Remove {got}.'),
  'too-many-files': message({ got: text }, 'takes at most one file. Remove {got}.'),
  'no-command-after-dashes': sentence('no command follows. Put the benchmark command after it.'),
  'variable-in-word': message(
    { got: text, write: code },
    'several words are passed on as they are, so no shell replaces the variable in {got}. Give the command as one word, which a shell runs: {write}.',
  ),
  'range-for-doctor': message(
    { got: text },
    'doctor measures a fixed number of rounds and proposes the range itself. Use a number such as `10` instead of {got}.',
  ),
  'counts-for-doctor': sentence(
    'doctor measures the noise of rounds, but `counts` leaves them out. Use `all`, or remove the key.',
  ),
  'not-an-action': message({ got: text }, '{got} is not an action reference. Use `OWNER/bench-referee@SHA`.'),
  'not-a-gate-name': message(
    { got: text },
    '{got} cannot name the files and the check of a gate. Use at most 40 letters, digits, `-` or `_`, such as `web`.',
  ),
  'out-with-baseline': message(
    { got: text },
    'cannot be used with `--write-baseline`, which judges nothing. Remove {got}, and name the baseline with `--baseline` or in the configuration.',
  ),
};
