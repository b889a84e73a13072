import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { isPlainRef, selectCommits } from '../../../src/event/commit-selection.ts';
import type { Trigger } from '../../../src/host/host.ts';
import { LOCAL_TRIGGER } from '../../../src/host/trigger.ts';

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);
const M = 'c'.repeat(40);
const DEFAULTS = { config: '', configGiven: false, configFrom: 'base' as const };

function trigger(event: string, payload: object, sha: string | null = M): Trigger {
  return { ...LOCAL_TRIGGER, event, payload: { ...payload }, sha };
}

const pullRequest = trigger('pull_request', {
  pull_request: { number: 7, base: { ref: 'main', sha: A }, head: { sha: B } },
});

describe('pull_request', () => {
  test('compares the head commit with its merge base on the base branch', () => {
    expect(selectCommits(pullRequest, { ...DEFAULTS, base: 'merge-base', head: 'head' })).toEqual({
      head: { kind: 'sha', sha: B, how: 'head' },
      base: { kind: 'ref', ref: 'refs/heads/main', how: 'merge-base', fallback: A },
      mergeBase: true,
      target: null,
    });
  });

  test('compares the merge commit with its first parent, whatever the branch did since', () => {
    for (const base of ['merge-base', 'target']) {
      expect(selectCommits(pullRequest, { ...DEFAULTS, base, head: 'merge' })).toEqual({
        head: { kind: 'sha', sha: M, how: 'merge' },
        base: { kind: 'first-parent', how: base },
        mergeBase: false,
        target: null,
      });
    }
  });

  test('takes refs and SHAs as they were given', () => {
    const pair = selectCommits(pullRequest, { ...DEFAULTS, base: 'v1.2.0', head: A });
    expect(pair.base).toEqual({ kind: 'ref', ref: 'v1.2.0', how: 'v1.2.0', fallback: null });
    expect(pair.head).toEqual({ kind: 'sha', sha: A, how: A });
    expect(pair.mergeBase).toBe(false);
    // Whose configuration counts follows from the branch that the pull request goes to.
    expect(pair.target).toMatchObject({ ref: 'refs/heads/main' });
  });

  test('a branch may have any name that git lets it have, and none that is an option', () => {
    const target = (ref: unknown) => {
      const payload = { pull_request: { number: 7, base: { ref, sha: A }, head: { sha: B } } };
      return selectCommits(trigger('pull_request', payload), { ...DEFAULTS, base: 'target', head: 'head' }).base;
    };
    expect(target('-x')).toMatchObject({ ref: 'refs/heads/-x' });
    expect(target('a b')).toEqual({ kind: 'sha', sha: A, how: 'target' });
    expect(target(undefined)).toEqual({ kind: 'sha', sha: A, how: 'target' });
  });

  test('says which part of a payload is missing', () => {
    const payload = { pull_request: { number: 7, base: { ref: 'main', sha: 'abc' }, head: { sha: B } } };
    expect(() =>
      selectCommits(trigger('pull_request', payload), { ...DEFAULTS, base: 'merge-base', head: 'head' }),
    ).toThrow(
      'event "pull_request": its payload has no commit SHA at `pull_request.base.sha`, but "abc". Set the inputs `base` and `head`.',
    );
  });

  test('asks the payload for nothing that was given', () => {
    const pair = selectCommits(trigger('pull_request', {}), { ...DEFAULTS, base: 'main', head: B });
    expect(pair).toMatchObject({ head: { sha: B }, base: { ref: 'main' }, target: null });
  });
});

describe('the other events', () => {
  const settings = { ...DEFAULTS, base: 'merge-base', head: 'head' };

  test('merge_group brings its own pair', () => {
    const group = trigger('merge_group', { merge_group: { base_sha: A, head_sha: B } });
    expect(selectCommits(group, settings)).toMatchObject({
      head: { sha: B, how: 'head' },
      base: { sha: A, how: 'merge-base' },
      mergeBase: true,
    });
  });

  test('push compares with the state before', () => {
    expect(selectCommits(trigger('push', { before: A, after: M }), settings)).toMatchObject({
      head: { sha: M },
      base: { sha: A },
    });
  });

  test('the first push of a branch compares with the default branch', () => {
    const first = trigger('push', { before: '0'.repeat(40), repository: { default_branch: 'trunk' } });
    expect(selectCommits(first, settings)).toMatchObject({
      base: { ref: 'refs/heads/trunk' },
      mergeBase: true,
    });
  });

  test('a push that deleted the branch has nothing to measure', () => {
    expect(() => selectCommits(trigger('push', { deleted: true, before: A }), settings)).toThrow(
      'this event deletes a branch',
    );
  });

  test.each(['workflow_dispatch', 'schedule'])('%s compares with the default branch', (event) => {
    const run = trigger(event, { repository: { default_branch: 'main' } });
    expect(selectCommits(run, settings)).toMatchObject({
      head: { sha: M },
      base: { ref: 'refs/heads/main' },
    });
  });

  test('an event without a base asks for one', () => {
    expect(() => selectCommits(trigger('schedule', {}), settings)).toThrow(
      'input "base": the event "schedule" does not name a commit to compare with, which "merge-base" needs. Set `base` to a branch, tag or SHA.',
    );
  });

  test.each(['pull_request_target', 'issue_comment', 'workflow_run'])('%s is refused', (event) => {
    expect(() => selectCommits(trigger(event, {}), settings)).toThrow('never `pull_request_target`');
  });
});

describe('refs', () => {
  test.each(['main', 'v1.2.0', 'feature/a-b', 'refs/heads/main', 'ünï'])('%s is plain', (ref) => {
    expect(isPlainRef(ref)).toBe(true);
  });

  test.each([
    '',
    '-x',
    '--upload-pack=touch p',
    'a b',
    'HEAD~1',
    'a..b',
    'a^',
    'x:y',
    'a//b',
    '/a',
    'a/',
    'a.lock',
    '@',
    'a@{1}',
    'a\nb',
    'x?',
  ])('%j is not', (ref) => {
    expect(isPlainRef(ref)).toBe(false);
  });
});
