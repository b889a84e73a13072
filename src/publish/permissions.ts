// What to say when something could not be published, or read that would have let a run pass. Takes the ForgeError,
// writes one warning that names the cause and the remedy. Never throws: trouble must not change the verdict.

import { sentence } from '../errors.ts';
import type { ForgeError } from '../host/forge.ts';
import type { Log } from '../host/host.ts';

/** What was to be published or read, and the permission of the workflow's token that it takes. */
export interface Channel {
  readonly name: string;
  readonly permission: 'pull-requests' | 'checks' | 'contents';
  readonly access: 'read' | 'write';
}

export function warnUnpublished(log: Log, channel: Channel, error: ForgeError): void {
  log.warning(`${explain(channel, error)} The verdict stands; the report is in the job summary.`);
}

const PITFALLS: Readonly<Record<Channel['access'], string>> = {
  read: 'A workflow that names some permissions has none of those that it leaves out.',
  write: 'On pull requests from forks and from Dependabot the token is read-only whatever the workflow says.',
};

/** Of what would have let a failing run pass. */
export function warnUnread(log: Log, channel: Channel, error: ForgeError): void {
  log.warning(`${explain(channel, error)} The verdict stands, and nothing is accepted.`);
}

function explain(channel: Channel, { failure, status, message }: ForgeError): string {
  const { name, access } = channel;
  const complain = (what: string, remedy: string): string =>
    sentence({ where: name, what, got: message, remedy });
  if (failure === 'unavailable') {
    return complain('GitHub could not be reached or asked to wait too long', 'Run the job again');
  }
  if (failure === 'missing') {
    return complain(
      'GitHub does not know the pull request or commit, or hides it from the token',
      'Check the input "github-token" and whether it may read this repository',
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
  return `${complain(`the token may not ${access} it`, 'Grant it in the workflow, beside what else the job may do, such as `contents: read`')}\n${grant(channel)}`;
}

function grant({ permission, access }: Channel): string {
  return ['  permissions:', `    ${permission}: ${access}`, PITFALLS[access]].join('\n');
}
