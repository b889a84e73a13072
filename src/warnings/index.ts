// The list of all warning checks, and what they find in a Recording. A new check is a function in a file of this folder and
// its name in the list. Readers see them in this order.

import type { Comparison } from '../model/comparison.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Recording } from '../model/recording.ts';
import {
  warnAboutAge,
  warnAboutCommands,
  warnAboutMachine,
  warnAboutMembers,
  warnAboutUnknownChanges,
} from './baseline.ts';
import { warnAboutCommonMove } from './common-move.ts';
import { warnAboutManyDisturbances, warnAboutOneSidedLoad } from './disturbances.ts';
import { warnAboutDrift } from './drift.ts';
import { warnAboutFrequency } from './frequency.ts';
import { warnAboutMissingRounds } from './missing-rounds.ts';
import { warnAboutOtherProcesses, warnAboutPriorLoad, warnAboutStolenTime } from './neighbour.ts';
import {
  warnAboutBenchmarkSources,
  warnAboutDependencies,
  warnAboutSharedBenchmarks,
  warnAboutToolchain,
} from './side-differences.ts';
import { warnAboutSlowedBase } from './slowed-base.ts';
import type { WarningCheck } from './warning-check.ts';

const WARNING_CHECKS: readonly WarningCheck[] = [
  warnAboutMachine,
  warnAboutCommands,
  warnAboutAge,
  warnAboutMembers,
  warnAboutUnknownChanges,
  warnAboutCommonMove,
  warnAboutToolchain,
  warnAboutDependencies,
  warnAboutBenchmarkSources,
  warnAboutSharedBenchmarks,
  warnAboutMissingRounds,
  warnAboutStolenTime,
  warnAboutOtherProcesses,
  warnAboutManyDisturbances,
  warnAboutOneSidedLoad,
  warnAboutPriorLoad,
  warnAboutFrequency,
  warnAboutDrift,
  warnAboutSlowedBase,
];

export function runWarningChecks(recording: Recording, rows: readonly Comparison[]): Diagnostic[] {
  // Compared files have no commit and no observations of the machine.
  if (recording.commits.base.sha === null) return [];
  // Without any comparison only a baseline that has nothing in common with head is worth a warning.
  if (recording.baseline === undefined && rows.every(({ base, head }) => base === null || head === null)) return [];
  return WARNING_CHECKS.flatMap((check) => check(recording, rows) ?? []);
}
