// Events on which code of a pull request is never run: their token may write and their secrets are there,
// whoever opened the pull request. Trigger in; a UserError that says which layout to use, before anything is
// fetched. There is no switch to allow it.

import { UserError } from '../errors.ts';
import type { Trigger } from '../host/host.ts';

const PRIVILEGED = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Also where head is no fork: `pull_request` measures that too, and a name in a payload is no reason to trust it. */
export function refusePrivileged({ event }: Pick<Trigger, 'event'>): void {
  if (!isPrivileged({ event })) return;
  throw new UserError({
    where: `event "${event}"`,
    what: 'code of a pull request is not run on this event, because a token that may write lies beside it',
    remedy:
      'Measure on `pull_request` with bench-referee/measure, and report forks from a second workflow with bench-referee/report: see docs/forks.md',
  });
}

/** Its `GITHUB_SHA` is the tip of a branch and not the commit that is asked about. */
export function isPrivileged({ event }: Pick<Trigger, 'event'>): boolean {
  return PRIVILEGED.includes(event);
}
