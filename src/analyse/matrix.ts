// Combines the legs of a matrix into one Report: recordings of the same two commits on several machines. Each leg is
// analysed separately, because values of different runners are never pooled, and all legs share alpha.

import type { Policy } from '../budgets/budget.ts';
import { geomeans } from '../compare/geomean.ts';
import { selectConsistent } from '../compare/propose-renames.ts';
import type { BaseLevels } from '../model/anchor.ts';
import type { RebuildCost } from '../model/builds.ts';
import type { RunCost } from '../model/cost.ts';
import type { CustomTable } from '../model/custom-table.ts';
import { isSkip } from '../model/decision.ts';
import { type Diagnostic, makeError, makeWarning, within } from '../model/diagnostic.ts';
import { groupOfLeg } from '../model/history.ts';
import { about, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { RemeasuredRounds } from '../model/remeasured-rounds.ts';
import type { CommandDecision, Report, ReportRow } from '../model/report.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { formatShard, parseShard } from '../model/shard.ts';
import type { Conclusion } from '../model/verdict.ts';
import { analyseRecording, countStates, withUnmatchedPolicy } from './pipeline.ts';

/** One recording is a matrix of one leg. Without `levels`, nothing is said about levels since an anchor. */
export function analyseLegs(
  recordings: readonly [Recording, ...Recording[]],
  policy: Policy,
  levels: BaseLevels | null = null,
): Report {
  const names = new Set(recordings.map(({ name }) => name));
  const share = divideAlpha(policy, names.size);
  const analyses = recordings.map((recording) =>
    analyseRecording(recording, share, levels, names.size === 1 ? null : recording.name),
  );
  const legs = [...names].map((name) => {
    const own = analyses.map(({ report }) => report).filter((report) => report.name === name);
    return own.every(({ shard }) => shard === null) ? own[0]! : mergeShards(own);
  });
  const report = legs.length === 1 ? legs[0]! : mergeLegs(legs);
  const unmatched = analyses.map((analysis) => analysis.unmatched);
  return withUnmatchedPolicy(report, policy, unmatched);
}

/** Legs without the shards of each, which share alpha by their benchmarks. */
export function countLegs({ legs, shard }: { legs: number; shard: string | null }): number {
  const { count } = parseShard(shard ?? '') ?? { count: 1 };
  return Math.max(1, Math.ceil(legs / count));
}

function mergeLegs(legs: readonly Report[]): Report {
  const first = legs[0]!;
  const commands = new Set(legs.map((leg) => JSON.stringify(leg.commands)));
  const rows = legs.flatMap((leg) => leg.rows.map((row) => ofLeg(row, leg.name)));
  // One that measured nothing has no rounds.
  const measured = legs.filter((leg) => leg.rows.length > 0);
  const placements = legs.flatMap((leg) => leg.placements ?? []);
  return {
    ...first,
    // Legs with different commands have no common command that would repeat the run.
    commands: commands.size === 1 ? first.commands : [],
    legs: legs.map(({ name, seed, environment }) => ({ name, seed, environment })),
    conclusion: worstOf(legs.map(({ conclusion }) => conclusion)),
    baseBrokeIn: legs.find((leg) => leg.baseBrokeIn !== null)?.baseBrokeIn ?? null,
    measuredAgain: mergeKnown(legs, ({ measuredAgain }) => measuredAgain, addRounds),
    rebuilds: mergeKnown(legs, ({ rebuilds }) => rebuilds, addRebuilds),
    stoppedAfter: mergeKnown(legs, ({ stoppedAfter }) => stoppedAfter, Math.min),
    // Renames that no two legs propose differently.
    proposedRenames: selectConsistent(legs.flatMap((leg) => leg.proposedRenames)),
    decisions: mergeDecisions(legs),
    cost: mergeKnown(legs, ({ cost }) => cost, addCosts),
    rounds: Math.min(...(measured.length === 0 ? legs : measured).map(({ rounds }) => rounds)),
    placements: placements.length === 0 ? null : Math.min(...placements),
    rows,
    counts: countStates(rows),
    geomeans: [],
    judgedGeomeans: legs.flatMap(({ name, judgedGeomeans }) => judgedGeomeans.map((row) => ofLeg(row, name))),
    tables: first.tables && legs.flatMap(tablesOfLeg),
    problems: mergeProblems(legs),
  };
}

function mergeKnown<Value extends object | number>(
  legs: readonly Report[],
  pick: (leg: Report) => Value | null,
  merge: (one: Value, other: Value) => Value,
): Value | null {
  const known = legs.map(pick).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((one, other) => merge(one, other));
}

function addRounds(one: RemeasuredRounds, other: RemeasuredRounds): RemeasuredRounds {
  return { rounds: one.rounds + other.rounds, minutes: one.minutes + other.minutes };
}

function addRebuilds(one: RebuildCost, other: RebuildCost): RebuildCost {
  const { builds, seconds, rows } = one;
  return { builds: builds + other.builds, seconds: seconds + other.seconds, rows: rows + other.rows };
}

function addCosts(one: RunCost, other: RunCost): RunCost {
  // Tenths of a second, as those of each leg.
  const add = (key: keyof RunCost) => Math.round(10 * (one[key] + other[key])) / 10;
  return {
    setupSeconds: add('setupSeconds'),
    measuringSeconds: add('measuringSeconds'),
    savedSeconds: add('savedSeconds'),
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
    geomeans: geomeans(rows.filter(({ isControl }) => !isControl)),
    judgedGeomeans: sorted.flatMap((report) => report.judgedGeomeans),
    tables: first.tables && sorted.flatMap((report) => report.tables ?? []),
    conclusion: worstOf([merged.conclusion, faults.conclusion]),
    // A missing shard may have what an entry of the configuration matches.
    problems: [...faults.problems, ...merged.problems.filter((one) => !faults.isIncomplete || !isAboutUnused(one))],
  };
}

/** Finds shards that are missing, and benchmarks that not all shards saw. Some of those may have been measured by none. */
function findShardFaults(shards: readonly Report[]) {
  const seen = new Set(shards.map(({ shard }) => shard!.index));
  const { count } = shards[0]!.shard!;
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !seen.has(index));
  // A shard that measured nothing, or ended before its warm-up, has not seen any.
  const lists = shards
    .filter(({ shard }) => shard!.benchmarks.length > 0)
    .map(({ shard }) => new Map(shard!.benchmarks.map((one) => [benchmarkKeyOf(one), one])));
  const all = new Map(lists.flatMap((list) => [...list]));
  const differing = [...all].filter(([key]) => !lists.every((list) => list.has(key))).map(([, { name }]) => name);
  const isIncomplete = missing.length > 0;
  const unmeasured = isIncomplete ? [] : listNamesWithoutRow(all, shards);
  const location = about('recordings');
  const nameSome = (names: readonly string[]) => ({ names: names.slice(0, MAX_NAMES), count: names.length });
  const problems: Diagnostic[] = [];
  if (isIncomplete) {
    const data = { shards: missing.map(String), count };
    problems.push(makeError('shard-missing', location, data, { failure: 'shard-missing' }));
  }
  if (differing.length > 0) {
    const data = { ...nameSome(differing), unmeasured: unmeasured.length || undefined };
    problems.push(makeWarning('shards-differ', location, data));
  } else if (unmeasured.length > 0)
    problems.push(makeWarning('benchmarks-of-no-shard', location, nameSome(unmeasured)));
  const conclusion: Conclusion = isIncomplete ? 'error' : unmeasured.length > 0 ? 'inconclusive' : 'pass';
  return { problems, isIncomplete, conclusion };
}

