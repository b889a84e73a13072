// Reads the repository for `init`: its root, the files that git lists, and the texts that the ecosystems need. It runs
// only git and writes nothing.

import { join } from 'node:path';
import { UserError, userError } from '../errors.ts';
import { cleanText } from '../formats/plain-text.ts';
import type { Host } from '../host/host.ts';
import { isGateFile } from '../init/gates.ts';
import { isEcosystemFile } from '../init/index.ts';
import type { Tree } from '../init/tree.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';

/** Upper limit for a file; handwritten files are smaller. */
export const READ_LIMIT_BYTES = 512 * 1024;

/** Maximum number of files that are read. A warning reports that there are more. */
const MAX_FILES_READ = 5000;

export interface Place {
  readonly root: string;
  /** The current folder, relative to the root. Empty: it is the root. */
  readonly folder: string;
}

export async function findPlace(host: Host): Promise<Place> {
  const { exitCode, stdout, stderr } = await host.git(['rev-parse', '--show-toplevel', '--show-prefix'], {
    folder: host.folder,
  });
  const [root = '', prefix = ''] = stdout.split('\n');
  if (exitCode === 0 && root !== '') return { root, folder: prefix.replace(/\/$/, '') };
  throw userError('not-in-a-clone', about('init'), { folder: host.folder, answer: stderr.trim() });
}

/** Reads the files that git tracks or would add. Ignored files, such as build output, are left out. */
export async function readTree(host: Host, root: string): Promise<Tree> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { exitCode, stdout, stderr } = await host.git(list, { folder: root });
  if (exitCode !== 0) throw userError('files-not-listed', about('git'), { folder: root, answer: stderr.trim() });
  // During a merge git lists a conflicting file several times.
  const all = new Set(stdout.split('\0').filter((path) => path !== ''));
  const paths = [...all].sort();
  const wanted = paths.filter((path) => isEcosystemFile(path) || isGateFile(path));
  // A file near the root says more about the whole repository.
  const depth = (path: string) => path.split('/').length;
  const read = wanted.sort((a, b) => depth(a) - depth(b)).slice(0, MAX_FILES_READ);
  if (read.length < wanted.length) {
    const counts = { found: wanted.length, read: read.length };
    const warning = makeWarning('source-files-left-out', about('init'), counts);
    host.log.warning(formatDiagnosticLine(warning));
  }
  const texts = new Map<string, string>();
  for (const path of read) {
    const text = await readText(host, join(root, path));
    if (text !== null) texts.set(path, text);
  }
  return { paths, has: (path) => all.has(path), text: (path) => texts.get(path) ?? null };
}

/** Null for links and very large files, which say nothing about benchmarks. */
async function readText(host: Host, path: string): Promise<string | null> {
  try {
    const text = await host.files.read(path, READ_LIMIT_BYTES);
    return text === null ? null : cleanText(text);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
