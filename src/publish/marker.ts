// The first line of a gate's comment: the gate's name, the commit and the run. Value to text and back. The line renders
// as nothing, and nothing in it can end the HTML comment that it consists of.

export interface Marker {
  /** Name of the gate. It tells the comments of two gates apart. */
  readonly key: string;
  /** Full SHA of the commit that was measured; empty if the run failed before it knew the commit. */
  readonly headSha: string;
  readonly runId: number;
  readonly runAttempt: number;
}

const FIRST_LINE =
  /^<!-- bench-referee: name=(?<name>\S+) head=(?<head>[0-9a-f]*) run=(?<run>\d+)\.(?<attempt>\d+) -->\r?(?:\n|$)/;

export function renderMarker({ key, headSha, runId, runAttempt }: Marker): string {
  return `<!-- bench-referee: name=${encode(key)} head=${headSha} run=${runId}.${runAttempt} -->`;
}

/** Parses the marker in the first line. Null unless it is a marker of `key`. */
export function parseMarker(body: string, key: string): Marker | null {
  const { name, head, run, attempt } = FIRST_LINE.exec(body)?.groups ?? {};
  if (name !== encode(key) || head === undefined) return null;
  return { key, headSha: head, runId: Number(run), runAttempt: Number(attempt) };
}

/** Encodes the name. Percent encoding removes spaces and `>`; two dashes in a row could end the HTML comment. */
function encode(key: string): string {
  return encodeURIComponent(key.toWellFormed()).replaceAll('--', '-%2D');
}
