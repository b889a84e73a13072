// Detects the package manager of a JavaScript project by its `packageManager` field and its lock file. Returns how it
// installs packages, runs a script, and starts a program of the project.

import { installCommand, LOCK_FILES, type PackageManagerId } from '../text/install-command.ts';
import { SETUP_BUN, SETUP_NODE, SETUP_PNPM } from './pins.ts';
import type { WorkflowStep } from './suite.ts';
import { folderOf, inFolder, nameOf, nearestFile, type Tree } from './tree.ts';

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
