import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { parseRecording, renderRecording } from '../../../src/event/recording-file.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { MeasureInputs } from '../../../src/measure/measure-inputs.ts';
import { asBaseline } from '../../../src/model/baseline.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { countCompletedRounds } from '../../../src/model/whole-rounds.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { type Answer, makeFakeHost, type TakenByOthers } from '../../support/fake-host.ts';
import { goTool, aMeasuring as measuring, NOTHING_OPEN, sideOf, undecidedInTurn } from '../../support/measuring.ts';
import { TODAY } from '../../support/today.ts';

const result = (value: number): Answer => ({
  stdout: JSON.stringify([{ name: 'Encode', unit: 'ms', value }]),
  durationMs: 1000,
});
const SIX = { rounds: { min: 6, max: 6 } };
const BUSY: TakenByOthers = { others: 1 };

/** Others take a processor while the children run that are named by their numbers, 1 and 2 being the warm-up. */
const during =
  (...numbers: readonly number[]) =>
  (spec: unknown, { nth }: { nth: number; ms: number }): TakenByOthers =>
    spec !== null && numbers.includes(nth) ? BUSY : {};

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** `1 ok`: every round that was run, in order, with its outcome. */
const attempts = ({ invocations }: Recording): string[] => {
  const all = invocations.filter(({ round }) => round > 0).map(({ round, outcome }) => `${round} ${outcome}`);
  return all.filter((one, index) => all.indexOf(one) === index);
};

const count = ({ invocations }: Recording, side: Side) =>
  invocations.filter((one) => one.side === side && one.outcome === 'disturbed').length;

async function measured(
  taken: ReturnType<typeof during>,
  settings: Parameters<typeof measuring>[0] = SIX,
  given: Partial<MeasureInputs> = {},
) {
  const fake = makeFakeHost((_, nth) => result(nth), { taken });
  const recording = await collect(fake.host, measuring(settings, given));
  expect(parseRecording(renderRecording(recording), 'r.json')).toEqual(recording);
  return { ...fake, recording };
}

const rowOf = (recording: Recording) => analyse(recording, policyOf(null, TODAY)).rows[0];

