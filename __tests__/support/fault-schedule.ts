// A GitHub on a bad day. Dice in; for every request what goes wrong with it, until the day is over. Remembers what
// the client was told to wait, so that a test can hold its pauses against it.

import type { Dice } from '../../bench/fuzz/dice.ts';
import type { FaultRule } from './github.ts';
import type { TokenCall } from './github-answers.ts';

export interface BadDay {
  /** What happens to this request; null: it goes well. */
  next(call: TokenCall): FaultRule | null;
  /** Whether a list has missed an entry, so that a comment may have been written twice. */
  hasMissed(): boolean;
  /** Milliseconds that the last answer asked to wait; null: it did not say. */
  askedMs(): number | null;
}

type Kind = (dice: Dice) => FaultRule;

const NO_PERMISSION = { message: 'Resource not accessible by integration' };
const LIMITED = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' };
const PAGE = '<html><body>Unicorn! \u{1f984}</body></html>';
const AS_PAGE = { 'content-type': 'text/html; charset=utf-8' };

/** Longer than a client of these tests waits for an answer. */
const TOO_LONG_MS = 700;

const KINDS: readonly Kind[] = [
  () => ({ status: 401, body: { message: 'Bad credentials' } }),
  () => ({ status: 403, body: NO_PERMISSION }),
  () => ({ status: 403, body: LIMITED }),
  (dice) => ({ status: 403, body: LIMITED, headers: retryAfter(dice) }),
  (dice) => ({ status: 429, body: { message: 'Too many requests' }, headers: retryAfter(dice) }),
  () => ({ status: 429, body: {} }),
  () => ({ status: 404, body: { message: 'Not Found' } }),
  () => ({
    status: 404,
    body: '404 page not found\n',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  }),
  () => ({ status: 404, body: PAGE, headers: AS_PAGE }),
  () => ({ status: 200, body: { status: 'ok' }, commit: true }),
  () => ({ status: 410, body: { message: 'Gone' } }),
  () => ({ status: 422, body: { message: 'Validation Failed', errors: [{ message: 'Body is too long' }] } }),
  () => ({ status: 403, body: { message: 'Unable to create comment because issue is locked.' } }),
  (dice) => ({ status: dice.pick([500, 502, 503, 504]), body: {} }),
  (dice) => ({ status: dice.pick([500, 502, 503, 504]), body: PAGE, headers: AS_PAGE, commit: true }),
  () => ({ reset: true }),
  () => ({ reset: true, commit: true }),
  () => ({ truncate: true, commit: true }),
  () => ({ status: 200, body: PAGE, headers: AS_PAGE }),
  () => ({ status: 200, body: PAGE, headers: AS_PAGE, commit: true }),
  () => ({ status: 200, body: {}, commit: true }),
  () => ({ status: 200, body: null, commit: true }),
];

type List = readonly unknown[];

/** What becomes of a list whose entries move while its pages are read. */
const SHIFTS: readonly ((list: List, dice: Dice) => List)[] = [
  (list, dice) => (list.length === 0 ? list : [dice.pick(list), ...list]),
  (list) => [...list, ...list],
  (list) => list.toReversed(),
];

export function badDay(dice: Dice): BadDay {
  let left = dice.below(14);
  let asked: number | null = null;
  let hasMissed = false;
  function shift(list: List): List {
    const isMissing = list.length > 0 && dice.oneIn(4);
    if (isMissing) hasMissed = true;
    const missing = isMissing ? dice.pick(list) : null;
    return dice
      .pick(SHIFTS)(list, dice)
      .filter((entry) => entry !== missing);
  }
  const denied = new Set<string>();
  const next = (call: TokenCall): FaultRule | null => {
    asked = null;
    if (left === 0 || !dice.oneIn(3)) return null;
    left -= 1;
    const isList = call.method === 'GET' && call.path.endsWith('/comments');
    if (isList && dice.oneIn(2)) return { revise: (body) => (Array.isArray(body) ? shift(body) : body) };
    const rule = dice.oneIn(150) ? { stallMs: TOO_LONG_MS } : dice.pick(KINDS)(dice);
    // GitHub says of a thing that is there once that it is not, and no more: said twice it has to be believed.
    const isDenial = rule.status === 404 || rule.status === 410 || rule.status === 422;
    if (isDenial && denied.has(call.path)) return null;
    if (isDenial) denied.add(call.path);
    const seconds = rule.headers?.['retry-after'];
    asked = seconds === undefined ? null : Number(seconds) * 1000;
    return rule;
  };
  return { next, hasMissed: () => hasMissed, askedMs: () => asked };
}

function retryAfter(dice: Dice): Record<string, string> {
  return { 'retry-after': String(dice.pick([1, 5, 17, 30, 60, 89, 90, 91, 3600])) };
}
