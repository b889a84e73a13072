import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { type Noise, noiseOf } from '../../../src/doctor/noise.ts';
import { compareProcessors, hasOneThread } from '../../../src/doctor/one-processor.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { unchangedRecording } from '../../support/diagnoses.ts';
import { TODAY } from '../../support/today.ts';

const noiseWith = (spreads: Readonly<Record<string, number>>, seed = 1): readonly Noise[] =>
  analyse(unchangedRecording(spreads, { seed }), policyOf(null, TODAY)).rows.map(noiseOf);

describe('one processor', () => {
  test('is proposed where the same results vary clearly less on it, whatever number ends the names of Go', () => {
    const onAll = noiseWith({ 'Encode-8 ns/op [ns/op]': 0.05, 'Decode-8 ns/op [ns/op]': 0.04 });
    const onOne = noiseWith({ 'Encode ns/op [ns/op]': 0.02, 'Decode ns/op [ns/op]': 0.02 }, 2);
    const trial = compareProcessors(onAll, onOne);
    expect(trial?.all).toBeGreaterThan(0.03);
    expect(trial?.one).toBeLessThan(0.03);
    expect(trial?.isProposed).toBe(true);
  });

  test('is not proposed for a gain that may be chance', () => {
    const trials = Array.from({ length: 40 }, (_, seed) => {
      const [onAll, onOne] = [noiseWith({ 'a [ms]': 0.04 }, seed), noiseWith({ 'a [ms]': 0.04 }, 1000 + seed)];
      return compareProcessors(onAll, onOne)!;
    });
    expect(trials.filter(({ isProposed }) => isProposed).length).toBeLessThanOrEqual(4);
  });

  test('cannot be compared if nothing varies on both', () => {
    expect(compareProcessors(noiseWith({ 'a [ms]': 0.04 }), noiseWith({ 'a [ms]': 0 }))).toBeNull();
  });
});

describe('the number of threads', () => {
  const using = (own?: number | null) => {
    const recording = unchangedRecording({ 'a [ms]': 0.01 });
    const invocations = recording.invocations.map((one) => ({ ...one, ...(own !== undefined && { own }) }));
    return { ...recording, invocations, environment: { ...recording.environment, cores: 4 } };
  };

  test.each([
    [0.1, true],
    [0.25, true],
    [0.27, true],
    [0.3, false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('%p of four processors is one: %p', (own, expected) => expect(hasOneThread(using(own))).toBe(expected));
});
