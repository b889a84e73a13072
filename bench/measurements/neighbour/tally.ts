// Summarises runs of the gate. In: the JSON report of each run. Out: figures, and the table of the experiment. Pure.

interface ReportedSide {
  readonly n: number;
  readonly values: readonly number[];
  /** Round of each value. */
  readonly rounds: readonly number[];
}

/** The used part of the JSON report. */
export interface RunReport {
  readonly verdict: string;
  readonly rounds: number;
  readonly comparisons: readonly {
    readonly name: string;
    readonly metric: string;
    readonly base: ReportedSide | null;
    readonly head: ReportedSide | null;
    readonly delta: number | null;
    readonly p: number | null;
    readonly budgets: readonly { readonly outcome: string }[];
  }[];
  readonly problems: readonly {
    readonly severity: string;
    readonly where: string;
    readonly message: string;
  }[];
  readonly environment: {
    readonly observations?: { readonly others: readonly (number | null)[] } | null;
  } | null;
}

export const KINDS = ['unchanged', 'planted'] as const;
export type HeadKind = (typeof KINDS)[number];

export const BUILDS = ['old', 'new'] as const;
export type Build = (typeof BUILDS)[number];

/** The place of a run in the experiment. */
export interface RunPlan {
  readonly build: Build;
  readonly kind: HeadKind;
  readonly pair: number;
  /** Names of the benchmarks that head makes slower. */
  readonly planted: readonly string[];
}

export interface RowFigures {
  readonly name: string;
  readonly isPlanted: boolean;
  readonly outcome: 'pass' | 'fail' | 'inconclusive';
  readonly delta: number | null;
  readonly p: number | null;
  /** Number of values on the side with fewer. */
  readonly n: number;
  readonly base: ReportedSide | null;
  readonly head: ReportedSide | null;
}

export interface RunFigures extends RunPlan {
  readonly verdict: string;
  readonly rounds: number;
  readonly minutes: number;
  /** Share of the run for which the neighbour was on. Null: there was no neighbour. */
  readonly neighbourOn: number | null;
  /** Mean share of all processors that other processes used in a round, from the report. Null: unknown. */
  readonly others: number | null;
  readonly rows: readonly RowFigures[];
}

/** A run without a report. */
export interface FailedRun extends RunPlan {
  readonly failure: string;
}

export type GateRun = RunFigures | FailedRun;

export interface RunConditions {
  readonly minutes: number;
  readonly neighbourOn: number | null;
}

export function figuresOf(plan: RunPlan, report: RunReport, conditions: RunConditions): RunFigures {
  // Rows of CPU time decide rows of the clock, and have no budget.
  const timed = report.comparisons.filter(({ metric }) => metric !== 'cpu-time');
  const rows = timed.map(({ name, base, head, delta, p, budgets }): RowFigures => {
    const outcomes = budgets.map(({ outcome }) => outcome);
    const known = name.replace(/-\d+$/, '');
    return {
      name: known,
      isPlanted: plan.planted.includes(known),
      outcome: (['fail', 'inconclusive'] as const).find((one) => outcomes.includes(one)) ?? 'pass',
      delta,
      p,
      n: Math.min(base?.n ?? 0, head?.n ?? 0),
      base: sideOf(base),
      head: sideOf(head),
    };
  });
  const others = (report.environment?.observations?.others ?? []).slice(2).filter((share) => share !== null);
  return {
    ...plan,
    ...conditions,
    verdict: report.verdict,
    rounds: report.rounds,
    others: others.length === 0 ? null : mean(others),
    rows,
  };
}

function sideOf(side: ReportedSide | null): ReportedSide | null {
  return side && { n: side.n, values: side.values, rounds: side.rounds };
}

export function tableOf(runs: readonly GateRun[], builds: readonly Build[]): string {
  const columns = builds.map((build) => columnOf(runs.filter((run) => run.build === build)));
  const lines = columns[0]!.map(([what], row) => [what, ...columns.map((column) => column[row]![1])]);
  const all = [['', ...builds], ...lines];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns the lines of the table for one build. */
function columnOf(runs: readonly GateRun[]): [string, string][] {
  const done = runs.filter((run) => 'verdict' in run);
  const of = (kind: HeadKind) => done.filter((run) => run.kind === kind);
  const verdicts = (kind: HeadKind, ...wanted: string[]) =>
    `${of(kind).filter(({ verdict }) => wanted.includes(verdict)).length} of ${of(kind).length}`;
  const rows = (kind: HeadKind, isPlanted: boolean, outcome: RowFigures['outcome']) => {
    const all = of(kind).flatMap((run) => run.rows.filter((row) => row.isPlanted === isPlanted));
    const found = all.filter((row) => row.outcome === outcome).length;
    return `${found} of ${all.length}${all.length === 0 ? '' : ` (${percent(found / all.length)})`}`;
  };
  const figures = (kind: HeadKind, figure: (run: RunFigures) => number | null, digits: number) => {
    const values = of(kind)
      .map(figure)
      .filter((value) => value !== null);
    return values.length === 0 ? '-' : mean(values).toFixed(digits);
  };
  const perRow = ({ rows }: RunFigures) => (rows.length === 0 ? null : mean(rows.map(({ n }) => n)));
  const share = (figure: (run: RunFigures) => number | null) => (run: RunFigures) => {
    const value = figure(run);
    return value === null ? null : value * 100;
  };
  return [
    ['unchanged: runs red', verdicts('unchanged', 'fail')],
    ['unchanged: runs inconclusive', verdicts('unchanged', 'inconclusive')],
    ['unchanged: runs passed', verdicts('unchanged', 'pass', 'warn')],
    ['unchanged: rows red', rows('unchanged', false, 'fail')],
    ['unchanged: rows undecided', rows('unchanged', false, 'inconclusive')],
    ['unchanged: rounds, mean', figures('unchanged', ({ rounds }) => rounds, 1)],
    ['unchanged: values a row and side, mean', figures('unchanged', perRow, 1)],
    ['unchanged: minutes, mean', figures('unchanged', ({ minutes }) => minutes, 2)],
    ['planted: runs red', verdicts('planted', 'fail')],
    ['planted: slower rows found', rows('planted', true, 'fail')],
    ['planted: slower rows undecided', rows('planted', true, 'inconclusive')],
    ['planted: slower rows passed', rows('planted', true, 'pass')],
    ['planted: other rows red', rows('planted', false, 'fail')],
    ['planted: other rows undecided', rows('planted', false, 'inconclusive')],
    ['planted: rounds, mean', figures('planted', ({ rounds }) => rounds, 1)],
    ['planted: values a row and side, mean', figures('planted', perRow, 1)],
    ['planted: minutes, mean', figures('planted', ({ minutes }) => minutes, 2)],
    [
      'neighbour on, % of the time (unchanged)',
      figures(
        'unchanged',
        share((run) => run.neighbourOn),
        0,
      ),
    ],
    [
      'neighbour on, % of the time (planted)',
      figures(
        'planted',
        share((run) => run.neighbourOn),
        0,
      ),
    ],
    [
      'others, % of all processors (unchanged)',
      figures(
        'unchanged',
        share((run) => run.others),
        0,
      ),
    ],
    [
      'others, % of all processors (planted)',
      figures(
        'planted',
        share((run) => run.others),
        0,
      ),
    ],
    ['runs that gave no report', String(runs.length - done.length)],
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
