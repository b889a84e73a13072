// Reads the files of a history ref from a repository, in a few calls of git, however many runs there are. Each file is
// handed over as soon as it is read, so that the whole history is never in memory. Bounded, because whoever can push to the
// ref can put anything into it.

import { randomUUID } from 'node:crypto';
import { userError } from '../errors.ts';
import type { GitOptions, GitResult } from '../host/host.ts';
import type { HistoryFile } from '../model/history.ts';
import { atGitCommand, parseGitError } from './remote.ts';

/** A ref whose files were read, within the limits. */
export interface HistoryRef {
  /** Commit of the ref. */
  readonly tip: string;
  /** Paths of the files that were read. Untrusted text. */
  readonly paths: readonly string[];
  /** Paths of files that are too large, or that exceed the size or the number of all together. Untrusted text. */
  readonly skipped: readonly string[];
  /** Number of entries that are not wanted, such as files of other folders and links. */
  readonly others: number;
}

export interface HistoryLimits {
  /** Returns the maximum size of a file, in bytes. Null: the file is not wanted. */
  readonly limitOf: (path: string) => number | null;
  /** Maximum size of all files together, in bytes. The newest folders are read first. */
  readonly allBytes: number;
  /** Maximum number of files. */
  readonly files: number;
}

type Git = (args: readonly string[], options: GitOptions) => Promise<GitResult>;

/** Takes a file. Of files with the same text, it gets one. */
export type TakeFile = (file: HistoryFile) => void;

/** Bytes of all files of one call of git. */
const BATCH_BYTES = 4 * 1024 * 1024;

/** Reads the files of a ref in the repository around `folder`. Returns null if there is no such ref. */
export async function readHistoryRef(
  git: Git,
  { folder, ref, take }: { readonly folder: string; readonly ref: string; readonly take: TakeFile },
  limits: HistoryLimits,
): Promise<HistoryRef | null> {
  const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { folder });
  if (found.exitCode !== 0) return null;
  const tip = found.stdout.trim();
  const listed = await gitOrThrow(git, ['ls-tree', '-r', '-l', '-z', '--full-tree', tip], { folder });
  const wanted = parseTree(listed).filter(({ path }) => limits.limitOf(path) !== null);
  const others = listed.split('\0').length - 1 - wanted.length;
  const { chosen, skipped } = chooseFiles(wanted, limits);
  for (const batch of divideBySize(dropRepeatedFiles(chosen))) {
    const input = batch.map(({ id }) => `${id}\n`).join('');
    // No file can contain this line, because it is made when the files exist already.
    const mark = randomUUID();
    const contents = await gitOrThrow(git, ['cat-file', `--batch=${mark}`], { folder, input });
    const texts = contents.split(`${mark}\n`).slice(1);
    // A line feed follows each file.
    for (const [index, { path }] of batch.entries()) take({ path, text: texts[index]!.slice(0, -1) });
  }
  return { tip, paths: chosen.map(({ path }) => path), skipped, others };
}

/** Returns the files without those that have the text of an earlier one. */
function dropRepeatedFiles(files: readonly ListedFile[]): ListedFile[] {
  const known = new Set<string>();
  return files.filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
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

async function gitOrThrow(git: Git, args: readonly string[], options: GitOptions): Promise<string> {
  const { exitCode, stdout, stderr } = await git(args, options);
  if (exitCode === 0) return stdout;
  throw userError('git-failed', atGitCommand(args[0]), { output: parseGitError(stderr) });
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

function chooseFiles(
  wanted: readonly ListedFile[],
  { limitOf, allBytes, files }: HistoryLimits,
): { chosen: ListedFile[]; skipped: string[] } {
  const chosen: ListedFile[] = [];
  const skipped: string[] = [];
  let left = allBytes;
  for (const file of wanted.toReversed()) {
    if (file.bytes > (limitOf(file.path) ?? 0) || file.bytes > left || chosen.length >= files) {
      skipped.push(file.path);
      continue;
    }
    left -= file.bytes;
    chosen.push(file);
  }
  return { chosen: chosen.toReversed(), skipped };
}
