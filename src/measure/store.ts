// A private object store beside the user's checkout. It sees the checkout's objects without copying them,
// and whatever else is needed is fetched into it, so the checkout itself is never written to. All git runs
// here and before the first child process; afterwards no git runs at all.

import { resolve } from 'node:path';
import { UserError } from '../errors.ts';
import type { GitResult, Host } from '../host/host.ts';
import { type Answer, type Connection, connectRemote, type Remote, reason } from './remote.ts';

export type { Remote } from './remote.ts';

export interface Store {
  readonly folder: string;
  /**
   * The checkout has all of its history, so an absent ancestor is no ancestor. Never fetch with a depth then: git
   * would cut the history here at what was fetched.
   */
  readonly isComplete: boolean;
  /** Runs git in the store. */
  git(...args: string[]): Promise<GitResult>;
  /** The same, and a UserError with git's own words when it fails. */
  must(doing: string, ...args: string[]): Promise<string>;
  /** Whether `sha` is a commit, or a tag of one, that is here. */
  has(sha: string): Promise<boolean>;
  /** The first of `refs` that the remote has; asked now. Without a remote nothing is there. */
  ask(refs: readonly string[]): Promise<Answer>;
  /** The commit that a ref of the remote had when the checkout was made; null when the checkout does not know. */
  remembered(ref: string): Promise<string | null>;
  /** Brings commits from the remote. Null when they came, else what git said. */
  fetch(depth: string | null, ...wanted: string[]): Promise<string | null>;
  /** Brings the files of a commit that a partial clone left out. */
  fillIn(sha: string): Promise<void>;
}

/** Opens a store in `folder` for the repository around `host.folder`; that there may be none is fine with a remote. */
export async function openStore(host: Host, folder: string, remote: Remote | null): Promise<Store> {
  const checkout = await checkoutOf(host);
  if (checkout === null && remote === null) {
    throw new UserError({
      where: host.folder,
      what: 'this is not a git repository',
      remedy: 'Run bench-referee inside a clone of the repository you want to measure',
    });
  }
  const store = storeAt(host, folder, { checkout, remote });
  await host.files.makeFolder(folder);
  // Without a checkout only the event shows which kind of SHA the repository uses.
  const format = checkout?.format ?? (host.trigger.sha?.length === 64 ? 'sha256' : 'sha1');
  await store.must(
    'create a store',
    'init',
    '--quiet',
    '--bare',
    '--template=',
    `--object-format=${format}`,
    '.',
  );
  if (checkout === null) return store;
  await host.files.write(`${folder}/objects/info/alternates`, `${checkout.common}/objects\n`);
  // Where the checkout's history is cut, the store's is cut as well, or git would miss the parents.
  await host.files.copy(`${checkout.common}/shallow`, `${folder}/shallow`);
  if (checkout.promisor !== null) await becomePartial(store, remote?.url ?? checkout.promisor);
  return store;
}

interface Checkout {
  /** The folder of what all worktrees of a repository share: objects and the list of cuts. */
  readonly common: string;
  readonly format: string;
  readonly isShallow: boolean;
  /** Where a partial clone gets what it left out; null for a clone that is not partial. */
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
  // Read rather than asked for: git names the common folder relative to where it runs, unless told by an option
  // of 2.31. The file is there in a linked worktree only (gitrepository-layout(5)).
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

/** The store's name for its remote, needed by partial clones only. */
const PROMISOR = 'origin';

/** Where objects of the checkout are missing by intent, git has to know it, or takes the store for broken. */
async function becomePartial(store: Store, url: string): Promise<void> {
  const settings = {
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': PROMISOR,
    [`remote.${PROMISOR}.url`]: url,
    [`remote.${PROMISOR}.promisor`]: 'true',
    [`remote.${PROMISOR}.partialCloneFilter`]: 'blob:none',
  };
  for (const [key, value] of Object.entries(settings))
    await store.must('configure a store', 'config', key, value);
}

/** Stands in where nothing may be fetched: a command line works with what the clone has. */
const NO_REMOTE: Connection = {
  ask: () => Promise.resolve({ kind: 'absent' }),
  fetch: () => Promise.resolve('there is no remote'),
  fetchObjects: () => Promise.resolve('there is no remote'),
};

interface Origin {
  readonly checkout: Checkout | null;
  readonly remote: Remote | null;
}

function storeAt(host: Host, folder: string, { checkout, remote }: Origin): Store {
  const git = (...args: string[]) => host.git(args, { folder });
  const promisor = checkout?.promisor ?? null;
  const connection = remote === null ? NO_REMOTE : connect(remote);
  function connect(to: Remote): Connection {
    return connectRemote(host, folder, { remote: to, ...(promisor === null ? {} : { name: PROMISOR }) });
  }
  const store: Store = {
    folder,
    isComplete: checkout !== null && !checkout.isShallow,
    git,
    async must(doing, ...args) {
      const { exitCode, stdout, stderr } = await git(...args);
      if (exitCode === 0) return stdout.trim();
      throw new UserError({ where: 'git', what: `could not ${doing}`, got: reason(stderr) });
    },
    async has(sha) {
      return (await git('cat-file', '-e', `${sha}^{commit}`)).exitCode === 0;
    },
    ask: connection.ask,
    async remembered(ref) {
      const copy = ref.replace(/^refs\/heads\//, 'refs/remotes/origin/');
      const args = ['rev-parse', '--verify', '--quiet', `${copy}^{commit}`];
      const { exitCode, stdout } = await host.git(args, { folder: host.folder });
      return exitCode === 0 && checkout !== null ? stdout.trim() : null;
    },
    fetch: (depth, ...wanted) => connection.fetch(depth, wanted),
    async fillIn(sha) {
      if (promisor === null) return;
      // What the user's own git would fetch at a checkout: also on a command line, where nothing else is fetched.
      const source = remote ?? { url: promisor, token: null, serverUrl: '' };
      await fillIn(store, connect(source), sha);
    },
  };
  return store;
}

/** As many as fit on the shortest command line there is, that of Windows with 32,767 characters. */
const OBJECTS_AT_ONCE = 400;

async function fillIn(store: Store, connection: Connection, sha: string): Promise<void> {
  const list = ['rev-list', '--objects', '--no-walk', '--no-object-names', '--missing=print', sha];
  const objects = await store.must('list the files of a commit', ...list);
  const missing = objects.split('\n').flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : []));
  for (let index = 0; index < missing.length; index += OBJECTS_AT_ONCE) {
    const why = await connection.fetchObjects(missing.slice(index, index + OBJECTS_AT_ONCE));
    if (why === null) continue;
    throw new UserError({
      where: `commit ${sha}`,
      what: 'the checkout is a partial clone that lacks files of this commit, and they could not be fetched',
      got: why,
      remedy: 'Leave out `filter` in actions/checkout, or make a full clone',
    });
  }
}
