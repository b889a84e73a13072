// A failure of one invocation among many: its block is measured again, on both sides, at most twice in a run.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { parseRecording, renderRecording } from '../../../src/event/recording-file.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { countCompletedRounds } from '../../../src/model/whole-rounds.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { type Answer, makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring, sideOf } from '../../support/measuring.ts';
import { TODAY } from '../../support/today.ts';

const FAILED: Answer = { exitCode: 1, stdout: '', stderrTail: 'connection refused' };

/** Measures with a tool that gives another answer in some invocations: 0 is the warm-up of a side, then 1, 2, … */
async function measure(
  failsAt: Partial<Record<Side, Readonly<Record<number, Answer>>>>,
  { rounds = 10, ...own }: { rounds?: number; maxMinutes?: number; run?: string[]; setup?: string } = {},
) {
  const counts = { base: 0, head: 0 };
  const { host, log, runs } = makeFakeHost((spec) => {
    const side = sideOf(spec);
    const nth = counts[side]++;
    const value = 10 + ((3 * nth) % 7) / 100;
    return failsAt[side]?.[nth] ?? { stdout: JSON.stringify([{ name: 'Encode', unit: 'ms', value }]) };
  });
  const recording = await collect(host, aMeasuring({ rounds: { min: rounds, max: rounds }, ...own }));
  const report = analyse(parseRecording(renderRecording(recording), 'recording'), policyOf(null, TODAY));
  return { recording, report, log, runs };
}

const outcomes = ({ invocations }: Recording) =>
  invocations
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ round, side, outcome }) => `${round} ${side} ${outcome}`);

describe.each(['base', 'head'] as const)('%s fails once', (side) => {
  test('the block is measured again, and a warning with its output is all that is left', async () => {
    const { recording, report, log } = await measure({ [side]: { 7: FAILED } });
    expect([report.conclusion, countCompletedRounds(recording), recording.schedule.ended]).toEqual([
      'pass',
      10,
      'complete',
    ]);
    expect(report.problems).toMatchObject([
      { code: 'block-retried', severity: 'warning', output: ['connection refused'] },
    ]);
    expect(report.problems.map(inWords)).toEqual([
      {
        where: `round 7, ${side}`,
        severity: 'warning',
        message:
          'the command failed once (exit code 1), so rounds 7 and 8 were measured again on both sides. The first attempt is not used.',
      },
    ]);
    expect(log).toContain(`rounds 7 and 8 again: round 7, ${side}, failed`);
    const [row] = report.rows;
    expect([row?.base?.n, row?.head?.n]).toEqual([10, 10]);
  });

  test('every value is kept, and those of the first attempt are not used', async () => {
    const { recording } = await measure({ [side]: { 8: FAILED } });
    const aside = recording.invocations.flatMap(({ outcome, exitCode }, at) =>
      outcome === 'retried' && exitCode === 0 ? [at] : [],
    );
    const [series] = recording.series;
    const recorded = [...(series?.base.invocations ?? []), ...(series?.head.invocations ?? [])];
    expect(aside.length).toBeGreaterThan(0);
    expect(recorded).toEqual(expect.arrayContaining(aside));
  });

  test.each<[string, Answer, string]>([
    ['a signal', { ending: 'signal', detail: 'SIGSEGV', exitCode: null }, ' (killed by `SIGSEGV`)'],
    ['no result', { stdout: '' }, ''],
    ['half of a result', { stdout: '[{"name":' }, ''],
  ])('by %s', async (_, answer, how) => {
    const { report } = await measure({ [side]: { 3: answer } });
    expect(report.conclusion).toBe('pass');
    expect(report.problems.map(inWords)[0]?.message).toContain(`the command failed once${how}, so`);
  });

  test('in the warm-up, which is not tried again', async () => {
    const { recording } = await measure({ [side]: { 0: FAILED } });
    expect(outcomes(recording)).toEqual([`0 ${side} failed`]);
  });

  test('but no time is left to measure the block again', async () => {
    const slow = { ...FAILED, durationMs: 59_000 };
    const { recording } = await measure({ [side]: { 9: slow } }, { maxMinutes: 1 });
    expect(recording.schedule.ended).toBe('failed');
    expect(recording.invocations.some(({ outcome }) => outcome === 'retried')).toBe(false);
  });
});

