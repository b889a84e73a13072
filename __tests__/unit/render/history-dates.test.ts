import { expect, test } from '@jest/globals';
import { analyseHistory } from '../../../src/history/analyse-history.ts';
import type { History } from '../../../src/model/history-report.ts';
import { renderHistoryText } from '../../../src/render/outputs/history-text.ts';
import { drawHistoryChart, makeSharedAxis } from '../../../src/render/pages/history-chart.ts';
import { aStoredRun, shaOf } from '../../support/stored-runs.ts';

const day = (number: number) => `2026-10-0${number}`;

/** A history of runs, each of a commit, the next one, and its day. */
const historyOf = (...runs: readonly (readonly [from: number, day: number])[]) =>
  analyseHistory(
    runs.map(([from, number]) =>
      aStoredRun({ from, to: from + 1, at: `${day(number)}T10:00:00.000Z`, changes: { parse: 0 } }),
    ),
    { anchor: null },
  );

const headOf = (history: History) => renderHistoryText(history, null).split('\n', 1)[0];

const daysOf = (history: History) => {
  const drawing = drawHistoryChart(history.series[0]!, history, 'parse', { axis: makeSharedAxis(history), marks: [] });
  return JSON.stringify(drawing).match(/2026-\d\d-\d\d|"[0-9a-f]{7}"/g) ?? [];
};

test('the days are those of the first and of the last run, whatever was measured when', () => {
  // The commits are in the order of the comparisons: the first of them was measured last.
  const backwards = historyOf([1, 1], [0, 9]);
  expect(headOf(backwards)).toMatch(/^3 commits, 2 runs, 2026-10-01 to 2026-10-09\. /);
  // An old pair that is measured again is a run, although no commit is new.
  expect(headOf(historyOf([0, 1], [1, 2], [0, 7]))).toMatch(/^3 commits, 3 runs, 2026-10-01 to 2026-10-07\. /);
  expect(headOf(historyOf([0, 3]))).toMatch(/^2 commits, 1 run, 2026-10-03 to 2026-10-03\. /);
});

test('a chart has the days of its first and last commit, unless they would run backwards, or the commits of one day', () => {
  expect(daysOf(historyOf([0, 1], [1, 2], [2, 5]))).toEqual([day(1), day(5)]);
  expect(daysOf(historyOf([1, 1], [0, 9]))).toEqual([]);
  expect(daysOf(historyOf([0, 3], [1, 3]))).toEqual([0, 2].map((commit) => `"${shaOf(commit).slice(0, 7)}"`));
});
