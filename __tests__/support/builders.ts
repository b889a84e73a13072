// Rows and Reports for tests of what prints them: say medians, noise and budgets, and the numbers between are
// worked out as the program works them out. No randomness: the noise is the same ten offsets, turned around.

import { estimateChange } from '../../src/compare/compare.ts';
import type { Comparison, SampleSummary } from '../../src/model/comparison.ts';
import { errorReport } from '../../src/model/error-report.ts';
import { type GeomeanRow, type Guidance, type Report, type ReportRow, UNEXPLAINED } from '../../src/model/report.ts';
import { type ResultState, STATES, UNDECIDED, type Verdict } from '../../src/model/verdict.ts';
import { mannWhitney } from '../../src/stats/mann-whitney.ts';
import { median } from '../../src/stats/median.ts';
import { medianInterval } from '../../src/stats/median-interval.ts';

const OFFSETS = [0.13, -0.62, 0.41, 1, -0.24, 0.02, -1, 0.77, -0.35, -0.02];

/** Values whose median is `middle` with ten of them, each at most `noise` (a ratio) from it. `turn` gives another order. */
export function around(middle: number, noise = 0.01, { n = 10, turn = 0 } = {}): number[] {
  return Array.from({ length: n }, (_, index) => {
    const offset = OFFSETS[(index + turn) % OFFSETS.length]!;
    // Four digits, as tools print them.
    return Number((middle * (1 + noise * offset)).toPrecision(4));
  });
}

/** A metric without noise. */
export function always(value: number, n = 10): number[] {
  return Array.from({ length: n }, () => value);
}

type Given = Partial<Omit<ReportRow, 'base' | 'head'>> & {
  /** Null: not measured on that side. */
  readonly base: readonly number[] | null;
  readonly head: readonly number[] | null;
};

/** A time of `Encode-8` unless said otherwise; constant on both sides means exact, as in the program. */
export function aRow({ base: baseValues, head: headValues, ...given }: Given): ReportRow {
  const [base, head] = [summary(baseValues), summary(headValues)];
  const sides = [base, head].filter((side) => side !== null);
  const exact = sides.every(({ values }) => values.every((value) => value === values[0]));
  return {
    command: null,
    group: null,
    name: 'Encode-8',
    metric: 'ns/op',
    unit: 'sec/op',
    better: 'lower',
    primary: true,
    shortName: null,
    renamed: null,
    isControl: false,
    placements: null,
    fastestP: null,
    base,
    head,
    exact,
    ...tested(base, head, exact),
    ...UNEXPLAINED,
    detectable: exact || base === null || head === null ? null : 0.062,
    isAllowed: false,
    state: base === null ? 'new' : head === null ? 'removed' : 'unchanged',
    verdicts: [],
    ...given,
  };
}

/**
 * Values in two modes, of which base has more in the low one and head in the high one: the median jumps from one to the
 * other, by 29 %, and the Hodges-Lehmann change is a hundredth.
 */
export function aRowWithModes(given: Partial<ReportRow> = {}): ReportRow {
  const modes = (low: number, turn: number) => [
    ...around(100e-9, 0.01, { n: low, turn }),
    ...around(130e-9, 0.01, { n: 30 - low, turn }),
  ];
  return { ...aRow({ base: modes(20, 0), head: modes(10, 3) }), ...given };
}

export function aVerdict(given: Partial<Verdict> = {}): Verdict {
  return {
    ...UNDECIDED,
    kind: 'max-regression',
    limit: 0.05,
    level: 'fail',
    outcome: 'pass',
    because: null,
    alpha: 0.0005,
    ...given,
  };
}

export const BASE_SHA = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
export const HEAD_SHA = '9c1185a5c5e9fc54612808977ee8f548b2258d31';

/** How the report of an action starts this program. */
export const ACTION_PROGRAM = ['npx', 'bench-referee@1.2.3'];

