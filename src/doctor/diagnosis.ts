// Everything that `doctor` finds out, in numbers and names: a recording of one commit against itself in, noise,
// what can be found by when, a proposal and its proof out. Pure: measuring happened before, printing comes after.

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
  /** Completed. */
  readonly rounds: number;
  /** One round of base and head. */
  readonly roundMinutes: number;
  readonly alpha: number;
  /** Tests that share alpha under the proposal. */
  readonly share: number;
  readonly noise: readonly Noise[];
  readonly prospects: readonly Prospect[];
  readonly proposal: Proposal;
  /** The proposed configuration file. */
  readonly file: string;
  /** What the gate makes of it. */
  readonly policy: Policy;
  /** Whether a file was read whose limits of the change are not in the proposal. */
  readonly replaces: boolean;
  /** The gate's answer to unchanged code under the proposal. */
  readonly unchanged: Report;
  readonly proofs: readonly Proof[];
}

/** What one plan could find. */
export interface Prospect {
  readonly rounds: Rounds;
  /** At most; for all rounds and the warm-up. */
  readonly minutes: number;
  /** The fewest rounds that could fail; null: this plan can. */
  readonly needs: number | null;
  /** Null: noise hides everything, or nothing varies. */
  readonly typical: Carried | null;
  readonly worst: Carried | null;
}

export interface Carried {
  /** The smallest that the benchmark carries; a ratio. */
  readonly limit: number;
  /** The smallest worsening that is found in 9 of 10 runs under this limit; a ratio. */
  readonly found: number;
}

export interface Examined {
  readonly recording: Recording;
  readonly given: Given;
  /** The configuration that counted; null: none. */
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
  // Read as the gate will read it, so that what is proven is what is written.
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

/** Whether everything that people look at first can turn red, and unchanged code stays green. */
export function isTrusted({ unchanged, proofs }: Diagnosis): boolean {
  return (
    !isRed(unchanged) &&
    !proofs.some((proof) => (proof.row.primary ? proof.outcome !== 'red' : isBroken(proof)))
  );
}

export function isRed({ conclusion }: Report): boolean {
  return conclusion === 'fail' || conclusion === 'error';
}

/** The proposal meant this row to turn red, and it did not. */
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
  // System time is noisy everywhere; what people look at first is what the table is for.
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

/** From the beginning of the first round to the end of the last, shared out. */
function minutesOfRound({ invocations }: Recording): number {
  const measured = invocations.filter(({ round }) => round > 0);
  const first = measured[0];
  const last = measured.at(-1);
  if (first === undefined || last === undefined) return 0;
  const rounds = Math.max(1, last.round - first.round + 1);
  return (last.startMs + last.durationMs - first.startMs) / rounds / 60_000;
}
