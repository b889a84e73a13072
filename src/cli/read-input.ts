// What a command reads before it measures or judges: files that the user named, where `-` is standard input, the configuration of a
// command that has no commits, and the clone around the current folder.

import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { errorCodeOf, relocate, UserError, userError } from '../errors.ts';
import { decodeText } from '../formats/plain-text.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { atFlag, inFile } from '../model/location.ts';
import { type GivenOptions, TERMINAL_COMMIT_DEFAULTS } from '../settings/options.ts';
import { commitSettings } from '../settings/settings.ts';

export async function readInput(path: string): Promise<string> {
  try {
    return decodeText(await (path === '-' ? buffer(process.stdin) : readFile(path)));
  } catch (error) {
    throw inputErrorOf(error, path);
  }
}

/** Null: it is larger. */
export async function readLimitedInput(path: string, limitBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > limitBytes) return null;
    }
    return decodeText(Buffer.concat(chunks));
  } catch (error) {
    throw inputErrorOf(error, path);
  }
}

function inputErrorOf(error: unknown, path: string): UserError {
  const known = relocate(error, inFile(path));
  if (known instanceof UserError) return known;
  return userError('input-unreadable', inFile(path), { reason: errorCodeOf(error) });
}

/** The parser has a smaller limit and reports when it is exceeded. */
export const CONFIG_LIMIT_BYTES = 1024 * 1024;

/** The default file if none is given. Null: it does not exist. */
export async function readConfig(host: Host, given: GivenOptions): Promise<{ text: string; path: string } | null> {
  const { config, configGiven } = commitSettings(given, TERMINAL_COMMIT_DEFAULTS);
  const written = await host.files.read(resolve(host.folder, config), CONFIG_LIMIT_BYTES);
  if (written !== null) return { text: written, path: config };
  if (!configGiven) return null;
  throw userError('configuration-missing', atFlag('config'), { file: config, isNamed: true });
}

/** The host of a command that only reads files, by the names that the user gives. */
export function makeReadingHost(): Host {
  const host = makeTerminalHost({ isQuiet: true });
  const read = async (path: string, limitBytes: number) => {
    if (path === '-') return text(process.stdin);
    const named = resolve(host.folder, path);
    if ((await stat(named).catch(() => null))?.isFIFO()) return readFile(named, 'utf8');
    return host.files.read(await realpath(named).catch(() => named), limitBytes);
  };
  return { ...host, files: { ...host.files, read } };
}

/**
 * `root` is the absolute path of the top folder: null outside a clone, where `answer` is that of git, and in one without a working
 * tree. `folder` is the current one, relative to the root; empty: it is the root.
 */
export async function findClone({ git, folder: current }: Host) {
  const { exitCode, stdout, stderr } = await git(['rev-parse', '--show-toplevel', '--show-prefix'], {
    folder: current,
  });
  const [root = '', prefix = ''] = stdout.split('\n');
  return {
    root: exitCode === 0 && root !== '' ? root : null,
    folder: prefix.replace(/\/$/, ''),
    answer: stderr.trim(),
  };
}
