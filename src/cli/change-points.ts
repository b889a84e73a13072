// The command `history change-points`: prints the change points of a plain series.

import { userError } from '../errors.ts';
import { atKeys, inFile } from '../model/location.ts';
import { parseChangePointsArgs } from '../settings/history-command-line.ts';
import { findEDivisiveChangePoints } from '../stats/e-divisive.ts';
import { findRankChangePoints } from '../stats/rank-split.ts';
import { parseNumberSeries } from '../text/number-series.ts';
import { readInput } from './read-input.ts';

/** Largest number of values. The search takes about five seconds for as many. */
const MAX_VALUES = 10_000;

export async function printChangePoints(argv: readonly string[]): Promise<number> {
  const { method, file, limits } = parseChangePointsArgs(argv);
  const values = await readSeries(file);
  const indices =
    method === 'ranks'
      ? findRankChangePoints(values, limits).map(({ index }) => index)
      : findEDivisiveChangePoints(values, limits);
  process.stdout.write(`${JSON.stringify(indices)}\n`);
  return 0;
}

async function readSeries(path: string): Promise<readonly number[]> {
  const series = parseNumberSeries(await readInput(path));
  if ('brokenJson' in series) throw userError('series-broken-json', inFile(path), { reason: series.brokenJson });
  if ('bad' in series) {
    const { got, at, isNotFinite } = series.bad;
    const location = 'line' in at ? inFile(path, at.line) : atKeys(path, [at.index]);
    throw userError(isNotFinite ? 'series-not-finite' : 'series-not-a-number', location, { got });
  }
  const { values } = series;
  if (values.length === 0) throw userError('series-empty', inFile(path), {});
  if (values.length > MAX_VALUES) {
    throw userError('series-too-long', inFile(path), { got: values.length, max: MAX_VALUES });
  }
  return values;
}
