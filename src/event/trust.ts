// Decides what a report may trust. A recording can come from a job that ran a stranger's code and may name any commit.
// So head must be the commit of the event, base must be in the history that the event compares with, and the
// configuration comes from that history and never from a commit that the recording chose.

import { userError } from '../errors.ts';
import type { ConfigText } from '../git/config-file.ts';
import { ApiError, type GitHubApi } from '../host/github-api.ts';
import type { Trigger } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atEvent, atInput, inFile, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { compareConfigs } from '../settings/config-change.ts';
import type { CommitSettings } from '../settings/settings.ts';
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

const REFUSED = { failure: 'recording-refused' } as const;

function foundSha(sha: string | null): { found?: string } {
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
  const trusted = configFrom === 'head' ? [] : await configCommits({ trigger, api }, head);
  for (const [index, commit] of trusted.entries()) {
    const text = await readFile(api, config, commit);
    if (text === null) continue;
    const versions = { text, head, isOfBranch: index > 0 };
    const source = { path: config, commit, how: index > 0 ? 'tip' : 'start' } as const;
    return { text, commit, source, ...(await changeOf(api, config, versions)) };
  }
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

interface TrustedVersion {
  /** Text of the trusted file. */
  readonly text: string;
  readonly head: string | null;
  /** Whether the branch got the file after head had left it. */
  readonly isOfBranch: boolean;
}

/** Returns what head changes in the file. This is only displayed, so failing to read it is a warning. */
async function changeOf(
  api: GitHubApi,
  config: string,
  { text, head, isOfBranch }: TrustedVersion,
): Promise<Pick<ConfigText, 'problems' | 'change'>> {
  if (head === null) return { problems: [], change: null };
  try {
    const atHead = await api.readFile(config, head);
    // If the branch got the file later, head lacks it without having deleted it.
    const change = isOfBranch && atHead === null ? null : compareConfigs(config, { base: text, head: atHead });
    return { problems: [], change };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const warning = makeWarning('config-change-unreadable', inFile(config), { answer: error.message });
    return { problems: [warning], change: null };
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
async function convertApiErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = { answer: error.message };
    throw userError('repository-unreadable', atInput('github-token'), answer, { failure: 'permission' });
  }
}
