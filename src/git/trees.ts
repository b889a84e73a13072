// Creates the two trees that are measured: independent clones at paths of equal length. Base is made from the store, and
// head is a copy of base in which git replaced what differs. They share no file, object, configuration or index, so nothing
// that a benchmark does in one reaches the other.

import { posix } from 'node:path';
import { recoverFrom, UserError, userError } from '../errors.ts';
import type { Files, Host } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { divideList } from '../text/divide-list.ts';
import { omitNull } from '../text/omit-null.ts';
import { compileOrderedPatterns } from '../text/pattern.ts';
import { shortenSha } from '../text/short-sha.ts';
import type { Commits } from './commits.ts';
import { type ChangedEntry, listChangedEntries, SUBMODULE, splitPaths } from './read-trees.ts';
import { atGitCommand, parseGitError } from './run-git.ts';
import type { Store } from './store.ts';

export interface Trees {
  /** The clones. These and the paths below have equal lengths, because the length alone can change timings. */
  readonly folders: Readonly<Record<Side, string>>;
  readonly temporary: Readonly<Record<Side, string>>;
  /** Outside of the trees, for files that outlive an invocation. */
  readonly homes: Readonly<Record<Side, string>>;
  /**
   * Folder with the tree of base as it is committed, if base's own tree has benchmark files of head. Null: it has none, or
   * none that differ.
   */
  readonly ownBase: string | null;
  /** Files that each tree lacks, unless `setup` fetches it. */
  readonly unfetched: Readonly<Record<Side, UnfetchedFiles>>;
}

export interface TreesSource {
  readonly store: Store;
  readonly commits: Commits;
  readonly originUrl: string | null;
  /** Patterns of the files that base gets from head; empty: none. */
  readonly benchmarkFiles: readonly string[];
}

export async function makeTrees(host: Host, root: string, source: TreesSource): Promise<Trees> {
  const { store, commits, benchmarkFiles } = source;
  const folders = { base: `${root}/base`, head: `${root}/head` };
  const { base, head } = commits;
  const shas = [...new Set([base.sha, head.sha])];
  const changed = await listChangedEntries(store, base.sha, head.sha);
  const shared = benchmarkFiles.length === 0 ? [] : changed.filter(byPath(compileOrderedPatterns(benchmarkFiles)));
  const ownBase = shared.length === 0 ? null : `${root}/own`;
  host.log.info(`clone base ${shortenSha(base.sha)}`);
  await startTree(host, folders.base, shas, source);
  await checkOut(host, folders.base, base.sha);
  // Attributes decide how git writes a file, so that equal objects may be different files.
  const canCopy = !changed.some(byPath((path) => posix.basename(path).toLowerCase() === '.gitattributes'));
  const makeOther = async (folder: string, sha: string) => {
    const isCopied = canCopy && (await host.files.copyClone(folders.base, folder));
    if (!isCopied) await startTree(host, folder, shas, source);
    await checkOut(host, folder, sha);
  };
  host.log.info(`clone head ${shortenSha(head.sha)}`);
  await makeOther(folders.head, head.sha);
  if (ownBase !== null) {
    await makeOther(ownBase, base.sha);
    await copyFromHead(host, folders.base, shared);
  }
  const homes = { base: `${root}/home/base`, head: `${root}/home/head` };
  for (const side of SIDES) await host.files.makeFolder(homes[side]);
  return {
    folders,
    temporary: { base: `${root}/tmp/base`, head: `${root}/tmp/head` },
    homes,
    ownBase,
    unfetched: {
      base: await listUnfetchedFiles(host, folders.base),
      head: await listUnfetchedFiles(host, folders.head),
    },
  };
}

function byPath(isWanted: (path: string) => boolean) {
  return ({ path }: ChangedEntry) => isWanted(path);
}

const NO_FILTERS = '* -filter\n';

/**
 * Makes a clone without files that has some commits and nothing before them. Git writes their objects as one pack from the
 * store into the clone. A fetch would read each object twice more, and a clone of a path would share them by links or
 * `alternates`. Relative URLs of submodules and the server of Git LFS follow from `originUrl`.
 */
export async function startTree(
  host: Host,
  folder: string,
  shas: readonly string[],
  { store, originUrl }: Pick<TreesSource, 'store' | 'originUrl'>,
): Promise<void> {
  const format = shas[0]!.length === 64 ? 'sha256' : 'sha1';
  await host.files.makeFolder(folder);
  // The user's template could contain hooks, which the benchmark's own git would run.
  await runGitStep(host, folder, ['init', '--quiet', '--template=', `--object-format=${format}`, '.']);
  const config = `${folder}/.git/config`;
  // In quotes, git reads a text as JSON does.
  const origin = originUrl === null ? '' : `[remote "origin"]\n\turl = ${JSON.stringify(originUrl)}\n`;
  await host.files.write(config, `${await host.files.read(config, MAX_CONFIG_BYTES)}${TRUST_COPIES}${origin}`);
  const input = [...shas.map((sha) => `--shallow ${sha}`), ...shas, ''].join('\n');
  await runGitStep(host, store.folder, [...PACK, `${folder}/.git/objects/pack/pack`], input);
  await host.files.write(`${folder}/.git/shallow`, shas.map((sha) => `${sha}\n`).join(''));
}

const MAX_CONFIG_BYTES = 1024 * 1024;

