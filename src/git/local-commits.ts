// Finds the two commits on a command line. Refs are looked up in the user's own clone, and nothing is fetched.
// Uncommitted changes can be measured without changing the checkout.

import { UserError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { CommitSettings } from '../settings/settings.ts';
import { findProvenMergeBase } from './ancestor.ts';
import type { Commits } from './commits.ts';
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
  const base = await localBase(host, store, { base: settings.base, head: committed });
  for (const sha of [base, head.sha]) await store.fetchMissingBlobs(sha);
  const isSame = (await treeOf(store, base)) === (await treeOf(store, head.sha));
  const start = await findProvenMergeBase(store, base, committed);
  return {
    base: { sha: base, how: settings.base },
    head,
    configCommits: start === null ? [base] : [start, base],
    sameFiles: isSame ? sameFiles(base) : null,
    problems: [],
  };
}

/** Returns head as both sides, to measure only noise. */
export async function findCommitTwice(host: Host, store: Store, settings: CommitSettings): Promise<Commits> {
  const { head } = await findHead(host, store, settings);
  await store.fetchMissingBlobs(head.sha);
  return { base: head, head, configCommits: [head.sha], sameFiles: null, problems: [] };
}

interface FoundHead {
  /** Newest commit of the user in head; uncommitted changes are not part of it. */
  readonly committed: string;
  readonly head: Commits['head'];
}

async function findHead(host: Host, store: Store, { head }: CommitSettings): Promise<FoundHead> {
  const tip = await resolveRevision(host, 'HEAD');
  if (tip === null) {
    throw new UserError({
      where: host.folder,
      what: 'this repository has no commit yet',
      remedy: 'Commit the state to compare with',
    });
  }
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
  throw new UserError({
    where: `--${flag}`,
    what: 'this clone knows no commit of this name',
    got: revision,
    remedy: 'Check its spelling, or fetch it first: `git fetch origin`',
  });
}

interface LocalBaseOptions {
  readonly base: string;
  /** Commit at which the search for a common ancestor starts. */
  readonly head: string;
}

async function localBase(host: Host, store: Store, { base, head }: LocalBaseOptions): Promise<string> {
  if (base !== 'merge-base' && base !== 'target') return requireRevision(host, base, 'base');
  const target = await findTarget(host, base);
  if (base === 'target') return target;
  const ancestor = await findProvenMergeBase(store, target, head);
  if (ancestor !== null) return ancestor;
  const commits = `${target.slice(0, 12)} and ${head.slice(0, 12)}`;
  throw new UserError({
    where: '--base',
    what: store.isComplete
      ? `${commits} have no common ancestor`
      : `this clone is shallow, and what it has does not show the merge base of ${commits}`,
    got: base,
    remedy: store.isComplete
      ? 'Say what to compare with: `--base REF`'
      : 'Complete it by `git fetch --unshallow`, or say what to compare with: `--base REF`',
  });
}

async function findTarget(host: Host, base: string): Promise<string> {
  for (const ref of TARGET_CANDIDATES) {
    const sha = await resolveRevision(host, ref);
    if (sha !== null) return sha;
  }
  throw new UserError({
    where: '--base',
    what: 'this clone has neither a remote default branch nor a branch called main or master',
    got: base,
    remedy: 'Say what to compare with: `--base REF`',
  });
}

function treeOf(store: Store, commit: string): Promise<string> {
  return store.gitOrThrow('read a commit', 'rev-parse', `${commit}^{tree}`);
}

function sameFiles(base: string): Problem {
  const advice = 'Give another `--base` to compare with.';
  return legacyProblem({
    where: `base ${base.slice(0, 7)}`,
    message: `base and head hold the same files, so only noise is measured. ${advice}`,
    severity: 'warning',
  });
}
