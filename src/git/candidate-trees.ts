// The commits between base and head that a search can measure, and their trees, of which it builds some later. All git runs
// here, before the first child process. The files are then kept in memory, where no child can change them, and a tree is
// written when its commit is tried. It is a clone like those of base and head: git works in it.

import type { Host, KeptFile } from '../host/host.ts';
import { MAX_BISECTED_COMMITS, MAX_SUBJECT_LENGTH, type SearchedCommit } from '../model/bisection.ts';
import { compileOrderedPatterns } from '../text/pattern.ts';
import { readParents } from './ancestor.ts';
import { type KeptTree, MAX_KEPT_BYTES, writeKeptTree } from './kept-tree.ts';
import { listChangedPaths, listFolders, listTreePaths } from './read-trees.ts';
import type { Store } from './store.ts';
import { checkOut, startTree, type TreesSource } from './trees.ts';

/** Folders of a commit, whose paths are as long as those of base and head. */
export interface CandidateFolders {
  readonly folder: string;
  readonly temporary: string;
  readonly home: string;
}

export interface CandidateTrees {
  /** The commits after base, oldest first; the last one is head. At least one. */
  readonly commits: readonly SearchedCommit[];
  /** Writes the tree of a commit, by its position from 0. With `head` it has head's version of the benchmark files. */
  create(position: number, benchmarkFiles: 'head' | 'own' | null): Promise<CandidateFolders>;
}

export type NoCandidateTrees = 'too-many-commits' | 'history-missing' | 'base-not-contained' | 'too-large';

export async function prepareCandidates(
  host: Host,
  root: string,
  source: TreesSource,
): Promise<CandidateTrees | NoCandidateTrees> {
  const { store, benchmarkFiles } = source;
  const [base, head] = [source.commits.base.sha, source.commits.head.sha];
  const present = await listCandidates(store, base, head);
  const isCut = present === 'history-missing' && !store.isComplete;
  const isFetched = isCut && (await store.fetch(`--deepen=${MAX_BISECTED_COMMITS + 1}`, head)) === null;
  const commits = isFetched ? await listCandidates(store, base, head) : present;
  if (typeof commits === 'string') return commits;
  host.log.info(`bisect ${commits.length} commits`);
  // Head alone is the answer.
  if (commits.length === 1) return { commits, create: () => Promise.reject(new Error('head has its tree')) };
  const scratch = `${root}/scratch`;
  for (const { sha } of commits) await store.fetchMissingBlobs(sha);
  const shas = commits.map(({ sha }) => sha);
  await startTree(host, scratch, shas, source);
  const trees = await keepTrees(host, scratch, store, shas);
  await host.files.remove(scratch);
  if (trees === null) return 'too-large';
  const isShared = compileOrderedPatterns(benchmarkFiles);
  return {
    commits,
    async create(position, version) {
      const tree = trees[position]!;
      const getsShared = version === 'head' && benchmarkFiles.length > 0;
      const files = getsShared ? replaceSharedFiles(tree, trees.at(-1)!, isShared) : tree;
      // As long as `base` and `head`.
      const name = `c${String(position + 1).padStart(3, '0')}`;
      const folders = { folder: `${root}/${name}`, temporary: `${root}/tmp/${name}`, home: `${root}/home/${name}` };
      // Code of another commit, which knows the name, may have put something there.
      for (const path of Object.values(folders)) await host.files.remove(path);
      await writeKeptTree(host.files, folders.folder, files);
      await host.files.makeFolder(folders.home);
      return folders;
    },
  };
}

/**
 * Lists the commits after base, oldest first; the last one has the tree of head. They are those on the line of first parents
 * of head that contain base: another commit would differ from base in more than the pull request.
 */
