// Messages about what is sent to GitHub and read from it: comments, check runs, labels. None of them changes a verdict.

import { ownFileUrl } from '../../text/own-repository.ts';
import { asUntrustedText, type Piece } from '../rich-text.ts';
import { type Field, flag, message, oneOf, text } from './message.ts';

/** Resources of GitHub: the permission that the token needs, and how to do without it. */
const RESOURCES = {
  comment: {
    permission: 'pull-requests: write',
    things: 'comments on pull requests',
    instead: 'To do without, set `comment: never`.',
  },
  'check run': {
    permission: 'checks: write',
    things: 'check runs',
    instead: 'To do without, set `check: false`.',
  },
  label: {
    permission: 'pull-requests: read',
    things: 'events of pull requests that say who set a label',
    instead: 'To do without, set `override-scope: never`.',
  },
  issue: {
    permission: 'issues: write',
    things: 'such issues',
    instead: 'To do without, leave out the input `issue`.',
  },
} as const;

type Resource = keyof typeof RESOURCES;

const READ_ONLY = `GitHub makes its token read-only, whatever the workflow grants. A second workflow can write there: see \`${ownFileUrl('docs/forks.md')}\`.`;

const SET_AGAIN = 'To accept this head, remove the label and set it again.';

const NAME_ANOTHER_REF = 'Name another ref, which is created if it is missing.';

/**
 * Why GitHub refused a request, and what to do. `token`: status 401. `locked`: the conversation is locked. `fork` and
 * `dependabot`: the token may only read, because the pull request comes from there. `disabled`: the repository has no issues.
 */
const REFUSALS = {
  unavailable: () => 'GitHub could not be reached or asked to wait too long: {answer}. Run the job again.',
  foreign: (resource: Resource) =>
    `this server has no ${RESOURCES[resource].things}, or a proxy does not let the request through: {answer}. ${RESOURCES[resource].instead}`,
  missing: (resource: Resource) =>
    `GitHub does not have the ${resource === 'issue' ? 'repository' : 'repository, pull request or commit'}, or hides it from the token: {answer}. Check the input \`github-token\` and the permissions in the workflow: ${permissionsFor(resource)}.`,
  invalid: () => 'GitHub did not accept it: {answer}. This is a bug in bench-referee: please report it.',
  token: () =>
    'GitHub does not accept the token: {answer}. Check the input `github-token`; a token ends with its job, a personal one with its date.',
  fork: () => `this pull request is from a fork, so the token may not write it: {answer}. ${READ_ONLY}`,
  dependabot: () => `this pull request is from Dependabot, so the token may not write it: {answer}. ${READ_ONLY}`,
  locked: (resource: Resource) =>
    resource === 'issue'
      ? 'the issue is locked: {answer}. Unlock it to let it be updated.'
      : 'the conversation is locked: {answer}. Unlock it to let the comment through.',
  forbidden: (resource: Resource) =>
    `the token may not ${resource === 'label' ? 'read' : 'write'} it: {answer}. Grant it in the workflow, together with the other permissions of the job: ${permissionsFor(resource)}. A workflow that names some permissions has no others.`,
  disabled: () =>
    `the issues of the repository are switched off: {answer}. Switch them on in its settings. ${RESOURCES.issue.instead}`,
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
    'Node.js {version} of this runner is too old to use the proxy of the environment by itself. Update the runner, or set `NODE_USE_ENV_PROXY` to 1 in the environment of the job.',
  'history-forbidden':
    'the token may not write {ref} ({answer}). Grant the job `permissions: contents: write`, and check that no ruleset of the repository restricts this ref.',
  'history-not-written': message({ ref: text, answer: text, isUnavailable: flag }, ({ isUnavailable }) =>
    isUnavailable
      ? 'the ref {ref} could not be written ({answer}). Run the job again: a run is stored once.'
      : 'the ref {ref} could not be written ({answer}). Where the server accepts only branches, use a ref such as `refs/heads/bench-referee-history`.',
  ),
  'history-ref-refused':
    'the server does not let this job write the ref {ref} ({answer}). Where it accepts only branches, or a rule protects this one, use a separate branch: `ref: refs/heads/bench-referee-history`. The job needs `permissions: contents: write` as well.',
  'history-foreign-ref': `the ref {ref} has {files other file} and no runs, so it is not a history. ${NAME_ANOTHER_REF}`,
  'history-no-commit': `the ref {ref} does not point to a commit, so it is not a history. ${NAME_ANOTHER_REF}`,
  'history-of-failed-run':
    'the run failed or is not complete, so its results are not stored. The report of the run says why.',
  'history-run-too-large':
    'it has {results:number} results, which take {bytes:number} bytes. A run of the history has at most {limit:number} results and {byteLimit:number} bytes. Measure fewer benchmarks, or record them in several refs.',
  'history-files-left-out': '{count:number} more files of the ref are left out as well.',
  'history-contended':
    'other jobs moved the ref {ref} in each of {tries:number} tries. Run this job again; what it records is the same.',
  'history-unreadable': 'the ref {ref} could not be fetched ({output}). Check that the token may read the repository.',
  'history-of-baseline':
    'base is a baseline that was measured earlier ({path}), and not on this machine, so the ratio is not recorded. Record runs that measure both commits.',
  'history-without-results':
    'no result was measured on both commits, so there is nothing to record. The report of the run says why.',
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
    'left as it is, because the history could not be read: {reason}. The verdict is unchanged.',
  'not-published': 'could not be published: {reason}. The verdict is unchanged.',
  'comment-not-checked':
    'it was written, but whether it is the only one of this gate could not be checked: {answer}. The next run checks it again.',
  'annotations-refused': 'written without annotations, because GitHub refused them: {answer}.',
  'annotations-incomplete':
    'perhaps only the first {sent:number} of {all:number} annotations were written: {answer}. Its table has all results.',
  'label-of-unknown-author':
    'is on the pull request, but GitHub does not say who set it, so nothing is accepted. Remove it and set it again.',
  'label-of-other-head':
    'applies to the head of the pull request, which is now {head:code}. This run measured {measured:code}.',
  'label-before-reopening': message(
    event,
    `was set by {by} at {at}, and the pull request was reopened after that. ${SET_AGAIN}`,
  ),
  'label-before-push': message(
    { ...event, pushedAt: time },
    `was set by {by} at {at}, and this head was pushed at {pushedAt}. A new push needs a new label. ${SET_AGAIN}`,
  ),
  /** GitHub does not say when the head was pushed; `isForbidden`: because the token may not read it. */
  'label-of-unknown-head': message({ ...event, isForbidden: flag }, ({ isForbidden }) =>
    isForbidden
      ? 'was set by {by} at {at}, but the token may not read when the head was pushed, so nothing is accepted. Grant it in the workflow: `permissions: contents: read`.'
      : 'was set by {by} at {at}, but GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again.',
  ),
  'recording-cut-short': 'cancelled; the recording holds what was measured until then.',
} as const;
