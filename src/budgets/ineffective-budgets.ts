// Warns about budgets that protect less than they seem to: they match nothing, later budgets replace them, or their limit
// is smaller than what the run can resolve. One warning per such budget, never an error.

import type { Comparison } from '../model/comparison.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import type { CommandName } from '../model/sample.ts';
import { findSmallestStep } from '../stats/median.ts';
import { findNearestWord } from '../text/nearest-word.ts';
import { compilePattern, compilePatterns } from '../text/pattern.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import type { Budget } from './budget.ts';
import type { JudgedLimit } from './case.ts';
import { type BudgetSelection, isMetricFamily, metricTest } from './select.ts';

export function findIneffectiveBudgets(
  rows: readonly Comparison[],
  { unmatched, replaced }: Pick<BudgetSelection, 'unmatched' | 'replaced'>,
  judged: readonly JudgedLimit[],
): Diagnostic[] {
  const relative = judged.filter(({ selected }) => selected.rule.slot === 'change');
  // A limit of 0 % allows no change at all, and one step is a change.
  const isCoarse = (one: JudgedLimit) => one.limit !== 0 && stepOf(one.comparison) > allowedChangeOf(one);
  // Every undecided budget has advice about noise already. This warning is about a limit that somebody chose.
  const isOpen = ({ selected, outcome }: JudgedLimit) => outcome === 'unknown' && isUserBudget(selected.budget);
  const isNoisy = (one: JudgedLimit) => isOpen(one) && halfWidthOf(one.comparison) > allowedChangeOf(one);
  return [
    // The built-in budgets may match nothing, and no user can correct them.
    ...unmatched.filter(isUserBudget).map((budget) => warnAboutUnmatchedBudget(budget, rows)),
    ...replaced.filter(isUserBudget).map(({ location }) => makeWarning('budget-replaced', location, {})),
    ...describeWorst(relative.filter(isCoarse)).map(({ location, comparison, data }) => {
      const steps = { step: stepOf(comparison), hasWholeNanoseconds: isNanosecond(comparison) };
      return makeWarning('limit-below-steps', location, { ...data, ...steps });
    }),
    ...describeWorst(relative.filter((one) => !isCoarse(one) && isNoisy(one))).map(({ location, comparison, data }) =>
      makeWarning('limit-below-noise', location, { ...data, noise: halfWidthOf(comparison) }),
    ),
  ];
}

export function isUserBudget({ location: [first] }: Pick<Budget, 'location'>): boolean {
  return first?.kind === 'file';
}

/** Patterns of a budget are for commands, and match none of these names. */
export function makeNoCommandTest(names: readonly CommandName[]): (patterns: unknown) => boolean {
  return (patterns) => {
    if (!Array.isArray(patterns) || patterns.length === 0) return false;
    const isSelected = compilePatterns(patterns as readonly string[]);
    return !names.some((name) => isSelected([name ?? '']));
  };
}

function warnAboutUnmatchedBudget(budget: Budget, rows: readonly Comparison[]): Diagnostic {
  const { metric, benchmarks, packages, commands, filter, location } = budget;
  const family = isMetricFamily(metric) ? metric : undefined;
  const nearest = findNearestName(budget, rows) ?? undefined;
  const isForeign = nearest === undefined && !rows.some(metricTest(metric, rows));
  const metrics = isForeign ? [...new Set(rows.map((row) => row.metric))] : undefined;
  const data = {
    ...{ metric, family, benchmarks, packages, filter: filter?.text, nearest, metrics },
    commands: commands.length === 0 ? undefined : commands,
  };
  return makeWarning('budget-unmatched', location, data);
}

/** The worst of the limits of each budget, with the number of other results that the same is true for. */
function describeWorst(judged: readonly JudgedLimit[]) {
  return [...new Set(judged.map(({ selected }) => selected.budget))].map((budget) => {
    const own = judged.filter(({ selected }) => selected.budget === budget);
    const { selected, limit, comparison } = own.reduce((worst, next) =>
      resolutionOf(next) > resolutionOf(worst) ? next : worst,
    );
    const { location, of } = budget;
    const benchmark = { benchmark: comparison.name, others: own.length - 1, isGeomean: of === 'geomean' };
    return { location, comparison, data: { rule: selected.rule.kind, limit, ...benchmark } };
  });
}

function resolutionOf({ comparison }: JudgedLimit): number {
  return Math.max(stepOf(comparison), halfWidthOf(comparison));
}

