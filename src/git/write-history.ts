// Writes the history with git alone, in a repository on this machine: a tree with one more file, a commit, and a move of the
// ref, here or on the server. It offers what the API of git's data offers, for servers that do not have it. No index and no
// working tree is touched.

import { userError } from '../errors.ts';
import type { CommitTree, HistoryWriter } from '../host/github-api.ts';
import { atInput } from '../model/location.ts';
import { readRemoteRef } from './history-source.ts';
import { type Git, NEUTRAL_AUTHOR, parseGitError, resolveRevision, runGit } from './run-git.ts';
import type { Store } from './store.ts';

export function makeLocalWriter(git: Git, folder: string): HistoryWriter {
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

export function makePushingWriter(git: Git, store: Store): HistoryWriter {
  const { folder } = store;
  return {
    ...makeObjectWriter(git, folder),
    readRef: (ref) => readRemoteRef(store, ref, (fetched) => readCommit(git, folder, fetched)),
    async moveRef(ref, move) {
      const answer = await store.push(ref, move);
      if (answer === null || !FORBIDDEN.test(answer)) return answer;
      throw userError('history-forbidden', atInput('github-token'), { ref, answer }, { failure: 'permission' });
    },
  };
}

async function readCommit(git: Git, folder: string, ref: string): Promise<CommitTree | null> {
  const commit = await resolveRevision(git, folder, `${ref}^{commit}`);
  if (commit === null) return null;
  return { commit, tree: (await resolveRevision(git, folder, `${commit}^{tree}`)) ?? '' };
}

function makeObjectWriter(git: Git, folder: string): Pick<HistoryWriter, 'createTree' | 'createCommit'> {
  // Input for a command that reads none would break its pipe.
  const run = (args: readonly string[], input: { readonly input?: string } = {}) =>
    runGit(git, args, { folder, env: NEUTRAL_AUTHOR, ...input });

  /** Makes a tree like another one, with this object at the path. */
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
    const input = [...others, entry].map((line) => `${line}\0`).join('');
    return (await run(['mktree', '-z'], { input })).trim();
  }

  return {
    async createTree({ base, files }) {
      let tree = base;
      for (const { path, text } of files) {
        const blob = (await run(['hash-object', '-w', '--stdin'], { input: text })).trim();
        tree = await addEntry(tree, path.split('/'), blob);
      }
      // The tree of no files.
      return tree ?? (await run(['mktree'], { input: '' })).trim();
    },
    async createCommit({ tree, parent, message }) {
      const parents = parent === null ? [] : ['-p', parent];
      return (await run(['commit-tree', '-m', message, ...parents, tree])).trim();
    },
  };
}
