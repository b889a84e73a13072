// The commands that install the packages of a JavaScript project, by its package manager and its lock file.

export type PackageManagerId = 'npm' | 'pnpm' | 'yarn' | 'bun';

export const LOCK_FILES: Readonly<Record<string, PackageManagerId>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
};

/** `isModern`: yarn is version 2 or later. */
export function installCommand(
  id: PackageManagerId,
  { isLocked, isModern }: { readonly isLocked: boolean; readonly isModern: boolean },
): string {
  if (id === 'npm') return isLocked ? 'npm ci' : 'npm install';
  const frozen = id === 'yarn' && isModern ? '--immutable' : '--frozen-lockfile';
  return isLocked ? `${id} install ${frozen}` : `${id} install`;
}
