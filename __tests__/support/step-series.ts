// Seeded series with steps, for tests and for the scripts that ask other programs about the same numbers.

import { type Random, randomSample, seededRandom, wholeNumber } from './random-samples.ts';

/** A series with the settings to search it with. */
export interface StepCase {
  readonly values: readonly number[];
  readonly window: number;
  readonly p: number;
  readonly magnitude: number;
}

/** Returns cases of 2 to 220 values with 0 to 4 steps: with many ties, with few, and without noise. */
export function stepCases(seed: number, count: number): StepCase[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    values: randomSteps(random),
    window: wholeNumber(random, 2, 60),
    p: pick(random, [0.2, 0.1, 0.05, 0.01, 0.001, 0.0001]),
    magnitude: pick(random, [0, 0, 0.01, 0.05]),
  }));
}

function randomSteps(random: Random): number[] {
  const decimals = pick(random, [0, 1, 6]);
  const isQuiet = random() < 0.1;
  const parts = wholeNumber(random, 1, 5);
  return Array.from({ length: parts }, () => {
    const around = 100 + wholeNumber(random, -10, 10);
    const size = wholeNumber(random, 1, 44) + 1;
    return isQuiet ? new Array<number>(size).fill(around) : randomSample(random, { size, around, decimals });
  }).flat();
}

function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[wholeNumber(random, 0, choices.length - 1)]!;
}

/** Bell-shaped noise with a standard deviation of 1, 6 decimals, around levels of several sizes. */
export function noisyLevels(seed: number, ...parts: readonly (readonly [size: number, level: number])[]): number[] {
  const random = seededRandom(seed);
  return parts.flatMap(([size, level]) => Array.from({ length: size }, () => level + noiseOf(random)));
}

/** A sum of twelve uniforms. */
function noiseOf(random: Random): number {
  const sum = Array.from({ length: 12 }, random).reduce((total, one) => total + one, -6);
  return Number(sum.toFixed(6));
}
