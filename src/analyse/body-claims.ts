// Judges the claims in the description of a pull request by the rule of `min-improvement`, on a report that is complete. They have an alpha
// of their own and change nothing else in it. Pure.

import { isTime } from '../budgets/cpu-time.ts';
import { hasLikelyImprovement, minImprovement } from '../budgets/rules/min-improvement.ts';
import type { BodyClaim, JudgedClaim } from '../model/body-claim.ts';
import type { Report, ReportRow } from '../model/report.ts';
import { compilePattern } from '../text/pattern.ts';

/** Measuring may end after so many looks, and each could be the one that helps a claim. */
const LOOKS = 6;
const MIN_VALUES = 4;

export function withBodyClaims(report: Report, claims: readonly BodyClaim[], alpha: number): Report {
  const times = report.rows.filter((row) => isTime(row) && !row.isControl);
  const bodyClaims = claims.map((claim): JudgedClaim => {
    if (claim.improvement >= 1) return { ...claim, outcome: 'impossible' };
    const rows = selectRows(claim, times);
    const outcomes = rows.map((row) => judgeRow(row, claim, alpha / (LOOKS * claims.length * rows.length)));
    if (rows.length === 0) return { ...claim, outcome: 'unmatched' };
    // Another machine alone changes the results.
    if (report.baseline !== null) return { ...claim, outcome: 'undecided' };
    return { ...claim, outcome: (['missed', 'undecided'] as const).find((one) => outcomes.includes(one)) ?? 'proven' };
  });
  return { ...report, bodyClaims };
}

/** People rarely write the whole name. */
function selectRows({ name }: BodyClaim, rows: readonly ReportRow[]): ReportRow[] {
  const matches = compilePattern(name);
  const exact = rows.filter((row) => [row.name, row.shortName ?? row.name].some(matches));
  return exact.length > 0 ? exact : rows.filter((row) => row.name.toLowerCase().includes(name.toLowerCase()));
}

function judgeRow(row: ReportRow, { improvement }: BodyClaim, alpha: number): 'proven' | 'missed' | 'undecided' {
  const terms = { limit: improvement, minDelta: 0 };
  if (row.answer?.isSame === false) return 'missed';
  if (Math.min(row.base?.n ?? 0, row.head?.n ?? 0) < MIN_VALUES && !row.exact) return 'undecided';
  const outcome = minImprovement.judge(row, { ...terms, alpha });
  if (outcome === 'pass') return 'proven';
  const isPossible = row.base === null || row.head === null || hasLikelyImprovement(row, terms);
  return outcome === 'fail' || !isPossible ? 'missed' : 'undecided';
}
