// The option that selects whose configuration file is used: a word for a side, or the full SHA of a commit. The text
// in, the checked text out. It must never accept what git could take for anything but a commit.

import { defineField } from './fields.ts';
import { suggestWord } from './suggest-word.ts';

const WORDS = ['base', 'head', 'worktree'];

/** Matches SHA-1 or SHA-256 in hex. */
const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

export const configSource = defineField('config-source', (value, refuse) => {
  if (WORDS.includes(value) || SHA.test(value)) return value;
  const meant = suggestWord(value, WORDS);
  return refuse('value-unknown', meant === null ? {} : { write: meant });
});
