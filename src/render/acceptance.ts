// Describes the acceptance of a run: who, when, by which label, and for which commits. A Report's acceptance in,
// Phrases out. The login is untrusted text in a piece of its own, so that no output mentions or notifies that person.

import type { Acceptance } from '../model/report.ts';
import { type Phrase, quote, say } from './phrase.ts';

/** Returns the text before the verdict that was accepted: `Accepted by @ada on 2026-11-20 09:00 UTC: `. */
export function acceptedBy({ by, at }: Acceptance): Phrase {
  return say`Accepted by ${quote(`@${by}`)} on ${time(at)}: `;
}

/** Returns the facts for readers who ask later why a check with red rows passed. */
export function auditLine({ label, by, isAuthor, at, scope, verdict }: Acceptance): Phrase {
  const who = isAuthor ? say`${quote(`@${by}`)}, who also opened the pull request,` : say`${quote(`@${by}`)}`;
  const reach =
    scope === 'commit'
      ? 'It holds for this commit only: a new push needs a new label.'
      : 'It holds for every commit of this pull request.';
  return say`The verdict is ${quote(verdict)}. ${who} set the label ${quote(label)} on ${time(at)}, and so the check passes. ${reach}`;
}

/** Formats a time of GitHub's clock to the minute. A text that is no date is quoted unchanged. */
function time(at: string) {
  const ms = Date.parse(at);
  if (Number.isNaN(ms)) return quote(at);
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