/** Names of benchmarks without a row, apart from those of commands that a shard left out because nothing changed. */
function listNamesWithoutRow(all: ReadonlyMap<string, Benchmark>, shards: readonly Report[]): string[] {
  const names = ({ command, group, name, renamed }: ReportRow) =>
    [name, renamed?.from ?? name].map((one) => benchmarkKeyOf({ command, group, name: one }));
  const measured = new Set(shards.flatMap(({ rows }) => rows.flatMap(names)));
  const skipped = new Set(shards.flatMap(({ decisions }) => decisions.filter(isSkip).map((one) => one.command)));
  return [...all].flatMap(([key, { command, name }]) => (measured.has(key) || skipped.has(command) ? [] : [name]));
}

const MAX_NAMES = 3;

/** A decision that every leg made appears once, and any other one names its leg. */
function mergeDecisions(legs: readonly Report[]): CommandDecision[] {
  const distinct = legs.map(({ decisions }) => [
    ...new Map(decisions.map((one) => [JSON.stringify(one), one])).values(),
  ]);
  const { shared, own } = splitSharedEntries(distinct, (decision) => JSON.stringify(decision));
  return [...shared, ...own.flatMap((list, index) => list.map((one) => ({ ...one, leg: legs[index]!.name })))];
}

/** Values that every leg has, each once, and the others of each leg. */
function splitSharedEntries<Value>(lists: readonly (readonly Value[])[], keyOf: (value: Value) => string) {
  const keys = lists.map((list) => new Set(list.map(keyOf)));
  const isShared = (value: Value) => keys.every((ofLeg) => ofLeg.has(keyOf(value)));
  const shared = new Map(lists.flatMap((list) => list.filter(isShared).map((value) => [keyOf(value), value])));
  return { shared: [...shared.values()], own: lists.map((list) => list.filter((value) => !isShared(value))) };
}

/** Divides alpha, which is for the whole pull request, among the legs. */
export function divideAlpha(policy: Policy, legs: number): Policy {
  return { ...policy, alpha: policy.alpha / legs };
}

/** A problem that every leg has, such as an expired budget, appears once. */
function mergeProblems(legs: readonly Report[]): Diagnostic[] {
  const lists = legs.map(({ problems }) => problems);
  const { shared, own } = splitSharedEntries(lists, ({ location, code, data, severity }) =>
    JSON.stringify([location, code, data, severity]),
  );
  // What a recording says is already located in it.
  const locate = (problem: Diagnostic, leg: string) =>
    problem.location[0]?.kind === 'recording' ? problem : within(inRecording(leg), problem);
  const located = own.flatMap((list, index) =>
    list.filter((one) => !isAboutUnused(one)).map((one) => locate(one, legs[index]!.name)),
  );
  return [...shared.filter((one) => !isAboutUnused(one)), ...findUnusedEverywhere(legs), ...located];
}

function isAboutUnused({ code }: Diagnostic): boolean {
  return code === 'budget-unmatched' || code === 'rename-unused' || code === 'control-unmatched';
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

function ofLeg<Judged extends Pick<ReportRow, 'group'>>(row: Judged, leg: string): Judged {
  return { ...row, group: groupOfLeg(row.group, leg) };
}

function tablesOfLeg({ name, tables }: Report): CustomTable[] {
  return (tables ?? []).map((table) => ({ ...table, fields: [{ name: 'leg', value: name }, ...table.fields] }));
}

const BY_WEIGHT: readonly Conclusion[] = ['pass', 'warn', 'inconclusive', 'fail', 'error'];

function worstOf(conclusions: readonly Conclusion[]): Conclusion {
  return BY_WEIGHT[Math.max(...conclusions.map((conclusion) => BY_WEIGHT.indexOf(conclusion)))] ?? 'error';
}
