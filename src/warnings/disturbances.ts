// Warns if measuring disturbed rounds again reached its limits: the maximum number of repeated rounds was used, or one
// side caused the disturbance itself, so that no attempt was put aside.

import type { Side } from '../model/measurement.ts';
import type { Recording } from '../model/recording.ts';
import {
  countExtraAttempts,
  maxRemeasuredRoundsOf,
  summariseRemeasuring,
} from '../model/remeasured-rounds.ts';
import { createWarning, type WarningCheck } from './warning-check.ts';

/** Maximum number of rounds that are measured again together. */
const MAX_BLOCK_ROUNDS = 2;

export const warnAboutManyDisturbances: WarningCheck = (recording) => {
  const again = summariseRemeasuring(recording);
  if (again === null) return null;
  if (again.rounds + MAX_BLOCK_ROUNDS <= maxRemeasuredRoundsOf(recording.schedule.rounds.max)) return null;
  return createWarning(
    'machine',
    `others disturbed so many rounds that ${again.rounds} were measured again, and no more may be. Whatever was disturbed after them counts. Stop what runs beside the benchmark, or run again when the machine is calmer.`,
  );
};

export const warnAboutOneSidedLoad: WarningCheck = (recording) => {
  const repeated = countExtraAttempts(recording);
  if (repeated === 0) return null;
  const [more, less] =
    shareOfOthersOn(recording, 'head') > shareOfOthersOn(recording, 'base') ? SIDES : SIDES.toReversed();
  return createWarning(
    'machine',
    `other processes or virtual machines took time while ${more} ran, and much less while ${less} did. So no attempt at a round was put aside, and ${repeated} ${repeated === 1 ? 'round counts' : 'rounds count'} once more. A benchmark that leaves work to a service or a container looks like this.`,
  );
};

const SIDES: readonly Side[] = ['head', 'base'];

/** Returns the share of all processor time that others used while the side ran, 0 to 1. */
function shareOfOthersOn({ invocations }: Recording, wanted: Side): number {
  const own = invocations.filter(
    ({ side, round, outcome }) => side === wanted && round > 0 && outcome === 'ok',
  );
  const totalMs = own.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const takenMs = own.reduce(
    (sum, { durationMs, steal, others }) => sum + durationMs * ((steal ?? 0) + (others ?? 0)),
    0,
  );
  return totalMs > 0 ? takenMs / totalMs : 0;
}
