// What follows from the conclusion of a run: whether the step fails, the conclusion of the check run, the exit code, the
// level of annotations, and whether a person can accept the run. One table, so that these never contradict each other.

import type { Conclusion } from './verdict.ts';

/** The option `fail-on`: the verdicts for which the run fails. */
export type FailOn = 'regression' | 'inconclusive' | 'never';

/** Conclusions of a check run, in GitHub's words. */
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
