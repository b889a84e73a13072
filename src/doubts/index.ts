// All doubts there are, and all that a Recording gives rise to. Another doubt is a function in a file here and its
// name in the list; the order is that in which people read them.

import type { Comparison } from '../model/comparison.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';
import { otherCommands, otherMachine, otherMembers, staleBaseline, unknownGround } from './baseline.ts';
import { commonMode } from './common-mode.ts';
import { otherBenchmarks, otherDependencies, otherToolchain } from './different-ground.ts';
import { disturbedOnOneSide, disturbedTooOften } from './disturbed.ts';
import type { Doubt } from './doubt.ts';
import { drift } from './drift.ts';
import { unsteadyFrequency } from './frequency.ts';
import { busyBefore, otherProcesses, stolenTime } from './neighbour.ts';
import { unevenRounds } from './uneven.ts';

const DOUBTS: readonly Doubt[] = [
  otherMachine,
  otherCommands,
  staleBaseline,
  otherMembers,
  unknownGround,
  commonMode,
  otherToolchain,
  otherDependencies,
  otherBenchmarks,
  unevenRounds,
  stolenTime,
  otherProcesses,
  disturbedTooOften,
  disturbedOnOneSide,
  busyBefore,
  unsteadyFrequency,
  drift,
];

export function doubts(recording: Recording, rows: readonly Comparison[]): Problem[] {
  // Files that were compared have no commit, and nobody saw how they were measured.
  if (recording.commits.base.sha === null) return [];
  // Where nothing is compared, there is nothing to doubt but a baseline that has nothing in common with head.
  if (recording.baseline === undefined && rows.every(({ base, head }) => base === null || head === null))
    return [];
  return DOUBTS.flatMap((doubt) => doubt(recording, rows) ?? []);
}
