// The files through which a step speaks to its runner, and the event that later steps read. A benchmark is not
// told where they are, but can find them by their usual place. In: the environment; out: a look that puts back what
// somebody else wrote, and names it. It cannot help against what is written after the last look.

import { closeSync, constants, lstatSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { RUNNER_FILES } from '../model/runner-files.ts';

interface Kept {
  readonly variable: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** Takes the files into memory. The function answers the variables of those that were changed, and restores them. */
export function keepCommandFiles(env: Readonly<Record<string, string | undefined>>): () => string[] {
  const kept: Kept[] = RUNNER_FILES.flatMap((variable) => {
    const path = env[variable] ?? '';
    const bytes = path === '' ? null : bytesOf(path);
    return bytes === null ? [] : [{ variable, path, bytes }];
  });
  return () => kept.filter((file) => !isUntouched(file) && restore(file)).map(({ variable }) => variable);
}

function isUntouched({ path, bytes }: Kept): boolean {
  // A giant in its place is not read.
  if (lstatSync(path, { throwIfNoEntry: false })?.size !== bytes.length) return false;
  return bytesOf(path)?.equals(bytes) ?? false;
}

/** Null for what is not there or no regular file. */
function bytesOf(path: string): Buffer | null {
  try {
    return lstatSync(path).isFile() ? readFileSync(path) : null;
  } catch {
    return null;
  }
}

/** A file of our own in its place: what is there may be a link to another one. */
function restore({ path, bytes }: Kept): true {
  try {
    rmSync(path, { recursive: true, force: true });
    const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o644);
    writeSync(file, bytes);
    closeSync(file);
  } catch {
    // The run fails for it in any case, and that is all that is left to do.
  }
  return true;
}
