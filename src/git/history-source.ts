// Where a run looks up what levels depend on: the files of the history ref, tags, and which commit contains which. On a
// runner that is the remote repository, on a command line the clone. It reads, and never writes to the user's clone.

import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { HistoryFile } from '../model/history.ts';
import { atInput } from '../model/location.ts';
import { parseTags, type Tag } from './releases.ts';
import { atGitCommand, type Git, readObjectTexts, resolveRevision, runGit } from './run-git.ts';
import type { Store } from './store.ts';

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

/**
 * Reads a ref of the remote of a store, which has no objects of a checkout: they could say anything about the ref. Null if the
 * remote has no such ref now. Throws a UserError if it cannot be read.
 */
export function fetchHistoryRef(
  git: Git,
  { store, ref, take }: { readonly store: Store; readonly ref: string; readonly take: TakeFile },
  limits: HistoryLimits,
): Promise<HistoryRef | null> {
  return readRemoteRef(store, ref, (fetched) =>
    readHistoryRef(git, { folder: store.folder, ref: fetched, take }, limits),
  );
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

interface HistoryRef {
  readonly tip: string;
  /** Untrusted text, as are the next. */
  readonly paths: readonly string[];
  /** Files that are too large, or that exceed the size or the number of all together. */
  readonly skipped: readonly string[];
  /** Number of other entries, such as files of other folders and links. */
  readonly others: number;
}

interface HistoryLimits {
  /** Maximum size in bytes. Null: the file is not read. */
  readonly limitOf: (path: string) => number | null;
  /** Limit of all files together. The newest folders are read first. */
  readonly allBytes: number;
  readonly files: number;
}

/** Takes a file. Of files with the same text, it gets one. */
type TakeFile = (file: HistoryFile) => void;

/** Size of all files of one call of git. */
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Reads the files of a ref in a few calls of git, however many runs there are. Each file is handed over as soon as it is read, so
 * that the whole history is never in memory. Bounded, because whoever can push to the ref can put anything into it. Null if
 * there is no such ref.
 */
export async function readHistoryRef(
  git: Git,
  { folder, ref, take }: { readonly folder: string; readonly ref: string; readonly take: TakeFile },
  limits: HistoryLimits,
): Promise<HistoryRef | null> {
  const tip = await resolveRevision(git, folder, `${ref}^{commit}`);
  if (tip === null) return null;
  const listed = await runGit(git, ['ls-tree', '-r', '-l', '-z', '--full-tree', tip], { folder });
  const files = parseTree(listed).filter(({ path }) => limits.limitOf(path) !== null);
  const others = listed.split('\0').length - 1 - files.length;
  const { chosen, skipped } = chooseFiles(files, limits);
  for (const batch of divideBySize(dropRepeatedFiles(chosen))) {
    const ids = batch.map(({ id }) => id);
    const texts = await readObjectTexts(git, folder, ids);
    for (const [index, { path }] of batch.entries()) take({ path, text: texts[index]! });
  }
  return { tip, paths: chosen.map(({ path }) => path), skipped, others };
}

/**
 * Fetches a ref of a remote as it is now, and reads it from the store by its name there. Null if there is no such ref.
 * Throws a UserError if it cannot be fetched, or is no commit.
 */
export async function readRemoteRef<Content>(
  store: Store,
  ref: string,
  read: (ref: string) => Promise<Content | null>,
): Promise<Content | null> {
  const answer = await store.lookUpRefs([ref]);
  if (answer.kind === 'absent') return null;
  const why = answer.kind === 'silent' ? answer.why : await store.fetch('--depth=1', ref);
  if (why !== null) throw userError('history-unreadable', atInput('ref'), { ref, output: why });
  const content = await read(`refs/fetched/${ref}`);
  if (content !== null) return content;
  throw userError('history-no-commit', atInput('ref'), { ref });
}

interface ListedFile {
  readonly id: string;
  readonly bytes: number;
  readonly path: string;
}

/** Parses the lines of `git ls-tree -r -l -z`. Anything but a plain file is left out, such as a symbolic link. */
function parseTree(listed: string): ListedFile[] {
  return listed.split('\0').flatMap((line) => {
    const [, id, bytes, path] = /^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line) ?? [];
    return id === undefined || path === undefined ? [] : [{ id, bytes: Number(bytes), path }];
  });
}

function chooseFiles(files: readonly ListedFile[], limits: HistoryLimits) {
  const chosen: ListedFile[] = [];
  const skipped: string[] = [];
  let bytesLeft = limits.allBytes;
  for (const file of files.toReversed()) {
    const limit = Math.min(limits.limitOf(file.path) ?? 0, bytesLeft);
    if (file.bytes > limit || chosen.length >= limits.files) skipped.push(file.path);
    else {
      bytesLeft -= file.bytes;
      chosen.push(file);
    }
  }
  return { chosen: chosen.toReversed(), skipped };
}

/** The first one of several files with the same text stays. */
function dropRepeatedFiles(files: readonly ListedFile[]): ListedFile[] {
  const byId = new Map(files.toReversed().map((file) => [file.id, file]));
  return files.filter((file) => byId.get(file.id) === file);
}

/** Divides files into batches. A file that is larger than a batch is one of its own. */
function divideBySize(files: readonly ListedFile[]): ListedFile[][] {
  const batches: ListedFile[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files) {
    if (bytes + file.bytes > BATCH_BYTES) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)!.push(file);
    bytes += file.bytes;
  }
  return batches;
}
