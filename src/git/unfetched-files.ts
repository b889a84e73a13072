// Finds what a normal clone has and a tree lacks: submodules, and the contents of files of Git LFS. Git lists them before
// the first child process; whether `setup` has fetched them is read from the files afterwards, without git.

import { posix } from 'node:path';
import { UserError } from '../errors.ts';
import type { Files } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';

/** Files of a tree that are not fetched with it. Relative paths; untrusted texts. */
export interface UnfetchedFiles {
  readonly submodules: readonly string[];
  readonly lfsFiles: readonly string[];
}

/** Runs git in a tree and returns its output. */
type RunGit = (args: readonly string[]) => Promise<string>;

/** Maximum number of paths of each kind. They are examples in a warning, and reading each takes time. */
const MAX_PATHS = 100;

export async function listUnfetchedFiles(git: RunGit): Promise<UnfetchedFiles> {
  const list = async (...args: string[]) => limitPaths(parseEntries(await git(['ls-files', '-z', ...args])));
  const hasModules = (await list('--', ':(top,literal).gitmodules')).length > 0;
  const entries = hasModules ? parseEntries(await git(['ls-files', '-z', '--stage'])) : [];
  const modules = entries.filter((entry) => entry.startsWith(`${SUBMODULE_MODE} `));
  return {
    submodules: limitPaths(modules.map((entry) => entry.slice(entry.indexOf('\t') + 1))),
    lfsFiles: await list('--', ':(top,attr:filter=lfs)'),
  };
}

/** Mode of a submodule in git's index. */
const SUBMODULE_MODE = '160000';

function parseEntries(separated: string): string[] {
  return separated.split('\0').filter((entry) => entry !== '');
}

function limitPaths(paths: readonly string[]): string[] {
  return paths.slice(0, MAX_PATHS);
}

/** Returns a warning for each kind of which something is still missing in the tree. */
export async function warnAboutUnfetchedFiles(
  files: Pick<Files, 'read'>,
  folder: string,
  { submodules, lfsFiles }: UnfetchedFiles,
): Promise<Diagnostic[]> {
  const read = (path: string) => readStart(files, posix.join(folder, path));
  const missing = await filterPaths(submodules, async (path) => (await read(posix.join(path, '.git'))) === null);
  const pointers = await filterPaths(lfsFiles, async (path) => (await read(path))?.startsWith(POINTER) ?? false);
  const dataOf = (paths: readonly string[]) => ({ paths: paths.slice(0, MAX_NAMED), count: paths.length });
  return [
    ...(missing.length === 0 ? [] : [makeWarning('submodules-left-out', inFile('.gitmodules'), dataOf(missing))]),
    ...(pointers.length === 0 ? [] : [makeWarning('lfs-files-left-out', inFile('.gitattributes'), dataOf(pointers))]),
  ];
}

/** Number of paths that a warning names. */
const MAX_NAMED = 3;

/** First line of a pointer, and the size below which every pointer is (git-lfs, docs/spec.md). */
const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const MAX_POINTER_BYTES = 1024;

/** Returns the text of a small file, null for none, and an empty text for anything else, such as a folder. */
async function readStart(files: Pick<Files, 'read'>, path: string): Promise<string | null> {
  try {
    return await files.read(path, MAX_POINTER_BYTES);
  } catch (error) {
    if (error instanceof UserError) return '';
    throw error;
  }
}

async function filterPaths(
  paths: readonly string[],
  isWanted: (path: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const wanted: string[] = [];
  for (const path of paths) if (await isWanted(path)) wanted.push(path);
  return wanted;
}