describe('a disturbed block', () => {
  test('is measured again at once; its values are kept and do not count', async () => {
    const { recording, log } = await measured(during(8));
    expect(attempts(recording)).toEqual([
      ...['1 ok', '2 ok', '3 disturbed', '4 disturbed', '3 ok', '4 ok', '5 ok', '6 ok'],
    ]);
    expect([countCompletedRounds(recording), recording.schedule.ended]).toEqual([6, 'complete']);
    expect(recording.series[0]?.base.values).toHaveLength(8);
    const { base, head } = rowOf(recording)!;
    const counted = [...base!.values, ...head!.values].map((value) => Math.round(value * 1000));
    expect(counted.toSorted((left, right) => left - right)).toEqual([...from(3, 4), ...from(11, 8)]);
    expect(log).toContain('rounds 3 and 4 again: other programs used 50% of a processor');
  });

  test('has the shares of every invocation, and entries of its own in the observations', async () => {
    const { recording } = await measured(during(8));
    expect(recording.invocations.map(({ others }) => others)).toEqual(
      recording.invocations.map((_, index) => (index === 7 ? 0.25 : 0)),
    );
    expect(recording.environment.observations).toMatchObject({ rounds: [null, 0, 2, 4, 4, 6] });
  });

  test('by stolen time', async () => {
    const steals = (_: unknown, { nth }: { nth: number }) => (nth === 3 ? { steal: 0.2 } : {});
    const { log } = await measured(steals);
    expect(log).toContain('rounds 1 and 2 again: other virtual machines used 10% of a processor');
  });

  test('is a single round where measuring stops to look within a block, and looks come as planned', async () => {
    const asked: number[] = [];
    const undecided: MeasureInputs['undecided'] = (recording) => {
      asked.push(countCompletedRounds(recording));
      return {
        ...NOTHING_OPEN,
        names: ['Encode'],
        of: 1,
      };
    };
    const settings = { rounds: { min: 2, max: 7 } };
    // Nothing narrower can be measured: the format knows no filter.
    const { recording, log } = await measured(during(7), settings, { looks: [2, 3, 7], undecided });
    expect(attempts(recording).slice(2, 5)).toEqual(['3 disturbed', '3 ok', '4 ok']);
    expect(asked).toEqual([2, 3]);
    expect(log.join('\n')).toContain('round 3 again');
  });

  test('of several commands is measured again with all of them', async () => {
    const { recording } = await measured(during(7), { ...SIX, run: ['a', 'b'] });
    const aside = recording.invocations.filter(({ outcome }) => outcome === 'disturbed');
    expect(aside.map(({ command }) => command)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect([countCompletedRounds(recording), rowOf(recording)?.base?.n]).toEqual([6, 6]);
  });

  test('waits until the machine is calm', async () => {
    let sinceMs = Number.POSITIVE_INFINITY;
    const taken = (spec: unknown, { nth, ms }: { nth: number; ms: number }) => {
      if (nth === 6 && spec !== null) sinceMs = ms;
      return ms >= sinceMs && ms < sinceMs + 4000 ? BUSY : {};
    };
    const { recording } = await measured(taken);
    const [last, next] = recording.invocations.slice(5, 7);
    expect(next!.startMs - last!.startMs - last!.durationMs).toBe(3200);
    expect(attempts(recording).slice(0, 5)).toEqual(['1 disturbed', '2 disturbed', '1 ok', '2 ok', '3 ok']);
  });

  test('is none where nobody can tell, on a calm machine, and where invocations are too short', async () => {
    const ends = [during(), (spec: unknown) => (spec === null ? {} : BUSY)];
    for (const taken of ends) expect(count((await measured(taken)).recording, 'base')).toBe(0);
    const short = makeFakeHost((_, nth) => ({ ...result(nth), durationMs: 40 }), { taken: during(8) });
    expect(count(await collect(short.host, measuring(SIX)), 'base')).toBe(0);
    const silent = makeFakeHost((_, nth) => result(nth));
    const recording = await collect(silent.host, measuring(SIX));
    expect(recording.invocations.map(({ others }) => others)).toEqual(Array(14).fill(null));
  });
});

test('the first round waits if others used the machine during the warm-up, but not for longer than ten invocations take', async () => {
  const waitFor = async (busyMs: number, settings: Parameters<typeof measuring>[0] = SIX) => {
    // The fake clock begins at one second, and the second invocation at two.
    const taken = (_: unknown, { ms }: { ms: number }) => (ms >= 2000 && ms < 3000 + busyMs ? BUSY : {});
    const { recording } = await measured(taken, settings);
    return recording.invocations[2]!.startMs - 2000;
  };
  expect([await waitFor(0), await waitFor(3000), await waitFor(60_000)]).toEqual([200, 3200, 10_000]);
  // The warm-up, six rounds and the wait would take 24 seconds.
  expect(await waitFor(3000, { ...SIX, maxMinutes: 23 / 60 })).toBe(0);
  const { recording } = await measured(during());
  expect(recording.invocations[2]!.startMs).toBe(2000);
});

describe('the bounds', () => {
  test('each block three times, where the last attempt counts', async () => {
    const { recording } = await measured(during(...from(3, 12)), { rounds: { min: 2, max: 8 } });
    expect(attempts(recording).slice(0, 6)).toEqual([
      ...['1 disturbed', '2 disturbed', '1 ok', '2 ok', '3 ok', '4 ok'],
    ]);
    expect(count(recording, 'base')).toBe(4);
    expect(countCompletedRounds(recording)).toBe(8);
  });

  test('as many rounds as are planned, and the report says so', async () => {
    // Of the three attempts at a block the first two are disturbed.
    const twoOfThree = from(3, 100).filter((nth) => Math.floor((nth - 3) / 4) % 3 < 2);
    const { recording, log } = await measured(during(...twoOfThree), { rounds: { min: 6, max: 8 } });
    expect([count(recording, 'base'), count(recording, 'head')]).toEqual([8, 8]);
    expect(countCompletedRounds(recording)).toBe(8);
    expect(log.filter((line) => line.includes(' again: '))).toHaveLength(4);
    const { measuredAgain, problems } = analyse(recording, policyOf(null, TODAY));
    expect(measuredAgain).toEqual({ rounds: 8, minutes: expect.closeTo((4 * 4.2) / 60) });
    expect(problems.map(inWords).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/disturbed so many rounds that 8 were measured again, which is the limit\./),
    );
  });

  test('none are reached by a neighbour that stays: then it is what is usual', async () => {
    const stays = (spec: unknown, { nth }: { nth: number }) => (spec !== null && nth > 2 ? BUSY : {});
    const { recording } = await measured(stays, { rounds: { min: 6, max: 30 } });
    expect([countCompletedRounds(recording), count(recording, 'base')]).toEqual([30, 6]);
  });

  test('only where there is time for it and for the fewest rounds', async () => {
    // The warm-up and six rounds take 14 seconds, the second attempt 4, and the wait for it may take 10.
    const minutes = (seconds: number) => ({ ...SIX, maxMinutes: seconds / 60 });
    expect(count((await measured(during(12), minutes(28.5))).recording, 'base')).toBe(2);
    expect(count((await measured(during(12), minutes(27.5))).recording, 'base')).toBe(0);
    expect(count((await measured(during(4), minutes(27.5))).recording, 'base')).toBe(0);
  });

  test('a second attempt that max-minutes cut does not count, and neither does the first', async () => {
    const taken = during(12);
    const fake = makeFakeHost(
      (_, nth) => (nth < 17 ? result(nth) : { ending: 'deadline', exitCode: null, durationMs: 120_000 }),
      { taken },
    );
    const recording = await collect(fake.host, measuring({ ...SIX, run: ['bench'], maxMinutes: 1 }));
    expect([recording.schedule.ended, countCompletedRounds(recording)]).toEqual(['time', 4]);
    expect(recording.invocations.at(-1)).toMatchObject({ outcome: 'cut' });
    expect(rowOf(recording)).toMatchObject({ base: { n: 4 }, head: { n: 4 } });
    expect(() => parseRecording(renderRecording(recording), 'r.json')).not.toThrow();
  });

  test('a second attempt that ends between two commands does not count either', async () => {
    // Four children of the second attempt take 25 of the 60 seconds each.
    const fake = makeFakeHost((_, nth) => ({ ...result(nth), durationMs: nth > 12 ? 25_000 : 1000 }), {
      taken: during(8),
    });
    const settings = { rounds: { min: 2, max: 2 }, run: ['a', 'b'], maxMinutes: 112 / 60 };
    const recording = await collect(fake.host, measuring(settings));
    expect(recording.schedule.ended).toBe('time');
    expect(recording.invocations.slice(-2)).toMatchObject([
      { command: 1, outcome: 'cut', durationMs: 0 },
      { command: 1, outcome: 'cut', durationMs: 0 },
    ]);
    expect(countCompletedRounds(recording)).toBe(0);
  });
});

