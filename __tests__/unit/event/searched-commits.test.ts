import { describe, expect, test } from '@jest/globals';
import { checkSearchedCommits } from '../../../src/event/trust.ts';
import { ApiError } from '../../../src/host/github-api.ts';
import type { Recording } from '../../../src/model/recording.ts';

const sha = (digit: string) => digit.repeat(40);

const recordingOf = (...commits: readonly string[]) =>
  ({
    name: 'gate',
    commits: { base: { sha: sha('0'), how: 'base' }, head: { sha: sha('9'), how: 'head' } },
    problems: [],
    bisection: { commits: commits.map((commit) => ({ sha: commit, subject: 's' })) },
  }) as unknown as Recording;

const apiOf = (...known: readonly string[]) => ({
  listCommitsSince: () =>
    Promise.resolve(
      known.map((commit) => ({ commit, tree: commit, subject: `subject of ${commit[0]}`, committedAt: null })),
    ),
});

describe('the commits of a search', () => {
  test('stay, with the first lines of the server, if has them between base and head', async () => {
    const known = apiOf(sha('0'), sha('1'), sha('9'));
    const { bisection, problems } = await checkSearchedCommits(recordingOf(sha('1'), sha('9')), known);
    expect(bisection?.commits).toEqual([
      { sha: sha('1'), subject: 'subject of 1' },
      { sha: sha('9'), subject: 'subject of 9' },
    ]);
    expect(problems).toEqual([]);
  });

  test('are left out, with a warning, if one of them is another commit', async () => {
    const { bisection, problems } = await checkSearchedCommits(
      recordingOf(sha('5'), sha('9')),
      apiOf(sha('1'), sha('9')),
    );
    expect(bisection).toBeUndefined();
    expect(problems.map(({ code, data }) => [code, data])).toEqual([['searched-commit-unknown', { commit: sha('5') }]]);
  });

  test.each([
    ['does not know base', () => Promise.resolve(null)],
    ['fails', () => Promise.reject(new ApiError('unavailable', 503, 'no'))],
  ])('are left out if the server %s', async (_, listCommitsSince) => {
    const { bisection, problems } = await checkSearchedCommits(recordingOf(sha('1'), sha('9')), { listCommitsSince });
    expect(bisection).toBeUndefined();
    expect(problems).toHaveLength(1);
  });
});
