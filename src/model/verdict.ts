// A budget is one rule of the YAML file; a Verdict is its result for one Comparison. What follows from the conclusion of a run
// is here in one place, so that it is never contradictory: whether the step fails, the conclusion of the check run, the exit
// code, the level of annotations, and whether a person can accept the run.

import type { AgainstAnchor } from './anchor.ts';
import type { Comparison } from './comparison.ts';

/** Levels of a budget. `report` budgets are shown but never decide; `warn` budgets never fail the check. */
export const LEVELS = ['fail', 'warn', 'report'] as const;
export type BudgetLevel = (typeof LEVELS)[number];

/** Further evidence about a change, with its own part of alpha, or alpha of its own. */
export type DecidedBy = 'fastest-third' | 'cpu-time';

export type VerdictOutcome = 'pass' | 'fail' | 'unknown';

export interface Verdict {
  /** Key of the rule in the YAML file: `max-regression`, `min-improvement`, `max`, `min`; `new` and `removed` for one-sided rows, `same-answer`. */
  readonly kind: string;
  /** Limit: a ratio for relative rules (0.05), a value in base units for absolute ones; null for `new`, `removed`. */
  readonly limit: number | null;
  /** Smallest difference of the medians that can break the budget, in base units; 0 if any difference can. */
  readonly minDelta: number;
  readonly level: BudgetLevel;
  readonly outcome: VerdictOutcome;
  /** Reason that the configuration file gives for the budget. Untrusted text. */
  readonly because: string | null;
  /**
   * One-sided error that could be spent at this look: a two-sided p is significant up to twice this value. Null without
   * a test.
   */
  readonly alpha: number | null;
  /** The rounds at the look that decided, and the maximum of rounds. Null: it was the last planned look, or none did. */
  readonly early: { readonly rounds: number; readonly of: number } | null;
  /**
   * Whether the evidence of this row says that the budget is broken, but nearly everything got worse together, and
   * the order of the runs cannot exclude the machine as the cause. The outcome is then `unknown`.
   */
  readonly isHeld: boolean;
  /** The same, but because control benchmarks moved: no look and no level may call anything worse that varies. */
  readonly isHeldByControls: boolean;
  /** Not judged, because base was measured on another machine: the outcome is `unknown`, the level `report`. */
  readonly isUnjudged: boolean;
  /** Undecided, and so noisy that the rounds left could hardly decide it, so that measuring it again is a waste of time. */
  readonly isOutOfReach: boolean;
  /** Broken by the first build, but not over builds with other memory layouts. The outcome is then `unknown`. */
  readonly isOfLayout: boolean;
  /** What decided where the Mann-Whitney test could not. Null: that test decided, or nothing did. */
  readonly decidedBy: DecidedBy | null;
  /** Anchor that the limit is relative to, and the level that was judged. Null: base, and the change of the row. */
  readonly anchored: AgainstAnchor | null;
}

/** Fields of a verdict that no look decided and that is about the change of the row. */
export const UNDECIDED = {
  minDelta: 0,
  alpha: null,
  early: null,
  isHeld: false,
  isHeldByControls: false,
  isUnjudged: false,
  isOutOfReach: false,
  isOfLayout: false,
  decidedBy: null,
  anchored: null,
} as const satisfies Partial<Verdict>;

/** Largest change that a limit can allow, in percent: a thousand times as much. */
export const MAX_PERCENT = 100_000;

/** The verdict is about the change from base to head, as opposed to the level since an anchor. */
export function isAboutChange({ anchored }: Pick<Verdict, 'anchored'>): boolean {
  return anchored === null;
}

/** The limit is a value in the metric's unit, as opposed to a change. */
export function isAbsoluteLimit(kind: string): boolean {
  return kind === 'max' || kind === 'min';
}

/** The limit is an improvement that head has to bring, as opposed to what it may get worse. */
export function isImprovementLimit(kind: string): boolean {
  return kind === 'min-improvement';
}

/** The verdict is about the answers of both sides, and about no value. */
export function isAnswerVerdict({ kind }: Pick<Verdict, 'kind'>): boolean {
  return kind === 'same-answer';
}

/** A test of the values of the row decided it. Absolute limits are kept without one. */
export function isDecidedByTest({ kind, outcome, alpha, decidedBy }: Verdict): boolean {
  return outcome !== 'unknown' && alpha !== null && !isAbsoluteLimit(kind) && decidedBy !== 'cpu-time';
}

/**
 * The values of a row end at the look that decided this verdict, before the last planned look. Without a filter, a
 * decided row is measured until every other row is decided too.
 */
export function hasStoppedEarly({ head }: Pick<Comparison, 'head'>, { early }: Verdict): boolean {
  return early !== null && (head?.rounds.at(-1) ?? 0) <= early.rounds;
}

/**
 * State of one row. `regression`: it broke a budget, or became significantly worse without having one. `unchanged`: it
 * kept its budgets, or without any showed no significant change.
 */
export const STATES = ['regression', 'improvement', 'unchanged', 'inconclusive', 'new', 'removed', 'failed'] as const;
export type ResultState = (typeof STATES)[number];

export const CONCLUSIONS = ['pass', 'warn', 'fail', 'inconclusive', 'error'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** The option `fail-on`: the verdicts for which the run fails. */
export type FailOn = 'regression' | 'inconclusive' | 'never';

export type CheckConclusion = 'success' | 'failure' | 'neutral';

/**
 * An error always fails it, even with `fail-on: never`: a run that could not measure must not look like one that found
 * nothing.
 */
export function failsStep(conclusion: Conclusion, failOn: FailOn): boolean {
  return conclusion === 'error' || failsByVerdict(conclusion, failOn);
}

/** 0, 1 for a verdict that fails, 2 if there is no verdict. */
export function exitCodeOf(conclusion: Conclusion, failOn: FailOn): number {
  if (conclusion === 'error') return 2;
  return failsByVerdict(conclusion, failOn) ? 1 : 0;
}

/** A failing or inconclusive verdict that does not fail the step is neutral. */
export function toCheckConclusion(conclusion: Conclusion, failOn: FailOn): CheckConclusion {
  if (failsStep(conclusion, failOn)) return 'failure';
  return conclusion === 'fail' || conclusion === 'inconclusive' ? 'neutral' : 'success';
}

/**
 * A regression can be accepted whatever `fail-on` says, because the check run is not a success without it. An error
 * cannot: there is no verdict to accept.
 */
export function canBeAccepted(conclusion: Conclusion, failOn: FailOn): boolean {
  return conclusion === 'fail' || failsByVerdict(conclusion, failOn);
}

/** `failure` for a broken budget of level `fail` only if it fails the check. */
export function annotationLevelOf(failOn: FailOn, isAccepted: boolean): 'failure' | 'warning' {
  return isAccepted || failOn === 'never' ? 'warning' : 'failure';
}

function failsByVerdict(conclusion: Conclusion, failOn: FailOn): boolean {
  if (failOn === 'never') return false;
  return conclusion === 'fail' || (conclusion === 'inconclusive' && failOn === 'inconclusive');
}
