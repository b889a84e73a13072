// Checks the commits of a search that another job made. They are named in a comment, so they must be those between base and
// head, by the server's own answer. A search that names another commit is left out, and the verdict stays.

import { ApiError, type CommitsApi } from '../host/github-api.ts';
import { MAX_SUBJECT_LENGTH } from '../model/bisection-schema.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';

/** Returns the recording, without its search unless all commits of it lie between base and head. */
export async function checkSearchedCommits(recording: Recording, api: CommitsApi): Promise<Recording> {
  const { bisection, commits, name, ...rest } = recording;
  const { base, head } = commits;
  if (bisection === undefined || base.sha === null || head.sha === null) return recording;
  const known = await listCommitsBetween(api, base.sha, head.sha);
  const stranger = bisection.commits.find(({ sha }) => known !== null && !known.has(sha));
  if (known !== null && stranger === undefined) {
    // Their first lines are those of the server, and not what the other job says.
    const named = bisection.commits.map(({ sha }) => ({ sha, subject: known.get(sha)!.slice(0, MAX_SUBJECT_LENGTH) }));
    return { ...recording, bisection: { ...bisection, commits: named } };
  }
  const warning = makeWarning('searched-commit-unknown', inRecording(name), { commit: stranger?.sha });
  return { ...rest, name, commits, problems: [...recording.problems, warning] };
}

/** Null: the server did not say. */
async function listCommitsBetween(
  api: CommitsApi,
  base: string,
  head: string,
): Promise<ReadonlyMap<string, string> | null> {
  try {
    const commits = await api.listCommitsSince(base, head);
    return commits && new Map(commits.map(({ commit, subject }) => [commit, subject]));
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
