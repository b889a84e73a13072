// Previews what a configuration would judge. In: a parsed file and, if there is one, a recording that it judged; out: a
// Preview. Pure: it measures and decides nothing. Facts that the file does not contain come from the recording.

import { explainShortfall, findShortfall } from '../budgets/attainable.ts';
import type { Budget, Policy } from '../budgets/budget.ts';
import type { LookPlan } from '../budgets/case.ts';
import { RULES } from '../budgets/index.ts';
import { isUserBudget } from '../budgets/ineffective-budgets.ts';
import { findReplacements, restrictionsOf } from '../budgets/replacements.ts';
import type { Rule } from '../budgets/rule.ts';
import { type BudgetSelection, selectLimits } from '../budgets/select.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { BudgetMatches, BudgetPreview, EffectiveSetting, NoisyRow, Preview } from '../model/preview.ts';
import type { ReportRow } from '../model/report.ts';
import type { ConfigWithLines } from '../settings/config-file.ts';
import { type OptionTable, toKebabCase } from '../settings/option.ts';
import { DEFAULTS, OPTIONS } from '../settings/options.ts';
import { policyOf } from '../settings/settings.ts';
import { type PlannedRounds, planFullLooks, spendAlpha } from '../stats/alpha-spending.ts';
import { findSmallestStep } from '../stats/median.ts';
import { toBaseUnit } from '../units/quantity.ts';

/** A recording of an earlier run, judged by a configuration. */
export interface RecordedJudgement {
  /** Without those of the control. */
  readonly rows: readonly ReportRow[];
  readonly problems: readonly Diagnostic[];
}

export interface PreviewInputs {
  readonly path: string;
  readonly configuration: ConfigWithLines;
  /** Null: only facts in the file are known. */
  readonly recorded: RecordedJudgement | null;
  readonly today: string;
}

export function preview({ path, configuration, recorded, today }: PreviewInputs): Preview {
  const { file } = configuration;
  const policy = policyOf(file, today);
  const plan = makeLookPlan(file.rounds ?? DEFAULTS.rounds, policy);
  const budgets = policy.budgets.map((_, index) => previewBudget(policy.budgets, index, recorded?.rows ?? null));
  return {
    file: path,
    settings: effectiveSettings(configuration),
    budgets,
    capacity: computeCapacity(policy, plan),
    problems: [
      ...(recorded?.problems ?? budgets.flatMap(warnAboutShadowedBudget)),
      ...budgets.flatMap(warnIfUnitMismatch),
      ...(recorded === null && file.unit !== 'sample' ? tooFewRounds(policy, plan) : []),
    ],
  };
}

function makeLookPlan(rounds: PlannedRounds, policy: Policy): LookPlan {
  return {
    looks: [rounds.max],
    clearsFrom: rounds.min,
    minRounds: rounds.min,
    isCutShort: false,
    maxRounds: rounds.max,
    valuesPerRound: 1,
    witnesses: 2,
    alphaAt: (look, share, smallestP) =>
      spendAlpha({ alpha: policy.alpha / share, looks: planFullLooks(rounds) }, look, smallestP),
    baseRounds: null,
    decidedAfter: null,
    headBroke: false,
    baseBroke: false,
  };
}

const MAX_RESULTS = 2 ** 20;

