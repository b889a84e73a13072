// Describes what a pull request changes in the configuration: one sentence for the file, and one item for each setting.
// The change as data in, RichTexts out. All text from the two files is untrusted.

import type { ChangedSetting, ConfigChange } from '../model/config-change.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { describeConfigChange } from './messages/judge.ts';
import { withCode } from './messages/message.ts';
import {
  asUntrustedText,
  formatRichText,
  joinRichTexts,
  type Piece,
  PLAIN_FORMATTER,
  type RichText,
  richText,
  UNCUT_FORMATTER,
} from './rich-text.ts';

/** Enough items to show what the change is about. The JSON report has all of them. */
const MAX_ITEMS = 20;

export function formatConfigSentence({ path, kind, error, settings }: ConfigChange): RichText {
  const change = richText`This ${describeConfigChange(kind, asUntrustedText(path))}.`;
  if (error === null) return richText`${change} ${formatConsequence(settings)}`;
  // The error itself is among the problems of the report.
  return richText`${change} After the merge it could not be used.`;
}

function formatConsequence(settings: readonly ChangedSetting[]): RichText {
  if (settings.length === 0) return ['Nothing that it sets would change.'];
  const isRename = ({ budget, key, base }: ChangedSetting) =>
    budget === null && base === null && key?.startsWith('renamed.') === true;
  if (settings.every(isRename)) return withCode('New entries of `renamed` count now:');
  return settings.some(isRename)
    ? withCode('New entries of `renamed` count now, the rest would change after the merge:')
    : ['Would change after the merge:'];
}

export function formatConfigItems({ settings }: ConfigChange): RichText[] {
  const items = settings.slice(0, MAX_ITEMS).map(formatSetting);
  const more = settings.length - items.length;
  return more === 0 ? items : [...items, richText`and ${groupThousands(more)} more in the JSON report`];
}

/** The warning in the log: one line, in which quotations of the file are cut. */
export function formatConfigLine(change: ConfigChange): string {
  const items = joinRichTexts(formatConfigItems(change), '; ');
  const words = items.length === 0 ? formatConfigSentence(change) : richText`${formatConfigSentence(change)} ${items}`;
  return formatRichText(words, { ...UNCUT_FORMATTER, untrusted: PLAIN_FORMATTER.untrusted });
}

function formatSetting({ budget, key, base, head }: ChangedSetting): RichText {
  if (budget !== null && key === null)
    return richText`${asUntrustedText(budget)} ${base === null ? 'added' : 'removed'}: ${formatSettingValue(base ?? head)}`;
  const change = richText`${formatKey(key ?? '')} ${formatSettingValue(base)} → ${formatSettingValue(head)}`;
  return budget === null ? change : richText`${asUntrustedText(budget)}: ${change}`;
}

/** This program's keys are plain words; nested keys contain untrusted names from the file. */
function formatKey(key: string): Piece {
  return /^[a-z]+(?:[- ][a-z]+)*$/.test(key) ? key : asUntrustedText(key);
}

function formatSettingValue(text: string | null): Piece {
  return text === null ? 'not set' : asUntrustedText(text);
}
