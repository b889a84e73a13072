// Copies and removes whole folders by programs of the system, with a fraction of node's processor time for each file. They
// are never taken from PATH, where code under test may have put others. They may be missing, as on Windows, or fail: the
// caller has another way.

import { execFile } from 'node:child_process';
import { rm, utimes } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Files } from './host.ts';

async function runProgram(path: string, ...args: readonly string[]): Promise<boolean> {
  return promisify(execFile)(path, args, { env: {} }).then(
    () => true,
    () => false,
  );
}

/** Later than any file of a clone, also on a disk that rounds times up. */
const LATER_MS = 10_000;

export const copyClone: Files['copyClone'] = async (from, to) => {
  if (await runProgram('/bin/cp', '-RPp', '--', from, to)) {
    // Git reads a file again if its time is that of the index or later, because it may have been changed since.
    const later = new Date(Date.now() + LATER_MS);
    await utimes(`${to}/.git/index`, later, later);
    return true;
  }
  await rm(to, { recursive: true, force: true });
  return false;
};

/** Removes as much of a folder as it can. It leaves what is below a folder that was made read-only. */
export async function removeFolder(path: string): Promise<void> {
  await runProgram('/bin/rm', '-rf', '--', path);
}
