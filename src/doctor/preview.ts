// Previews what a configuration would judge. In: a parsed file and, if there is one, a recording of an earlier run;
// out: a Preview. Pure: it measures and decides nothing. Facts that the file does not contain come from the recording.

import { judgeRecording } from '../analyse/pipeline.ts';
import { explainShortfall, findShortfall } from '../budgets/attainable.ts';
import type { Budget, Policy } from '../budgets/budget.ts';
import { RULES } from '../budgets/index.ts';
import { isUserBudget } from '../budgets/ineffective-budgets.ts';
import type { LookPlan } from '../budgets/judge.ts';
import { findReplacements, restrictionsOf } from '../budgets/replacements.ts';
import type { Rule } from '../budgets/rule.ts';
import { type BudgetSelection, selectLimits } from '../budgets/select.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type {
  BudgetMatches,
  BudgetPreview,
  EffectiveSetting,
  LimitPreview,
  NoisyRow,
  Preview,
} from '../model/preview.ts';
import type { Recording } from '../model/recording.ts';
import type { ReportRow } from '../model/report.ts';
import type { ConfigWithLines } from '../settings/config-file.ts';
import { type OptionTable, toKebabCase } from '../settings/option.ts';
import { OPTIONS } from '../settings/options.ts';
import { policyOf } from '../settings/resolve-settings.ts';
import { DEFAULTS } from '../settings/schema.ts';
import { type PlannedRounds, planLooks, spendAlpha } from '../stats/alpha-spending.ts';
import { findSmallestStep } from '../stats/smallest-step.ts';
import { toBaseUnit } from '../units/quantity.ts';

export interface PreviewInputs {
  /** Path of the file as the user gave it. */
  readonly path: string;
  readonly configuration: ConfigWithLines;
  /** Recording of an earlier run. Null: only facts in the file are known. */
  readonly recording: Recording | null;
  /** Day in UTC, `2027-01-31`. */
  readonly today: string;
}

export function preview({ path, configuration, recording, today }: PreviewInputs): Preview {
  const { file } = configuration;
  const policy = policyOf(file, today);
  const plan = configuredLookPlanOf(file.rounds ?? DEFAULTS.rounds, policy);
  const judged = recording && judgeRecording(withConfiguredPlan(recording, file), policy);
  const budgets = policy.budgets.map((budget, index) =>
    previewOf(budget, { policy, index, rows: judged?.parts.flatMap(({ rows }) => rows) ?? null }),
  );
  return {
    file: path,
    settings: effectiveSettings(configuration),
    budgets,
    capacity: capacityOf(policy, plan),
    problems: [
      ...(judged?.problems ?? budgets.flatMap(warnAboutShadowedBudget)),
      ...budgets.flatMap(warnIfUnitMismatch),
      ...(judged === null && file.unit !== 'sample' ? tooFewRounds(policy, plan) : []),
    ],
  };
}

/** Returns the recording as if it had been made with this configuration, because it may come from another one. */
function withConfiguredPlan(recording: Recording, { rounds, unit }: ConfigWithLines['file']): Recording {
  const { schedule } = recording;
  return {
    ...recording,
    schedule: { ...schedule, rounds: rounds ?? schedule.rounds, unit: unit ?? schedule.unit },
  };
}

function configuredLookPlanOf(rounds: PlannedRounds, policy: Policy): LookPlan {
  return {
    looks: [rounds.max],
    minRounds: rounds.min,
    maxRounds: rounds.max,
    valuesPerRound: 1,
    alphaAt: (look, share, smallestP) =>
      spendAlpha({ alpha: policy.alpha / share, looks: planLooks(rounds) }, look, smallestP),
    baseRounds: null,
    decidedAfter: null,
    headBroke: false,
    baseBroke: false,
  };
}

/** Upper bound of the search. */
const MAX_RESULTS = 2 ** 20;

function capacityOf(policy: Policy, plan: LookPlan): number | null {
  const rules = failingRules(policy);
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

interface BudgetPreviewInputs {
  readonly policy: Policy;
  /** Index of the budget in the policy. */
  readonly index: number;
  /** Rows of the recording; null without one. */
  readonly rows: readonly ReportRow[] | null;
}

function previewOf(budget: Budget, { policy, index, rows }: BudgetPreviewInputs): BudgetPreview {
  const { location, metric, benchmarks, packages, commands, minDelta, level, because } = budget;
  return {
    ...{ location, metric, benchmarks, packages, commands, minDelta, level, because },
    limits: limitsOf(budget),
    more: restrictionsOf(budget),
    replacedBy: findReplacements(budget, policy.budgets.slice(index + 1)).map(({ later, isWholly }) => ({
      location: later.location,
      isWholly,
    })),
    matches: rows && matchesOf(budget, policy, rows),
  };
}

function limitsOf({ limits }: Budget): LimitPreview[] {
  return RULES.flatMap(({ kind, bad }) => {
    const limit = limits.get(kind);
    return limit === undefined ? [] : [{ kind, bad, limit }];
  });
}

function matchesOf(budget: Budget, { budgets }: Policy, rows: readonly ReportRow[]): BudgetMatches {
  const all = selectLimits(budgets, rows);
  const alone = selectLimits([budget], rows);
  const judged = rows.filter((row) => isJudgedBy(all, row, budget));
  const met = rows.filter((row) => isJudgedBy(alone, row, budget));
  return {
    rows: judged.length,
    replaced: met.length - judged.length,
    names: [...new Set(judged.map(({ name }) => name))],
    // The noise of one run is a small part of the error of a level.
    noisy: (budget.against === null ? judged : [])
      .flatMap((row) => noisyRow(row, budget) ?? [])
      .toSorted((one, other) => other.smallest - one.smallest),
  };
}

/** Reports whether a budget judges a row, either directly or as a member of a geomean. */
function isJudgedBy(selection: BudgetSelection, row: ReportRow, budget: Budget): boolean {
  return (
    selection.limitsFor(row).some((selected) => selected.budget === budget) ||
    selection.geomeans.some((selected) => selected.budget === budget && selected.members.includes(row))
  );
}

/** Returns a row whose noise hides a change of the size of the limit. Null if it does not, or no limit is relative. */
function noisyRow({ name, metric, unit, base, head, exact, interval }: ReportRow, budget: Budget): NoisyRow | null {
  const limit = RULES.flatMap(({ kind, scale }) => (scale === 'relative' ? (budget.limits.get(kind) ?? []) : []))[0];
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

/** Warns about a budget that later ones replace completely, as far as the file alone shows it. */
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

/** Returns the rules with a limit that can turn the check red. */
function failingRules({ budgets }: Policy): Rule[] {
  const failing = budgets.filter(({ level, against }) => level === 'fail' && against === null);
  return RULES.filter(({ kind }) => failing.some(({ limits }) => limits.has(kind)));
}

function tooFewRounds(policy: Policy, plan: LookPlan): Diagnostic[] {
  return failingRules(policy).flatMap((rule) => {
    const why = explainShortfall(rule, 1, plan);
    return why === null ? [] : [makeWarning('rounds-too-few', atKey('rounds'), why)];
  });
}

export function effectiveSettings(
  { file, lines }: ConfigWithLines,
  options: OptionTable = OPTIONS,
): EffectiveSetting[] {
  const given: Readonly<Record<string, unknown>> = { ...file };
  return Object.entries(options)
    .filter(([name, { key }]) => key !== undefined && name !== 'budgets')
    .map(([name, { preset }]) => {
      const key = toKebabCase(name);
      return { key, value: given[name] ?? preset, line: lines.get(key) ?? null };
    });
}
