// The ANALYSE stage, the pure core of the program: a Recording and a policy in, a Report out. The same two arguments give the same
// Report on every machine.

import { addCulprits, listBrokenRows } from '../bisect/culprits.ts';
import type { Budget, Policy } from '../budgets/budget.ts';
import { isCpuTime } from '../budgets/cpu-time.ts';
import { makeNoCommandTest } from '../budgets/ineffective-budgets.ts';
import { type Judgement, judge } from '../budgets/judge.ts';
import { makeCustomTables } from '../compare/custom-tables.ts';
import { planDetectionLooks } from '../compare/detectable.ts';
import { warnAboutDirections } from '../compare/direction.ts';
import { confidenceOf, estimateHistoriesOf, withDetectable, withDisplayedInterval } from '../compare/displayed-row.ts';
import { geomeans } from '../compare/geomean.ts';
import { proposeRenames } from '../compare/propose-renames.ts';
import { makeLevelSource } from '../history/level-source.ts';
import type { BaseLevels, LevelSource } from '../model/anchor.ts';
import { scriptOf } from '../model/command.ts';
import type { UsedConfig } from '../model/config-change.ts';
import { costOf, findDecidingFactors, meanRoundMs, UNKNOWN_FACTORS } from '../model/cost.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import { hasStoppedForVerdict, type Recording } from '../model/recording.ts';
import { summariseRemeasuring } from '../model/remeasured-rounds.ts';
import { BARE_PROGRAM, type Override, type Report, type ReportRow, type StateCounts } from '../model/report.ts';
import { shareOf } from '../model/shard.ts';
import { addSourceLocations } from '../model/source-location.ts';
import { isAboutChange, STATES } from '../model/verdict.ts';
import { addFunctions } from '../profiles/row-functions.ts';
import { makeBuildJudge, sumUpRebuilds } from '../rebuilds/build-judge.ts';
import type { DetectionLook } from '../stats/detectable.ts';
import { runWarningChecks } from '../warnings/index.ts';
import { warnAboutAnswers } from './answers.ts';
import { addChangedParts } from './changed-parts.ts';
import { conclude, findUnstableNameProblem, reportUnstableNames } from './conclude.ts';
import { evidenceIn, lookPlanOf, looksOf } from './evidence.ts';
import { countsOf, indexRecording, type Measured, type MeasuredPart } from './measured.ts';
import {
  findRenameProblems,
  findRunProblems,
  findUnmatchedPolicy,
  isLeftUndecided,
  isUnjudged,
  warnAboutControl,
  warnAboutFilePatterns,
  warnAboutFirstBuild,
  warnAboutLayouts,
  withoutRepeatedOutput,
} from './run-problems.ts';

/** Analyses one recording. Without `levels`, nothing is said about levels since an anchor. */
export function analyse(recording: Recording, policy: Policy, levels: BaseLevels | null = null): Report {
  const { report, unmatched } = analyseRecording(recording, policy, levels);
  return withUnmatchedPolicy(report, policy, [unmatched]);
}

/** Adds what would have decided the first of the verdicts that are not decided. */
function withDecidingFactors(row: ReportRow, roundMs: number | null): ReportRow {
  // More rounds measure the same layout.
  const ofNoise = row.verdicts.filter((verdict) => isAboutChange(verdict) && !verdict.isOfLayout);
  const all = ofNoise.flatMap((verdict) => findDecidingFactors(row, verdict, roundMs) ?? []);
  const found = all.find(({ minutes, limit }) => minutes !== null || limit !== null) ?? all[0];
  return { ...row, wouldDecide: found ?? (row.state === 'inconclusive' ? UNKNOWN_FACTORS : null) };
}

interface RecordingAnalysis {
  readonly report: Report;
  /** Budgets that match no result of this recording. They may match results of other legs. */
  readonly unmatched: readonly Budget[];
}

/** `leg`: its name in a report about several; null otherwise. */
export function analyseRecording(
  recording: Recording,
  whole: Policy,
  levels: BaseLevels | null = null,
  leg: string | null = null,
): RecordingAnalysis {
  const policy = policyOfShard(recording, whole);
  const source = levels && makeLevelSource(levels, recording, leg);
  const measured = indexRecording(recording, policy);
  const { report, parts, unmatched } = buildReport(measured, policy, source);
  const rows = parts.flatMap((part, index) => {
    const looks = detectionLooksOf(measured.parts[index]!, policy, part.tests);
    const displayed = addSourceLocations(part.rows.map(withDisplayedInterval), recording.places);
    return withDetectable(displayed, looks);
  });
  const roundMs = meanRoundMs(recording);
  const { commands, isFile } = measured;
  const broken = new Set(listBrokenRows(rows));
  const sized = addChangedParts(rows, broken, { grown: recording.files?.parts ?? [], isFile });
  const explained = addFunctions(sized, broken, recording.profiles, commands);
  const searched = listBrokenRows(explained).filter((row) => !isFile(row));
  const levelled = withShownLevels(addCulprits(explained, recording.bisection, commands, searched), source, policy);
  const complete = {
    ...report,
    rows: levelled.map((row) => withDecidingFactors(row, roundMs)),
    historyRun: levels?.recordedIn ?? null,
    problems: [...report.problems, ...warnAboutLayouts(levelled, levels?.layouts ?? new Map())],
    judgedGeomeans: report.judgedGeomeans.map(withDisplayedInterval),
  };
  return { report: complete, unmatched };
}

