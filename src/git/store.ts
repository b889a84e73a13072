// A private object store next to the user's checkout. It reads the checkout's objects without copying them, and
// everything else is fetched into it, so the checkout is never written to. All git commands run before the first child
// process; none runs afterwards.

import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import type { RefMove } from '../host/github-api.ts';
import type { GitResult, Host } from '../host/host.ts';
import { atCommit, inFile } from '../model/location.ts';
import { parseTags, type Tag } from './releases.ts';
import {
  atGitCommand,
  connectRemote,
  parseGitError,
  type RefLookup,
  type Remote,
  type RemoteConnection,
} from './remote.ts';

export type { Remote } from './remote.ts';

export interface Store {
  readonly folder: string;
  /**
   * Whether the checkout has its whole history, so that an absent ancestor is no ancestor. Never fetch with a depth
   * then: git would cut the history of the store at the fetched commits.
   */
  readonly isComplete: boolean;
  /** Runs git in the store. */
  git(...args: string[]): Promise<GitResult>;
  /** Runs git in the store and returns its output. Throws a UserError with git's message when it fails. */
  gitOrThrow(...args: string[]): Promise<string>;
  /** Reports whether `sha` is a commit, or a tag of one, in the store. */
  has(sha: string): Promise<boolean>;
  /** Returns the first of `refs` that the remote has now; `absent` without a remote. */
  lookUpRefs(refs: readonly string[]): Promise<RefLookup>;
  /** Returns all tags of the remote; without a remote, those of the checkout. */
  listTags(): Promise<readonly Tag[]>;
  /** Returns the commit of a remote ref at the time of the checkout; null when the checkout does not know it. */
  remoteTrackingSha(ref: string): Promise<string | null>;
  /** Fetches commits from the remote. Returns null on success, otherwise git's message. */
  fetch(depth: string | readonly string[] | null, ...wanted: string[]): Promise<string | null>;
  /** Fetches objects of any kind from the remote, with all objects below them. Returns null on success, otherwise git's message. */
  fetchObjects(shas: readonly string[]): Promise<string | null>;
  /** Reads the texts of objects by their SHA, without those that have more than `maxBytes`. Throws a UserError if git fails. */
  readObjects(shas: readonly string[], maxBytes: number): Promise<Map<string, string>>;
  /** Moves a ref of the remote to a commit. Returns null on success, otherwise the reason of git or of the server. */
  push(ref: string, move: RefMove): Promise<string | null>;
  /** Fetches the files of a commit that a partial clone left out. */
  fetchMissingBlobs(sha: string): Promise<void>;
}

/** Opens a store in `folder` for the repository around `host.folder`. With a remote it works without a repository. */
export async function openStore(host: Host, folder: string, remote: Remote | null): Promise<Store> {
  const checkout = await checkoutOf(host);
  if (checkout === null && remote === null) {
    throw userError('not-a-repository', inFile(host.folder), {});
  }
  const store = storeAt(host, folder, { checkout, remote });
  await host.files.makeFolder(folder);
  // Without a checkout only the event shows the SHA format of the repository.
  const format = checkout?.format ?? (host.trigger.sha?.length === 64 ? 'sha256' : 'sha1');
  await store.gitOrThrow('init', '--quiet', '--bare', '--template=', `--object-format=${format}`, '.');
  if (checkout === null) return store;
  await host.files.write(`${folder}/objects/info/alternates`, `${checkout.common}/objects\n`);
  // The store must be cut where the checkout's history is cut, or git would miss the parents.
  await host.files.copy(`${checkout.common}/shallow`, `${folder}/shallow`);
  if (checkout.promisor !== null) await becomePartial(store, remote?.url ?? checkout.promisor);
  return store;
}

/**
 * Opens a store in `folder` that uses no objects of a checkout: a workspace may contain a repository that came with an
 * artifact.
 */
export async function openSeparateStore(host: Host, folder: string, remote: Remote | null): Promise<Store> {
  await host.files.makeFolder(folder);
  return openStore({ ...host, folder }, folder, remote);
}

interface Checkout {
  /** Folder that all worktrees of a repository share: objects and the list of cuts. */
  readonly common: string;
  readonly format: string;
  readonly isShallow: boolean;
  /** URL from which a partial clone gets missing objects; null for a complete clone. */
  readonly promisor: string | null;
}

async function checkoutOf(host: Host): Promise<Checkout | null> {
  const ask = async (...args: string[]) => {
    const { exitCode, stdout } = await host.git(args, { folder: host.folder });
    return exitCode === 0 ? stdout.trim().split('\n') : null;
  };
  const facts = ['--absolute-git-dir', '--show-object-format', '--is-shallow-repository'];
  const [folder, format = 'sha1', isShallow] = (await ask('rev-parse', ...facts)) ?? [];
  if (folder === undefined) return null;
  // Read from the file, because git gives the common folder relative to its current folder unless an option of 2.31 is
  // set. The file exists in a linked worktree only (gitrepository-layout(5)).
  const common = await host.files.read(`${folder}/commondir`, MAX_PATH_BYTES);
  const [promisor] = (await ask('config', '--name-only', '--get-regexp', '^remote\\..*\\.promisor$')) ?? [];
  const [url = null] = promisor ? ((await ask('config', promisor.replace(/promisor$/, 'url'))) ?? []) : [];
  return {
    common: resolve(folder, common?.trim() ?? '.'),
    format,
    isShallow: isShallow === 'true',
    promisor: url,
  };
}

