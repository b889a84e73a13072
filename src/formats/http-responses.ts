// Checks the responses of a server under load. A server that responds only with errors, or not at all, has excellent
// numbers that mean nothing.

import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';

export interface ResponseCounts {
  readonly location: Location;
  /** Number of responses by status code. `0`: no response. */
  readonly codes: Readonly<Record<string, number>>;
  /** Number of failed requests that have no code. */
  readonly errors: number;
}

/** Returns a warning if some requests failed, an error if all did. Null if none did. */
export function checkResponses({ location, codes, errors }: ResponseCounts): Diagnostic | null {
  const counts = Object.entries(codes);
  const good = counts.reduce((sum, [code, count]) => (/^[23]\d\d$/.test(code) ? sum + count : sum), 0);
  const requests = counts.reduce((sum, [, count]) => sum + count, errors);
  if (good > 0 && good === requests) return null;
  const list = counts.map(([code, count]) => `${code}: ${count}`).join(', ');
  const statuses = list === '' ? undefined : list;
  if (good === 0) return makeError('no-responses', location, { statuses });
  const failed = requests - good;
  return makeWarning('requests-failed', location, { kind: 'error', failed, requests, statuses });
}
