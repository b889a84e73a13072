// Finds the two commits: looks up the names from `event/commit-selection.ts`, fetches what a shallow checkout lacks, and finds the merge
// base in the history or, if that is cut off, through GitHub. It never measures a wrong pair: a commit that cannot be
// found with certainty is an error with advice.

import { recoverFrom, UserError, userError } from '../errors.ts';
import { ApiError, type GitHubApi } from '../host/github-api.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atInput, onSide } from '../model/location.ts';
import type { RecordedCommit } from '../model/recording.ts';
import { omitNull } from '../text/omit-null.ts';
import { askGitHubForMergeBase, findMergeBase, readParents } from './ancestor.ts';
import { findLatestRelease, type Tag } from './releases.ts';
import type { Store } from './store.ts';

export interface SelectedSha {
  readonly kind: 'sha';
  readonly sha: string;
  readonly how: string;
}

/** `fallback`: the commit of the ref at the time of the event; null if the event does not name it. */
export type SelectedCommit =
  | SelectedSha
  | { readonly kind: 'ref'; readonly ref: string; readonly how: string; readonly fallback: string | null };

export interface CommitSelection {
  readonly head: SelectedCommit;
  readonly base:
    | SelectedCommit
    | { readonly kind: 'first-parent'; readonly how: string }
    | { readonly kind: 'latest-release'; readonly how: string };
  /** Whether base is the best common ancestor of head and `base` instead of `base` itself. */
  readonly mergeBase: boolean;
  /** Target branch of head, if base was given by name and may be of another branch. Null: not known or not needed. */
  readonly target: SelectedCommit | null;
}

export interface Commits {
  readonly base: RecordedCommit & { readonly sha: string };
  readonly head: RecordedCommit & { readonly sha: string };
  /**
   * Commits whose configuration may apply; the first one with a file wins. They are the commit where head left its
   * target branch and the tip of that branch, so the file does not depend on the base of the comparison.
   */
  readonly configCommits: readonly string[];
  readonly problems: readonly Diagnostic[];
}

type Input = 'base' | 'head';

interface Search {
  readonly store: Store;
  readonly api: GitHubApi | null;
  readonly problems: Diagnostic[];
}

export async function findCommits(store: Store, pair: CommitSelection, api: GitHubApi | null): Promise<Commits> {
  const problems: Diagnostic[] = [];
  const search = { store, api, problems };
  const head = await lookUp(search, pair.head, 'head');
  const { base, release = null, configCommits } = await findBase(search, pair, head);
  for (const sha of [base, head]) await store.fetchMissingBlobs(sha);
  return {
    base: omitNull({ sha: base, how: release ?? pair.base.how, branch: readBranch(pair.base) }),
    head: { sha: head, how: pair.head.how },
    configCommits,
    problems,
  };
}

