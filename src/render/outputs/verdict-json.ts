// Verdicts in the JSON report, and the rows of growth. Verdicts in, plain objects out.

import type { HeadLevel } from '../../model/anchor.ts';
import type { Growth } from '../../model/comparison.ts';
import type { GeomeanRow } from '../../model/report.ts';
import type { Verdict, VerdictOutcome } from '../../model/verdict.ts';
import { omitNull } from '../../text/omit-null.ts';
import { finiteOrNull, toChangeInterval, toSideJson } from './json-numbers.ts';

/**
 * Outcomes as readers of the report need them: `unknown` describes the data, `inconclusive` the effect on the budget.
 */
export const OUTCOMES: Readonly<Record<VerdictOutcome, string>> = {
  pass: 'pass',
  fail: 'fail',
  unknown: 'inconclusive',
};

/** Outcome of a budget against an anchor since which no level is known. */
const NO_LEVEL = 'no-level';

export function toBudgetJson({ kind, limit, level, outcome, because, anchored, decidedBy }: Verdict) {
  const budget = omitNull({ kind, limit, level, outcome: OUTCOMES[outcome], because, decidedBy }, ['decidedBy']);
  if (anchored === null) return budget;
  const { against, level: since } = anchored;
  return typeof since === 'string'
    ? { ...budget, outcome: NO_LEVEL, against, since: null, reason: since }
    : { ...budget, against, since: toLevelJson(since) };
}

export function toLevelJson({ anchor, base, change, interval, p }: HeadLevel) {
  return { anchor: anchor.name, commit: anchor.commit, base, change, interval: toChangeInterval(interval), p };
}

/** A row of exponents: the values of both sides, their difference and its interval are exponents. */
export function toGrowthJson(row: GeomeanRow, { key, sizes, floor }: Growth) {
  const { command, name, group, metric, unit, better, exact, base, head, change, interval, p, verdicts } = row;
  const has = (outcome: VerdictOutcome) => verdicts.some((verdict) => verdict.outcome === outcome);
  const unbroken = has('unknown') ? 'inconclusive' : base === null ? 'new' : 'unchanged';
  return {
    ...{ command, name, group, metric, unit, better, exact },
    state: has('fail') ? 'regression' : unbroken,
    exponent: { base: base?.median ?? null, head: head?.median ?? null },
    growth: { by: key, sizes, floor },
    base: toSideJson(base),
    head: toSideJson(head),
    delta: change,
    change,
    interval: interval && { low: finiteOrNull(interval.low), high: finiteOrNull(interval.high) },
    p,
    detectable: null,
    budgets: verdicts.map(toBudgetJson),
  };
}
