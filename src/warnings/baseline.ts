// Warnings about a baseline that may no longer be comparable: it is from another machine and day, perhaps from other
// commands or with other benchmarks. Each warning holds what differs.

import { compareMachines } from '../model/baseline.ts';
import { type ChangedSetting, listChangedSettings, scriptOf } from '../model/command.ts';
import type { WrittenCommand } from '../model/command-schema.ts';
import { type Comparison, makeBothSidesCheck } from '../model/comparison.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import type { WarningCheck } from './warning-check.ts';

/** Maximum age, about a quarter of a year. After that, runners have other images and often other processors. */
const MAX_AGE_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

const BASELINE = about('baseline');

export const warnAboutMachine: WarningCheck = ({ baseline, environment }) => {
  const differences = baseline === undefined ? null : compareMachines(baseline.environment, environment);
  return differences && makeWarning('baseline-machine-differs', BASELINE, differences);
};

export const warnAboutCommands: WarningCheck = ({ baseline, schedule }) => {
  if (baseline === undefined) return null;
  const settings = listChangedKeys(baseline.commands, schedule.commands);
  if (settings?.length === 0) return null;
  return makeWarning('baseline-commands-differ', BASELINE, {
    there: baseline.commands.map(scriptOf),
    here: schedule.commands.map(scriptOf),
    ...(settings !== null && !settings.includes('command') && { settings }),
  });
};

/** Settings in which commands at the same position differ, each once; null if there are more or fewer of them. */
function listChangedKeys(there: readonly WrittenCommand[], here: readonly WrittenCommand[]): string[] | null {
  if (there.length !== here.length) return null;
  const changed = there.flatMap((one, index) => listChangedSettings(one, here[index]!));
  // A command that only got or lost its name still corresponds to the other one.
  const isOtherCommand = ({ key, one, other }: ChangedSetting) => key !== 'name' || (one !== null && other !== null);
  return [...new Set(changed.filter(isOtherCommand).map(({ key }) => key))];
}

export const warnAboutAge: WarningCheck = ({ baseline, measuredOn }) => {
  if (!baseline?.measuredOn || measuredOn === undefined) return null;
  const days = Math.floor((Date.parse(measuredOn) - Date.parse(baseline.measuredOn)) / DAY_MS);
  // NaN for a date that does not exist.
  return days > MAX_AGE_DAYS ? makeWarning('baseline-old', BASELINE, { days }) : null;
};

export const warnAboutUnknownChanges: WarningCheck = ({ baseline, changes }) => {
  if (baseline === undefined || changes !== undefined) return null;
  const reason = baseline.commit.how === 'worktree' ? 'uncommitted' : 'commit-missing';
  return makeWarning('baseline-changes-unknown', BASELINE, { reason });
};

/** Warns that new benchmarks have no values to compare with until the baseline has them, and that others are gone. */
export const warnAboutMembers: WarningCheck = ({ baseline }, rows) => {
  const added = rows.filter(({ base }) => base === null);
  const gone = rows.filter(({ head }) => head === null);
  if (baseline === undefined || added.length + gone.length === 0) return null;
  // A metric is counted only where its benchmark is on both sides.
  const isOfBoth = makeBothSidesCheck(rows);
  const countBenchmarks = (some: readonly Comparison[]) =>
    new Set(some.filter((row) => !isOfBoth(row)).map(benchmarkKeyOf)).size;
  const countMetrics = (some: readonly Comparison[]) => new Set(some.filter(isOfBoth).map(({ metric }) => metric)).size;
  return makeWarning('baseline-benchmarks-differ', BASELINE, {
    newBenchmarks: countBenchmarks(added),
    newMetrics: countMetrics(added),
    goneBenchmarks: countBenchmarks(gone),
    goneMetrics: countMetrics(gone),
  });
};
