// Describes what a pull request changes in the configuration: one sentence for the file, and one item for each setting.
// The change as data in, Phrases out. All text from the two files is untrusted.

import type { ChangedSetting, ConfigChange } from '../model/config-change.ts';
import { messagePhrase } from './message.ts';
import { type Phrase, type Piece, quote, say, tell, type Voice } from './phrase.ts';
import { quoted, visible } from './untrusted.ts';

/** Maximum number of items, enough to show what the change is about. The JSON report has all of them. */
const MOST_ITEMS = 20;

/** Maximum length of an error, in characters. It is a sentence with a position, and longer than a name. */
const ERROR_LIMIT = 400;

/** Returns the sentence about the file: what happened to it, and which version was used. */
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

/** Returns the items, such as `sec/op: max-regression 5% → 8%`. */
export function configItems({ settings }: ConfigChange): Phrase[] {
  const items = settings.slice(0, MOST_ITEMS).map(item);
  const more = settings.length - items.length;
  return more === 0 ? items : [...items, say`and ${more.toLocaleString('en-US')} more in the JSON report`];
}

/** Returns the whole change as one line, because a warning in the log has one line. */
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

/**
 * Returns the key of a setting. This program's keys are plain words; nested keys contain untrusted names from the file.
 */
function name(key: string): Piece {
  return /^[a-z]+(?:[- ][a-z]+)*$/.test(key) ? key : quote(key);
}

function value(text: string | null): Piece {
  return text === null ? 'not set' : quote(text);
}
