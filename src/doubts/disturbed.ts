// Did the measuring of disturbed rounds come to its bounds? Either as many rounds as may be were measured again, or one
// side brought the disturbance with it, so that nothing was put aside.

import { countedTwice, measuredAgain, mostRoundsAgain } from '../model/measured-again.ts';
import type { Side } from '../model/measurement.ts';
import type { Recording } from '../model/recording.ts';
import { type Doubt, warning } from './doubt.ts';

/** Rounds that are measured again together. */
const LARGEST_BLOCK = 2;

export const disturbedTooOften: Doubt = (recording) => {
  const again = measuredAgain(recording);
  if (again === null) return null;
  if (again.rounds + LARGEST_BLOCK <= mostRoundsAgain(recording.schedule.rounds.max)) return null;
  return warning(
    'machine',
    `others disturbed so many rounds that ${again.rounds} were measured again, and no more may be. Whatever was disturbed after them counts. Stop what runs beside the benchmark, or run again when the machine is calmer.`,
  );
};

export const disturbedOnOneSide: Doubt = (recording) => {
  const repeated = countedTwice(recording);
  if (repeated === 0) return null;
  const [more, less] = takenOn(recording, 'head') > takenOn(recording, 'base') ? SIDES : SIDES.toReversed();
  return warning(
    'machine',
    `other processes or virtual machines took time while ${more} ran, and much less while ${less} did. So no attempt at a round was put aside, and ${repeated} ${repeated === 1 ? 'round counts' : 'rounds count'} once more. A benchmark that leaves work to a service or a container looks like this.`,
  );
};

const SIDES: readonly Side[] = ['head', 'base'];

/** Share of all processor time while the side ran. */
function takenOn({ invocations }: Recording, wanted: Side): number {
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
