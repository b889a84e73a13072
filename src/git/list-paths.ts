// Lists paths of commits in the store. They may contain any character but NUL, so git separates them by NULs. Throws a
// UserError if git fails.

import type { Store } from './store.ts';

/** Modes of git. */
export const LINK = '120000';
export const SUBMODULE = '160000';

/** Paths that differ between two commits, by content, mode or kind. A renamed file counts with both names. */
export async function listChangedPaths(store: Store, base: string, head: string): Promise<string[]> {
  return splitPaths(await store.gitOrThrow('diff-tree', '-r', '-z', '--name-only', '--no-renames', base, head));
}

/** A path that differs between two commits, as the second one has it. */
export interface ChangedEntry {
  readonly path: string;
  /** Mode of git, which says the kind too, and SHA of the content. Null: the second commit has nothing at this path. */
  readonly now: { readonly mode: string; readonly sha: string } | null;
}

export async function listChangedEntries(store: Store, base: string, head: string): Promise<ChangedEntry[]> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, head];
  const fields = splitPaths(await store.gitOrThrow(...args));
  // Each entry is `:mode mode sha sha status`, and then the path.
  return fields.flatMap((path, index) => {
    if (index % 2 === 0) return [];
    const [, mode = '', , sha = ''] = fields[index - 1]!.split(' ');
    return { path, now: mode === '000000' ? null : { mode, sha } };
  });
}

export async function listTreePaths(store: Store, sha: string): Promise<string[]> {
  return splitPaths(await store.gitOrThrow('ls-tree', '-r', '-z', '--name-only', '--full-tree', sha));
}

export function splitPaths(separated: string): string[] {
  return separated.split('\0').filter((path) => path !== '');
}

/** Lists all folders that contain one of the paths, each once. The root of the repository is the empty text. */
export function listFolders(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  return folders;
}

/** The folder of a path. The root of the repository is the empty text, also as the folder of itself. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
