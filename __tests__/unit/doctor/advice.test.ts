import { describe, expect, test } from '@jest/globals';
import { adviceLines, type ProposalDestination } from '../../../src/doctor/advice.ts';
import type { Diagnosis } from '../../../src/doctor/diagnosis.ts';
import { diagnosisOf, unchangedRecording } from '../../support/diagnoses.ts';

const calm = diagnosisOf(unchangedRecording({ a: 0.01 }));
const chaos = diagnosisOf(unchangedRecording({ a: 0.01, b: 0.01, chaos: 3 }));

const adviceOf = (diagnosis: Diagnosis, destination: Partial<ProposalDestination>, isFolded = false) =>
  adviceLines(
    diagnosis,
    { written: 'proposed.yml', config: '.github/bench-referee.yml', state: 'missing', ...destination },
    isFolded,
  ).join('\n');

describe('a trusted proposal', () => {
  test('is moved to a file that does not exist, whose folder may not exist', () => {
    const advice = adviceOf(calm, {});
    expect(advice).toContain('Written to proposed.yml. Use it as .github/bench-referee.yml:\n');
    expect(advice).toContain('\n    mkdir -p .github && mv proposed.yml .github/bench-referee.yml\n');
    expect(advice).toMatch(/Commit it on the default branch: .*$/);
  });

  test('replaces a file that exists', () => {
    const advice = adviceOf(calm, { state: 'replaces' });
    expect(advice).toContain(
      'Use it as .github/bench-referee.yml, which it replaces (`git diff` shows the changes):\n',
    );
    expect(advice).toContain('\n    mv proposed.yml .github/bench-referee.yml\n');
  });

  test('is only committed if it was written where the gate reads it', () => {
    const advice = adviceOf(calm, { written: '.github/bench-referee.yml', state: 'in-place' });
    expect(advice).toContain('Written to .github/bench-referee.yml, where the gate reads it. Commit it');
    expect(advice).not.toContain('mv ');
  });

  test('has paths that a shell reads', () => {
    const advice = adviceOf(calm, { written: "it's new.yml", config: '../perf gate/b.yml' });
    expect(advice).toContain(`mkdir -p '../perf gate' && mv 'it'\\''s new.yml' '../perf gate/b.yml'\n`);
    expect(adviceOf(calm, { config: 'gate.yml' })).toContain('    mv proposed.yml gate.yml\n');
  });

  test('that was not written is saved from the screen, or written by another run if it is not all there', () => {
    expect(adviceOf(calm, { written: null })).toContain('Save the proposal above as .github/bench-referee.yml.');
    expect(adviceOf(calm, { written: null }, true)).toContain('Run doctor again with `--write FILE`');
  });
});

test('a gate that misses a result can be used as it is', () => {
  const advice = adviceOf(chaos, {});
  expect(advice).toContain(
    'Follow the advice above and run doctor again, or use the proposal as it is.\n  Written to proposed.yml.',
  );
});

test('a disturbed machine: what to do, and where the file is, but not how to use it', () => {
  const recording = unchangedRecording({ a: 0.08 });
  const advice = adviceOf(
    diagnosisOf({ ...recording, environment: { ...recording.environment, cores: 2, loadBefore: 3.7 } }),
    {},
  );
  expect(advice).toContain('DO NOT TRUST IT YET: the machine was disturbed');
  expect(advice).toContain('examples/doctor.yml');
  expect(advice).toMatch(/The proposal is in proposed\.yml\.$/);
});
