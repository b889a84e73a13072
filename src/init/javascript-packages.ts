// Detects the package manager of a JavaScript project by its `packageManager` field and its lock file: how it installs packages,
// runs a script, and starts a program of the project. Also finds the packages that have to be built before a benchmark runs: it
// imports a file of a folder that git does not list, because a build makes it.

import { posix } from 'node:path';
import { installCommand, LOCK_FILES, type PackageManagerId } from '../text/install-command.ts';
import { SETUP_BUN, SETUP_NODE, SETUP_PNPM } from './pins.ts';
import { versionInputs, type WorkflowStep } from './suite.ts';
import {
  asObject,
  asText,
  dependenciesOf,
  findInnermost,
  folderOf,
  inFolder,
  type Manifest,
  nameOf,
  nearestFile,
  readJson,
  type Tree,
} from './tree.ts';

export interface PackageManager {
  readonly id: PackageManagerId;
  /** Folder of the lock file, in which packages are installed. */
  readonly root: string;
  readonly install: string;
  /** Starts a program of the project, whose name follows. */
  readonly exec: string;
  /** Runs a script of package.json and prints nothing else on stdout. */
  readonly script: string;
  readonly steps: readonly WorkflowStep[];
}

export function packageManagerOf(tree: Tree, folder: string): PackageManager {
  const lock = nearestFile(tree, folder, Object.keys(LOCK_FILES));
  const root = lock === null ? folder : folderOf(lock);
  const [, named, version = ''] =
    /"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@(\d+)/.exec(tree.text(inFolder(root, 'package.json')) ?? '') ?? [];
  const byLock = lock === null ? undefined : LOCK_FILES[nameOf(lock)];
  const id = (named as PackageManager['id'] | undefined) ?? byLock ?? 'npm';
  // A lock file of another package manager than the named one does not lock anything.
  const isLocked = byLock === id;
  const isModern = id === 'yarn' && (Number(version) >= 2 || tree.has(inFolder(root, '.yarnrc.yml')));
  const node = setupNode(tree, root, isLocked && id !== 'bun' ? { id, lock: lock ?? '' } : null);
  return {
    id,
    root,
    install: installCommand(id, { isLocked, isModern }),
    exec: EXEC[id],
    script: isModern ? 'yarn run' : `${id} run --silent`,
    steps: [
      ...(id === 'pnpm' ? [{ uses: SETUP_PNPM, with: pnpmVersion(root, named !== undefined) }] : []),
      ...(isModern ? [{ run: 'corepack enable', comment: 'the yarn that package.json names' }] : []),
      node,
      ...(id === 'bun' ? [{ uses: SETUP_BUN, with: {} }] : []),
    ],
  };
}

const EXEC = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn run', bun: 'bunx' } as const;

function pnpmVersion(root: string, isNamed: boolean): Record<string, string> {
  if (!isNamed) return { version: 'latest' };
  return root === '' ? {} : { package_json_file: inFolder(root, 'package.json') };
}

function setupNode(tree: Tree, root: string, cached: { id: string; lock: string } | null): WorkflowStep {
  const manifest = inFolder(root, 'package.json');
  const file = nearestFile(tree, root, ['.nvmrc', '.node-version', '.tool-versions']);
  const asks = /"(?:engines|volta|devEngines)"\s*:\s*\{[^}]*"(?:node|runtime)"/.test(tree.text(manifest) ?? '');
  const version = versionInputs('node', file ?? (asks ? manifest : null), 'lts/*');
  // By default the action caches by the `packageManager` field, and fails if there is no lock file.
  const cache: Record<string, string> =
    cached === null
      ? { 'package-manager-cache': 'false' }
      : { cache: cached.id, ...(root === '' ? {} : { 'cache-dependency-path': cached.lock }) };
  return { uses: SETUP_NODE, with: { ...version, ...cache } };
}

/** Matches the path of a folder, up to the first one that usually has what a build makes. */
const OUTPUT = /^(?:.*?\/)??(?:dist|build|lib|out|output|es|esm|cjs)(?=\/|$)/;
const IMPORTED = /(?:\bfrom|\bimport|\b(?:require|import|URL)\s*\()\s*(['"`])([\w@.][\w@./-]*)\1/g;

/**
 * The folders in which `build` runs, each after those of the packages that it depends on. `sources` are the paths of the benchmarks,
 * and `isInstalled` says whether the packages of a folder are installed with theirs.
 */
export function findBuilds(
  tree: Tree,
  sources: readonly string[],
  isInstalled: (folder: string) => boolean,
): readonly string[] {
  if (sources.length === 0) return [];
  const paths = tree.paths.filter((path) => nameOf(path) === 'package.json' && isInstalled(folderOf(path)));
  const manifests = new Map(paths.map((path) => [folderOf(path), readJson(tree, path)]));
  const folders = new Set(manifests.keys());
  const byName = new Map([...manifests].map(([folder, { name }]) => [asText(name) ?? '', folder]));
  const built = new Set<string>();

  const build = (folder: string, seen: ReadonlySet<string> = new Set()): void => {
    const builder = findBuilder(manifests, folder);
    if (builder === null || built.has(builder) || seen.has(folder)) return;
    for (const name of dependenciesOf(manifests.get(folder) ?? {})) {
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
