// Simulates the search for change points in series of levels with normal noise of 0.4 %: how often noise is suspected, and
// how many commits it takes until a step is. Prints the tables of the ADR on change points.
//   npx node bench/measurements/suspects.ts [--years 10 --runs 200]

import { parseArgs } from 'node:util';
import { adjustForFalseDiscoveries } from '../../src/stats/benjamini-hochberg.ts';
import { findStrongestChange } from '../../src/stats/rank-split.ts';
import { type Random, randomOf } from '../random.ts';

const { values } = parseArgs({
  options: { years: { type: 'string', default: '10' }, runs: { type: 'string', default: '200' } },
});
const years = Number(values.years);
const runs = Number(values.runs);

const SERIES = 100;
const COMMITS = 200;

/** Standard deviation of a level, in percent. */
const NOISE = 0.4;

/** Limits of the rate of false discoveries to compare. */
const RATES = [0.1, 0.05, 0.01, 0.001];

function levelsOf(random: Random, length: number, shape: (commit: number) => number): number[] {
  return Array.from({ length }, (_, commit) => 100 + shape(commit) + NOISE * random.gauss());
}

/** A series is looked at after every commit, and raises an alarm at most once. Returns the alarms of a year by rate. */
function alarmsOfNoise(year: number): number[] {
  const series = Array.from({ length: SERIES }, (_, nth) => levelsOf(randomOf(year, nth), COMMITS, () => 0));
  const alarmed = RATES.map(() => new Set<number>());
  for (let commits = 10; commits <= COMMITS; commits++) {
    const ps = series.map((one) => findStrongestChange(one.slice(0, commits))?.p ?? 1);
    for (const [nth, adjusted] of adjustForFalseDiscoveries(ps).entries()) {
      for (const [at, rate] of RATES.entries()) if (adjusted <= rate) alarmed[at]!.add(nth);
    }
  }
  return alarmed.map(({ size }) => size);
}

function printNoise(): void {
  const perYear = Array.from({ length: years }, (_, year) => alarmsOfNoise(year));
  console.log(
    `\nNoise: suspects in a year of ${SERIES} series and ${COMMITS} commits, looked at after each (${years} years)`,
  );
  console.table(
    RATES.map((rate, at) => {
      const counts = perYear.map((one) => one[at]!);
      const sum = counts.reduce((total, count) => total + count, 0);
      const quiet = counts.filter((count) => count === 0).length;
      return { rate, 'suspects a year': (sum / years).toFixed(2), 'years without': `${quiet} of ${years}` };
    }),
  );
}

/** Returns the commits from a step to the first alarm. The other series are noise, so the step alone has the smallest p. */
function commitsUntilAlarm(step: number, before: number, limit: number, seed: number): number {
  const levels = levelsOf(randomOf(seed, 7), before + 60, (commit) => (commit < before ? 0 : step));
  for (let after = 5; after <= 60; after++) {
    const change = findStrongestChange(levels.slice(0, before + after));
    if (change !== null && change.p <= limit) return after;
  }
  return Infinity;
}

function printPower(): void {
  console.log(`\nSteps among ${SERIES} series: commits until suspected, median and 90th percentile (${runs} runs)`);
  const rows = [1, 2, 3, 5].flatMap((step) =>
    [30, 60, 150].map((before) => {
      const cells = RATES.map((rate) => {
        const waits = Array.from({ length: runs }, (_, seed) => commitsUntilAlarm(step, before, rate / SERIES, seed));
        waits.sort((a, b) => a - b);
        return [`rate ${rate}`, `${waits[runs >> 1]} (${waits[Math.ceil(0.9 * runs) - 1]})`];
      });
      return { step: `+${step} %`, 'commits before': before, ...Object.fromEntries(cells) };
    }),
  );
  console.table(rows);
}

function printSpeed(): void {
  const long = Array.from({ length: 300 }, (_, nth) => levelsOf(randomOf(nth, 11), 1000, () => 0));
  for (const round of ['with calibration', 'calibrated']) {
    const start = process.cpuUsage().user;
    for (const one of long) findStrongestChange(one);
    console.log(
      `300 series of 1,000, ${round}: ${((process.cpuUsage().user - start) / 1e6).toFixed(2)} s of processor time`,
    );
  }
}

printSpeed();
printPower();
printNoise();
