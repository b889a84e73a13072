// The repository as `init` sees it: all paths, and the texts and manifests of the files that an ecosystem reads. Also common
// operations on paths. It does not read from the disk.

import { parse } from 'smol-toml';

export interface Tree {
  /** All paths, relative to the root of the repository, with `/`, sorted. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** Null if there is no such file, or it is not a text of a usual size. */
  text(path: string): string | null;
}

/** Matches folders with code of others, or with code that serves as data. */
const FOREIGN = /(^|\/)(node_modules|vendor|third[_-]?party|testdata|fixtures|__fixtures__|site-packages)\//;

/** Matches names that could end a comment, a quoted word or an expression in a written file. */
const UNSAFE_NAME = /[\p{Cc}']|\$\{\{/u;

/** Others wrote it, or its name is not safe in a file that will be run. */
export function isForeign(path: string): boolean {
  return FOREIGN.test(path) || UNSAFE_NAME.test(path);
}

/** Empty for the root. */
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

/** The path must be below the folder. */
export function relativeTo(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}

/** Null if there is none. */
export function findInnermost(folders: ReadonlySet<string>, path: string): string | null {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (folders.has(folder)) return folder;
    if (folder === '') return null;
  }
}

/** Assigns each path with a match of `pattern` to the innermost of the folders that contains it. */
export function assignToFolders(
  folders: Iterable<string>,
  paths: readonly string[],
  pattern: RegExp,
): ReadonlyMap<string, readonly string[]> {
  const shares = new Map<string, string[]>([...folders].map((folder) => [folder, []]));
  const all = new Set(shares.keys());
  for (const path of paths) {
    const folder = pattern.test(path) ? findInnermost(all, path) : null;
    if (folder !== null) shares.get(folder)?.push(path);
  }
  return shares;
}

/** The path of the first of these names in the folder, or in the nearest one above it. */
export function nearestFile(tree: Tree, folder: string, names: readonly string[]): string | null {
  const found = names.map((name) => inFolder(folder, name)).find(tree.has);
  if (found !== undefined || folder === '') return found ?? null;
  return nearestFile(tree, folderOf(folder), names);
}

/** Counts the matches of a pattern, which must have the flag `g`, in all of these files. */
export function countIn(tree: Tree, paths: readonly string[], pattern: RegExp): number {
  return paths.reduce((sum, path) => sum + [...(tree.text(path) ?? '').matchAll(pattern)].length, 0);
}

export function filesWith(tree: Tree, paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.filter((path) => countIn(tree, [path], pattern) > 0);
}

export type Manifest = Readonly<Record<string, unknown>>;

/** The top-level object. A text that is not valid declares nothing, because its own tools refuse it as well. */
export function parseManifest(text: string, parser: (text: string) => unknown = JSON.parse): Manifest {
  try {
    return asObject(parser(text.replace(/^\uFEFF/, '')));
  } catch {
    return {};
  }
}

export function readJson(tree: Tree, path: string): Manifest {
  return parseManifest(tree.text(path) ?? '');
}

export function readToml(tree: Tree, path: string): Manifest {
  return parseManifest(tree.text(path) ?? '', parse);
}

/** The names of the packages in a package.json. */
export function dependenciesOf(manifest: Manifest): readonly string[] {
  return ['dependencies', 'devDependencies'].flatMap((key) => Object.keys(asObject(manifest[key])));
}

/** Empty for a value that is no object or table. */
export function asObject(value: unknown): Manifest {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Manifest) : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
