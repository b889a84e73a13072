// Messages about the event of a run, the recordings that it reads, and what may be believed.

import { ownFileUrl } from '../../text/own-repository.ts';
import { type RichText, richText } from '../rich-text.ts';
import {
  code,
  codes,
  flag,
  got,
  list,
  message,
  number,
  oneOf,
  optional,
  sentence,
  text,
  texts,
  withCode,
} from './message.ts';

const GIVE_COMMITS = 'Give `base` and `head` as inputs.';
const GRANT_CONTENTS = 'Grant `contents: read` in the workflow, or run the job again.';
const GIVE_UNCHANGED = 'Give the files that `measure` wrote in this run, unchanged and each once.';

/** The kind of file that was to be read. What to do about it depends on that. */
const file = oneOf('recording', 'baseline');

function remedyFor(kind: 'recording' | 'baseline'): RichText {
  return withCode(
    kind === 'recording'
      ? 'Give the file that `measure` wrote, unchanged.'
      : 'Write it again with `bench-referee check --write-baseline`, and commit it.',
  );
}

export const EVENT_MESSAGES = {
  'unsupported-event': message(
    { event: text },
    'the commits to compare are known for pull_request, merge_group, push, workflow_dispatch and schedule, got {event}. Run the gate on one of these; for pull requests from forks use `pull_request`, never `pull_request_target`.',
  ),
  /** A token that may write and secrets are available on this event, so code of a pull request must not run. */
  'privileged-event': sentence(
    `code of a pull request is not run on this event, because its token may write. Measure on \`pull_request\` with bench-referee/measure, and report forks from a second workflow with bench-referee/report: see \`${ownFileUrl('docs/forks.md')}\`.`,
  ),
  'branch-deleted': sentence(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub evaluates it.
    'the branch was deleted, so there is nothing to measure. Add `if: ${{ !github.event.deleted }}` to the job.',
  ),
  'event-not-recorded': message(
    { event: text, events: codes },
    ({ event, events }) =>
      richText`runs of this event are not recorded${got(event)}. A pull request is recorded when it is merged: run this action on ${list(events)}.`,
  ),
  'event-without-base': message(
    { event: text, base: text },
    'the event {event} does not name a commit to compare with, got {base}. Give a branch, tag or SHA as `base`.',
  ),
  'event-without-merge': message(
    { event: text },
    'only a pull request has a merge commit, and the event is {event}. Write `head: head`, or leave it out.',
  ),
  'event-without-sha': message(
    { path: code, found: optional(text) },
    `its payload has no commit SHA at {path}[, got {found}]. ${GIVE_COMMITS}`,
  ),
  'run-without-sha': sentence(
    'the runner did not name the commit that started this run. Give the commit to measure as `head`.',
  ),
  'not-a-ref': message(
    { ref: text },
    'this is not a branch, a tag or a full SHA, got {ref}. Write a name such as `main` or `v1.2.0`, or all 40 characters of a SHA.',
  ),
  'measuring-run-stopped': message(
    { conclusion: text },
    `the run that measured did not end by itself, so there is nothing to report, got {conclusion}. Leave such runs out by the \`if\` of the job, as \`${ownFileUrl('docs/forks.md')}\` shows.`,
  ),
  'measuring-run-failed': message(
    { conclusion: text, url: code },
    'the run that measured did not succeed, so there is nothing to judge, got {conclusion}. Find the cause in {url}, and run it again.',
  ),
  'measuring-run-of-other-repository': message(
    { repository: text },
    'the run that measured belongs to another repository, got {repository}. Report in the repository that measured.',
  ),
  'measuring-run-of-other-event': message(
    { event: text },
    "a second workflow reports only runs of the event pull_request, got {event}. Add `if: github.event.workflow_run.event == 'pull_request'` to the job; on other events report in the run that measures.",
  ),
  'measuring-run-incomplete': message(
    { field: code },
    ({ field }) =>
      richText`its payload does not have ${field}. ${withCode('Report in a workflow that `workflow_run` starts, with `types: [completed]`.')}`,
  ),
  'head-repository-deleted': sentence(
    'the repository of the pull request was deleted, so the pull request cannot be found.',
  ),
  'workflow-not-on-default-branch': message(
    { path: text },
    'the workflow that measured is not on the default branch, got {path}. Merge it there first, because a pull request can add a workflow of the same name.',
  ),
  'pull-request-not-found': message(
    { branch: text },
    'no pull request of this repository has this commit as its head, got {branch}. If its branch was renamed, push to it once more.',
  ),
  'several-pull-requests': message(
    { numbers: codes },
    'several pull requests have this head, so it is unknown which one to report to, got {numbers}. Close all but one, or give each a branch of its own, and run the first workflow again.',
  ),
  'pull-request-unreadable': message(
    { answer: text },
    'the pull request could not be looked up, got {answer}. Grant `contents: read` and `pull-requests: write` in the workflow, or run the job again.',
  ),
  'pull-request-closed': sentence(
    'it is closed, so it was not commented on. The check run is on the commit that was measured.',
  ),
  'pull-request-moved': message(
    { head: code, measured: code },
    'its head is {head} now and this run measured {measured}, so it was not commented on. The check run is on the commit that was measured.',
  ),
  'repository-unreadable': message(
    { answer: text },
    `the repository could not be read, got {answer}. ${GRANT_CONTENTS}`,
  ),
  'api-incomplete': message(
    { answer: text },
    `this server does not have all requests of the GitHub API that \`report\` needs, or a proxy does not let one through, got {answer}. Use the root action in one job: \`${ownFileUrl('docs/other-servers.md')}\` says what works where.`,
  ),
  'commit-hidden': message(
    { sha: code },
    `GitHub does not have the commit {sha} to read this file from, or hides it from the token. ${GRANT_CONTENTS}`,
  ),
  'target-branch-not-found': sentence(
    'the branch that head is compared with could not be found. Run again, and check that `github-token` may read this repository.',
  ),
  'config-change-unreadable': message(
    { answer: text },
    'what head changes in it could not be read, got {answer}. The file of the base commit was used.',
  ),
  'token-missing': message({ isRecord: flag }, ({ isRecord }) => {
    const need = isRecord ? 'the history cannot be written' : 'the configuration of the base branch cannot be read';
    return richText`there is no token, and without one ${need}. Leave the input out to use the token of the workflow.`;
  }),
  'no-recording-matches': message(
    { pattern: text },
    'no file in the workspace matches, got {pattern}. Download the artifact with the recording before this step, into the folder that the pattern names.',
  ),
  'no-recording-named': sentence('no recording is named. Write `report recording.json`.'),
  'recording-not-found': message(
    { writer: code },
    ({ writer }) => richText`there is no such file. Give the file that ${writer} wrote.`,
  ),
  'too-many-recordings': message(
    { count: number, limit: number },
    'one report takes at most {limit}, as GitHub starts no more jobs from one matrix, got {count}. Leave out other files, or make several reports with a `name` each.',
  ),
  /** A recording has a diagnostic of another version, or one that measuring does not report. */
  'unknown-code': message({ code: text }, '{code} was found, which this version of bench-referee has no words for.'),
  'recording-not-json': message(
    { reason: text, file },
    ({ reason, file }) => richText`this is not JSON${got(reason)}. ${remedyFor(file)}`,
  ),
  'recording-of-other-version': message({ version: number, file }, ({ version, file }) => {
    const remedy =
      file === 'baseline' ? remedyFor(file) : richText`Use the same version of bench-referee to measure and to report.`;
    return richText`another version of bench-referee wrote this recording, got version ${version}. ${remedy}`;
  }),
  'not-a-recording': message(
    { reason: text, file },
    ({ reason, file }) => richText`this is not a recording: ${reason}. ${remedyFor(file)}`,
  ),
  'recorded-text-too-long': message(
    { text, length: number, limit: number },
    'the text has {length} characters[, got {text}]. Shorten it to at most {limit} characters where it is defined, and measure again.',
  ),
  /** The schema fits, but what one part of the recording says does not fit another part. */
  'recording-inconsistent': message(
    {
      fault: oneOf(
        'rounds',
        'command',
        'warm-up',
        'baseline',
        'attempts',
        'attempt-count',
        'retries',
        'values',
        'values-twice',
        'search',
        'profiles',
        'places',
      ),
      round: optional(number),
      benchmark: optional(text),
      side: optional(oneOf('base', 'head')),
      file,
    },
    ({ fault, round, benchmark, side, file }) => {
      const aside = richText`round ${round} was put aside as disturbed`;
      const faults = {
        rounds: richText`its lowest number of rounds is above its highest`,
        command: richText`an invocation belongs to no command of the recording`,
        'warm-up': richText`its warm-up, which has no values, was put aside as disturbed`,
        baseline: richText`${aside}, and base was not measured`,
        attempts: richText`${aside}, but not the same number of times on both sides and for every command`,
        'attempt-count': richText`${aside} too many times`,
        retries: richText`round ${round} was measured again after a failure, which this run may not do so often or there`,
        values: richText`the values of ${benchmark} on ${side} do not belong to invocations of their side`,
        'values-twice': richText`${benchmark} on ${side} has two values of one metric from the same invocation`,
        search: richText`its search for a commit names commits, commands or invocations that it does not have`,
        profiles: richText`its profiles name commands, functions or stacks that it does not have, stacks that are too deep, or a benchmark twice`,
        places: richText`a benchmark has two places`,
      };
      return richText`${faults[fault]}. ${remedyFor(file)}`;
    },
  ),
  /** `commit` is absent if the server did not list the commits. */
  'searched-commit-unknown': message({ commit: optional(text) }, ({ commit }) =>
    commit === undefined
      ? richText`the commit that broke a budget is not named: the server did not list the commits between base and head.`
      : richText`the commit that broke a budget is not named: the recording has ${commit}, which does not lie between base and head.`,
  ),
  'recordings-of-other-commits': message(
    { commits: text },
    'it does not have the two commits of the first recording, got {commits}. Report recordings of one base and one head together.',
  ),
  'recordings-of-one-name': message(
    { name: text },
    'two have the same name, got {name}. Give every leg a `name` of its own when it measures.',
  ),
  'recording-of-other-head': message(
    { found: optional(text) },
    'its head is not the commit of this run[, got {found}]. Report what the run of this commit measured; a second workflow can report `head: head` only.',
  ),
  'recording-of-other-base': message(
    { found: optional(text) },
    'its base is not in the history that this run compares with[, got {found}]. Measure against the merge base, the target branch, or another commit of that history.',
  ),
  'recording-of-other-baseline': message(
    { path: text },
    'it compares with a baseline that the configuration does not name, got {path}. Measure again, with the configuration of the base branch.',
  ),
  'recording-without-rule': message(
    { rule: code },
    'it leaves out a command by {rule}, which the configuration of base does not have, so it was not made by this gate.',
  ),
  'recording-with-false-skip': message(
    { rule: code, found: optional(code), examples: optional(texts) },
    ({ rule, found, examples = [] }) =>
      richText`it leaves out a command by ${rule}, which does not hold for the files of both commits${found === undefined ? richText`` : richText` (${found}: ${list(examples)})`}, so it was not made by this gate. ${GIVE_UNCHANGED}`,
  ),
  'skip-not-proved': message(
    { output: text },
    `it leaves out a command, and the server did not give the files of both commits to check that: {output}. ${GRANT_CONTENTS}`,
  ),
  'recording-without-rounds': message(
    { rounds: number },
    `it claims that all {rounds} rounds were run, and does not have them. ${GIVE_UNCHANGED}`,
  ),
  'recording-without-failure': message({}, `it claims that something failed, and has no failure. ${GIVE_UNCHANGED}`),
  'recording-given-twice': message(
    { other: text },
    `it has the same measurements as the recording {other}. ${GIVE_UNCHANGED}`,
  ),
  'recorded-unit-differs': message(
    { recorded: text, configured: text },
    'the recording has {recorded} and the configuration {configured}, which is used.',
  ),
  'recorded-rounds-differ': message(
    { recorded: text, configured: text },
    'the recording was planned with {recorded} and the configuration has {configured}. Another number of rounds than planned detects less. Write the rounds into the configuration instead of giving them to `measure`.',
  ),
};
