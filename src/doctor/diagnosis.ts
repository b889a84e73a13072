// Computes the diagnosis of `doctor`. In: a recording of one commit against itself. Out: its noise, what a plan can
// detect, a proposed configuration and the proof that it works. Pure: the caller measures before and prints after.

import { analyse } from '../analyse/pipeline.ts';
import { warnAboutLayouts } from '../analyse/run-problems.ts';
import { makePolicyForOneCommit } from '../budgets/one-commit.ts';
import { MIN_CHANGE } from '../history/changes.ts';
import { CONFIRMING_ROUNDS, computeConfirmedSize } from '../history/confirmation.ts';
import type { Canary } from '../model/canary.ts';
import { scriptOf } from '../model/command.ts';
import type { Diagnostic, DiagnosticCode } from '../model/diagnostic.ts';
import type { MachineSetting } from '../model/machine-setting.ts';
import type { Recording } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { DEFAULTS, type GivenOptions } from '../settings/options.ts';
import { policyOf } from '../settings/settings.ts';
import type { PlannedRounds } from '../stats/alpha-spending.ts';
import {
  findMinRounds,
  minLimitFor,
  type Noise,
  noiseOf,
  rankVaryingRows,
  sensitivityOf,
  type TestPlan,
} from './noise.ts';
import type { ProcessorTrial } from './one-processor.ts';
import { countTests, type Proof, planCompletedRounds, proveByValues } from './proof.ts';
import { renderProposal } from './proposal-file.ts';
import { countWithWarmUp, type Proposal, propose, ROUND_PLANS } from './propose.ts';

export type Diagnosis = Readonly<ReturnType<typeof diagnose>>;

export interface Prospect {
  readonly rounds: PlannedRounds;
  readonly minutes: number;
  /** Smallest number of rounds that can fail. Null: this plan can. */
  readonly needs: number | null;
  /** The benchmark with the median noise. Null: noise hides every change, or nothing varies. */
  readonly typical: SuitableLimit | null;
  readonly worst: SuitableLimit | null;
}

export interface SuitableLimit {
  readonly limit: number;
  /** The smallest worsening that is detected in 9 of 10 runs under this limit, as a ratio. */
  readonly found: number;
}

export interface DiagnosisInputs {
  readonly recording: Recording;
  readonly given: GivenOptions;
  readonly text: string | null;
  readonly path: string;
  readonly recordsHistory: boolean;
  /** How much two builds differed, by `historyKeyOf`. */
  readonly layouts: ReadonlyMap<string, number>;
  readonly today: string;
  /** Writes a recording as text and reads it, as happens when it is sent between jobs. */
  reread(recording: Recording): Recording;
}

export function diagnose(inputs: DiagnosisInputs) {
  const { recording, given, text, path, today, reread } = inputs;
  const measured = planCompletedRounds(recording);
  const file = text === null ? null : parseConfigFile(text, path);
  const { alpha, ...configured } = makePolicyForOneCommit(policyOf(file, today));
  const noise = analyse(measured, { alpha, ...configured }).rows.map(noiseOf);
  const roundMinutes = computeRoundMinutes(recording);
  const proposal = propose({ noise, roundMinutes, maxMinutes: file?.maxMinutes ?? DEFAULTS.maxMinutes, alpha });
  const proposed = renderProposal(proposal, { text, given }, noise);
  // Reads the proposal as the gate will read it, so that the proof is about the file that is written.
  const policy = makePolicyForOneCommit(policyOf(parseConfigFile(proposed, path), today));
  const trial = { recording: measured, policy, reread };
  const judged = analyse(measured, policy);
  const unchanged = { ...judged, problems: [...judged.problems, ...warnAboutLayouts(judged.rows, inputs.layouts)] };
  const testCount = countTests(unchanged);
  return {
    environment: recording.environment,
    commands: recording.schedule.commands.map(scriptOf),
    rounds: countCompletedRounds(recording),
    roundMinutes,
    alpha,
    testCount,
    noise,
    prospects: ROUND_PLANS.map((rounds) => computeProspect({ rounds, alpha, testCount }, noise, roundMinutes)),
    proposal,
    policy,
    file: proposed,
    // The proposal does not contain the relative limits of the configuration that was read.
    replaces: file?.budgets !== undefined,
    unchanged,
    isWidened: isWidenedByNoise(unchanged, proposal),
    disturbances: listDisturbances(unchanged, proposal),
    /** Null: nothing was measured on one processor. */
    processors: null as ProcessorTrial | null,
    proofs: proveByValues(trial, unchanged) as readonly Proof[],
    /** A run with a slower head, judged by the proposal. Null: there was none. */
    canary: null as JudgedCanary | null,
    /** Empty: the machine does not say. */
    settings: [] as readonly MachineSetting[],
    historyReach: inputs.recordsHistory ? computeHistoryReach(noise, proposal.maxMinutes, roundMinutes) : null,
  };
}