describe('a side that brings the disturbance with it', () => {
  const PLAN = { rounds: { min: 20, max: 20 } };
  const onlyOn = (side: Side, share: () => boolean) => {
    return (spec: Parameters<typeof sideOf>[0] | null, { nth }: { nth: number }) =>
      nth > 2 && spec !== null && sideOf(spec) === side && share() ? BUSY : {};
  };

  test.each(['base', 'head'] as const)('%s: everything counts, and nothing more is put aside', async (side) => {
    let turn = 0;
    const { recording, log } = await measured(onlyOn(side, () => turn++ % 3 === 0) as never, PLAN);
    expect(count(recording, 'base') + count(recording, 'head')).toBe(0);
    const said = side === 'head' ? 'base 0, head 6 times' : 'base 6, head 0 times';
    expect(log.join('\n')).toContain(`disturbances came with one side (${said})`);
    const { rows, rounds, problems } = analyse(recording, policyOf(null, TODAY));
    expect(rounds).toBe(20);
    expect(rows[0]?.base?.n).toBe(rows[0]?.head?.n);
    expect(rows[0]!.base!.n).toBeGreaterThan(20);
    const other = side === 'head' ? 'base' : 'head';
    expect(
      problems
        .map(inWords)
        .map(({ message }) => message)
        .join('\n'),
    ).toContain(
      `were busy while ${side} ran, and much less while ${other} did. So no disturbed round was left out, and 10 rounds `,
    );
  });

  test('a slow head cannot throw its slow invocations away', async () => {
    // In four of six invocations it leaves its work to somebody who is not its child, and takes 20 % longer.
    let [turn, isSlow] = [0, false];
    const fake = makeFakeHost(
      (spec, nth) => {
        isSlow = sideOf(spec) === 'head' && nth > 2 && turn++ % 6 < 4;
        return result(isSlow ? 120 + (nth % 5) : 100 + (nth % 5));
      },
      { taken: (spec) => (spec !== null && isSlow ? BUSY : {}) },
    );
    const recording = await collect(fake.host, measuring({ rounds: { min: 6, max: 30 } }));
    expect(fake.log.join('\n')).toContain('rounds 1 and 2 again');
    expect(count(recording, 'head')).toBe(0);
    expect(analyse(recording, policyOf(null, TODAY)).conclusion).toBe('fail');
  });

  test('head alone is never measured again: no base would show it', async () => {
    let turn = 0;
    const taken = onlyOn('head', () => turn++ % 3 === 0) as never;
    const alone = await measured(taken, PLAN, { sides: ['head'] });
    expect(count(alone.recording, 'head')).toBe(0);
    const kept = { path: 'b.json', recording: asBaseline(alone.recording) };
    const beside = await measured(taken, PLAN, { sides: ['head'], baseline: kept });
    expect(count(beside.recording, 'head')).toBe(0);
    expect(kept.recording.invocations.every((one) => !('others' in one))).toBe(true);
  });

  test('nor is a command that only head can run', async () => {
    const fake = makeFakeHost(
      (spec, nth) => (sideOf(spec) === 'base' && spec.script === 'b' ? { exitCode: 1 } : result(nth)),
      { taken: during(7, 8, 9) },
    );
    const recording = await collect(fake.host, measuring({ ...SIX, run: ['a', 'b'] }));
    expect([countCompletedRounds(recording), count(recording, 'head')]).toEqual([6, 0]);
  });
});

