// Writes the history with git alone, in a repository on this machine: a tree with one more file, a commit, and a move of the
// ref, here or on the server. It offers what the API of git's data offers, for servers that do not have it. No index and no
// working tree is touched.

import { userError } from '../errors.ts';
import type { CommitTree, HistoryWriter, NewCommit, NewTree } from '../host/github-api.ts';
import type { Host } from '../host/host.ts';
import { atInput } from '../model/location.ts';
import { atGitCommand, parseGitError } from './remote.ts';
import type { Store } from './store.ts';

/** The commit is made by this program. The address of the person who runs it has no place in a ref that is pushed. */
const IDENTITY = {
  ...{ GIT_AUTHOR_NAME: 'bench-referee', GIT_AUTHOR_EMAIL: 'bench-referee@localhost' },
  ...{ GIT_COMMITTER_NAME: 'bench-referee', GIT_COMMITTER_EMAIL: 'bench-referee@localhost' },
};

/** Returns a writer for a ref of the repository in `folder`. */
export function makeLocalWriter(git: Host['git'], folder: string): HistoryWriter {
  return {
    ...makeObjectWriter(git, folder),
    readRef: (ref) => readCommit(git, folder, ref),
    async moveRef(ref, { from, to }) {
      const { exitCode, stderr } = await git(['update-ref', ref, to, from ?? ''], { folder });
      return exitCode === 0 ? null : parseGitError(stderr);
    },
  };
}

/** Message of git for a token that the server does not let write. */
const FORBIDDEN = /returned error: 40[13]/;

/** Returns a writer for a ref of the remote of a store. */
export function makePushingWriter(git: Host['git'], store: Store): HistoryWriter {
  const { folder } = store;
  return {
    ...makeObjectWriter(git, folder),
    async readRef(ref) {
      const looked = await store.lookUpRefs([ref]);
      if (looked.kind === 'absent') return null;
      const why = looked.kind === 'silent' ? looked.why : await store.fetch('--depth=1', ref);
      if (why !== null) throw userError('history-unreadable', atInput('ref'), { ref, output: why });
      const found = await readCommit(git, folder, `refs/fetched/${ref}`);
      if (found === null) throw userError('history-no-commit', atInput('ref'), { ref });
      return found;
    },
    async moveRef(ref, move) {
      const answer = await store.push(ref, move);
      if (answer === null || !FORBIDDEN.test(answer)) return answer;
      throw userError('history-forbidden', atInput('github-token'), { ref, answer }, { failure: 'permission' });
    },
  };
}

/** Returns the commit of a ref with its tree; null if there is no such ref, or if it names no commit. */
async function readCommit(git: Host['git'], folder: string, ref: string): Promise<CommitTree | null> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const { exitCode, stdout } = await git([...args, `${ref}^{commit}`], { folder });
  if (exitCode !== 0) return null;
  const commit = stdout.trim();
  const { stdout: tree } = await git([...args, `${commit}^{tree}`], { folder });
  return { commit, tree: tree.trim() };
}

function makeObjectWriter(git: Host['git'], folder: string): Pick<HistoryWriter, 'createTree' | 'createCommit'> {
  const run = async (args: readonly string[], input?: string) => {
    const options = { folder, env: IDENTITY, ...(input !== undefined && { input }) };
    const { exitCode, stdout, stderr } = await git(args, options);
    if (exitCode === 0) return stdout;
    throw userError('git-failed', atGitCommand(args[0]), { output: parseGitError(stderr) });
  };

  /** Returns a tree like another one, with this object at the path. */
  async function addEntry(
    tree: string | null,
    [name = '', ...inner]: readonly string[],
    blob: string,
  ): Promise<string> {
    const lines = tree === null ? [] : (await run(['ls-tree', '-z', '--full-tree', tree])).split('\0').filter(Boolean);
    const present = lines.find((line) => line.endsWith(`\t${name}`));
    const [, subtree = null] = /^040000 tree ([0-9a-f]+)\t/.exec(present ?? '') ?? [];
    const entry =
      inner.length === 0
        ? `100644 blob ${blob}\t${name}`
        : `040000 tree ${await addEntry(subtree, inner, blob)}\t${name}`;
    const others = lines.filter((line) => line !== present);
    return (await run(['mktree', '-z'], [...others, entry].map((line) => `${line}\0`).join(''))).trim();
  }

  return {
    async createTree({ base, files }: NewTree) {
      let tree = base;
      for (const { path, text } of files) {
        const blob = (await run(['hash-object', '-w', '--stdin'], text)).trim();
        tree = await addEntry(tree, path.split('/'), blob);
      }
      // The tree of no files.
      return tree ?? (await run(['mktree'], '')).trim();
    },
    async createCommit({ tree, parent, message }: NewCommit) {
      const parents = parent === null ? [] : ['-p', parent];
      return (await run(['commit-tree', '-m', message, ...parents, tree])).trim();
    },
  };
}