/** The branch that base was chosen by. A ref that the user wrote is named already. */
function readBranch(named: CommitSelection['base']): string | null {
  const isChosenByBranch = named.kind === 'ref' && (named.how === 'merge-base' || named.how === 'target');
  return isChosenByBranch ? named.ref.replace(/^refs\/heads\//, '') : null;
}

async function findBase(search: Search, pair: CommitSelection, head: string) {
  const { store } = search;
  const { base: named } = pair;
  if (named.kind === 'first-parent') {
    const base = await ensureCommit(store, await firstParent(store, head), 'base');
    return { base, configCommits: [base] };
  }
  if (named.kind === 'latest-release') {
    const isInHistory = async ({ commit }: Tag) => (await ensureMergeBase(search, commit, head)) === commit;
    const { name, commit } = await findLatestRelease(await store.listTags(), { head, isInHistory, isLocal: false });
    return { base: commit, release: name, configCommits: await configCommitsOf(search, pair, commit, head) };
  }
  if (pair.mergeBase) {
    const configCommits = await findBranchPoint(search, named, head);
    return { base: configCommits[0], configCommits };
  }
  const base = await lookUp(search, named, 'base');
  return { base, configCommits: await configCommitsOf(search, pair, base, head) };
}

/** The commit where head left a branch, and the tip of that branch. */
async function findBranchPoint(search: Search, named: SelectedCommit, head: string): Promise<[string, string]> {
  const { store } = search;
  const tip = await lookUp(search, named, 'base');
  const start = await findMergeBase(search, tip, head);
  if (start !== head || named.kind !== 'ref' || named.fallback === null)
    return [await ensureCommit(store, start, 'base'), tip];
  // The branch already contains head, so the pull request was merged: measure what it was about to change.
  search.problems.push(makeWarning('ref-contains-head', onSide('base'), { ref: named.ref }));
  const tipThen = await ensureCommit(store, named.fallback, 'base');
  return [await ensureCommit(store, await findMergeBase(search, tipThen, head), 'base'), tipThen];
}

/** The configuration commits if base is not where head left its branch; base itself if they are unknown. */
async function configCommitsOf(
  search: Search,
  { base: named, target }: CommitSelection,
  base: string,
  head: string,
): Promise<string[]> {
  const branch = target ?? named;
  if (branch.kind === 'first-parent' || branch.kind === 'latest-release') return [base];
  // Problems of the branch were reported when base was looked up, or do not concern the comparison.
  const commits: Promise<string[]> = findBranchPoint({ ...search, problems: [] }, branch, head);
  return commits.catch(recoverFrom(UserError, () => [base]));
}

/**
 * Makes a check whether a commit is in the history of another one. GitHub is asked before anything is fetched: the tree of a
 * release may be large, and is not needed.
 */
export function makeHistoryCheck(store: Store, api: GitHubApi | null) {
  return async (commit: string, tip: string): Promise<boolean> => {
    const isHere = store.isComplete && (await store.commitOf(commit)) !== null;
    const answer = isHere ? null : await askGitHubForMergeBase(api, commit, tip);
    return (answer ?? (await ensureMergeBase({ store, api, problems: [] }, commit, tip))) === commit;
  };
}

/** Makes a search for the tree of a commit. Null: neither the store nor GitHub has it. */
export function makeTreeSearch(store: Store, api: GitHubApi | null) {
  return async (commit: string): Promise<string | null> => {
    const { exitCode, stdout } = await store.git('rev-parse', '--verify', '--quiet', `${commit}^{tree}`);
    if (exitCode === 0) return stdout.trim();
    return (await api?.treeOf(commit).catch(recoverFrom(ApiError, () => null))) ?? null;
  };
}

/**
 * The commit may not be in the store. Null if there is no merge base. An error of the network is thrown:
 * if it hid a release, an older one would be measured.
 */
async function ensureMergeBase(search: Search, commit: string, head: string): Promise<string | null> {
  try {
    await ensureCommit(search.store, commit, 'base');
    return await findMergeBase(search, commit, head);
  } catch (error) {
    // Only this is certain: a commit of another history, and a tag of something that is no commit.
    const isAboutAnotherHistory = ({ code, data }: Diagnostic) =>
      code === 'no-common-ancestor' || (code === 'commit-not-fetched' && data['output'] === undefined);
    if (error instanceof UserError && error.diagnostics.every(isAboutAnotherHistory)) return null;
    throw error;
  }
}

async function lookUp(search: Search, named: SelectedCommit, input: Input): Promise<string> {
  if (named.kind === 'sha') return ensureCommit(search.store, named.sha, input);
  const spellings = named.ref.startsWith('refs/') ? [named.ref] : [`refs/heads/${named.ref}`, `refs/tags/${named.ref}`];
  const answer = await search.store.lookUpRefs(spellings);
  if (answer.kind === 'found') return ensureCommit(search.store, answer.sha, input);
  if (answer.kind === 'silent') return resolveFromCheckout(search, spellings, input, answer.why);
  if (named.fallback === null) {
    const isShortSha = /^[0-9a-f]{7,63}$/.test(named.ref);
    throw userError('unknown-ref', atInput(input), { ref: named.ref, isShortSha });
  }
  search.problems.push(makeWarning('ref-deleted', onSide(input), { ref: named.ref }));
  return ensureCommit(search.store, named.fallback, input);
}

/**
 * Finds the tip of a branch at the time of the checkout. It does not use the SHA of the event, which can be older
 * than commits of the branch that were merged into head since. They would be measured as changes of head.
 */
async function resolveFromCheckout(
  { store, problems }: Search,
  spellings: readonly string[],
  input: Input,
  why: string,
): Promise<string> {
  for (const ref of spellings) {
    const sha = await store.remoteTrackingSha(ref);
    if (sha === null) continue;
    problems.push(makeWarning('ref-of-checkout', onSide(input), { ref, output: why }));
    return sha;
  }
  throw userError('ref-not-found', atInput(input), { ref: spellings[0] ?? '', output: why });
}

/**
 * The commit that the SHA of a commit or of a tag stands for. It is fetched by this SHA if the checkout lacks it: this also
 * reaches commits of forks and commits that a force push left without a ref, and never a ref that has moved.
 */
async function ensureCommit(store: Store, sha: string, input: Input): Promise<string> {
  const present = await store.commitOf(sha);
  if (present !== null) return present;
  const why = await store.fetch(store.isComplete ? null : '--depth=1', sha);
  const fetched = await store.commitOf(sha);
  if (fetched !== null) return fetched;
  throw userError('commit-not-fetched', onSide(input), { sha, output: why ?? undefined });
}

/** The commit itself names its first parent, even if a shallow checkout left it out. */
async function firstParent(store: Store, merge: string): Promise<string> {
  const [first, ...others] = await readParents(store, merge);
  if (first !== undefined && others.length > 0) return first;
  throw userError('not-a-merge-commit', atInput('head'), { sha: merge });
}
