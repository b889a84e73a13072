// The comment while its next result is being measured, with the previous result folded below. The whole text of an
// earlier run in, Markdown below the marker line out, short enough for GitHub. The earlier text must stay unchanged:
// this program wrote it, and its names are already in code spans.

import { abbreviateSha } from '../text/short-sha.ts';
import { COMMENT_LIMIT } from './comment.ts';
import { makeDetailsTags, renderLink } from './markdown.ts';

export interface NoticeContext {
  readonly headSha: string;
  readonly runUrl: string | null;
  /** Earlier text of the comment; the SHA is empty if that run did not know its commit. */
  readonly earlier: { readonly headSha: string; readonly body: string };
}

/** Markers around an earlier result, so that repeated notices do not nest it deeper. */
const EARLIER = /<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;

export function renderInProgressNotice({ headSha, runUrl, earlier }: NoticeContext): string {
  const link = renderLink(runUrl, 'This run');
  const known = EARLIER.exec(earlier.body)?.groups;
  const [head, body] =
    known === undefined ? [earlier.headSha, earlier.body] : [known['head'] ?? '', known['body'] ?? ''];
  const top =
    `## ⏳ A new measurement is running for ${abbreviateSha(headSha)}\n\n` +
    `${link ?? 'A run'} will put its result here.\n\n`;
  const { open, close } = makeDetailsTags(
    head === '' ? 'The last result' : `The last result, of ${abbreviateSha(head)}`,
  );
  const kept = `${open}<!-- bench-referee: earlier head=${head} -->\n${lowerHeading(body)}<!-- bench-referee: end -->\n${close}`;
  // Part of a result could state the opposite of the whole.
  return top.length + kept.length > COMMENT_LIMIT ? top : top + kept;
}

/** The comment has one heading of the first rank at a time. */
function lowerHeading(body: string): string {
  return `${body.replace(/^## /, '### ').trimEnd()}\n`;
}