const MAX_PATH_BYTES = 64 * 1024;

/** The store's name for its remote. Only partial clones need it. */
const PROMISOR = 'origin';

/** Configures a partial clone: without this, git takes missing objects for a broken store. */
async function becomePartial(store: Store, url: string): Promise<void> {
  const settings = {
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': PROMISOR,
    [`remote.${PROMISOR}.url`]: url,
    [`remote.${PROMISOR}.promisor`]: 'true',
    [`remote.${PROMISOR}.partialCloneFilter`]: 'blob:none',
  };
  for (const [key, value] of Object.entries(settings)) await store.gitOrThrow('config', key, value);
}

/** Connection of a command line, where nothing is fetched: it works with the objects of the clone. */
const NO_REMOTE: RemoteConnection = {
  lookUpRefs: () => Promise.resolve({ kind: 'absent' }),
  listTags: () => Promise.resolve([]),
  fetch: () => Promise.resolve('there is no remote'),
  push: () => Promise.resolve('there is no remote'),
  fetchObjects: () => Promise.resolve('there is no remote'),
};

interface StoreSources {
  readonly checkout: Checkout | null;
  readonly remote: Remote | null;
}

function storeAt(host: Host, folder: string, { checkout, remote }: StoreSources): Store {
  const git = (...args: string[]) => host.git(args, { folder });
  const promisor = checkout?.promisor ?? null;
  const connection = remote === null ? NO_REMOTE : connect(remote);
  function connect(to: Remote): RemoteConnection {
    return connectRemote(host, folder, { remote: to, ...(promisor === null ? {} : { name: PROMISOR }) });
  }
  const store: Store = {
    folder,
    isComplete: checkout !== null && !checkout.isShallow,
    git,
    async gitOrThrow(...args) {
      const { exitCode, stdout, stderr } = await git(...args);
      // A list that is separated by NULs may begin with a blank.
      if (exitCode === 0) return stdout.includes('\0') ? stdout : stdout.trim();
      throw userError('git-failed', atGitCommand(args[0]), { output: parseGitError(stderr) });
    },
    async has(sha) {
      return (await git('cat-file', '-e', `${sha}^{commit}`)).exitCode === 0;
    },
    lookUpRefs: connection.lookUpRefs,
    async listTags() {
      if (remote !== null) return connection.listTags();
      // Exits with 1 if there is no tag.
      const { stdout } = await host.git(['show-ref', '--tags', '--dereference'], { folder: host.folder });
      return parseTags(stdout);
    },
    async remoteTrackingSha(ref) {
      const copy = ref.replace(/^refs\/heads\//, 'refs/remotes/origin/');
      const args = ['rev-parse', '--verify', '--quiet', `${copy}^{commit}`];
      const { exitCode, stdout } = await host.git(args, { folder: host.folder });
      return exitCode === 0 && checkout !== null ? stdout.trim() : null;
    },
    fetch: (depth, ...wanted) => connection.fetch(depth, wanted),
    fetchObjects: (shas) => fetchInParts(connection, shas),
    async readObjects(shas, maxBytes) {
      const read = async (format: string, wanted: readonly string[]) => {
        const input = wanted.map((sha) => `${sha}\n`).join('');
        const { exitCode, stdout, stderr } = await host.git(['cat-file', format], { folder, input });
        if (exitCode === 0) return stdout;
        throw userError('git-failed', atGitCommand('cat-file'), { output: parseGitError(stderr) });
      };
      const sizes = (await read('--batch-check=%(objectname) %(objectsize)', shas)).split('\n');
      const small = sizes.map((line) => line.split(' ')).filter(([, bytes]) => Number(bytes) <= maxBytes);
      // No object can contain this text, because it is made when they exist already.
      const mark = randomUUID();
      const wanted = small.map(([sha = '']) => sha);
      const texts = (await read(`--batch=${mark} %(objectname)`, wanted)).split(`${mark} `).slice(1);
      // The name of the object is a line before it, and a line feed follows it.
      return new Map(texts.map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1, -1)]));
    },
    push: connection.push,
    async fetchMissingBlobs(sha) {
      if (promisor === null) return;
      // The user's own git would fetch this at a checkout. So it happens on a command line too, where nothing else is
      // fetched.
      const source = remote ?? { url: promisor, token: null, serverUrl: '' };
      await fetchMissingObjects(store, connect(source), sha);
    },
  };
  return store;
}

/** Objects per fetch. They fit on the shortest command line, that of Windows with 32,767 characters. */
const OBJECTS_AT_ONCE = 400;

async function fetchMissingObjects(store: Store, connection: RemoteConnection, sha: string): Promise<void> {
  const list = ['rev-list', '--objects', '--no-walk', '--no-object-names', '--missing=print', sha];
  const objects = await store.gitOrThrow(...list);
  const missing = objects.split('\n').flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : []));
  const why = await fetchInParts(connection, missing);
  if (why !== null) throw userError('partial-clone', atCommit(sha), { output: why });
}

async function fetchInParts(connection: RemoteConnection, shas: readonly string[]): Promise<string | null> {
  for (let index = 0; index < shas.length; index += OBJECTS_AT_ONCE) {
    const why = await connection.fetchObjects(shas.slice(index, index + OBJECTS_AT_ONCE));
    if (why !== null) return why;
  }
  return null;
}
