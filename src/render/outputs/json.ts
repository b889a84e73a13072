// The JSON report, with all numbers, for programs. A Report in, JSON text out; a schema in docs/ describes its fixed
// fields. A value that does not exist or is infinite is null.

import type { Culprit } from '../../model/bisection.ts';
import type { RowBuilds } from '../../model/builds.ts';
import type { ConfigChange } from '../../model/config-change.ts';
import type { CustomTable, CustomTableCell } from '../../model/custom-table.ts';
import { isSkip } from '../../model/decision.ts';
import { type Diagnostic, makeWarning } from '../../model/diagnostic.ts';
import { inFile } from '../../model/location.ts';
import type { CommandDecision, GeomeanRow, Override, Report, ReportRow } from '../../model/report.ts';
import type { ChangedParts, RowFunctions } from '../../model/row-functions.ts';
import { formatShard } from '../../model/shard.ts';
import { omitNull } from '../../text/omit-null.ts';
import { formatDetail } from '../decisions.ts';
import { formatDiagnosticLine, toDiagnosticJson } from '../messages/format-diagnostic.ts';
import { findJudgedGeomeans } from '../result-table.ts';
import { finiteOrNull, toChangeInterval, toMedianInterval, toSideJson } from './json-numbers.ts';
import { toBudgetJson, toGrowthJson, toLevelJson } from './verdict-json.ts';

const REPORT_VERSION = 1;

export function renderJson(report: Report): string {
  return [...renderJsonParts(report)].join('');
}

/** The same text in parts. All of them at once take as much memory as the report itself. */
export function* renderJsonParts(report: Report): Generator<string> {
  const { name, conclusion, accepted, commits, rounds, seed, commands, counts, tables, problems } = report;
  const { configSource, placements, measuredAgain, rebuilds, stoppedAfter, shard, benchmarkFiles, cost } = report;
  const { proposedRenames, legs } = report;
  const measured = listReasons(report, (decision) => !isSkip(decision));
  const value = {
    version: REPORT_VERSION,
    name,
    verdict: conclusion,
    accepted: accepted && toOverrideJson(accepted),
    base: commits.base,
    head: commits.head,
    rounds,
    placements,
    measuredAgain,
    rebuilds,
    stoppedAfter,
    seed,
    commands,
    counts,
    canary: report.canary,
    shard: shard && formatShard(shard),
    benchmarkFiles,
    cost,
    notMeasured: listReasons(report, isSkip),
    measured: nullIfEmpty(measured),
    comparisons: listComparisons(report),
    geomeans: geomeanEntries(report),
    tables: tables === null ? null : tables.map(toTableJson),
    problems: [...problems, ...listConfigProblems(report)].map(toDiagnosticJson),
    configuration: configSource === 'none' ? null : (configSource ?? undefined),
    configChange: report.configChange && toConfigChangeJson(report.configChange),
    environment: report.environment,
    proposedRenames: nullIfEmpty(proposedRenames),
    baseline: report.baseline,
    claims: nullIfEmpty(report.bodyClaims),
    legs: nullIfEmpty(legs),
  };
  yield* renderFields(omitNull(value, OPTIONAL_OF_REPORT));
}

/** Each entry of a list has one line: with a line for each number, most of a large report would be white space. */
function* renderFields(value: object): Generator<string> {
  let separator = '{';
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    yield `${separator}\n  ${JSON.stringify(key)}: `;
    separator = ',';
    if (typeof field !== 'object' || field === null || !(Symbol.iterator in field)) {
      yield JSON.stringify(field, null, 2).replaceAll('\n', '\n  ');
      continue;
    }
    let open = '[';
    for (const entry of field as Iterable<unknown>) {
      yield `${open}\n    ${JSON.stringify(entry)}`;
      open = ',';
    }
    yield open === '[' ? '[]' : '\n  ]';
  }
  yield '\n}\n';
}

/** Each is made only when it is written, because there may be many. */
function* mapEach<From, To>(list: readonly From[], make: (one: From) => To): Generator<To> {
  for (const one of list) yield make(one);
}

function* listComparisons({ rows, judgedGeomeans }: Report): Generator<object> {
  yield* mapEach(rows, toComparisonJson);
  for (const row of judgedGeomeans) if (row.growth !== null) yield toGrowthJson(row, row.growth);
}

const OPTIONAL_OF_REPORT = [
  'placements',
  'measuredAgain',
  'rebuilds',
  'stoppedAfter',
  'shard',
  'benchmarkFiles',
  'cost',
  'measured',
  'proposedRenames',
  'baseline',
  'canary',
  'claims',
  'legs',
] as const;

function nullIfEmpty<Entry>(list: readonly Entry[]): readonly Entry[] | null {
  return list.length === 0 ? null : list;
}

function listReasons({ decisions }: Report, isWanted: (decision: CommandDecision) => boolean) {
  return decisions.filter(isWanted).map((decision) => {
    const { command, leg, reason } = decision;
    return omitNull({ command, leg, reason, detail: formatDetail(decision) }, ['leg']);
  });
}

function toOverrideJson({ label, by, isAuthor, at, scope, verdict }: Override) {
  return { label, by, isAuthor, at, scope, verdict };
}

/** Repeats the configuration change as a problem, for programs that only read the problems. */
function listConfigProblems({ configChange }: Report): Diagnostic[] {
  if (configChange === null) return [];
  const { path, kind } = configChange;
  return [makeWarning('configuration-changes', inFile(path), { kind })];
}