async function listCandidates(
  store: Store,
  base: string,
  head: string,
): Promise<readonly SearchedCommit[] | NoCandidateTrees> {
  let commits = await readLine(store, base, head);
  if (commits === null) return store.isComplete ? 'base-not-contained' : 'history-missing';
  if (commits.length === 1) {
    // The commit that GitHub makes to test a merge: base is its first parent, and the pull request its second.
    const [first, second] = await readParents(store, head);
    if (second !== undefined && first === base) {
      const { exitCode, stdout } = await store.git('rev-parse', `${head}^{tree}`, `${second}^{tree}`);
      const hasSameTree = exitCode === 0 && new Set(stdout.trim().split('\n')).size === 1;
      if (hasSameTree) commits = (await readLine(store, base, second)) ?? commits;
    }
  }
  return commits.length > MAX_BISECTED_COMMITS ? 'too-many-commits' : commits;
}

/** The commits from base to `tip`, oldest first; null if the history that is here does not show them. */
async function readLine(store: Store, base: string, tip: string): Promise<readonly SearchedCommit[] | null> {
  const range = ['--first-parent', '--ancestry-path', '--reverse', `${base}..${tip}`];
  const { exitCode, stdout } = await store.git('log', '-z', '--format=%H%x00%s', ...range);
  if (exitCode !== 0) return null;
  const words = stdout.split('\0');
  const commits: SearchedCommit[] = [];
  for (let index = 0; index + 1 < words.length; index += 2)
    commits.push({ sha: words[index]!.trim(), subject: words[index + 1]!.slice(0, MAX_SUBJECT_LENGTH) });
  const [oldest] = commits;
  // The oldest one has base as a parent, also if base came in by a merge.
  return oldest !== undefined && (await readParents(store, oldest.sha)).includes(base) ? commits : null;
}

/** All other files of git are the same in the trees: they have the objects of all commits. */
const GIT_FILES_OF_TREE = ['.git/HEAD', '.git/index'];

/** Checks the commits out one after the other, and keeps their files. Null: they are too large. */
async function keepTrees(
  host: Host,
  folder: string,
  store: Store,
  shas: readonly string[],
): Promise<KeptTree[] | null> {
  let bytesLeft = MAX_KEPT_BYTES;
  const keep = (from: string, paths: readonly string[] | null) => {
    const files = host.files.keep(from, paths, bytesLeft);
    for (const { data } of files?.values() ?? []) bytesLeft -= data.length;
    return files;
  };
  const trees: Map<string, KeptFile>[] = [];
  for (const [index, sha] of shas.entries()) {
    await checkOut(host, folder, sha);
    const paths = new Set(await listTreePaths(store, sha));
    const changed = index === 0 ? [...paths] : await listChangedPaths(store, shas[index - 1]!, sha);
    // A path that is gone may still lead to a file, through a link that is now in the place of its folder.
    const present = changed.filter((path) => paths.has(path));
    const files = keep(folder, [...present, ...GIT_FILES_OF_TREE]);
    if (files === null) return null;
    const tree = new Map(trees[index - 1]);
    for (const path of changed) tree.delete(path);
    trees.push(new Map([...tree, ...files]));
  }
  const git = await keep(`${folder}/.git`, null);
  const shared = git && [...git].map(([path, file]) => [`.git/${path}`, file] as const);
  return shared && trees.map((tree) => new Map([...shared, ...tree]));
}

/**
 * Makes a tree with the files of head at some paths. Files that head does not have there are left out, and so is what cannot
 * be beside them: a file where head has a folder, or a folder where head has a file.
 */
function replaceSharedFiles(tree: KeptTree, head: KeptTree, isShared: (path: string) => boolean): KeptTree {
  const isGit = (path: string) => path.startsWith('.git/');
  const shared = new Map([...head].filter(([path]) => !isGit(path) && isShared(path)));
  const folders = listFolders(shared.keys());
  const isBeside = (path: string) =>
    !folders.has(path) && ![...listFolders([path])].some((folder) => shared.has(folder));
  return new Map([...[...tree].filter(([path]) => isGit(path) || (!isShared(path) && isBeside(path))), ...shared]);
}
