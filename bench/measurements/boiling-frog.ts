// A boiling frog: a benchmark that gets a little slower with each commit after a release, so that no pull request breaks
// its budget. Each commit is a pull request that is measured, judged and recorded by the code of the product, and each
// night the branch is compared with the release. It says when a budget against the release is broken.

import { analyse } from '../../src/analyse/pipeline.ts';
import type { Budget } from '../../src/budgets/budget.ts';
import { findAnchorLevels, findPoint, prepareHistory } from '../../src/history/base-levels.ts';
import { tabulateRuns } from '../../src/history/run-table.ts';
import { storeRun } from '../../src/history/stored-runs.ts';
import type { BaseLevels } from '../../src/model/anchor.ts';
import type { Recording } from '../../src/model/recording.ts';
import type { Report } from '../../src/model/report.ts';
import type { StoredRun } from '../../src/model/stored-run.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { randomOf } from '../random.ts';

export interface BoilingFrog {
  /** Logarithm of the ratio from one commit to the next. */
  readonly step: number;
  readonly commits: number;
  /** Commits from one comparison with the release to the next. */
  readonly night: number;
  /** Standard deviation of a value, as a ratio. Ten values a side have a ratio with 0.45 of it. */
  readonly noise: number;
  readonly seed: number;
}

export interface FrogResult {
  /** Commit whose pull request is the first to break the budget against the release; the release is 0. Null: none does. */
  readonly reportedAt: number | null;
  /** Number of pull requests that break the budget against base. */
  readonly brokenAgainstBase: number;
}

const ROUNDS = 10;
const RELEASE = 'latest-release';

const CONFIG = `
budgets:
  - metric: sec/op
    max-regression: 5%
  - metric: sec/op
    against: ${RELEASE}
    max-regression: 5%
`;

export function boilFrog({ step, commits, night, noise, seed }: BoilingFrog): FrogResult {
  const random = randomOf(seed);
  const policy = policyOf(parseConfigFile(CONFIG, 'bench-referee.yml'), '2026-01-01');
  const runs: StoredRun[] = [];
  const measure = (from: number, to: number, levels: BaseLevels | null): Report => {
    const valuesAt = (commit: number) =>
      Array.from({ length: ROUNDS }, () => 100 * Math.exp(step * commit + noise * random.gauss()));
    return analyse(record({ from, to, base: valuesAt(from), head: valuesAt(to) }), policy, levels);
  };
  const store = (from: number, to: number, report: Report) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, runs.length)).toISOString();
    runs.push(storeRun(report, { from: treeOf(from), to: treeOf(to), at, workflowRun: null }));
  };
  let reportedAt: number | null = null;
  let brokenAgainstBase = 0;
  for (let commit = 1; commit <= commits; commit += 1) {
    const report = measure(commit - 1, commit, levelsAt(runs, commit - 1, policy.budgets));
    const [row] = report.rows;
    const broken = row?.verdicts.filter(({ outcome }) => outcome === 'fail') ?? [];
    if (broken.some(({ anchored }) => anchored !== null)) reportedAt ??= commit;
    if (broken.some(({ anchored }) => anchored === null)) brokenAgainstBase += 1;
    store(commit - 1, commit, report);
    if (commit % night === 0) store(0, commit, measure(0, commit, null));
  }
  return { reportedAt, brokenAgainstBase };
}

/** Returns what the history says about a commit, as the gate reads it. */
function levelsAt(runs: readonly StoredRun[], commit: number, budgets: readonly Budget[]): BaseLevels | null {
  if (runs.length === 0) return null;
  const history = prepareHistory(tabulateRuns(runs));
  const [from, base] = [0, commit].map((one) => findPoint(history, treeOf(one)));
  if (from == null || base == null) return null;
  const levels = findAnchorLevels(history, { anchor: { name: 'v1.0.0', commit: treeOf(0).commit }, from, base });
  const wanted = budgets.flatMap(({ against }) => against ?? []);
  return { ofBudgets: new Map(wanted.map((against) => [against, levels])), shown: levels, recordedIn: null };
}

function treeOf(commit: number) {
  const hex = (number: number) => number.toString(16).padStart(40, '0');
  return { tree: hex(commit + 1_000_000), commit: hex(commit) };
}

interface Pair {
  readonly from: number;
  readonly to: number;
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** Makes the recording of one benchmark of Go, with one value a round. */
function record({ from, to, base, head }: Pair): Recording {
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  const invocations = rounds.flatMap((round) =>
    (['base', 'head'] as const).map((side) => ({
      ...{ side, round, command: 0, startMs: round * 100, durationMs: 40, exitCode: 0, outcome: 'ok' as const },
    })),
  );
  const series = (values: readonly number[], offset: number) => ({
    invocations: values.map((_, index) => 2 * index + offset),
    values: values.map((value) => [value]),
  });
  return {
    version: 2,
    name: 'bench-referee',
    commits: { base: { sha: treeOf(from).commit, how: 'merge-base' }, head: { sha: treeOf(to).commit, how: 'head' } },
    schedule: {
      ...{ seed: 'frog', rounds: { min: ROUNDS, max: ROUNDS }, commands: ['bench'], setup: null },
      ...{ workingDirectory: '.', format: 'go', unit: 'invocation', ended: 'complete' },
    },
    environment: {
      ...{ os: 'linux', kernel: '6', architecture: 'x64', cpu: 'simulated', cores: 4, memoryBytes: 16e9, image: null },
      ...{ node: '24', loadBefore: null, loadAfter: null },
    },
    invocations,
    series: [
      {
        ...{
          group: null,
          name: 'parse',
          metric: 'sec/op',
          unit: 'ns',
          better: null,
          primary: true,
          deterministic: false,
        },
        base: series(base, 0),
        head: series(head, 1),
      },
    ],
    problems: [],
  };
}
