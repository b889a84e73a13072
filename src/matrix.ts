// Combines the legs of a matrix into one Report: recordings of the same two commits on several machines. Each leg is
// analysed separately, because values of different runners are never pooled, and all legs share alpha.

import type { Policy } from './budgets/budget.ts';
import { selectConsistent } from './compare/propose-renames.ts';
import type { CustomTable } from './model/custom-table.ts';
import { type Diagnostic, within } from './model/diagnostic.ts';
import { inRecording } from './model/location.ts';
import type { Recording } from './model/recording.ts';
import type { Report, ReportRow, StateCounts } from './model/report.ts';
import { type Conclusion, STATES } from './model/verdict.ts';
import { analyseLeg, withUnmatchedPolicy } from './pipeline.ts';

/** Returns rows, counts and problems of all legs, with the worst conclusion. One recording is a matrix of one leg. */
export function analyseLegs(recordings: readonly [Recording, ...Recording[]], policy: Policy): Report {
  const analyses = recordings.map((recording) => analyseLeg(recording, divideAlpha(policy, recordings.length)));
  const legs = analyses.map(({ report }) => report) as [Report, ...Report[]];
  const report = legs.length === 1 ? legs[0] : mergeLegs(legs);
  return withUnmatchedPolicy(
    report,
    policy,
    analyses.map(({ unmatched }) => unmatched),
  );
}

function mergeLegs(legs: readonly [Report, ...Report[]]): Report {
  const [first] = legs;
  const { proposedRenames: _, ...common } = first;
  const commands = new Set(legs.map((leg) => JSON.stringify(leg.commands)));
  return {
    ...common,
    // Legs with different commands have no common command that would repeat the run.
    commands: commands.size === 1 ? first.commands : [],
    legs: legs.map(({ name, seed, environment }) => ({ name, seed, environment })),
    conclusion: worstOf(legs.map(({ conclusion }) => conclusion)),
    ...brokenBaseOf(legs),
    ...measuredAgainIn(legs),
    ...proposalsOf(legs),
    rounds: Math.min(...legs.map(({ rounds }) => rounds)),
    ...placementsOf(legs),
    rows: legs.flatMap(({ name, rows }) => rows.map((row) => ofLeg(row, name))),
    counts: Object.fromEntries(
      STATES.map((state) => [state, legs.reduce((sum, { counts }) => sum + counts[state], 0)]),
    ) as StateCounts,
    geomeans: [],
    judgedGeomeans: legs.flatMap(({ name, judgedGeomeans }) => judgedGeomeans.map((row) => ofLeg(row, name))),
    tables: first.tables && legs.flatMap(tablesOfLeg),
    problems: problemsOf(legs),
  };
}

/** Divides alpha, which is for the whole pull request, among the legs. */
export function divideAlpha(policy: Policy, legs: number): Policy {
  return { ...policy, alpha: policy.alpha / legs };
}

/** Returns the problems of all legs. A problem that every leg has, such as an expired budget, appears once. */
function problemsOf(legs: readonly Report[]): Diagnostic[] {
  const keyOf = ({ location, code, data, severity }: Diagnostic) => JSON.stringify([location, code, data, severity]);
  const said = legs.map(({ problems }) => new Set(problems.map(keyOf)));
  const isShared = (problem: Diagnostic) => said.every((keys) => keys.has(keyOf(problem)));
  const shared = new Map(
    legs.flatMap(({ problems }) => problems.filter(isShared).map((problem) => [keyOf(problem), problem])),
  );
  const own = legs.flatMap(({ name, problems }) =>
    problems
      .filter((problem) => !isShared(problem))
      // What a recording says is already located in it.
      .map((problem) => (problem.location[0]?.kind === 'recording' ? problem : within(inRecording(name), problem))),
  );
  return [...shared.values(), ...own];
}

/** Returns the round in which base broke, of the first leg where it did. */
function brokenBaseOf(legs: readonly Report[]): Pick<Report, 'baseBrokeIn'> {
  const { baseBrokeIn } = legs.find((leg) => leg.baseBrokeIn !== undefined) ?? {};
  return baseBrokeIn === undefined ? {} : { baseBrokeIn };
}

/** Returns the sum over all legs of the rounds measured again. */
function measuredAgainIn(legs: readonly Report[]): Pick<Report, 'measuredAgain'> {
  const all = legs.flatMap(({ measuredAgain }) => measuredAgain ?? []);
  if (all.length === 0) return {};
  const [rounds, minutes] = [all.map((one) => one.rounds), all.map((one) => one.minutes)].map((values) =>
    values.reduce((sum, value) => sum + value),
  ) as [number, number];
  return { measuredAgain: { rounds, minutes } };
}

/** Returns the number of placements that all legs which counted have. */
function placementsOf(legs: readonly Report[]): Pick<Report, 'placements'> {
  const all = legs.flatMap(({ placements }) => placements ?? []);
  return all.length === 0 ? {} : { placements: Math.min(...all) };
}

/** Returns the renames that no two legs propose differently. */
function proposalsOf(legs: readonly Report[]): Pick<Report, 'proposedRenames'> {
  const proposedRenames = selectConsistent(legs.flatMap((leg) => leg.proposedRenames ?? []));
  return proposedRenames.length === 0 ? {} : { proposedRenames };
}

function ofLeg<Judged extends Pick<ReportRow, 'group'>>(row: Judged, leg: string): Judged {
  return { ...row, group: row.group === null ? leg : `${leg}: ${row.group}` };
}

function tablesOfLeg({ name, tables }: Report): CustomTable[] {
  return (tables ?? []).map((table) => ({
    ...table,
    fields: [{ name: 'leg', value: name }, ...table.fields],
  }));
}

/** Conclusions from best to worst. */
const BY_WEIGHT: readonly Conclusion[] = ['pass', 'warn', 'inconclusive', 'fail', 'error'];

function worstOf(conclusions: readonly Conclusion[]): Conclusion {
  return BY_WEIGHT[Math.max(...conclusions.map((conclusion) => BY_WEIGHT.indexOf(conclusion)))] ?? 'error';
}
