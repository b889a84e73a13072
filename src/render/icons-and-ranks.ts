// The signs of the Markdown outputs, and the ranks of their lines if there is no room for all.

import type { ReportRow } from '../model/report.ts';
import type { BudgetLevel } from '../model/verdict.ts';
import type { IconName } from './headline.ts';

export const ICONS: Readonly<Record<IconName, string>> = {
  good: '✅',
  warning: '⚠️',
  bad: '❌',
  undecided: '🟡',
  broken: '🛑',
};

export const LEVEL_ICONS: Readonly<Record<BudgetLevel, string>> = {
  fail: ICONS.bad,
  warn: ICONS.warning,
  report: 'ℹ️',
};

/** Ranks of lines. The line with the largest rank is left out first; see fit.ts. */
export const RANK = {
  always: 0,
  firstBroken: 1,
  brokenRow: 2,
  undecided: 3,
  undecidedRow: 4,
  oneSidedRow: 5,
  changedRow: 6,
  furtherFindings: 7,
  unchangedRow: 8,
} as const;

export function isBroken({ verdicts }: ReportRow): boolean {
  return verdicts.some(({ outcome }) => outcome === 'fail');
}

/** A change was seen, or is possible: such a row is never folded. */
export function isChanged({ state }: ReportRow): boolean {
  return state === 'regression' || state === 'improvement' || state === 'inconclusive';
}

/** Empty if there is nothing to show. Without a budget, a regression has the mark of `report`. */
export function iconOf({ state, verdicts }: ReportRow): string {
  if (state === 'improvement') return '🟢';
  if (state === 'inconclusive') return ICONS.undecided;
  if (state !== 'regression') return '';
  const levels = verdicts.filter(({ outcome }) => outcome === 'fail').map(({ level }) => level);
  const worst = (['fail', 'warn'] as const).find((level) => levels.includes(level)) ?? 'report';
  return LEVEL_ICONS[worst];
}

export function rankOf(row: ReportRow): number {
  if (isBroken(row)) return RANK.brokenRow;
  if (row.head === null || row.base === null) return RANK.oneSidedRow;
  if (row.state === 'inconclusive') return RANK.undecidedRow;
  return isChanged(row) ? RANK.changedRow : RANK.unchangedRow;
}
