// Reads the files of a command that has no commits: what the user names, and the configuration, which is the default file if it
// exists.

import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { atFlag } from '../model/location.ts';
import { commitSettings } from '../settings/resolve-settings.ts';
import { type GivenOptions, TERMINAL_COMMIT_DEFAULTS } from '../settings/schema.ts';

/** Upper limit for reading a configuration. The parser has a smaller limit and reports when it is exceeded. */
export const CONFIG_LIMIT_BYTES = 1024 * 1024;

export async function readConfig(host: Host, given: GivenOptions): Promise<{ text: string; path: string } | null> {
  const { config, configGiven } = commitSettings(given, TERMINAL_COMMIT_DEFAULTS);
  const written = await host.files.read(resolve(host.folder, config), CONFIG_LIMIT_BYTES);
  if (written !== null) return { text: written, path: config };
  if (!configGiven) return null;
  throw userError('configuration-missing', atFlag('config'), { file: config, isNamed: true });
}

/** The host of a command that only reads files, by the names that the user gives: `-` is standard input. */
export function makeReadingHost(): Host {
  const host = makeTerminalHost({ isQuiet: true });
  const read = (path: string, limitBytes: number) => readUserFile(host, path, limitBytes);
  return { ...host, files: { ...host.files, read } };
}

/** Reads a file as text. Null: it does not exist. */
async function readUserFile(host: Host, path: string, limitBytes: number): Promise<string | null> {
  if (path === '-') return text(process.stdin);
  const named = resolve(host.folder, path);
  if ((await stat(named).catch(() => null))?.isFIFO()) return readFile(named, 'utf8');
  return host.files.read(await realpath(named).catch(() => named), limitBytes);
}
