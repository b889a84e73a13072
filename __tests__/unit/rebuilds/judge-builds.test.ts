import { describe, expect, test } from '@jest/globals';
import { maxRegression } from '../../../src/budgets/rules/max-regression.ts';
import { comparePair } from '../../../src/compare/compare.ts';
import type { SamplePair } from '../../../src/compare/group.ts';
import type { DecidedBy } from '../../../src/model/verdict.ts';
import { describeBuilds, joinBuilds, judgeBuilds } from '../../../src/rebuilds/judge-builds.ts';

const SUBJECT: SamplePair['subject'] = {
  ...{ command: null, group: null, name: 'Parse', shortName: null, metric: 'ns/op', unit: 'sec/op', better: 'lower' },
  ...{ primary: true, renamed: null, isControl: false },
};

/** One value a side of each build. */
function pairOf(base: readonly number[], head: readonly number[], own: Partial<SamplePair> = {}): SamplePair {
  const side = (values: readonly number[]) => ({ values, rounds: values.map((_, index) => index + 1) });
  return { subject: SUBJECT, base: side(base), head: side(head), exact: false, layout: null, varies: true, ...own };
}

const LIMIT = { rule: maxRegression, limit: 0.05, minDelta: 0 };

const judge = (base: readonly number[], head: readonly number[], isOver = true) =>
  judgeBuilds(pairOf(base, head), LIMIT, isOver);

describe('a limit that the first build broke', () => {
  test('stays broken if it is over builds', () => {
    expect(judge([100, 101, 99], [120, 121, 119])).toBe('survived');
    expect(judge([100, 100, 100], [120, 120, 120])).toBe('survived');
    expect(judge([100, 108, 99, 101, 103, 98], [112, 121, 119, 116, 111, 118])).toBe('survived');
  });

  test('stays broken by three builds only if no more can be made', () => {
    expect(judge([100, 101, 99], [120, 121, 119], false)).toBe('unknown');
    expect(judge([100, 101, 99, 100], [120, 121, 119, 118], false)).toBe('unknown');
    expect(judge([100, 101, 99], [120, 121, 119])).toBe('survived');
  });

  test('is undecided if it is only broken by the first build', () => {
    expect(judge([100, 100, 100], [120, 100, 100])).toBe('layout');
    expect(judge([100, 101, 99], [120, 100, 101])).toBe('layout');
    expect(judge([100, 112, 99, 101, 113, 98], [112, 99, 113, 101, 98, 112])).toBe('layout');
  });

  test('is not decided by fewer than three builds, however many are to follow', () => {
    expect(judge([100, 100], [120, 120])).toBe('unknown');
    expect(judge([100, 100], [120, 100])).toBe('unknown');
    expect(judge([], [])).toBe('unknown');
  });

  test('needs more builds between two looks, and the last look if time is over', () => {
    const [base, head] = [
      [100, 115, 101, 99],
      [113, 111, 105, 118],
    ];
    expect(judge(base, head, false)).toBe('unknown');
    expect(judge(base, head)).toBe('layout');
    expect(judge([100, 111, 101, 99], [113, 112, 121, 118])).toBe('survived');
  });

  test('keeps the answer of the first look that has one', () => {
    const equal = [100, 100, 100, 100];
    expect(judge([100, 101, 99, 100, 101, 99, ...equal], [120, 121, 119, 118, 122, 120, ...equal])).toBe('survived');
    expect(judge([100, 101, 99, 100, 101, 99], [120, 121, 119, 100, 100, 100])).toBe('layout');
    expect(judge([100, 111, 119, 100, 101, 99], [120, 100, 101, 130, 130, 130])).toBe('layout');
  });

  test('is judged by ten builds at most', () => {
    const ten = (values: readonly number[]) => [...values, ...values].slice(0, 10);
    expect(judge(ten([100, 111, 105, 99, 108]), ten([112, 101, 114, 106, 109]), false)).toBe('layout');
    expect(judge(ten([100, 106, 103, 99, 104]), ten([113, 119, 114, 110, 117]), false)).toBe('survived');
  });

  test('is judged in the direction of its metric, and by its floor', () => {
    const rates = { subject: { ...SUBJECT, unit: 'B/sec', better: 'higher' as const } };
    expect(judgeBuilds(pairOf([120, 121, 119], [100, 101, 99], rates), LIMIT, true)).toBe('survived');
    expect(judgeBuilds(pairOf([100, 101, 99], [120, 121, 119], rates), LIMIT, true)).toBe('layout');
    const floor = { ...LIMIT, minDelta: 30 };
    expect(judgeBuilds(pairOf([100, 101, 99], [120, 121, 119]), floor, true)).toBe('layout');
  });
});

describe('builds that the machine disturbed', () => {
  test('are compared within each', () => {
    const disturbed = [1, 1.6, 1.1, 2.4, 1.3, 1.9];
    const head = disturbed.map((factor, index) => factor * (120 + index));
    const base = disturbed.map((factor, index) => factor * (100 - index));
    expect(judge(base, head)).toBe('survived');
  });
});

describe('the values of builds', () => {
  const again = (values: readonly number[], rounds: readonly number[]): SamplePair => ({
    ...pairOf([], []),
    base: { values, rounds },
    head: { values: values.map((value) => 2 * value), rounds },
  });
  const first = comparePair(pairOf([10, 11, 12, 30], [20, 22, 24, 60]));

  test('are the medians of their runs, those of the rounds first', () => {
    const { base, head } = joinBuilds(first, again([7, 5, 6, 9, 8, 100], [3, 3, 3, 2, 2, 2]), null);
    expect(base).toEqual({ values: [11.5, 9, 6], rounds: [1, 2, 3] });
    expect(head!.values).toEqual([23, 18, 12]);
  });

  test('are those of the fast runs if they decided the row', () => {
    const { base } = joinBuilds(first, again([5, 6, 7, 100], [2, 2, 2, 2]), 'fastest-third' satisfies DecidedBy);
    expect(base!.values[0]).toBeCloseTo(10.2, 1);
    expect(base!.values[1]).toBeCloseTo(5.2, 1);
  });

  test('differ by their largest ratio on one side', () => {
    const described = describeBuilds(pairOf([100, 104, 102], [120, 100, 101]), 'layout');
    expect(described).toMatchObject({ base: 3, head: 3, outcome: 'layout', isFirstApart: true });
    expect(described.spread).toBeCloseTo(0.2);
    expect(describeBuilds(pairOf([100], [120]), 'unknown')).toMatchObject({ base: 1, head: 1, spread: 0 });
  });

  test('are apart in the first build of head only if no other build is', () => {
    const isApart = (base: readonly number[], head: readonly number[]) =>
      describeBuilds(pairOf(base, head), 'layout').isFirstApart;
    expect(isApart([100, 101, 99], [150, 100, 101])).toBe(true);
    expect(isApart([100, 109, 99], [108, 100, 101])).toBe(false);
    expect(isApart([100, 101, 99], [108, 100, 109])).toBe(false);
  });
});
