// Detects the package manager of a JavaScript project by its `packageManager` field and its lock file. Returns how it
// installs packages, runs a script, and starts a program of the project.

import { posix } from 'node:path';
import { installCommand, LOCK_FILES, type PackageManagerId } from '../text/install-command.ts';
import { SETUP_BUN, SETUP_NODE, SETUP_PNPM } from './pins.ts';
import type { WorkflowStep } from './suite.ts';
import {
  asObject,
  asText,
  findInnermost,
  folderOf,
  inFolder,
  type Manifest,
  nameOf,
  nearestFile,
  parseJsonManifest,
  type Tree,
} from './tree.ts';

export interface PackageManager {
  readonly id: PackageManagerId;
  /** Folder of the lock file, in which packages are installed. */
  readonly root: string;
  readonly install: string;
  /** Command that starts a program of the project, without the space and the name that follow. */
  readonly exec: string;
  /** Command that runs a script of package.json and prints nothing else on stdout. */
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
  const install = installCommand(id, { isLocked, isModern });
  switch (id) {
    case 'npm':
      return {
        id,
        root,
        install,
        exec: 'npx',
        script: 'npm run --silent',
        steps: [node],
      };
    case 'pnpm': {
      const pnpm: WorkflowStep = { uses: SETUP_PNPM, with: pnpmVersion(root, named !== undefined) };
      return { id, root, install, exec: 'pnpm exec', script: 'pnpm run --silent', steps: [pnpm, node] };
    }
    case 'yarn': {
      const corepack: WorkflowStep = { run: 'corepack enable', comment: 'the yarn that package.json names' };
      return {
        ...{ id, root },
        install,
        exec: 'yarn run',
        script: isModern ? 'yarn run' : 'yarn run --silent',
        steps: isModern ? [corepack, node] : [node],
      };
    }
    case 'bun': {
      const bun: WorkflowStep = { uses: SETUP_BUN, with: {} };
      return { id, root, install, exec: 'bunx', script: 'bun run --silent', steps: [node, bun] };
    }
  }
}

function pnpmVersion(root: string, isNamed: boolean): Record<string, string> {
  if (!isNamed) return { version: 'latest' };
  return root === '' ? {} : { package_json_file: inFolder(root, 'package.json') };
}

/** The step that sets up node, with the version from the file in which the project sets it. */
function setupNode(tree: Tree, root: string, cached: { id: string; lock: string } | null): WorkflowStep {
  const manifest = inFolder(root, 'package.json');
  const file = nearestFile(tree, root, ['.nvmrc', '.node-version', '.tool-versions']);
  const asks = /"(?:engines|volta|devEngines)"\s*:\s*\{[^}]*"(?:node|runtime)"/.test(tree.text(manifest) ?? '');
  const versionFile = file ?? (asks ? manifest : null);
  const version: Record<string, string> =
    versionFile === null ? { 'node-version': 'lts/*' } : { 'node-version-file': versionFile };
  // By default the action caches by the `packageManager` field, and fails if there is no lock file.
  const cache: Record<string, string> =
    cached === null
      ? { 'package-manager-cache': 'false' }
      : { cache: cached.id, ...(root === '' ? {} : { 'cache-dependency-path': cached.lock }) };
  return { uses: SETUP_NODE, with: { ...version, ...cache } };
}

// Finds the packages that have to be built before a benchmark runs: it imports a file of a folder that git does not
// list, because a build makes it.

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
