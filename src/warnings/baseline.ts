// Warnings about a baseline that may no longer be comparable: it is from another machine and day, perhaps from other
// commands or with other benchmarks. Each warning says what differs and what to do.

import { compareMachines } from '../model/baseline.ts';
import { makeBothSidesCheck } from '../model/both-sides.ts';
import type { Comparison } from '../model/comparison.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { quoteText } from '../text/quote-text.ts';
import { createWarning, type WarningCheck } from './warning-check.ts';

/** Maximum age, about a quarter of a year. After that, runners have other images and often other processors. */
const MAX_AGE_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

const REWRITE_ADVICE = 'Write it anew with `bench-referee check --write-baseline`.';

export const warnAboutMachine: WarningCheck = ({ baseline, environment }) => {
  if (baseline === undefined) return null;
  const found = compareMachines(baseline.environment, environment);
  if (found.length === 0) return null;
  const listed = found.map(
    ({ what, there, here }) => `${what} ${quoteText(there)} there and ${quoteText(here)} here`,
  );
  return createWarning(
    'baseline',
    `it was measured on another machine: ${listed.join(', ')}. Results that depend on the machine tell little of the code.`,
  );
};

export const warnAboutCommands: WarningCheck = ({ baseline, schedule }) => {
  if (baseline === undefined || JSON.stringify(baseline.commands) === JSON.stringify(schedule.commands))
    return null;
  return createWarning(
    'baseline',
    `it was measured with ${formatQuoted(baseline.commands)} and head with ${formatQuoted(schedule.commands)}, which may not measure the same. ${REWRITE_ADVICE}`,
  );
};

export const warnAboutAge: WarningCheck = ({ baseline, measuredOn }) => {
  if (!baseline?.measuredOn || measuredOn === undefined) return null;
  const days = Math.floor((Date.parse(measuredOn) - Date.parse(baseline.measuredOn)) / DAY_MS);
  // NaN for a date that does not exist.
  if (!(days > MAX_AGE_DAYS)) return null;
  return createWarning('baseline', `it is ${days} days old, of ${baseline.measuredOn}. ${REWRITE_ADVICE}`);
};

export const warnAboutUnknownChanges: WarningCheck = ({ baseline, changes }) => {
  if (baseline === undefined || changes !== undefined) return null;
  const why =
    baseline.commit.how === 'worktree'
      ? 'it was measured with uncommitted changes'
      : 'the commit that it was measured at is not part of this clone';
  return createWarning(
    'baseline',
    `${why}, so it is not known whether dependencies or benchmarks differ from those of head. ${REWRITE_ADVICE}`,
  );
};

/** Warns that new benchmarks have no values to compare with until the baseline has them, and that others are gone. */
export const warnAboutMembers: WarningCheck = ({ baseline }, rows) => {
  const added = rows.filter(({ base }) => base === null);
  const gone = rows.filter(({ head }) => head === null);
  if (baseline === undefined || added.length + gone.length === 0) return null;
  const isOfBoth = makeBothSidesCheck(rows);
  const parts = [
    ...formatAffected(added, isOfBoth).map((who) => `${who} not in it`),
    ...formatAffected(gone, isOfBoth).map((who) => `${who} only there`),
  ];
  return createWarning(
    'baseline',
    `${parts.join(', and ')}. Where that is on purpose: ${lowerFirst(REWRITE_ADVICE)}`,
  );
};

/** Returns `2 benchmarks are`, and `1 metric is` for metrics of benchmarks on both sides. Empty if there are none. */
function formatAffected(rows: readonly Comparison[], isOfBoth: (row: Comparison) => boolean): string[] {
  const benchmarks = new Set(rows.filter((row) => !isOfBoth(row)).map(benchmarkKeyOf)).size;
  const metrics = new Set(rows.filter(isOfBoth).map(({ metric }) => metric)).size;
  return [
    ...(benchmarks === 0 ? [] : [`${benchmarks} ${benchmarks === 1 ? 'benchmark is' : 'benchmarks are'}`]),
    ...(metrics === 0 ? [] : [`${metrics} ${metrics === 1 ? 'metric is' : 'metrics are'}`]),
  ];
}

function formatQuoted(texts: readonly string[]): string {
  return texts.map(quoteText).join(', ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
