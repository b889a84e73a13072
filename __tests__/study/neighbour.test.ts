// The parts of the experiment with a neighbour that need no go: what is planted, what is read in a report, and that
// the neighbour ends.

import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { shareOn, startNeighbour } from '../../bench/measurements/neighbour/neighbour.ts';
import {
  baseFiles,
  benchmarkNames,
  drawPlanted,
  headFiles,
  PLANTABLE,
} from '../../bench/measurements/neighbour/repository.ts';
import {
  BUILDS,
  figuresOf,
  type GateRun,
  type RunPlan,
  type RunReport,
  tableOf,
} from '../../bench/measurements/neighbour/tally.ts';

const timesIn = (text: string | undefined) =>
  Object.fromEntries([...(text ?? '').matchAll(/"(\w+)":\s+(\d+),/g)].map(([, name, times]) => [name, times]));

test('the suite has twenty benchmarks, and all that can be planted are among them', () => {
  expect(benchmarkNames()).toHaveLength(20);
  expect(benchmarkNames()).toEqual(expect.arrayContaining([...PLANTABLE]));
});

test('every benchmark does its work ten times', () => {
  const times = timesIn(baseFiles({ benchtime: '10ms' })['times_test.go']);
  expect(times).toEqual(Object.fromEntries(benchmarkNames().map((name) => [name, '10'])));
});

test('an unchanged head differs in its README only', () => {
  const base = baseFiles({ benchtime: '10ms' });
  const changed = Object.entries(headFiles(3, [])).filter(([name, text]) => base[name] !== text);
  expect(changed.map(([name]) => name)).toEqual(['README.md']);
});

test('a planted head does 10 % more work in what was planted', () => {
  const times = timesIn(headFiles(3, ['MD5', 'Matrix'])['times_test.go']);
  const more = Object.entries(times).filter(([, count]) => count !== '10');
  expect(more).toEqual([
    ['MD5', '11'],
    ['Matrix', '11'],
  ]);
});

test('what is planted is drawn by the seed, and differs from pair to pair', () => {
  expect(drawPlanted(1, 1, 2)).toEqual(drawPlanted(1, 1, 2));
  const drawn = Array.from({ length: 20 }, (_, pair) => drawPlanted(1, pair, 2));
  expect(drawn.every((names) => new Set(names).size === 2)).toBe(true);
  expect(new Set(drawn.map(String)).size).toBeGreaterThan(5);
});

const PLAN: RunPlan = { build: 'new', kind: 'planted', pair: 1, planted: ['MD5'] };

const row = (name: string, ...outcomes: string[]): RunReport['comparisons'][number] => ({
  name,
  metric: 'ns/op',
  base: { n: 8, values: [1, 2], rounds: [1, 2] },
  head: { n: 7, values: [3], rounds: [1] },
  delta: 0.1,
  p: 0.01,
  budgets: outcomes.map((outcome) => ({ outcome })),
});

const REPORT: RunReport = {
  verdict: 'fail',
  rounds: 8,
  comparisons: [row('MD5-2', 'pass', 'fail'), row('SHA256-2', 'inconclusive', 'pass'), row('Matrix-2', 'pass')],
  problems: [],
  environment: { observations: { others: [null, 0.9, 0.1, 0.3] } },
};

test('a row has the worst outcome of its budgets, and the rounds alone count for what others used', () => {
  const figures = figuresOf(PLAN, REPORT, { minutes: 1, neighbourOn: 0.5 });
  expect(figures.rows.map(({ name, isPlanted, outcome, n }) => [name, isPlanted, outcome, n])).toEqual([
    ['MD5', true, 'fail', 7],
    ['SHA256', false, 'inconclusive', 7],
    ['Matrix', false, 'pass', 7],
  ]);
  expect(figures.others).toBeCloseTo(0.2, 12);
});

test('the table counts runs and rows of each build, and tells those that gave no report', () => {
  const done = figuresOf(PLAN, REPORT, { minutes: 1, neighbourOn: 0.5 });
  const runs: GateRun[] = [done, { ...PLAN, build: 'old', failure: 'no report' }];
  const lines = tableOf(runs, BUILDS).split('\n');
  expect(lines.find((line) => line.startsWith('planted: slower rows found'))).toMatch(/ 0 of 0 +1 of 1 \(100\.0 %\)$/);
  expect(lines.find((line) => line.startsWith('planted: other rows undecided'))).toMatch(
    / 0 of 0 +1 of 2 \(50\.0 %\)$/,
  );
  expect(lines.find((line) => line.startsWith('runs that gave no report'))).toMatch(/ 1 +0$/);
});

test('the share of the time on is between the first switch and the end', () => {
  const switches = [
    { atMs: 1000, isOn: true },
    { atMs: 2000, isOn: false },
    { atMs: 5000, isOn: true },
  ];
  expect(shareOn(switches, 6000)).toBe(0.4);
  expect(shareOn([], 6000)).toBe(0);
});

test('the neighbour says when it is on, and ends when it is stopped', async () => {
  const neighbour = startNeighbour({ seed: 1, meanOn: 1000, meanOff: 0.001, core: null });
  await neighbour.isRunning;
  // Times are in whole milliseconds, and a share of none of them is 0.
  await delay(20);
  const share = neighbour.stop();
  expect(share).toBeGreaterThan(0.5);
  await expect(neighbour.isEnded).resolves.toBe('SIGKILL');
});
