// Tries the search for a commit on simulated pull requests, with the code of the product. It prints how often the right
// commit is named, how often only a range with it, and how often a wrong one, and what it takes.
//   npx node bench/measurements/bisect.ts [--runs 1000] [--commits 16]

import { parseArgs } from 'node:util';
import { randomOf } from '../random.ts';
import { CALM_WORLD, searchIn, type World } from './bisect/simulate.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    commits: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
});
const RUNS = Number(values.runs);
const COMMITS = Number(values.commits);
const random = randomOf(Number(values.seed));

const below = (end: number) => Math.floor(random.uniform() * end);

const twoParts = () => {
  const first = below(COMMITS - 1);
  return { culprits: [first, first + 1 + below(COMMITS - 1 - first)] };
};

const third = () => ({
  broken: new Set(Array.from({ length: COMMITS - 1 }, (_, one) => one).filter(() => below(3) === 0)),
});

const WORLDS: Readonly<Record<string, () => Partial<World>>> = {
  '+10 % at a noise of 2 %': () => ({}),
  '+5 % at 2 %': () => ({ effect: 0.05 }),
  '+10 % at 5 %': () => ({ noise: 0.05 }),
  '+3 % at 2 %': () => ({ effect: 0.03 }),
  '+30 % at 10 %': () => ({ effect: 0.3, noise: 0.1 }),
  exact: () => ({ isExact: true }),
  'exact, in two parts': () => ({ isExact: true, ...twoParts() }),
  'two of +10 % at 2 %': () => twoParts(),
  'two of +10 % at 5 %': () => ({ ...twoParts(), noise: 0.05 }),
  '+10 % at 2 %, a third of the commits broken': () => third(),
  '+10 % at 2 %, builds differ by 1 %': () => ({ layout: 0.01 }),
  '+5 % at 1 %, builds differ by 1 %': () => ({ effect: 0.05, noise: 0.01, layout: 0.01 }),
  '+10 % at 2 %, every tenth value disturbed': () => ({ outliers: 0.1 }),
  '+10 % at 2 %, machine drifts by 2 % a round': () => ({ drift: 0.02 }),
  '+10 % at 2 %, gate of 6 rounds': () => ({ gateRounds: 6 }),
  '+3 % and +26 % at 0.6 %': () => ({ ...twoParts(), firstEffect: 0.03, effect: 0.26, noise: 0.006 }),
};

for (const [name, worldOf] of Object.entries(WORLDS)) {
  const results = Array.from({ length: RUNS }, () =>
    searchIn({ ...CALM_WORLD, commits: COMMITS, culprits: [below(COMMITS)], ...worldOf() }, random),
  );
  const share = (grade: string) =>
    `${((100 * results.filter((one) => one.grade === grade).length) / RUNS).toFixed(1)} %`;
  const mean = (of: (one: (typeof results)[number]) => number) =>
    (results.reduce((sum, one) => sum + of(one), 0) / RUNS).toFixed(1);
  const most = Math.max(...results.map(({ builds }) => builds));
  console.log(
    `${name.padEnd(46)} right ${share('right')}  range ${share('range')}  wrong ${share('wrong')}  builds ${mean(({ builds }) => builds)} (at most ${most})  rounds ${mean(({ rounds }) => rounds)}`,
  );
}