function toConfigChangeJson({ path, kind, error, settings }: ConfigChange) {
  return {
    path,
    kind,
    error: error && formatDiagnosticLine(error),
    settings: settings.map(({ budget, key, base, head }) => ({ budget, key, base, head })),
  };
}

const OPTIONAL_OF_ROW = [
  'control',
  'placements',
  'fastestThird',
  'onProcessor',
  'builds',
  'since',
  'wouldDecide',
  'culprit',
  'sameAnswer',
  'functions',
  'profile',
  'renamed',
  'place',
] as const;

function toComparisonJson(row: ReportRow) {
  const { command, name, group, metric, unit, better, state, exact, base, head, interval, p, verdicts } = row;
  const { since, wouldDecide, culprit, functions, renamed, place } = row;
  return omitNull(
    {
      ...{ command, name, group, metric, unit, better, state, exact },
      control: row.isControl || null,
      placements: row.placements,
      onProcessor: row.cpuTime && Number(row.cpuTime.onProcessor.toFixed(4)),
      builds: row.builds && toBuildsJson(row.builds),
      base: toSideJson(base),
      head: toSideJson(head),
      delta: finiteOrNull(row.delta),
      change: finiteOrNull(row.change),
      interval: interval && toChangeInterval(interval),
      p,
      fastestThird: row.fastestP === null ? null : { p: row.fastestP },
      detectable: finiteOrNull(row.detectable),
      budgets: verdicts.map(toBudgetJson),
      since: since && { ...toLevelJson(since), significant: since.isSignificant },
      wouldDecide: wouldDecide && { minutes: wouldDecide.minutes, limit: wouldDecide.limit },
      culprit: culprit && toCulpritJson(culprit),
      sameAnswer: row.answer?.isSame ?? null,
      functions: functions && listFunctions(functions),
      profile: functions && toProfileJson(functions),
      renamed: renamed && { from: renamed.from, by: renamed.by },
      place: place && { file: place.file, line: place.line },
    },
    OPTIONAL_OF_ROW,
  );
}

function toBuildsJson({ base, head, spread, outcome }: RowBuilds) {
  return { base, head, spread: Number(spread.toFixed(4)), outcome };
}

function toCulpritJson({ kind, commits, of, builds, rounds }: Culprit) {
  return { kind, commits: commits.map(({ sha }) => sha), of, builds, rounds };
}

/** Most grown first. */
function listFunctions(functions: RowFunctions) {
  if (functions.kind === 'missing') return [];
  if (functions.kind !== 'compared') return functions.parts.map(toPartJson);
  return functions.attribution.functions.map(({ name, file, deltaSelf, low, high, touched }) => ({
    ...{ name, file, deltaSelf, low, high, touched },
  }));
}

function toPartJson({ name, base, head }: ChangedParts['parts'][number]) {
  return { name, file: null, deltaSelf: head - base, low: null, high: null, touched: false };
}

function toProfileJson(functions: RowFunctions) {
  if (functions.kind !== 'missing' && functions.kind !== 'compared') return null;
  if (functions.kind === 'missing') return { of: null, reason: functions.reason };
  const { attribution, elsewhere, isOfCommand, isProportional } = functions;
  const { runs, samples, unnamed, totals, areShares } = attribution;
  return {
    of: isOfCommand ? ('command' as const) : ('benchmark' as const),
    reason: unnamed?.reason ?? null,
    ...{ runs, samples, elsewhere, proportional: isProportional },
    wouldShow: unnamed?.runs ?? null,
    ...(areShares && { shares: true }),
    ...(totals.length > 0 && { totals: totals.map(({ line: _, ...total }) => total) }),
  };
}

/** One entry for each geomean of a table, with the budgets that judged it, then those that only budgets judged. */
function geomeanEntries(report: Report) {
  const { geomeans, judgedGeomeans } = report;
  const shown = geomeans.map((one) => ({ one, judged: findJudgedGeomeans(one, report) }));
  const judged = shown.flatMap(({ judged }) => judged);
  return [
    ...shown.map(({ one: { unit, base, head, delta, n }, judged }) => ({
      unit,
      base,
      head,
      delta,
      n,
      ...toEvidenceJson(judged[0]),
      budgets: judged.flatMap(({ verdicts }) => verdicts.map(toBudgetJson)),
    })),
    ...judgedGeomeans
      .filter((row) => !judged.includes(row) && row.growth === null)
      .map((row) => ({
        unit: row.unit,
        base: row.base?.median ?? null,
        head: row.head?.median ?? null,
        delta: finiteOrNull(row.delta),
        n: row.members.length,
        ...toEvidenceJson(row),
        budgets: row.verdicts.map(toBudgetJson),
      })),
  ];
}

/** Null in a geomean that no budget judged. */
function toEvidenceJson(row: GeomeanRow | undefined) {
  const { group = null, change = null, interval = null, p = null, members = null, leftOut = null } = row ?? {};
  return {
    group,
    change: finiteOrNull(change),
    interval: interval && toChangeInterval(interval),
    p,
    members,
    leftOut,
  };
}

function toTableJson({ fields, unit, sides, varying, columns, rows, geomeans }: CustomTable) {
  return {
    fields: fields.map(({ name, value }) => ({ name, value })),
    unit,
    sides,
    varying,
    columns,
    rows: rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell && toCellJson(cell)) })),
    geomeans: geomeans.map(({ value, delta }) => ({ value, delta })),
  };
}

function toCellJson({ n, median, medianInterval, comparison }: CustomTableCell) {
  const { delta, change, p } = comparison ?? {};
  return { n, median, ...toMedianInterval(medianInterval), comparison: comparison && { delta, change, p } };
}
