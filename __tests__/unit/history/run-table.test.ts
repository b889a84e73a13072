import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { tabulateRuns } from '../../../src/history/run-table.ts';
import { aStoredRun } from '../../support/stored-runs.ts';

const tableOf = (...changes: Readonly<Record<string, number>>[]) =>
  tabulateRuns(changes.map((one, index) => aStoredRun({ from: index, to: index + 1, changes: one }))).series.map(
    ({ name, run, logRatio }) => [name, run, logRatio],
  );

describe('names with the number of processors', () => {
  test('go on under the name without it, which Go gives on a single one', () => {
    expect(tableOf({ 'a-8': 1, 'b-8': 2 }, { a: 3, b: 4 }, { 'a-8': 5, 'b-8': 6 })).toEqual([
      ['a', [0, 1, 2], [1, 3, 5]],
      ['b', [0, 1, 2], [2, 4, 6]],
    ]);
  });

  test('stay if no run leaves it out, or if one has both names', () => {
    expect(tableOf({ 'a-8': 1 }, { 'a-4': 2 }).map(([name]) => name)).toEqual(['a-8', 'a-4']);
    expect(tableOf({ 'a-8': 1 }, { 'a-8': 2, a: 3 }).map(([name]) => name)).toEqual(['a-8', 'a']);
  });

  test('are numbers of another meaning if not all names of a run have them', () => {
    expect(tableOf({ 'a-8': 1, b: 2 }, { a: 3, b: 4 }).map(([name]) => name)).toEqual(['a-8', 'b', 'a']);
  });
});
