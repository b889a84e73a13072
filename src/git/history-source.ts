// Where a run looks up what levels depend on: the files of the history ref, tags, and which commit contains which. On a
// runner that is the remote repository, on a command line the clone. It reads, and never writes to the user's clone.

import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { atInput } from '../model/location.ts';
import { type HistoryLimits, type HistoryRef, readHistoryRef, type TakeFile } from './read-history.ts';
import { parseTags, type Tag } from './releases.ts';
import { atGitCommand } from './remote.ts';
import { openSeparateStore, type Remote, type Store } from './store.ts';

export interface HistorySource {
  /** Reads the files of a full ref. Returns null if there is no such ref. Throws a UserError if nobody can tell. */
  readHistory(ref: string, take: TakeFile): Promise<HistoryRef | null>;
  listTags(): Promise<readonly Tag[]>;
  /** Reports whether `commit` is in the history of `tip`. Throws a UserError if that cannot be known. */
  isInHistory(commit: string, tip: string): Promise<boolean>;
  /** Returns the tree of a commit; null if the commit cannot be found. */
  treeOf(commit: string): Promise<string | null>;
  /** Whether it is a command line, where nothing is fetched. */
  readonly isLocal: boolean;
}

/** A ref of the remote of a store, which gets its objects. */
export interface HistoryPlace {
  /** A store without objects of a checkout, which could say anything about the ref. */
  readonly store: Store;
  readonly ref: string;
  readonly take: TakeFile;
}

/** Reads a history ref of a remote as it is now. Returns null if there is no such ref. Throws a UserError if it cannot be read. */
export async function fetchHistoryRef(
  git: Host['git'],
  { store, ref, take }: HistoryPlace,
  limits: HistoryLimits,
): Promise<HistoryRef | null> {
  const looked = await store.lookUpRefs([ref]);
  if (looked.kind === 'absent') return null;
  const why = looked.kind === 'silent' ? looked.why : await store.fetch('--depth=1', ref);
  if (why !== null) throw userError('history-unreadable', atInput('ref'), { ref, output: why });
  const found = await readHistoryRef(git, { folder: store.folder, ref: `refs/fetched/${ref}`, take }, limits);
  if (found === null) throw userError('history-no-commit', atInput('ref'), { ref });
  return found;
}

/** The remote repository, and a store that has its commits. `isInHistory` may fetch more of them. */
export interface RemoteHistory extends Pick<HistorySource, 'isInHistory' | 'treeOf'> {
  readonly store: Store;
  readonly remote: Remote | null;
  /** Folder for a store with the files of the history, which must not exist yet. */
  readonly folder: string;
}

export function makeRemoteSource(
  host: Host,
  { store, remote, folder, isInHistory, treeOf }: RemoteHistory,
  limits: HistoryLimits,
): HistorySource {
  return {
    isLocal: false,
    isInHistory,
    treeOf,
    async readHistory(ref, take) {
      if (remote === null) return null;
      const own = await openSeparateStore(host, folder, remote);
      return fetchHistoryRef(host.git, { store: own, ref, take }, limits);
    },
    listTags: () => store.listTags(),
  };
}

export function makeLocalSource(host: Host, limits: HistoryLimits): HistorySource {
  const { folder } = host;
  const git = (args: readonly string[]) => host.git(args, { folder });
  return {
    isLocal: true,
    readHistory: (ref, take) => readHistoryRef(host.git, { folder, ref, take }, limits),
    async listTags() {
      // Exits with 1 if there is no tag.
      return parseTags((await git(['show-ref', '--tags', '--dereference'])).stdout);
    },
    async isInHistory(commit, tip) {
      const { exitCode } = await git(['merge-base', '--is-ancestor', commit, tip]);
      if (exitCode === 0) return true;
      const { stdout } = await git(['rev-parse', '--is-shallow-repository']);
      if (exitCode === 1 && stdout.trim() !== 'true') return false;
      const output = 'the clone is shallow, or lacks one of the two';
      throw userError('git-failed', atGitCommand('merge-base'), { output });
    },
    async treeOf(commit) {
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
      const { exitCode, stdout } = await git(args);
      return exitCode === 0 ? stdout.trim() : null;
    },
  };
}
