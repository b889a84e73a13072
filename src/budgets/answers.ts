// Judges the answers of benchmarks: one that is not that of base means other work, which fails or warns as the policy says, and of which no
// improvement counts.

import type { RowAnswer } from '../model/answer.ts';
import type { Comparison } from '../model/comparison.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { isImprovementLimit, UNDECIDED, type Verdict } from '../model/verdict.ts';
import { groupBy } from '../text/group-by.ts';
import type { Policy } from './budget.ts';

export interface AnswerJudge {
  /** Null: not both sides gave an answer. */
  answerOf(row: Comparison): RowAnswer | null;
  /** Verdicts of the row that speaks for its benchmark. */
  verdictsOf(row: Comparison): readonly Verdict[];
  /** A proven improvement of other work is none. `rows`: those that the verdict is about. */
  refuseImprovement(verdict: Verdict, rows: readonly Comparison[]): Verdict;
}

export function makeAnswerJudge(
  rows: readonly Comparison[],
  { sameAnswer }: Pick<Policy, 'sameAnswer'>,
  answerOf: AnswerJudge['answerOf'],
): AnswerJudge {
  const isOther = (row: Comparison) => answerOf(row)?.isSame === false;
  // A benchmark has a row for each metric.
  const speakers = new Set(
    [...groupBy(rows.filter(isOther), benchmarkKeyOf).values()].map(
      (own) => own.find(({ primary }) => primary) ?? own[0]!,
    ),
  );
  return {
    answerOf,
    verdictsOf(row) {
      if (sameAnswer === 'pass' || !speakers.has(row)) return [];
      return [{ ...UNDECIDED, kind: 'same-answer', limit: null, level: sameAnswer, outcome: 'fail', because: null }];
    },
    refuseImprovement(verdict, about) {
      const isProven = isImprovementLimit(verdict.kind) && verdict.outcome === 'pass';
      return isProven && about.some(isOther) ? { ...verdict, outcome: 'fail' } : verdict;
    },
  };
}
