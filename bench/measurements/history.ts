// Tries the alarms of the history on simulated years: series of benchmarks on machines that rotate, with runs for each
// commit, a nightly comparison with an anchor, and a run of its own for each suspect. It prints how often there is a
// false alarm, and how soon a true change is seen, beside the same search in absolute values.
//   npx node bench/measurements/history.ts [--flat-years 20] [--years 40] [--commits 200] [--series 100]

import { parseArgs } from 'node:util';
import { analyseHistory } from '../../src/history/analyse-history.ts';
import { findChanges } from '../../src/history/changes.ts';
import type { Suspect } from '../../src/model/history-report.ts';
import type { StoredRow, StoredRun } from '../../src/model/stored-run.ts';
import { randomOf } from '../random.ts';
import { boilFrog } from './boiling-frog.ts';

const { values } = parseArgs({
  options: {
    commits: { type: 'string', default: '200' },
    series: { type: 'string', default: '100' },
    /** Years without a change. */
    'flat-years': { type: 'string', default: '20' },
    /** Years in which one series changes, for each kind of change. */
    years: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});

const COMMITS = Number(values.commits);
const SERIES = Number(values.series);
/** Error of a ratio within a run. */
const NOISE = 0.004;
/** Machines of the service differ by this. */
const MACHINES = [0, 0.07, 0.14];
/** Commits per night. */
const NIGHT = 4;

const random = randomOf(Number(values.seed));

/** Each run is later than the one before. */
let minutes = 0;

interface World {
  readonly series: number;
  /** Logarithm of the true level of a series at a commit. */
  readonly level: (series: number, commit: number) => number;
}

function hex(number: number): string {
  return number.toString(16).padStart(40, '0');
}

/** Returns a run of two commits. Its stated errors vary, as those of few rounds do. */
function run({ series, level }: World, from: number, to: number): StoredRun {
  const tree = (commit: number) => ({ tree: hex(commit + 1_000_000), commit: hex(commit) });
  const rows = Array.from({ length: series }, (_, index): StoredRow => {
    const spread = Math.exp(0.3 * random.gauss());
    return {
      ...{ command: null, group: null, name: `B${index}`, metric: 'sec/op', better: 'lower' },
      logRatio: level(index, to) - level(index, from) + NOISE * random.gauss(),
      standardError: NOISE * spread,
      ...{ n: 6, from: 1, to: 1 },
    };
  });
  minutes += 1;
  const at = new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();
  return { version: 1, from: tree(from), to: tree(to), at, runner: {}, rows };
}

interface Year {
  readonly suspects: readonly { readonly suspect: Suspect; readonly at: number }[];
  readonly runs: readonly StoredRun[];
}

interface Life {
  /** Whether each suspect gets its own run at once. */
  readonly confirms: boolean;
  /** First commit after which there is a look. */
  readonly firstLook?: number;
  /** Ends the year early. */
  readonly isEnd?: (suspect: Suspect) => boolean;
}

/** Lives through a year: a look after each commit. */
function live(world: World, { confirms, firstLook = 1, isEnd = () => false }: Life): Year {
  const runs: StoredRun[] = [];
  const suspects: Year['suspects'][number][] = [];
  const known = new Set<string>();
  for (let commit = 1; commit < COMMITS; commit += 1) {
    runs.push(run(world, commit - 1, commit));
    const anchor = Math.floor(commit / 100) * 100;
    if (commit % NIGHT === 0 && anchor !== commit) runs.push(run(world, anchor, commit));
    if (commit < firstLook) continue;
    for (const suspect of analyseHistory(runs, { anchor: null }).suspects) {
      const key = `${suspect.name} ${suspect.before.commit} ${suspect.after.commit}`;
      if (known.has(key)) continue;
      known.add(key);
      suspects.push({ suspect, at: commit });
      if (isEnd(suspect)) return { suspects, runs };
      if (confirms)
        runs.push(run(world, Number.parseInt(suspect.before.commit, 16), Number.parseInt(suspect.after.commit, 16)));
    }
  }
  return { suspects, runs };
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

const flat = Array.from({ length: Number(values['flat-years']) }, () => {
  const { suspects, runs } = live({ series: SERIES, level: () => 0 }, { confirms: true });
  const changes = analyseHistory(runs, { anchor: null }).series.flatMap((one) => one.changes);
  return { suspects: suspects.length, confirmed: changes.filter(({ state }) => state === 'confirmed').length };
});
const total = (key: 'suspects' | 'confirmed') => flat.reduce((sum, year) => sum + year[key], 0);
console.log(
  `no change, ${SERIES} series of ${COMMITS} commits, ${flat.length} years: ${total('suspects')} suspects, ${total('confirmed')} confirmed`,
);

/** Returns the number of commits from a change of one of all series to its first suspect behind it, for many years. */
function delays(size: number): number[] {
  return Array.from({ length: Number(values.years) }, () => {
    const place = 20 + Math.floor((COMMITS - 60) * random.uniform());
    const level = (series: number, commit: number) => (series === 0 && commit >= place ? size : 0);
    const isFound = ({ name, change }: Suspect) => name === 'B0' && change > 0;
    const year = live({ series: SERIES, level }, { confirms: false, firstLook: place, isEnd: isFound });
    const first = year.suspects.find(({ suspect }) => isFound(suspect));
    return first === undefined ? Infinity : first.at - place + 1;
  }).sort((one, other) => one - other);
}

/** The same in the values themselves, each of the machine of its day. */
function delaysOfValues(size: number): number[] {
  return Array.from({ length: Number(values.years) }, () => {
    const place = 20 + Math.floor((COMMITS - 60) * random.uniform());
    const measured = Array.from({ length: COMMITS }, (_, commit) => {
      const machine = MACHINES[Math.floor(MACHINES.length * random.uniform())]!;
      return machine + (commit >= place ? size : 0) + NOISE * random.gauss();
    });
    for (let commit = place; commit < COMMITS; commit += 1) {
      const seen = measured.slice(0, commit + 1);
      const edges = {
        from: new Int32Array(seen.length),
        to: Int32Array.from(seen, (_, index) => index + 1),
        logRatio: Float64Array.from(seen),
        standardError: new Float64Array(seen.length).fill(NOISE),
        time: new Int32Array(seen.length),
        times: [],
        workflowRun: new Float64Array(seen.length),
        unplaced: new Set<number>(),
      };
      if (findChanges(edges, commit + 2, 0.05).some(({ before }) => before >= place - 10)) return commit - place + 1;
    }
    return Infinity;
  }).sort((one, other) => one - other);
}

for (const size of [0.01, 0.02, 0.03, 0.05]) {
  const [ratios, absolute] = [delays(size), delaysOfValues(size)];
  console.log(
    `+${100 * size} %: suspected after ${quantile(ratios, 0.5)} commits (p90 ${quantile(ratios, 0.9)}); in values ${quantile(absolute, 0.5)} (p90 ${quantile(absolute, 0.9)})`,
  );
}

const foundAt: number[] = [];
let named = 0;
for (let year = 0; year < Number(values.years); year += 1) {
  const start = 60;
  const level = (_: number, commit: number) => 0.0025 * Math.min(40, Math.max(0, commit - start));
  const { runs } = live({ series: 1, level }, { confirms: false });
  const { series, points } = analyseHistory(runs, { anchor: hex(start) });
  const [{ levels, changes }] = series as [(typeof series)[number]];
  const at = points.findIndex(({ commit }, index) => {
    const found = levels[index];
    return found != null && Number.parseInt(commit, 16) > start && Math.expm1(found.level) > 0.05;
  });
  foundAt.push(at < 0 ? Infinity : Number.parseInt(points[at]!.commit, 16) - start);
  if (changes.some(({ kind }) => kind === 'drift')) named += 1;
}
foundAt.sort((one, other) => one - other);
console.log(
  `0.25 % per commit over 40 commits: above 5 % at commit ${quantile(foundAt, 0.05)} to ${quantile(foundAt, 0.95)}, a drift in ${named} of ${values.years}`,
);

const frogs = Array.from({ length: Number(values.years) }, (_, index) =>
  boilFrog({ step: 0.0025, commits: 40, night: NIGHT, noise: 0.009, seed: Number(values.seed) + index }),
);
const tellers = frogs.map(({ reportedAt }) => reportedAt ?? Infinity).sort((one, other) => one - other);
const inTime = tellers.filter((commit) => commit >= 18 && commit <= 26).length;
const brokenAgainstBase = frogs.reduce((sum, frog) => sum + frog.brokenAgainstBase, 0);
console.log(
  `the same, each commit a pull request with a budget of 5 % against base and one against the release: the second tells at commit ${quantile(tellers, 0.05)} to ${quantile(tellers, 0.95)} (${inTime} of ${values.years} at 18 to 26), the first ${brokenAgainstBase} times`,
);
