// Finds what selected files of a tree lead to: through links of git, and through the files that a script names. A tree and what
// is selected in it in, paths and folders out. A link is resolved as a system does it, but never out of the tree.

import { posix } from 'node:path';
import type { TreeFiles } from './read-trees.ts';

/** Modes of git. */
export const LINK = '120000';
export const SUBMODULE = '160000';

/** What is read through links and names, besides the selected files themselves. */
export interface Reach {
  /** Links that are followed, and the files and submodules that are reached. */
  readonly paths: ReadonlySet<string>;
  /** Folders that are reached with everything below. The empty text is the root. */
  readonly folders: ReadonlySet<string>;
  /** Links that lead out of the tree, or to nothing: nobody knows what is read there. */
  readonly astray: readonly string[];
}

interface Selected {
  /** Reports whether a link is inside, or something below it may be. */
  readonly isInside: (link: string) => boolean;
  /** Paths that may be named. Those that do not exist are nothing. */
  readonly named: Iterable<string>;
}

/** Maximum number of links in one path, as on Linux. */
const MAX_LINKS = 40;

interface SearchedTree {
  readonly files: TreeFiles;
  /** All folders. The empty text is the root. */
  readonly folders: ReadonlySet<string>;
}

export function findReach({ files, folders: all }: SearchedTree, { isInside, named }: Selected): Reach {
  const paths = new Set<string>();
  const folders = new Set<string>();
  const astray = new Set<string>();
  const links = [...files].filter(([, { mode }]) => mode === LINK).map(([path]) => path);
  const queue: string[] = [];
  const followed = new Set<string>();

  /** Adds what a path means. `hasLinks`: at least one link was followed. */
  function reach(path: string): { readonly isFound: boolean; readonly hasLinks: boolean } {
    const rest = path.split('/');
    let at = '';
    let links = 0;
    const end = (isFound: boolean) => ({ isFound, hasLinks: links > 0 });
    for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
      if (part === '' || part === '.') continue;
      if (part === '..') {
        if (at === '') return end(false);
        at = parentOf(at);
        continue;
      }
      const next = at === '' ? part : `${at}/${part}`;
      const file = files.get(next);
      if (file?.mode === LINK) {
        paths.add(next);
        links += 1;
        const target = file.target ?? '';
        if (links > MAX_LINKS || target === '' || posix.isAbsolute(target)) return end(false);
        rest.unshift(...target.split('/'));
      } else if (file !== undefined) {
        const isWhole = file.mode === SUBMODULE || rest.every((more) => more === '' || more === '.');
        if (isWhole) paths.add(next);
        return end(isWhole);
      } else if (all.has(next)) at = next;
      else return end(false);
    }
    // A folder that a script names by its own path is selected by the caller.
    if (links > 0) addFolder(at);
    return end(true);
  }

  function addFolder(folder: string): void {
    if (folders.has(folder)) return;
    folders.add(folder);
    queue.push(...links.filter((link) => folder === '' || link.startsWith(`${folder}/`)));
  }

  for (const path of named) {
    const { isFound, hasLinks } = reach(path);
    if (hasLinks && !isFound) astray.add(path);
  }
  queue.push(...links.filter((link) => paths.has(link) || isInside(link)));
  for (let link = queue.pop(); link !== undefined; link = queue.pop()) {
    if (followed.has(link)) continue;
    followed.add(link);
    if (!reach(link).isFound) astray.add(link);
  }
  return { paths, folders, astray: [...astray].sort() };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Reports whether a path is reached in one of the trees. */
export function isReached(path: string, { paths, folders }: Reach): boolean {
  if (paths.has(path) || folders.has('')) return true;
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) if (folders.has(folder)) return true;
  return false;
}
