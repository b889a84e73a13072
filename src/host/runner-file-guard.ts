// Guards the files through which a step talks to its runner, and the event file that later steps read. A benchmark does
// not get their paths, but can find them in their usual place. In: the environment; out: a check that names and
// restores files that somebody else changed, and functions for our own writing. Changes after the last check stay
// undetected, but our writing never waits for a pipe or follows a link that is put there then.

import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { EOL } from 'node:os';
import { dirname } from 'node:path';
import { nullIfThrown, relocate, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import { RUNNER_FILES } from '../model/runner-files.ts';
import { SAFE_OPEN } from './regular-files.ts';

interface RunnerFileSnapshot {
  readonly variable: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** Reads the files into memory. The returned function restores those that were changed and returns their variables. */
export function snapshotRunnerFiles(env: Readonly<Record<string, string | undefined>>): () => string[] {
  const snapshots: RunnerFileSnapshot[] = RUNNER_FILES.flatMap((variable) => {
    const path = env[variable] ?? '';
    const bytes = path === '' ? null : bytesOf(path);
    return bytes === null ? [] : [{ variable, path, bytes }];
  });
  return () => snapshots.filter((file) => !isUntouched(file) && restore(file)).map(({ variable }) => variable);
}

function isUntouched({ path, bytes }: RunnerFileSnapshot): boolean {
  // A huge file in its place is not read.
  if (lstatSync(path, { throwIfNoEntry: false })?.size !== bytes.length) return false;
  return bytesOf(path)?.equals(bytes) ?? false;
}

function bytesOf(path: string): Buffer | null {
  return nullIfThrown(() => withRegularFile(path, constants.O_RDONLY, (file) => readFileSync(file)));
}

/** Replaces what is there by a new file, because it may be a link to another one. */
function restore({ path, bytes }: RunnerFileSnapshot): true {
  // If it cannot be restored, the run fails for the change in any case, and nothing else can be done.
  nullIfThrown(() => {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
    withRegularFile(path, flags, (file) => writeFileSync(file, bytes));
  });
  return true;
}

type CommandFile = (typeof RUNNER_FILES)[number];

/**
 * Appends `name` and its value to the file of outputs or of state. The value is enclosed in two unpredictable lines, so
 * that no value can define another name.
 */
export function appendValue(variable: CommandFile, path: string, [name, value]: [string, string]): void {
  const end = `ghadelimiter_${randomUUID()}`;
  const text = [`${name}<<${end}`, value, end, ''].join(EOL);
  writeCommandFile(variable, path, { flag: constants.O_APPEND, text });
}

export function replaceText(variable: CommandFile, path: string, text: string): void {
  writeCommandFile(variable, path, { flag: constants.O_TRUNC, text });
}

function writeCommandFile(variable: CommandFile, path: string, { flag, text }: { flag: number; text: string }): void {
  try {
    withRegularFile(path, constants.O_WRONLY | constants.O_CREAT | flag, (file) => writeFileSync(file, text));
  } catch (error) {
    throw relocate(error, [{ kind: 'environment variable', name: variable }, ...inFile(path)]);
  }
}

/** Opens only a regular file, without following a link or waiting for a pipe. */
function withRegularFile<Value>(path: string, flags: number, use: (file: number) => Value): Value {
  const file = openSync(path, flags | SAFE_OPEN, 0o644);
  try {
    if (fstatSync(file).isFile()) return use(file);
    throw userError('not-a-regular-file', inFile(path), {});
  } finally {
    closeSync(file);
  }
}
