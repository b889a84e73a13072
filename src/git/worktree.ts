// Turns the working tree, with its uncommitted changes, into a commit of the store. It contains what `git add --all`
// would add. Writes only objects of the store and a copy of the index; no byte of the checkout changes. (If the
// checkout already has an object that git is about to write, git updates its time; nothing else.)

import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { inFile } from '../model/location.ts';
import { atGitCommand, NEUTRAL_AUTHOR, parseGitError } from './run-git.ts';
import type { Store } from './store.ts';

/** Returns the SHA of the commit, or `tip`, the commit that is checked out, if the files are the same. */
export async function commitWorktree(host: Host, store: Store, tip: string): Promise<string> {
  const { top, gitFolder } = await readWorktreePaths(host);
  const index = `${store.folder}/index`;
  // A copy keeps git's notes on the state of each file, so that only changed files are read. Git compares these notes
  // with the time of the index itself, so the copy keeps that time too.
  await host.files.copy(`${gitFolder}/index`, index);
  const git = makeGitBeside(host, store, top, index);
  await git({}, 'add', '--all', '--', '.');
  const tree = await git({}, 'write-tree');
  if (tree === (await store.gitOrThrow('rev-parse', `${tip}^{tree}`))) return tip;
  // Uses the date of its parent, so that the same files always make the same commit.
  const date = await store.gitOrThrow('show', '--no-patch', '--no-show-signature', '--format=%cI', tip);
  const author = { ...NEUTRAL_AUTHOR, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return git(author, 'commit-tree', '--no-gpg-sign', '-p', tip, '-m', 'uncommitted changes', tree);
}

async function readWorktreePaths(host: Host): Promise<{ top: string; gitFolder: string }> {
  const args = ['rev-parse', '--show-toplevel', '--absolute-git-dir'];
  const { exitCode, stdout } = await host.git(args, { folder: host.folder });
  const [top, gitFolder] = stdout.trim().split('\n');
  if (exitCode === 0 && top !== undefined && gitFolder !== undefined) return { top, gitFolder };
  throw userError('no-working-tree', inFile(host.folder), {});
}

/**
 * Runs git in the user's repository, with its rules on what to ignore and how to convert, but with our own index and
 * our own place for new objects.
 */
function makeGitBeside(host: Host, store: Store, top: string, index: string) {
  const env = {
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: `${store.folder}/objects`,
    // Otherwise git would refresh the index of each submodule.
    GIT_OPTIONAL_LOCKS: '0',
  };
  const config = {
    // The shared half of a split index is written next to the repository's own, wherever the index is.
    'core.splitIndex': 'false',
    // The filter of Git LFS stores the contents that it takes out of the files.
    'lfs.storage': `${store.folder}/lfs`,
  };
  return async (variables: Readonly<Record<string, string>>, ...args: string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await host.git(args, { folder: top, env: { ...env, ...variables }, config });
    if (exitCode === 0) return stdout.trim();
    throw userError('worktree-unreadable', atGitCommand(args[0]), { output: parseGitError(stderr) });
  };
}
