// The repository as `init` sees it: every path, and the texts of the files that somebody wanted to read. And what
// is asked of paths again and again. Nothing is read from the disk here.

export interface Tree {
  /** Relative to the root of the repository, with `/`, sorted. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** Null: there is no such file, or it is no text of a usual size. */
  text(path: string): string | null;
}

/** Folders with code of others, or with code that is data. */
const FOREIGN = /(^|\/)(node_modules|vendor|third[_-]?party|testdata|fixtures|__fixtures__|site-packages)\//;

/** A name that could end a comment, a quoted word or an expression of what is written. */
const UNSPEAKABLE = /[\p{Cc}']|\$\{\{/u;

/** Not looked at: others wrote it, or its name is not fit to be written into a file that is run. */
export function isForeign(path: string): boolean {
  return FOREIGN.test(path) || UNSPEAKABLE.test(path);
}

/** `` for what lies in the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

export function isBelow(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** As `cd folder` sees it; the path must be below the folder. */
export function relativeTo(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}

/** Of several folders the innermost one that a path is below; null: none. */
export function innermost(folders: ReadonlySet<string>, path: string): string | null {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (folders.has(folder)) return folder;
    if (folder === '') return null;
  }
}

/** The paths that are below each folder, and below none of the others inside it. */
export function shared(
  folders: Iterable<string>,
  paths: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const shares = new Map<string, string[]>([...folders].map((folder) => [folder, []]));
  const all = new Set(shares.keys());
  for (const path of paths) {
    const folder = innermost(all, path);
    if (folder !== null) shares.get(folder)?.push(path);
  }
  return shares;
}

/** The first of these names that lies in the folder or in one above it; null: none. */
export function nearestFile(tree: Tree, folder: string, names: readonly string[]): string | null {
  const found = names.map((name) => inFolder(folder, name)).find(tree.has);
  if (found !== undefined || folder === '') return found ?? null;
  return nearestFile(tree, folderOf(folder), names);
}

/** How often a pattern with the flag `g` matches in all of these files. */
export function countIn(tree: Tree, paths: readonly string[], pattern: RegExp): number {
  return paths.reduce((sum, path) => sum + [...(tree.text(path) ?? '').matchAll(pattern)].length, 0);
}
