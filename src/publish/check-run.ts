// Sends one finished check run and its annotations. A rendered check in, the URL of its page out; null if GitHub did
// not accept it, with the reason in the log. Never fails the run, and never loses the check because of an annotation.

import { recoverFrom } from '../errors.ts';
import { ApiError, type ChangedFile, type GitHubApi, type NewCheckRun } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Report } from '../model/report.ts';
import { formatUnknownFiles } from '../render/messages/publishing-log.ts';
import { listCulprits } from '../render/outputs/annotations.ts';
import { divideList } from '../text/divide-list.ts';
import { logWarning, type ReadOnlyOrigin, warnApiFailure } from './api-warnings.ts';

// From GitHub's API description.

/** Of `summary` and of `text`, in characters. */
export const CHECK_TEXT_LIMIT = 65_535;

/** In one request. Further requests add more. */
export const ANNOTATIONS_AT_ONCE = 50;

export async function publishCheckRun(
  api: GitHubApi,
  check: NewCheckRun,
  log: Log,
  origin: ReadOnlyOrigin = null,
): Promise<string | null> {
  for (const field of ['summary', 'text'] as const)
    if (check[field].length > CHECK_TEXT_LIMIT)
      throw new RangeError(`check run: ${field} has ${check[field].length} characters; render it shorter`);
  const warn = recoverFrom(ApiError, (error) => {
    warnApiFailure(log, 'check run', error, origin);
    return null;
  });
  return createCheckRun(api, check, log).catch(warn);
}

/** Creates the check run. If GitHub finds it invalid, tries once more without annotations, which matter less. */
async function createCheckRun(api: GitHubApi, check: NewCheckRun, log: Log): Promise<string> {
  const [first = [], ...batches] = divideList(check.annotations, ANNOTATIONS_AT_ONCE);
  const refusal = recoverFrom(ApiError, async (error) => {
    if (error.failure !== 'invalid' || first.length === 0) throw error;
    const { url } = await api.createCheckRun({ ...check, annotations: [] });
    logWarning(log, makeWarning('annotations-refused', about('check run'), { answer: error.message }));
    return { id: null, url };
  });
  const { id, url } = await api.createCheckRun({ ...check, annotations: first }).catch(refusal);
  if (id === null) return url;
  let sent = first.length;
  for (const annotations of batches) {
    try {
      await api.annotateCheckRun(id, { ...check, annotations });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Stop here: the later annotations matter less, and whether GitHub has this batch is not worth a request.
      const data = { sent, all: check.annotations.length, answer: error.message };
      logWarning(log, makeWarning('annotations-incomplete', about('check run'), data));
      break;
    }
    sent += annotations.length;
  }
  return url;
}

const MAX_COMMITS = 5;

/**
 * Asks which files the commits changed that broke budgets, for annotations, by the SHA of the commit. Nothing depends on the
 * answer: a commit whose files are not known has no annotation.
 */
export async function listCulpritFiles(
  api: Pick<GitHubApi, 'listChangedFiles'>,
  report: Pick<Report, 'rows' | 'judgedGeomeans'>,
  log: Pick<Log, 'info'>,
): Promise<ReadonlyMap<string, readonly ChangedFile[]>> {
  const files = new Map<string, readonly ChangedFile[]>();
  for (const { sha } of listCulprits(report).slice(0, MAX_COMMITS)) {
    const changed = await api.listChangedFiles(sha).catch(recoverFrom(ApiError, (error) => error));
    if (changed instanceof ApiError) {
      log.info(formatUnknownFiles(sha, changed.message));
      break;
    }
    files.set(sha, changed ?? []);
  }
  return files;
}