describe('with a filter', () => {
  const suites = {
    a: {
      base: { A: [100], B: [100, 104, 102] },
      head: { A: [100], B: [103, 101, 105] },
    },
  };
  const settings = {
    format: 'go',
    run: ['go test suite=a -bench="$BENCH_REFEREE_FILTER"'],
    rounds: { min: 2, max: 6 },
  };

  test('the block is measured again with the same one', async () => {
    const tool = goTool(suites, { eachMs: 1000 });
    const fake = makeFakeHost(tool, { taken: during(10) });
    const given = { looks: [2, 6], undecided: undecidedInTurn(['B-8']) };
    const recording = await collect(fake.host, measuring(settings, given));
    const filters = fake.specs.map(({ env }) => env['BENCH_REFEREE_FILTER']);
    expect(new Set(filters.slice(8)).size).toBe(1);
    expect(filters[8]).toContain('B');
    expect(attempts(recording).slice(2, 6)).toEqual(['3 disturbed', '4 disturbed', '3 ok', '4 ok']);
    const rows = analyse(recording, policyOf(null, TODAY)).rows.map(({ name, base }) => [name, base?.n]);
    expect(rows).toEqual([
      ['A-8', 2],
      ['B-8', 6],
    ]);
  });

  test('that fails in the second attempt, the block does not count, and everything is measured from then on', async () => {
    const tool = goTool(suites, { eachMs: 1000 });
    const fake = makeFakeHost((spec, nth) => (nth === 14 ? { exitCode: 1 } : tool(spec)), {
      taken: during(10),
    });
    const given = { looks: [2, 6], undecided: undecidedInTurn(['B-8']) };
    const recording = await collect(fake.host, measuring(settings, given));
    expect(recording.schedule.ended).toBe('complete');
    expect(countCompletedRounds(recording)).toBeLessThan(6);
    expect(() => parseRecording(renderRecording(recording), 'r.json')).not.toThrow();
  });
});
