import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { analyseHistory } from '../../../src/history/analyse-history.ts';
import { orderPoints } from '../../../src/history/timeline.ts';
import type { StoredRun } from '../../../src/model/stored-run.ts';
import { aStoredRun, minute, shaOf, treeOf } from '../../support/stored-runs.ts';

const indexOf = (commit: string) => Number.parseInt(commit, 16);

describe('the order of commits', () => {
  const order = (runs: readonly StoredRun[]) => orderPoints(runs).map(({ commit }) => indexOf(commit));

  test('follows the runs, in whatever order they are given', () => {
    const runs = [3, 1, 4, 2].map((to) => aStoredRun({ from: to - 1, to, at: minute(0) }));
    expect(order(runs)).toEqual([0, 1, 2, 3, 4]);
  });

  test('follows the time where no run compares', () => {
    expect(
      order([aStoredRun({ from: 5, to: 6, at: minute(2) }), aStoredRun({ from: 7, to: 8, at: minute(1) })]),
    ).toEqual([7, 8, 5, 6]);
  });

  test('survives runs that contradict each other', () => {
    const runs = [
      aStoredRun({ from: 1, to: 2, at: minute(1) }),
      aStoredRun({ from: 2, to: 1, at: minute(2) }),
      aStoredRun({ from: 2, to: 3, at: minute(3) }),
      aStoredRun({ from: 3, to: 3, at: minute(4) }),
    ];
    expect(order(runs)).toEqual([1, 2, 3]);
  });
});

/** A year of commits with a run for each, and each night one against commit 0. */
function makeYear(level: (commit: number) => number, { commits = 60, seed = 1, nights = 4 } = {}): StoredRun[] {
  const random = randomOf(seed);
  const run = (from: number, to: number, at: string) =>
    aStoredRun({ from, to, at, changes: { parse: level(to) - level(from) + 0.004 * random.gauss() } });
  return Array.from({ length: commits - 1 }, (_, index) => index + 1).flatMap((to) => [
    run(to - 1, to, minute(2 * to)),
    ...(nights > 0 && to % nights === 0 ? [run(0, to, minute(2 * to + 1))] : []),
  ]);
}

const analyse = (runs: readonly StoredRun[], anchor: number | null = 0) =>
  analyseHistory(runs, { anchor: anchor === null ? null : shaOf(anchor) });

describe('levels', () => {
  test('are relative to the anchor, with errors that grow along a chain and stop at an anchor', () => {
    const [chain] = analyse(makeYear(() => 0, { nights: 0 })).series;
    const [anchored] = analyse(makeYear(() => 0)).series;
    expect(chain!.levels.at(-1)!.standardError).toBeGreaterThan(0.025);
    expect(anchored!.levels.at(-1)!.standardError).toBeLessThan(0.009);
    expect(chain!.levels[0]).toEqual({ level: 0, standardError: 0 });
  });

  test('a commit that reverts another one has the level of its tree', () => {
    const forth = aStoredRun({ from: 0, to: 1, changes: { parse: 0.1 } });
    const back = aStoredRun({ from: 1, to: 2, changes: { parse: -0.1 } });
    const [series] = analyse([forth, { ...back, to: { ...back.to, tree: treeOf(0) } }]).series;
    expect(series!.levels[2]).toEqual(series!.levels[0]);
  });

  test('comparisons that contradict each other are told', () => {
    const calm = { from: 0, to: 1, standardError: 0.001 };
    const runs = [0, 0.1, 0].map((parse, index) => aStoredRun({ ...calm, changes: { parse }, at: minute(index) }));
    expect(analyse(runs).series[0]!.isInconsistent).toBe(true);
    expect(analyse(makeYear(() => 0)).series[0]!.isInconsistent).toBe(false);
  });

  test('a run without rows connects what it compares', () => {
    const runs = [aStoredRun({ from: 0, to: 1, changes: { parse: 0.1 } }), aStoredRun({ from: 1, to: 2 })];
    expect(analyse(runs).series[0]!.levels[2]!.level).toBeCloseTo(0.1, 6);
  });

  test('an exact metric keeps its exact levels', () => {
    const runs = [1, 2, 3].map((to) => aStoredRun({ from: to - 1, to, standardError: 0, changes: { parse: 0.01 } }));
    expect(analyse(runs).series[0]!.levels.at(-1)!.level).toBeCloseTo(0.03, 9);
  });
});

describe('changes', () => {
  const step = (commit: number) => (commit >= 30 ? 0.03 : 0);

  test.each([0, 4])('a step of 3 %% is found at its commit, with a night every %d commits', (nights) => {
    const { series, points } = analyse(makeYear(step, { nights }));
    expect(series[0]!.changes).toHaveLength(1);
    const [{ kind, range, logRatio }] = series[0]!.changes as [(typeof series)[0]['changes'][0]];
    expect([kind, indexOf(points[range[0]]!.commit), indexOf(points[range[1] + 1]!.commit)]).toEqual(['step', 29, 30]);
    expect(logRatio).toBeGreaterThan(0.02);
    expect(logRatio).toBeLessThan(0.045);
  });

  test('an improvement is found, and is no suspect', () => {
    const { series, suspects } = analyse(makeYear((commit) => -step(commit)));
    expect([series[0]!.changes.length, suspects]).toEqual([1, []]);
  });

  test('two steps, one up and one down', () => {
    const { series } = analyse(makeYear((commit) => (commit >= 20 && commit < 40 ? 0.05 : 0)));
    expect(series[0]!.changes.map(({ before, logRatio }) => [before, logRatio > 0])).toEqual([
      [19, true],
      [39, false],
    ]);
  });

  test('a creep is a drift', () => {
    const { series } = analyse(makeYear((commit) => 0.0025 * Math.min(40, Math.max(0, commit - 10))));
    expect(series[0]!.changes.map(({ kind }) => kind)).toEqual(['drift']);
  });

  test('the build of an anchor that is slower than its code is no step', () => {
    const runs = makeYear(() => 0).map((run) =>
      run.from.commit === shaOf(0)
        ? { ...run, rows: run.rows.map((row) => ({ ...row, logRatio: row.logRatio - 0.02 })) }
        : run,
    );
    expect(analyse(runs).series[0]!.changes).toEqual([]);
  });

  test('noise of twenty years has at most one suspect', () => {
    const suspects = Array.from({ length: 20 }, (_, seed) => analyse(makeYear(() => 0, { seed })).suspects.length);
    expect(suspects.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(1);
  });
});

describe('confirmation', () => {
  const year = makeYear((commit) => (commit >= 30 ? 0.03 : 0), { nights: 0 });
  const later = (parse: number) => aStoredRun({ from: 29, to: 30, changes: { parse }, at: minute(1000) });
  const states = (runs: readonly StoredRun[]) => analyse(runs).series[0]!.changes.map(({ state }) => state);

  test('a step is suspected until a later run of its own', () => {
    expect(states(year)).toEqual(['suspected']);
    expect(analyse(year).suspects).toMatchObject([
      { name: 'parse', before: { commit: shaOf(29) }, after: { commit: shaOf(30) } },
    ]);
  });

  test.each([1, 2, 3, 8])('a step that was measured %d times again stays confirmed', (times) => {
    const again = Array.from({ length: times }, (_, index) => ({ ...later(0.03), at: minute(1000 + index) }));
    expect(states([...year, ...again])).toEqual(['confirmed']);
  });

  test('a later run that shows it confirms it, and nobody measures it again', () => {
    expect(states([...year, later(0.03)])).toEqual(['confirmed']);
    expect(analyse([...year, later(0.03)]).suspects).toEqual([]);
  });
});
