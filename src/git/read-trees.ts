// Reads the trees of two commits from a store: every path with its mode and its object, the targets of links, and which files
// run the gate. No other file is read. What it returns is all that a decision about the trees may be based on.

import { divideList } from '../text/divide-list.ts';
import { findGateFiles, type GateSources, mayRunGate } from './gate-files.ts';
import type { Store } from './store.ts';

export interface TreeFile {
  /** Mode of git, which says the kind too. */
  readonly mode: string;
  /** SHA of the content; of a submodule, its commit. */
  readonly id: string;
  /** Target of a link; null for anything else. Untrusted text. */
  readonly target: string | null;
}

export type TreeFiles = ReadonlyMap<string, TreeFile>;

export interface Tree {
  readonly id: string;
  /** Empty if both trees are the same one, or if only that was asked. */
  readonly files: TreeFiles;
}

export interface TreePair {
  readonly base: Tree;
  readonly head: Tree;
  /** By base's copy of the workflow. Null: not known. */
  readonly gate: GateSources | null;
}

export interface CommitPair {
  readonly base: string;
  readonly head: string;
}

const LINKS_AT_ONCE = 5000;

/** No system resolves more. */
const MAX_TARGET_BYTES = 4096;

/**
 * Reads the trees of two commits that the store has, with the targets of their links. Without `needsFiles`, nothing is
 * listed. `workflow` is that of a Trigger. Throws a UserError if git fails.
 */
export async function readTrees(
  store: Store,
  pair: CommitPair,
  { needsFiles, workflow }: { readonly needsFiles: boolean; readonly workflow: string | null },
): Promise<TreePair> {
  const ids = await readTreeIds(store, pair);
  const isListed = ids.base !== ids.head && needsFiles;
  const read = async (id: string) => ({ id, files: isListed ? await readFiles(store, id) : new Map() });
  const [base, head] = [await read(ids.base), await read(ids.head)];
  const changed = listDifferingPaths(base.files, head.files);
  const gate = isListed ? await findGateFiles({ files: base.files, changed, workflow }, store.readObjects) : null;
  return { base, head, gate };
}

/**
 * Fetches the trees of two commits from the remote, without any file but links, workflows and actions. Null on success, otherwise
 * git's message.
 */
export async function fetchTrees(store: Store, pair: CommitPair): Promise<string | null> {
  const why = await store.fetch(['--depth=1', '--filter=blob:none'], pair.base, pair.head);
  if (why !== null) return why;
  const { base, head } = await readTreeIds(store, pair);
  if (base === head) return null;
  const files = [...(await listFiles(store, base)), ...(await listFiles(store, head))];
  const ofGate = files.flatMap(([path, { mode, id }]) => (mayRunGate(path) && mode !== SUBMODULE ? [id] : []));
  return store.fetchObjects([...new Set([...listLinks(files.map(([, file]) => file)), ...ofGate])]);
}

async function readTreeIds(store: Store, { base, head }: CommitPair): Promise<CommitPair> {
  const ids = await store.gitOrThrow('rev-parse', `${base}^{tree}`, `${head}^{tree}`);
  const [ofBase = '', ofHead = ''] = ids.split('\n');
  return { base: ofBase, head: ofHead };
}

async function readFiles(store: Store, tree: string): Promise<TreeFiles> {
  const files = await listFiles(store, tree);
  const targets = new Map<string, string>();
  for (const part of divideList(listLinks([...files.values()]), LINKS_AT_ONCE))
    for (const [id, text] of await store.readObjects(part, MAX_TARGET_BYTES)) targets.set(id, text);
  for (const [path, file] of files)
    if (file.mode === LINK) files.set(path, { ...file, target: targets.get(file.id) ?? '' });
  return files;
}

async function listFiles(store: Store, tree: string): Promise<Map<string, TreeFile>> {
  const listed = await store.gitOrThrow('ls-tree', '-r', '-z', '--full-tree', tree);
  const files = new Map<string, TreeFile>();
  for (const line of listed.split('\0')) {
    const tab = line.indexOf('\t');
    if (tab <= 0) continue;
    const [mode = '', , id = ''] = line.slice(0, tab).split(' ');
    const path = line.slice(tab + 1);
    // Names that are no UTF-8 may read the same. A change of any of them has to be one.
    const same = files.get(path);
    files.set(path, { mode, id: same === undefined ? id : `${same.id} ${id}`, target: null });
  }
  return files;
}

function listLinks(files: readonly TreeFile[]): string[] {
  return [...new Set(files.filter(({ mode }) => mode === LINK).map(({ id }) => id))];
}

export const LINK = '120000';
export const SUBMODULE = '160000';

/** Paths whose content, mode or kind differs, sorted. A renamed file counts with both names. */
export function listDifferingPaths(base: TreeFiles, head: TreeFiles): string[] {
  const paths = new Set([...base.keys(), ...head.keys()]);
  const facts = (file?: TreeFile) => `${file?.mode} ${file?.id}`;
  return [...paths].filter((path) => facts(base.get(path)) !== facts(head.get(path))).sort();
}

/** Paths that differ between two commits, by content, mode or kind. A renamed file counts with both names. */
export async function listChangedPaths(store: Store, base: string, head: string): Promise<string[]> {
  return splitPaths(await store.gitOrThrow('diff-tree', '-r', '-z', '--name-only', '--no-renames', base, head));
}

/** A path that differs between two commits, as the second one has it. */
export interface ChangedEntry {
  readonly path: string;
  /** Mode of git, which says the kind too, and SHA of the content. Null: the second commit has nothing at this path. */
  readonly now: { readonly mode: string; readonly sha: string } | null;
}

export async function listChangedEntries(store: Store, base: string, head: string): Promise<ChangedEntry[]> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, head];
  const fields = splitPaths(await store.gitOrThrow(...args));
  // Each entry is `:mode mode sha sha status`, and then the path.
  return fields.flatMap((path, index) => {
    if (index % 2 === 0) return [];
    const [, mode = '', , sha = ''] = fields[index - 1]!.split(' ');
    return { path, now: mode === '000000' ? null : { mode, sha } };
  });
}

export async function listTreePaths(store: Store, sha: string): Promise<string[]> {
  return splitPaths(await store.gitOrThrow('ls-tree', '-r', '-z', '--name-only', '--full-tree', sha));
}

/** Paths may contain any character but NUL. */
export function splitPaths(separated: string): string[] {
  return separated.split('\0').filter((path) => path !== '');
}

/** Lists all folders that contain one of the paths, each once. The root of the repository is the empty text. */
export function listFolders(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  return folders;
}

/** The folder of a path. The root of the repository is the empty text, also as the folder of itself. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
