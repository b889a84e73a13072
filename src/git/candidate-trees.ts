// The trees of the commits between base and head, for a search that builds some of them later. All git runs here, before the
// first child process. The files are then kept in memory, where no child can change them, and a tree is written when its
// commit is tried. It is a clone like those of base and head: git works in it.

import type { Host, KeptFile } from '../host/host.ts';
import type { SearchedCommit } from '../model/bisection.ts';
import { MAX_BISECTED_COMMITS } from '../model/bisection-schema.ts';
import { compileOrderedPatterns } from '../text/pattern.ts';
import type { Commits } from './commits.ts';
import { listCandidates, type NoCandidates } from './first-parents.ts';
import { listChangedPaths, listTreePaths } from './list-paths.ts';
import type { Store } from './store.ts';
import { checkOut, runGitStep, startTree } from './trees.ts';

/** Most bytes that are kept, of all commits together. Files that they share are kept once. */
const LIMIT_BYTES = 512 * 1024 * 1024;

/** Folders of one tree. */
export interface CandidateFolders {
  readonly folder: string;
  readonly temporary: string;
  readonly home: string;
}

export interface CandidateTrees {
  /** The commits after base, oldest first; the last one is head. At least one. */
  readonly commits: readonly SearchedCommit[];
  /**
   * Writes the tree of a commit, by its position from 0, and returns its folders. Their paths are as long as those of base and
   * head. With `head` it has head's version of the benchmark files.
   */
  create(position: number, benchmarkFiles: 'head' | 'own' | null): Promise<CandidateFolders>;
}

interface CandidatesSource {
  readonly store: Store;
  readonly commits: Commits;
  /** URL of the repository without credentials; null if it is not known. */
  readonly originUrl: string | null;
  /** Patterns of the files that base gets from head; empty: none. */
  readonly benchmarkFiles: readonly string[];
}

/** Why no commit can be tried. */
export type NoCandidateTrees = NoCandidates | 'too-large';

export async function prepareCandidates(
  host: Host,
  root: string,
  { store, commits: { base, head }, originUrl, benchmarkFiles }: CandidatesSource,
): Promise<CandidateTrees | NoCandidateTrees> {
  const pair = { base: base.sha, head: head.sha };
  const here = await listCandidates(store, pair);
  const isCut = here === 'history-missing' && !store.isComplete;
  const isFetched = isCut && (await store.fetch(`--deepen=${MAX_BISECTED_COMMITS + 1}`, head.sha)) === null;
  const commits = isFetched ? await listCandidates(store, pair) : here;
  if (typeof commits === 'string') return commits;
  host.log.info(`bisect ${commits.length} commits`);
  // Head alone is the answer.
  if (commits.length === 1) return { commits, create: () => Promise.reject(new Error('head has its tree')) };
  const scratch = `${root}/scratch`;
  await startTree(host, scratch, head.sha);
  if (originUrl !== null) await runGitStep(host, scratch, ['config', 'remote.origin.url', originUrl]);
  const trees = await keepTrees(host, scratch, { store, commits });
  await host.files.remove(scratch);
  if (trees === null) return 'too-large';
  const isShared = compileOrderedPatterns(benchmarkFiles);
  return {
    commits,
    async create(position, version) {
      const own = trees[position]!;
      const files =
        version === 'head' && benchmarkFiles.length > 0 ? replaceSharedFiles(own, trees.at(-1)!, isShared) : own;
      // As long as `base` and `head`.
      const name = `c${String(position + 1).padStart(3, '0')}`;
      const folders = { folder: `${root}/${name}`, temporary: `${root}/tmp/${name}`, home: `${root}/home/${name}` };
      // Code of another commit, which knows the name, may have put something there.
      for (const path of Object.values(folders)) await host.files.remove(path);
      await host.files.restore(folders.folder, files);
      // Without this folder, which is empty, git takes it for no repository.
      await host.files.makeFolder(`${folders.folder}/.git/refs`);
      await host.files.makeFolder(folders.home);
      return folders;
    },
  };
}

type KeptTree = ReadonlyMap<string, KeptFile>;

/** Files of git that differ between the trees. All others are shared: they have the objects of all commits. */
const OWN_GIT_FILES = ['.git/HEAD', '.git/index'];

/** Checks the commits out one after the other, and keeps their files. Null: they are too large. */
async function keepTrees(
  host: Host,
  folder: string,
  { store, commits }: { readonly store: Store; readonly commits: readonly SearchedCommit[] },
): Promise<KeptTree[] | null> {
  let left = LIMIT_BYTES;
  const keep = async (from: string, paths: readonly string[] | null) => {
    const kept = await host.files.keep(from, paths, left);
    for (const { data } of kept?.values() ?? []) left -= data.length;
    return kept;
  };
  const trees: Map<string, KeptFile>[] = [];
  for (const [index, { sha }] of commits.entries()) {
    await store.fetchMissingBlobs(sha);
    await checkOut(host, folder, { store, sha });
    const all = new Set(await listTreePaths(store, sha));
    const changed = index === 0 ? [...all] : await listChangedPaths(store, commits[index - 1]!.sha, sha);
    // A path that is gone may still lead to a file, through a link that is now in the place of its folder.
    const present = changed.filter((path) => all.has(path));
    const kept = await keep(folder, [...present, ...OWN_GIT_FILES]);
    if (kept === null) return null;
    const tree = new Map(trees[index - 1]);
    for (const path of changed) tree.delete(path);
    trees.push(new Map([...tree, ...kept]));
  }
  const git = await keep(`${folder}/.git`, null);
  if (git === null) return null;
  const shared = new Map([...git].map(([path, file]) => [`.git/${path}`, file]));
  return trees.map((tree) => new Map([...shared, ...tree]));
}

/**
 * Returns a tree with the files of head at some paths. Files that head does not have there are left out, and so is what cannot
 * be beside them: a file where head has a folder, or a folder where head has a file.
 */
function replaceSharedFiles(own: KeptTree, head: KeptTree, isShared: (path: string) => boolean): KeptTree {
  const isGit = (path: string) => path.startsWith('.git/');
  const shared = new Map([...head].filter(([path]) => !isGit(path) && isShared(path)));
  const folders = new Set([...shared.keys()].flatMap(listFoldersOf));
  const isBeside = (path: string) => !folders.has(path) && !listFoldersOf(path).some((folder) => shared.has(folder));
  return new Map([...[...own].filter(([path]) => isGit(path) || (!isShared(path) && isBeside(path))), ...shared]);
}

/** Returns the folders that contain a path. */
function listFoldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
