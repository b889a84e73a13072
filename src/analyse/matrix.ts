// Combines the legs of a matrix into one Report: recordings of the same two commits on several machines. Each leg is
// analysed separately, because values of different runners are never pooled, and all legs share alpha.

import type { Policy } from '../budgets/budget.ts';
import { geomeans } from '../compare/geomean.ts';
import { selectConsistent } from '../compare/propose-renames.ts';
import type { BaseLevels } from '../model/anchor.ts';
import type { RunCost } from '../model/cost.ts';
import type { CustomTable } from '../model/custom-table.ts';
import { isSkip } from '../model/decision.ts';
import { type Diagnostic, makeError, makeWarning, within } from '../model/diagnostic.ts';
import { groupOfLeg } from '../model/history.ts';
import { about, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { RemeasuredRounds } from '../model/remeasured-rounds.ts';
import type { CommandDecision, Report, ReportRow, StateCounts } from '../model/report.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { formatShard, parseShard } from '../model/shard.ts';
import { type Conclusion, STATES } from '../model/verdict.ts';
import { analyseRecording, withUnmatchedPolicy } from './pipeline.ts';

/** One recording is a matrix of one leg. Without `levels`, nothing is said about levels since an anchor. */
export function analyseLegs(
  recordings: readonly [Recording, ...Recording[]],
  policy: Policy,
  levels: BaseLevels | null = null,
): Report {
  const names = new Set(recordings.map(({ name }) => name));
  const analyses = recordings.map((recording) =>
    analyseRecording(recording, divideAlpha(policy, names.size), {
      levels,
      leg: names.size === 1 ? null : recording.name,
    }),
  );
  const legs = [...names].map((name) => {
    const own = analyses.map(({ report }) => report).filter((report) => report.name === name);
    return own.every(({ shard }) => shard === null) ? own[0]! : mergeShards(own);
  });
  const report = legs.length === 1 ? legs[0]! : mergeLegs(legs);
  return withUnmatchedPolicy(
    report,
    policy,
    analyses.map(({ unmatched }) => unmatched),
  );
}

/** Legs without the shards of each, which share alpha by their benchmarks. */
export function countLegs({ legs, shard }: { legs: number; shard: string | null }): number {
  const { count } = parseShard(shard ?? '') ?? { count: 1 };
  return Math.max(1, Math.ceil(legs / count));
}

/** Merges at least one leg. */
function mergeLegs(legs: readonly Report[]): Report {
  const first = legs[0]!;
  const commands = new Set(legs.map((leg) => JSON.stringify(leg.commands)));
  return {
    ...first,
    // Legs with different commands have no common command that would repeat the run.
    commands: commands.size === 1 ? first.commands : [],
    legs: legs.map(({ name, seed, environment }) => ({ name, seed, environment })),
    conclusion: worstOf(legs.map(({ conclusion }) => conclusion)),
    baseBrokeIn: legs.find((leg) => leg.baseBrokeIn !== null)?.baseBrokeIn ?? null,
    measuredAgain: sumRemeasuredRounds(legs),
    // Renames that no two legs propose differently.
    proposedRenames: selectConsistent(legs.flatMap((leg) => leg.proposedRenames)),
    decisions: mergeDecisions(legs),
    cost: sumCosts(legs),
    rounds: countRounds(legs),
    placements: countPlacements(legs),
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

function mergeShards(shards: readonly Report[]): Report {
  const sorted = shards.toSorted((one, other) => (one.shard?.index ?? 0) - (other.shard?.index ?? 0));
  const named = sorted.map((report) => ({ ...report, name: `shard ${formatShard(report.shard!)}` }));
  const first = sorted[0]!;
  const merged = mergeLegs(named);
  const seen = sorted.find(({ shard }) => shard!.benchmarks.length > 0)?.shard?.benchmarks ?? [];
  const order = new Map(seen.map((benchmark, index) => [benchmarkKeyOf(benchmark), index]));
  const indexOf = (row: ReportRow) => order.get(benchmarkKeyOf(row)) ?? order.size;
  // Rows are those of one run, so their groups are their own.
  const rows = sorted.flatMap((report) => report.rows).toSorted((one, other) => indexOf(one) - indexOf(other));
  const faults = findShardFaults(sorted);
  return {
    ...merged,
    shard: null,
    name: first.name,
    commands: first.commands,
    rows,
    geomeans: geomeans(rows),
    judgedGeomeans: sorted.flatMap((report) => report.judgedGeomeans),
    tables: first.tables && sorted.flatMap((report) => report.tables ?? []),
    conclusion: worstOf([merged.conclusion, faults.conclusion]),
    // A missing shard may have what an entry of the configuration matches.
    problems: [...faults.problems, ...merged.problems.filter((one) => !faults.isIncomplete || !isAboutUnused(one))],
  };
}

interface ShardFaults {
  readonly problems: readonly Diagnostic[];
  readonly conclusion: Conclusion;
  /** Whether a shard is missing. */
  readonly isIncomplete: boolean;
}

/** Finds shards that are missing, and benchmarks that not all shards saw. Some of those may have been measured by none. */
function findShardFaults(shards: readonly Report[]): ShardFaults {
  const seen = new Set(shards.map(({ shard }) => shard!.index));
  const { count } = shards[0]!.shard!;
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !seen.has(index));
  // A shard that measured nothing, or ended before its warm-up, has not seen any.
  const lists = shards
    .filter(({ shard }) => shard!.benchmarks.length > 0)
    .map(({ shard }) => new Map(shard!.benchmarks.map((one) => [benchmarkKeyOf(one), one])));
  const all = new Map(lists.flatMap((list) => [...list]));
  const differing = [...all].filter(([key]) => !lists.every((list) => list.has(key))).map(([, { name }]) => name);
  const unmeasured = missing.length > 0 ? [] : listNamesWithoutRow(all, shards);
  const location = about('recordings');
  const data = {
    ...{ names: differing.slice(0, MAX_NAMES), count: differing.length },
    ...(unmeasured.length > 0 && { unmeasured: unmeasured.length }),
  };
  return {
    problems: [
      ...(missing.length === 0
        ? []
        : [makeError('shard-missing', location, { shards: missing.map(String), count }, { failure: 'shard-missing' })]),
      ...(differing.length === 0 ? [] : [makeWarning('shards-differ', location, data)]),
      ...(differing.length > 0 || unmeasured.length === 0
        ? []
        : [
            makeWarning('benchmarks-of-no-shard', location, {
              names: unmeasured.slice(0, MAX_NAMES),
              count: unmeasured.length,
            }),
          ]),
    ],
    isIncomplete: missing.length > 0,
    conclusion: missing.length > 0 ? 'error' : unmeasured.length > 0 ? 'inconclusive' : 'pass',
  };
}

/** Names of benchmarks without a row, apart from those of commands that a shard left out because nothing changed. */
function listNamesWithoutRow(all: ReadonlyMap<string, Benchmark>, shards: readonly Report[]): string[] {
  const names = ({ command, group, name, renamed }: ReportRow) =>
    [name, renamed?.from ?? name].map((one) => benchmarkKeyOf({ command, group, name: one }));
  const measured = new Set(shards.flatMap(({ rows }) => rows.flatMap(names)));
  const skipped = new Set(shards.flatMap(({ decisions }) => decisions.filter(isSkip).map((one) => one.command)));
  return [...all].flatMap(([key, { command, name }]) => (measured.has(key) || skipped.has(command) ? [] : [name]));
}

/** Number of benchmarks that a warning names. */
const MAX_NAMES = 3;

/** Rounds that all legs completed, apart from those that measured nothing. */
function countRounds(legs: readonly Report[]): number {
  const measured = legs.filter(({ rows }) => rows.length > 0);
  return Math.min(...(measured.length === 0 ? legs : measured).map(({ rounds }) => rounds));
}

/** A decision that every leg made appears once, and any other one names its leg. */
function mergeDecisions(legs: readonly Report[]): CommandDecision[] {
  const made = legs.map(({ decisions }) => new Map(decisions.map((one) => [JSON.stringify(one), one])));
  const isShared = (key: string) => made.every((own) => own.has(key));
  const shared = [...made[0]!].filter(([key]) => isShared(key)).map(([, decision]) => decision);
  const own = made.flatMap((ofLeg, index) =>
    [...ofLeg].filter(([key]) => !isShared(key)).map(([, decision]) => ({ ...decision, leg: legs[index]!.name })),
  );
  return [...shared, ...own];
}

/** Costs are tenths of a second, as those of each leg. */
function sumCosts(legs: readonly Report[]): RunCost | null {
  const costs = legs.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const total = (key: keyof RunCost) => Math.round(10 * costs.reduce((sum, one) => sum + one[key], 0)) / 10;
  return {
    setupSeconds: total('setupSeconds'),
    measuringSeconds: total('measuringSeconds'),
    savedSeconds: total('savedSeconds'),
  };
}

/** Divides alpha, which is for the whole pull request, among the legs. */
export function divideAlpha(policy: Policy, legs: number): Policy {
  return { ...policy, alpha: policy.alpha / legs };
}

/** A problem that every leg has, such as an expired budget, appears once. */
function problemsOf(legs: readonly Report[]): Diagnostic[] {
  const keyOf = ({ location, code, data, severity }: Diagnostic) => JSON.stringify([location, code, data, severity]);
  const said = legs.map(({ problems }) => new Set(problems.map(keyOf)));
  const isShared = (problem: Diagnostic) => said.every((keys) => keys.has(keyOf(problem)));
  const unused = findUnusedEverywhere(legs);
  const shared = new Map(
    legs.flatMap(({ problems }) => problems.filter(isShared).map((problem) => [keyOf(problem), problem])),
  );
  const own = legs.flatMap(({ name, problems }) =>
    problems
      .filter((problem) => !isShared(problem) && !isAboutUnused(problem))
      // What a recording says is already located in it.
      .map((problem) => (problem.location[0]?.kind === 'recording' ? problem : within(inRecording(name), problem))),
  );
  return [...[...shared.values()].filter((problem) => !isAboutUnused(problem)), ...unused, ...own];
}

/** An entry of the configuration matches no benchmark. */
function isAboutUnused({ code }: Diagnostic): boolean {
  return code === 'budget-unmatched' || code === 'rename-unused';
}

/** A leg that failed may lack what they match. */
function findUnusedEverywhere(legs: readonly Report[]): Diagnostic[] {
  if (legs.some(({ conclusion }) => conclusion === 'error')) return [];
  const keyOf = ({ location, code, data }: Diagnostic) => JSON.stringify([location, code, data['name']]);
  const [first, ...others] = legs
    .filter(({ rows }) => rows.length > 0)
    .map(({ problems }) => new Map(problems.filter(isAboutUnused).map((problem) => [keyOf(problem), problem])));
  return [...(first ?? [])].filter(([key]) => others.every((leg) => leg.has(key))).map(([, problem]) => problem);
}

function sumRemeasuredRounds(legs: readonly Report[]): RemeasuredRounds | null {
  const all = legs.flatMap(({ measuredAgain }) => measuredAgain ?? []);
  if (all.length === 0) return null;
  return all.reduce((sum, one) => ({ rounds: sum.rounds + one.rounds, minutes: sum.minutes + one.minutes }));
}

/** Placements that all legs which counted have. */
function countPlacements(legs: readonly Report[]): number | null {
  const all = legs.flatMap(({ placements }) => placements ?? []);
  return all.length === 0 ? null : Math.min(...all);
}

function ofLeg<Judged extends Pick<ReportRow, 'group'>>(row: Judged, leg: string): Judged {
  return { ...row, group: groupOfLeg(row.group, leg) };
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
