// Decides whether the machine was disturbed so that a proposal cannot be relied on. In: the report on the unchanged
// commit and the proposal. Out: the warnings that are the reason. The warning checks of the report set the thresholds.

import type { Diagnostic, DiagnosticCode } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';
import type { Proposal } from './propose.ts';

/** Warnings that the machine itself added noise. The last one is about the machine too, because the code is the same. */
const MACHINE_WARNINGS: readonly DiagnosticCode[] = [
  'processors-stolen',
  'processors-shared',
  'machine-busy-before',
  'too-many-disturbances',
  'one-sided-load',
  'frequency-changed',
  'machine-drifted',
  'all-changed-alike',
];

/**
 * Returns the warnings because of which the noise may be larger than usual. Empty if the machine was calm, and if noise
 * widened no limit: a disturbance can only add noise, so a calm machine would allow no smaller limit then.
 */
export function listDisturbances(
  { problems, rows }: Pick<Report, 'problems' | 'rows'>,
  { budgets }: Pick<Proposal, 'budgets'>,
): readonly Diagnostic[] {
  // System time is noisy on every machine. Only primary metrics count if there are any.
  const primary = new Set(rows.filter((row) => row.primary).map(({ metric }) => metric));
  const counted = budgets.filter(({ metric }) => primary.size === 0 || primary.has(metric));
  const isWidened = counted.some(({ why: { kind } }) => kind === 'noise' || kind === 'hidden');
  return isWidened ? problems.filter(({ code }) => MACHINE_WARNINGS.some((one) => one === code)) : [];
}
