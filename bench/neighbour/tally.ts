// What one run of the gate came to, and what many runs of one build come to together. In: the JSON report. Out:
// figures, and the table that people read. Pure.

/** What of the JSON report is read here. */
export interface RunReport {
  readonly verdict: string;
  readonly rounds: number;
  readonly comparisons: readonly {
    readonly name: string;
    readonly base: { readonly n: number } | null;
    readonly head: { readonly n: number } | null;
    readonly delta: number | null;
    readonly budgets: readonly { readonly outcome: string }[];
  }[];
  readonly environment: {
    readonly observations?: { readonly others: readonly (number | null)[] } | null;
  } | null;
}

export const KINDS = ['unchanged', 'planted'] as const;
export type Kind = (typeof KINDS)[number];

export const BUILDS = ['old', 'new'] as const;
export type Build = (typeof BUILDS)[number];

/** Where a run stands in the experiment. */
export interface RunPlan {
  readonly build: Build;
  readonly kind: Kind;
  readonly pair: number;
  /** Names of the benchmarks that head made slower. */
  readonly planted: readonly string[];
}

export interface RowFigures {
  readonly name: string;
  readonly isPlanted: boolean;
  readonly outcome: 'pass' | 'fail' | 'inconclusive';
  readonly delta: number | null;
  readonly n: number;
}

export interface RunFigures extends RunPlan {
  readonly verdict: string;
  readonly rounds: number;
  readonly minutes: number;
  /** Share of the run for which the neighbour was on; null: there was none. */
  readonly neighbourOn: number | null;
  /** Mean share of all processors that processes of others used in a round, as the report says; null: unknown. */
  readonly others: number | null;
  readonly rows: readonly RowFigures[];
}

/** A run that gave no report. */
export interface FailedRun extends RunPlan {
  readonly failure: string;
}

export type Run = RunFigures | FailedRun;

export interface RunConditions {
  readonly minutes: number;
  readonly neighbourOn: number | null;
}

export function figuresOf(plan: RunPlan, report: RunReport, conditions: RunConditions): RunFigures {
  const rows = report.comparisons.map(({ name, base, head, delta, budgets }): RowFigures => {
    const outcomes = budgets.map(({ outcome }) => outcome);
    const known = name.replace(/-\d+$/, '');
    return {
      name: known,
      isPlanted: plan.planted.includes(known),
      outcome: (['fail', 'inconclusive'] as const).find((one) => outcomes.includes(one)) ?? 'pass',
      delta,
      n: Math.min(base?.n ?? 0, head?.n ?? 0),
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

export function tableOf(runs: readonly Run[]): string {
  const columns = BUILDS.map((build) => columnOf(runs.filter((run) => run.build === build)));
  const lines = columns[0]!.map(([what], row) => [what, ...columns.map((column) => column[row]![1])]);
  const all = [['', ...BUILDS], ...lines];
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

/** What the table says of one build, line by line. */
function columnOf(runs: readonly Run[]): [string, string][] {
  const done = runs.filter((run) => 'verdict' in run);
  const of = (kind: Kind) => done.filter((run) => run.kind === kind);
  const verdicts = (kind: Kind, ...wanted: string[]) =>
    `${of(kind).filter(({ verdict }) => wanted.includes(verdict)).length} of ${of(kind).length}`;
  const rows = (kind: Kind, isPlanted: boolean, outcome: RowFigures['outcome']) => {
    const all = of(kind).flatMap((run) => run.rows.filter((row) => row.isPlanted === isPlanted));
    const found = all.filter((row) => row.outcome === outcome).length;
    return `${found} of ${all.length}${all.length === 0 ? '' : ` (${percent(found / all.length)})`}`;
  };
  const figures = (kind: Kind, figure: (run: RunFigures) => number | null, digits: number) => {
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
