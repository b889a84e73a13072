// Messages about the event of a run, the recordings that it reads, and what may be believed.

import { FIRST_REBUILD, MAX_BUILDS } from '../../model/builds.ts';
import { ownFileUrl } from '../../text/own-repository.ts';
import { flag, message, number, oneOf, optional, text } from './message.ts';

const GIVE_COMMITS = 'Set the inputs `base` and `head`.';
const GRANT_CONTENTS = 'Grant `contents: read` in the workflow, or run the job again.';
const GIVE_UNCHANGED = 'Pass the files that `measure` wrote in this run, unchanged and each once.';
const FORKS_GUIDE = `\`${ownFileUrl('docs/forks.md')}\``;

/** The kind of file that was to be read. What to do about it depends on that. */
const file = oneOf('recording', 'baseline');

const REMEDIES = {
  recording: 'Pass the file that `measure` wrote, unchanged.',
  baseline: 'Write it again with `bench-referee check --write-baseline`, and commit it.',
};

/** Contradictions between two parts of a recording. */
const INCONSISTENCIES = {
  rounds: 'its lowest number of rounds is above its highest',
  command: 'a run belongs to none of its commands',
  'warm-up': 'its warm-up, which has no values, was put aside as disturbed',
  baseline: 'round {round} was put aside as disturbed, but base was not measured',
  attempts:
    'round {round} was put aside as disturbed, but not the same number of times on both sides and for every command',
  'attempt-count': 'round {round} was put aside as disturbed too many times',
  retries: 'round {round} was measured again after a failure, which is not allowed that often or there',
  values: 'the values of {benchmark} on {side} do not belong to runs of that side',
  'values-twice': '{benchmark} on {side} has two values of one metric from the same run',
  builds: `its builds are not numbered from ${FIRST_REBUILD} to ${MAX_BUILDS}, or base was not built`,
  search: 'its search for a commit names commits, commands or runs that it does not have',
  profiles:
    'its profiles name commands, functions or stacks that it does not have, stacks that are too deep, or a benchmark twice',
  places: 'a benchmark has two source lines',
};

