// Messages about what is sent to GitHub and read from it: comments, check runs, labels. None of them changes a verdict.

import { ownFileUrl } from '../../text/own-repository.ts';
import { asCode, asUntrustedText, type Piece, type RichText, richText } from '../rich-text.ts';
import { code, type Field, flag, got, message, number, oneOf, sentence, text, withCode } from './message.ts';

/** Resources of GitHub: the permission that the token needs, and how to do without it. */
const RESOURCES = {
  comment: {
    permission: 'pull-requests: write',
    things: 'comments on pull requests',
    instead: 'Write `comment: never` to do without.',
  },
  'check run': {
    permission: 'checks: write',
    things: 'check runs',
    instead: 'Write `check: false` to do without.',
  },
  label: {
    permission: 'pull-requests: read',
    things: 'events of pull requests that say who set a label',
    instead: 'Write `override-scope: never` to do without.',
  },
} as const;

const LEAVE_OUT = 'Leave the input `issue` out to do without.';

const READ_ONLY = withCode(
  `GitHub makes its token read-only, whatever the workflow grants. A second workflow can write there: see \`${ownFileUrl('docs/forks.md')}\`.`,
);

const SET_AGAIN = 'To accept this head, remove the label and set it again.';

/** A time as GitHub writes it; in quotes if it has another form. */
const time: Field<string, Piece> = {
  ...text,
  show: (value) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) ? value : asUntrustedText(value)),
};

const event = { by: text, at: time };

