// The JSON report, with all numbers, for programs. A Report in, JSON text out; a schema in docs/ describes its fixed
// fields. A value that does not exist or is infinite is null.

import type { Interval, Summary } from '../model/comparison.ts';
import type { ConfigChange } from '../model/config-change.ts';
import type { Acceptance, GeomeanRow, Report, ReportedProblem, Row } from '../model/report.ts';
import type { ShapedCell, ShapedTable } from '../model/shaped-table.ts';
import type { Outcome, Verdict } from '../model/verdict.ts';
import { judgedAs } from './judged-geomeans.ts';

const REPORT_VERSION = 1;

/**
 * Outcomes as readers of the report need them: `unknown` describes the data, `inconclusive` the effect on the budget.
 */
const OUTCOMES: Readonly<Record<Outcome, string>> = { pass: 'pass', fail: 'fail', unknown: 'inconclusive' };

export function renderJson(report: Report): string {
  const { name, conclusion, accepted, commits, rounds, seed, commands, rows, counts, tables, problems } =
    report;
  const value = {
    version: REPORT_VERSION,
    name,
    verdict: conclusion,
    accepted: accepted && acceptance(accepted),
    base: commits.base,
    head: commits.head,
    rounds,
    ...(report.measuredAgain && { measuredAgain: report.measuredAgain }),
    seed,
    commands,
    counts,
    comparisons: rows.map(comparison),
    geomeans: geomeanEntries(report),
    tables: tables === null ? null : tables.map(shapedTable),
    problems: [...problems, ...notices(report)].map(problem),
    ...(report.configSource !== undefined && { configuration: report.configSource }),
    configChange: report.configChange && configChange(report.configChange),
    environment: report.environment,
    ...(report.baseline && { baseline: report.baseline }),
    ...(report.legs && { legs: report.legs }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function acceptance({ label, by, isAuthor, at, scope, verdict }: Acceptance) {
  return { label, by, isAuthor, at, scope, verdict };
}

/** Repeats the configuration change as a problem, for programs that only read the problems. */
function notices({ configChange }: Report): ReportedProblem[] {
  if (configChange === null) return [];
  const { path, kind } = configChange;
  const what = `this pull request ${kind === 'deleted' ? 'deletes' : 'changes'} the configuration.`;
  const message = `${what} The one of the base commit was used; the change counts after the merge.`;
  return [{ where: path, message, severity: 'warning' }];
}

function configChange({ path, kind, error, settings }: ConfigChange) {
  return {
    path,
    kind,
    error,
    settings: settings.map(({ budget, key, base, head }) => ({ budget, key, base, head })),
  };
}

function comparison({
  command,
  name,
  group,
  metric,
  unit,
  better,
  state,
  base,
  head,
  delta,
  change,
  interval,
  p,
  exact,
  detectable = null,
  verdicts,
  place,
}: Row) {
  return {
    command,
    name,
    group,
    metric,
    unit,
    better,
    state,
    exact,
    base: side(base),
    head: side(head),
    delta: finite(delta),
    change: finite(change),
    interval: interval && ratios(interval),
    p,
    detectable: finite(detectable),
    budgets: budgets(verdicts),
    ...(place && { place: { file: place.file, line: place.line } }),
  };
}

function budgets(verdicts: readonly Verdict[]) {
  return verdicts.map(({ kind, limit, level, outcome, because }) => ({
    kind,
    limit,
    level,
    outcome: OUTCOMES[outcome],
    because,
  }));
}

/**
 * Returns one entry for each geomean of a table, with the budgets that judged it, then those that only budgets judged.
 */
function geomeanEntries(report: Report) {
  const { geomeans, judgedGeomeans } = report;
  const shown = geomeans.map((one) => ({ one, judged: judgedAs(one, report) }));
  const told = shown.flatMap(({ judged }) => judged);
  return [
    ...shown.map(({ one: { unit, base, head, delta, n }, judged }) => ({
      unit,
      base,
      head,
      delta,
      n,
      ...evidence(judged[0]),
      budgets: judged.flatMap(({ verdicts }) => budgets(verdicts)),
    })),
    ...judgedGeomeans
      .filter((row) => !told.includes(row))
      .map((row) => ({
        unit: row.unit,
        base: row.base?.median ?? null,
        head: row.head?.median ?? null,
        delta: finite(row.delta),
        n: row.members.length,
        ...evidence(row),
        budgets: budgets(row.verdicts),
      })),
  ];
}

/** Returns the fields that only a judged geomean has; null in any other one. */
function evidence(row: GeomeanRow | undefined) {
  const {
    group = null,
    change = null,
    interval = null,
    p = null,
    members = null,
    leftOut = null,
  } = row ?? {};
  return { group, change: finite(change), interval: interval && ratios(interval), p, members, leftOut };
}

function problem({ where, message, severity, excerpt, saidBy }: ReportedProblem) {
  return { where, message, severity, ...(saidBy !== undefined && { saidBy }), ...(excerpt && { excerpt }) };
}

function shapedTable({ fields, unit, sides, varying, columns, rows, geomeans }: ShapedTable) {
  return {
    fields: fields.map(({ name, value }) => ({ name, value })),
    unit,
    sides,
    varying,
    columns,
    rows: rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell && shapedCell(cell)) })),
    geomeans: geomeans.map(({ value, delta }) => ({ value, delta })),
  };
}

function shapedCell({ n, median, spread, comparison }: ShapedCell) {
  const { delta, change, p } = comparison ?? {};
  return { n, median, ...positions(spread), comparison: comparison && { delta, change, p } };
}

function side(summary: Summary | null) {
  if (summary === null) return null;
  const { n, median, spread, values, rounds } = summary;
  return { n, median, ...positions(spread), values, rounds };
}

/** Returns the interval of a median. It needs both ends: if too few values leave one open, both are null. */
function positions({ low, high }: Interval) {
  const isThere = Number.isFinite(low) && Number.isFinite(high);
  return { low: isThere ? low : null, high: isThere ? high : null };
}

/** Returns the interval of a change. One end may be open, as over a zero. An interval open on both sides is null. */
function ratios({ low, high }: Interval) {
  return low <= -1 && high === Infinity ? null : { low: finite(low), high: finite(high) };
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
