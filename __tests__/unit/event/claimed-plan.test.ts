import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { applyTrustedConfig, checkPlans } from '../../../src/event/claims.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording } from '../../support/recordings.ts';

const honest = aRecording({ a: { base: [1, 2, 3, 4], head: [1, 2, 3, 4] } });
const claiming = (schedule: Partial<Recording['schedule']>): Recording => ({
  ...honest,
  schedule: { ...honest.schedule, ...schedule },
});

describe('checkPlans', () => {
  test('accepts what measuring leaves', () => {
    expect(() => checkPlans([honest])).not.toThrow();
    expect(() => checkPlans([claiming({ rounds: { min: 4, max: 30 }, ended: 'decided' })])).not.toThrow();
    expect(() => checkPlans([claiming({ rounds: { min: 6, max: 30 }, ended: 'time' })])).not.toThrow();
    const failed = aRecording({ a: { base: [1, 2], head: [1, 2] } }, { outcomes: { 'head 2': 'failed' } });
    expect(() => checkPlans([{ ...failed, schedule: { ...failed.schedule, ended: 'failed' } }])).not.toThrow();
  });

  test.each([
    [
      { rounds: { min: 6, max: 30 }, ended: 'complete' },
      'recording "bench-referee": it says that 30 rounds ran, but does not contain them. Pass the files that `measure` wrote in this run, unchanged and each once.',
    ],
    [
      { ended: 'failed' },
      'recording "bench-referee": it says that something failed, but does not contain a failure. Pass the files that `measure` wrote in this run, unchanged and each once.',
    ],
  ] as const)('refuses %j, which the invocations contradict', (schedule, message) => {
    expect(() => checkPlans([claiming(schedule)])).toThrow(message);
  });

  test('refuses the same measurements under another name, but not two runs that never began', () => {
    expect(() => checkPlans([honest, { ...honest, name: 'arm' }])).toThrow(
      'recording "arm": it has the same measurements as the recording "bench-referee".',
    );
    const empty: Recording = { ...honest, invocations: [], series: [], problems: [] };
    const begun = { ...empty, schedule: { ...empty.schedule, ended: 'time' as const } };
    expect(() => checkPlans([begun, { ...begun, name: 'arm' }])).not.toThrow();
  });
});

describe('asConfigured', () => {
  const usual = (schedule: Partial<Recording['schedule']>) => claiming({ rounds: { min: 6, max: 30 }, ...schedule });
  const differences = (recording: Recording, config: string | null) =>
    applyTrustedConfig([recording], config === null ? null : parseConfigFile(config, 'budgets.yml'))
      .problems.map(inWords)
      .map(({ where, message, severity }) => `${severity} ${where}: ${message}`);

  test('counts the values as the trusted configuration says', () => {
    const { recordings, problems } = applyTrustedConfig([usual({ unit: 'sample' })], null);
    expect([recordings[0].schedule.unit, problems.length]).toEqual(['invocation', 1]);
    expect(inWords(problems[0]!).message).toBe(
      'the recording has "sample", but the configuration has "invocation", which is used. Measure with the same configuration.',
    );
    expect(differences(usual({ unit: 'sample' }), 'unit: sample\n')).toEqual([]);
  });

  test('tells rounds other than the configured ones', () => {
    const wide = claiming({ rounds: { min: 6, max: 1000 } });
    const text =
      'warning recording "bench-referee", "rounds": the recording was planned with "6..1000", but the configuration has "6..30", so less can be detected. Set the rounds in the configuration, and not for `measure` alone.';
    expect(differences(wide, null)).toEqual([expect.stringContaining(text)]);
    expect(differences(wide, 'rounds: 10\n')).toEqual([expect.stringContaining('has "10"')]);
    expect(differences(claiming({ rounds: { min: 10, max: 10 } }), 'rounds: 10\n')).toEqual([]);
    // Without rounds in the file, the input of `measure` may choose any that are not more than the default.
    expect(differences(claiming({ rounds: { min: 2, max: 2 } }), null)).toEqual([]);
  });
});
