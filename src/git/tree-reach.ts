// Finds what selected files of a tree lead to: through links of git, and through the files that a script names. A tree and what
// is selected in it in, paths and folders out. A link is resolved as a system does it, but never out of the tree.

import { posix } from 'node:path';
import { LINK, parentOf, SUBMODULE } from './list-paths.ts';
import type { TreeFiles } from './read-trees.ts';

export interface ListedTree {
  readonly files: TreeFiles;
  /** All folders. The empty text is the root. */
  readonly folders: ReadonlySet<string>;
}

/** Files that are read through links and names, besides the selected ones themselves. */
export interface Reach {
  /** True for links that are followed, and for files, submodules and folders that are reached, with everything below. */
  includes(path: string): boolean;
  /** Links that lead out of the tree, or to nothing: nobody knows what is read there. */
  readonly astray: readonly string[];
}

/** Maximum number of links in one path, as on Linux. */
const MAX_LINKS = 40;

/**
 * `isInside` tells whether a link is inside, or something below it may be. `named` are paths that may be named; those that do
 * not exist are nothing.
 */
export function findReach(tree: ListedTree, isInside: (link: string) => boolean, named: Iterable<string>): Reach {
  const paths = new Set<string>();
  const folders = new Set<string>();
  const astray = new Set<string>();
  const links = [...tree.files].filter(([, { mode }]) => mode === LINK).map(([path]) => path);
  const queue: string[] = [];

  /** Adds what a path means. `hasLinks`: at least one link was followed. */
  function follow(path: string): { readonly exists: boolean; readonly hasLinks: boolean } {
    const rest = path.split('/');
    let at = '';
    let linkCount = 0;
    const end = (exists: boolean) => ({ exists, hasLinks: linkCount > 0 });
    for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
      if (part === '' || part === '.') continue;
      if (part === '..') {
        if (at === '') return end(false);
        at = parentOf(at);
        continue;
      }
      const next = at === '' ? part : `${at}/${part}`;
      const file = tree.files.get(next);
      if (file?.mode === LINK) {
        paths.add(next);
        linkCount += 1;
        const target = file.target ?? '';
        if (linkCount > MAX_LINKS || target === '' || posix.isAbsolute(target)) return end(false);
        rest.unshift(...target.split('/'));
      } else if (file !== undefined) {
        const isWhole = file.mode === SUBMODULE || rest.every((more) => more === '' || more === '.');
        if (isWhole) paths.add(next);
        return end(isWhole);
      } else if (tree.folders.has(next)) at = next;
      else return end(false);
    }
    // A folder that a script names by its own path is selected by the caller.
    if (linkCount > 0 && !folders.has(at)) {
      folders.add(at);
      queue.push(...links.filter((link) => at === '' || link.startsWith(`${at}/`)));
    }
    return end(true);
  }

  for (const path of named) {
    const { exists, hasLinks } = follow(path);
    if (hasLinks && !exists) astray.add(path);
  }
  queue.push(...links.filter((link) => paths.has(link) || isInside(link)));
  const followed = new Set<string>();
  for (let link = queue.pop(); link !== undefined; link = queue.pop()) {
    if (followed.has(link)) continue;
    followed.add(link);
    if (!follow(link).exists) astray.add(link);
  }
  const isBelow = (path: string): boolean => folders.has(path) || (path !== '' && isBelow(parentOf(path)));
  return { includes: (path) => paths.has(path) || isBelow(parentOf(path)), astray: [...astray] };
}
