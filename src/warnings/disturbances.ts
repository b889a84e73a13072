// Warns if measuring disturbed rounds again reached its limits: the maximum number of repeated rounds was used, or one
// side caused the disturbance itself, so that no attempt was put aside.

import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedInvocation, Recording } from '../model/recording.ts';
import { countExtraAttempts, maxRemeasuredRoundsOf, summariseRemeasuring } from '../model/remeasured-rounds.ts';
import type { WarningCheck } from './warning-check.ts';

/** Rounds that are measured again together. */
const MAX_BLOCK_ROUNDS = 2;

export const warnAboutManyDisturbances: WarningCheck = (recording) => {
  const again = summariseRemeasuring(recording);
  if (again === null) return null;
  if (again.rounds + MAX_BLOCK_ROUNDS <= maxRemeasuredRoundsOf(recording.schedule.rounds.max)) return null;
  return makeWarning('too-many-disturbances', about('machine'), { rounds: again.rounds });
};

export const warnAboutOneSidedLoad: WarningCheck = (recording) => {
  const repeated = countExtraAttempts(recording);
  if (repeated === 0) return null;
  const side = shareOfOthersOn(recording, 'head') > shareOfOthersOn(recording, 'base') ? 'head' : 'base';
  return makeWarning('one-sided-load', about('machine'), { side, rounds: repeated });
};

/** Share of all processor time that others used while the side ran, 0 to 1. */
function shareOfOthersOn({ invocations }: Recording, wanted: Side): number {
  const own = invocations.filter(({ side, round, outcome }) => side === wanted && round > 0 && outcome === 'ok');
  const totalMs = own.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const shareOf = ({ steal, others }: RecordedInvocation) => (steal ?? 0) + (others ?? 0);
  const takenMs = own.reduce((sum, one) => sum + one.durationMs * shareOf(one), 0);
  return totalMs > 0 ? takenMs / totalMs : 0;
}
