// Decides what a report may trust. A recording can come from a job that ran a stranger's code and may name any commit.
// So head must be the commit of the event, base must be in the history that the event compares with, and the
// configuration comes from that history and never from a commit that the recording chose.

import { userError } from '../errors.ts';
import type { ConfigText } from '../git/config-file.ts';
import { ApiError, type GitHubApi } from '../host/github-api.ts';
import type { Trigger } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about, atEvent, atInput, inFile, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { compareConfigs } from '../settings/config-change.ts';
import type { CommitSettings } from '../settings/settings.ts';
import { type ConfigVersion, explainReplacedConfig, findTrustedVersion } from '../settings/trusted-config.ts';
import { payloadValueAt, selectCommits } from './commit-selection.ts';

/** Recordings of one run, and the event and repository that they are reported for. */
export interface Claim {
  readonly recordings: readonly [Recording, ...Recording[]];
  readonly trigger: Trigger;
  readonly api: GitHubApi;
}

/** Throws a UserError unless the two commits of the recordings are those of the event. */
export async function checkPair({ recordings, trigger, api }: Claim): Promise<void> {
  const [{ name, commits }] = recordings;
  const heads = [payloadValueAt(trigger.payload, 'pull_request', 'head', 'sha'), trigger.sha];
  if (!heads.includes(commits.head.sha)) {
    throw userError('recording-of-other-head', inRecording(name), foundSha(commits.head.sha), REFUSED);
  }
  const base = commits.base.sha;
  const isBaseMeasured = recordings.some(({ series }) => series.some((one) => one.base.values.length > 0));
  const isBaseTrusted =
    base === null ? !isBaseMeasured : await isAncestor(api, base, (await trustedTip(trigger, api)).sha);
  if (isBaseTrusted) return;
  throw userError('recording-of-other-base', inRecording(name), foundSha(base), REFUSED);
}

/** Failure of a recording that is not believed. */
export const REFUSED = { failure: 'recording-refused' } as const;

/** Returns the data of a message about a commit. */
export function foundSha(sha: string | null): { found?: string } {
  return sha === null ? {} : { found: sha };
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

/** Returns the configuration to use, with problems and changes. */
export async function readTrustedConfig(
  { recordings, trigger, api }: Claim,
  { config, configFrom, configGiven }: CommitSettings,
): Promise<ConfigText> {
  const head = recordings[0].commits.head.sha;
  const commits = configFrom === 'head' ? [] : await configCommits({ trigger, api }, head);
  const trusted = await findTrustedVersion(config, commits, (commit) => readFile(api, config, commit));
  if (trusted !== null) return toTrustedText(api, { config, head, trusted });
  const atHead = head === null ? null : await readFile(api, config, head);
  if (atHead === null && configGiven) {
    const from = configFrom === 'head' ? 'head' : 'base';
    throw userError('config-missing', atInput('config'), { path: config, from }, { failure: 'configuration' });
  }
  const isFallback = atHead !== null && configFrom !== 'head';
  const source = atHead === null ? null : ({ path: config, commit: head, how: 'head' } as const);
  return {
    text: atHead,
    commit: null,
    source,
    problems: isFallback ? [makeWarning('config-only-on-head', inFile(config), {})] : [],
    change: null,
  };
}

/** Returns the same commits as `Commits.configCommits`, found without a checkout. */
async function configCommits({ trigger, api }: Pick<Claim, 'trigger' | 'api'>, head: string | null): Promise<string[]> {
  const { sha, fallback } = await trustedTip(trigger, api);
  if (head === null) return [sha];
  const start = await convertApiErrors(api.mergeBase(sha, head));
  if (start === null) return [sha];
  if (start !== head || fallback === undefined) return [start, sha];
  // The branch already contains head, so the pull request was merged: use the branch as it was before.
  const startThen = await convertApiErrors(api.mergeBase(fallback, head));
  return startThen === null ? [fallback] : [startThen, fallback];
}

interface TrustedFile {
  readonly config: string;
  readonly head: string | null;
  readonly trusted: ConfigVersion;
}

/** Returns the trusted file and what head changes in it, or head's file if only that is valid. */
async function toTrustedText(api: GitHubApi, { config, head, trusted }: TrustedFile): Promise<ConfigText> {
  const { text, commit, how } = trusted;
  const used = { text, commit, source: { path: config, commit, how }, problems: [], change: null };
  if (head === null) return used;
  const ofHead = await tryReadFile(api, config, head);
  if (ofHead instanceof ApiError) {
    return { ...used, problems: [makeWarning('config-change-unreadable', inFile(config), { answer: ofHead.message })] };
  }
  const replaced = explainReplacedConfig(config, trusted, ofHead);
  const source = { path: config, commit: head, how: 'head' } as const;
  if (replaced !== null) return { text: ofHead, commit: null, source, problems: replaced, change: null };
  // If the branch got the file later, head lacks it without having deleted it.
  const change = how === 'tip' && ofHead === null ? null : compareConfigs(config, { base: text, head: ofHead });
  return { ...used, change };
}

/** Returns the file, or the error of the API: what head changes is only displayed, so failing to read it is a warning. */
async function tryReadFile(api: GitHubApi, path: string, sha: string): Promise<string | null | ApiError> {
  try {
    return await api.readFile(path, sha);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

interface Tip {
  readonly sha: string;
  /** Commit of the branch at the time of the event; absent where the event gives a commit. */
  readonly fallback?: string;
}

/** Returns the tip of the target branch. The event names it, so code that only measures cannot choose it. */
async function trustedTip(trigger: Trigger, api: GitHubApi): Promise<Tip> {
  const { base } = selectCommits(trigger, { base: 'target', head: 'head' });
  if (base.kind === 'sha') return { sha: base.sha };
  const { ref, fallback } = base.kind === 'ref' ? base : {};
  const sha = ref === undefined ? null : ((await convertApiErrors(api.resolve(ref))) ?? fallback);
  if (sha) return { sha, ...(fallback !== undefined && { fallback }) };
  throw userError('target-branch-not-found', atEvent(trigger.event), {});
}

async function isAncestor(api: GitHubApi, ancestor: string, tip: string): Promise<boolean> {
  return ancestor === tip || (await convertApiErrors(api.mergeBase(ancestor, tip))) === ancestor;
}

/** Reads a file. Checks twice before it returns null, because other budgets would apply and nobody would see why. */
async function readFile(api: GitHubApi, path: string, sha: string): Promise<string | null> {
  const first = await convertApiErrors(api.readFile(path, sha));
  if (first !== null) return first;
  if ((await convertApiErrors(api.resolve(sha))) !== null) return convertApiErrors(api.readFile(path, sha));
  throw userError('commit-hidden', inFile(path), { sha }, { failure: 'permission' });
}

/** Converts an ApiError to a UserError. Publishing may fail quietly, but choosing the budgets may not. */
export async function convertApiErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = { answer: error.message };
    if (error.failure === 'foreign') throw userError('api-incomplete', about('GitHub API'), answer);
    throw userError('repository-unreadable', atInput('github-token'), answer, { failure: 'permission' });
  }
}
