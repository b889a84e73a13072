// Messages about what is sent to GitHub and read from it: comments, check runs, labels. None of them changes a verdict.

import { ownFileUrl } from '../../text/own-repository.ts';
import { asUntrustedText, type Piece } from '../rich-text.ts';
import { type Field, flag, message, oneOf, text } from './message.ts';

/** Resources of GitHub: the permission that the token needs, and how to do without it. */
const RESOURCES = {
  comment: {
    permission: 'pull-requests: write',
    things: 'comments on pull requests',
    instead: 'set `comment: never`',
  },
  'check run': {
    permission: 'checks: write',
    things: 'check runs',
    instead: 'set `check: false`',
  },
  label: {
    permission: 'pull-requests: read',
    things: 'events of pull requests that say who set a label',
    instead: 'set `override-scope: never`',
  },
  issue: {
    permission: 'issues: write',
    things: 'such issues',
    instead: 'leave out the input `issue`',
  },
} as const;

type Resource = keyof typeof RESOURCES;

const READ_ONLY = `The workflow cannot change that. Write from a second workflow: see \`${ownFileUrl('docs/forks.md')}\`.`;

const SET_AGAIN = 'To accept this head, remove the label and set it again.';

const NAME_ANOTHER_REF = 'Name another ref, which is created if it is missing.';

/**
 * Why GitHub refused a request, and what to do. `token`: status 401. `locked`: the conversation is locked. `fork` and
 * `dependabot`: the token may only read, because the pull request comes from there. `disabled`: the repository has no issues.
 */
const REFUSALS = {
  unavailable: () => 'GitHub could not be reached, or asked to wait too long: {answer}. Run the job again.',
  foreign: (resource: Resource) =>
    `this server has no ${RESOURCES[resource].things}, or a proxy blocks the request: {answer}. Allow it, or ${RESOURCES[resource].instead}.`,
  missing: (resource: Resource) =>
    `GitHub does not have the ${resource === 'issue' ? 'repository' : 'repository, pull request or commit'}, or hides it from the token: {answer}. Check the input \`github-token\` and the permissions in the workflow: ${permissionsFor(resource)}.`,
  invalid: () => 'GitHub refused it: {answer}. This is a bug in bench-referee: please report it.',
  token: () =>
    'GitHub does not accept the token: {answer}. Check the input `github-token`: the token of a job ends with the job, and a personal one expires.',
  fork: () => `this pull request is from a fork, so its token is read-only: {answer}. ${READ_ONLY}`,
  dependabot: () => `this pull request is from Dependabot, so its token is read-only: {answer}. ${READ_ONLY}`,
  locked: (resource: Resource) =>
    resource === 'issue'
      ? 'the issue is locked: {answer}. Unlock it to keep it up to date.'
      : 'the conversation is locked: {answer}. Unlock it to get a comment.',
  forbidden: (resource: Resource) =>
    `${resource === 'label' ? 'the token may not read it' : 'the token may not write it'}: {answer}. Add it to the permissions of the job: ${permissionsFor(resource)}. A job that names some permissions has no others.`,
  disabled: () =>
    `the repository has issues switched off: {answer}. Switch them on in its settings, or ${RESOURCES.issue.instead}.`,
} as const;

function permissionsFor(resource: Resource): string {
  return `\`permissions: { contents: read, ${RESOURCES[resource].permission} }\``;
}

/** A time as GitHub writes it; in quotes if it has another form. */
const time: Field<string, Piece> = {
  ...text,
  show: (value) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) ? value : asUntrustedText(value)),
};

const event = { by: text, at: time };