export const EVENT_MESSAGES = {
  'unsupported-event':
    'the event {event} does not say which commits to compare. Run the gate on pull_request, merge_group, push, workflow_dispatch or schedule; for pull requests from forks use `pull_request`, never `pull_request_target`.',
  /** A token that may write and secrets are available on this event, so code of a pull request must not run. */
  'privileged-event': `code of a pull request is not run on this event, because its token may write. Measure on \`pull_request\` with bench-referee/measure, and report forks from a second workflow with bench-referee/report: see ${FORKS_GUIDE}.`,
  'branch-deleted':
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub evaluates it.
    'this event deletes a branch, so there is nothing to measure. Add `if: ${{ !github.event.deleted }}` to the job.',
  'event-not-recorded':
    'runs of the event {event} are not recorded. A pull request is recorded when it is merged: run this action on {events:codes}.',
  'event-without-base':
    'the event {event} does not name a commit to compare with, which {base} needs. Set `base` to a branch, tag or SHA.',
  'event-without-merge':
    'only a pull request has a merge commit, but the event is {event}. Use `head: head`, or leave out the input.',
  'event-without-sha': `its payload has no commit SHA at {path:code}[, but {found}]. ${GIVE_COMMITS}`,
  'run-without-sha': 'the runner did not name the commit that started this run. Set `head` to the commit to measure.',
  'not-a-ref':
    '{ref} is not a branch, a tag or a full SHA. Use a name (`main`, `v1.2.0`), or all 40 characters of a SHA.',
  'measuring-run-stopped': `the measuring run did not finish ({conclusion}), so there is nothing to report. Skip such runs with the \`if\` of the job, as ${FORKS_GUIDE} shows.`,
  'measuring-run-failed':
    'the measuring run did not succeed ({conclusion}), so there is nothing to judge. Find the cause in {url:code}, and run it again.',
  'measuring-run-of-other-repository':
    'the measuring run belongs to another repository, {repository}. Report in the repository that measured.',
  'measuring-run-of-other-event':
    "a second workflow reports only runs of the event pull_request, not of {event}. Add `if: github.event.workflow_run.event == 'pull_request'` to the job; on other events report in the run that measures.",
  'measuring-run-incomplete':
    'its payload lacks {field:code}. Report in a workflow that `workflow_run` starts, with `types: [completed]`.',
  'head-repository-deleted':
    'the repository of the pull request was deleted, so the pull request cannot be found. Its author can open it again from another repository.',
  'workflow-not-on-default-branch':
    'the workflow that measured, {path}, is not on the default branch, so a pull request may have added it. Merge it there first.',
  'pull-request-not-found':
    'no pull request of this repository has this commit as its head (branch {branch}). If its branch was renamed, push to it again.',
  'several-pull-requests':
    'pull requests {numbers:codes} have the same head, so it is not clear where to report. Close all but one, or push another commit to each, and run the first workflow again.',
  'pull-request-unreadable':
    'the pull request could not be looked up: {answer}. Grant `contents: read` and `pull-requests: write` in the workflow, or run the job again.',
  'pull-request-closed':
    'no comment, because the pull request is closed. The check run is on the commit that was measured.',
  'pull-request-moved':
    'no comment, because its head is now {head:code} and this run measured {measured:code}. The check run is on the commit that was measured.',
  'repository-unreadable': `the repository could not be read: {answer}. ${GRANT_CONTENTS}`,
  'api-incomplete': `this server lacks a request of the GitHub API that \`report\` needs, or a proxy blocks it: {answer}. Use the root action in one job, as \`${ownFileUrl('docs/other-servers.md')}\` shows.`,
  'commit-hidden': `GitHub does not have the commit {sha:code} with this file, or hides it from the token. ${GRANT_CONTENTS}`,
  'target-branch-not-found':
    'the branch to compare with could not be found. Run the job again, and check that `github-token` may read this repository.',
  'config-change-unreadable':
    'the change in this pull request could not be read: {answer}. The file of the base commit was used, so review the change by hand.',
  'token-missing': message({ isRecord: flag }, ({ isRecord }) => {
    const need = isRecord ? 'the history cannot be written' : 'the configuration of the base branch cannot be read';
    return `is empty, and without a token ${need}. Leave out the input to use the token of the workflow.`;
  }),
  'no-recording-matches':
    'no file in the workspace matches {pattern}. Download the artifact with the recording before this step, into the folder that the pattern names.',
  'no-recording-named': 'no recording is named. Use `report recording.json`.',
  'recording-not-found': 'no such file. Give the file that {writer:code} wrote.',
  'too-many-recordings':
    '{count:number} recordings match, but one report takes at most {limit:number}, as many as a matrix has jobs. Leave out other files, or make several reports, each with its own `name`.',
  /** A recording has a diagnostic of another version, or one that measuring does not report. */
  'unknown-code': 'unknown code {code}. Use the same version of bench-referee to measure and to report.',
  'recording-not-json': message({ reason: text, file }, ({ file }) => `this is not JSON: {reason}. ${REMEDIES[file]}`),
  'recording-of-other-version': message({ version: number, file }, ({ file }) =>
    file === 'baseline'
      ? `another version of bench-referee wrote this recording (version {version}). ${REMEDIES.baseline}`
      : 'another version of bench-referee wrote this recording (version {version}). Use the same version of bench-referee to measure and to report.',
  ),
  'not-a-recording': message(
    { reason: text, file },
    ({ file }) => `this is not a recording: {reason}. ${REMEDIES[file]}`,
  ),
  'recorded-text-too-long': message(
    { text, length: number, limit: number },
    'the text {text} has {length} characters. Shorten it to at most {limit} characters where it is defined, and measure again.',
  ),
  /** The schema fits, but what one part of the recording says does not fit another part. */
  'recording-inconsistent': message(
    {
      fault: oneOf(...(Object.keys(INCONSISTENCIES) as (keyof typeof INCONSISTENCIES)[])),
      round: optional(number),
      benchmark: optional(text),
      side: optional(oneOf('base', 'head')),
      file,
    },
    ({ fault, file }) => `${INCONSISTENCIES[fault]}. ${REMEDIES[file]}`,
  ),
  /** `commit` is absent if the server did not list the commits. */
  'searched-commit-unknown': message({ commit: optional(text) }, ({ commit }) =>
    commit === undefined
      ? 'the commit that broke a budget is not named, because the server did not list the commits between base and head. `bench-referee bisect` finds it in a clone.'
      : 'the commit that broke a budget is not named, because {commit} of the recording is not between base and head. `bench-referee bisect` finds it in a clone.',
  ),
  'recordings-of-other-commits':
    'it compares {commits}, which are not the commits of the first recording. Report recordings of one base and one head together.',
  'recordings-of-one-name':
    'two recordings have the name {name}. Give each leg of the matrix its own `name` when it measures.',
  'recording-of-other-head':
    'its head[ {found}] is not the commit of this run. Report the recording of this commit; a second workflow can report `head: head` only.',
  'recording-of-other-base':
    'its base[ {found}] is not in the history that this run compares with. Measure against the merge base, the target branch, or another commit of that history.',
  'recording-of-other-baseline':
    'it compares with the baseline {path}, which the configuration does not name. Measure again, with the configuration of the base branch.',
  'recording-without-rule':
    'it leaves out a command by {rule:code}, which the configuration of base does not have, so this gate did not make it. Measure again with the configuration of the base branch.',
  'recording-with-false-skip': `it leaves out a command by {rule:code}, but the files of both commits differ[ ({found:code}: {examples:texts})], so this gate did not make it. ${GIVE_UNCHANGED}`,
  'skip-not-proved': `it leaves out a command, which cannot be checked without the files of both commits: {output}. ${GRANT_CONTENTS}`,
  'recording-without-rounds': `it says that {rounds round} ran, but does not contain them. ${GIVE_UNCHANGED}`,
  'recording-without-failure': `it says that something failed, but does not contain a failure. ${GIVE_UNCHANGED}`,
  'recording-given-twice': `it has the same measurements as the recording {other}. ${GIVE_UNCHANGED}`,
  'recorded-unit-differs':
    'the recording has {recorded}, but the configuration has {configured}, which is used. Measure with the same configuration.',
  'recorded-rounds-differ':
    'the recording was planned with {recorded}, but the configuration has {configured}, so less can be detected. Set the rounds in the configuration, and not for `measure` alone.',
} as const;
