// Where a run looks up what levels depend on: the files of the history ref, tags, and which commit contains which. On a
// runner that is the remote repository, on a command line the clone. It reads, and never writes to the user's clone.

import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { type HistoryLimits, type HistoryRef, readHistoryRef, readRemoteRef, type TakeFile } from './read-history.ts';
import { parseTags, type Tag } from './releases.ts';
import { atGitCommand, type Git, resolveRevision } from './run-git.ts';
import { openSeparateStore, type Remote, type Store } from './store.ts';

export interface HistorySource {
  /** Reads the files of a full ref. Null if there is no such ref. Throws a UserError if nobody can tell. */
  readHistory(ref: string, take: TakeFile): Promise<HistoryRef | null>;
  listTags(): Promise<readonly Tag[]>;
  /** Throws a UserError if that cannot be known. */
  isInHistory(commit: string, tip: string): Promise<boolean>;
  treeOf(commit: string): Promise<string | null>;
  /** Nothing is fetched on a command line. */
  readonly isLocal: boolean;
}

/** A ref of the remote of a store, which gets its objects. */
export interface HistoryPlace {
  /** A store without objects of a checkout, which could say anything about the ref. */
  readonly store: Store;
  readonly ref: string;
  readonly take: TakeFile;
}

/** Null if the remote has no such ref now. Throws a UserError if it cannot be read. */
export function fetchHistoryRef(
  git: Git,
  { store, ref, take }: HistoryPlace,
  limits: HistoryLimits,
): Promise<HistoryRef | null> {
  return readRemoteRef(store, ref, (fetched) =>
    readHistoryRef(git, { folder: store.folder, ref: fetched, take }, limits),
  );
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
      const historyStore = await openSeparateStore(host, folder, remote);
      return fetchHistoryRef(host.git, { store: historyStore, ref, take }, limits);
    },
    listTags: () => store.listTags(),
  };
}

export function makeLocalSource({ git, folder }: Pick<Host, 'git' | 'folder'>, limits: HistoryLimits): HistorySource {
  return {
    isLocal: true,
    readHistory: (ref, take) => readHistoryRef(git, { folder, ref, take }, limits),
    // Exits with 1 if there is no tag.
    listTags: async () => parseTags((await git(['show-ref', '--tags', '--dereference'], { folder })).stdout),
    async isInHistory(commit, tip) {
      const { exitCode } = await git(['merge-base', '--is-ancestor', commit, tip], { folder });
      if (exitCode === 0) return true;
      const { stdout } = await git(['rev-parse', '--is-shallow-repository'], { folder });
      if (exitCode === 1 && stdout.trim() !== 'true') return false;
      const output = 'the clone is shallow, or lacks one of the two';
      throw userError('git-failed', atGitCommand('merge-base'), { output });
    },
    treeOf: (commit) => resolveRevision(git, folder, `${commit}^{tree}`),
  };
}
