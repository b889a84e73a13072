// Warns about what could not be published, or about a label that could not be read. An ApiError in, one warning with
// cause and remedy out. Never throws, because a failure here must not change the verdict.

import type { ApiError } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about, atKey } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import type { DataOf } from '../render/messages/index.ts';

/** Origin of a pull request for which GitHub makes the token read-only; null for any other. */
export type ReadOnlyOrigin = 'fork' | 'dependabot' | null;

export function warnApiFailure(
  log: Log,
  resource: DataOf<'github-refused'>['resource'],
  error: ApiError,
  origin: ReadOnlyOrigin = null,
): void {
  const cause = causeOf(error);
  const failure = cause === 'forbidden' && resource !== 'label' ? (origin ?? cause) : cause;
  const location = resource === 'label' ? atKey('override-label') : about(resource);
  logWarning(log, makeWarning('github-refused', location, { resource, failure, answer: error.message }));
}

/** Prints a warning to the log only: it concerns publishing, and not the result. */
export function logWarning(log: Log, warning: Diagnostic): void {
  log.warning(formatDiagnosticLine(warning));
}

/** The API says `forbidden` for three reasons that have different remedies. */
export function causeOf({ failure, status, message }: ApiError): ApiError['failure'] | 'token' | 'locked' {
  if (failure !== 'forbidden') return failure;
  if (status === 401) return 'token';
  return /\blocked\b/i.test(message) ? 'locked' : 'forbidden';
}
