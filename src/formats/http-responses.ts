// Checks the responses of a server under load. A server that responds only with errors, or not at all, has excellent
// numbers that mean nothing.

import type { JsonValue } from './json-format.ts';

/**
 * Reports a warning if some requests failed, and an error if all did: false, the numbers are useless. `codes` are numbers of
 * responses by status code, `0` for no response, and `errors` is the number of failed requests that have no code.
 */
export function checkResponses(report: JsonValue, codes: Readonly<Record<string, number>>, errors: number): boolean {
  const counts = Object.entries(codes);
  const good = counts.reduce((sum, [code, count]) => (/^[23]\d\d$/.test(code) ? sum + count : sum), 0);
  const requests = counts.reduce((sum, [, count]) => sum + count, errors);
  const failed = requests - good;
  const statuses = counts.map(([code, count]) => `${code}: ${count}`).join(', ') || undefined;
  if (good === 0) report.reportError('no-responses', { statuses });
  else if (failed !== 0) report.reportWarning('requests-failed', { kind: 'error', failed, requests, statuses });
  return good !== 0;
}
