// Finds what a normal clone has and a tree lacks: submodules, and the contents of files of Git LFS. Git lists them before
// the first child process; whether `setup` has fetched them is read from the files afterwards, without git.

import { posix } from 'node:path';
import { recoverFrom, UserError } from '../errors.ts';
import type { Files } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { SUBMODULE, splitPaths } from './list-paths.ts';

/** Files of a tree that are not fetched with it. Relative paths; untrusted texts. */
export interface UnfetchedFiles {
  readonly submodules: readonly string[];
  readonly lfsFiles: readonly string[];
}

/** Maximum number of paths of each kind. They are examples in a warning, and reading each takes time. */
const MAX_PATHS = 100;

/** `git` runs git in a tree and returns its output. */
export async function listUnfetchedFiles(git: (args: readonly string[]) => Promise<string>): Promise<UnfetchedFiles> {
  const list = async (...args: string[]) => splitPaths(await git(['ls-files', '-z', ...args]));
  const hasModules = (await list('--', ':(top,literal).gitmodules')).length > 0;
  const entries = hasModules ? await list('--stage') : [];
  const modules = entries.filter((entry) => entry.startsWith(`${SUBMODULE} `));
  return {
    submodules: modules.slice(0, MAX_PATHS).map((entry) => entry.slice(entry.indexOf('\t') + 1)),
    lfsFiles: (await list('--', ':(top,attr:filter=lfs)')).slice(0, MAX_PATHS),
  };
}

const MAX_NAMED = 3;

/** First line of a pointer, and the size below which every pointer is (git-lfs, docs/spec.md). */
const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const MAX_POINTER_BYTES = 1024;

export async function warnAboutUnfetchedFiles(
  files: Pick<Files, 'read'>,
  folder: string,
  { submodules, lfsFiles }: UnfetchedFiles,
): Promise<Diagnostic[]> {
  /** Null if there is no such file. Anything but a small file has an empty text, such as a folder. */
  const read = (path: string) =>
    files.read(posix.join(folder, path), MAX_POINTER_BYTES).catch(recoverFrom(UserError, () => ''));
  const modules: string[] = [];
  const pointers: string[] = [];
  for (const path of submodules) if ((await read(posix.join(path, '.git'))) === null) modules.push(path);
  for (const path of lfsFiles) if ((await read(path))?.startsWith(POINTER)) pointers.push(path);
  const describe = (paths: readonly string[]) => ({ paths: paths.slice(0, MAX_NAMED), count: paths.length });
  return [
    ...(modules.length === 0 ? [] : [makeWarning('submodules-left-out', inFile('.gitmodules'), describe(modules))]),
    ...(pointers.length === 0 ? [] : [makeWarning('lfs-files-left-out', inFile('.gitattributes'), describe(pointers))]),
  ];
}
