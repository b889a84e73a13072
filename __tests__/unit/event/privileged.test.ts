import '../../support/readable-errors.ts';
import { expect, test } from '@jest/globals';
import { isPrivilegedEvent, refusePrivilegedEvent } from '../../../src/event/commit-selection.ts';

test.each(['pull_request_target', 'workflow_run', 'issue_comment'])(
  'T42: %s runs no code of a pull request',
  (event) => {
    expect(isPrivilegedEvent({ event })).toBe(true);
    const act = () => refusePrivilegedEvent({ event });
    expect(act).toThrow(
      `event "${event}": code of a pull request is not run on this event, because its token may write.`,
    );
    expect(act).toThrow('docs/forks.md');
  },
);

test.each(['pull_request', 'merge_group', 'push', 'workflow_dispatch', 'schedule', 'local'])(
  '%s is none of them',
  (event) => {
    expect(() => refusePrivilegedEvent({ event })).not.toThrow();
  },
);