export const PUBLISH_MESSAGES = {
  'proxy-not-used':
    'Node.js {version} of this runner is too old to use the proxy by itself. Update the runner, or set `NODE_USE_ENV_PROXY: 1` in the environment of the job.',
  'history-forbidden':
    'the token may not write {ref} ({answer}). Grant the job `permissions: contents: write`, and check that no ruleset of the repository restricts this ref.',
  'history-not-written': message({ ref: text, answer: text, isUnavailable: flag }, ({ isUnavailable }) =>
    isUnavailable
      ? 'the ref {ref} could not be written ({answer}). Run the job again; a run is stored only once.'
      : 'the ref {ref} could not be written ({answer}). If the server accepts only branches, use `refs/heads/bench-referee-history`.',
  ),
  'history-ref-refused':
    'the server does not let this job write the ref {ref} ({answer}). If it accepts only branches, or a rule protects this one, use a separate branch: `ref: refs/heads/bench-referee-history`. The job also needs `permissions: contents: write`.',
  'history-foreign-ref': `the ref {ref} has {files other file} and no runs, so it is not a history. ${NAME_ANOTHER_REF}`,
  'history-no-commit': `the ref {ref} does not point to a commit, so it is not a history. ${NAME_ANOTHER_REF}`,
  'history-of-failed-run':
    'the run failed or is not complete, so its results are not stored. See the report of the run.',
  'history-run-too-large':
    'it has {results:number} results and {bytes:number} bytes, but a run of the history has at most {limit:number} results and {byteLimit:number} bytes. Measure fewer benchmarks, or record them in several refs.',
  'history-files-left-out': '{count:number} more files of the ref are left out, too.',
  'history-contended':
    'other jobs moved the ref {ref} in each of {tries:number} tries. Run this job again; it records the same run.',
  'history-unreadable': 'the ref {ref} could not be fetched ({output}). Check that the token may read the repository.',
  'history-of-baseline':
    'base is a baseline ({path}) that was not measured on this machine, so the ratio is not recorded. Record runs that measure both commits.',
  'history-without-results':
    'no result was measured on both commits, so there is nothing to record. See the report of the run.',
  'github-refused': message(
    {
      resource: oneOf('comment', 'check run', 'label'),
      failure: oneOf(
        'unavailable',
        'foreign',
        'missing',
        'invalid',
        'token',
        'locked',
        'fork',
        'dependabot',
        'forbidden',
      ),
      answer: text,
    },
    ({ resource, failure }) => {
      const end =
        resource === 'label'
          ? 'The verdict is unchanged, and nothing is accepted.'
          : failure === 'foreign'
            ? // A server that is not GitHub may not show a job summary either.
              'The verdict is unchanged: it decides how the step ends, and the other outputs show it.'
            : 'The verdict is unchanged; the report is in the job summary.';
      return `${REFUSALS[failure](resource)} ${end}`;
    },
  ),
  'issue-refused': message(
    {
      failure: oneOf('unavailable', 'foreign', 'missing', 'invalid', 'token', 'locked', 'forbidden', 'disabled'),
      answer: text,
    },
    ({ failure }) =>
      `${REFUSALS[failure]('issue')} The verdict is unchanged; \`bench-referee history\` shows the steps.`,
  ),
  'issue-history-unreadable':
    'left as it is, because the history could not be read: {reason}. The verdict is unchanged. Run the job again.',
  'not-published': 'could not be published: {reason}. The verdict is unchanged. Run the job again.',
  'comment-not-checked':
    'written, but this gate may have a second one, which could not be checked: {answer}. The next run checks again.',
  'annotations-refused': 'written without annotations, because GitHub refused them: {answer}.',
  'annotations-incomplete':
    'only the first {sent:number} of {all:number} annotations may have been written: {answer}. The table has all results.',
  'label-of-unknown-author':
    'is set, but GitHub does not say by whom, so nothing is accepted. Remove it and set it again.',
  'label-of-other-head':
    'applies to the head of the pull request, which is now {head:code}, and not to {measured:code}, which this run measured. See the run of that head.',
  'label-before-reopening': message(
    event,
    `was set by {by} at {at}, and the pull request was reopened after that. ${SET_AGAIN}`,
  ),
  'label-before-push': message(
    { ...event, pushedAt: time },
    `was set by {by} at {at}, and this head was pushed at {pushedAt}. ${SET_AGAIN}`,
  ),
  /** GitHub does not say when the head was pushed; `isForbidden`: because the token may not read it. */
  'label-of-unknown-head': message({ ...event, isForbidden: flag }, ({ isForbidden }) =>
    isForbidden
      ? 'was set by {by} at {at}, but the token may not read when the head was pushed, so nothing is accepted. Add to the job: `permissions: contents: read`.'
      : 'was set by {by} at {at}, but GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again.',
  ),
  'recording-cut-short': 'cancelled; the recording has everything measured so far.',
} as const;
