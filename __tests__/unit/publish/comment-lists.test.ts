// What GitHub lists is not always what is there: entries move from page to page while the pages are read. Runs keep
// their comment against lists that hold an entry twice, miss one, are old or in disorder, in an order that dice choose.

import { describe, expect, test } from '@jest/globals';
import { type Dice, diceOf } from '../../../bench/fuzz/dice.ts';
import type { GitHubComment } from '../../../src/host/github-api.ts';
import { type CommentUpdate, publishComment, publishInProgressNotice } from '../../../src/publish/comment.ts';
import {
  CommentBoard,
  type Distortion,
  NEWER,
  news,
  OLDER,
  settled,
  silent,
  text,
} from '../../support/comment-board.ts';

const before = text(news('c'.repeat(40), 1));
const older = news(OLDER, 2);
const newer = news(NEWER, 3);

/** One run alone, without any waiting. Answers what it returned. */
async function publish(board: CommentBoard, one: CommentUpdate): Promise<string | null> {
  let url: string | null | undefined;
  void publishComment(board.api(0, NEWER), one, silent).then((answer) => {
    url = answer;
  });
  for (await settled(); url === undefined; await settled()) board.admit(0);
  return url;
}

type History = Parameters<Distortion>[1];

/** The first lists that a run gets, each made of the history; then the list as it is. */
const firstLists = (...lists: ((history: History) => readonly GitHubComment[])[]): Distortion => {
  let count = 0;
  return (_, history) => (lists[count++] ?? ((all) => all.at(-1)!))(history);
};

describe('a list', () => {
  test('that holds the only comment twice does not make a run delete it', async () => {
    const twice: Distortion = (_, history) => [...history.at(-1)!, ...history.at(-1)!];
    const board = new CommentBoard(twice);
    board.add(before);
    expect(await publish(board, newer)).toBe('#1');
    expect(board.bodies).toEqual([text(newer)]);
    expect(board.lastOnesDeleted).toBe(0);
  });

  test('that holds it twice with different texts is no reason either', async () => {
    const board = new CommentBoard((_, history) => history.slice(-2).flat());
    board.add(before);
    expect(await publish(board, newer)).toBe('#1');
    expect(board.bodies).toEqual([text(newer)]);
  });

  test('that misses the comment costs a second one, which the next look takes back', async () => {
    const board = new CommentBoard(firstLists(() => []));
    board.add(before);
    expect(await publish(board, newer)).toBe('#1');
    expect(board.bodies).toEqual([text(newer)]);
  });

  test('that still holds a comment that is gone does not make a run delete the one that is left', async () => {
    const board = new CommentBoard((_, history) => history[2]!);
    const gone = board.add(text(newer));
    board.add(text(newer));
    board.remove(gone.id);
    await publish(board, newer);
    expect(board.bodies).toEqual([text(newer)]);
    expect([board.creations, board.lastOnesDeleted]).toEqual([0, 0]);
  });

  test('that is always as it was before the run is neither a reason to write again and again', async () => {
    const board = new CommentBoard((_, history) => history[1]!);
    const warnings: string[] = [];
    board.add(before);
    const log = { ...silent, warning: (line: string) => void warnings.push(line) };
    let isOpen = true;
    void publishComment(board.api(0, NEWER), newer, log).then(() => {
      isOpen = false;
    });
    for (await settled(); isOpen; await settled()) board.admit(0);
    expect([board.bodies, warnings]).toEqual([[text(newer)], []]);
  });
});

describe('a comment', () => {
  test('that a person deletes while copies of it are removed is written anew', async () => {
    const board = new CommentBoard();
    for (const body of [before, before]) board.add(body);
    let url: string | null | undefined;
    const api = board.api(0, NEWER);
    const { deleteComment } = api;
    api.deleteComment = async (id) => {
      await deleteComment(id);
      if (id === 2) board.remove(1);
    };
    void publishComment(api, newer, silent).then((answer) => {
      url = answer;
    });
    for (await settled(); url === undefined; await settled()) board.admit(0);
    expect(board.bodies).toEqual([text(newer)]);
  });

  test('of the current head is not replaced by what a late run saw before', async () => {
    // The late run gets an old list with two comments; meanwhile the run of the head has left one.
    const board = new CommentBoard(firstLists((history) => history[2]!));
    board.add(before);
    board.add(text(news('c'.repeat(40), 2)));
    board.edit(1, text(newer));
    board.remove(2);
    await publish(board, older);
    expect(board.bodies).toEqual([text(newer)]);
  });
});

/** Lists of which every entry is true, but perhaps not in its place, or there twice, once as it was earlier. */
function disorder(history: History, dice: Dice): GitHubComment[] {
  const now = history.at(-1)!;
  const then = dice.pick(history).filter(({ id }) => now.some((one) => one.id === id));
  const copies = now.length > 0 && dice.oneIn(2) ? [dice.pick(now), ...then] : [];
  const all = [...copies, ...now];
  return dice.oneIn(2) ? all.reverse() : all;
}

/** Lists that also miss entries, or are old. */
function loss(history: History, dice: Dice): GitHubComment[] {
  if (dice.oneIn(2)) return [...dice.pick(history)];
  return disorder(history, dice).filter(() => !dice.oneIn(3));
}

const DAYS = Number(process.env['BENCH_REFEREE_DAYS'] ?? 60) * 5;

/** All of them at once, one request after the other, in an order that dice choose. */
async function play(board: CommentBoard, runs: readonly CommentUpdate[], dice: Dice, isDeleting: boolean) {
  let open = runs.length;
  for (const [run, one] of runs.entries()) {
    const api = board.api(run, NEWER);
    void publishInProgressNotice(api, { ...one, runUrl: null }, silent)
      .then(() => publishComment(api, one, silent))
      .then(() => open--);
  }
  for (await settled(); open > 0; await settled()) {
    if (isDeleting && board.comments.length > 0 && dice.oneIn(10)) board.remove(dice.pick(board.comments).id);
    board.admit(dice.pick(board.waiting));
  }
}

describe('whatever lists look like', () => {
  test.each([
    ['no run deletes the last comment', false],
    ['and whatever a person deletes', true],
  ])('%s, and the run of the head leaves one', async (_, isDeleting) => {
    for (let day = 1; day <= DAYS; day += 1) {
      const dice = diceOf(day, isDeleting ? 1 : 0);
      const seen = new Map<number, number>();
      let lossyLists = Number.POSITIVE_INFINITY;
      const board = new CommentBoard((run, history) => {
        const nth = (seen.get(run) ?? 0) + 1;
        seen.set(run, nth);
        return nth <= lossyLists && dice.oneIn(2) ? loss(history, dice) : disorder(history, dice);
      });
      for (let copies = dice.below(3); copies > 0; copies -= 1) board.add(dice.oneIn(2) ? before : text(older));
      const runs = [older, news(NEWER, 3), news(NEWER, 4), news(OLDER, 5)].filter(() => dice.oneIn(2));
      await play(board, runs, dice, isDeleting);
      if (!isDeleting) expect([day, board.lastOnesDeleted]).toEqual([day, 0]);

      // The run of the head comes last. Only its first lists, of the notice and of its first look, miss something.
      seen.clear();
      lossyLists = 2;
      const last = news(NEWER, 6);
      await play(board, [last], dice, false);
      expect([day, board.bodies]).toEqual([day, [text(last)]]);
    }
  });
});
