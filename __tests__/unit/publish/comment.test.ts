// Two runs write at the same time. Every order in which their requests can reach GitHub is played through.

import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../src/host/github-api.ts';
import {
  type CommentUpdate,
  findStickyComment,
  publishComment,
  publishInProgressNotice,
} from '../../../src/publish/comment.ts';
import { renderMarker } from '../../../src/publish/marker.ts';
import { CommentBoard, MERGE, NEWER, news, OLDER, settled, silent, text } from '../../support/comment-board.ts';

const AWAY = 'f'.repeat(40);

/**
 * Plays one order: `choices[n]` says which waiting run goes first at the n-th choice, the first one where it
 * says nothing. Answers the board and how many could go at each choice.
 */
async function play(existing: readonly string[], runs: readonly CommentUpdate[], choices: readonly number[]) {
  const board = new CommentBoard();
  for (const body of existing) board.add(body);
  let open = runs.length;
  for (const [run, one] of runs.entries()) {
    const api = board.api(run, NEWER);
    void publishInProgressNotice(api, { ...one, runUrl: null }, silent)
      .then(() => publishComment(api, one, silent))
      .then(() => open--);
  }
  const widths: number[] = [];
  for (await settled(); open > 0; await settled()) {
    const { waiting } = board;
    board.admit(waiting[choices[widths.length] ?? 0]!);
    widths.push(waiting.length);
  }
  return { board, widths };
}

/** Every order there is, depth first. */
async function* allOrders(existing: readonly string[], runs: readonly CommentUpdate[]) {
  let choices: number[] | null = [];
  while (choices !== null) {
    const { board, widths }: Awaited<ReturnType<typeof play>> = await play(existing, runs, choices);
    yield board;
    const taken = widths.map((_, depth) => choices?.[depth] ?? 0);
    const last = taken.findLastIndex((choice, depth) => choice + 1 < widths[depth]!);
    choices = last === -1 ? null : [...taken.slice(0, last), taken[last]! + 1];
  }
}

const before = text(news('c'.repeat(40), 1));
const older = news(OLDER, 2);
const newer = news(NEWER, 3);

describe('two runs at once', () => {
  test.each([
    ['on a pull request without a comment', [], [older, newer]],
    ['on a pull request with a comment', [before], [older, newer]],
    ['on a pull request with two comments', [before, before], [older, newer]],
    ['of the same head', [], [news(NEWER, 2), newer]],
    ['of which a force push threw one away', [before], [news(AWAY, 2), newer]],
  ])('%s leave one comment, of the newest head', async (_, existing, runs) => {
    let orders = 0;
    for await (const board of allOrders(existing, runs)) {
      orders += 1;
      expect(board.bodies).toEqual([text(newer)]);
      expect(board.creations).toBeLessThanOrEqual(2);
    }
    expect(orders).toBeGreaterThan(2);
  });
});

describe('one run', () => {
  const publishAfter = async (existing: readonly string[], one: CommentUpdate) =>
    (await play(existing, [one], [])).board.bodies;

  test('of a merge commit, which is never the head, replaces an earlier one', async () => {
    const merge = news(MERGE, 4);
    expect(await publishAfter([text(news('e'.repeat(40), 3))], merge)).toEqual([text(merge)]);
  });

  test('of a merge commit does not replace a later one', async () => {
    const later = text(news('e'.repeat(40), 5));
    expect(await publishAfter([later], news(MERGE, 4))).toEqual([later]);
  });

  test('that got no commit keeps its comment in place', async () => {
    expect(await publishAfter([text(news('', 1))], news('', 2))).toEqual([text(news('', 2))]);
  });

  test('of a commit that a force push threw away leaves the news of the head, however late it is', async () => {
    expect(await publishAfter([text(newer)], news(AWAY, 9))).toEqual([text(newer)]);
  });

  test('of a commit that was pushed over leaves even older news, for the run that is under way', async () => {
    expect(await publishAfter([before], older)).toEqual([before]);
  });

  test('of a commit that was pushed over says so where nothing was said', async () => {
    expect(await publishAfter([], older)).toEqual([text(older)]);
  });
});

describe('an in-progress notice', () => {
  const announceAfter = async (existing: readonly string[], one: CommentUpdate) => {
    const board = new CommentBoard();
    for (const body of existing) board.add(body);
    let isOpen = true;
    void publishInProgressNotice(board.api(0, NEWER), { ...one, runUrl: 'https://example.com/run' }, silent).then(
      () => {
        isOpen = false;
      },
    );
    for (await settled(); isOpen; await settled()) board.admit(0);
    return board.bodies;
  };

  test('replaces what an earlier run told, which stays readable below it', async () => {
    const [body] = await announceAfter([before], newer);
    expect(body).toContain(`## ⏳ A new measurement is running for ${NEWER.slice(0, 7)}`);
    expect(body?.startsWith(renderMarker(newer))).toBe(true);
    expect(body).toContain(news('c'.repeat(40), 1).body);
  });

  test.each([
    ['where nothing was told', [], newer],
    ['of a commit that is not the head any more', [before], older],
    ['over what a leg of the same run told', [text(newer)], newer],
    ['over what a later run told', [text(news(NEWER, 9))], newer],
  ])('%s says nothing', async (_, existing, one) => {
    expect(await announceAfter(existing, one)).toEqual(existing);
  });

  test('is told of no failure but by the log', async () => {
    const board = new CommentBoard();
    const lines: string[] = [];
    const log = { ...silent, info: (line: string) => void lines.push(line) };
    const api = {
      ...board.api(0, NEWER),
      listComments: async () => Promise.reject(new ApiError('forbidden', 403, 'No')),
    };
    await publishInProgressNotice(api, { ...newer, runUrl: null }, log);
    expect(lines).toEqual(['comment: could not say that a measurement is running: No']);
  });
});

describe('findSticky', () => {
  test.each([
    ['gate', '#1'],
    ['other', null],
  ])('of %j is %j', async (key, url) => {
    const board = new CommentBoard();
    board.add(before);
    const found = findStickyComment(board.api(0, NEWER), { pullRequest: 1, key }, silent);
    await settled();
    board.admit(0);
    expect(await found).toBe(url);
  });
});
