// Draws the conclusion of a run from its verdicts and its errors. In: what was measured, the rows with their verdicts, and
// the problems of the policy. Out: one word.

import type { Diagnostic } from '../model/diagnostic.ts';
import type { JudgedRow } from '../model/report.ts';
import type { BudgetLevel, Conclusion, VerdictOutcome } from '../model/verdict.ts';
import type { Measured } from './measured.ts';
import { isUnjudgeable, type UnstableNameProblem } from './unstable-names.ts';

interface JudgedRun {
  readonly rows: readonly JudgedRow[];
  readonly judgedGeomeans: readonly JudgedRow[];
  readonly unstable: UnstableNameProblem | null;
}

/** Precedence: error, fail, inconclusive, warn, pass. */
export function conclude(
  { recording, parts: [{ brokeIn, hasFailed }], hasNothingToMeasure }: Measured,
  { rows, judgedGeomeans, unstable }: JudgedRun,
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
  if (isUnjudgeable(unstable)) return 'error';
  // Decisions before base broke may be based on values that were already wrong.
  if (has('fail', 'unknown') || baseBroke || unstable?.isGuarded) return 'inconclusive';
  return has('warn', 'fail') ? 'warn' : 'pass';
}
