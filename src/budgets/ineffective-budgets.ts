// Finds budgets that protect less than they seem to: they match nothing, later budgets replace them, or their limit is
// smaller than what the run can resolve. In: the selection and the judged limits. Out: one warning per such budget,
// never an error.

import type { Comparison } from '../model/comparison.ts';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { VerdictOutcome } from '../model/verdict.ts';
import { quoteText } from '../text/quote-text.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import type { Budget } from './budget.ts';
import { isMetricFamily } from './metric.ts';
import type { BudgetSelection, SelectedLimit } from './select.ts';

/** A limit that was applied to a row or a geomean. */
export interface JudgedLimit {
  readonly selected: SelectedLimit;
  /** The limit in the comparison's base unit, or as a ratio. */
  readonly limit: number;
  /** Floor of the change in the comparison's base unit, as in `RuleInputs`. */
  readonly minDelta: number;
  readonly comparison: Comparison;
  readonly outcome: VerdictOutcome;
}

export function findIneffectiveBudgets(
  { unmatched, replaced }: BudgetSelection,
  judged: readonly JudgedLimit[],
): Problem[] {
  const coarse = judged.filter(isCoarse);
  const noisy = judged.filter((one) => !isCoarse(one) && isNoisy(one));
  return [
    ...omitBuiltInBudgets(unmatched).map((budget) => warnAboutBudget(budget, formatUnmatchedMessage(budget))),
    ...omitBuiltInBudgets(replaced).map((budget) => warnAboutBudget(budget, REPLACED_MESSAGE)),
    ...warnOncePerBudget(coarse, coarseMessage),
    ...warnOncePerBudget(noisy, noisyMessage),
  ];
}

/** Drops the built-in budgets. They may match nothing, and no user can correct them. */
function omitBuiltInBudgets(budgets: readonly Budget[]): Budget[] {
  return budgets.filter(isUserBudget);
}

function isUserBudget({ where }: Budget): boolean {
  return where !== 'default';
}

function warnAboutBudget({ where }: Budget, message: string): Problem {
  return legacyProblem({ where, message, severity: 'warning' });
}

function formatUnmatchedMessage({ metric, benchmarks, packages, filter }: Budget): string {
  const quoted = (patterns: readonly string[]) => patterns.map(quoteText).join(', ');
  const wanted = [
    isMetricFamily(metric)
      ? `the metric ${quoteText(metric)}, nor a primary one that is a ${metric}`
      : `the metric ${quoteText(metric)}`,
    ...(benchmarks.length === 0 ? [] : [`a name that matches ${quoted(benchmarks)}`]),
    ...(packages.length === 0 ? [] : [`a package that matches ${quoted(packages)}`]),
    ...(filter === null ? [] : [`what ${quoteText(filter.text)} asks for`]),
  ];
  return `this budget judged nothing: no row has ${wanted.join(' and ')}. Correct its patterns or delete it.`;
}

const REPLACED_MESSAGE =
  'this budget judged nothing: later ones of its kind replace it for every row that it meets. Move it below them or delete it.';

/** Returns one message per budget, about its worst row. */
function warnOncePerBudget(
  judged: readonly JudgedLimit[],
  messageOf: (worst: JudgedLimit, others: string) => string,
): Problem[] {
  const budgets = new Map<Budget, JudgedLimit[]>();
  for (const one of judged) {
    const { budget } = one.selected;
    budgets.set(budget, budgets.get(budget) ?? []);
    budgets.get(budget)?.push(one);
  }
  return [...budgets].map(([budget, own]) => {
    const worst = own.reduce((one, other) => (resolutionOf(other) > resolutionOf(one) ? other : one));
    const others = own.length === 1 ? '' : ` and ${own.length - 1} more`;
    return warnAboutBudget(budget, messageOf(worst, others));
  });
}

/** Smallest change that a row can resolve, as a ratio of its median. */
function resolutionOf(judged: JudgedLimit): number {
  return Math.max(stepOf(judged.comparison) ?? 0, halfWidthOf(judged.comparison) ?? 0);
}

function coarseMessage({ selected, limit, comparison }: JudgedLimit, others: string): string {
  const step = formatMargin(stepOf(comparison) ?? 0);
  const isPrinted = isNanosecond(comparison);
  const why = isPrinted ? ': its tool prints whole nanoseconds' : '';
  const first = isPrinted ? 'Read the files of the tool if it writes any, measure' : 'Measure';
  return `${formatRuleLimit(selected, limit)} is finer than the steps of ${step} in which ${quoteText(comparison.name)}${others} is measured${why}. ${advice(selected, `${first} more work at once`)}`;
}