function allowedChangeOf({ limit, minDelta, comparison }: JudgedLimit): number {
  const median = Math.abs(comparison.base?.median ?? 0);
  return Math.max(limit, median === 0 ? 0 : minDelta / median);
}

/** The smallest change whose interval excludes zero. 0 if the interval is missing or infinite. */
function halfWidthOf({ interval }: Comparison): number {
  const half = interval === null ? 0 : (interval.high - interval.low) / 2;
  return Number.isFinite(half) ? half : 0;
}

/** Smallest number of values from which steps are recognised. */
const MIN_STEP_VALUES = 8;

/** Tolerance, as a ratio: values are rounded when they are scaled to base units. */
const STEP_ROUNDING = 1e-6;

/** The step between possible values of both sides, as a ratio of base's median. 0 if there is none. */
function stepOf(comparison: Comparison): number {
  return observedStepOf(comparison) ?? nanosecondOf(comparison) ?? 0;
}

/** Finds a step in the values: at least half of them repeat others, and all are multiples of their smallest gap. */
function observedStepOf({ base, head, exact }: Comparison): number | null {
  if (base === null || head === null || base.median === 0 || exact) return null;
  const values = [...base.values, ...head.values];
  const kinds = new Set(values);
  if (values.length < MIN_STEP_VALUES || kinds.size < 2 || kinds.size > values.length / 2) return null;
  const step = findSmallestStep(values);
  if (step === null || !values.every((value) => isMultiple(value, step))) return null;
  return step / Math.abs(base.median);
}

const NANOSECOND = 1e-9;

/** As a ratio of base's median, if all values are whole nanoseconds, as libtest prints them, even if all are equal. */
function nanosecondOf({ base, head, unit }: Comparison): number | null {
  if (base === null || head === null || base.median === 0) return null;
  const { kind, rate } = parseUnit(unit);
  if (kind !== 'time' || rate || base.n + head.n < MIN_STEP_VALUES) return null;
  const areWhole = [base, head].every(({ values }) => values.every((value) => isMultiple(value, NANOSECOND)));
  return areWhole ? NANOSECOND / Math.abs(base.median) : null;
}

/** The tool prints whole nanoseconds. False if the steps come from a coarser clock. */
function isNanosecond(comparison: Comparison): boolean {
  const nanosecond = nanosecondOf(comparison);
  const seen = observedStepOf(comparison);
  return nanosecond !== null && (seen === null || seen < 1.5 * nanosecond);
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) <= STEP_ROUNDING * Math.abs(value / step);
}

/** Maximum number of names that are compared, and their maximum length: names are untrusted, and each costs time. */
const MAX_NAMES = 1000;
const MAX_CHARACTERS = 200;

/** Finds the name that was probably meant: the one most similar to the first selector that nothing matches. Null if none is similar. */
function findNearestName(
  { metric, benchmarks, packages, commands }: Budget,
  rows: readonly Comparison[],
): string | null {
  const measured = rows.filter(metricTest(metric, rows));
  if (measured.length === 0) return findNearestWord(metric, limitNames(rows.flatMap((row) => [row.metric, row.unit])));
  const nearestOf = (patterns: readonly string[], nameOf: (row: Comparison) => string | null) =>
    findNearestToPatterns(patterns, limitNames(measured.map((row) => nameOf(row) ?? '')));
  return (
    nearestOf(benchmarks, ({ name, shortName }) => shortName ?? name) ??
    nearestOf(packages, ({ group }) => group) ??
    nearestOf(commands, ({ command }) => command)
  );
}

function findNearestToPatterns(patterns: readonly string[], names: readonly string[]): string | null {
  const unmatched = patterns.filter((pattern) => !pattern.startsWith('!') && !names.some(compilePattern(pattern)));
  for (const pattern of unmatched) {
    const fixed = pattern.replaceAll(/[*?]+/g, '').replaceAll(/^\/+|\/+$/g, '');
    // A pattern often names only the first or the last parts, such as `Checkout/**`.
    const nameOf = new Map(names.flatMap((name) => partsOf(name, fixed.split('/').length).map((part) => [part, name])));
    const nearest = findNearestWord(fixed, nameOf.keys());
    if (nearest !== null) return nameOf.get(nearest) ?? null;
  }
  return null;
}

function limitNames(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '' && name.length <= MAX_CHARACTERS).slice(0, MAX_NAMES);
}

/** The whole name, its first `count` parts and its last ones. Parts are separated by `/`. */
function partsOf(name: string, count: number): string[] {
  const parts = name.split('/');
  return [parts.slice(0, count).join('/'), parts.slice(-count).join('/'), name];
}
