// The first line of what the gate writes on GitHub: of a comment, the gate's name, the commit and the run; of the issue about
// the history, which history it is about, and what it remembers. Value to text and back. The line renders as nothing, and
// nothing in it can end the HTML comment that it consists of. Maintainers may edit it, so whatever is no marker of this form
// is none.

import type { IssueMemory, KnownStep } from '../model/history-report.ts';

export interface Marker {
  /** Name of the gate. It tells the comments of two gates apart. */
  readonly key: string;
  /** Full SHA of the commit that was measured; empty if the run failed before it knew the commit. */
  readonly headSha: string;
  readonly runId: number;
  readonly runAttempt: number;
}

const COMMENT_LINE =
  /^<!-- bench-referee: name=(?<name>\S+) head=(?<head>[0-9a-f]*) run=(?<run>\d+)\.(?<attempt>\d+) -->\r?(?:\n|$)/;

export function renderMarker({ key, headSha, runId, runAttempt }: Marker): string {
  return `<!-- bench-referee: name=${encode(key)} head=${headSha} run=${runId}.${runAttempt} -->`;
}

export function parseMarker(body: string, key: string): Marker | null {
  const { name, head, run, attempt } = COMMENT_LINE.exec(body)?.groups ?? {};
  if (name !== encode(key) || head === undefined) return null;
  return { key, headSha: head, runId: Number(run), runAttempt: Number(attempt) };
}

export interface IssueMarker extends IssueMemory {
  readonly ref: string;
}

const ISSUE_LINE =
  /^<!-- bench-referee history: ref=(?<ref>\S+) until=(?<until>[\dTZ:.-]+) listed=(?<listed>[0-9a-f:,]*) dismissed=(?<dismissed>[0-9a-f:,]*) -->\r?(?:\n|$)/;

export function renderIssueMarker({ ref, until, listed, dismissed }: IssueMarker): string {
  const facts = [
    ...[`ref=${encode(ref)}`, `until=${until}`],
    ...[`listed=${joinSteps(listed)}`, `dismissed=${joinSteps(dismissed)}`],
  ];
  return `<!-- bench-referee history: ${facts.join(' ')} -->`;
}

export function parseIssueMarker(body: string, ref: string): IssueMarker | null {
  const groups = ISSUE_LINE.exec(body)?.groups;
  if (groups === undefined || groups['ref'] !== encode(ref)) return null;
  const { until = '', listed = '', dismissed = '' } = groups;
  return { ref, until, listed: splitSteps(listed), dismissed: splitSteps(dismissed) };
}

function joinSteps(steps: readonly KnownStep[]): string {
  return steps.map(({ series, before, after }) => `${series}:${before}:${after}`).join(',');
}

function splitSteps(text: string): KnownStep[] {
  return text.split(',').flatMap((step) => {
    const [series, before, after, ...others] = step.split(':');
    return series && before && after && others.length === 0 ? [{ series, before, after }] : [];
  });
}

/** Percent encoding removes spaces and `>`; two dashes in a row could end the HTML comment. */
function encode(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll('--', '-%2D');
}
