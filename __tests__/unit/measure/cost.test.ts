import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findPlanErrors, findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import { collect } from '../../../src/measure/collect.ts';
import { type CostRun, estimateCost } from '../../../src/measure/cost.ts';
import type { MeasureInputs } from '../../../src/measure/measure-inputs.ts';
import { asBaseline } from '../../../src/model/baseline.ts';
import { SIDES } from '../../../src/model/measurement.ts';
import type { RecordedInvocation } from '../../../src/model/recording.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { formatCost } from '../../../src/render/messages/measuring-log.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { planPauses } from '../../../src/stats/alpha-spending.ts';
import { type Answer, makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring, goTool, sideOf } from '../../support/measuring.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const PLAN = { min: 6, max: 30 };

const round = (number: number, durationMs: number): RecordedInvocation[] =>
  SIDES.map((side) => ({ side, round: number, command: 0, startMs: 0, durationMs, exitCode: 0, outcome: 'ok' }));

interface Inputs extends Partial<CostRun> {
  readonly setup?: string;
  readonly elapsedMs?: number;
  readonly completedRounds?: number;
}

function estimate({ setup, elapsedMs = 80_000, completedRounds = 0, ...run }: Inputs = {}) {
  return estimateCost(
    {
      measuring: aMeasuring({ rounds: PLAN, maxMinutes: 5, setup: setup ?? null }),
      ...{ sides: SIDES, invocations: round(0, 40_000), formats: ['json'], shard: null },
      ...run,
    },
    completedRounds,
    elapsedMs,
  );
}

describe('the estimate', () => {
  test('by the warm-up: rounds may be twice as fast, and it may have built something', () => {
    expect(estimate()).toEqual({
      ...{ maxMinutes: 5, elapsedMs: 80_000, completedRounds: 0, roundMs: 80_000 },
      ...{ rounds: 2, maxRounds: 5, mayIncludeBuild: true },
    });
    expect(estimate({ setup: './build' })?.mayIncludeBuild).toBe(false);
  });

  test('by the rounds as soon as there are some, whatever the warm-up took', () => {
    const invocations = [...round(0, 60_000), ...round(1, 10_000), ...round(2, 12_000)];
    const cost = estimate({ invocations, elapsedMs: 164_000, completedRounds: 2 });
    expect(cost).toMatchObject({ roundMs: 24_000, rounds: 7, maxRounds: 7, mayIncludeBuild: false });
  });

  test('a filter may make later rounds faster, if there is time for the first look', () => {
    const fast = round(0, 15_000);
    expect(estimate({ invocations: fast, formats: ['go'] })).toMatchObject({ rounds: 7, maxRounds: 30 });
    expect(estimate({ formats: ['go'] })).toMatchObject({ rounds: 2, maxRounds: 5 });
  });

  test('counts no side that does not run, and nothing that failed', () => {
    expect(estimate({ sides: ['head'] })?.roundMs).toBe(40_000);
    const [base, head] = round(0, 40_000);
    const invocations = [{ ...base!, outcome: 'failed' as const }, head!];
    expect(estimate({ invocations })?.roundMs).toBe(40_000);
  });

  test('is never above the plan, and no round fits into time that is over', () => {
    expect(estimate({ invocations: round(0, 1) })).toMatchObject({ rounds: 30, maxRounds: 30 });
    expect(estimate({ elapsedMs: 400_000 })).toMatchObject({ rounds: 0, maxRounds: 0 });
    expect(estimate({ invocations: [] })).toBeNull();
  });
});

describe('the line of the log', () => {
  const cost = { roundMs: 11_000, rounds: 30, maxMinutes: 20 };

  test.each([
    [
      'one command',
      formatCost(cost, PLAN, [{ base: 5400, head: 5600 }]),
      '6 to 30 rounds, about 1 min 06 s to 5 min 30 s: one run takes 5.4 s on base and 5.6 s on head',
    ],
    [
      'too little time',
      formatCost({ roundMs: 80_000, rounds: 2, maxMinutes: 5 }, PLAN, [{ base: 40_000, head: 40_000 }]),
      '6 to 30 rounds, about 8 min 00 s to 40 min 00 s: one run takes 40 s on base and 40 s on head; max-minutes (5) allows 2',
    ],
    [
      'a fixed number of rounds, and a baseline',
      formatCost(cost, { min: 10, max: 10 }, [{ head: 11_000 }]),
      '10 rounds, about 1 min 50 s: one run takes 11 s on head',
    ],
    [
      'several commands',
      formatCost(cost, { min: 1, max: 1 }, [{ base: 5000, head: 5000 }, { head: 1000 }]),
      '1 round, about 11 s: one run takes command 1/2 5.0 s on base and 5.0 s on head, command 2/2 1.0 s on head',
    ],
  ])('%s', (_, line, expected) => expect(line).toBe(expected));
});

