// The working tree as it stands, as a commit of the store: what `git add --all` would take and what it would
// leave. Written are the store's objects and a copy of the index; the checkout stays as it is, to the last byte.
// (Git renews the time of an object it is about to write and finds in the checkout; nothing else is touched.)

import { UserError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { reason } from './remote.ts';
import type { Store } from './store.ts';

/** Answers `tip`, the commit that is checked out, when nothing differs from it. */
export async function commitWorktree(host: Host, store: Store, tip: string): Promise<string> {
  const { top, gitFolder } = await placeOf(host);
  const index = `${store.folder}/index`;
  // A copy keeps git's notes on which file it has seen in which state, so that only what changed is read. Git
  // compares them with the time of the index itself, which the copy therefore keeps as well.
  await host.files.copy(`${gitFolder}/index`, index);
  const git = gitBeside(host, store, { top, index });
  await git({}, 'add', '--all', '--', '.');
  const tree = await git({}, 'write-tree');
  if (tree === (await store.must('read a commit', 'rev-parse', `${tip}^{tree}`))) return tip;
  // Of the same moment as its parent: the same files make the same commit, whenever it is made.
  const date = await store.must(
    'read a commit',
    'show',
    '--no-patch',
    '--no-show-signature',
    '--format=%cI',
    tip,
  );
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return git(
    { ...WHO, ...dates },
    'commit-tree',
    '--no-gpg-sign',
    '-p',
    tip,
    '-m',
    'uncommitted changes',
    tree,
  );
}

/** Nobody's: the commit lives as long as the measurement. */
const WHO = {
  GIT_AUTHOR_NAME: 'bench-referee',
  GIT_AUTHOR_EMAIL: 'bench-referee@localhost',
  GIT_COMMITTER_NAME: 'bench-referee',
  GIT_COMMITTER_EMAIL: 'bench-referee@localhost',
};

async function placeOf(host: Host): Promise<{ top: string; gitFolder: string }> {
  const args = ['rev-parse', '--show-toplevel', '--absolute-git-dir'];
  const { exitCode, stdout } = await host.git(args, { folder: host.folder });
  const [top, gitFolder] = stdout.trim().split('\n');
  if (exitCode === 0 && top !== undefined && gitFolder !== undefined) return { top, gitFolder };
  throw new UserError({
    where: host.folder,
    what: 'there is no working tree here',
    remedy: 'Run bench-referee inside a working tree, or say which commit to measure: `--head REF`',
  });
}

/**
 * Git in the user's repository, with its rules on what to ignore and how to convert, but with an index and a
 * place for new objects of ours.
 */
function gitBeside(host: Host, store: Store, { top, index }: { top: string; index: string }) {
  const env = {
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: `${store.folder}/objects`,
    // Or git would refresh the index of each submodule on its way.
    GIT_OPTIONAL_LOCKS: '0',
  };
  const config = {
    // The shared half of a split index is written beside the repository's own, wherever the index is.
    'core.splitIndex': 'false',
    // The filter of Git LFS stores what it takes out of the files.
    'lfs.storage': `${store.folder}/lfs`,
  };
  return async (more: Readonly<Record<string, string>>, ...args: string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await host.git(args, {
      folder: top,
      env: { ...env, ...more },
      config,
    });
    if (exitCode === 0) return stdout.trim();
    throw new UserError({
      where: `git ${args[0]}`,
      what: 'could not read the working tree',
      got: reason(stderr),
      remedy: 'See what `git add --all --dry-run` says, or measure what is committed: `--head HEAD`',
    });
  };
}
