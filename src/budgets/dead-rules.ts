// Finds budgets that protect less than they seem to: they match nothing, later budgets replace them, or their limit is
// smaller than what the run can resolve. In: the selection and the judged limits. Out: one warning per such budget,
// never an error.

import { cite } from '../model/cite.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Problem } from '../model/problem.ts';
import type { Outcome } from '../model/verdict.ts';
import { percent, rough } from '../units/percent.ts';
import { shapeOf } from '../units/shape.ts';
import type { Budget } from './budget.ts';
import { isFamily } from './metric.ts';
import type { Selected, Selection } from './select.ts';

/** A limit that was applied to a row or a geomean. */
export interface Judged {
  readonly selected: Selected;
  /** The limit in the comparison's base unit, or as a ratio. */
  readonly limit: number;
  /** Floor of the change in the comparison's base unit, as in the `Terms` of rules. */
  readonly minDelta: number;
  readonly comparison: Comparison;
  readonly outcome: Outcome;
}

export function deadRules({ idle, replaced }: Selection, judged: readonly Judged[]): Problem[] {
  const coarse = judged.filter(isCoarse);
  const noisy = judged.filter((one) => !isCoarse(one) && isNoisy(one));
  return [
    ...written(idle).map((budget) => warning(budget, nothing(budget))),
    ...written(replaced).map((budget) => warning(budget, REPLACED)),
    ...folded(coarse, coarseMessage),
    ...folded(noisy, noisyMessage),
  ];
}

/** Drops the built-in budgets. They may match nothing, and no user can correct them. */
function written(budgets: readonly Budget[]): Budget[] {
  return budgets.filter(isWritten);
}

function isWritten({ where }: Budget): boolean {
  return where !== 'default';
}

function warning({ where }: Budget, message: string): Problem {
  return { where, message, severity: 'warning' };
}

function nothing({ metric, benchmarks, packages, filter }: Budget): string {
  const quoted = (patterns: readonly string[]) => patterns.map(cite).join(', ');
  const wanted = [
    isFamily(metric)
      ? `the metric ${cite(metric)}, nor a primary one that is a ${metric}`
      : `the metric ${cite(metric)}`,
    ...(benchmarks.length === 0 ? [] : [`a name that matches ${quoted(benchmarks)}`]),
    ...(packages.length === 0 ? [] : [`a package that matches ${quoted(packages)}`]),
    ...(filter === null ? [] : [`what ${cite(filter.text)} asks for`]),
  ];
  return `this budget judged nothing: no row has ${wanted.join(' and ')}. Correct its patterns or delete it.`;
}

const REPLACED =
  'this budget judged nothing: later ones of its kind replace it for every row that it meets. Move it below them or delete it.';

/** Returns one message per budget, about its worst row. */
function folded(judged: readonly Judged[], messageOf: (worst: Judged, others: string) => string): Problem[] {
  const budgets = new Map<Budget, Judged[]>();
  for (const one of judged) {
    const { budget } = one.selected;
    budgets.set(budget, budgets.get(budget) ?? []);
    budgets.get(budget)?.push(one);
  }
  return [...budgets].map(([budget, own]) => {
    const worst = own.reduce((one, other) => (blur(other) > blur(one) ? other : one));
    const others = own.length === 1 ? '' : ` and ${own.length - 1} more`;
    return warning(budget, messageOf(worst, others));
  });
}

/** Smallest change that a row can resolve, as a ratio of its median. */
function blur(judged: Judged): number {
  return Math.max(stepOf(judged.comparison) ?? 0, smallestVisible(judged.comparison) ?? 0);
}

function coarseMessage({ selected, limit, comparison }: Judged, others: string): string {
  const step = rough(stepOf(comparison) ?? 0);
  const isPrinted = isNanosecond(comparison);
  const why = isPrinted ? ': its tool prints whole nanoseconds' : '';
  const first = isPrinted ? 'Read the files of the tool if it writes any, measure' : 'Measure';
  return `${theLimit(selected, limit)} is finer than the steps of ${step} in which ${cite(comparison.name)}${others} is measured${why}. ${advice(selected, `${first} more work at once`)}`;
}

