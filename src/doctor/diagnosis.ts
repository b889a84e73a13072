// Computes the diagnosis of `doctor`. In: a recording of one commit against itself. Out: its noise, what a plan can
// detect, a proposed configuration and the proof that it works. Pure: the caller measures before and prints after.

import type { Policy } from '../budgets/budget.ts';
import type { Environment } from '../model/environment.ts';
import type { Recording } from '../model/recording.ts';
import { completedRounds } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import { analyse } from '../pipeline.ts';
import { parseBudgetFile } from '../settings/budget-file.ts';
import type { Given } from '../settings/schema.ts';
import { DEFAULTS } from '../settings/schema.ts';
import { policyOf } from '../settings/settle.ts';
import type { Rounds } from '../stats/alpha-spending.ts';
import { type Noise, noiseOf, varying } from './noise.ts';
import { asMeasured, type Proof, policyForOne, proveByValues, sharers, type Trial } from './proof.ts';
import { renderProposal } from './proposal-file.ts';
import { PLANS, type Proposal, propose } from './propose.ts';
import { fewestRounds, leastFor, reachOf } from './reach.ts';

export interface Diagnosis {
  readonly environment: Environment;
  readonly commands: readonly string[];
  /** Completed rounds. */
  readonly rounds: number;
  /** Minutes of one round of base and head. */
  readonly roundMinutes: number;
  readonly alpha: number;
  /** Number of tests that share alpha under the proposal. */
  readonly share: number;
  readonly noise: readonly Noise[];
  readonly prospects: readonly Prospect[];
  readonly proposal: Proposal;
  /** The proposed configuration file. */
  readonly file: string;
  /** The policy that the gate reads from `file`. */
  readonly policy: Policy;
  /** The configuration that was read has budgets. The proposal does not contain its relative limits. */
  readonly replaces: boolean;
  /** Report on the unchanged code under the proposal. */
  readonly unchanged: Report;
  readonly proofs: readonly Proof[];
}

/** The changes that one plan can detect. */
export interface Prospect {
  readonly rounds: Rounds;
  /** Longest duration in minutes, for all rounds and the warm-up. */
  readonly minutes: number;
  /** Smallest number of rounds that can fail. Null: this plan can. */
  readonly needs: number | null;
  /** The benchmark with the median noise. Null: noise hides every change, or nothing varies. */
  readonly typical: Carried | null;
  readonly worst: Carried | null;
}

export interface Carried {
  /** The smallest limit that suits the benchmark, as a ratio. */
  readonly limit: number;
  /** The smallest worsening that is detected in 9 of 10 runs under this limit, as a ratio. */
  readonly found: number;
}

export interface Examined {
  readonly recording: Recording;
  readonly given: Given;
  /** The configuration in use. Null: there is none. */
  readonly text: string | null;
  readonly path: string;
  /** The day in UTC, `2027-01-31`. */
  readonly today: string;
  reread: Trial['reread'];
}

export function diagnose({ recording, given, text, path, today, reread }: Examined): Diagnosis {
  const measured = asMeasured(recording);
  const file = text === null ? null : parseBudgetFile(text, path);
  const policy = policyForOne(policyOf(file, today));
  const noise = analyse(measured, policy).rows.map(noiseOf);
  const roundMinutes = minutesOfRound(recording);
  const proposal = propose({
    noise,
    roundMinutes,
    mostMinutes: file?.maxMinutes ?? DEFAULTS.maxMinutes,
    alpha: policy.alpha,
  });
  const proposed = renderProposal(proposal, { text, given }, noise);
  // Reads the proposal as the gate will read it, so that the proof is about the file that is written.
  const trial = {
    recording: measured,
    policy: policyForOne(policyOf(parseBudgetFile(proposed, path), today)),
    reread,
  };
  const unchanged = analyse(measured, trial.policy);
  const share = sharers(unchanged);
  return {
    environment: recording.environment,
    commands: recording.schedule.commands,
    rounds: completedRounds(recording),
    roundMinutes,
    alpha: policy.alpha,
    share,
    noise,
    prospects: PLANS.map((rounds) => prospectOf(rounds, { noise, roundMinutes, alpha: policy.alpha, share })),
    proposal,
    policy: trial.policy,
    file: proposed,
    replaces: file?.budgets !== undefined,
    unchanged,
    proofs: proveByValues(trial, unchanged),
  };
}

/**
 * Reports whether unchanged code passes, every primary metric can fail the check, and so can every other metric that
 * the proposal lets fail.
 */
export function isTrusted({ unchanged, proofs }: Diagnosis): boolean {
  return (
    !isRed(unchanged) &&
    !proofs.some((proof) => (proof.row.primary ? proof.outcome !== 'red' : isBroken(proof)))
  );
}

export function isRed({ conclusion }: Report): boolean {
  return conclusion === 'fail' || conclusion === 'error';
}

/** Reports whether a result cannot fail although the proposal intends it. */
function isBroken({ outcome }: Proof): boolean {
  return (
    outcome === 'missed' || outcome === 'unreachable' || outcome === 'one-sided' || outcome === 'unmatched'
  );
}

interface Known {
  readonly noise: readonly Noise[];
  readonly roundMinutes: number;
  readonly alpha: number;
  readonly share: number;
}

function prospectOf(rounds: Rounds, { noise, roundMinutes, alpha, share }: Known): Prospect {
  const all = varying(noise);
  // System time is noisy on every machine. The table is about primary metrics if there are any.
  const primary = all.filter(({ row }) => row.primary);
  const shown = primary.length === 0 ? all : primary;
  const reach = reachOf({ rounds, alpha, share });
  const carriedBy = (one: (typeof all)[number] | undefined): Carried | null => {
    if (one === undefined) return null;
    const noisy = { spread: one.spread, better: one.row.better };
    const limit = reach.carried(noisy, leastFor(one.row.unit));
    const found = limit === null ? null : reach.found(noisy, limit);
    return limit === null || found === null ? null : { limit, found };
  };
  const fewest = fewestRounds({ alpha, share });
  return {
    rounds,
    minutes: (rounds.max + 1) * roundMinutes,
    needs: rounds.max < fewest ? fewest : null,
    typical: carriedBy(shown[Math.floor(shown.length / 2)]),
    worst: carriedBy(shown[0]),
  };
}

/** Returns the minutes from the start of the first round to the end of the last, divided by the number of rounds. */
function minutesOfRound({ invocations }: Recording): number {
  const measured = invocations.filter(({ round }) => round > 0);
  const first = measured[0];
  const last = measured.at(-1);
  if (first === undefined || last === undefined) return 0;
  const rounds = Math.max(1, last.round - first.round + 1);
  return (last.startMs + last.durationMs - first.startMs) / rounds / 60_000;
}