/** A file is unchanged for git if its size and its time are. In a copy its inode and the time of that are others. */
const TRUST_COPIES = '[core]\n\ttrustCtime = false\n\tcheckStat = minimal\n';

/** Packs what standard input names. It copies deltas and looks for no new ones. */
const PACK = ['pack-objects', '--quiet', '--revs', '--delta-base-offset', '--window=0'];

export async function checkOut(host: Host, folder: string, sha: string): Promise<void> {
  const attributes = `${folder}/.git/info/attributes`;
  // A filter in the user's configuration is a program that a tree can start by its attributes. This file has precedence
  // over all others (gitattributes(5)). It is removed again for a `setup` that uses filters.
  await host.files.write(attributes, NO_FILTERS);
  await runGitStep(host, folder, ['checkout', '--quiet', '--force', '--detach', '--no-recurse-submodules', sha]);
  await host.files.remove(attributes);
}

/** They fit on the shortest command line, that of Windows with 32,767 characters. */
const ENTRIES_AT_ONCE = 75;

/**
 * Replaces files of a tree by those of head, whose objects it has. Files that head does not have are removed. The index
 * gets the whole new state before git writes a file, because a folder may become a file or a link, and the other way round.
 */
async function copyFromHead(host: Host, folder: string, entries: readonly ChangedEntry[]): Promise<void> {
  const attributes = `${folder}/.git/info/attributes`;
  await host.files.write(attributes, NO_FILTERS);
  const removed = entries.flatMap(({ path, now }) => (now === null ? path : []));
  for (const part of divideList(removed, ENTRIES_AT_ONCE))
    await runGitStep(host, folder, ['update-index', '--force-remove', '--', ...part]);
  const copied = entries.flatMap(({ path, now }) => (now === null ? [] : `${now.mode},${now.sha},${path}`));
  for (const part of divideList(copied, ENTRIES_AT_ONCE)) {
    const options = part.flatMap((entry) => ['--cacheinfo', entry]);
    await runGitStep(host, folder, ['update-index', '--add', '--replace', ...options]);
  }
  const tree = (await runGitStep(host, folder, ['write-tree'])).trim();
  // Git removes what the index has and the new tree has not.
  await runGitStep(host, folder, ['read-tree', 'HEAD']);
  await runGitStep(host, folder, ['read-tree', '--reset', '-u', '--no-recurse-submodules', tree]);
  await host.files.remove(attributes);
}

async function runGitStep(host: Host, folder: string, args: readonly string[], input?: string): Promise<string> {
  // Without this, Windows refuses paths above 260 characters.
  const options = { folder, config: { 'core.longpaths': 'true' }, ...omitNull({ input: input ?? null }) };
  const { exitCode, stdout, stderr } = await host.git(args, options);
  if (exitCode === 0) return stdout;
  const isDiskFull = /No space left on device|Disk quota exceeded/.test(stderr);
  throw userError('checkout-failed', atGitCommand(args[0]), { output: parseGitError(stderr), isDiskFull });
}

/**
 * What a normal clone has and a tree lacks: relative paths, untrusted texts. Git lists them before the first child process;
 * whether `setup` has fetched them is read from the files afterwards, without git.
 */
interface UnfetchedFiles {
  readonly submodules: readonly string[];
  readonly lfsFiles: readonly string[];
}

/** Maximum number of paths of each kind. They are examples in a warning, and reading each takes time. */
const MAX_PATHS = 100;

async function listUnfetchedFiles(host: Host, folder: string): Promise<UnfetchedFiles> {
  const list = async (...args: string[]) => splitPaths(await runGitStep(host, folder, ['ls-files', '-z', ...args]));
  const paths = await list('--', `:(top,literal)${MODULES}`, ':(top,attr:filter=lfs)');
  const entries = paths.includes(MODULES) ? await list('--stage') : [];
  const modules = entries.filter((entry) => entry.startsWith(`${SUBMODULE} `));
  return {
    submodules: modules.slice(0, MAX_PATHS).map((entry) => entry.slice(entry.indexOf('\t') + 1)),
    lfsFiles: paths.filter((path) => path !== MODULES).slice(0, MAX_PATHS),
  };
}

const MODULES = '.gitmodules';

const MAX_NAMED = 3;

/** First line of a pointer, and the size below which every pointer is (git-lfs, docs/spec.md). */
const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const MAX_POINTER_BYTES = 1024;

export async function warnAboutUnfetchedFiles(
  files: Pick<Files, 'read'>,
  folder: string,
  { submodules, lfsFiles }: UnfetchedFiles,
): Promise<Diagnostic[]> {
  /** Null if there is no such file. Anything but a small file has an empty text, such as a folder. */
  const read = (path: string) =>
    files.read(posix.join(folder, path), MAX_POINTER_BYTES).catch(recoverFrom(UserError, () => ''));
  const modules: string[] = [];
  const pointers: string[] = [];
  for (const path of submodules) if ((await read(posix.join(path, '.git'))) === null) modules.push(path);
  for (const path of lfsFiles) if ((await read(path))?.startsWith(POINTER)) pointers.push(path);
  const describe = (paths: readonly string[]) => ({ paths: paths.slice(0, MAX_NAMED), count: paths.length });
  return [
    ...(modules.length === 0 ? [] : [makeWarning('submodules-left-out', inFile('.gitmodules'), describe(modules))]),
    ...(pointers.length === 0 ? [] : [makeWarning('lfs-files-left-out', inFile('.gitattributes'), describe(pointers))]),
  ];
}
