// Lists paths of commits in the store. They may contain any character but NUL, so git separates them by NULs.

import type { Store } from './store.ts';

/**
 * Returns the paths that differ between two commits, by content, mode or kind. A renamed file counts with both names. Throws a
 * UserError if git fails.
 */
export function listChangedPaths(store: Store, base: string, head: string): Promise<string[]> {
  return listPaths(store, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, head]);
}

/** Returns all paths of a commit. Throws a UserError if git fails. */
export function listTreePaths(store: Store, sha: string): Promise<string[]> {
  return listPaths(store, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', sha]);
}

async function listPaths(store: Store, args: readonly string[]): Promise<string[]> {
  const output = await store.gitOrThrow(...args);
  return splitPaths(output);
}

/** Splits paths that git printed with `-z`. */
export function splitPaths(separated: string): string[] {
  return separated.split('\0').filter((path) => path !== '');
}
