// Sends one finished check run and its annotations. A rendered check in, the URL of its page out; null if GitHub did
// not accept it, with the reason in the log. Never fails the run, and never loses the check because of an annotation.

import {
  ApiError,
  type CheckAnnotation,
  type CheckRunRef,
  type GitHubApi,
  type NewCheckRun,
} from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { logWarning, type ReadOnlyOrigin, warnApiFailure } from './api-warnings.ts';

/** Maximum length of `summary` and of `text`, in characters; from GitHub's API description. */
export const CHECK_TEXT_LIMIT = 65_535;

/** Maximum number of annotations in one request; from GitHub's API description. Further requests add more. */
export const ANNOTATIONS_AT_ONCE = 50;

export async function publishCheckRun(
  api: GitHubApi,
  check: NewCheckRun,
  log: Log,
  origin: ReadOnlyOrigin = null,
): Promise<string | null> {
  for (const field of ['summary', 'text'] as const) {
    if (check[field].length > CHECK_TEXT_LIMIT) {
      throw new RangeError(`check run: ${field} has ${check[field].length} characters; render it shorter`);
    }
  }
  const [first = [], ...others] = splitIntoBatches(check.annotations);
  try {
    const created = await createAnnotatedCheckRun(api, { ...check, annotations: first }, log);
    if (created.isAnnotated) await addAnnotations(api, { id: created.id, check, others }, log);
    return created.url;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    warnApiFailure(log, 'check run', error, origin);
    return null;
  }
}

function splitIntoBatches(annotations: readonly CheckAnnotation[]): (readonly CheckAnnotation[])[] {
  const count = Math.ceil(annotations.length / ANNOTATIONS_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    annotations.slice(index * ANNOTATIONS_AT_ONCE, (index + 1) * ANNOTATIONS_AT_ONCE),
  );
}

/** Creates the check run. If GitHub finds it invalid, tries once more without annotations, which matter less. */
async function createAnnotatedCheckRun(
  api: GitHubApi,
  check: NewCheckRun,
  log: Log,
): Promise<CheckRunRef & { readonly isAnnotated: boolean }> {
  try {
    return { ...(await api.createCheckRun(check)), isAnnotated: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure !== 'invalid' || check.annotations.length === 0) throw error;
    const created = await api.createCheckRun({ ...check, annotations: [] });
    const warning = makeWarning('annotations-refused', about('check run'), { answer: error.message });
    logWarning(log, warning);
    return { ...created, isAnnotated: false };
  }
}

interface RemainingAnnotations {
  readonly id: number;
  readonly check: NewCheckRun;
  readonly others: readonly (readonly CheckAnnotation[])[];
}

async function addAnnotations(api: GitHubApi, { id, check, others }: RemainingAnnotations, log: Log): Promise<void> {
  let sent = Math.min(check.annotations.length, ANNOTATIONS_AT_ONCE);
  for (const annotations of others) {
    try {
      await api.annotateCheckRun(id, { ...check, annotations });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Stop here: the later annotations matter less, and whether GitHub has this batch is not worth a request.
      const data = { sent, all: check.annotations.length, answer: error.message };
      logWarning(log, makeWarning('annotations-incomplete', about('check run'), data));
      return;
    }
    sent += annotations.length;
  }
}