export interface JudgedCanary {
  readonly report: Report;
  readonly canary: Canary;
}

/** `undetected`: a result that gets worse cannot fail a gate with the proposal. */
export type Objection = 'red' | 'disturbed' | 'undetected';

/**
 * Finds the first reason not to trust the proposal. Null: unchanged code passes, no disturbance of the machine made a
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

function isBroken({ outcome }: Proof): boolean {
  return outcome === 'missed' || outcome === 'unreachable' || outcome === 'one-sided' || outcome === 'unmatched';
}

function computeProspect(plan: TestPlan, noise: readonly Noise[], roundMinutes: number): Prospect {
  const varying = rankVaryingRows(noise);
  // System time is noisy on every machine. The table is about primary metrics if there are any.
  const primary = varying.filter(({ row }) => row.primary);
  const rows = primary.length === 0 ? varying : primary;
  const sensitivity = sensitivityOf(plan);
  const findSuitable = (index: number): SuitableLimit | null => {
    if (rows[index] === undefined) return null;
    const { spread, row } = rows[index];
    const limit = sensitivity.findLimit({ spread, better: row.better }, minLimitFor(row.unit));
    const found = limit === null ? null : sensitivity.findWorsening({ spread, better: row.better }, limit);
    return limit === null || found === null ? null : { limit, found };
  };
  const { rounds } = plan;
  const minRounds = findMinRounds(plan);
  return {
    rounds,
    minutes: countWithWarmUp(rounds) * roundMinutes,
    needs: rounds.max < minRounds ? minRounds : null,
    typical: findSuitable(Math.floor(rows.length / 2)),
    worst: findSuitable(0),
  };
}

/** Minutes from the start of the first round to the end of the last, divided by the number of rounds. */
function computeRoundMinutes({ invocations }: Recording): number {
  const measured = invocations.filter(({ round }) => round > 0);
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const rounds = Math.max(1, last.round - first.round + 1);
  return (last.startMs + last.durationMs - first.startMs) / rounds / 60_000;
}

/** Warnings that the machine itself added noise. The last one is about the machine too, because the code is the same. */
const MACHINE_WARNINGS: readonly DiagnosticCode[] = [
  'processors-stolen',
  'processors-shared',
  'machine-busy-before',
  'too-many-disturbances',
  'one-sided-load',
  'frequency-changed',
  'machine-drifted',
  'all-changed-alike',
];

/** Empty also if noise widened no limit: a disturbance only adds noise, so a calm machine would allow no smaller limit. */
function listDisturbances(unchanged: Report, proposal: Proposal): readonly Diagnostic[] {
  const { problems } = unchanged;
  const isWidened = isWidenedByNoise(unchanged, proposal);
  return isWidened ? problems.filter(({ code }) => MACHINE_WARNINGS.includes(code as DiagnosticCode)) : [];
}

function isWidenedByNoise({ rows }: Report, { budgets }: Proposal): boolean {
  // System time is noisy on every machine. Only primary metrics count if there are any.
  const primary = new Set(rows.filter((row) => row.primary).map(({ metric }) => metric));
  const counted = budgets.filter(({ metric }) => primary.size === 0 || primary.has(metric));
  return counted.some(({ why: { kind } }) => kind === 'noise' || kind === 'hidden');
}

/**
 * Ratio of the standard error of the Hodges-Lehmann estimate to that of a mean, for normal values: sqrt(pi / 3).
 * Hodges & Lehmann, Estimates of location based on rank tests, Annals of Mathematical Statistics 34 (1963).
 */
const SHIFT_ERROR = Math.sqrt(Math.PI / 3);

/**
 * Computes the smallest steps that one run of two commits confirms in 9 of 10 cases, as ratios: for the median noise and
 * for the worst. Null if nothing varies, because then every step is confirmed.
 */
function computeHistoryReach(noise: readonly Noise[], maxMinutes: number, roundMinutes: number) {
  const ranked = rankVaryingRows(noise);
  const [worst] = ranked;
  const typical = ranked[Math.floor(ranked.length / 2)];
  if (worst === undefined || typical === undefined) return null;
  // The warm-up takes the time of one round.
  const rounds = Math.min(CONFIRMING_ROUNDS.max, Math.max(1, Math.floor(maxMinutes / roundMinutes) - 1));
  const computeStep = ({ spread }: typeof worst) =>
    Math.max(MIN_CHANGE, Math.expm1(computeConfirmedSize(SHIFT_ERROR * spread * Math.SQRT2, rounds)));
  return { rounds, typical: computeStep(typical), worst: computeStep(worst) };
}
