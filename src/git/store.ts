// A private object store next to the user's checkout. It reads the checkout's objects without copying them, and
// everything else is fetched into it, so the checkout is never written to. All git commands run before the first child
// process; none runs afterwards.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import type { GitResult, Host } from '../host/host.ts';
import { atCommit, inFile } from '../model/location.ts';
import { parseTags } from './releases.ts';
import { connectRemote, type Remote, type RemoteConnection } from './remote.ts';
import { readObjectTexts, resolveRevision, runGit } from './run-git.ts';

export type { Remote } from './remote.ts';

export interface Store extends RemoteConnection {
  readonly folder: string;
  /**
   * Whether the checkout has its whole history, so that an absent ancestor is no ancestor. Never fetch with a depth
   * then: git would cut the history of the store at the fetched commits.
   */
  readonly isComplete: boolean;
  git(...args: string[]): Promise<GitResult>;
  gitOrThrow(...args: string[]): Promise<string>;
  /** The commit that the SHA of a commit or of a tag stands for; null if it is not here. */
  commitOf(sha: string): Promise<string | null>;
  /** Commit of a remote ref at the time of the checkout; null if the checkout does not know it. */
  remoteTrackingSha(ref: string): Promise<string | null>;
  /** Reads the texts of objects by their SHA, without those that have more than `maxBytes`. Throws a UserError if git fails. */
  readObjects(shas: readonly string[], maxBytes: number): Promise<Map<string, string>>;
  /** Fetches the files of a commit that a partial clone left out. */
  fetchMissingBlobs(sha: string): Promise<void>;
}

export async function openStore(
  host: Host,
  folder: string,
  remote: Remote | null,
  { isSeparate = false } = {},
): Promise<Store> {
  const checkout = isSeparate ? null : await findCheckout(host);
  if (checkout === null && remote === null) throw userError('not-a-repository', inFile(host.folder), {});
  const store = makeStore(host, folder, checkout, remote);
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
export function openSeparateStore(host: Host, folder: string, remote: Remote | null): Promise<Store> {
  return openStore(host, folder, remote, { isSeparate: true });
}

interface Checkout {
  /** Folder that all worktrees of a repository share: objects and the list of cuts. */
  readonly common: string;
  readonly format: string;
  readonly isShallow: boolean;
  /** URL from which a partial clone gets missing objects; null for a complete clone. */
  readonly promisor: string | null;
}

async function findCheckout(host: Host): Promise<Checkout | null> {
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
  return { common: resolve(folder, common?.trim() ?? '.'), format, isShallow: isShallow === 'true', promisor: url };
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
function makeLocalConnection({ git, folder }: Host): RemoteConnection {
  const refuse = () => Promise.resolve('there is no remote');
  return {
    lookUpRefs: () => Promise.resolve({ kind: 'absent' }),
    // Exits with 1 if there is no tag.
    listTags: async () => parseTags((await git(['show-ref', '--tags', '--dereference'], { folder })).stdout),
    fetch: refuse,
    push: refuse,
    fetchObjects: refuse,
  };
}

function makeStore(host: Host, folder: string, checkout: Checkout | null, remote: Remote | null): Store {
  const promisor = checkout?.promisor ?? null;
  const connect = (to: Remote) => connectRemote(host, folder, to, promisor === null ? to.url : PROMISOR);
  const found = new Map<string, string>();
  const store: Store = {
    ...(remote === null ? makeLocalConnection(host) : connect(remote)),
    folder,
    isComplete: checkout !== null && !checkout.isShallow,
    git: (...args) => host.git(args, { folder }),
    async gitOrThrow(...args) {
      const output = await runGit(host.git, args, { folder });
      // A list that is separated by NULs may begin with a blank.
      return output.includes('\0') ? output : output.trim();
    },
    async commitOf(sha) {
      const commit = found.get(sha) ?? (await resolveRevision(host.git, folder, `${sha}^{commit}`));
      // One that is missing may be fetched later.
      if (commit !== null) found.set(sha, commit).set(commit, commit);
      return commit;
    },
    async remoteTrackingSha(ref) {
      const copy = ref.replace(/^refs\/heads\//, 'refs/remotes/origin/');
      return checkout === null ? null : resolveRevision(host.git, host.folder, `${copy}^{commit}`);
    },
    async readObjects(shas, maxBytes) {
      const input = shas.map((sha) => `${sha}\n`).join('');
      const check = ['cat-file', '--batch-check=%(objectname) %(objectsize)'];
      const sizes = await runGit(host.git, check, { folder, input });
      const small = sizes.split('\n').flatMap((line) => {
        const [sha = '', bytes] = line.split(' ');
        return Number(bytes) <= maxBytes ? [sha] : [];
      });
      const texts = await readObjectTexts(host.git, folder, small);
      return new Map(small.map((sha, index) => [sha, texts[index]!]));
    },
    async fetchMissingBlobs(sha) {
      if (promisor === null) return;
      const list = ['rev-list', '--objects', '--no-walk', '--no-object-names', '--missing=print', sha];
      const objects = await store.gitOrThrow(...list);
      const missing = objects.split('\n').flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : []));
      // The user's own git would fetch this at a checkout. So it happens on a command line too, where nothing else is
      // fetched.
      const source = connect(remote ?? { url: promisor, token: null, serverUrl: '' });
      const why = await source.fetchObjects(missing);
      if (why !== null) throw userError('partial-clone', atCommit(sha), { output: why });
    },
  };
  return store;
}
