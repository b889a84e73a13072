// Decides a limit that is relative to an anchor, such as the latest release. In: the level of head, with its intervals.
// Out: a Verdict. A level is judged once, after the last round, and all levels of a run share an alpha of their own: their
// errors are mostly those of the history, which more rounds do not change.

import type { HeadLevel, MissingLevel } from '../model/anchor.ts';
import type { Comparison } from '../model/comparison.ts';
import { UNDECIDED, type Verdict, type VerdictOutcome } from '../model/verdict.ts';
import { isOver, worseSign } from './rule.ts';
import type { SelectedLimit } from './select.ts';

/** Smallest difference between an exact level and a limit. The history keeps six digits of each ratio. */
const EXACT_STEP = 1e-5;

export interface LevelTerms {
  /** The limit, as a ratio. */
  readonly limit: number;
  /** Smallest change in the row's base unit that can break the limit; 0 if none is configured. */
  readonly minDelta: number;
  /** One-sided error of this level. */
  readonly alpha: number;
}

/** The level may be missing. */
export function judgeLevel(
  { budget, rule }: SelectedLimit,
  { level, comparison }: { readonly level: HeadLevel | MissingLevel; readonly comparison: Comparison },
  { limit, minDelta, alpha }: LevelTerms,
): Verdict {
  const isUnknown = typeof level === 'string';
  return {
    ...UNDECIDED,
    kind: rule.kind,
    limit,
    minDelta,
    // A benchmark that the release does not have is like a new one: there is nothing to judge.
    level: level === 'no-comparison' ? 'report' : budget.level,
    outcome: isUnknown ? 'unknown' : decideLevel(level, comparison, { limit, minDelta, alpha }),
    because: budget.because,
    alpha: isUnknown || level.isExact ? null : alpha,
    anchored: { against: budget.against ?? '', level },
  };
}

/** The same rule as that of a change: broken if it is significant and likely above the limit, kept if hardly above it. */
function decideLevel(
  level: HeadLevel,
  { better, head }: Pick<Comparison, 'better' | 'head'>,
  { limit, minDelta, alpha }: LevelTerms,
): VerdictOutcome {
  const sign = worseSign(better);
  const worsening = sign * level.change;
  // The value at the anchor on this machine follows from that of head.
  const value = Math.abs(head?.median ?? 0);
  const then = value / (1 + level.change);
  const allowed = Math.max(limit, then > 0 ? minDelta / then : 0);
  if (level.isExact) return worsening > allowed + EXACT_STEP ? 'fail' : 'pass';
  const [bestEnd, worstEnd] =
    sign > 0 ? [level.likely.low, level.likely.high] : [-level.likely.high, -level.likely.low];
  const isSignificant = level.p <= 2 * alpha;
  if (isSignificant && isOver(worsening, allowed, 1 + allowed) && isOver(bestEnd, limit, 1 + limit)) return 'fail';
  return isOver(worstEnd, allowed, 1 + allowed) ? 'unknown' : 'pass';
}
