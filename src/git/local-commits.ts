// Finds the two commits on a command line. Refs are looked up in the user's own clone, and nothing is fetched.
// Uncommitted changes can be measured without changing the checkout.

import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { LATEST_RELEASE } from '../model/anchor.ts';
import { atFlag, inFile } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import type { CommitSettings } from '../settings/settings.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { shortenSha } from '../text/short-sha.ts';
import { findProvenMergeBase } from './ancestor.ts';
import type { Commits } from './commits.ts';
import { findLatestRelease, type Tag } from './releases.ts';
import type { Store } from './store.ts';
import { commitWorktree } from './worktree.ts';

/** Refs that may be the target branch of a clone, most reliable first. */
const TARGET_CANDIDATES = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

export async function findLocalCommits(host: Host, store: Store, settings: CommitSettings): Promise<Commits> {
  const { committed, head } = await findHead(host, store, settings);
  const base = await localBase(host, store, { base: settings.base, head: committed, measured: head.sha });
  for (const { sha } of [base, head]) await store.fetchMissingBlobs(sha);
  const start = await findProvenMergeBase(store, base.sha, committed);
  return {
    base,
    head,
    configCommits: start === null ? [base.sha] : [start, base.sha],
    problems: [],
  };
}

/** Returns head as both sides, to measure only noise. */
export async function findCommitTwice(host: Host, store: Store, settings: CommitSettings): Promise<Commits> {
  const { head } = await findHead(host, store, settings);
  await store.fetchMissingBlobs(head.sha);
  return { base: head, head, configCommits: [head.sha], problems: [] };
}

interface FoundHead {
  /** Newest commit of the user in head; uncommitted changes are not part of it. */
  readonly committed: string;
  readonly head: Commits['head'];
}

async function findHead(host: Host, store: Store, { head }: CommitSettings): Promise<FoundHead> {
  const tip = await resolveRevision(host, 'HEAD');
  if (tip === null) throw userError('no-commit-yet', inFile(host.folder), {});
  if (head === 'worktree') {
    const sha = await commitWorktree(host, store, tip);
    return { committed: tip, head: { sha, how: sha === tip ? 'HEAD' : head } };
  }
  const committed = head === 'head' ? tip : await requireRevision(host, head, 'head');
  // `head` is the name for a pull request; here git's name is used.
  return { committed, head: { sha: committed, how: head === 'head' ? 'HEAD' : head } };
}

/** Returns the commit of a revision in the user's clone, or null. A text like an option never reaches git. */
async function resolveRevision(host: Host, revision: string): Promise<string | null> {
  if (revision.startsWith('-')) return null;
  const args = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`];
  const { exitCode, stdout } = await host.git(args, { folder: host.folder });
  return exitCode === 0 ? stdout.trim() : null;
}

async function requireRevision(host: Host, revision: string, flag: 'base' | 'head'): Promise<string> {
  const sha = await resolveRevision(host, revision);
  if (sha !== null) return sha;
  // A plain fetch does not bring the commits of a pull request from a fork.
  const isSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);
  throw userError('unknown-revision', atFlag(flag), { revision, isSha });
}

interface LocalBaseOptions {
  readonly base: string;
  /** Commit at which the search for a common ancestor starts. */
  readonly head: string;
  /** Commit that is measured as head. It differs from `head` if there are uncommitted changes. */
  readonly measured: string;
}

async function localBase(host: Host, store: Store, options: LocalBaseOptions): Promise<Commits['base']> {
  const { base, head, measured } = options;
  if (base !== LATEST_RELEASE) {
    const { sha, ...named } = await namedBase(host, store, options);
    return { sha, how: base, ...named };
  }
  const isInHistory = async ({ name, commit }: Tag) => {
    const ancestor = await findProvenMergeBase(store, commit, head);
    // A lower release would be a wrong base, if the missing history leads to this one.
    if (ancestor === null && !store.isComplete)
      throw userError('clone-too-shallow', atFlag('base'), { target: name, head: shortenSha(head) });
    return ancestor === commit;
  };
  const search = { head: measured, isInHistory, isLocal: true };
  const { name, commit } = await findLatestRelease(await store.listTags(), search);
  return { sha: commit, how: name };
}

type NamedCommit = Omit<Commits['base'], 'how'>;

async function namedBase(host: Host, store: Store, { base, head }: LocalBaseOptions): Promise<NamedCommit> {
  if (base !== 'merge-base' && base !== 'target') return { sha: await requireRevision(host, base, 'base') };
  const { branch, sha: target } = await findTarget(host);
  if (base === 'target') return { sha: target, branch };
  const ancestor = await findProvenMergeBase(store, target, head);
  if (ancestor !== null) return { sha: ancestor, branch };
  const commits = { target: shortenSha(target), head: shortenSha(head) };
  throw store.isComplete
    ? userError('no-common-ancestor', atFlag('base'), { ...commits, isLocal: true })
    : userError('clone-too-shallow', atFlag('base'), commits);
}

async function findTarget(host: Host): Promise<Required<NamedCommit>> {
  for (const ref of TARGET_CANDIDATES) {
    const sha = await resolveRevision(host, ref);
    if (sha !== null) return { sha, branch: await branchNameOf(host, ref) };
  }
  throw userError('no-target-branch', atFlag('base'), await readBranchFacts(host));
}

/** Returns the short name of a ref. `origin/HEAD` stands for another one, which may be another than people believe. */
async function branchNameOf(host: Host, ref: string): Promise<string> {
  const { stdout } = await host.git(['rev-parse', '--abbrev-ref', ref], { folder: host.folder });
  return stdout.trim() || ref;
}

/** Returns what helps to name the target branch: whether there is an `origin`, and the only branch if there is one. */
async function readBranchFacts(host: Host): Promise<DataOf<'no-target-branch'>> {
  const list = async (...args: string[]) => {
    const { stdout } = await host.git(args, { folder: host.folder });
    return stdout.split('\n').filter((line) => line !== '');
  };
  const hasOrigin = (await list('remote')).includes('origin');
  const refs = await list('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/remotes/origin');
  const names = new Set(refs.map((ref) => ref.replace(/^origin\//, '')));
  // A branch and its copy of the remote are the same one. The copy is what a pull request would be compared with.
  const branch = names.size === 1 ? (refs.find((ref) => ref.startsWith('origin/')) ?? refs[0]) : undefined;
  return { hasOrigin, ...(branch !== undefined && { branch, base: `--base ${quoteShellWord(branch)}` }) };
}