test('time that is over in the second attempt is no success', async () => {
  const slow: Answer = { stdout: JSON.stringify([{ name: 'Encode', unit: 'ms', value: 10 }]), durationMs: 50_000 };
  const { recording, report } = await measure(
    { head: { 7: FAILED, 8: slow }, base: { 8: slow, 9: slow } },
    { maxMinutes: 1 },
  );
  expect([recording.schedule.ended, countCompletedRounds(recording)]).toEqual(['time', 7]);
  expect(report.problems.map(inWords).map(({ message }) => message)).toContain(
    'the command failed (exit code 1), so rounds 7 and 8 were measured again on both sides. Measuring ended before that was done. Raise `max-minutes`.',
  );
});

describe('more than one failure', () => {
  test('again in the same block: the run fails as it did before, and says that it was tried again', async () => {
    const { recording, report } = await measure({ head: { 7: FAILED, 8: FAILED, 9: FAILED } });
    expect([report.conclusion, recording.schedule.ended]).toEqual(['error', 'failed']);
    expect(report.problems.map(({ code, severity }) => [code, severity]).toSorted()).toEqual([
      ['block-retried', 'warning'],
      ['command-failed', 'error'],
    ]);
    expect(countCompletedRounds(recording)).toBe(6);
  });

  test('base again in the same block: inconclusive, as before', async () => {
    const { report } = await measure({ base: { 7: FAILED, 8: FAILED, 9: FAILED } });
    expect([report.conclusion, report.baseBrokeIn]).toEqual(['inconclusive', 7]);
  });

  test('two in different blocks are forgiven, whatever the sides; the third ends the run', async () => {
    const two = await measure({ head: { 2: FAILED }, base: { 9: FAILED } });
    expect(two.report.conclusion).toBe('pass');
    expect(two.report.problems.map(({ code }) => code)).toEqual(['block-retried', 'block-retried']);
    const three = await measure({ head: { 2: FAILED, 7: FAILED, 11: FAILED } });
    expect(three.report.conclusion).toBe('error');
    expect(three.recording.invocations.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1);
  });

  test('with several commands the whole block is measured again, and no command looks left out', async () => {
    const { recording, report } = await measure({ head: { 5: FAILED } }, { run: ['a', 'b'], rounds: 8 });
    expect([countCompletedRounds(recording), report.problems.map(({ code }) => code)]).toEqual([8, ['block-retried']]);
  });
});

test('base that does not print a benchmark once, after its warm-up, is tried again too', async () => {
  const { report } = await measure({
    base: { 1: { stdout: JSON.stringify([{ name: 'Other', unit: 'ms', value: 1 }]) } },
  });
  expect(report.problems.map(({ code }) => code)).not.toContain('base-broke');
});

describe('a recording of a stranger', () => {
  const retry = (recording: Recording, isRetried: (one: Recording['invocations'][number]) => boolean) => {
    const invocations = recording.invocations.map((one) =>
      isRetried(one) ? { ...one, outcome: 'retried' as const } : one,
    );
    return () => parseRecording(renderRecording({ ...recording, invocations }), 'recording');
  };

  test('with more retries than measuring makes is refused, and so is one of the warm-up', async () => {
    const { recording } = await measure({});
    expect(retry(recording, ({ round, side }) => side === 'head' && round > 0 && round <= 4)).not.toThrow();
    expect(retry(recording, ({ round, side }) => side === 'head' && round > 0 && round <= 5)).toThrow();
    expect(retry(recording, ({ round }) => round === 0)).toThrow();
  });
});