/** It is an error if no budget that can fail the check matches a result of any leg. */
export function withUnmatchedPolicy(
  report: Report,
  policy: Policy,
  unmatched: readonly RecordingAnalysis['unmatched'][],
): Report {
  const error = findUnmatchedPolicy(policy, unmatched, report.rows);
  const isKnown = report.problems.some(({ code }) => code === error?.code);
  return error === null || isKnown || report.shard !== null
    ? report
    : { ...report, conclusion: 'error', problems: [error, ...report.problems] };
}

/** The planned looks, or those that took place if the run ended before its plan. Null with a baseline. */
function detectionLooksOf(part: MeasuredPart, policy: Policy, tests: number): DetectionLook[] | null {
  const { recording } = part;
  const alpha = policy.alpha / Math.max(1, tests);
  const { witnesses } = lookPlanOf(part, policy);
  const { rounds, ended } = recording.schedule;
  if (recording.baseline !== undefined) return null;
  if (ended !== 'time' && ended !== 'failed') return planDetectionLooks(rounds, alpha, { witnesses });
  const looks = looksOf(part).filter((look) => look > 0);
  return planDetectionLooks(rounds, alpha, { looks, witnesses });
}

/** All benchmarks of all shards share alpha. */
export function policyOfShard({ shard }: Recording, policy: Policy): Policy {
  return shard === undefined ? policy : { ...policy, alpha: policy.alpha * shareOf(shard) };
}

/** Adds the levels since the latest release, and whether they are more than chance. All of them share alpha. */
function withShownLevels(rows: readonly ReportRow[], source: LevelSource | null, { alpha }: Policy): ReportRow[] {
  const known = rows.map((row) => ({ row, level: row.isControl ? null : (source?.shownLevelOf(row) ?? null) }));
  const tests = known.filter(({ level }) => level !== null && !level.isExact).length;
  return known.map(({ row, level }) => ({
    ...row,
    since: level && { ...level, isSignificant: level.p <= (2 * alpha) / Math.max(1, tests) },
  }));
}

/** The report lacks values that are only for display. */
export function buildReport(
  measured: Measured,
  policy: Policy,
  levels: LevelSource | null = null,
): RecordingAnalysis & Pick<Judgement, 'parts'> {
  const { recording, skipped, commands } = measured;
  const { parts, problems: found, unmatched: unused } = judgeParts(measured, policy, levels);
  const isOfNoCommand = makeNoCommandTest(commands);
  const unstable = findUnstableNameProblem(measured.parts, policy);
  const reported = new Set(recording.problems.map(({ code }) => code));
  // Budgets and renames may be about benchmarks that were not measured. The names of their commands are known all the same.
  const unmatched = unused.filter(
    (budget) => !unstable?.matched.has(budget) && (skipped.size === 0 || isOfNoCommand(budget.commands)),
  );
  const isUncounted = reported.has('counting-not-possible') || reported.has('count-needs-base');
  const problems = found.filter(({ code, data, location }) => {
    if (code !== 'budget-unmatched') return true;
    // Budgets for counts match nothing if nothing could be counted, which is reported already.
    if (reported.has('no-budget-matches') || (isUncounted && data['metric'] === COUNTED_METRIC)) return false;
    return unmatched.some((budget) => budget.location === location);
  });
  const rows = parts.flatMap((part) => part.rows);
  const judgeable = rows.filter(({ isControl }) => !isControl);
  const judgedGeomeans = parts.flatMap((part) => part.geomeans);
  const pairs = measured.parts.flatMap((part) => part.pairs.filter(({ subject }) => !subject.isControl));
  const tables = policy.table && makeCustomTables(pairs, policy.table);
  const conclusion = conclude(measured, rows, judgedGeomeans, unstable, problems);
  const [{ rounds, brokeIn }] = measured.parts;
  const report: Report = {
    name: recording.name,
    conclusion,
    accepted: null,
    commits: recording.commits,
    rounds,
    placements: countsOf(measured)?.rounds ?? null,
    seed: recording.schedule.seed,
    commands: recording.schedule.commands.map(scriptOf),
    plan: { cpus: recording.schedule.cpus ?? null, nice: recording.schedule.nice ?? null },
    program: BARE_PROGRAM,
    repeats: [],
    rows,
    counts: countStates(rows),
    geomeans: geomeans(judgeable.filter((row) => !isCpuTime(row))),
    judgedGeomeans,
    tables,
    problems: [
      ...withoutRepeatedOutput(recording.problems),
      ...problems,
      ...reportUnstableNames(unstable, recording.problems, conclusion),
      ...findRunProblems(measured, rows, unstable !== null),
      ...warnAboutFirstBuild(rows),
      ...runWarningChecks(recording, parts[0]?.rows ?? [], parts[0]?.controlMove),
      ...(skipped.size === 0 ? [...findRenameProblems(measured, policy, rows), ...warnAboutControl(policy, rows)] : []),
      ...warnAboutFilePatterns(recording),
      // None of these is a reason for another verdict, whatever another job says.
      ...[recording.builds, recording.bisection, recording.profiles]
        .flatMap((part) => part?.problems ?? [])
        .map((problem) => ({ ...problem, severity: 'warning' as const })),
      ...warnAboutDirections(recording, policy),
      ...warnAboutAnswers(recording.answers ?? [], { commands, rows, isShard: recording.shard !== undefined }),
      // An empty page would look as if nothing was measured.
      ...(tables?.length === 0 && rows.length > 0 ? [makeWarning('table-empty', atKey('table'), {})] : []),
    ],
    configChange: null,
    guidance: null,
    configSource: null,
    environment: recording.environment,
    // A run without a verdict may lack benchmarks for other reasons.
    proposedRenames: conclusion === 'error' ? [] : proposeRenames(rows),
    baseBrokeIn: brokeIn,
    measuredAgain: summariseRemeasuring(recording),
    rebuilds: sumUpRebuilds(recording.builds, measured.builds?.rounds ?? 0, rows),
    stoppedAfter: conclusion === 'fail' && hasStoppedForVerdict(recording) ? rounds : null,
    historyRun: null,
    cost: costOf(recording, { isDecided: conclusion !== 'error' }),
    benchmarkFiles: recording.benchmarkFiles ?? null,
    shard: recording.shard ?? null,
    decisions: (recording.decisions ?? []).map((decision) => ({
      ...decision,
      command: commands[decision.command] ?? null,
      leg: null,
      isClaim: false,
    })),
    baseline: recording.baseline ?? null,
    bodyClaims: [],
    canary: null,
    legs: [],
  };
  return { report, parts, unmatched };
}

