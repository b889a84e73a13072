// Reads files that the user names on the command line. Links are followed, and pipes and `-` are read to their end, as
// by any other tool. Files that a benchmark leaves are never read this way: there the benchmark chooses the name.

import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Host } from '../host/host.ts';

/** Returns the host with a `files.read` for files that the user names. */
export function withUserFiles(host: Host): Host {
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
