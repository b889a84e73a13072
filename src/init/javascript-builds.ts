// Finds the packages that have to be built before a benchmark runs: it imports a file of a folder that git does not
// list, because a build makes it.

import { posix } from 'node:path';
import { asObject, asText, type Manifest, parseJsonManifest } from './manifest.ts';
import { findInnermost, folderOf, inFolder, nameOf, type Tree } from './tree.ts';

/** Matches the path of a folder, up to the first one that usually has what a build makes. */
const OUTPUT = /^(?:.*?\/)??(?:dist|build|lib|out|output|es|esm|cjs)(?=\/|$)/;
const IMPORTED = /(?:\bfrom|\bimport|\b(?:require|import|URL)\s*\()\s*(['"`])([\w@.][\w@./-]*)\1/g;

/**
 * The folders in which `build` runs, each after those of the packages that it depends on. `sources` are the paths of
 * the benchmarks, and `isInstalled` says whether the packages of a folder are installed with theirs.
 */
export function findBuilds(
  tree: Tree,
  sources: readonly string[],
  isInstalled: (folder: string) => boolean,
): readonly string[] {
  if (sources.length === 0) return [];
  const paths = tree.paths.filter((path) => nameOf(path) === 'package.json' && isInstalled(folderOf(path)));
  const manifests = new Map(paths.map((path) => [folderOf(path), parseJsonManifest(tree.text(path) ?? '')]));
  const folders = new Set(manifests.keys());
  const byName = new Map([...manifests].map(([folder, { name }]) => [asText(name) ?? '', folder]));
  const built = new Set<string>();

  const build = (folder: string, seen: ReadonlySet<string> = new Set()): void => {
    const builder = findBuilder(manifests, folder);
    if (builder === null || built.has(builder) || seen.has(folder)) return;
    const { dependencies, devDependencies } = manifests.get(folder) ?? {};
    for (const name of Object.keys({ ...asObject(dependencies), ...asObject(devDependencies) })) {
      const needed = byName.get(name);
      if (needed !== undefined && isEntryMissing(needed)) build(needed, new Set([...seen, folder]));
    }
    built.add(builder);
  };
  const isMissing = (path: string, folder: string) => {
    const [output] = OUTPUT.exec(posix.relative(folder, path)) ?? [];
    return output !== undefined && !tree.paths.some((one) => one.startsWith(`${inFolder(folder, output)}/`));
  };
  const isEntryMissing = (folder: string) =>
    entriesOf(manifests.get(folder) ?? {}).some((entry) => isMissing(posix.join(folder, entry), folder));
  const findImported = (source: string, name: string) => {
    if (!name.startsWith('.'))
      return { folder: byName.get(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''), isEntry: true };
    const path = posix.join(folderOf(source), name).replace(/^\.?\/?$|\/$/, '');
    const isEntry = folders.has(path);
    const folder = isEntry ? path : (findInnermost(folders, path) ?? undefined);
    return { folder: folder !== undefined && !isEntry && !isMissing(path, folder) ? undefined : folder, isEntry };
  };

  for (const source of sources) {
    for (const [, , name = ''] of (tree.text(source) ?? '').matchAll(IMPORTED)) {
      const { folder, isEntry } = findImported(source, name);
      if (folder !== undefined && (!isEntry || isEntryMissing(folder))) build(folder);
    }
  }
  return [...built];
}

/** The folder of the package, or of the nearest one above it, that has a script `build`. */
function findBuilder(manifests: ReadonlyMap<string, Manifest>, folder: string): string | null {
  if (asText(asObject(manifests.get(folder)?.['scripts'])['build']) !== null) return folder;
  return folder === '' ? null : findBuilder(manifests, folderOf(folder));
}

/** The files by which others import a package, without those for its types. */
function entriesOf({ main, module, exports }: Manifest): readonly string[] {
  const texts = JSON.stringify([main, module, exports]).match(/(?<=")[^"]+\.[cm]?js(?=")/g) ?? [];
  return texts.filter((text) => !text.startsWith('/'));
}