/** Of a run that the configuration of base sets wholly; `more` stands at the end of the command. */
export function aRepeat(...more: readonly string[]): Report['repeats'][number] {
  const commits = ['--base', BASE_SHA, '--head', HEAD_SHA];
  const words = ['check', ...commits, '--config-from', 'base', '--seed', '7f3a91c2', ...more];
  return { leg: null, words, obstacles: [] };
}

/** Counts follow from the rows. */
export const GUIDANCE: Guidance = {
  docs: 'https://github.com/OWNER/bench-referee/blob/v0.1.0/docs',
  failOn: 'regression',
  overrideLabel: 'perf-regression-accepted',
};

export function aReport(given: Partial<Report> & { readonly rows: readonly ReportRow[] }): Report {
  const count = (state: ResultState) => given.rows.filter((row) => row.state === state).length;
  return {
    ...errorReport('bench-referee', [], HEAD_SHA),
    conclusion: 'pass',
    commits: { base: { sha: BASE_SHA, how: 'merge-base' }, head: { sha: HEAD_SHA, how: 'head' } },
    rounds: 10,
    seed: '7f3a91c2',
    commands: ["go test -run='^$' -bench=. -benchmem -count=1 ./..."],
    plan: { cpus: null, nice: null },
    program: ['bench-referee'],
    repeats: [aRepeat()],
    counts: Object.fromEntries(STATES.map((state) => [state, count(state)])) as Report['counts'],
    guidance: GUIDANCE,
    environment: {
      os: 'linux',
      kernel: '6.11.0-1018-azure',
      architecture: 'x64',
      cpu: 'AMD EPYC 7763 64-Core Processor',
      cores: 4,
      memoryBytes: 16 * 2 ** 30,
      image: 'ubuntu24 20261101.1',
      node: '24.21.0',
      loadBefore: 0.1,
      loadAfter: 1.2,
    },
    ...given,
  };
}

/** The rows' own medians averaged, as the program does it. */
export function aGeomean(unit: string, rows: readonly ReportRow[]): Report['geomeans'][number] {
  const pairs = rows.flatMap(({ unit: own, base, head }) =>
    own === unit && base && head ? [[base.median, head.median]] : [],
  );
  const average = (values: readonly number[]) =>
    Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
  const [base, head] = [average(pairs.map(([value]) => value!)), average(pairs.map(([, value]) => value!))];
  return { unit, base, head, delta: head / base - 1, n: pairs.length };
}

/** Of so many benchmarks, as a budget judged it. */
export function aGeomeanRow(count: number, given: Partial<GeomeanRow> = {}): GeomeanRow {
  const members = Array.from({ length: count }, (_, index) => ({
    ...{ command: null, group: null, name: `Case${index + 1}` },
  }));
  const { state: _, ...row } = aRow({ base: always(1), head: always(1), name: `geomean of ${count}` });
  return { ...row, members, leftOut: 0, growth: null, ...given };
}

function summary(values: readonly number[] | null): SampleSummary | null {
  if (values === null) return null;
  const { low, high } = medianInterval(values, 0.95);
  const rounds = values.map((_, index) => index + 1);
  return { values, rounds, n: values.length, median: median(values), medianInterval: { low, high } };
}

function tested(
  base: SampleSummary | null,
  head: SampleSummary | null,
  exact: boolean,
): Pick<Comparison, 'delta' | 'change' | 'interval' | 'failInterval' | 'passInterval' | 'p'> {
  const none = { interval: null, failInterval: null, passInterval: null };
  if (base === null || head === null) return { delta: null, change: null, ...none, p: null };
  const delta = base.median === head.median ? 0 : base.median === 0 ? null : head.median / base.median - 1;
  if (exact) return { delta, change: delta, ...none, p: null };
  return {
    delta,
    ...estimateChange(base.values, head.values, { delta }),
    p: mannWhitney(base.values, head.values).p,
  };
}
