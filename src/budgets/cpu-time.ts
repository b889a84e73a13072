// Lets the CPU time of a benchmark decide a limit of its time that the time leaves undecided. It is judged by the same rule, in
// the looks of its own part of the run, and shares alpha with the time. It never changes what the time decides, and it says
// nothing of a benchmark that waits: more waiting is slower without more CPU time.

import type { Comparison } from '../model/comparison.ts';
import { CPU_TIME_METRIC, MIN_ON_PROCESSOR, type RowCpuTime } from '../model/cpu-time.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { isAboutChange, isAbsoluteLimit, type Verdict } from '../model/verdict.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import type { Case, Evidence, LookPlan } from './case.ts';
import { type DecisionContext, decide, holdCommonWorsening } from './decide.ts';
import type { LimitTerms } from './rule.ts';
import type { SelectedLimit } from './select.ts';

/** Results that were compared in one way: in rounds, by counts, or by CPU time. Each has looks of its own, and an alpha. */
export interface ComparedPart {
  readonly evidence: Evidence;
  readonly plan: LookPlan;
  /** Absent: no. */
  readonly isCpuTime?: boolean;
}

export interface CpuTimeJudge {
  /** Null if no CPU time of the benchmark is known, or if the row is no time of it. */
  find(row: Comparison): RowCpuTime | null;
  /** Null if CPU time cannot decide the limit. `undecided`: the verdict of the time. */
  decide(row: Comparison, selected: SelectedLimit, undecided: Verdict): Verdict | null;
}

/** The clock and CPU time have half of alpha each, so that both together raise no more false alarms than one. */
export const WITNESSES = 2;

interface CpuTimeOptions extends Pick<DecisionContext, 'hasMachineMoved'> {
  /** The limits that take a share of alpha. */
  limitsFor(row: Comparison): readonly SelectedLimit[];
}

export function makeCpuTimeJudge(
  parts: readonly ComparedPart[],
  { limitsFor, hasMachineMoved }: CpuTimeOptions,
): CpuTimeJudge {
  const known = new Map<string, { readonly one: Case; readonly part: ComparedPart }>();
  for (const part of parts.filter(({ isCpuTime }) => isCpuTime))
    for (const one of part.evidence.cases) known.set(benchmarkKeyOf(one.comparison), { one, part });
  const findCase = (row: Comparison) => (isTime(row) ? known.get(benchmarkKeyOf(row)) : undefined);
  const rows = parts.flatMap(({ evidence }) => evidence.cases.map(({ comparison }) => comparison));
  const judged = rows.filter((row) => findCase(row) !== undefined).flatMap(limitsFor);
  const share = WITNESSES * judged.filter(({ rule }) => rule.scale === 'relative').length;
  const contexts = new Map<ComparedPart, DecisionContext>();
  const contextOf = (part: ComparedPart) => {
    const made = contexts.get(part) ?? {
      share,
      plan: part.plan,
      isHeld: holdCommonWorsening(part.evidence, part.plan),
      hasMachineMoved,
    };
    contexts.set(part, made);
    return made;
  };
  return {
    find(row) {
      const { comparison, onProcessor = null } = findCase(row)?.one ?? {};
      if (comparison === undefined || onProcessor === null) return null;
      const { change, interval } = comparison;
      return { change, interval, onProcessor };
    },
    decide(row, selected, undecided) {
      const found = selected.budget.of === 'each' ? findCase(row) : undefined;
      // What holds a time back is about the machine, which CPU time feels, too.
      if (found === undefined || undecided.isHeld || !canCpuTimeDecide(undecided)) return null;
      const { comparison, onProcessor = null, isCrossMachine } = found.one;
      if (isCrossMachine || onProcessor === null || onProcessor < MIN_ON_PROCESSOR) return null;
      if (findImpossibleValue(comparison) !== null) return null;
      const verdict = decide(found.one, selected, scaleTerms(undecided, row, comparison), contextOf(found.part));
      const { outcome, alpha } = verdict;
      // As long as one of the two may decide, more rounds are no waste of time.
      if (outcome === 'unknown') return { ...undecided, isOutOfReach: undecided.isOutOfReach && verdict.isOutOfReach };
      return { ...undecided, outcome, alpha, isOutOfReach: false, decidedBy: 'cpu-time' };
    },
  };
}

/** The smallest change that counts is the same part of the CPU time as of the time. */
function scaleTerms({ limit, minDelta }: Verdict, row: Comparison, cpu: Comparison): LimitTerms {
  const time = row.base?.median ?? 0;
  const factor = time === 0 ? 1 : (cpu.base?.median ?? 0) / time;
  return { limit: limit ?? 0, minDelta: minDelta * factor };
}

export function canCpuTimeDecide(verdict: Verdict): boolean {
  return verdict.limit !== null && isAboutChange(verdict) && !isAbsoluteLimit(verdict.kind);
}

export function isCpuTime({ metric }: Pick<Comparison, 'metric'>): boolean {
  return metric === CPU_TIME_METRIC;
}

/** `unit` is that of a time. */
export function toSeconds(value: number, unit: string): number {
  return value * parseUnit(unit).factor;
}

export function isTime(row: Comparison): boolean {
  const { kind, rate } = parseUnit(row.unit);
  return row.primary && kind === 'time' && !rate && !isCpuTime(row);
}
