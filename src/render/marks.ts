// The signs of the Markdown outputs, and which of their lines stay longest when there is no room for all.

import type { Row } from '../model/report.ts';
import type { Level } from '../model/verdict.ts';
import type { Mark } from './headline.ts';

export const MARKS: Readonly<Record<Mark, string>> = {
  good: '✅',
  warning: '⚠️',
  bad: '❌',
  undecided: '🟡',
  broken: '🛑',
};

export const LEVEL_MARKS: Readonly<Record<Level, string>> = {
  fail: MARKS.bad,
  warn: MARKS.warning,
  report: 'ℹ️',
};

/** The larger, the sooner it goes; see fit.ts. */
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

export function isBroken({ verdicts }: Row): boolean {
  return verdicts.some(({ outcome }) => outcome === 'fail');
}

/** Shown openly: something was seen, or may be there. */
export function isChanged({ state }: Row): boolean {
  return state === 'regression' || state === 'improvement' || state === 'inconclusive';
}

/** Empty for a row that nothing is to be said about. A regression that no budget covers is only told. */
export function markOf({ state, verdicts }: Row): string {
  if (state === 'improvement') return '🟢';
  if (state === 'inconclusive') return MARKS.undecided;
  if (state !== 'regression') return '';
  const levels = verdicts.filter(({ outcome }) => outcome === 'fail').map(({ level }) => level);
  const worst = (['fail', 'warn'] as const).find((level) => levels.includes(level)) ?? 'report';
  return LEVEL_MARKS[worst];
}

export function rankOf(row: Row): number {
  if (isBroken(row)) return RANK.brokenRow;
  if (row.head === null || row.base === null) return RANK.oneSidedRow;
  if (row.state === 'inconclusive') return RANK.undecidedRow;
  return isChanged(row) ? RANK.changedRow : RANK.unchangedRow;
}
