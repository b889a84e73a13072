// Explains each part of a proposal to people without knowledge of statistics. In: numbers. Out: sentences, which stay
// in the proposed file and are printed on the terminal.

import { formatDecimals } from '../units/fixed-decimals.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import type { BudgetReason, Proposal, ProposedBudget } from './propose.ts';

export function becauseOf({ limit, level, why }: ProposedBudget): string {
  const noise = noiseRange(why);
  const finds = why.found === null ? '' : `; a worsening of ${formatMargin(why.found)} is found in 9 of 10 runs`;
  switch (why.kind) {
    case 'exact':
      return 'it never varied, so every difference comes from a change';
    case 'ratioless':
      return 'some values are zero or below, where no change in percent exists; set max or min to guard it';
    case 'hidden':
      return `${noise} hides every change up to ${formatPercent(limit)}; shown, never judged`;
    case 'floor':
      return `${noise}${finds}; a tighter limit would flag random differences between builds`;
    case 'smallest':
      return `${noise}${finds}`;
    case 'noise':
      return level === 'warn' ? `${noise} is too much to stop a merge for${finds}` : `${noise}${finds}`;
  }
}

/** Says `noise of 0.8%` or `noise of 0.3% to 2.1%`. */
function noiseRange({ noise }: BudgetReason): string {
  if (noise === null) return 'no noise';
  const [low, high] = noise.map(spreadText) as [string, string];
  return `noise of ${low === high ? high : `${low} to ${high}`}`;
}

export function spreadText(spread: number): string {
  if (spread === 0) return '0%';
  const ratio = Math.expm1(spread);
  if (ratio < 0.0005) return 'below 0.1%';
  return ratio > 1 ? 'over 100%' : formatMargin(ratio);
}

export function roundsText({ rounds }: Pick<Proposal, 'rounds'>): string {
  return rounds.min === rounds.max ? String(rounds.max) : `${rounds.min}..${rounds.max}`;
}

/** Rounds: `0.4`, `12`. */
export function minutesText(minutes: number): string {
  if (minutes < 0.05) return 'below 0.1';
  return formatDecimals(minutes, minutes < 10 ? 1 : 0);
}
