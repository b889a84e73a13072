// Simulates a repository whose runs measure benchmarks of a known noise, with the code of the product: the error of a
// stored run, when a step is suspected, and what the runs that measure it again say. Prints the table of docs/history.md.
//   npx node bench/measurements/history-noise.ts [--noises 0.7,1,1.4,2] [--modes gate,0.5] [--histories 200] [--step 3] [--flat-years 0]
// A mode is the precision of the runs in percent, or `gate`: each result stops at the look that clears it. With
// `--machines`, each run has a machine whose noise is 1, 1.3 or 2 times the named one.

import { parseArgs } from 'node:util';
import { comparePair } from '../../src/compare/compare.ts';
import { analyseHistory, listSuspectPairs } from '../../src/history/analyse-history.ts';
import { isImprecise, measureRatio } from '../../src/history/stored-runs.ts';
import type { History, JudgedChange } from '../../src/model/history-report.ts';
import type { StoredRow, StoredRun } from '../../src/model/stored-run.ts';
import { planLooks } from '../../src/stats/alpha-spending.ts';
import { clearingLevels } from '../../src/stats/clearing.ts';
import { randomOf } from '../random.ts';

const { values } = parseArgs({
  options: {
    noises: { type: 'string', default: '0.7,1,1.4,2' },
    modes: { type: 'string', default: 'gate,0.5' },
    histories: { type: 'string', default: '200' },
    step: { type: 'string', default: '3' },
    'flat-years': { type: 'string', default: '0' },
    machines: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

const HISTORIES = Number(values.histories);
const STEP = Math.log1p(Number(values.step) / 100);
const SERIES = 100;
/** Commit that is slower, and the commits of a history. */
const PLACE = 30;
const COMMITS = 60;
const FLAT_COMMITS = 200;
/** Commits from one comparison with the release to the next. */
const NIGHT = 4;
const ROUNDS = { min: 6, max: 30 };
const LIMIT = 0.05;
const MACHINES = values.machines ? [1, 1.3, 2] : [1];
/** Measurements from which those of a history are drawn. */
const POOL = 4000;

const random = randomOf(Number(values.seed));

type Measured = Pick<StoredRow, 'logRatio' | 'standardError' | 'n'>;

const SUBJECT = {
  ...{ command: null, group: null, name: 'B', metric: 'sec/op', unit: 'sec/op', better: 'lower' as const },
  primary: true,
  shortName: null,
  renamed: null,
  isControl: false,
};

/** Measures two equal programs: after each look, `isEnough` decides whether that is the end. */
function measure(
  noise: number,
  looks: readonly number[],
  isEnough: (row: Compared, look: number) => boolean,
): Measured {
  const draw = () => 1e-6 * Math.exp(noise * random.gauss());
  const [base, head] = [0, 1].map(() => Array.from({ length: looks.at(-1)! }, draw)) as [number[], number[]];
  for (const n of looks) {
    const row = compareValues(base.slice(0, n), head.slice(0, n));
    if (n < looks.at(-1)! && !isEnough(row, n)) continue;
    return { ...measureRatio(row)!, n };
  }
  throw new Error('no look');
}

type Compared = ReturnType<typeof compareValues>;

function compareValues(base: readonly number[], head: readonly number[], clearing?: number) {
  const sample = (all: readonly number[]) => ({ values: all, rounds: all.map((_, index) => index + 1) });
  const pair = { subject: SUBJECT, base: sample(base), head: sample(head), exact: false, varies: true, layout: null };
  return comparePair(pair, clearing);
}

const looks = planLooks(ROUNDS);
const levels = new Map(clearingLevels(looks, ROUNDS.max).map((level, index) => [looks[index]!, level]));

/** Returns a function that draws what a run measures of two equal programs. */
function makePool(noise: number, mode: string): () => Measured {
  const isEnough = (row: Compared, look: number) => {
    if (mode !== 'gate') return !isImprecise(row, Number(mode) / 100);
    const { passInterval } = compareValues(row.base!.values, row.head!.values, levels.get(look));
    return passInterval !== null && passInterval.high <= LIMIT;
  };
  const pool = Array.from({ length: POOL }, (_, index) =>
    measure(noise * MACHINES[index % MACHINES.length]!, looks, isEnough),
  );
  return () => pool[Math.floor(POOL * random.uniform())]!;
}

const hex = (number: number) => number.toString(16).padStart(40, '0');
const commitOf = (sha: string) => Number.parseInt(sha, 16);

let minutes = 0;

/** Stores a run of two commits; of the first result alone if it has fixed rounds. */
function store(from: number, to: number, step: number, measured: readonly Measured[]): StoredRun {
  const tree = (commit: number) => ({ tree: hex(commit + 1_000_000), commit: hex(commit) });
  const rows = measured.map(({ logRatio, standardError, n }, index): StoredRow => {
    const change = index === 0 && from < PLACE && to >= PLACE ? step : 0;
    return {
      ...{ command: null, group: null, name: `B${index}`, metric: 'sec/op', better: 'lower' },
      ...{ logRatio: logRatio + change, standardError, n, from: 1, to: 1 },
    };
  });
  minutes += 1;
  const at = new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();
  return { version: 1, from: tree(from), to: tree(to), at, runner: {}, rows };
}

/** Makes the runs of a commit: one against the commit before it, and each night one against the release. */
function makeRuns(commit: number, step: number, draw: () => Measured): StoredRun[] {
  const all = () => Array.from({ length: SERIES }, draw);
  const runs = [store(commit - 1, commit, step, all())];
  if (commit % NIGHT === 0) runs.push(store(0, commit, step, all()));
  return runs;
}

const analyse = (runs: readonly StoredRun[]) => analyseHistory(runs, { anchor: null });

/** Measures the pairs of a history again until nothing is suspected. Returns how often. */
function confirm(runs: StoredRun[], noise: number, step: number): { history: History; times: number; rounds: number } {
  for (let [times, rounds] = [0, 0]; ; times += 1) {
    const history = analyse(runs);
    const [pair] = listSuspectPairs(history.suspects);
    if (pair === undefined) return { history, times, rounds };
    rounds += pair.rounds;
    const own = () => {
      const machine = MACHINES[Math.floor(MACHINES.length * random.uniform())]!;
      return measure(noise * machine, [pair.rounds], () => true);
    };
    const names = new Set(history.suspects.map(({ name }) => Number(name.slice(1))));
    const measured = Array.from({ length: 1 + Math.max(...names) }, own);
    runs.push(store(commitOf(pair.before), commitOf(pair.after), step, measured));
  }
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
const quantile = (all: readonly number[], part: number) =>
  all.toSorted((one, other) => one - other)[Math.min(all.length - 1, Math.floor(part * all.length))]!;

function isNear({ kind, range, logRatio }: JudgedChange, points: History['points']): boolean {
  const [first, last] = [range[0], range[1] + 1].map((index) => commitOf(points[index]!.commit)) as [number, number];
  return kind === 'step' && logRatio > 0 && first - 3 <= PLACE - 1 && PLACE <= last + 3;
}

function tryStep(noise: number, draw: () => Measured) {
  const delays: number[] = [];
  const rounds: number[] = [];
  const states = new Map<string, number>();
  for (let history = 0; history < HISTORIES; history += 1) {
    const runs: StoredRun[] = [];
    for (let commit = 1; commit < PLACE; commit += 1) runs.push(...makeRuns(commit, STEP, draw));
    let delay = Infinity;
    for (let commit = PLACE; commit < COMMITS; commit += 1) {
      runs.push(...makeRuns(commit, STEP, draw));
      if (!analyse(runs).suspects.some(({ name, change }) => name === 'B0' && change > 0)) continue;
      delay = commit - PLACE + 1;
      break;
    }
    delays.push(delay);
    if (delay === Infinity) continue;
    const confirmed = confirm(runs, noise, STEP);
    const { series, points } = confirmed.history;
    rounds.push(confirmed.rounds);
    const change = series.find(({ name }) => name === 'B0')!.changes.find((one) => isNear(one, points));
    const state = change?.state ?? 'no longer suspected';
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  return { delays, states, rounds };
}

for (const mode of values.modes.split(',')) {
  for (const percentOfNoise of values.noises.split(',')) {
    const noise = Number(percentOfNoise) / 100;
    const draw = makePool(noise, mode);
    const sample = Array.from({ length: POOL }, draw);
    const error = quantile(
      sample.map(({ standardError }) => standardError),
      0.5,
    );
    const usedRounds = sample.reduce((sum, { n }) => sum + n, 0) / POOL;
    const { delays, states, rounds } = tryStep(noise, draw);
    const suspected = delays.filter(Number.isFinite).length;
    const shares = [...states].map(([state, count]) => `${state} ${percent(count, suspected)}`).join(', ');
    console.log(
      `${mode}, noise ${percentOfNoise} %: ${usedRounds.toFixed(1)} rounds, error ${(100 * error).toFixed(2)} %; suspected ${suspected} of ${HISTORIES}, after ${quantile(delays, 0.5)} commits (p90 ${quantile(delays, 0.9)}); ${shares}; rounds to decide, median ${rounds.length === 0 ? '-' : quantile(rounds, 0.5)}`,
    );
    const flat = Array.from({ length: Number(values['flat-years']) }, () => {
      const runs: StoredRun[] = [];
      let suspects = 0;
      for (let commit = 1; commit < FLAT_COMMITS; commit += 1) {
        runs.push(...makeRuns(commit, 0, draw));
        suspects += Number(confirm(runs, noise, 0).times > 0);
      }
      const changes = analyse(runs).series.flatMap((one) => one.changes);
      return { suspects, confirmed: changes.filter(({ state }) => state === 'confirmed').length };
    });
    if (flat.length > 0) {
      const total = (key: 'suspects' | 'confirmed') => flat.reduce((sum, year) => sum + year[key], 0);
      console.log(
        `  without a step, ${flat.length} years of ${SERIES} results and ${FLAT_COMMITS} commits: ${total('suspects')} suspects, ${total('confirmed')} confirmed`,
      );
    }
  }
}
