// The first line of a sticky comment: whose it is and of which run it tells. Value to text and back. Renders
// as nothing, and nothing in it can end the HTML comment it is made of.

export interface Marker {
  /** The gate's name; tells two gates' comments apart. */
  readonly key: string;
  /** The commit that was measured; a full SHA, or empty when the run did not get that far. */
  readonly headSha: string;
  readonly runId: number;
  readonly runAttempt: number;
}

const FIRST_LINE =
  /^<!-- bench-referee: name=(?<name>\S+) head=(?<head>[0-9a-f]*) run=(?<run>\d+)\.(?<attempt>\d+) -->\r?(?:\n|$)/;

export function renderMarker({ key, headSha, runId, runAttempt }: Marker): string {
  return `<!-- bench-referee: name=${encode(key)} head=${headSha} run=${runId}.${runAttempt} -->`;
}

/** Null unless `body` begins with the marker of `key`. */
export function parseMarker(body: string, key: string): Marker | null {
  const { name, head, run, attempt } = FIRST_LINE.exec(body)?.groups ?? {};
  if (name !== encode(key) || head === undefined) return null;
  return { key, headSha: head, runId: Number(run), runAttempt: Number(attempt) };
}

/** Percent signs keep spaces and `>` out; two dashes in a row could end the HTML comment. */
function encode(key: string): string {
  return encodeURIComponent(key.toWellFormed()).replaceAll('--', '-%2D');
}
