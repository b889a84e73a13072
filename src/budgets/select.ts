// Selects the limits for each row and the rows of each geomean, among the budgets in force. If two budgets set the same
// kind of limit for a row, the later one applies. This module judges nothing and reads no clock.

import type { Comparison } from '../model/comparison.ts';
import { CPU_TIME_METRIC } from '../model/cpu-time.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import type { Quantity } from '../model/preview.ts';
import type { BenchmarkMetric } from '../model/sample.ts';
import { SERVICE_METRICS } from '../model/service.ts';
import { daysUntil } from '../text/day.ts';
import { groupBy } from '../text/group-by.ts';
import { compilePatterns } from '../text/pattern.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { tidyUnit } from '../units/tidy.ts';
import type { Budget } from './budget.ts';
import { RULES } from './index.ts';
import type { Rule } from './rule.ts';

export interface SelectedLimit {
  readonly rule: Rule;
  readonly limit: number | Quantity;
  readonly budget: Budget;
  /** The verdict is shown but has no consequences; see `adaptLimit`. */
  readonly isUnjudged: boolean;
}

export interface SelectedGroup extends SelectedLimit {
  /** Rows of one metric, in the order of the rows; at least one. */
  readonly members: readonly Comparison[];
}

export interface BudgetSelection {
  limitsFor(row: Comparison): readonly SelectedLimit[];
  /** Groups of rows that both sides have. */
  readonly geomeans: readonly SelectedGroup[];
  /** Groups of rows that head has. */
  readonly growths: readonly SelectedGroup[];
  /** Budgets that match no row. */
  readonly unmatched: readonly Budget[];
  /** Budgets that match rows, but a later one that does not expire applies to each of them. */
  readonly replaced: readonly Budget[];
}

/** Budgets of different kinds apply together. Among budgets of one kind the last one applies. */
interface LimitKind {
  readonly of: Budget['of'];
  readonly slot: Rule['slot'];
  /** As in a Budget. Each anchor is a kind of its own. */
  readonly against: Budget['against'];
}

const GEOMEANS: readonly LimitKind[] = [
  { of: 'geomean', slot: 'change', against: null },
  { of: 'geomean', slot: 'improvement', against: null },
];

const GROWTH: LimitKind = { of: 'each', slot: 'growth', against: null };

/** Kinds of budgets that are against base, or against nothing. */
const LIMIT_KINDS: readonly LimitKind[] = [
  { of: 'each', slot: 'change', against: null },
  { of: 'each', slot: 'improvement', against: null },
  { of: 'each', slot: 'value', against: null },
  GROWTH,
  ...GEOMEANS,
];

export function selectLimits(budgets: readonly Budget[], rows: readonly Comparison[]): BudgetSelection {
  const meetings = budgets.map((budget) => ({ budget, meets: makeRowMatcher(budget, rows) }));
  const chooseFor = (row: Comparison) =>
    chooseBudgets(meetings.filter(({ meets }) => meets(row)).map(({ budget }) => budget));
  const choices = new Map(rows.map((row) => [row, removeRepeatedChoices(listNamedRows(row).flatMap(chooseFor))]));
  const all = [...choices.values()].flat();
  const met = new Set(all.flatMap(({ candidates }) => candidates));
  const counting = new Set(all.flatMap(applicableBudgetsOf));
  return {
    limitsFor: (row) =>
      (choices.get(row) ?? []).flatMap(({ kind, budget }) =>
        kind.of === 'each' && kind !== GROWTH ? limitsOf(budget, kind) : [],
      ),
    geomeans: groupRows(choices, GEOMEANS, ({ base, head }) => base !== null && head !== null),
    growths: groupRows(choices, [GROWTH], ({ head }) => head !== null),
    unmatched: budgets.filter((budget) => !met.has(budget)),
    replaced: budgets.filter((budget) => met.has(budget) && !counting.has(budget)),
  };
}

/** Head may rename a benchmark, but not into another budget: those of its old name apply too. */
function listNamedRows(row: Comparison): Comparison[] {
  if (row.renamed?.by !== 'head') return [row];
  const { from, shortFrom } = row.renamed;
  return [row, { ...row, name: from, shortName: shortFrom }];
}

/** Removes choices that an earlier choice of the same kind and budget repeats. */
function removeRepeatedChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    ({ kind, budget }, index) => choices.findIndex((other) => other.kind === kind && other.budget === budget) === index,
  );
}

interface Choice {
  readonly kind: LimitKind;
  /** All budgets of the kind that match the row. */
  readonly candidates: readonly Budget[];
  /** The last of `candidates`. */
  readonly budget: Budget;
}

function chooseBudgets(matching: readonly Budget[]): Choice[] {
  const anchors = new Set(matching.flatMap(({ against }) => against ?? []));
  const kinds = [...anchors].map((against): LimitKind => ({ of: 'each', slot: 'change', against }));
  return [...LIMIT_KINDS, ...kinds].flatMap((kind) => {
    const candidates = matching.filter((budget) => limitsOf(budget, kind).length > 0);
    const budget = candidates.at(-1);
    return budget === undefined ? [] : [{ kind, candidates, budget }];
  });
}

/** The budget that applies, and those that will apply after it has expired. */
function applicableBudgetsOf({ candidates, budget }: Choice): readonly Budget[] {
  const lasting = candidates.findLastIndex(({ until }) => until === null);
  return budget.until === null ? [budget] : candidates.slice(Math.max(0, lasting));
}

