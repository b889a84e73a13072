// The JSON report: everything in numbers, for programs. In: a Report. Out: JSON text, whose fixed fields are
// described by a schema in docs/. What does not exist and what is infinite is null.

import type { Interval, Summary } from '../model/comparison.ts';
import type { Report, Row } from '../model/report.ts';
import type { ShapedCell, ShapedTable } from '../model/shaped-table.ts';
import type { Outcome } from '../model/verdict.ts';

const REPORT_VERSION = 1;

/** `unknown` says what the data are; readers of a report want to know what it means for the budget. */
const OUTCOMES: Readonly<Record<Outcome, string>> = { pass: 'pass', fail: 'fail', unknown: 'inconclusive' };

export function renderJson(report: Report): string {
  const { name, conclusion, commits, rounds, seed, commands, rows, counts, geomeans, tables, problems } =
    report;
  const value = {
    version: REPORT_VERSION,
    name,
    verdict: conclusion,
    base: commits.base,
    head: commits.head,
    rounds,
    seed,
    commands,
    counts,
    comparisons: rows.map(comparison),
    geomeans: geomeans.map(({ unit, base, head, delta, n }) => ({ unit, base, head, delta, n })),
    tables: tables === null ? null : tables.map(shapedTable),
    problems: problems.map(({ where, message, severity }) => ({ where, message, severity })),
    environment: report.environment,
    ...(report.baseline && { baseline: report.baseline }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
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
