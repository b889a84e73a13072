// What a pull request would change in the configuration, in words: one sentence for what it did, and one item for
// each setting. In: the change as data. Out: Phrases, in which all that the two files say is untrusted text.

import type { ChangedSetting, ConfigChange } from '../model/config-change.ts';
import { messagePhrase } from './message.ts';
import { type Phrase, type Piece, quote, say, tell, type Voice } from './phrase.ts';
import { quoted, visible } from './untrusted.ts';

/** Enough to see what it is about; the JSON report has them all. */
const MOST_ITEMS = 20;

/** An error is a sentence with a place, and longer than a name. */
const ERROR_LIMIT = 400;

/** What happened to the file, and what counts. */
export function configSentence({ path, kind, error, settings }: ConfigChange): Phrase {
  const counts = 'the one of the base commit was used';
  if (kind === 'deleted') {
    return say`This pull request deletes the configuration ${quote(path)}; ${counts}. ${consequence(settings)}`;
  }
  const changes = say`This pull request changes the configuration ${quote(path)}; ${counts}.`;
  if (error === null) return say`${changes} ${consequence(settings)}`;
  return say`${changes} After the merge it could not be read: ${messagePhrase(visible(error, ERROR_LIMIT))}`;
}

function consequence(settings: readonly ChangedSetting[]): string {
  return settings.length === 0 ? 'Nothing that it sets would change.' : 'Would change after the merge:';
}

/** `sec/op: max-regression 5% → 8%` */
export function configItems({ settings }: ConfigChange): Phrase[] {
  const items = settings.slice(0, MOST_ITEMS).map(item);
  const more = settings.length - items.length;
  return more === 0 ? items : [...items, say`and ${more.toLocaleString('en-US')} more in the JSON report`];
}

/** For the log, which has one line for a warning. */
export function configLine(change: ConfigChange): string {
  return tell([configSentence(change), ...configItems(change).map(listed)].flat(), LOG);
}

const LOG: Voice = {
  plain: (text) => text,
  strong: (text) => text,
  untrusted: (text) => quoted(text, ERROR_LIMIT),
};

function listed(phrase: Phrase, index: number): Phrase {
  return [index === 0 ? ' ' : '; ', ...phrase];
}

function item({ budget, key, base, head }: ChangedSetting): Phrase {
  if (budget !== null && key === null) {
    return base === null
      ? say`${quote(budget)} added: ${value(head)}`
      : say`${quote(budget)} removed: ${value(base)}`;
  }
  const change = say`${name(key ?? '')} ${value(base)} → ${value(head)}`;
  return budget === null ? change : say`${quote(budget)}: ${change}`;
}

/** Keys of ours are plain words; deeper ones hold names that a team gave. */
function name(key: string): Piece {
  return /^[a-z]+(?:[- ][a-z]+)*$/.test(key) ? key : quote(key);
}

function value(text: string | null): Piece {
  return text === null ? 'not set' : quote(text);
}
