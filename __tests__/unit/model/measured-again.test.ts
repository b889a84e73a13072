import { expect, test } from '@jest/globals';
import { countedTwice, measuredAgain } from '../../../src/model/measured-again.ts';
import { completedRounds, type RecordedInvocation } from '../../../src/model/recording.ts';
import { aRecording, besideBaseline } from '../../support/recordings.ts';

const recording = aRecording({ a: { base: [1, 2, 3, 4], head: [1, 2, 3, 4] } });

/** Rounds 3 and 4 twice, the second time half a minute later. */
function twice(outcome: RecordedInvocation['outcome']) {
  const later = recording.invocations.slice(4).map((one) => ({ ...one, startMs: one.startMs + 30_000 }));
  const first = recording.invocations.map((one) => (one.round > 2 ? { ...one, outcome } : one));
  return { ...recording, invocations: [...first, ...later] };
}

test('rounds that were put aside, and the time until the next ones', () => {
  expect(measuredAgain(recording)).toBeNull();
  const again = twice('disturbed');
  expect(measuredAgain(again)).toEqual({ rounds: 2, minutes: 0.5 });
  expect([completedRounds(again), countedTwice(again)]).toEqual([4, 0]);
});

test('rounds all of whose attempts count', () => {
  const again = twice('ok');
  expect([measuredAgain(again), completedRounds(again), countedTwice(again)]).toEqual([null, 4, 2]);
});

test('a baseline has rounds of its own', () => {
  expect(countedTwice(besideBaseline([{ a: [1, 2, 3] }], [{ a: [1, 2, 3] }]))).toBe(0);
});
