// Refuses events on which code of a pull request must never run: their token may write and secrets are available,
// whoever opened the pull request. Trigger in; out a UserError that names the right layout, before anything is fetched.
// There is no option to allow it.

import { UserError } from '../errors.ts';
import type { Trigger } from '../host/host.ts';

const PRIVILEGED = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Throws on such an event, also if head is no fork: `pull_request` measures that too, and payloads prove nothing. */
export function refusePrivilegedEvent({ event }: Pick<Trigger, 'event'>): void {
  if (!isPrivilegedEvent({ event })) return;
  throw new UserError({
    where: `event "${event}"`,
    what: 'code of a pull request is not run on this event, because a token that may write lies beside it',
    remedy:
      'Measure on `pull_request` with bench-referee/measure, and report forks from a second workflow with bench-referee/report: see docs/forks.md',
  });
}

/** Reports whether it is such an event. Its `GITHUB_SHA` is the tip of a branch and not the commit in question. */
export function isPrivilegedEvent({ event }: Pick<Trigger, 'event'>): boolean {
  return PRIVILEGED.includes(event);
}
