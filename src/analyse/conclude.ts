// Draws the conclusion of a run from its verdicts and its errors, and from benchmarks whose names are not the same in each invocation:
// no row has them, so a budget that can fail the check does not protect them.

import type { Budget, Policy } from '../budgets/budget.ts';
import { selectActiveBudgets, selectLimits } from '../budgets/select.ts';
import { comparePair } from '../compare/compare.ts';
import { groupUnstableSamples } from '../compare/group.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { JudgedRow } from '../model/report.ts';
import type { BudgetLevel, Conclusion, VerdictOutcome } from '../model/verdict.ts';
import type { Measured, MeasuredPart } from './measured.ts';

/** Precedence: error, fail, inconclusive, warn, pass. */
export function conclude(
  { recording, parts: [{ brokeIn, hasFailed }], hasNothingToMeasure }: Measured,
  rows: readonly JudgedRow[],
  judgedGeomeans: readonly JudgedRow[],
  unstable: UnstableNameProblem | null,
  problems: readonly Diagnostic[],
): Conclusion {
  const has = (level: BudgetLevel, outcome: VerdictOutcome) =>
    [...rows, ...judgedGeomeans].some(({ verdicts }) =>
      verdicts.some((verdict) => verdict.level === level && verdict.outcome === outcome),
    );
  const baseBroke = brokeIn !== null;
  if (hasFailed.head || recording.schedule.ended === 'cancelled') return 'error';
  const isEmpty = rows.every(({ head }) => head === null);
  if (isEmpty && !baseBroke && unstable === null && !hasNothingToMeasure) return 'error';
  // Errors on base alone are recorded as warnings, so an error here concerns head or the whole run.
  if ([...recording.problems, ...problems].some(({ severity }) => severity === 'error')) return 'error';
  if (has('fail', 'fail')) return 'fail';
  // A regression of another benchmark is the better answer. Without one, nothing says that these did not get slower.
  if (unstable?.isUnjudgeable) return 'error';
  // Decisions before base broke may be based on values that were already wrong.
  if (has('fail', 'unknown') || baseBroke || unstable?.isGuarded) return 'inconclusive';
  return has('warn', 'fail') ? 'warn' : 'pass';
}

interface UnstableNameProblem {
  readonly problem: Diagnostic;
  /** Whether budgets that can fail the check match benchmarks with such names, so that they are not protected. */
  readonly isGuarded: boolean;
  /** Whether such names are on head too. If only base has them, the pull request may be the one that mends them. */
  readonly isUnjudgeable: boolean;
  readonly matched: ReadonlySet<Budget>;
}

export function findUnstableNameProblem(parts: readonly MeasuredPart[], policy: Policy): UnstableNameProblem | null {
  const all = parts.flatMap(({ unstable }) => unstable);
  const [first] = all;
  if (first === undefined) return null;
  const rows = parts.flatMap((part) =>
    groupUnstableSamples(part.recording, policy, part).map((pair) => comparePair(pair)),
  );
  const { budgets } = selectActiveBudgets(policy.budgets, policy.today);
  const { limitsFor, unmatched } = selectLimits(budgets, rows);
  const matched = new Set(budgets.filter((budget) => !unmatched.includes(budget)));
  const isDecisive = ({ level }: Pick<Budget, 'level'>) => level === 'fail';
  const isGuarded =
    rows.some((row) => limitsFor(row).some(({ budget }) => isDecisive(budget))) ||
    [...matched].some((budget) => (budget.of === 'geomean' || budget.limits.has('max-growth')) && isDecisive(budget));
  const isUnjudgeable = isGuarded && all.some(({ side }) => side === 'head');
  const sides = all.every(({ side }) => side === first.side) ? first.side : 'both';
  const data = { sides, count: Math.max(...all.map(({ count }) => count)), ...first.example } as const;
  return { problem: makeWarning('names-unstable', about('benchmarks'), data), isGuarded, isUnjudgeable, matched };
}

export function reportUnstableNames(
  unstable: UnstableNameProblem | null,
  recorded: readonly Pick<Diagnostic, 'code'>[],
  conclusion: Conclusion,
): Diagnostic[] {
  if (unstable === null || recorded.some(({ code }) => code === unstable.problem.code)) return [];
  const isError = conclusion === 'error' && unstable.isUnjudgeable;
  return [isError ? { ...unstable.problem, severity: 'error', failure: 'names-unstable' } : unstable.problem];
}
