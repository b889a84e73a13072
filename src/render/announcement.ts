// What a comment says while its next result is being measured, with the result so far folded below it. In: text that an
// earlier run rendered, whole. Out: Markdown below the marker line, short enough for GitHub. Must keep what it holds
// as it is: it is ours, and its names are in code spans already.

import { COMMENT_LIMIT } from './comment.ts';
import { details } from './markdown.ts';
import { runLink } from './run-link.ts';

export interface MeasuringNow {
  /** Of the commit that is being measured; a full SHA. */
  readonly headSha: string;
  /** Null where the run has no page. */
  readonly runUrl: string | null;
  /** What the comment told until now; its SHA is empty where that run did not get to know it. */
  readonly earlier: { readonly headSha: string; readonly body: string };
}

const SHORT = 7;

/** Around an earlier result, so that one announcement after another does not bury it deeper. */
const EARLIER =
  /<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;

export function renderAnnouncement({ headSha, runUrl, earlier }: MeasuringNow): string {
  const link = runLink(runUrl, 'This run');
  const told = EARLIER.exec(earlier.body)?.groups;
  const [head, body] =
    told === undefined ? [earlier.headSha, earlier.body] : [told['head'] ?? '', told['body'] ?? ''];
  const top =
    `## ⏳ A new measurement is running for ${headSha.slice(0, SHORT)}\n\n` +
    `${link ?? 'A run'} will put its result in this place.\n\n`;
  const { open, close } = details(
    head === '' ? 'The last result' : `The last result, of ${head.slice(0, SHORT)}`,
  );
  const kept = `${open}<!-- bench-referee: earlier head=${head} -->\n${asSection(body)}<!-- bench-referee: end -->\n${close}`;
  // Half a result could say the opposite of the whole.
  return top.length + kept.length > COMMENT_LIMIT ? top : top + kept;
}

/** The page has one heading of the first rank at a time. */
function asSection(body: string): string {
  return `${body.replace(/^## /, '### ').trimEnd()}\n`;
}
