// Lists paths of commits in the store. They may contain any character but NUL, so git separates them by NULs.

import type { Store } from './store.ts';

/**
 * Returns the paths that differ between two commits, by content, mode or kind. A renamed file counts with both names. Throws a
 * UserError if git fails.
 */
export function listChangedPaths(store: Store, base: string, head: string): Promise<string[]> {
  return listPaths(store, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, head]);
}

/** A path that differs between two commits, as the second one has it. */
export interface ChangedEntry {
  readonly path: string;
  /** Mode of git, which says the kind too, and SHA of the content. Null: the second commit has nothing at this path. */
  readonly now: { readonly mode: string; readonly sha: string } | null;
}

/** Returns what differs between two commits, as `listChangedPaths` does. Throws a UserError if git fails. */
export async function listChangedEntries(store: Store, base: string, head: string): Promise<ChangedEntry[]> {
  const fields = await listPaths(store, ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, head]);
  // Each entry is `:mode mode sha sha status`, and then the path.
  return fields.flatMap((path, index) => {
    if (index % 2 === 0) return [];
    const [, mode = '', , sha = ''] = fields[index - 1]!.split(' ');
    return { path, now: mode === '000000' ? null : { mode, sha } };
  });
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
