import { describe, expect, test } from '@jest/globals';
import { readOnlyOrigin } from '../../../src/actions/publish-result.ts';
import { LOCAL_TRIGGER } from '../../../src/host/trigger.ts';

describe('the origin of a read-only token', () => {
  const repo = (name: string | null) => ({ repo: name === null ? null : { full_name: name } });
  const originOf = (head: string | null, login = 'octocat', event = 'pull_request') =>
    readOnlyOrigin({
      ...LOCAL_TRIGGER,
      event,
      payload: { pull_request: { head: repo(head), base: repo('octo/demo'), user: { login } } },
    });

  test('is a fork, also one that was deleted', () => {
    expect([originOf('stranger/demo'), originOf(null)]).toEqual(['fork', 'fork']);
  });

  test('is Dependabot', () => expect(originOf('octo/demo', 'dependabot[bot]')).toBe('dependabot'));

  test('is none for a branch of the repository, and for other events', () => {
    expect(originOf('octo/demo')).toBeNull();
    expect(originOf('stranger/demo', 'octocat', 'workflow_run')).toBeNull();
    expect(readOnlyOrigin({ ...LOCAL_TRIGGER, event: 'pull_request', payload: {} })).toBeNull();
  });
});
