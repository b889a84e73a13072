// Reads outputs of benchmark tools from files. `-` is standard input. A folder means all JSON files in it, for tools
// that write one file per result.

import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ToolOutput } from '../formats/format.ts';
import { listRegularFiles } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import { readInput } from './read-input.ts';

export async function readSources(path: string): Promise<ToolOutput[]> {
  const files = await jsonFilesIn(path);
  const names = files.length === 0 ? [path] : files.map((name) => join(path, name));
  return Promise.all(names.map(async (name) => ({ path: name, text: await readInput(name) })));
}

/** Empty if the path is not a folder. */
async function jsonFilesIn(path: string): Promise<string[]> {
  const isFolder = path !== '-' && (await stat(path).catch(() => null))?.isDirectory();
  return isFolder ? [...(await listRegularFiles(path, (name) => name.endsWith('.json'))).keys()] : [];
}

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