/** Collects the rows that a budget judges together. Different metrics, such as wall and system time, are never mixed. */
function groupRows(
  choices: ReadonlyMap<Comparison, readonly Choice[]>,
  kinds: readonly LimitKind[],
  isMember: (row: Comparison) => boolean,
): SelectedGroup[] {
  const all = [...choices]
    .filter(([row]) => isMember(row))
    .flatMap(([row, chosen]) => chosen.map(({ kind, budget }) => ({ row, kind, budget })));
  const metricOf = ({ row: { metric, unit, better } }: { readonly row: Comparison }) =>
    JSON.stringify([metric, unit, better]);
  return kinds.flatMap((wanted) =>
    [
      ...groupBy(
        all.filter(({ kind }) => kind === wanted),
        ({ budget }) => budget,
      ),
    ].flatMap(([budget, own]) =>
      [...groupBy(own, metricOf).values()].flatMap((group) =>
        limitsOf(budget, wanted).map((selected) => ({ ...selected, members: group.map(({ row }) => row) })),
      ),
    ),
  );
}

function makeRowMatcher(
  { metric, benchmarks, packages, commands, filter }: Budget,
  rows: readonly Comparison[],
): (row: Comparison) => boolean {
  const isMetric = metricTest(metric, rows);
  const isBenchmark = compilePatterns(benchmarks);
  const isPackage = compilePatterns(packages);
  const isCommand = compilePatterns(commands);
  return (row) =>
    isMetric(row) &&
    isBenchmark(row.shortName === null ? [row.name] : [row.name, row.shortName]) &&
    isPackage([row.group ?? '']) &&
    isCommand([row.command ?? '']) &&
    (filter === null || filter.matches(row));
}

/** Limits of one kind; may be empty. */
function limitsOf(budget: Budget, { of, slot, against }: LimitKind): SelectedLimit[] {
  if (budget.of !== of || budget.against !== against) return [];
  return RULES.flatMap((rule) => {
    const limit = rule.slot === slot ? budget.limits.get(rule.kind) : undefined;
    return limit === undefined ? [] : [{ rule, limit, budget, isUnjudged: false }];
  });
}

const ONLY_BY_NAME: ReadonlySet<string> = new Set([CPU_TIME_METRIC, ...Object.values(SERVICE_METRICS)]);

type RowMetric = Pick<BenchmarkMetric, 'metric' | 'unit' | 'primary'>;

const METRIC_FAMILIES = ['time', 'size'] as const;

export function isMetricFamily(wanted: string): wanted is (typeof METRIC_FAMILIES)[number] {
  return METRIC_FAMILIES.some((family) => family === wanted);
}

/**
 * Resolves the `metric` of a budget. `time` and `size` mean the primary metric of each tool, if it is of that kind, so that
 * one file serves several tools. A metric of the run that has the word as its own name takes precedence. CPU times and what a service
 * uses are named, or they are not meant.
 */
export function metricTest(wanted: string, rows: readonly RowMetric[]): (row: RowMetric) => boolean {
  const isWanted = otherMetricTest(wanted, rows);
  return (row) => (ONLY_BY_NAME.has(row.metric) ? wanted === row.metric : isWanted(row));
}

function otherMetricTest(wanted: string, rows: readonly RowMetric[]): (row: RowMetric) => boolean {
  if (wanted === '*') return () => true;
  const base = tidyUnit(wanted).unit;
  const isNamed = ({ metric, unit }: RowMetric) => wanted === metric || wanted === unit || base === unit;
  if (!isMetricFamily(wanted) || rows.some(isNamed)) return isNamed;
  return ({ primary, unit }) => {
    const { kind, rate } = parseUnit(unit);
    return primary && kind === wanted && !rate;
  };
}

/** Days of notice before a budget expires. Two weeks, a usual sprint, are enough to meet the budget or to extend it. */
const NOTICE_DAYS = 14;

/** A budget with `until` is an exception for a limited time. It is in force until the end of that day. */
export function selectActiveBudgets(budgets: readonly Budget[], today: string) {
  return {
    budgets: budgets.filter(({ until }) => until === null || daysUntil(today, until) >= 0),
    problems: [
      ...warnAboutFirstWeek(budgets, today),
      ...budgets.filter((budget) => !onlyWarns(budget)).flatMap((budget) => warnAboutExpiry(budget, today)),
    ],
  };
}

/** In the first week of a gate, no limit fails. All such entries end together, so each day is named once. */
function warnAboutFirstWeek(budgets: readonly Budget[], today: string): Diagnostic[] {
  const known = new Set<string>();
  return budgets.flatMap((budget) => {
    const { until, location } = budget;
    if (until === null || !onlyWarns(budget) || known.has(until)) return [];
    known.add(until);
    return [makeWarning(daysUntil(today, until) < 0 ? 'warning-ended' : 'warning-ends', location, { until })];
  });
}

function onlyWarns({ until, level }: Budget): boolean {
  return until !== null && level === 'warn';
}

function warnAboutExpiry({ until, location }: Budget, today: string): Diagnostic[] {
  if (until === null) return [];
  const days = daysUntil(today, until);
  if (days < 0) return [makeWarning('budget-expired', location, { until })];
  return days > NOTICE_DAYS ? [] : [makeWarning('budget-ends-soon', location, { until, days })];
}
