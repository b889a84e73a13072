// Changes are dated by commits in their true order, even if an old release is measured again each night that no push measured.

import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { analyseHistory } from '../../../src/history/analyse-history.ts';
import { orderPoints } from '../../../src/history/timeline.ts';
import type { MeasuredTree, StoredRun } from '../../../src/model/stored-run.ts';
import { aStoredRun, minute, shaOf } from '../../support/stored-runs.ts';

const indexOf = (commit: string) => Number.parseInt(commit, 16);
const committedAt = (commit: number) => minute(100 * commit);

interface Comparison {
  readonly from: number;
  readonly to: number;
  readonly at: string;
}

interface World {
  readonly comparisons: readonly Comparison[];
  /** Level of a commit, as the logarithm of a ratio. */
  readonly level: (commit: number) => number;
}

const SIZE = 0.0953;

/** The only change is between commits 5 and 7. Commit 5 is a release, and a push brought 5, 6 and 7 at once. */
const RELEASE: World = {
  comparisons: [
    { from: 0, to: 4, at: committedAt(4) },
    { from: 4, to: 7, at: committedAt(7) },
    { from: 7, to: 8, at: committedAt(8) },
    { from: 5, to: 8, at: minute(850) },
    { from: 8, to: 9, at: committedAt(9) },
    { from: 5, to: 9, at: minute(950) },
  ],
  level: (commit) => (commit >= 6 ? SIZE : 0),
};

/** Pushes of one to three commits, some of which were not recorded, and nights against the releases. */
function makeWorld(seed: number): World {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(limit * random.uniform());
  const step = 1 + below(20);
  const releases = [below(8), 8 + below(8)];
  const comparisons: Comparison[] = [];
  for (let tip = 1 + below(3), before = 0; tip < 24; before = tip, tip += 1 + below(3)) {
    if (random.uniform() < 0.85) comparisons.push({ from: before, to: tip, at: committedAt(tip) });
    const release = releases.findLast((one) => one < tip);
    if (release !== undefined && random.uniform() < 0.5)
      comparisons.push({ from: release, to: tip, at: minute(100 * tip + 50) });
  }
  return { comparisons, level: (commit) => (commit >= step ? SIZE : 0) };
}

function runsOf({ comparisons, level }: World, seed: number): StoredRun[] {
  const random = randomOf(seed);
  return comparisons.map(({ from, to, at }) =>
    aStoredRun({ from, to, at, changes: { parse: level(to) - level(from) + 0.001 * random.gauss() } }),
  );
}

const dated = (measured: MeasuredTree) => ({ ...measured, committedAt: committedAt(indexOf(measured.commit)) });

const SOURCES = {
  'the runs alone': (runs: readonly StoredRun[]) => analyseHistory(runs, { anchor: null }),
  'the times of the commits': (runs: readonly StoredRun[]) =>
    analyseHistory(
      runs.map((run) => ({ ...run, from: dated(run.from), to: dated(run.to) })),
      { anchor: null },
    ),
  'a clone, whose commits all have one time': (runs: readonly StoredRun[]) =>
    analyseHistory(runs, {
      anchor: null,
      cloned: Array.from({ length: 30 }, (_, commit) => ({ commit: shaOf(commit), committedAt: minute(0) })),
    }),
};

describe.each(Object.entries(SOURCES))('with the order of %s', (source, analyse) => {
  const worlds = [RELEASE, ...Array.from({ length: 300 }, (_, seed) => makeWorld(seed + 1))];

  test('every change is one that happened, between commits in their order', () => {
    for (const [seed, world] of worlds.entries()) {
      const { points, series } = analyse(runsOf(world, seed + 1));
      for (const { range, logRatio, state } of series[0]!.changes) {
        const [before, after] = [points[range[0]]!, points[range[1] + 1]!].map(({ commit }) => indexOf(commit));
        const what = { seed, state, before, after };
        expect({ ...what, isForward: before! < after! }).toEqual({ ...what, isForward: true });
        expect({ ...what, size: logRatio - (world.level(after!) - world.level(before!)) }).toEqual({
          ...what,
          size: expect.closeTo(0, 1),
        });
      }
      expect({ seed, others: series[0]!.changes.slice(1) }).toEqual({ seed, others: [] });
    }
  });

  test('commits stand in their order, apart from those that only a night measured', () => {
    for (const [seed, world] of worlds.entries()) {
      const { points } = analyse(runsOf(world, seed + 1));
      const reached = new Set(world.comparisons.map(({ to }) => to));
      const order = points.map(({ commit }) => indexOf(commit));
      const known = source === 'the runs alone' ? order.filter((commit) => reached.has(commit)) : order;
      expect(known).toEqual(known.toSorted((one, other) => one - other));
    }
  });
});

test('the step behind a release is found where it is, and no later night confirms another one', () => {
  const { points, series } = SOURCES['the times of the commits'](runsOf(RELEASE, 1));
  expect(
    series[0]!.changes.map(({ range, state }) => [
      indexOf(points[range[0]]!.commit),
      indexOf(points[range[1] + 1]!.commit),
      state,
    ]),
  ).toEqual([[5, 7, 'confirmed']]);
});

test('the only commit without an older one is the oldest, and a change behind it is dated', () => {
  const runs = [0, 1, 2].map((from) => aStoredRun({ from, to: from + 1, changes: { parse: from === 0 ? SIZE : 0 } }));
  expect(analyseHistory(runs, { anchor: null }).series[0]!.changes).toMatchObject([{ range: [0, 0] }]);
});

test('the clone is believed before the times', () => {
  const runs = [aStoredRun({ from: 1, to: 5, at: minute(1) }), aStoredRun({ from: 2, to: 6, at: minute(2) })];
  const cloned = [2, 1, 6, 5].map((commit) => ({ commit: shaOf(commit), committedAt: minute(commit) }));
  expect(orderPoints(runs, cloned).map(({ commit }) => indexOf(commit))).toEqual([2, 1, 6, 5]);
});

test('the newest run says which direction is better', () => {
  const runs = [0, 1, 2].map((from) => aStoredRun({ from, to: from + 1, changes: { score: 0.05 } }));
  const higher = runs.map((run, index) =>
    index === 2 ? { ...run, rows: run.rows.map((row) => ({ ...row, better: 'higher' as const })) } : run,
  );
  for (const order of [higher, higher.toReversed()])
    expect(analyseHistory(order, { anchor: null }).series[0]!.better).toBe('higher');
});
