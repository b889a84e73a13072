import { expect, test } from '@jest/globals';
import type { RecordedInvocation } from '../../../src/model/recording.ts';
import { countExtraAttempts, summariseRemeasuring } from '../../../src/model/remeasured-rounds.ts';
import { countCompletedRounds } from '../../../src/model/whole-rounds.ts';
import { aRecording, besideBaseline } from '../../support/recordings.ts';

const recording = aRecording({ a: { base: [1, 2, 3, 4], head: [1, 2, 3, 4] } });

/** Rounds 3 and 4 twice, the second time half a minute later. */
function twice(outcome: RecordedInvocation['outcome']) {
  const later = recording.invocations.slice(4).map((one) => ({ ...one, startMs: one.startMs + 30_000 }));
  const first = recording.invocations.map((one) => (one.round > 2 ? { ...one, outcome } : one));
  return { ...recording, invocations: [...first, ...later] };
}

test('rounds that were put aside, and the time until the next ones', () => {
  expect(summariseRemeasuring(recording)).toBeNull();
  const again = twice('disturbed');
  expect(summariseRemeasuring(again)).toEqual({ rounds: 2, minutes: 0.5 });
  expect([countCompletedRounds(again), countExtraAttempts(again)]).toEqual([4, 0]);
});

test('rounds all of whose attempts count', () => {
  const again = twice('ok');
  expect([summariseRemeasuring(again), countCompletedRounds(again), countExtraAttempts(again)]).toEqual([null, 4, 2]);
});

test('a baseline has rounds of its own', () => {
  expect(countExtraAttempts(besideBaseline([{ a: [1, 2, 3] }], [{ a: [1, 2, 3] }]))).toBe(0);
});
