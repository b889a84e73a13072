// Files that somebody named on the command line. Links are followed, pipes and `-` are read to their end, as by any
// other tool: here nobody else chose the name. What a benchmark left behind is never read this way.

import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Host } from '../host/host.ts';

/** The same host, which opens what was named. */
export function openingNamed(host: Host): Host {
  const read = (path: string, limitBytes: number) => readNamed(host, path, limitBytes);
  return { ...host, files: { ...host.files, read } };
}

/** Null when there is no such file. */
async function readNamed(host: Host, path: string, limitBytes: number): Promise<string | null> {
  if (path === '-') return text(process.stdin);
  const named = resolve(host.folder, path);
  if ((await stat(named).catch(() => null))?.isFIFO()) return readFile(named, 'utf8');
  return host.files.read(await realpath(named).catch(() => named), limitBytes);
}
