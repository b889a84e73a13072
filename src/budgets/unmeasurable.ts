// Finds results that no budget can judge, because a value is impossible or the values have no ratio. In: a limit and
// its rows. Out: a Diagnostic. Such a result must never pass.

import type { Comparison } from '../model/comparison.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { UNDECIDED, type Verdict } from '../model/verdict.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import type { SelectedLimit } from './select.ts';

/** An error if the limit can fail the check, because a broken clock must not make the check pass. */
export function reportImpossibleValue({ budget }: SelectedLimit, rows: readonly Comparison[]): Diagnostic | null {
  for (const row of rows) {
    const found = findImpossibleValue(row);
    if (found === null) continue;
    const { name: benchmark, metric, unit } = row;
    const value = Number.isFinite(found.value) ? found.value : undefined;
    const make = budget.level === 'fail' ? makeError : makeWarning;
    return make('impossible-value', budget.location, { benchmark, metric, unit, side: found.side, value });
  }
  return null;
}

export function undecidedVerdict({ rule, budget }: SelectedLimit, limit: number): Verdict {
  const { level, because } = budget;
  return { ...UNDECIDED, kind: rule.kind, limit, level, outcome: 'unknown', because };
}

/** A relative limit stays undecided after any number of rounds. Null if the values have ratios. */
export function reportMissingRatio(
  { rule, budget }: SelectedLimit,
  { name, metric, exact, base, head, interval }: Comparison,
): Diagnostic | null {
  const isMissing = base !== null && head !== null && !exact && interval === null;
  if (rule.scale !== 'relative' || !isMissing) return null;
  return makeWarning('no-ratio', budget.location, { benchmark: name, metric, rule: rule.kind });
}
