// The list of all warning checks, and what they find in a Recording. A new check is a function in a file of this folder and
// its name in the list. Readers see them in this order.

import type { ControlMove } from '../model/common-move.ts';
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
import { warnAboutCommonMove, warnAboutControlMove } from './common-move.ts';
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

/** `controlMove` is a better sign of what a common move of all results may be, so only one of the two is said. */
export function runWarningChecks(
  recording: Recording,
  rows: readonly Comparison[],
  controlMove: ControlMove | null = null,
): Diagnostic[] {
  if (controlMove === null) return runChecks(WARNING_CHECKS, recording, rows);
  const others = WARNING_CHECKS.filter((check) => check !== warnAboutCommonMove);
  return [warnAboutControlMove(controlMove), ...runChecks(others, recording, rows)];
}

function runChecks(checks: readonly WarningCheck[], recording: Recording, rows: readonly Comparison[]): Diagnostic[] {
  // Compared files have no commit and no observations of the machine.
  if (recording.commits.base.sha === null) return [];
  // Without any comparison only a baseline that has nothing in common with head is worth a warning.
  if (recording.baseline === undefined && rows.every(({ base, head }) => base === null || head === null)) return [];
  return checks.flatMap((check) => check(recording, rows) ?? []);
}
