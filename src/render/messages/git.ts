// Messages about commits, refs and files in git.

import { richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { code, flag, got, list, message, number, oneOf, optional, sentence, text, texts, withCode } from './message.ts';

const ALLOW_FETCH = 'For a private repository pass `github-token`, or set `fetch-depth: 0` in actions/checkout.';
const NAME_THE_BASE = 'Name what to compare with: `--base REF`.';

export const GIT_MESSAGES = {
  'not-a-repository': sentence('this is not a git repository. Run bench-referee inside a clone of the repository.'),
  'no-working-tree': sentence(
    'this is not a working tree. Run bench-referee inside one, or name the commit to measure: `--head REF`.',
  ),
  'no-commit-yet': sentence('this repository has no commit yet. Commit the state to compare with.'),
  /** A git command of the program failed. The location names it. */
  'git-failed': message({ output: text }, 'failed, got {output}.'),
  'checkout-failed': message({ output: text, isDiskFull: optional(flag) }, ({ output, isDiskFull }) => {
    const remedy = isDiskFull
      ? 'Make room on the disk of the temporary folder, or set `TMPDIR` to another one.'
      : 'Try a plain `git checkout` of this commit.';
    return richText`could not make the tree of a commit, got ${output}. ${withCode(remedy)}`;
  }),
  'worktree-unreadable': message(
    { output: text },
    'could not read the working tree, got {output}. Try `git add --all --dry-run`, or measure what is committed: `--head HEAD`.',
  ),
  'unknown-revision': message({ revision: text, isSha: flag }, ({ revision, isSha }) => {
    const remedy = isSha
      ? 'Fetch it first: `git fetch origin` and the SHA.'
      : 'Check its spelling, or fetch it first: `git fetch origin`.';
    return richText`this clone has no commit of this name${got(revision)}. ${withCode(remedy)}`;
  }),
  'commit-not-in-clone': message({ sha: code }, 'this clone does not have {sha}. Fetch it first: `git fetch origin`.'),
  'unknown-ref': message(
    { ref: text, isShortSha: flag },
    ({ ref, isShortSha }) =>
      richText`the remote has no branch or tag of this name${got(ref)}. ${isShortSha ? 'Give all 40 characters of a SHA, because a remote knows no shorter ones.' : 'Check its spelling.'}`,
  ),
  'ref-contains-head': message(
    { ref: text },
    '{ref} already contains head, so its tip at the time of the event is used.',
  ),
  'ref-deleted': message({ ref: text }, 'the remote no longer has {ref}, so its tip at the time of the event is used.'),
  /** The remote could not be asked for a ref, and the checkout knows an older tip. */
  'ref-of-checkout': message(
    { ref: text, output: text },
    'the remote did not say where {ref} is, got {output}. Its tip in the checkout is used.',
  ),
  'ref-not-found': message(
    { ref: text, output: text },
    `the remote did not say where {ref} is, and the checkout does not have it, got {output}. ${ALLOW_FETCH}`,
  ),
  'commit-not-fetched': message(
    { sha: code, output: optional(text) },
    `{sha} is not a commit in the checkout and could not be fetched[, got {output}]. If a force push removed it, run on the newest commit. ${ALLOW_FETCH}`,
  ),
  'not-a-merge-commit': message(
    { sha: code },
    '{sha} is not a merge commit, so it has no parent on the base branch. Write `head: head` to measure the pull request itself.',
  ),
  'clone-of-other-user': message(
    { command: code },
    'this repository belongs to another user, and its configuration could start programs, so git does not read it. If you trust it: {command}.',
  ),
  'no-common-ancestor': message(
    { target: code, head: code, isLocal: flag },
    ({ target, head, isLocal }) =>
      richText`${target} and ${head} have no common ancestor. ${withCode(isLocal ? NAME_THE_BASE : 'Write `base: target` to compare with the tip of the base branch.')}`,
  ),
  /** `tags` and `releases` are numbers of the repository. `tried`: number of the highest ones that were looked up, if not all. */
  'no-release': message(
    { tags: number, releases: number, isLocal: flag, tried: optional(number) },
    ({ tags, releases, isLocal, tried }) => {
      const lookedUp = tried === undefined ? '' : ` among the ${tried} highest`;
      const found =
        releases === 0
          ? `${formatCount(tags, 'tag')}, but no version such as v1.2.3`
          : `${formatCount(releases, 'release')}, but none${lookedUp} in the history before head`;
      const remedy = isLocal ? 'Fetch the tags by `git fetch --tags`, tag' : 'Tag';
      return richText`there is no release to compare with, got ${found}. ${withCode(remedy)} a release, or name another commit.`;
    },
  ),
  'tags-not-listed': message({ output: text }, 'the tags of the repository could not be listed, got {output}.'),
  'history-not-fetched': message(
    { output: text },
    'the history in the checkout does not reach back to the merge base, and no more of it could be fetched, got {output}. Set `fetch-depth: 0` in actions/checkout.',
  ),
  'clone-too-shallow': message(
    { target: code, head: code },
    'this clone is shallow and does not show the merge base of {target} and {head}. Complete it by `git fetch --unshallow`, or name what to compare with: `--base REF`.',
  ),
  /** `branch` is the only branch of the clone, and `base` the flag for it; absent if there are more. */
  'no-target-branch': message(
    { hasOrigin: flag, branch: optional(text), base: optional(code) },
    ({ hasOrigin, branch, base }) => {
      const ask = hasOrigin
        ? withCode(' Ask for the default branch once: `git remote set-head origin -a`. Or name')
        : [' Name'];
      const example =
        branch === undefined || base === undefined
          ? withCode('`--base REF`')
          : richText`${base}, as ${branch} is its only branch`;
      return richText`this clone has neither a remote default branch nor a branch called main or master.${ask} what to compare with: ${example}.`;
    },
  ),
  'partial-clone': message(
    { output: text },
    'the checkout is a partial clone without some files of this commit, and they could not be fetched, got {output}. Leave out `filter` in actions/checkout, or make a full clone.',
  ),
  'config-missing': message(
    { path: text, from: oneOf('base', 'head', 'worktree', 'commit', 'recording') },
    ({ path, from }) => {
      const lack = {
        base: 'neither the commit where the pull request began nor head has this file',
        head: 'the head commit does not have this file',
        worktree: 'there is no such file',
        commit: 'the commit of `config-from` does not have this file',
        recording: 'neither base nor head of the recording has this file',
      }[from];
      return richText`${withCode(lack)}${got(path)}. ${withCode('Give its path relative to the root of the repository, or leave `config` out to use the defaults.')}`;
    },
  ),
  'config-only-on-head': sentence('the base commit has no configuration, so the one of this pull request was used.'),
  'config-broken-on-base': message(
    { sha: code },
    'the configuration of {sha} on the base branch is invalid, so the one of this pull request was used, with budgets that nobody has merged yet. Review them. The errors on the base branch follow.',
  ),
  'submodules-left-out': message(
    { paths: texts, count: number },
    ({ paths, count }) =>
      richText`submodules are not fetched: ${list(paths, 3, count)}. ${withCode('If a benchmark needs them, add `git submodule update --init --recursive` to `setup`.')}`,
  ),
  /** `paths` has only a few of the `count` paths. */
  'tree-changed': message(
    { side: oneOf('base', 'head'), paths: texts, count: number },
    ({ side, paths, count }) =>
      richText`while ${side === 'base' ? 'head' : 'base'} was measured, the tree of ${side} was changed: ${list(paths, 3, count)}. Its numbers are worthless now. ${withCode('A benchmark may write only below its own folder and `$TMPDIR`.')}`,
  ),
  'program-replaced': message(
    { paths: texts, count: number },
    ({ paths, count }) =>
      richText`both sides would run the same program: the setup of head replaced what the setup of base had left outside of its tree, ${list(paths, 3, count)}. ${withCode('Install it into the tree, or into `$BENCH_REFEREE_HOME`, which each side has for itself.')}`,
  ),
  'lfs-files-left-out': message(
    { paths: texts, count: number },
    ({ paths, count }) =>
      richText`files of Git LFS are only pointers: ${list(paths, 3, count)}. ${withCode('If a benchmark reads them, its numbers are worthless: add `git lfs pull` to `setup`.')}`,
  ),
};
