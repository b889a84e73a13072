// Asks the server which files the commits changed that broke budgets, for annotations of the check run. Nothing depends on the
// answer: a commit whose files are not known has no annotation.

import { ApiError, type ChangedFile, type GitHubApi } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import type { Report } from '../model/report.ts';
import { listCulprits } from '../render/annotations.ts';
import { formatUnknownFiles } from '../render/messages/publishing-log.ts';

/** Maximum number of commits to ask for. Each takes a request. */
const MAX_COMMITS = 5;

/** Returns the files by the SHA of their commit. */
export async function listCulpritFiles(
  api: Pick<GitHubApi, 'listChangedFiles'>,
  report: Pick<Report, 'rows' | 'judgedGeomeans'>,
  log: Pick<Log, 'info'>,
): Promise<ReadonlyMap<string, readonly ChangedFile[]>> {
  const files = new Map<string, readonly ChangedFile[]>();
  for (const { sha } of listCulprits(report).slice(0, MAX_COMMITS)) {
    try {
      files.set(sha, (await api.listChangedFiles(sha)) ?? []);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.info(formatUnknownFiles(sha, error.message));
      break;
    }
  }
  return files;
}
