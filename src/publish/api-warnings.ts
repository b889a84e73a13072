// Warnings for what could not be published, or for an override that could not be read. An ApiError in, one warning
// with cause and remedy out. Never throws, because a failure here must not change the verdict.

import type { ApiError } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { quoteText } from '../text/quote-text.ts';

/** A resource that is published or read, and the permission that the workflow's token needs for it. */
export interface ApiResource {
  readonly name: string;
  readonly permission: 'pull-requests' | 'checks';
  readonly access: 'read' | 'write';
  /** Plural name of the feature that a server may lack. */
  readonly things: string;
  /** Advice for such a server: one sentence without its full stop. */
  readonly instead: string;
}

export function warnPublishFailure(log: Log, channel: ApiResource, error: ApiError): void {
  // A server that is not GitHub may not show a job summary either.
  const where =
    error.failure === 'foreign'
      ? 'The verdict stands: it decides how the step ends, and the other outputs show it.'
      : 'The verdict stands; the report is in the job summary.';
  log.warning(`${explainApiError(channel, error)} ${where}`);
}

const PITFALLS: Readonly<Record<ApiResource['access'], string>> = {
  read: 'A workflow that names some permissions has none of those that it leaves out.',
  write: 'On pull requests from forks and from Dependabot the token is read-only whatever the workflow says.',
};

/** Warns that an override, which would let a failing run pass, could not be read. */
export function warnReadFailure(log: Log, channel: ApiResource, error: ApiError): void {
  log.warning(`${explainApiError(channel, error)} The verdict stands, and nothing is accepted.`);
}

/** Explains the error in one line, because some runners show only the first line of a warning as such. */
function explainApiError(channel: ApiResource, { failure, status, message }: ApiError): string {
  const { name, access, things, instead } = channel;
  const complain = (what: string, remedy: string): string =>
    `${name}: ${what}, got ${quoteText(message)}. ${remedy}.`;
  if (failure === 'unavailable') {
    return complain('GitHub could not be reached or asked to wait too long', 'Run the job again');
  }
  if (failure === 'foreign') {
    return complain(`this server has no ${things}, or a proxy does not let the request through`, instead);
  }
  if (failure === 'missing') {
    return complain(
      'GitHub does not know the repository, pull request or commit, or hides it from the token',
      `Check the input "github-token", and what the workflow grants: ${formatPermissions(channel)}`,
    );
  }
  if (failure === 'invalid') {
    return complain('GitHub did not accept it', 'Please report this, as it is a defect');
  }
  if (status === 401) {
    return complain(
      'GitHub does not accept the token',
      'Check the input "github-token"; a token ends with its job, a personal one with its date',
    );
  }
  if (/\blocked\b/i.test(message)) {
    return complain('the conversation is locked', 'Unlock it to let the comment through');
  }
  const remedy = `Grant it in the workflow, beside what else the job needs: ${formatPermissions(channel)}`;
  return `${complain(`the token may not ${access} it`, remedy)} ${PITFALLS[access]}`;
}

/** Returns the permissions to copy into a workflow. */
function formatPermissions({ permission, access }: ApiResource): string {
  return `\`permissions: { contents: read, ${permission}: ${access} }\``;
}
