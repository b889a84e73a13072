// Checks the responses of a server under load. A server that responds only with errors, or not at all, has excellent
// numbers that mean nothing.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';

export interface ResponseCounts {
  readonly where: string;
  /** Number of responses by status code. `0`: no response. */
  readonly codes: Readonly<Record<string, number>>;
  /** Number of failed requests that have no code. */
  readonly errors: number;
}

/** Returns a warning if some requests failed, an error if all did. */
export function checkResponses({ where, codes, errors }: ResponseCounts): {
  problem: Problem | null;
  isUsable: boolean;
} {
  const counts = Object.entries(codes);
  const good = counts.reduce((sum, [code, count]) => (/^[23]\d\d$/.test(code) ? sum + count : sum), 0);
  const all = counts.reduce((sum, [, count]) => sum + count, errors);
  if (good > 0 && good === all) return { problem: null, isUsable: true };
  const list = counts.map(([code, count]) => `${code}: ${count}`).join(', ') || 'none';
  const isUsable = good > 0;
  const what = isUsable ? `${all - good} of ${all} requests failed` : 'no request was answered well';
  const message = `${what}, got the status codes "${list}". Check the server.`;
  return { problem: legacyProblem({ where, message, severity: isUsable ? 'warning' : 'error' }), isUsable };
}
