// Was a block of rounds disturbed, and does one side bring the disturbance with it? Decided by what the machine says
// alone: processor time of other processes and stolen time. Shares in, a decision out. Pure, and it must never see a
// measured value: who puts aside what looks slow gets the answer that he wants.

import { SIDES, type Side } from '../model/measurement.ts';
import type { RecordedInvocation } from '../model/recording.ts';
import { coinProbability } from '../stats/binomial.ts';

const KINDS = ['others', 'steal'] as const;
export type Kind = (typeof KINDS)[number];

/** What was taken while one side ran, as a number of processors: 0.4 is 40 % of one. Null: the system does not tell. */
type Taken = Readonly<Record<Kind, number | null>>;

/** What was taken in one attempt of a block. */
export type Attempt = Readonly<Record<Side, Taken>>;

/**
 * Rises that are let pass, as a number of processors. They do not grow with the machine: a benchmark is mostly one
 * thread, so a neighbour of one thread is the same neighbour to it on 2 processors and on 64.
 */
const LEAST_RISE: Taken & Readonly<Record<Kind, number>> = { others: 0.1, steal: 0.05 };

/** A service of the benchmark's own works now a little more and now a little less: half as much again is let pass. */
const MOST_GROWTH = 1.5;

/** The kernel counts in hundredths of a second: in less time than this, five of them are a rise of their own. */
const LEAST_MS = 500;

/** A disturbance, where it was worst. */
export interface Disturbance {
  readonly kind: Kind;
  /** As a number of processors. */
  readonly taken: number;
  /** While this side ran clearly more was taken than while the other did; null: about as much. */
  readonly side: Side | null;
}

/** How much more is clearly more. */
const CLEARLY = 1.5;

export function attemptOf(invocations: readonly RecordedInvocation[], cores: number): Attempt {
  const [base, head] = SIDES.map((side) => {
    const own = invocations.filter((one) => one.side === side);
    return { others: takenIn(own, 'others', cores), steal: takenIn(own, 'steal', cores) };
  }) as [Taken, Taken];
  return { base, head };
}

/** Null where the system does not tell, or these took too little time to say. */
function takenIn(invocations: readonly RecordedInvocation[], kind: Kind, cores: number): number | null {
  const totalMs = invocations.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (totalMs < LEAST_MS) return null;
  let takenMs = 0;
  for (const { durationMs, [kind]: share = null } of invocations) {
    if (share === null) return null;
    takenMs += share * durationMs;
  }
  return (takenMs / totalMs) * cores;
}

/** Null: there is none, or nobody can tell. `before` are all attempts before this one, and the warm-up. */
export function disturbanceOf(attempt: Attempt, before: readonly Attempt[]): Disturbance | null {
  const all = SIDES.flatMap((side) =>
    KINDS.flatMap((kind) => {
      const taken = attempt[side][kind];
      const usual = usualOf(before, side, kind);
      return taken === null || usual === null
        ? []
        : [{ kind, taken, side, extent: taken / limit(usual, kind) }];
    }),
  );
  const [worst] = all.toSorted((left, right) => right.extent - left.extent);
  if (worst === undefined || worst.extent <= 1) return null;
  const { kind, taken } = worst;
  return { kind, taken, side: sideOf(attempt, kind) };
}

/**
 * On which side clearly more was taken. What is usual has no part in it: it is known badly at first, and an error in it
 * would lean to the same side in every attempt.
 */
function sideOf({ base, head }: Attempt, kind: Kind): Side | null {
  const [onBase, onHead] = [base[kind] ?? 0, head[kind] ?? 0];
  if (onHead >= CLEARLY * onBase) return 'head';
  return onBase >= CLEARLY * onHead ? 'base' : null;
}

/** Whether so much of the processors is no more than others usually take while the benchmark runs. */
export function isCalm(others: number | null, before: readonly Attempt[]): boolean {
  const limits = SIDES.map((side) => limit(usualOf(before, side, 'others') ?? 0, 'others'));
  return others === null || others <= Math.min(...limits);
}

function limit(usual: number, kind: Kind): number {
  return MOST_GROWTH * usual + LEAST_RISE[kind];
}

/**
 * What is taken in the calm part of the run: the lower quartile. For each side by itself, because a container that works
 * for the benchmark is another process, and may have more to do on one side than on the other in every round.
 */
function usualOf(attempts: readonly Attempt[], side: Side, kind: Kind): number | null {
  const known = attempts.flatMap((attempt) => attempt[side][kind] ?? []).sort((left, right) => left - right);
  return known[Math.floor((known.length - 1) / 4)] ?? null;
}

/** Counts, of the attempts to put aside, those that were disturbed clearly more while this side ran. */
export type Tally = Readonly<Record<Side, number>>;

/** What is as improbable as this is no chance: a neighbour does not know which side runs. */
const LEAST_P = 0.05;

/** Whether one side has the disturbance with it, by the two-sided sign test. */
export function isOneSided({ base, head }: Tally): boolean {
  const [n, fewer] = [base + head, Math.min(base, head)];
  let tail = 0;
  for (let k = 0; k <= fewer; k += 1) tail += coinProbability(n, k);
  return 2 * tail < LEAST_P;
}
