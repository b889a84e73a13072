// A run that was accepted, in words: who, when, by which label, and what it holds for. In: a Report. Out: Phrases.
// The login is untrusted text and stays a piece of its own, so that no output mentions or notifies anybody.

import type { Acceptance } from '../model/report.ts';
import { type Phrase, quote, say } from './phrase.ts';

/** `Accepted by @ada on 2026-11-20 09:00 UTC: `, in front of the verdict that was accepted. */
export function acceptedBy({ by, at }: Acceptance): Phrase {
  return say`Accepted by ${quote(`@${by}`)} on ${time(at)}: `;
}

/** What anyone needs who asks afterwards why a check with red rows is green. */
export function auditLine({ label, by, isAuthor, at, scope, verdict }: Acceptance): Phrase {
  const who = isAuthor ? say`${quote(`@${by}`)}, who also opened the pull request,` : say`${quote(`@${by}`)}`;
  const reach =
    scope === 'commit'
      ? 'It holds for this commit only: a new push needs a new label.'
      : 'It holds for every commit of this pull request.';
  return say`The verdict is ${quote(verdict)}. ${who} set the label ${quote(label)} on ${time(at)}, and so the check passes. ${reach}`;
}

/** GitHub's clock, to the minute. What is no date is shown as it came. */
function time(at: string) {
  const ms = Date.parse(at);
  if (Number.isNaN(ms)) return quote(at);
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
