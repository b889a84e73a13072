// Finds programs for an environment: connects the pure search of `shell.ts` to the disk. Returns absolute paths of
// executable files, and never one in a relative folder of PATH.

import { accessSync, constants, statSync } from 'node:fs';
import { findOnPath, type ProgramFinder, type SearchPath } from './shell.ts';

export function makeProgramFinder({ env, platform }: Omit<SearchPath, 'exists'>): ProgramFinder {
  return (name) => findOnPath(name, { env, platform, exists: isProgram });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
