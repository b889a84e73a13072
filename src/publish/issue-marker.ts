// The first line of the issue about the history: which history it is about, and what it remembers. Value to text and back.
// The line renders as nothing, and nothing in it can end the HTML comment that it consists of. Maintainers may edit the
// issue, so whatever is no marker of this form is none.

import type { IssueMemory, KnownStep } from '../model/history-issue.ts';

export interface IssueMarker extends IssueMemory {
  /** Ref of the history. */
  readonly ref: string;
}

const FIRST_LINE =
  /^<!-- bench-referee history: ref=(?<ref>\S+) until=(?<until>[\dTZ:.-]+) listed=(?<listed>[0-9a-f:,]*) dismissed=(?<dismissed>[0-9a-f:,]*) -->\r?(?:\n|$)/;

export function renderIssueMarker({ ref, until, listed, dismissed }: IssueMarker): string {
  const facts = [`ref=${encode(ref)}`, `until=${until}`, `listed=${join(listed)}`, `dismissed=${join(dismissed)}`];
  return `<!-- bench-referee history: ${facts.join(' ')} -->`;
}

/** Parses the marker in the first line. Null unless it is a marker of `ref`. */
export function parseIssueMarker(body: string, ref: string): IssueMarker | null {
  const found = FIRST_LINE.exec(body)?.groups;
  if (found === undefined || found['ref'] !== encode(ref)) return null;
  const { until = '', listed = '', dismissed = '' } = found;
  return { ref, until, listed: split(listed), dismissed: split(dismissed) };
}

function join(steps: readonly KnownStep[]): string {
  return steps.map(({ series, before, after }) => `${series}:${before}:${after}`).join(',');
}

function split(text: string): KnownStep[] {
  return text.split(',').flatMap((one) => {
    const [series, before, after, ...others] = one.split(':');
    return series && before && after && others.length === 0 ? [{ series, before, after }] : [];
  });
}

/** Encodes the ref. Two dashes in a row could end the HTML comment. */
function encode(ref: string): string {
  return encodeURIComponent(ref).replaceAll('--', '-%2D');
}
