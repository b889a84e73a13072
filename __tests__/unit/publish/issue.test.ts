// Writers of the issue that run at the same time, in every order of their requests, and that are stopped anywhere: in the
// end one issue is open. The API is a list in memory that may be read late.

import { expect, test } from '@jest/globals';
import { type Dice, diceOf } from '../../../bench/fuzz/dice.ts';
import { ApiError, type GitHubIssue } from '../../../src/host/github-api.ts';
import { type IssueChannel, type NewIssue, publishIssue } from '../../../src/publish/issue.ts';

const REF = 'refs/bench-referee/history';
const BOT = 'github-actions[bot]';
const silent = { info() {}, warning() {}, error() {}, quote() {} };

class Stopped extends Error {}

/** Issues of a repository. */
class Board {
  issues: GitHubIssue[] = [];
  /** Earlier states, which a list may still show. */
  readonly history: GitHubIssue[][] = [[]];

  change(next: GitHubIssue[]): void {
    this.history.push(next);
    this.issues = next;
  }

  get open(): number[] {
    return this.issues.filter(({ isOpen }) => isOpen).map(({ number }) => number);
  }
}

interface Weather {
  readonly dice: Dice;
  /** Whether a writer may be stopped before or after a request, or lose an answer. */
  readonly isRough: boolean;
  /** Number of changes by which a list may be late. */
  readonly late: number;
}

function connect(board: Board, { dice, isRough, late }: Weather): IssueChannel {
  const turn = async () => {
    for (let waits = dice.below(6); waits > 0; waits -= 1) await Promise.resolve();
  };
  const request = async <T>(work: () => T): Promise<T> => {
    await turn();
    if (isRough && dice.oneIn(15)) throw new Stopped();
    const answer = work();
    await turn();
    if (isRough && dice.oneIn(15)) throw new ApiError('unavailable', 502, 'lost');
    return answer;
  };
  return {
    viewer: () => Promise.resolve(null),
    listIssues: ({ state }) =>
      request(() => {
        const seen = board.history.at(-1 - dice.below(Math.min(late + 1, board.history.length)))!;
        return seen.filter(({ isOpen }) => isOpen === (state === 'open'));
      }),
    createIssue: (texts) =>
      request(() => {
        const issue = { ...texts, number: board.issues.length + 1, url: '#', author: BOT, isOpen: true };
        board.change([...board.issues, issue]);
        return issue;
      }),
    updateIssue: (number, changes) =>
      request(() => {
        board.change(board.issues.map((one) => (one.number === number ? { ...one, ...changes } : one)));
        return board.issues.find((one) => one.number === number)!;
      }),
  };
}

const WANTED: NewIssue = {
  ...{ isOpen: true, title: 'one', body: 'text', until: '2026-11-20' },
  ...{ listed: [{ series: 'aa', before: 'bb', after: 'cc' }], dismissed: [] },
};

/** Wants one open issue with one step. */
async function write(board: Board, weather: Weather): Promise<void> {
  const decide = (now: { isOpen: boolean } | null) => (now?.isOpen ? null : WANTED);
  try {
    await publishIssue(connect(board, weather), { ref: REF, hasSteps: true, decide }, silent);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

const CALM = { isRough: false, late: 0 };

test.each([
  ['calm', CALM],
  ['with writers that are stopped and answers that are lost', { isRough: true, late: 0 }],
  ['with lists that are late', { isRough: true, late: 2 }],
])('four writers at once, %s: the next run leaves one issue, the first one', async (_, weather) => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const board = new Board();
    await Promise.all([0, 1, 2, 3].map((writer) => write(board, { ...weather, dice: diceOf(seed, writer) })));
    if (weather === CALM) expect([seed, board.open]).toEqual([seed, [1]]);
    await write(board, { ...CALM, dice: diceOf(seed, 9) });
    expect([seed, board.open]).toEqual([seed, [1]]);
  }
});

test('the naive way, which looks once, opens several', async () => {
  const board = new Board();
  await Promise.all(
    [0, 1, 2, 3].map(async (writer) => {
      const api = connect(board, { ...CALM, dice: diceOf(1, writer) });
      if ((await api.listIssues({ author: BOT, state: 'open' })).length === 0)
        await api.createIssue({ title: 'one', body: 'text' });
    }),
  );
  expect(board.open.length).toBeGreaterThan(1);
});
