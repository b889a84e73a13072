// Decides what a report may trust. A recording can come from a job that ran a stranger's code and may name any commit.
// So head must be the commit of the event, base must be in the history that the event compares with, the commits of a search
// must lie between the two, and the configuration comes from that history and never from a commit that the recording chose.

import { recoverFrom, userError } from '../errors.ts';
import { type ConfigText, chooseConfig } from '../git/config-file.ts';
import { ApiError, type CommitsApi, type GitHubApi } from '../host/github-api.ts';
import type { Trigger } from '../host/host.ts';
import { MAX_SUBJECT_LENGTH } from '../model/bisection.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about, atEvent, atInput, inFile, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { findTrustedVersion } from '../settings/config-file.ts';
import type { CommitSettings } from '../settings/settings.ts';
import { payloadValueAt, selectCommits } from './commit-selection.ts';
import type { RecordingsOfPair } from './recording-file.ts';

interface Claim {
  readonly recordings: RecordingsOfPair;
  readonly trigger: Trigger;
  readonly api: GitHubApi;
}

export const REFUSED = { failure: 'recording-refused' } as const;

/** Throws a UserError unless the two commits of the recordings are those of the event. */
export async function checkPair({ recordings, trigger, api }: Claim): Promise<void> {
  const [{ name, commits }] = recordings;
  const [base, head] = [commits.base.sha, commits.head.sha];
  const heads = [payloadValueAt(trigger.payload, 'pull_request', 'head', 'sha'), trigger.sha];
  if (!heads.includes(head))
    throw userError('recording-of-other-head', inRecording(name), { found: head ?? undefined }, REFUSED);
  const isBaseMeasured = recordings.some(({ series }) => series.some((one) => one.base.values.length > 0));
  if (base === null && !isBaseMeasured) return;
  if (base !== null) {
    const { sha: tip } = await findTrustedTip(trigger, api);
    if (base === tip || (await convertApiErrors(api.mergeBase(base, tip))) === base) return;
  }
  throw userError('recording-of-other-base', inRecording(name), { found: base ?? undefined }, REFUSED);
}

/**
 * Throws a UserError unless the trusted configuration names the baseline of the recordings, because a baseline is
 * judged more leniently. `path` is null if it names none.
 */
export function checkBaseline(recordings: readonly Recording[], path: string | null): void {
  for (const { name, baseline } of recordings) {
    if (baseline === undefined || baseline.path === path) continue;
    throw userError('recording-of-other-baseline', inRecording(name), { path: baseline.path }, REFUSED);
  }
}

/**
 * Checks the commits of a search that another job made. They are named in a comment, so they must be those between base and
 * head, by the server's own answer. A search that names another commit is left out, and the verdict stays.
 */
export async function checkSearchedCommits(recording: Recording, api: CommitsApi): Promise<Recording> {
  const { bisection, ...rest } = recording;
  const { base, head } = recording.commits;
  if (bisection === undefined || base.sha === null || head.sha === null) return recording;
  const listed = await api.listCommitsSince(base.sha, head.sha).catch(recoverFrom(ApiError, () => null));
  const subjects = listed && new Map(listed.map(({ commit, subject }) => [commit, subject]));
  const stranger = subjects && bisection.commits.find(({ sha }) => !subjects.has(sha));
  if (subjects === null || stranger !== undefined) {
    const data = { commit: stranger?.sha };
    const warning = makeWarning('searched-commit-unknown', inRecording(recording.name), data);
    return { ...rest, problems: [...recording.problems, warning] };
  }
  // Their first lines are those of the server, and not what the other job says.
  const commits = bisection.commits.map(({ sha }) => {
    return { sha, subject: subjects.get(sha)!.slice(0, MAX_SUBJECT_LENGTH) };
  });
  return { ...recording, bisection: { ...bisection, commits } };
}

export async function readTrustedConfig(
  { recordings, trigger, api }: Claim,
  { config: path, configGiven }: CommitSettings,
): Promise<ConfigText> {
  const head = recordings[0].commits.head.sha;
  const commits = await findConfigCommits(trigger, api, head);
  const trusted = await findTrustedVersion(path, commits, (commit) => readFile(api, path, commit));
  if (trusted !== null) {
    const { text, commit, how } = trusted;
    const withoutHead = { text, commit, source: { path, commit, how }, problems: [], change: null };
    if (head === null) return withoutHead;
    // What head changes is only displayed, so failing to read it is a warning.
    const ofHead = await api.readFile(path, head).catch(recoverFrom(ApiError, (error) => error));
    if (!(ofHead instanceof ApiError)) return chooseConfig(path, trusted, head, ofHead);
    const answer = { answer: ofHead.message };
    return { ...withoutHead, problems: [makeWarning('config-change-unreadable', inFile(path), answer)] };
  }
  const text = head === null ? null : await readFile(api, path, head);
  if (text !== null) {
    const problems = [makeWarning('config-only-on-head', inFile(path), {})];
    return { text, commit: null, source: { path, commit: head, how: 'head' }, problems, change: null };
  }
  if (!configGiven) return { text, commit: null, source: null, problems: [], change: null };
  throw userError('config-missing', atInput('config'), { path, from: 'base' }, { failure: 'configuration' });
}

/** Finds the same commits as `Commits.configCommits` without a checkout. */
async function findConfigCommits(trigger: Trigger, api: GitHubApi, head: string | null): Promise<string[]> {
  const { sha, fallback } = await findTrustedTip(trigger, api);
  if (head === null) return [sha];
  const start = await convertApiErrors(api.mergeBase(sha, head));
  if (start === null) return [sha];
  if (start !== head || fallback === null) return [start, sha];
  // The branch already contains head, so the pull request was merged: use the branch as it was before.
  const startThen = await convertApiErrors(api.mergeBase(fallback, head));
  return startThen === null ? [fallback] : [startThen, fallback];
}

/**
 * Finds the tip of the target branch. The event names it, so code that only measures cannot choose it. `fallback` is the
 * commit of the branch at the time of the event; null where the event gives a commit.
 */
async function findTrustedTip(trigger: Trigger, api: GitHubApi): Promise<{ sha: string; fallback: string | null }> {
  const { base } = selectCommits(trigger, { base: 'target', head: 'head' });
  if (base.kind === 'sha') return { sha: base.sha, fallback: null };
  if (base.kind === 'ref') {
    const { ref, fallback } = base;
    const sha = (await convertApiErrors(api.resolve(ref))) ?? fallback;
    if (sha) return { sha, fallback };
  }
  throw userError('target-branch-not-found', atEvent(trigger.event), {});
}

/** Checks twice before it returns null, because other budgets would apply and nobody would see why. */
async function readFile(api: GitHubApi, path: string, sha: string): Promise<string | null> {
  const first = await convertApiErrors(api.readFile(path, sha));
  if (first !== null) return first;
  if ((await convertApiErrors(api.resolve(sha))) !== null) return convertApiErrors(api.readFile(path, sha));
  throw userError('commit-hidden', inFile(path), { sha }, { failure: 'permission' });
}

/** Converts an ApiError to a UserError. Publishing may fail quietly, but choosing the budgets may not. */
export function convertApiErrors<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(
    recoverFrom(ApiError, ({ failure, message }) => {
      if (failure === 'foreign') throw userError('api-incomplete', about('GitHub API'), { answer: message });
      throw userError('repository-unreadable', atInput('github-token'), { answer: message }, { failure: 'permission' });
    }),
  );
}
