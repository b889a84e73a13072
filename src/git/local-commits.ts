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
import { NEUTRAL_AUTHOR, resolveRevision, runGit } from './run-git.ts';
import type { Store } from './store.ts';

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
  const base = await findBase(host, store, settings.base, committed, head.sha);
  for (const { sha } of [base, head]) await store.fetchMissingBlobs(sha);
  const start = await findProvenMergeBase(store, base.sha, committed);
  return { base, head, configCommits: start === null ? [base.sha] : [start, base.sha], problems: [] };
}

/** Takes head as both sides, to measure only noise. */
export async function findCommitTwice(host: Host, store: Store, settings: CommitSettings): Promise<Commits> {
  const { head } = await findHead(host, store, settings);
  await store.fetchMissingBlobs(head.sha);
  return { base: head, head, configCommits: [head.sha], problems: [] };
}

/** `committed`: the newest commit of the user in head; uncommitted changes are not part of it. */
async function findHead(host: Host, store: Store, { head }: CommitSettings) {
  const tip = await findCommit(host, 'HEAD');
  if (tip === null) throw userError('no-commit-yet', inFile(host.folder), {});
  if (head === 'worktree') {
    const sha = await commitWorktree(host, store, tip);
    return { committed: tip, head: { sha, how: sha === tip ? 'HEAD' : head } };
  }
  const committed = head === 'head' ? tip : await requireCommit(host, head, 'head');
  // `head` is the name for a pull request; here git's name is used.
  return { committed, head: { sha: committed, how: head === 'head' ? 'HEAD' : head } };
}

/** Finds the commit of a revision in the user's clone. A text like an option never reaches git. */
async function findCommit({ git, folder }: Host, revision: string): Promise<string | null> {
  return revision.startsWith('-') ? null : resolveRevision(git, folder, `${revision}^{commit}`);
}

async function requireCommit(host: Host, revision: string, flag: 'base' | 'head'): Promise<string> {
  const sha = await findCommit(host, revision);
  if (sha !== null) return sha;
  // A plain fetch does not bring the commits of a pull request from a fork.
  const isSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);
  throw userError('unknown-revision', atFlag(flag), { revision, isSha });
}

/**
 * `committed` is the commit at which the search for a common ancestor starts, `measured` the one that is measured as head.
 * They differ if there are uncommitted changes.
 */
async function findBase(
  host: Host,
  store: Store,
  base: string,
  committed: string,
  measured: string,
): Promise<Commits['base']> {
  if (base === LATEST_RELEASE) {
    const isInHistory = async ({ name, commit }: Tag) => {
      const ancestor = await findProvenMergeBase(store, commit, committed);
      // A lower release would be a wrong base, if the missing history leads to this one.
      if (ancestor === null && !store.isComplete)
        throw userError('clone-too-shallow', atFlag('base'), { target: name, head: shortenSha(committed) });
      return ancestor === commit;
    };
    const search = { head: measured, isInHistory, isLocal: true };
    const { name, commit } = await findLatestRelease(await store.listTags(), search);
    return { sha: commit, how: name };
  }
  if (base !== 'merge-base' && base !== 'target') return { sha: await requireCommit(host, base, 'base'), how: base };
  const { branch, sha: target } = await findTarget(host);
  if (base === 'target') return { sha: target, how: base, branch };
  const ancestor = await findProvenMergeBase(store, target, committed);
  if (ancestor !== null) return { sha: ancestor, how: base, branch };
  const commits = { target: shortenSha(target), head: shortenSha(committed) };
  throw store.isComplete
    ? userError('no-common-ancestor', atFlag('base'), { ...commits, isLocal: true })
    : userError('clone-too-shallow', atFlag('base'), commits);
}

async function findTarget(host: Host): Promise<{ readonly sha: string; readonly branch: string }> {
  for (const ref of TARGET_CANDIDATES) {
    const sha = await findCommit(host, ref);
    if (sha === null) continue;
    // `origin/HEAD` stands for another branch, which may be another than people believe.
    const { stdout } = await host.git(['rev-parse', '--abbrev-ref', ref], { folder: host.folder });
    return { sha, branch: stdout.trim() || ref };
  }
  throw userError('no-target-branch', atFlag('base'), await readBranchFacts(host));
}

async function readBranchFacts(host: Host): Promise<DataOf<'no-target-branch'>> {
  const list = async (...args: string[]) => {
    const { stdout } = await host.git(args, { folder: host.folder });
    return stdout.split('\n').filter((line) => line !== '');
  };
  const hasOrigin = (await list('remote')).includes('origin');
  const refs = await list('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads', 'refs/remotes/origin');
  const names = new Set(refs.map((ref) => ref.replace(/^origin\//, '')));
  if (names.size !== 1) return { hasOrigin };
  // A branch and its copy of the remote are the same one. The copy is what a pull request would be compared with.
  const branch = refs.find((ref) => ref.startsWith('origin/')) ?? refs[0]!;
  return { hasOrigin, branch, base: `--base ${quoteShellWord(branch)}` };
}

/**
 * Turns the working tree, with its uncommitted changes, into a commit of the store with what `git add --all` would add. It is
 * `tip`, the commit that is checked out, if the files are the same. Writes only objects of the store and a copy of the index;
 * no byte of the checkout changes. (If the checkout already has an object that git is about to write, git updates its time.)
 */
async function commitWorktree(host: Host, store: Store, tip: string): Promise<string> {
  const paths = ['rev-parse', '--show-toplevel', '--absolute-git-dir'];
  const { exitCode, stdout } = await host.git(paths, { folder: host.folder });
  const [top, gitFolder] = stdout.trim().split('\n');
  if (exitCode !== 0 || top === undefined || gitFolder === undefined)
    throw userError('no-working-tree', inFile(host.folder), {});
  const index = `${store.folder}/index`;
  // A copy keeps git's notes on the state of each file, so that only changed files are read. Git compares these notes
  // with the time of the index itself, so the copy keeps that time too.
  await host.files.copy(`${gitFolder}/index`, index);
  const git = makeGitBeside(host, store, top, index);
  await git({}, 'add', '--all', '--', '.');
  const tree = await git({}, 'write-tree');
  if (tree === (await store.gitOrThrow('rev-parse', `${tip}^{tree}`))) return tip;
  // Uses the date of its parent, so that the same files always make the same commit.
  const date = await store.gitOrThrow('show', '--no-patch', '--no-show-signature', '--format=%cI', tip);
  const author = { ...NEUTRAL_AUTHOR, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return git(author, 'commit-tree', '--no-gpg-sign', '-p', tip, '-m', 'uncommitted changes', tree);
}

/**
 * Runs git in the user's repository, with its rules on what to ignore and how to convert, but with our own index and
 * our own place for new objects.
 */
function makeGitBeside(host: Host, store: Store, top: string, index: string) {
  const env = {
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: `${store.folder}/objects`,
    // Otherwise git would refresh the index of each submodule.
    GIT_OPTIONAL_LOCKS: '0',
  };
  const config = {
    // The shared half of a split index is written next to the repository's own, wherever the index is.
    'core.splitIndex': 'false',
    // The filter of Git LFS stores the contents that it takes out of the files.
    'lfs.storage': `${store.folder}/lfs`,
  };
  return async (variables: Readonly<Record<string, string>>, ...args: string[]): Promise<string> => {
    const options = { folder: top, env: { ...env, ...variables }, config };
    return (await runGit(host.git, args, options, 'worktree-unreadable')).trim();
  };
}
