// Which label lets a run pass, told by what GitHub says of the pull request, its events and its branch.

import { describe, expect, test } from '@jest/globals';
import { ApiError, type GitHubApi, type GitHubPullRequest, type LabelEvent } from '../../../src/host/github-api.ts';
import { type OverrideRequest, readOverride } from '../../../src/publish/override.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aPullRequest } from '../../support/workflow-run.ts';

const HEAD = 'a'.repeat(40);
const OLDER = 'b'.repeat(40);
const LABEL = 'perf-regression-accepted';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00Z`;

const event = (kind: LabelEvent['kind'], minute: number, by = 'ada', label = LABEL): LabelEvent => ({
  kind,
  label: kind === 'reopened' ? null : label,
  by,
  at: at(minute),
});

interface Scene {
  readonly pullRequest?: Partial<GitHubPullRequest>;
  readonly events?: readonly LabelEvent[];
  readonly api?: Partial<GitHubApi>;
  readonly event?: Partial<OverrideRequest['event']>;
  readonly settings?: Partial<OverrideRequest['settings']>;
}

const forbidden = async () => {
  throw new ApiError('forbidden', 403, '403 Resource not accessible by integration');
};

/** Pull request 7, pushed at 9:00, labelled by ada at 9:10, unless told otherwise. */
async function ask({ pullRequest, events, api, event: heard, settings }: Scene = {}) {
  const warnings: string[] = [];
  const asked: string[] = [];
  const github: Partial<GitHubApi> = {
    async pullRequest(number) {
      asked.push(`pull request ${number}`);
      const from = { headSha: HEAD, headBranch: 'topic', headRepository: 'fork/demo' };
      return aPullRequest({ ...from, author: 'bob', labels: ['bug', LABEL], ...pullRequest });
    },
    listLabelEvents: async () => [...(events ?? [event('labeled', 10)])],
    async lastMove(repository, branch) {
      asked.push(`${repository} ${branch}`);
      return { sha: HEAD, at: at(0) };
    },
    ...api,
  };
  const answer = await readOverride({
    api: github as GitHubApi,
    log: {
      info() {},
      warning: (line) => void warnings.push(line),
      error() {},
      quote() {},
    },
    event: { number: 7, headSha: HEAD, labelSet: null, ...heard },
    settings: { overrideLabel: LABEL, overrideScope: 'commit', ...settings },
  });
  return { ...answer, warnings, asked, why: answer.problems.map(inWords)[0]?.message };
}

const nobody = { override: null, problems: [], warnings: [] };

describe('accepts', () => {
  test('what was labelled after the head was pushed, and says who did it and when', async () => {
    const { override, problems, warnings, asked } = await ask();
    expect(override).toEqual({ label: LABEL, by: 'ada', isAuthor: false, at: at(10), scope: 'commit' });
    expect([problems, warnings]).toEqual([[], []]);
    expect(asked).toEqual(['pull request 7', 'fork/demo topic']);
  });

  test('a label of the author, and says that it is theirs', async () => {
    const { override } = await ask({ pullRequest: { author: 'Ada' } });
    expect(override).toMatchObject({ by: 'ada', isAuthor: true });
  });

  test('whatever the case of the label', async () => {
    expect((await ask({ settings: { overrideLabel: 'Perf-Regression-ACCEPTED' } })).override).not.toBeNull();
  });

  test('the last of several', async () => {
    const events = [event('labeled', 10), event('unlabeled', 11), event('labeled', 12, 'eve')];
    const others = [event('labeled', 13, 'mallory', 'bug'), event('unlabeled', 14, 'mallory', 'other')];
    expect((await ask({ events: [...events, ...others] })).override).toMatchObject({
      by: 'eve',
      at: at(12),
    });
  });

  test('every commit where that is asked for, and asks nothing of the branch then', async () => {
    const settings = { overrideScope: 'pull-request' } as const;
    const moved = { sha: HEAD, at: at(20) };
    const { override, asked } = await ask({ settings, api: { lastMove: async () => moved } });
    expect(override).toMatchObject({ by: 'ada', scope: 'pull-request' });
    expect(asked).toEqual(['pull request 7']);
  });

  test.each<[string, Scene]>([
    ['the record of the branch is out of reach', { api: { lastMove: forbidden } }],
    ['there is no record', { api: { lastMove: async () => null } }],
    ['the fork is gone', { pullRequest: { headRepository: null } }],
  ])('%s: only where the event that brought the label names this head', async (_, scene) => {
    const { override, why } = await ask(scene);
    expect(override).toBeNull();
    expect(why).toMatch(/^was set by "ada" at \S+Z, but .* when the head was pushed, so nothing is accepted\./);
    expect(why).toContain(scene.api?.lastMove === forbidden ? 'contents: read' : '`labeled`');
    expect((await ask({ ...scene, event: { labelSet: 'other' } })).override).toBeNull();
    expect((await ask({ ...scene, event: { labelSet: LABEL } })).override).toMatchObject({ by: 'ada' });
  });
});

describe('does not accept', () => {
  test.each<[string, Scene]>([
    ['no label', { pullRequest: { labels: [] } }],
    ['another label', { pullRequest: { labels: ['bug', `${LABEL}-not`] } }],
    [
      'a label that was removed again',
      { pullRequest: { labels: [] }, events: [event('labeled', 10), event('unlabeled', 11)] },
    ],
  ])('%s, and says nothing of it', async (_, scene) => {
    expect(await ask(scene)).toMatchObject(nobody);
    expect(await ask({ ...scene, settings: { overrideScope: 'pull-request' } })).toMatchObject(nobody);
  });

  test('anything where the workflow turns it off, and asks nothing', async () => {
    expect(await ask({ settings: { overrideScope: 'never' } })).toMatchObject({ ...nobody, asked: [] });
  });

  test.each([
    ['before the push', 11],
    ['in the same second', 10],
  ])('a label set %s', async (_, minute) => {
    const { override, problems } = await ask({
      api: { lastMove: async () => ({ sha: HEAD, at: at(minute) }) },
      // The event is that of the label; the branch has moved away and back since.
      event: { labelSet: LABEL },
    });
    expect(override).toBeNull();
    expect(problems.map(inWords)).toEqual([
      {
        where: `label ${LABEL}`,
        message: `was set by "ada" at ${at(10)}, and this head was pushed at ${at(minute)}. To accept this head, remove the label and set it again.`,
        severity: 'warning',
      },
    ]);
  });

  test('a head that is not the present one', async () => {
    const { override, why } = await ask({ event: { headSha: OLDER, labelSet: LABEL } });
    expect(override).toBeNull();
    expect(why).toBe(
      'applies to the head of the pull request, which is now `aaaaaaaaaaaa`, and not to `bbbbbbbbbbbb`, which this run measured. See the run of that head.',
    );
  });

  test('a record of the branch that is behind', async () => {
    const { override } = await ask({ api: { lastMove: async () => ({ sha: OLDER, at: at(0) }) } });
    expect(override).toBeNull();
  });

  test('a label set while the pull request was closed, when its branch could move unseen', async () => {
    const events = [event('labeled', 10), event('reopened', 11)];
    const { override, why } = await ask({ events, event: { labelSet: LABEL } });
    expect(override).toBeNull();
    expect(why).toContain('and the pull request was reopened after that.');
    const before = [event('reopened', 9), event('labeled', 10)];
    expect((await ask({ events: before })).override).not.toBeNull();
  });

  test.each<[string, readonly LabelEvent[]]>([
    ['nobody known', []],
    ['an account that is gone', [event('labeled', 10, '')]],
    ['a label of another name that was renamed', [event('labeled', 10, 'ada', 'ok')]],
    ['events that say it is gone', [event('labeled', 10), event('unlabeled', 11)]],
  ])('a label of %s', async (_, events) => {
    const { override, why } = await ask({ events, event: { labelSet: LABEL } });
    expect(override).toBeNull();
    expect(why).toMatch(/^is set, but GitHub does not say by whom/);
  });

  test.each(['pullRequest', 'listLabelEvents'])('%s without a permission, which the log names', async (name) => {
    const { override, problems, warnings } = await ask({ api: { [name]: forbidden } });
    expect([override, problems]).toEqual([null, []]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^override-label: the token may not read it: "403 Resource[^"]+"\..*`permissions: { contents: read, pull-requests: read }`.*nothing is accepted\.$/,
      ),
    ]);
  });

  test('anything while GitHub is out of reach', async () => {
    const { override, warnings } = await ask({
      api: {
        listLabelEvents: async () => {
          throw new ApiError('unavailable', 502, '502 Bad Gateway');
        },
      },
    });
    expect(override).toBeNull();
    expect(warnings[0]).toContain('GitHub could not be reached');
  });
});
