import { describe, expect, test } from '@jest/globals';
import { isSettled, judgeRow, type SearchedRow } from '../../../src/bisect/answer.ts';
import { planNextStep, type TriedCommit } from '../../../src/bisect/next-step.ts';
import { isSteady, readTrials } from '../../../src/bisect/trials.ts';
import type { RecordedBisection } from '../../../src/model/bisection.ts';

const UNTRIED: TriedCommit = { status: 'untried', rounds: 0 };

const rowOf = (own: Partial<SearchedRow> = {}, commits = 8): SearchedRow => ({
  base: [100, 101, 99, 100],
  head: [120, 121, 119, 120],
  isExact: false,
  trials: Array.from({ length: commits }, () => []),
  ...own,
});

const plan = (rows: readonly SearchedRow[], commits: readonly TriedCommit[], rounds = 0) =>
  planNextStep({ rows, commits, rounds, buildRounds: 2 });

const untried = (count: number) => Array.from({ length: count }, () => UNTRIED);

describe('the next step of a search', () => {
  test('begins in the middle', () => {
    expect(plan([rowOf()], untried(7))).toEqual({ kind: 'measure', position: 3, rounds: 4, isExact: false });
    expect(plan([rowOf({ isExact: true })], untried(7))).toMatchObject({ position: 3, rounds: 1, isExact: true });
  });

  test('asks a commit in full that was only asked for an exact metric', () => {
    const exact = rowOf({ isExact: true }).trials.map((_, at) =>
      at === 3 ? [{ base: 1, candidate: 2, head: 2 }] : [],
    );
    const commits = untried(7).map((one, at): TriedCommit => (at === 3 ? { status: 'built', rounds: 0 } : one));
    const rows = [rowOf({ isExact: true, base: [1], head: [2], trials: exact }), rowOf()];
    expect(plan([rows[1]!], commits)).toMatchObject({ position: 3, isExact: false });
    expect(plan(rows, commits)).toMatchObject({ kind: 'measure' });
  });

  test('does not ask a commit again that lacks the benchmark or cannot be built', () => {
    const commits = untried(7).map((one, at): TriedCommit => {
      if (at === 3) return { status: 'built', rounds: 4 };
      return at === 4 ? { status: 'unusable', rounds: 0 } : one;
    });
    const step = plan([rowOf()], commits);
    expect(step).toMatchObject({ kind: 'measure' });
    expect([3, 4]).not.toContain('position' in step && step.position);
  });

  test('ends with the rounds, and when nothing can be asked', () => {
    expect(plan([rowOf()], untried(7), 40)).toEqual({ kind: 'end', why: 'rounds' });
    expect(plan([rowOf()], untried(7), 38)).toMatchObject({ rounds: 2 });
    const unusable = untried(7).map((): TriedCommit => ({ status: 'unusable', rounds: 0 }));
    expect(plan([rowOf()], unusable)).toEqual({ kind: 'end', why: 'settled' });
    expect(plan([], untried(7))).toEqual({ kind: 'end', why: 'settled' });
  });

  test('measures on where a part of a tenth of the change is not clear yet', () => {
    // Commits 3 to 5 may be above base by a tenth of the change, and nothing more is in doubt.
    const measured = [0, 0.01, 0.12, 0.11, 0.12].map((share) =>
      [-0.03, -0.01, 0.01, 0.03].map((noise) => ({ base: 100, candidate: 100 + 30 * (share + noise), head: 130 })),
    );
    const row = rowOf({ base: [99, 100, 101], head: [129, 130, 131], trials: [...measured, []] }, 6);
    const commits = measured.map((): TriedCommit => ({ status: 'built', rounds: 4 }));
    expect(isSettled(judgeRow(row))).toBe(false);
    expect(plan([row], commits, 20)).toMatchObject({ kind: 'measure', rounds: 4 });
    expect(plan([row], commits, 40)).toEqual({ kind: 'end', why: 'rounds' });
    // Nothing else can be asked for an exact metric.
    expect(plan([{ ...row, isExact: true }], commits, 20)).toEqual({ kind: 'end', why: 'settled' });
  });

  test('is one for a change of nothing, which a recording of a stranger may have', () => {
    const same = rowOf({ base: [100, 101], head: [100, 101] });
    const trials = same.trials.map((_, at) => (at === 3 ? [{ base: 100, candidate: 100, head: 100 }] : []));
    expect(plan([{ ...same, trials }], untried(7))).toMatchObject({ kind: 'measure' });
  });
});

describe('the trials of a row', () => {
  const subject = {
    command: null,
    group: null,
    name: 'Parse',
    metric: 'sec/op',
    unit: 'sec/op',
    better: 'lower' as const,
    primary: true,
    shortName: null,
    renamed: null,
    isControl: false,
    placements: null,
  };
  const row = { ...subject, exact: false, base: { values: [1e-6] }, head: { values: [2e-6] } };

  function searchOf(rounds: readonly (readonly number[])[]): RecordedBisection {
    const invocations = rounds.flatMap((commits, index) =>
      commits.map((commit) => ({
        commit,
        round: index + 1,
        command: 0,
        startMs: 0,
        durationMs: 1,
        exitCode: 0,
        outcome: 'ok' as const,
      })),
    );
    const values = invocations.map(({ commit }) => [1000 + 100 * commit]);
    const series = { command: 0, group: null, name: 'Parse', metric: 'sec/op', unit: 'ns/op', values };
    return {
      commits: [1, 2, 3].map((one) => ({ sha: `${one}`.repeat(40), subject: '' })),
      ...{ ended: 'settled', unusable: [], durationMs: 0, invocations, problems: [] },
      series: [{ ...series, invocations: [...invocations.keys()] }],
    };
  }

  test('are those of whole rounds, in the unit of the row', () => {
    const { trials, rounds } = readTrials(
      row,
      searchOf([
        [0, 1, 3],
        [3, 0, 1],
        [2, 0],
      ]),
      [null],
    );
    expect(trials.map(({ length }) => length)).toEqual([2, 0, 0]);
    expect(trials[0]![0]!.candidate).toBeCloseTo(1.1e-6, 12);
    expect(rounds).toBe(3);
  });

  test('leave out rounds of several commits, which would be work without end', () => {
    const { trials } = readTrials(row, searchOf([[0, 1, 2, 3]]), [null]);
    expect(trials.flat()).toEqual([]);
  });

  test('compare one placement of a count with all of base and head, if placements hardly differ', () => {
    const placements = { base: 3, head: 3 };
    const values = (...all: readonly number[]) => ({ values: all.map((count) => count * 1e-9) });
    const counted = { ...row, placements, base: values(1000, 1001, 1002), head: values(1300, 1302, 1301) };
    expect(isSteady(counted)).toBe(true);
    const { trials, isExact } = readTrials(counted, searchOf([[2]]), [null]);
    expect(isExact).toBe(true);
    expect(trials[1]!.map(({ base, head }) => [base, head])).toEqual([[1001 * 1e-9, 1301 * 1e-9]]);
    // A count that depends on its placement would need all of them.
    expect(isSteady({ ...counted, head: values(1300, 1304, 1301) })).toBe(false);
    expect(isSteady({ ...counted, exact: true, head: values(1300, 1304, 1301) })).toBe(false);
    expect(isSteady({ ...row, base: values(1000), head: values(1300) })).toBe(false);
  });
});
