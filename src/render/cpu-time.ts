// Says what the CPU time of a benchmark adds to its time: it decides where the clock does not, unless the benchmark waits. Rows of a
// Report in, texts out.

import { MIN_ON_PROCESSOR } from '../model/cpu-time.ts';
import type { JudgedRow, ReportRow } from '../model/report.ts';
import { isAboutChange, isAbsoluteLimit, isImprovementLimit, type Verdict } from '../model/verdict.ts';
import { formatCompact } from '../units/compact-number.ts';
import { formatMargin } from '../units/percent.ts';
import { formatChange, formatInterval, formatShortChange } from './numbers.ts';
import { formatWantedImprovement } from './proof.ts';
import { emphasise, type RichText, richText } from './rich-text.ts';
import { describeChange, formatAllowedRatio, formatLimitSentence } from './words.ts';

/** Processors in use at the same time, from which on a benchmark is said to have threads. */
const MIN_PARALLEL = 1.2;

type RowWithCpuTime = Pick<ReportRow, 'cpuTime' | 'verdicts'>;

/** Null unless CPU time decided a limit of the row. */
export function findDecidingCpuChange(row: RowWithCpuTime | JudgedRow): number | null {
  const isDecided = row.verdicts.some(({ decidedBy }) => decidedBy === 'cpu-time');
  return isDecided && 'cpuTime' in row ? (row.cpuTime?.change ?? null) : null;
}

/** `; CPU time +6.20%`, to follow a p that decided nothing. Empty unless CPU time decided. */
export function formatCpuCell(row: RowWithCpuTime): string {
  const change = findDecidingCpuChange(row);
  return change === null ? '' : `; CPU time ${change === 0 ? '0.00%' : formatChange(change)}`;
}

/** `, CPU time +6.2%` in a line with short numbers. */
export function formatShortCpuChange(row: JudgedRow, limit: number | null = null): RichText | null {
  const change = findDecidingCpuChange(row);
  return change === null ? null : richText`, CPU time ${emphasise(formatShortChange(change, limit))}`;
}

/** A limit that CPU time shows to be broken. */
export function formatBrokenByCpuTime(name: RichText, row: ReportRow, verdict: Verdict): RichText {
  const { limit } = verdict;
  const { change, onProcessor } = row.cpuTime!;
  const { verb, size } = describeChange(row, change ?? 0, { limit, measured: false });
  const threads =
    onProcessor < MIN_PARALLEL
      ? null
      : richText` It uses ${formatCompact(onProcessor, 1)} processors at a time, and CPU time includes threads that wait in a loop.`;
  return richText`${name} is undecided by the clock; by CPU time, it ${verb} ${emphasise(size)}. ${formatBudgetSentence(row, verdict)}${threads}`;
}

function formatBudgetSentence(row: ReportRow, verdict: Verdict): RichText {
  if (isImprovementLimit(verdict.kind)) return richText`The budget asks for ${formatWantedImprovement(row, verdict)}.`;
  return formatLimitSentence(formatAllowedRatio(verdict.limit));
}

/** The range of the change of a CPU time that decided. */
export function formatCpuInterval(row: JudgedRow, { decidedBy }: Verdict): RichText | null {
  const interval = decidedBy === 'cpu-time' && 'cpuTime' in row ? (row.cpuTime?.interval ?? null) : null;
  const range = formatInterval(interval);
  return range === null ? null : richText`95% interval of the change of CPU time ${range}`;
}

/** Why CPU time does not decide a limit that the clock leaves undecided. Null if there is no CPU time. */
export function explainUndecidedCpuTime(row: JudgedRow, verdict: Verdict): RichText | null {
  const isUndecided = verdict.outcome === 'unknown' && isAboutChange(verdict) && !isAbsoluteLimit(verdict.kind);
  if (!isUndecided || !('cpuTime' in row) || row.cpuTime === null) return null;
  const { change, onProcessor } = row.cpuTime;
  if (onProcessor < MIN_ON_PROCESSOR)
    return richText`CPU time does not decide it, because the benchmark waits: it is on a processor for ${formatMargin(onProcessor)} of its time.`;
  if (change === null) return null;
  const { size } = describeChange(row, change, { limit: verdict.limit, measured: true });
  return richText`CPU time is undecided too: ${change === 0 ? 'the same' : size}.`;
}
