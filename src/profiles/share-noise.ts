// Estimates how much the share of a function in a profile varies by chance. The values of each function in each run in;
// dispersions, and the half widths of intervals that hold for all functions at once, out.
//
// A share p of n samples has the variance φ·p·(1 - p)/n. φ is 1 if samples are independent, and more if the program itself
// varies from run to run (McCullagh & Nelder, Generalized Linear Models, 1989, 4.5). Few runs say little of the φ of one
// function, so all functions say together what is usual (Lund, Nettleton, McCarthy & Smyth, Detecting differential
// expression in RNA-sequence data using quasi-likelihood with shrunken dispersion estimates, 2012).

import { fitVariancePrior, moderateVariance } from '../stats/moderated-variance.ts';
import { studentTQuantile } from '../stats/student-t.ts';
import { type OfSides, sum } from './profile-sides.ts';

/** The values of one function: one for each profile of a side. */
export type RunValues = OfSides<readonly number[]>;

export interface NoiseSide {
  /** Total of each run, in the unit of the profiles. */
  readonly totals: readonly number[];
  /** Value of one sample, as a mean over the runs. 0 for counts. */
  readonly quantum: number;
  /** Value that the shares are multiplied with: the measured median, or the mean total of a run. */
  readonly scale: number;
  readonly scaleError: number;
}

export interface NoiseSides extends OfSides<NoiseSide> {
  /** Degrees of freedom of both standard errors of the scale. */
  readonly scaleDegrees: number;
}

/** Computes the half width of the interval of the change of a function. */
export type ShareNoise = (values: RunValues) => HalfWidth;

export interface HalfWidth {
  readonly total: number;
  /** Part that more profiles make smaller. */
  readonly sampling: number;
}

/** Error rate of all intervals together: a part for the samples of own times, one for those of total times, and one for the scale. */
const SAMPLING_RATE = 0.03;
export const TOTAL_RATE = 0.01;
const SCALE_RATE = 0.01;

/**
 * Fewest samples of a function on both sides together. Others cannot be named whatever they do, so they are not counted as
 * tested. The sum says nothing of the difference (Bourgon, Gentleman & Huber, PNAS 107, 2010: independent filtering).
 */
const MIN_SAMPLES = 10;

/** The normal distribution, as far as nine digits show. */
const MAX_DEGREES = 1e5;

/** `rate` is the error rate of the samples. */
export function estimateNoise(rows: readonly RunValues[], sides: NoiseSides, rate: number = SAMPLING_RATE): ShareNoise {
  return sides.base.quantum === 0 || sides.head.quantum === 0
    ? estimateCountNoise(rows, sides, rate)
    : estimateSampleNoise(rows, sides, rate);
}

function estimateSampleNoise(rows: readonly RunValues[], sides: NoiseSides, rate: number): ShareNoise {
  const degrees = countDegrees(sides);
  const dispersionOf = (row: RunValues) => addSides(row, sides, pearson) / degrees;
  const countSamples = (row: RunValues) => addSides(row, sides, (values, { quantum }) => sum(values) / quantum);
  const tested = rows.filter((row) => countSamples(row) >= MIN_SAMPLES);
  const dispersions = tested.map(dispersionOf);
  const prior = fitVariancePrior(dispersions, degrees);
  const totalDegrees = Math.min(MAX_DEGREES, degrees * Math.max(1, tested.length), degrees + prior.degrees);
  return makeNoise(sides, rate / Math.max(1, tested.length), totalDegrees, (row) => {
    const dispersion = dispersionOf(row);
    // Samples are never more regular than independent ones, and a function that varies more than others stays so.
    const bounded = Math.max(1, dispersion, moderateVariance(dispersion, degrees, prior));
    return bounded * addSides(row, sides, samplingVariance);
  });
}

/** `rate` is that of one function. `varianceOf` is that of the change of a function, with these degrees. */
function makeNoise(
  sides: NoiseSides,
  rate: number,
  degrees: number,
  varianceOf: (row: RunValues) => number,
): ShareNoise {
  const critical = studentTQuantile(rate, degrees);
  const scaleCritical = studentTQuantile(SCALE_RATE, Math.min(MAX_DEGREES, sides.scaleDegrees));
  return (row) => {
    const sampling = critical * Math.sqrt(varianceOf(row));
    return { sampling, total: Math.hypot(sampling, scaleCritical * scaleErrorOf(row, sides)) };
  };
}

function countDegrees({ base, head }: NoiseSides): number {
  return base.totals.length + head.totals.length - 2;
}

/** Computes a number of each side, and adds them. */
function addSides(row: RunValues, sides: NoiseSides, compute: (values: readonly number[], side: NoiseSide) => number) {
  return compute(row.base, sides.base) + compute(row.head, sides.head);
}

/** Divided by the degrees of freedom, the sum of both sides is Pearson's estimate of φ. */
function pearson(values: readonly number[], { totals, quantum }: NoiseSide): number {
  const share = sum(values) / sum(totals);
  if (share === 0 || share === 1) return 0;
  const deviations = values.map((value, run) => (value / totals[run]! - share) ** 2 * totals[run]!);
  return sum(deviations.map((deviation) => deviation / (quantum * share * (1 - share))));
}

/** The variance of share times scale with φ = 1. One sample more than was seen keeps it above zero. */
function samplingVariance(values: readonly number[], { totals, quantum, scale }: NoiseSide): number {
  const samples = sum(totals) / quantum;
  const share = (sum(values) / quantum + 1) / (samples + 2);
  return (scale ** 2 * share * (1 - share)) / samples;
}

function scaleErrorOf(row: RunValues, { base, head }: NoiseSides): number {
  return Math.hypot(
    (sum(row.base) / sum(base.totals)) * base.scaleError,
    (sum(row.head) / sum(head.totals)) * head.scaleError,
  );
}

/** Counts have no samples: their noise is what is seen, and often there is none. Each function stands for itself. */
function estimateCountNoise(rows: readonly RunValues[], sides: NoiseSides, rate: number): ShareNoise {
  const degrees = countDegrees(sides);
  const countSquares = (row: RunValues) => addSides(row, sides, squaresOf);
  const varying = rows.filter((row) => countSquares(row) > 0).length;
  const runs = 1 / sides.base.totals.length + 1 / sides.head.totals.length;
  return makeNoise(sides, rate / Math.max(1, varying), degrees, (row) => (countSquares(row) / degrees) * runs);
}

/** The sum of squared distances from the mean of the side, in the unit of the scale. */
function squaresOf(values: readonly number[], { totals, scale }: NoiseSide): number {
  const factor = (scale * totals.length) / sum(totals);
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (factor * (value - mean)) ** 2));
}