export function countStates(rows: readonly ReportRow[]): StateCounts {
  const counts = STATES.map((state) => [state, rows.filter((row) => row.state === state).length] as const);
  return Object.fromEntries(counts) as StateCounts;
}

/** The problems are those of the policy, without those of the run itself. */
export function judgeRecording(recording: Recording, policy: Policy): Judgement {
  return judgeParts(indexRecording(recording, policy), policy);
}

function judgeParts(
  { recording: whole, parts, answerOf, builds: built }: Measured,
  policy: Policy,
  levels: LevelSource | null = null,
): Judgement {
  const isVoid = parts.some(({ recording }) => isUnjudged(recording));
  const compared = parts.map((part) => ({
    evidence: evidenceIn(part),
    plan: lookPlanOf(part, policy),
    isCpuTime: part.onProcessorOf !== null,
  }));
  // Nothing may look decided after such a run.
  const applied: Policy = isVoid ? { ...policy, budgets: [], new: 'pass', removed: 'pass' } : policy;
  const judgeBuilds = whole.builds && built ? makeBuildJudge(whole.builds, built.pairs) : undefined;
  const judgement = judge(compared, applied, levels, { answerOf, judgeBuilds });
  const isUndecided = (row: ReportRow, part: MeasuredPart) => isVoid || isLeftUndecided(row, part);
  return {
    ...judgement,
    parts: judgement.parts.map((part, index) => ({
      ...part,
      rows: part.rows.map((row) =>
        isUndecided(row, parts[index]!) ? { ...row, state: 'inconclusive' as const } : row,
      ),
    })),
  };
}

/** Adds the estimate after each round to all rows. This is many estimates, so only for a Report that is kept. */
export function withEstimateHistory(report: Report): Report {
  const courses = estimateHistoriesOf(report.rows, confidenceOf);
  return { ...report, rows: report.rows.map((row, index) => ({ ...row, course: courses[index]! })) };
}

/** Head with an invalid file of its own is an error, although another file was used: after the merge, every pull request would fail. */
export function withConfiguration(report: Report, { source, change, problems }: UsedConfig): Report {
  const all = [...problems, ...report.problems];
  const complete: Report = { ...report, configSource: source ?? 'none', configChange: change, problems: all };
  if (change === null || change.error === null) return complete;
  const error: Diagnostic = { ...change.error, failure: 'configuration-of-head' };
  return { ...complete, conclusion: 'error', problems: [error, ...all] };
}

export function withOverride(report: Report, override: Omit<Override, 'verdict'>): Report {
  return { ...report, conclusion: 'pass', accepted: { ...override, verdict: report.conclusion } };
}
