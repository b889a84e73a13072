// Which pull requests a study simulates, and what its tables make of them.

import { describe, expect, test } from '@jest/globals';
import { EFFECTS, GOALS } from '../../bench/study/goals.ts';
import { simulateJob } from '../../bench/study/job.ts';
import { cellsOf, goalCellsOf, jobsOf, type StudyOptions } from '../../bench/study/plan.ts';
import { estimateTable, verdictTable } from '../../bench/study/tables.ts';

const WANTED: StudyOptions = { models: ['ln2', 'ln5'], effects: [0, 0.03], benchmarks: 100, unchanged: 50 };

describe('cells', () => {
  test('of each model and effect, with ten changed rows for each unchanged pull request', () => {
    expect(cellsOf(WANTED)).toEqual([
      { model: 'ln2', effect: 0, benchmarks: 100, pullRequests: 50 },
      { model: 'ln2', effect: 0.03, benchmarks: 100, pullRequests: 5 },
      { model: 'ln5', effect: 0, benchmarks: 100, pullRequests: 50 },
      { model: 'ln5', effect: 0.03, benchmarks: 100, pullRequests: 5 },
    ]);
    expect(cellsOf({ ...WANTED, benchmarks: 1 }).map(({ pullRequests }) => pullRequests)).toEqual([50, 500, 50, 500]);
  });

  test('are cut into jobs whose seeds follow one another', () => {
    const [cell] = cellsOf(WANTED);
    const jobs = jobsOf(cell!, 1);
    expect(jobs.map(({ firstSeed, pullRequests }) => [firstSeed, pullRequests])).toEqual([
      [1_000_003, 20],
      [1_000_023, 20],
      [1_000_043, 10],
    ]);
  });
});

describe('questions', () => {
  const all: StudyOptions = { ...WANTED, effects: EFFECTS };

  test('are the goals of the models and effects that were chosen', () => {
    const questions = goalCellsOf(cellsOf(all), all);
    const wanted = GOALS.flatMap(({ models }) => models).filter((model) => all.models.includes(model));
    expect(questions).toHaveLength(wanted.length);
    expect(goalCellsOf(cellsOf(WANTED), WANTED).map(({ goal }) => goal.effect)).not.toContain(0.05);
    expect(goalCellsOf(cellsOf(WANTED), WANTED).map(({ goal }) => goal.effect)).not.toContain('detectable');
  });

  test('about the same pull requests share them', () => {
    const promised = goalCellsOf(cellsOf(all), all).filter(({ goal }) => goal.effect === 'detectable');
    expect(promised).toHaveLength(8);
    expect(new Set(promised.map(({ cell }) => cell)).size).toBe(4);
  });

  test('of a hundred benchmarks are not asked of one, but trials are', () => {
    const one: StudyOptions = { ...all, benchmarks: 1 };
    const questions = goalCellsOf(cellsOf(one), one);
    const cells = questions.map(({ cell }) => `${cell.model} ${cell.benchmarks}`);
    expect([...new Set(cells)]).toEqual(['ln5 1', 'ln2 20', 'ln2 1', 'ln2 100', 'ln5 100']);
  });
});

describe('tables', () => {
  const tallies = simulateJob({ model: 'ln2', effect: 0.1, firstSeed: 1, benchmarks: 5, pullRequests: 4 });
  const results = { models: ['ln2'], effects: [0.1], talliesOf: () => tallies } as const;

  test('have a column for each effect that was tried', () => {
    expect(verdictTable(results)).toEqual([
      'model  +10 %              rounds to fail +10 %',
      'ln2    100.0 / 0.0 / 0.0  10.0',
    ]);
  });

  test('of estimates say how many rows failed first', () => {
    const [head, row] = estimateTable(results);
    expect(head).toBe(
      'model  +10 %: holds  +10 %: kept, failed, open hold  +10 %: own  +10 %, failed first: rows, holds, shown',
    );
    expect(row).toMatch(/^ln2 +\d+\.0 +- \/ \d+\.0 \/ - +\d+\.0 +20, \d+\.0, \+(9|10)\.\d$/);
  });
});