function computeCapacity(policy: Policy, plan: LookPlan): number | null {
  const rules = listFailingRules(policy);
  if (rules.length === 0) return null;
  const isEnough = (share: number) => rules.every((rule) => findShortfall(rule, share, plan) === null);
  if (!isEnough(1)) return 0;
  let [enough, tooMany] = [1, MAX_RESULTS + 1];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (isEnough(middle)) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

function previewBudget(budgets: readonly Budget[], index: number, rows: readonly ReportRow[] | null): BudgetPreview {
  const budget = budgets[index]!;
  const { location, metric, benchmarks, packages, commands, minDelta, level, because } = budget;
  const replacements = findReplacements(budget, budgets.slice(index + 1));
  return {
    ...{ location, metric, benchmarks, packages, commands, minDelta, level, because },
    limits: RULES.flatMap(({ kind, bad }) => {
      const limit = budget.limits.get(kind);
      return limit === undefined ? [] : [{ kind, bad, limit }];
    }),
    more: restrictionsOf(budget),
    replacedBy: replacements.map(({ later, isWholly }) => ({ location: later.location, isWholly })),
    matches: rows && findMatches(budget, budgets, rows),
  };
}

function findMatches(budget: Budget, budgets: readonly Budget[], rows: readonly ReportRow[]): BudgetMatches {
  const together = selectLimits(budgets, rows);
  const alone = selectLimits([budget], rows);
  const judged = rows.filter((row) => isJudgedBy(together, row, budget));
  const matched = rows.filter((row) => isJudgedBy(alone, row, budget));
  return {
    rows: judged.length,
    replaced: matched.length - judged.length,
    names: [...new Set(judged.map(({ name }) => name))],
    // The noise of one run is a small part of the error of a level.
    noisy: (budget.against === null ? judged : [])
      .flatMap((row) => findHidingNoise(row, budget) ?? [])
      .toSorted((a, b) => b.smallest - a.smallest),
  };
}

/** A budget judges a row directly, or as a member of a geomean or of a growth. */
function isJudgedBy({ limitsFor, geomeans, growths }: BudgetSelection, row: ReportRow, budget: Budget): boolean {
  const together = [...geomeans, ...growths].filter(({ members }) => members.includes(row));
  const selected = [...limitsFor(row), ...together];
  return selected.some((one) => one.budget === budget);
}

/** The noise of a row may hide a change of the size of the limit. Null if it does not, or no limit is relative. */
function findHidingNoise(row: ReportRow, budget: Budget): NoisyRow | null {
  const { name, metric, unit, base, head, exact, interval } = row;
  const limit = RULES.flatMap(({ kind, slot }) => (slot === 'change' ? (budget.limits.get(kind) ?? []) : []))[0];
  if (typeof limit !== 'number' || base === null || head === null || exact || base.median === 0) return null;
  const median = Math.abs(base.median);
  const floor = budget.minDelta === null ? 0 : (toBaseUnit(budget.minDelta, unit) ?? 0) / median;
  const allowed = Math.max(limit, floor);
  const step = (findSmallestStep([...base.values, ...head.values]) ?? 0) / median;
  if (step > allowed) return { name, metric, smallest: step, because: 'steps' };
  // If an interval just excludes zero, its centre is half its width away from zero.
  const half = interval === null ? Number.NaN : (interval.high - interval.low) / 2;
  return Number.isFinite(half) && half > allowed ? { name, metric, smallest: half, because: 'noise' } : null;
}

function warnAboutShadowedBudget(budget: BudgetPreview): Diagnostic[] {
  const isReplaced = isUserBudget(budget) && budget.replacedBy.some(({ isWholly }) => isWholly);
  return isReplaced ? [makeWarning('budget-replaced', budget.location, {})] : [];
}

/** Warns about quantities that do not fit a metric that is named like a unit, such as `allocs/op`. */
function warnIfUnitMismatch({ location, metric, minDelta, limits, matches }: BudgetPreview): Diagnostic[] {
  if (matches !== null || metric === '*' || !metric.includes('/')) return [];
  const quantities = [minDelta, ...limits.map(({ limit }) => limit)];
  return quantities.flatMap((quantity) => {
    if (quantity === null || typeof quantity === 'number' || toBaseUnit(quantity, metric) !== null) return [];
    return [makeWarning('limit-unlikely-to-fit', location, { limit: quantity.text, metric })];
  });
}

function listFailingRules({ budgets }: Policy): Rule[] {
  const failing = budgets.filter(({ level, against }) => level === 'fail' && against === null);
  return RULES.filter(({ kind }) => failing.some(({ limits }) => limits.has(kind)));
}

function tooFewRounds(policy: Policy, plan: LookPlan): Diagnostic[] {
  return listFailingRules(policy).flatMap((rule) => {
    const why = explainShortfall(rule, 1, plan);
    return why === null ? [] : [makeWarning('rounds-too-few', atKey('rounds'), why)];
  });
}

export function effectiveSettings(configuration: ConfigWithLines, options: OptionTable = OPTIONS): EffectiveSetting[] {
  const given: Readonly<Record<string, unknown>> = { ...configuration.file };
  const shown = Object.entries(options).filter(([name, { key }]) => key !== undefined && name !== 'budgets');
  return shown.map(([name, { preset }]) => {
    const key = toKebabCase(name);
    return { key, value: given[name] ?? preset, line: configuration.lines.get(key) ?? null };
  });
}