describe('a run', () => {
  const POLICY = policyOf(null, TODAY);
  const gate = (settings: Parameters<typeof aMeasuring>[0], given: Partial<MeasureInputs> = {}) => {
    const rounds = settings?.rounds ?? PLAN;
    return aMeasuring(
      { rounds, ...settings },
      {
        looks: planPauses(rounds),
        undecided: (recording) => findUndecidedBenchmarks(recording, POLICY),
        findPlanErrors: (recording, cost) => (cost === null ? [] : findPlanErrors(recording, POLICY, cost)),
        ...given,
      },
    );
  };
  const result = (value: number, durationMs: number): Answer => ({
    stdout: JSON.stringify([{ name: 'Encode', unit: 'ms', value }]),
    durationMs,
  });
  const codesOf = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code);

  test('of 40 s an invocation in 5 minutes ends after the warm-up, and says what would do', async () => {
    const { host, runs, log } = makeFakeHost((_, nth) => result(10 + nth / 100, 40_000));
    const recording = await collect(host, gate({ maxMinutes: 5 }));
    expect([runs.length, recording.schedule.ended, codesOf(recording)]).toEqual([2, 'decided', ['time-too-short']]);
    expect(log).toContain(
      '6 to 30 rounds, about 8 min 00 s to 40 min 00 s: one run takes 40 s on base and 40 s on head; max-minutes (5) allows 2',
    );
    expect(recording.problems.map(formatDiagnosticLine)[0]).toMatch(
      /^max-minutes: a round takes about 1 min 20 s, so 5 minutes allow 2 rounds\. .* 8 rounds are needed before .* can fail\. Raise `max-minutes` to at least 12, /,
    );
    expect(analyse(recording, POLICY)).toMatchObject({ conclusion: 'error', rounds: 0 });
  });

  test('of three rounds ends after the warm-up', async () => {
    const { host, runs } = makeFakeHost((_, nth) => result(10 + nth / 100, 100));
    const recording = await collect(host, gate({ rounds: { min: 3, max: 3 } }));
    expect([runs.length, codesOf(recording)]).toEqual([2, ['rounds-too-few']]);
    expect(codesOf(analyse(recording, POLICY))).toEqual(['rounds-too-few']);
  });

  test('with a warm-up that takes far longer than the rounds goes on', async () => {
    const { host } = makeFakeHost((_, nth) => result(10 + (nth % 5) / 1000, nth <= 2 ? 60_000 : 2000));
    const recording = await collect(host, gate({ maxMinutes: 10 }));
    expect([recording.schedule.ended, codesOf(recording)]).toEqual(['decided', []]);
  });

  test('measures in all of its time, although the warm-up took far longer than a round', async () => {
    const { host } = makeFakeHost((_, nth) => result(nth, nth <= 2 ? 60_000 : 2000));
    const recording = await collect(host, aMeasuring({ rounds: { min: 20, max: 20 }, maxMinutes: 6 }));
    expect([recording.schedule.ended, recording.invocations.at(-1)?.round]).toEqual(['complete', 20]);
  });

  test('whose rounds are a little slower than they would have to be ends at the first look', async () => {
    const { host } = makeFakeHost((_, nth) => result(10 + nth / 100, 40_000));
    const recording = await collect(host, gate({ maxMinutes: 8 }));
    expect([recording.invocations.at(-1)?.round, codesOf(recording)]).toEqual([2, ['time-too-short']]);
    expect(analyse(recording, POLICY).conclusion).toBe('error');
  });

  test('of several commands adds up the time of all of them', async () => {
    const { host, runs } = makeFakeHost((_, nth) => result(10 + nth / 100, 20_000));
    const recording = await collect(host, gate({ run: ['a', 'b'], maxMinutes: 5 }));
    expect([runs.length, codesOf(recording)]).toEqual([4, ['time-too-short']]);
  });

  test('whose command fails on base in the warm-up has nothing to decide', async () => {
    const { host } = makeFakeHost((spec) =>
      sideOf(spec) === 'base' ? { exitCode: 3, durationMs: 40_000 } : result(10, 40_000),
    );
    const recording = await collect(host, gate({ maxMinutes: 5 }));
    expect(codesOf(recording)).not.toContain('time-too-short');
    expect(analyse(recording, POLICY).conclusion).toBe('pass');
  });

  test('beside a baseline counts the time of head alone', async () => {
    const kept = asBaseline(aRecording({ Encode: { head: [10, 10.1, 10.2, 10.1, 10, 9.9, 10] } }));
    const baseline = { path: 'bench/baseline.json', recording: kept };
    const { host, log } = makeFakeHost((_, nth) => result(10 + nth / 100, 20_000));
    await collect(host, gate({ maxMinutes: 5 }, { sides: ['head'], baseline }));
    expect(log).toContain(
      '6 to 30 rounds, about 2 min 00 s to 10 min 00 s: one run takes 20 s on head; max-minutes (5) allows 14',
    );
  });

  test('of a tool with a filter goes on if there is time for its first look', async () => {
    const values = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`B${index}`, [10, 10.1, 9.9, 10.2, 9.8]]),
    );
    const { host } = makeFakeHost(goTool({ a: { base: values, head: values } }, { eachMs: 1000 }));
    const settings = { run: ['suite=a'], format: 'go', maxMinutes: 5 } as const;
    const recording = await collect(host, gate(settings));
    // 20 s an invocation allow six of 30 rounds.
    expect(codesOf(recording)).toEqual([]);
    expect(analyse(recording, POLICY).rounds).toBeGreaterThanOrEqual(3);
  });
});
