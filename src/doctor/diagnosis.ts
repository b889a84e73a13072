// Computes the diagnosis of `doctor`. In: a recording of one commit against itself. Out: its noise, what a plan can
// detect, a proposed configuration and the proof that it works. Pure: the caller measures before and prints after.

import { analyse } from '../analyse/pipeline.ts';
import type { Policy } from '../budgets/budget.ts';
import { scriptOf } from '../model/command.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Environment } from '../model/environment.ts';
import { countCompletedRounds, type Recording } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { policyOf } from '../settings/resolve-settings.ts';
import { DEFAULTS, type GivenOptions } from '../settings/schema.ts';
import type { PlannedRounds } from '../stats/alpha-spending.ts';
import { listDisturbances } from './disturbances.ts';
import { type HistoryReach, historyReachOf } from './history-reach.ts';
import { type Noise, noiseOf, rankVaryingRows } from './noise.ts';
import {
  countTests,
  type Proof,
  type ProofInputs,
  planCompletedRounds,
  policyForOneCommit,
  proveByValues,
} from './proof.ts';
import { renderProposal } from './proposal-file.ts';
import { type Proposal, propose, ROUND_PLANS } from './propose.ts';
import { findMinRounds, minLimitFor, sensitivityOf } from './sensitivity.ts';

export interface Diagnosis {
  readonly environment: Environment;
  readonly commands: readonly string[];
  /** Completed rounds. */
  readonly rounds: number;
  /** Minutes of one round of base and head. */
  readonly roundMinutes: number;
  readonly alpha: number;
  /** Number of tests that share alpha under the proposal. */
  readonly testCount: number;
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
  /** Warnings because of which the noise may be larger than usual, and the limits too wide. */
  readonly disturbances: readonly Diagnostic[];
  readonly proofs: readonly Proof[];
  /** Null: the repository records no runs, or nothing varies. */
  readonly historyReach: HistoryReach | null;
}

/** The changes that one plan can detect. */
export interface Prospect {
  readonly rounds: PlannedRounds;
  /** Longest duration in minutes, for all rounds and the warm-up. */
  readonly minutes: number;
  /** Smallest number of rounds that can fail. Null: this plan can. */
  readonly needs: number | null;
  /** The benchmark with the median noise. Null: noise hides every change, or nothing varies. */
  readonly typical: SuitableLimit | null;
  readonly worst: SuitableLimit | null;
}

export interface SuitableLimit {
  /** The smallest limit that suits the benchmark, as a ratio. */
  readonly limit: number;
  /** The smallest worsening that is detected in 9 of 10 runs under this limit, as a ratio. */
  readonly found: number;
}

export interface DiagnosisInputs {
  readonly recording: Recording;
  readonly given: GivenOptions;
  /** The configuration in use. Null: there is none. */
  readonly text: string | null;
  readonly path: string;
  /** Whether a workflow records runs in a history. */
  readonly recordsHistory: boolean;
  /** The day in UTC, `2027-01-31`. */
  readonly today: string;
  reread: ProofInputs['reread'];
}

export function diagnose(inputs: DiagnosisInputs): Diagnosis {
  const { recording, given, text, path, today, reread } = inputs;
  const measured = planCompletedRounds(recording);
  const file = text === null ? null : parseConfigFile(text, path);
  const policy = policyForOneCommit(policyOf(file, today));
  const noise = analyse(measured, policy).rows.map(noiseOf);
  const roundMinutes = minutesOfRound(recording);
  const proposal = propose({
    noise,
    roundMinutes,
    maxMinutes: file?.maxMinutes ?? DEFAULTS.maxMinutes,
    alpha: policy.alpha,
  });
  const proposed = renderProposal(proposal, { text, given }, noise);
  // Reads the proposal as the gate will read it, so that the proof is about the file that is written.
  const trial = {
    recording: measured,
    policy: policyForOneCommit(policyOf(parseConfigFile(proposed, path), today)),
    reread,
  };
  const unchanged = analyse(measured, trial.policy);
  const share = countTests(unchanged);
  return {
    environment: recording.environment,
    commands: recording.schedule.commands.map(scriptOf),
    rounds: countCompletedRounds(recording),
    roundMinutes,
    alpha: policy.alpha,
    testCount: share,
    noise,
    prospects: ROUND_PLANS.map((rounds) =>
      prospectOf(rounds, { noise, roundMinutes, alpha: policy.alpha, testCount: share }),
    ),
    proposal,
    policy: trial.policy,
    file: proposed,
    replaces: file?.budgets !== undefined,
    unchanged,
    disturbances: listDisturbances(unchanged, proposal),
    proofs: proveByValues(trial, unchanged),
    historyReach: inputs.recordsHistory
      ? historyReachOf(noise, { maxMinutes: proposal.maxMinutes, roundMinutes })
      : null,
  };
}

/** Reason why a gate with the proposal cannot be trusted; `undetected`: a result that gets worse cannot fail it. */
export type Objection = 'red' | 'disturbed' | 'undetected';

/**
 * Returns the first reason not to trust the proposal. Null: unchanged code passes, no disturbance of the machine made a
 * limit too wide, every primary metric can fail the check, and so can every other metric that the proposal lets fail.
 */
export function findObjection({ unchanged, disturbances, proofs }: Diagnosis): Objection | null {
  if (isRed(unchanged)) return 'red';
  // More noise is also a reason why a result cannot fail, so this comes first.
  if (disturbances.length > 0) return 'disturbed';
  const isUndetected = proofs.some((proof) => (proof.row.primary ? proof.outcome !== 'red' : isBroken(proof)));
  return isUndetected ? 'undetected' : null;
}

export function isRed({ conclusion }: Report): boolean {
  return conclusion === 'fail' || conclusion === 'error';
}

/** Reports whether a result cannot fail although the proposal intends it. */
function isBroken({ outcome }: Proof): boolean {
  return outcome === 'missed' || outcome === 'unreachable' || outcome === 'one-sided' || outcome === 'unmatched';
}

interface ProspectInputs {
  readonly noise: readonly Noise[];
  readonly roundMinutes: number;
  readonly alpha: number;
  readonly testCount: number;
}

function prospectOf(rounds: PlannedRounds, { noise, roundMinutes, alpha, testCount }: ProspectInputs): Prospect {
  const all = rankVaryingRows(noise);
  // System time is noisy on every machine. The table is about primary metrics if there are any.
  const primary = all.filter(({ row }) => row.primary);
  const shown = primary.length === 0 ? all : primary;
  const reach = sensitivityOf({ rounds, alpha, testCount });
  const carriedBy = (one: (typeof all)[number] | undefined): SuitableLimit | null => {
    if (one === undefined) return null;
    const noisy = { spread: one.spread, better: one.row.better };
    const limit = reach.findLimit(noisy, minLimitFor(one.row.unit));
    const found = limit === null ? null : reach.findWorsening(noisy, limit);
    return limit === null || found === null ? null : { limit, found };
  };
  const fewest = findMinRounds({ alpha, testCount });
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