export const PUBLISH_MESSAGES = {
  'proxy-not-used': message(
    { version: text },
    'the Node.js of this runner is too old to use the proxy of the environment by itself, got {version}. Update the runner, or set `NODE_USE_ENV_PROXY` to 1 in the environment of the job.',
  ),
  'history-forbidden': message(
    { ref: text, answer: text },
    'the token may not write {ref} ({answer}). Grant the job `permissions: contents: write`, and check that no ruleset of the repository restricts this ref.',
  ),
  'history-not-written': message({ ref: text, answer: text, isUnavailable: flag }, ({ ref, answer, isUnavailable }) => {
    const remedy = isUnavailable
      ? 'Run the job again: a run is stored once.'
      : 'Where the server accepts only branches, use a ref such as `refs/heads/bench-referee-history`.';
    return richText`the ref ${ref} could not be written (${answer}). ${withCode(remedy)}`;
  }),
  'history-ref-refused': message(
    { ref: text, answer: text },
    'the server does not let this job write the ref {ref}, got {answer}. Where it accepts only branches, or a rule protects this one, write a branch of its own: `ref: refs/heads/bench-referee-history`. The job needs `permissions: contents: write` as well.',
  ),
  'history-foreign-ref': message(
    { ref: text, files: number },
    'the ref {ref} holds other files and no runs (it has {files}), so it is no history. Name another ref, which is created if it is missing.',
  ),
  'history-no-commit': message(
    { ref: text },
    'the ref {ref} names no commit, so it is no history. Name another ref, which is created if it is missing.',
  ),
  'history-of-failed-run': sentence(
    'the run failed or is not complete, so its results are not stored. The report of the run says why.',
  ),
  'history-run-too-large': message(
    { results: number, limit: number, bytes: number, byteLimit: number },
    'it has {results} results, which take {bytes} bytes. A run of the history has at most {limit} results and {byteLimit} bytes. Measure fewer benchmarks, or record them in several refs.',
  ),
  'history-files-left-out': message({ count: number }, '{count} more files of the ref are left out as well.'),
  'history-contended': message(
    { ref: text, tries: number },
    'the ref {ref} was moved by other jobs in each of {tries} tries. Run this job again; what it records is the same.',
  ),
  'history-unreadable': message(
    { ref: text, output: text },
    'the ref {ref} could not be fetched ({output}). Check that the token may read the repository.',
  ),
  'history-of-baseline': message(
    { path: text },
    'base is a baseline that was measured earlier ({path}), and not on this machine, so the ratio is not recorded. Record runs that measure both commits.',
  ),
  'history-without-results': sentence(
    'it has no result that both commits have, so there is nothing to record. The report of the run says why.',
  ),
  /**
   * GitHub refused a request. `token`: status 401. `locked`: the conversation is locked. `fork` and `dependabot`: the
   * token may only read, because the pull request comes from there.
   */
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
    ({ resource, failure, answer }) => {
      const { permission, things, instead } = RESOURCES[resource];
      const permissions = asCode(`permissions: { contents: read, ${permission} }`);
      const isReading = resource === 'label';
      const explanations: Readonly<Record<typeof failure, readonly [what: string, remedy: RichText]>> = {
        unavailable: ['GitHub could not be reached or asked to wait too long', richText`Run the job again.`],
        foreign: [`this server has no ${things}, or a proxy does not let the request through`, withCode(instead)],
        missing: [
          'GitHub does not have the repository, pull request or commit, or hides it from the token',
          richText`Check the input ${asCode('github-token')} and the permissions in the workflow: ${permissions}.`,
        ],
        invalid: ['GitHub did not accept it', richText`Please report this, as it is a defect.`],
        token: [
          'GitHub does not accept the token',
          withCode('Check the input `github-token`; a token ends with its job, a personal one with its date.'),
        ],
        fork: ['this pull request is from a fork, so the token may not write it', READ_ONLY],
        dependabot: ['this pull request is from Dependabot, so the token may not write it', READ_ONLY],
        locked: ['the conversation is locked', richText`Unlock it to let the comment through.`],
        forbidden: [
          `the token may not ${isReading ? 'read' : 'write'} it`,
          richText`Grant it in the workflow, with what else the job needs: ${permissions}. A workflow that names some permissions has no others.`,
        ],
      };
      const [what, remedy] = explanations[failure];
      const end = isReading
        ? 'The verdict is unchanged, and nothing is accepted.'
        : failure === 'foreign'
          ? // A server that is not GitHub may not show a job summary either.
            'The verdict is unchanged: it decides how the step ends, and the other outputs show it.'
          : 'The verdict is unchanged; the report is in the job summary.';
      return richText`${what}${got(answer)}. ${remedy} ${end}`;
    },
  ),
  /** GitHub refused a request about the issue. `disabled`: the repository has no issues. `token` and `locked` as above. */
  'issue-refused': message(
    {
      failure: oneOf('unavailable', 'foreign', 'missing', 'invalid', 'token', 'locked', 'forbidden', 'disabled'),
      answer: text,
    },
    ({ failure, answer }) => {
      const explanations: Readonly<Record<typeof failure, readonly [what: string, remedy: string]>> = {
        unavailable: ['GitHub could not be reached or asked to wait too long', 'Run the job again.'],
        foreign: ['this server has no such issues, or a proxy does not let the request through', LEAVE_OUT],
        missing: [
          'GitHub does not have the repository, or hides it from the token',
          'Check the input `github-token` and the permissions in the workflow: `permissions: { contents: read, issues: write }`.',
        ],
        disabled: [
          'the repository has its issues switched off',
          `Switch them on in the settings of the repository. ${LEAVE_OUT}`,
        ],
        invalid: ['GitHub did not accept it', 'Please report this, as it is a defect.'],
        token: [
          'GitHub does not accept the token',
          'Check the input `github-token`; a token ends with its job, a personal one with its date.',
        ],
        locked: ['the issue is locked', 'Unlock it to let it be updated.'],
        forbidden: [
          'the token may not write it',
          'Grant it in the workflow, with what else the job needs: `permissions: { contents: read, issues: write }`. A workflow that names some permissions has no others.',
        ],
      };
      const [what, remedy] = explanations[failure];
      return richText`${what}${got(answer)}. ${withCode(remedy)} The verdict is unchanged; ${asCode('bench-referee history')} shows the steps.`;
    },
  ),
  'issue-history-unreadable': message(
    { reason: text },
    'left as it is, because the history could not be read, got {reason}. The verdict is unchanged.',
  ),
  'not-published': message({ reason: text }, 'could not be published, got {reason}. The verdict is unchanged.'),
  'comment-not-checked': message(
    { answer: text },
    'it was written, but it could not be checked that it is the only one of this gate, got {answer}. The next run checks it again.',
  ),
  'annotations-refused': message(
    { answer: text },
    'written without annotations, because GitHub refused them, got {answer}.',
  ),
  'annotations-incomplete': message(
    { sent: number, all: number, answer: text },
    'only the first {sent} of {all} annotations are certainly there, got {answer}. Its table has all results.',
  ),
  'label-of-unknown-author': sentence(
    'is on the pull request, and GitHub does not say who set it, so nothing is accepted. Remove it and set it again.',
  ),
  'label-of-other-head': message(
    { head: code, measured: code },
    'applies to the head of the pull request, which is {head} now. This run is about {measured}.',
  ),
  'label-before-reopening': message(
    event,
    ({ by, at }) => richText`was set by ${by} at ${at}, and the pull request was reopened after that. ${SET_AGAIN}`,
  ),
  'label-before-push': message(
    { ...event, pushedAt: time },
    ({ by, at, pushedAt }) =>
      richText`was set by ${by} at ${at}, and this head was pushed at ${pushedAt}. A new push needs a new label. ${SET_AGAIN}`,
  ),
  /** GitHub does not say when the head was pushed; `isForbidden`: because the token may not read it. */
  'label-of-unknown-head': message({ ...event, isForbidden: flag }, ({ by, at, isForbidden }) => {
    const why = isForbidden
      ? 'the token may not read when the head was pushed, so nothing is accepted. Grant it in the workflow: `permissions: contents: read`.'
      : 'GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again.';
    return richText`was set by ${by} at ${at}, and ${withCode(why)}`;
  }),
  'recording-cut-short': sentence('cancelled; the recording holds what was measured until then.'),
};