function noisyMessage({ selected, limit, comparison }: Judged, others: string): string {
  const noise = rough(smallestVisible(comparison) ?? 0);
  return `${theLimit(selected, limit)} lies below the noise of ±${noise} of ${cite(comparison.name)}${others}. ${advice(selected, 'Measure more rounds')}`;
}

function advice({ budget }: Selected, first: string): string {
  return `${first}${budget.of === 'geomean' ? '' : ', set min-delta,'} or widen it.`;
}

function theLimit({ rule }: Selected, limit: number): string {
  return `${rule.kind} of ${percent(limit)}`;
}

/** Reports whether one step of the values is larger than the allowed change. A measured change is at least one step. */
function isCoarse({ selected, comparison, ...terms }: Judged): boolean {
  // A limit of 0 % allows no change at all, and one step is a change.
  if (selected.rule.scale !== 'relative' || terms.limit === 0) return false;
  const step = stepOf(comparison);
  return step !== null && step > allowed(comparison, terms);
}

/** Reports whether the limit is undecided and noise hides a change as large as the limit. */
function isNoisy({ selected, comparison, outcome, ...terms }: Judged): boolean {
  // Every undecided budget has advice about noise already. This warning is about a limit that somebody chose.
  if (selected.rule.scale !== 'relative' || outcome !== 'unknown' || !isWritten(selected.budget))
    return false;
  const visible = smallestVisible(comparison);
  return visible !== null && visible > allowed(comparison, terms);
}

function allowed({ base }: Comparison, { limit, minDelta }: Pick<Judged, 'limit' | 'minDelta'>): number {
  const median = Math.abs(base?.median ?? 0);
  return Math.max(limit, median === 0 ? 0 : minDelta / median);
}

/**
 * Returns half the width of the interval, which is the smallest change whose interval excludes zero. Null if the
 * interval is missing or infinite.
 */
function smallestVisible({ interval }: Comparison): number | null {
  if (interval === null) return null;
  const half = (interval.high - interval.low) / 2;
  return Number.isFinite(half) ? half : null;
}

/** Smallest number of values from which steps are recognised. */
const FEWEST_VALUES = 8;

/** Tolerance, as a ratio: values are rounded when they are scaled to base units. */
const STEP_ROUNDING = 1e-6;

/** The step between possible values of both sides, as a ratio of base's median. Null if there is none. */
function stepOf(comparison: Comparison): number | null {
  return seenStepOf(comparison) ?? nanosecondOf(comparison);
}

/** Finds a step in the values: at least half of them repeat others, and all are multiples of their smallest gap. */
function seenStepOf({ base, head, exact }: Comparison): number | null {
  if (base === null || head === null || base.median === 0 || exact) return null;
  const values = [...base.values, ...head.values];
  const kinds = new Set(values);
  if (values.length < FEWEST_VALUES || kinds.size < 2 || kinds.size > values.length / 2) return null;
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
  const { kind, rate } = shapeOf(unit);
  if (kind !== 'time' || rate || base.n + head.n < FEWEST_VALUES) return null;
  const areWhole = [base, head].every(({ values }) => values.every((value) => isMultiple(value, NANOSECOND)));
  return areWhole ? NANOSECOND / Math.abs(base.median) : null;
}

/** Reports whether the tool prints whole nanoseconds. False if the steps come from a coarser clock. */
function isNanosecond(comparison: Comparison): boolean {
  const nanosecond = nanosecondOf(comparison);
  const seen = seenStepOf(comparison);
  return nanosecond !== null && (seen === null || seen < 1.5 * nanosecond);
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) <= STEP_ROUNDING * Math.abs(value / step);
}
