// The command `history change-points`: prints the change points of a plain series.

import { userError } from '../errors.ts';
import { about, atFlag, atKeys, inFile } from '../model/location.ts';
import { parseArgs } from '../settings/command-line.ts';
import { E_DIVISIVE_DEFAULTS, findEDivisiveChangePoints } from '../stats/e-divisive.ts';
import { findRankChangePoints, RANK_DEFAULTS } from '../stats/rank-split.ts';
import { parseNumberSeries } from '../text/number-series.ts';
import { readInput } from './read-input.ts';

/** Largest number of values. The search takes about five seconds for as many. */
const MAX_VALUES = 10_000;

/** Windows that each method can search. Energy distances need a square of numbers. */
const WINDOWS = {
  ranks: { from: 10, to: 1e6, preset: RANK_DEFAULTS.window },
  'e-divisive': { from: 2, to: 1000, preset: E_DIVISIVE_DEFAULTS.window },
};

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

export function parseChangePointsArgs(argv: readonly string[]) {
  const { method, files, window, p, magnitude } = parseArgs('history change-points', argv);
  const { from, to, preset } = WINDOWS[method];
  if (window !== null && (window < from || window > to))
    throw userError('value-outside', atFlag('window'), { expected: 'window', got: String(window), from, to });
  const [file] = files;
  if (file === undefined) throw userError('no-series-file', about('command line'), {});
  return { method, file, limits: { window: window ?? preset, p, magnitude } };
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
