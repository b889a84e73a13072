// The JSON report: everything in numbers, for programs. In: a Report. Out: JSON text, whose fixed fields are
// described by a schema in docs/. What does not exist and what is infinite is null.

import type { Interval, Summary } from '../model/comparison.ts';
import type { ConfigChange } from '../model/config-change.ts';
import type { Problem } from '../model/problem.ts';
import type { Acceptance, Report, Row } from '../model/report.ts';
import type { ShapedCell, ShapedTable } from '../model/shaped-table.ts';
import type { Outcome } from '../model/verdict.ts';

const REPORT_VERSION = 1;

/** `unknown` says what the data are; readers of a report want to know what it means for the budget. */
const OUTCOMES: Readonly<Record<Outcome, string>> = { pass: 'pass', fail: 'fail', unknown: 'inconclusive' };

export function renderJson(report: Report): string {
  const {
    name,
    conclusion,
    accepted,
    commits,
    rounds,
    seed,
    commands,
    rows,
    counts,
    geomeans,
    tables,
    problems,
  } = report;
  const value = {
    version: REPORT_VERSION,
    name,
    verdict: conclusion,
    accepted: accepted && acceptance(accepted),
    base: commits.base,
    head: commits.head,
    rounds,
    seed,
    commands,
    counts,
    comparisons: rows.map(comparison),
    geomeans: geomeans.map(({ unit, base, head, delta, n }) => ({ unit, base, head, delta, n })),
    tables: tables === null ? null : tables.map(shapedTable),
    problems: [...problems, ...notices(report)].map(({ where, message, severity }) => ({
      where,
      message,
      severity,
    })),
    configChange: report.configChange && configChange(report.configChange),
    environment: report.environment,
    ...(report.baseline && { baseline: report.baseline }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function acceptance({ label, by, isAuthor, at, scope, verdict }: Acceptance) {
  return { label, by, isAuthor, at, scope, verdict };
}

/** For readers who look for all that is to be known among the problems. */
function notices({ configChange }: Report): Problem[] {
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
  name,
  group,
  metric,
  unit,
  better,
  state,
  base,
  head,
  delta,
  interval,
  p,
  exact,
  verdicts,
}: Row) {
  return {
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
    interval: interval && ends(interval),
    p,
    budgets: verdicts.map(({ kind, limit, level, outcome, because }) => ({
      kind,
      limit,
      level,
      outcome: OUTCOMES[outcome],
      because,
    })),
  };
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
  const { delta, p } = comparison ?? {};
  return { n, median, ...ends(spread), comparison: comparison && { delta, p } };
}

function side(summary: Summary | null) {
  if (summary === null) return null;
  const { n, median, spread, values, rounds } = summary;
  return { n, median, ...ends(spread), values, rounds };
}

function ends({ low, high }: Interval) {
  return { low: finite(low), high: finite(high) };
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
