// Messages about commits, refs and files in git.

import { code, firstTexts, flag, message, number, oneOf, optional, text } from './message.ts';

const ALLOW_FETCH = 'For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/checkout.';
const NAME_THE_BASE = 'Name the commit to compare with: `--base REF`.';

/** `paths` has only a few of the `count` paths. */
const somePaths = { paths: firstTexts, count: number };

export const GIT_MESSAGES = {
  'not-a-repository': 'this is not a git repository. Run bench-referee inside a clone of the repository.',
  'no-working-tree':
    'this is not a working tree. Run bench-referee inside one, or name the commit to measure: `--head REF`.',
  'no-commit-yet': 'this repository has no commit yet. Commit first: there is nothing to compare with.',
  /** A git command of the program failed. The location names it. */
  'git-failed': 'failed: {output}. Run it by hand to see more.',
  'checkout-failed': message({ output: text, isDiskFull: optional(flag) }, ({ isDiskFull }) =>
    isDiskFull
      ? 'could not check out a commit: {output}. Free some space on the disk of the temporary folder, or set `TMPDIR` to another one.'
      : 'could not check out a commit: {output}. Try a plain `git checkout` of it.',
  ),
  'worktree-unreadable':
    'could not read the working tree: {output}. Try `git add --all --dry-run`, or measure the last commit: `--head HEAD`.',
  'unknown-revision': message({ revision: text, isSha: flag }, ({ isSha }) =>
    isSha
      ? 'this clone has no commit {revision}. Fetch it first: `git fetch origin` and the SHA.'
      : 'this clone has no commit {revision}. Check the spelling, or fetch it first: `git fetch origin`.',
  ),
  'commit-not-in-clone': 'this clone has no commit {sha:code}. Fetch it first: `git fetch origin`.',
  'unknown-ref': message({ ref: text, isShortSha: flag }, ({ isShortSha }) =>
    isShortSha
      ? 'the remote has no branch or tag {ref}. Use all 40 characters of a SHA, because a remote does not know shorter ones.'
      : 'the remote has no branch or tag {ref}. Check the spelling.',
  ),
  'ref-contains-head': '{ref} already contains head, so its tip at the time of the event is used.',
  'ref-deleted': 'the remote no longer has {ref}, so its tip at the time of the event is used.',
  /** The remote could not be asked for a ref, and the checkout knows an older tip. */
  'ref-of-checkout': 'the remote did not say where {ref} is ({output}), so its tip in the checkout is used.',
  'ref-not-found': `the remote did not say where {ref} is ({output}), and the checkout does not have it. ${ALLOW_FETCH}`,
  'commit-not-fetched': `{sha:code} is not in the checkout and could not be fetched[: {output}]. If a force push removed it, run on the newest commit. ${ALLOW_FETCH}`,
  'not-a-merge-commit':
    '{sha:code} is not a merge commit, so it has no parent on the base branch. Use `head: head` to measure the pull request itself.',
  'clone-of-other-user':
    'this repository belongs to another user, so git does not read it: its configuration could start programs. If you trust it: {command:code}.',
  'no-common-ancestor': message({ target: code, head: code, isLocal: flag }, ({ isLocal }) =>
    isLocal
      ? `{target} and {head} have no common ancestor. ${NAME_THE_BASE}`
      : '{target} and {head} have no common ancestor. Use `base: target` to compare with the tip of the base branch.',
  ),
  /** `tags` and `releases` are numbers of the repository. `tried`: number of the highest ones that were looked up, if not all. */
  'no-release': message(
    { tags: number, releases: number, isLocal: flag, tried: optional(number) },
    ({ releases, isLocal }) => {
      const candidates =
        releases === 0
          ? '{tags tag}, but no version like v1.2.3'
          : '{releases release}, but none[ among the {tried} highest] in the history before head';
      const remedy = isLocal ? 'Fetch the tags with `git fetch --tags`, tag' : 'Tag';
      return `no release to compare with: the repository has ${candidates}. ${remedy} a release, or name another commit.`;
    },
  ),
  'tags-not-listed':
    'git could not list the tags of the repository: {output}. Run the job again, or name a commit: `base`.',
  'history-not-fetched':
    'the history in the checkout does not reach back to the merge base, and fetching more of it failed: {output}. Set `fetch-depth: 0` in actions/checkout.',
  'clone-too-shallow': `this clone is shallow and does not have the merge base of {target:code} and {head:code}. Complete it with \`git fetch --unshallow\`, or name the commit to compare with: \`--base REF\`.`,
  /** `branch` is the only branch of the clone, and `base` the flag for it; absent if there are more. */
  'no-target-branch': message(
    { hasOrigin: flag, branch: optional(text), base: optional(code) },
    ({ hasOrigin, branch, base }) => {
      const ask = hasOrigin ? 'Ask for the default branch once: `git remote set-head origin -a`. Or name' : 'Name';
      const example =
        branch === undefined || base === undefined ? '`--base REF`' : '{base}, because {branch} is its only branch';
      return `this clone has neither a remote default branch nor a branch called main or master. ${ask} the commit to compare with: ${example}.`;
    },
  ),
  'partial-clone':
    'the checkout is a partial clone without some files of this commit, and fetching them failed: {output}. Leave out `filter` in actions/checkout, or make a full clone.',
  'config-missing': message({ path: text, from: oneOf('base', 'head', 'worktree', 'commit') }, ({ from }) => {
    const lack = {
      base: 'neither the commit where the pull request began nor head has the file {path}',
      head: 'the head commit does not have the file {path}',
      worktree: 'no such file: {path}',
      commit: 'the commit of `--config-from` does not have the file {path}',
    }[from];
    return `${lack}. Give its path relative to the root of the repository, or leave \`config\` out to use the defaults.`;
  }),
  'config-only-on-head':
    'the base commit has no gate yet, so the configuration of this pull request was used. The next pull request is judged by the file that is merged here.',
  'config-broken-on-base':
    'the configuration of {sha:code} on the base branch is invalid, so the one of this pull request was used, with budgets that nobody has merged yet. Review them. The errors on the base branch follow.',
  'submodules-left-out': message(
    somePaths,
    'submodules are not fetched: {paths of count}. If a benchmark needs them, add to `setup`: `git submodule update --init --recursive`.',
  ),
  'tree-changed': message(
    { side: oneOf('base', 'head'), ...somePaths },
    ({ side }) =>
      `the tree of {side} changed while ${side === 'base' ? 'head' : 'base'} was measured, so its numbers cannot be used: {paths of count}. A benchmark may write only below its own folder and \`$TMPDIR\`.`,
  ),
  'program-replaced': message(
    somePaths,
    'both sides would run the same program, because the setup of head replaced files that the setup of base had installed outside its tree: {paths of count}. Install into the tree, or into `$BENCH_REFEREE_HOME`, which is separate for each side.',
  ),
  'lfs-files-left-out': message(
    somePaths,
    'files of Git LFS are only pointers: {paths of count}. If a benchmark reads them, add `git lfs pull` to `setup`.',
  ),
} as const;
