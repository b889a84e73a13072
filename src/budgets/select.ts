// Which limits meet which row. A budget names metrics and benchmarks by pattern; of two that set the same kind
// of limit for one row, the later one counts.

import type { Comparison } from '../model/comparison.ts';
import { patterns } from '../model/pattern.ts';
import { processorSuffix, withAndWithout } from '../model/processor-suffix.ts';
import type { Quantity } from '../model/quantity.ts';
import { tidy } from '../units/tidy.ts';
import type { Budget } from './budget.ts';
import { RULES } from './index.ts';
import type { Rule } from './rule.ts';

export interface Selected {
  readonly rule: Rule;
  readonly limit: number | Quantity;
  readonly budget: Budget;
  /** Nothing is allowed to follow from it; see `elsewhere.ts`. */
  readonly isUnjudged?: true;
}

export interface Selection {
  /** The limits that apply to a row. */
  limitsFor(row: Comparison): Selected[];
  /** Budgets that meet no row at all: they protect nothing. */
  readonly idle: readonly Budget[];
}

/** Which of the budgets meet which of the rows of one run. */
export function select(budgets: readonly Budget[], rows: readonly Comparison[]): Selection {
  const suffix = processorSuffix(rows.map(({ name }) => name));
  const meets = new Map(budgets.map((budget) => [budget, meeting(budget, suffix)]));
  return {
    idle: budgets.filter((budget) => !rows.some((row) => meets.get(budget)?.(row))),
    limitsFor(row) {
      const matching = budgets.filter((budget) => meets.get(budget)?.(row));
      return (['relative', 'absolute'] as const).flatMap((scale) => {
        const rules = RULES.filter((rule) => rule.scale === scale);
        const budget = matching.findLast(({ limits }) => rules.some(({ kind }) => limits.has(kind)));
        return budget === undefined ? [] : limitsOf(budget, rules);
      });
    },
  };
}

function meeting({ metric, benchmarks, packages }: Budget, suffix: string): (row: Comparison) => boolean {
  const isBenchmark = patterns(benchmarks);
  const isPackage = patterns(packages);
  return (row) =>
    isMetric(metric, row) && isBenchmark(withAndWithout(row.name, suffix)) && isPackage([row.group ?? '']);
}

function limitsOf(budget: Budget, rules: readonly Rule[]): Selected[] {
  return rules.flatMap((rule) => {
    const limit = budget.limits.get(rule.kind);
    return limit === undefined ? [] : [{ rule, limit, budget }];
  });
}

/** The tool's own name, its base unit, or another way to write that unit (`ns/op` for `sec/op`). */
function isMetric(wanted: string, { metric, unit }: Comparison): boolean {
  return wanted === '*' || wanted === metric || wanted === unit || tidy(wanted).unit === unit;
}
