// Decides whether a block of rounds was disturbed, and whether one side brings the disturbance with it. The only evidence is what
// the machine reports: processor time of other processes and stolen time. It must never see a measured value: discarding values
// because they look slow would bias the result. Pure.

import { SIDES, type Side } from '../model/measurement.ts';
import type { RecordedInvocation } from '../model/recording.ts';
import { coinProbability } from '../stats/binomial.ts';

const KINDS = ['others', 'steal'] as const;
export type DisturbanceKind = (typeof KINDS)[number];

/** Use by others while one side ran, as a number of processors: 0.4 is 40 % of one. Null: not known. */
export type AttemptLoad = Readonly<
  Record<Side, Readonly<Record<DisturbanceKind, number | null>> & { readonly ms: number }>
>;

/**
 * Tolerated rise, as a number of processors. It does not grow with the machine: a benchmark is mostly one thread, so a
 * neighbour with one thread has the same effect on 2 processors and on 64.
 */
const TOLERATED_RISE: Readonly<Record<DisturbanceKind, number>> = { others: 0.1, steal: 0.05 };

/** Tolerated growth. A service of the benchmark itself uses up to half as much again from time to time. */
const TOLERATED_GROWTH = 1.5;

/** In less time, five of the kernel's ticks (1/100 s) would exceed the tolerance, so that many are tolerated. */
const PRECISE_MS = 500;

/** Shortest time to judge: five ticks of it are half a processor. */
const MIN_JUDGED_MS = 100;

export interface Disturbance {
  readonly kind: DisturbanceKind;
  /** Use by others, as a number of processors. */
  readonly taken: number;
  /** Side on which others used clearly more than on the other; null if they used about as much. */
  readonly side: Side | null;
}

const CLEAR_RATIO = 1.5;

export function attemptLoadOf(invocations: readonly RecordedInvocation[], cores: number): AttemptLoad {
  const loadOn = (side: Side) => {
    const ofSide = invocations.filter((invocation) => invocation.side === side);
    const ms = ofSide.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const meanOf = (kind: DisturbanceKind) => (ms < MIN_JUDGED_MS ? null : meanLoadOf(ofSide, kind, cores));
    return { others: meanOf('others'), steal: meanOf('steal'), ms };
  };
  return { base: loadOn('base'), head: loadOn('head') };
}

function meanLoadOf(invocations: readonly RecordedInvocation[], kind: DisturbanceKind, cores: number): number | null {
  const totalMs = invocations.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (invocations.some((one) => (one[kind] ?? null) === null)) return null;
  return (invocations.reduce((sum, one) => sum + one[kind]! * one.durationMs, 0) / totalMs) * cores;
}

/** The worst disturbance; null if none can be seen. `before`: all earlier attempts and the warm-up. */
export function disturbanceOf(attempt: AttemptLoad, before: readonly AttemptLoad[]): Disturbance | null {
  const loads = SIDES.flatMap((side) =>
    KINDS.flatMap((kind) => {
      const taken = attempt[side][kind];
      const usual = usualOf(before, side, kind);
      return taken === null || usual === null
        ? []
        : [{ kind, taken, side, extent: taken / limit(usual, kind, attempt[side].ms) }];
    }),
  );
  const [worst] = loads.toSorted((left, right) => right.extent - left.extent);
  if (worst === undefined || worst.extent <= 1) return null;
  const { kind, taken } = worst;
  return { kind, taken, side: sideOf(attempt, kind) };
}

/** Does not compare with the usual use, which is little known at first: its error would favour the same side in every attempt. */
function sideOf({ base, head }: AttemptLoad, kind: DisturbanceKind): Side | null {
  const [onBase, onHead] = [base[kind] ?? 0, head[kind] ?? 0];
  if (onHead >= CLEAR_RATIO * onBase) return 'head';
  return onBase >= CLEAR_RATIO * onHead ? 'base' : null;
}

/** Whether others use no more than they usually do while the benchmark runs, or nobody knows. */
export function isCalm(others: number | null, before: readonly AttemptLoad[]): boolean {
  const limits = SIDES.map((side) => limit(usualOf(before, side, 'others') ?? 0, 'others', PRECISE_MS));
  return others === null || others <= Math.min(...limits);
}

function limit(usual: number, kind: DisturbanceKind, ms: number): number {
  return TOLERATED_GROWTH * usual + TOLERATED_RISE[kind] * Math.max(1, PRECISE_MS / ms);
}

/**
 * The usual use: the lower quartile, as in the calm part of the run. Each side has its own, because a container
 * that works for the benchmark is another process, and may have more work on one side in every round.
 */
function usualOf(attempts: readonly AttemptLoad[], side: Side, kind: DisturbanceKind): number | null {
  const loads = attempts.flatMap((attempt) => attempt[side][kind] ?? []).sort((a, b) => a - b);
  return loads[Math.floor((loads.length - 1) / 4)] ?? null;
}

/** Number of attempts to be put aside, by the side on which others clearly used more. */
export type Tally = Readonly<Record<Side, number>>;

/** Significance level. A neighbour does not know which side runs, so a less probable result is no coincidence. */
const SIGN_TEST_ALPHA = 0.05;

/** Decides by the two-sided sign test. */
export function isOneSided({ base, head }: Tally): boolean {
  const [n, fewer] = [base + head, Math.min(base, head)];
  let tail = 0;
  for (let k = 0; k <= fewer; k += 1) tail += coinProbability(n, k);
  return 2 * tail < SIGN_TEST_ALPHA;
}
