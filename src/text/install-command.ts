// The commands that install the packages of a JavaScript project, by its package manager and its lock file.

export type PackageManagerId = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** Lock files by name, with their package managers. */
export const LOCK_FILES: Readonly<Record<string, PackageManagerId>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
};

interface InstallOptions {
  /** Whether there is a lock file of this package manager. */
  readonly isLocked: boolean;
  /** Whether yarn is version 2 or later. */
  readonly isModern: boolean;
}

export function installCommand(id: PackageManagerId, { isLocked, isModern }: InstallOptions): string {
  if (id === 'npm') return isLocked ? 'npm ci' : 'npm install';
  const frozen = id === 'yarn' && isModern ? '--immutable' : '--frozen-lockfile';
  return isLocked ? `${id} install ${frozen}` : `${id} install`;
}
