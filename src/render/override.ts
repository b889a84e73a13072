// Describes the override of a run: who, when, by which label, and for which commits. A Report's Override in, RichText
// out. The login is untrusted text in a piece of its own, so that no output mentions or notifies that person.

import type { Override } from '../model/report.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';

/** `Accepted by @ada on 2026-11-20 09:00 UTC: `. */
export function formatAcceptedBy({ by, at }: Override): RichText {
  return richText`Accepted by ${asUntrustedText(`@${by}`)} on ${formatTime(at)}: `;
}

/** Readers may ask later why a check with red rows passed. */
export function formatAuditLine({ label, by, isAuthor, at, scope, verdict }: Override): RichText {
  const who = isAuthor
    ? richText`${asUntrustedText(`@${by}`)}, who also opened the pull request,`
    : richText`${asUntrustedText(`@${by}`)}`;
  const reach =
    scope === 'commit'
      ? 'It holds for this commit only: a new push needs a new label.'
      : 'It holds for every commit of this pull request.';
  return richText`Measured verdict: ${asUntrustedText(verdict)}. ${who} set the label ${asUntrustedText(label)} on ${formatTime(at)}, so the check passes and the run counts as ${asUntrustedText('pass')}. ${reach}`;
}

/** GitHub's clock, to the minute. A text that is no date is quoted unchanged. */
function formatTime(at: string) {
  const ms = Date.parse(at);
  if (Number.isNaN(ms)) return asUntrustedText(at);
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