function noisyMessage({ selected, limit, comparison }: JudgedLimit, others: string): string {
  const noise = formatMargin(halfWidthOf(comparison) ?? 0);
  return `${formatRuleLimit(selected, limit)} lies below the noise of ±${noise} of ${quoteText(comparison.name)}${others}. ${advice(selected, 'Measure more rounds')}`;
}

function advice({ budget }: SelectedLimit, first: string): string {
  return `${first}${budget.of === 'geomean' ? '' : ', set min-delta,'} or widen it.`;
}

function formatRuleLimit({ rule }: SelectedLimit, limit: number): string {
  return `${rule.kind} of ${formatPercent(limit)}`;
}

/** Reports whether one step of the values is larger than the allowed change. A measured change is at least one step. */
function isCoarse({ selected, comparison, ...terms }: JudgedLimit): boolean {
  // A limit of 0 % allows no change at all, and one step is a change.
  if (selected.rule.scale !== 'relative' || terms.limit === 0) return false;
  const step = stepOf(comparison);
  return step !== null && step > allowedChangeOf(comparison, terms);
}

/** Reports whether the limit is undecided and noise hides a change as large as the limit. */
function isNoisy({ selected, comparison, outcome, ...terms }: JudgedLimit): boolean {
  // Every undecided budget has advice about noise already. This warning is about a limit that somebody chose.
  if (selected.rule.scale !== 'relative' || outcome !== 'unknown' || !isUserBudget(selected.budget))
    return false;
  const visible = halfWidthOf(comparison);
  return visible !== null && visible > allowedChangeOf(comparison, terms);
}

function allowedChangeOf(
  { base }: Comparison,
  { limit, minDelta }: Pick<JudgedLimit, 'limit' | 'minDelta'>,
): number {
  const median = Math.abs(base?.median ?? 0);
  return Math.max(limit, median === 0 ? 0 : minDelta / median);
}

/**
 * Returns half the width of the interval, which is the smallest change whose interval excludes zero. Null if the
 * interval is missing or infinite.
 */
function halfWidthOf({ interval }: Comparison): number | null {
  if (interval === null) return null;
  const half = (interval.high - interval.low) / 2;
  return Number.isFinite(half) ? half : null;
}

/** Smallest number of values from which steps are recognised. */
const MIN_STEP_VALUES = 8;

/** Tolerance, as a ratio: values are rounded when they are scaled to base units. */
const STEP_ROUNDING = 1e-6;

/** The step between possible values of both sides, as a ratio of base's median. Null if there is none. */
function stepOf(comparison: Comparison): number | null {
  return observedStepOf(comparison) ?? nanosecondOf(comparison);
}

/** Finds a step in the values: at least half of them repeat others, and all are multiples of their smallest gap. */
function observedStepOf({ base, head, exact }: Comparison): number | null {
  if (base === null || head === null || base.median === 0 || exact) return null;
  const values = [...base.values, ...head.values];
  const kinds = new Set(values);
  if (values.length < MIN_STEP_VALUES || kinds.size < 2 || kinds.size > values.length / 2) return null;
  const distinct = [...kinds].toSorted((left, right) => left - right);
  const gaps = distinct.slice(1).map((value, index) => value - distinct[index]!);
  const step = Math.min(...gaps);
  return distinct.every((value) => isMultiple(value, step)) ? step / Math.abs(base.median) : null;
}

const NANOSECOND = 1e-9;

/**
 * One nanosecond as a ratio of base's median, if all values are whole nanoseconds, as libtest and bencher print them.
 * It is also found where all values are equal, which looks like a metric without noise.
 */
function nanosecondOf({ base, head, unit }: Comparison): number | null {
  if (base === null || head === null || base.median === 0) return null;
  const { kind, rate } = parseUnit(unit);
  if (kind !== 'time' || rate || base.n + head.n < MIN_STEP_VALUES) return null;
  const areWhole = [base, head].every(({ values }) => values.every((value) => isMultiple(value, NANOSECOND)));
  return areWhole ? NANOSECOND / Math.abs(base.median) : null;
}

/** Reports whether the tool prints whole nanoseconds. False if the steps come from a coarser clock. */
function isNanosecond(comparison: Comparison): boolean {
  const nanosecond = nanosecondOf(comparison);
  const seen = observedStepOf(comparison);
  return nanosecond !== null && (seen === null || seen < 1.5 * nanosecond);
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) <= STEP_ROUNDING * Math.abs(value / step);
}
