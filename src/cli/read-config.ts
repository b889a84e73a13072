// What a command reads that measures nothing: the configuration, files that the user named, and where the clone is.

import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { atFlag } from '../model/location.ts';
import { type GivenOptions, TERMINAL_COMMIT_DEFAULTS } from '../settings/options.ts';
import { commitSettings } from '../settings/settings.ts';

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
