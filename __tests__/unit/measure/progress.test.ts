import { describe, expect, test } from '@jest/globals';
import { estimateRoundMs, formatTimeLeft, type TimedRun } from '../../../src/measure/cost.ts';
import { SIDES } from '../../../src/model/measurement.ts';
import type { RecordedInvocation } from '../../../src/model/recording.ts';
import { formatDuration, formatUndecidedBenchmarks } from '../../../src/render/messages/measuring-log.ts';
import { aMeasuring } from '../../support/measuring.ts';

test.each([
  [0.4, '0 ms'],
  [850, '850 ms'],
  [999.6, '1.0 s'],
  [12_340, '12 s'],
  [59_400, '59 s'],
  [59_960, '1 min 00 s'],
  [245_000, '4 min 05 s'],
])('duration of %f ms: %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

const invocations = (count: number, durationMs: number, commands = 1): RecordedInvocation[] =>
  Array.from({ length: count + 2 * commands }, (_, index) => ({
    side: index % 2 === 0 ? 'base' : 'head',
    round: Math.floor(index / 2 / commands),
    command: Math.floor(index / 2) % commands,
    startMs: index * durationMs,
    durationMs,
    exitCode: 0,
    outcome: 'ok',
  }));

interface Given extends Partial<Pick<TimedRun, 'sides'>> {
  readonly maxMinutes?: number;
  readonly commands?: number;
  readonly since?: number;
}

const plan = (min: number, max: number, { maxMinutes = 30, commands = 1, since = 0, sides = SIDES }: Given = {}) => ({
  measuring: aMeasuring({ rounds: { min, max }, maxMinutes, run: Array(commands).fill('bench') }),
  ...{ sides, filter: null, filteredSince: since, decisions: [] },
});

describe('estimateLeft', () => {
  test('by the mean of the rounds', () => {
    expect(formatTimeLeft({ ...plan(10, 10), invocations: invocations(4, 1000) })).toBe(', about 16 s left');
  });

  test('by the mean of those rounds alone that measured what is measured now', () => {
    const made = [...invocations(4, 1000), ...invocations(3, 10).map((one) => ({ ...one, round: 3 + one.round }))];
    expect(formatTimeLeft({ ...plan(10, 10, { since: 3 }), invocations: made.slice(0, -1) })).toBe(
      ', about 120 ms left',
    );
  });

  test('at most, when it may end earlier', () => {
    expect(formatTimeLeft({ ...plan(6, 30), invocations: invocations(4, 1000) })).toBe(', at most 56 s left');
  });

  test('what was put aside is still to come', () => {
    const all = invocations(4, 1000);
    const aside = all.slice(-4).map((one) => ({ ...one, outcome: 'disturbed' as const }));
    expect(formatTimeLeft({ ...plan(10, 10), invocations: [...all.slice(0, -4), ...aside] })).toBe(', about 20 s left');
    expect(formatTimeLeft({ ...plan(10, 10), invocations: [...all.slice(0, -4), ...aside, all.at(-4)!] })).toBe(
      ', about 19 s left',
    );
  });

  test('never more than max-minutes leave', () => {
    expect(formatTimeLeft({ ...plan(10, 10, { maxMinutes: 2 }), invocations: invocations(4, 10_000) })).toBe(
      ', at most 1 min 00 s left',
    );
  });

  test('counts every command, and only the sides that run', () => {
    expect(formatTimeLeft({ ...plan(10, 10, { commands: 2 }), invocations: invocations(6, 1000, 2) })).toBe(
      ', about 34 s left',
    );
    const head = invocations(4, 1000).filter(({ side }) => side === 'head');
    expect(formatTimeLeft({ ...plan(10, 10, { sides: ['head'] }), invocations: head })).toBe(', about 8.0 s left');
  });

  test('says nothing in the warm-up and at the end', () => {
    expect(formatTimeLeft({ ...plan(10, 10), invocations: invocations(0, 1000) })).toBe('');
    expect(formatTimeLeft({ ...plan(10, 10), invocations: invocations(20, 1000) })).toBe('');
  });
});

describe('longestRound', () => {
  const made = invocations(4, 10, 2).map((one, index) => ({
    ...one,
    durationMs: [50, 60, 1, 2, 10, 20, 3, 4][index]!,
  }));

  test('adds up the slowest of each command and side', () => {
    expect(estimateRoundMs({ sides: SIDES, invocations: made }, 0)).toBe(50 + 60 + 3 + 4);
    expect(estimateRoundMs({ sides: SIDES, invocations: made }, 1)).toBe(37);
    expect(estimateRoundMs({ sides: ['head'], invocations: made }, 0)).toBe(64);
  });

  test('is unknown before the first', () => {
    expect(estimateRoundMs({ sides: SIDES, invocations: made }, 2)).toBeNull();
  });
});

test.each([
  [[], 'everything is decided'],
  [['a'], '1 of 9 still undecided (a)'],
  [['a', 'b', 'c'], '3 of 9 still undecided (a, b, c)'],
  [['a', 'b', 'c', 'd'], '4 of 9 still undecided (a, b, c, …)'],
])('what is undecided: %j', (names, line) => {
  expect(formatUndecidedBenchmarks({ names, of: 9, givenUp: [], precision: null })).toBe(line);
});

test('what is given up', () => {
  const undecided = { of: 9, givenUp: ['d', 'e'], precision: null };
  const end = '2 given up, too noisy for the rounds left (d, e)';
  expect(formatUndecidedBenchmarks({ ...undecided, names: [] })).toBe(`everything else is decided; ${end}`);
  expect(formatUndecidedBenchmarks({ ...undecided, names: ['a'] })).toBe(`1 of 9 still undecided (a); ${end}`);
});

test.each([
  [[], 'everything is decided and known within ±0.7%'],
  [['a'], '1 of 9 still undecided or not known within ±0.7% (a)'],
])('what is not precise enough for the history: %j', (names, line) => {
  expect(formatUndecidedBenchmarks({ names, of: 9, givenUp: [], precision: 0.007 })).toBe(line);
});
