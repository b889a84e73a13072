import { describe, expect, test } from '@jest/globals';
import { findObjection, isRed } from '../../../src/doctor/diagnosis.ts';
import { renderDoctor, renderDoctorJson } from '../../../src/doctor/render-diagnosis.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { diagnosisOf, unchangedRecording } from '../../support/diagnoses.ts';
import { aRecording } from '../../support/recordings.ts';

const DESTINATION = { written: null, config: 'gate.yml', state: 'replaces' } as const;

describe('a quiet machine', () => {
  const diagnosis = diagnosisOf(
    unchangedRecording(
      { 'a ns/op [ns/op]': 0.01, 'b ns/op [ns/op]': 0.015, 'a allocs/op [allocs/op]': 0 },
      { secondary: ['a allocs/op [allocs/op]'] },
    ),
  );

  test('can be trusted as proposed', () => {
    expect(findObjection(diagnosis)).toBe(null);
    expect(diagnosis.proofs.map(({ outcome }) => outcome)).toEqual(['red', 'red', 'red']);
    expect(diagnosis.testCount).toBe(2);
  });

  test('the proposal is a configuration, and what was proven', () => {
    expect(parseConfigFile(diagnosis.file, 'gate.yml')).toMatchObject({
      run: ['make bench'],
      rounds: { min: 6, max: 10 },
    });
    expect(diagnosis.unchanged.rows.flatMap(({ verdicts }) => verdicts.map(({ limit }) => limit))).toEqual(
      diagnosis.proposal.budgets.length === 2 ? [0.02, 0.02, 0] : [],
    );
  });

  test('more rounds find less, and cost more', () => {
    const { prospects } = diagnosis;
    expect(prospects.map(({ rounds }) => rounds.max)).toEqual([6, 10, 14, 20, 30]);
    const worst = prospects.flatMap(({ worst }) => worst?.found ?? []);
    expect(worst).toEqual(worst.toSorted((left, right) => right - left));
    const minutes = prospects.map((prospect) => prospect.minutes);
    expect(minutes).toEqual(minutes.toSorted((left, right) => left - right));
  });

  test('a round is timed from its beginning to the next one', () => {
    // Rounds begin 100 ms apart and the last one ends after 40 ms.
    expect(diagnosis.roundMinutes * 60_000).toBeCloseTo(94, 9);
  });
});

describe('what cannot be trusted', () => {
  test('unchanged code that turns the gate red', () => {
    const times = [10, 10.1, 10.2, 10.3, 10.4, 10.5, 10.6, 10.7, 10.8, 10.9];
    const diagnosis = diagnosisOf(aRecording({ a: { base: times, head: times.map((time) => time * 2) } }));
    expect([isRed(diagnosis.unchanged), findObjection(diagnosis)]).toEqual([true, 'red']);
  });

  test('a name that changes from run to run', () => {
    const same = { base: [10, 11, 12, 10, 11, 12], head: [10, 11, 12, 10, 11, 12] };
    const diagnosis = diagnosisOf(aRecording({ a: same, 'tmp-1': { base: same.base }, 'tmp-2': { head: same.head } }));
    expect([isRed(diagnosis.unchanged), findObjection(diagnosis)]).toEqual([true, 'red']);
  });

  test('a benchmark that is too noisy for any limit', () => {
    const diagnosis = diagnosisOf(unchangedRecording({ a: 0.01, b: 0.01, chaos: 3 }));
    expect(diagnosis.proofs.map(({ outcome }) => outcome)).toEqual(['red', 'red', 'shown-only']);
    expect(findObjection(diagnosis)).toBe('undetected');
  });

  test('but not a metric beside the one that people look at first', () => {
    const recording = unchangedRecording({ a: 0.01, 'a system [s]': 3 }, { secondary: ['a system [s]'] });
    expect(findObjection(diagnosisOf(recording))).toBe(null);
  });
});

test('what was renamed between two commits has one name in one commit', () => {
  const text = 'run: make bench\nrenamed: {a: b}\n';
  const diagnosis = diagnosisOf(unchangedRecording({ a: 0.01 }), { text });
  expect(diagnosis.proofs.map(({ row, outcome }) => [row.name, outcome])).toEqual([['a', 'red']]);
  expect(diagnosis.file).toContain('renamed:');
});

test('the time that the gate may take is that of the file, not that of this run', () => {
  const text = 'run: make bench\nmax-minutes: 0.02\n';
  const diagnosis = diagnosisOf(unchangedRecording({ a: 0.2 }), { text, given: { maxMinutes: 90 } });
  expect(diagnosis.proposal.rounds.max).toBe(10);
});

describe('a machine that was disturbed', () => {
  // Base gets 30 % slower from the first to the last third of the rounds.
  const drift = [100, 101, 102, 110, 111, 112, 113, 130, 131, 132];
  const drifting = aRecording({ a: { base: drift, head: drift.map((time) => time + 0.5) } });

  test('is not trusted if noise made a limit wider', () => {
    const diagnosis = diagnosisOf(drifting);
    expect(diagnosis.proposal.budgets[0]).toMatchObject({ level: 'fail', why: { kind: 'noise' } });
    expect(diagnosis.disturbances.map(({ code }) => code)).toEqual(['machine-drifted']);
    expect(findObjection(diagnosis)).toBe('disturbed');
    expect(JSON.parse(renderDoctorJson(diagnosis, { written: null }))).toMatchObject({
      trusted: false,
      disturbances: [{ code: 'machine-drifted' }],
    });
  });

  test('is trusted if the limits are the smallest ones all the same', () => {
    const recording = unchangedRecording({ a: 0.01, b: 0.01 });
    const environment = { ...recording.environment, cores: 2, loadBefore: 3.7 };
    const diagnosis = diagnosisOf({ ...recording, environment });
    expect(diagnosis.unchanged.problems.map(({ code }) => code)).toContain('machine-busy-before');
    expect(diagnosis.proposal.budgets.map(({ why }) => why.kind)).toEqual(['floor']);
    expect([diagnosis.disturbances, findObjection(diagnosis)]).toEqual([[], null]);
  });

  test('counts only what is primary, as the noise of other metrics is large on every machine', () => {
    const labels = { a: 0.01, 'a system [s]': 0.08 };
    const recording = unchangedRecording(labels, { secondary: ['a system [s]'] });
    const environment = { ...recording.environment, cores: 2, loadBefore: 3.7 };
    expect(diagnosisOf({ ...recording, environment }).disturbances).toEqual([]);
    const primary = unchangedRecording(labels);
    expect(diagnosisOf({ ...primary, environment }).disturbances).toHaveLength(1);
  });
});

test('what was measured again is told, and kept for programs', () => {
  const diagnosis = diagnosisOf(unchangedRecording({ 'a ns/op [ns/op]': 0.01 }));
  const again = { rounds: 4, minutes: 0.5 };
  const disturbed = { ...diagnosis, unchanged: { ...diagnosis.unchanged, measuredAgain: again } };
  const line = '  4 rounds were disturbed and measured again, as in the gate.\n';
  expect(renderDoctor(disturbed, DESTINATION)).toContain(line);
  expect(renderDoctor(diagnosis, DESTINATION)).not.toContain('measured again, as');
  expect(JSON.parse(renderDoctorJson(disturbed, { written: null }))).toMatchObject({ measuredAgain: again });
});
