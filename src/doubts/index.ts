// The list of all doubts, and those that apply to a Recording. A new doubt is a function in a file of this folder and
// its name in the list. Readers see them in this order.

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
  // Compared files have no commit and no observations of the machine.
  if (recording.commits.base.sha === null) return [];
  // Without any comparison only a baseline that has nothing in common with head is worth a warning.
  if (recording.baseline === undefined && rows.every(({ base, head }) => base === null || head === null))
    return [];
  return DOUBTS.flatMap((doubt) => doubt(recording, rows) ?? []);
}
