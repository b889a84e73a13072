// Messages about the words of a command line.

import { code, codes, message, optional } from './message.ts';

export const FLAG_MESSAGES = {
  'not-a-flag': '{got} is not a flag. Use `--name`, or `--name=value`.',
  'flag-unknown': message({ known: codes, write: optional(code) }, ({ known, write }) => {
    if (known.length === 0) return 'unknown flag. This command takes none.';
    return write === undefined ? 'unknown flag. The flags are {known}.' : 'unknown flag. Did you mean {write}?';
  }),
  'flag-with-value': 'takes no value, but has {got}. Use {flag:code}.',
  'flag-without-value': 'needs a value. Use {usage:code}.',
  'flag-before-flag':
    'needs a value, but the flag {got} follows. Use {usage:code}, or {joined:code} if this is the value.',
  'flag-repeated': 'is given twice, once with {got}. Keep one of the two.',
  'argument-unexpected': 'unexpected argument {got}. Put the benchmark command after `--`.',
  'arguments-unexpected': 'this command takes no arguments. Remove {got}.',
  'too-many-files': 'takes at most one file. Remove {got}.',
  'no-command-after-dashes': 'no command follows. Put the benchmark command after it.',
  'variable-in-word':
    'no shell replaces the variable in {got}, because several words are passed on as they are. Give the command as one word, which a shell runs: {write:code}.',
  'range-for-doctor':
    'doctor measures a fixed number of rounds and proposes the range itself. Use `10` instead of {got}.',
  'counts-for-doctor':
    'doctor measures the noise of rounds, but `counts` leaves them out. Use `all`, or remove the key.',
  'not-an-action': '{got} is not an action reference. Use `OWNER/bench-referee@SHA`.',
  'not-a-gate-name':
    '{got} cannot name the files and the check of a gate. Use at most 40 letters, digits, `-` or `_`: `web`.',
  'canary-unfit':
    'cannot be used with {other:code}: its result could be taken for a verdict later. Leave out one of the two.',
  'canary-not-possible': 'Windows cannot pause a process. Run it on Linux or macOS.',
  'out-with-baseline':
    'cannot be used with `--write-baseline`, which judges nothing. Remove {got}. `--baseline` or the configuration names the baseline.',
} as const;
