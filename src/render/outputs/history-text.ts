// The history for a terminal: one line per series, those that got worse the most first, and the suspects with the command
// that tries them. A History in, text out. Names are untrusted, and are cleaned here.

import type { HistoryKey } from '../../model/history.ts';
import {
  byWorsening,
  currentLevel,
  HALF_WIDTH_95,
  type History,
  type JudgedChange,
  type SeriesHistory,
} from '../../model/history-report.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { nameMetric } from '../../units/tidy.ts';
import { formatChange } from '../numbers.ts';
import { shortenNames } from '../row-names.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount, groupLabelOf } from '../words.ts';
import { alignColumns } from './text-table.ts';

/** Width of a name, and number of changes in a line, the newest ones. The JSON has all of them. */
const NAME_WIDTH = 60;
const MAX_LISTED = 4;

/** `anchorName` is the name that a person gave to the anchor, or null. */
export function renderHistoryText(history: History, anchorName: string | null): string {
  const { points, anchor, runs, days, series, suspects } = history;
  const since = anchorName ?? shortenSha(points[anchor]!.commit);
  const nameOf = makeSeriesNames([...series, ...suspects]);
  const rows = series.toSorted(byWorsening).map((one) => [nameOf(one), ...formatSeries(one, history)]);
  const facts = [formatCount(points.length, 'commit'), formatCount(runs, 'run'), days?.join(' to ') ?? []].flat();
  const lines = [
    `${facts.join(', ')}. Levels are relative to ${cleanUntrustedText(since)}.`,
    '',
    ...alignColumns([['benchmark', 'level', '95 %', 'changes'], ...rows], { isRight: isNumberColumn }),
  ];
  if (suspects.length > 0) {
    lines.push('', 'Suspected, but not confirmed yet. To measure both commits on this machine:');
    for (const suspect of suspects) {
      const { before, after, rounds, change } = suspect;
      lines.push(`  ${nameOf(suspect)} ${formatChange(change)}`);
      lines.push(`    bench-referee check --base ${before.commit} --head ${after.commit} --rounds ${rounds}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** A name has the command or group, the benchmark, and the metric. */
export function makeSeriesNames(keys: readonly HistoryKey[]): (key: HistoryKey) => string {
  const nameOf = (key: HistoryKey) =>
    [groupLabelOf(key) ?? [], key.name, nameMetric(key.metric, null)].flat().join(' ');
  const labels = shortenNames(keys.map(nameOf), NAME_WIDTH);
  return (key) => labels.get(nameOf(key)) ?? '';
}

function formatSeries(series: SeriesHistory, { points }: History): string[] {
  const level = currentLevel(series);
  const shown = series.changes.slice(-MAX_LISTED).map((change) => formatHistoryChange(change, points));
  const more = series.changes.length - shown.length;
  const notes = [
    ...(series.isInconsistent ? ['its comparisons contradict each other'] : []),
    ...(more > 0 ? [`${more} earlier`] : []),
    ...shown,
  ].join(', ');
  if (level === null) return ['?', '', notes];
  return [formatChange(Math.expm1(level.level)), `±${formatMargin(level.standardError)}`, notes];
}

/** `formatSize` writes the size of the change, a ratio minus one. */
export function formatHistoryChange(
  change: JudgedChange,
  points: History['points'],
  formatSize = formatChange,
): string {
  const { kind, range, before, after, logRatio } = change;
  const [first, last] = kind === 'step' ? [range[0], range[1] + 1] : [before, after];
  const size = formatSize(Math.expm1(logRatio));
  const place = `${shortenSha(points[first]!.commit)}..${shortenSha(points[last]!.commit)}`;
  return kind === 'step' ? `${size} in ${place} (${formatState(change)})` : `drift of ${size} over ${place}`;
}

function formatState({ state, confirmation }: JudgedChange): string {
  if (state !== 'unconfirmed') return state;
  const { logRatio, standardError, runs } = confirmation!;
  const again = `${formatChange(Math.expm1(logRatio))} ±${formatMargin(standardError)}`;
  return `not confirmed, ${again} in ${formatCount(runs, 'later run')}`;
}

/** The second and the third column of both tables of the history. */
export function isNumberColumn(column: number): boolean {
  return column === 1 || column === 2;
}

/** Largest margin that is written out, a ratio minus one. A level with a larger one says nothing. */
const MAX_MARGIN = 9.99;

/** Formats the half width of a 95 % interval from a standard error on the logarithmic scale: `0.8%`. */
export function formatMargin(standardError: number): string {
  const margin = Math.expm1(HALF_WIDTH_95 * standardError);
  return margin > MAX_MARGIN ? `over ${(100 * MAX_MARGIN).toFixed(0)}%` : `${(100 * margin).toFixed(1)}%`;
}
