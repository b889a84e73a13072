// The metric of CPU times: what it is called, which rounds have it, and when it may stand for a time.

import type { Interval } from './comparison.ts';
import type { Recording } from './recording.ts';

export const CPU_TIME_METRIC = 'cpu-time';

/** Smallest share of its time on a processor for which the CPU time of a benchmark stands for its time. */
export const MIN_ON_PROCESSOR = 0.9;

/** CPU time of the benchmark of a row, next to its time. */
export interface RowCpuTime {
  /** As in a Comparison, as is the interval. */
  readonly change: number | null;
  readonly interval: Interval | null;
  /** Share of the time in which it did not wait for a processor, on the side with the smaller one; above 1 with threads. */
  readonly onProcessor: number;
}

/** The metric of the time in formats whose rounds have CPU time, and that of the CPU time. Null: it is that of the invocation. */
export const CPU_TIMES_OF_ROUNDS: Readonly<Record<string, { readonly time: string; readonly cpu: string | null }>> = {
  command: { time: 'wall-time', cpu: null },
  'google-benchmark': { time: 'real_time', cpu: 'cpu_time' },
};

export function hasCpuTimeInRounds(format: string): boolean {
  return Object.hasOwn(CPU_TIMES_OF_ROUNDS, format);
}

/** The further rounds as a recording, to be analysed like one; null if there are none. */
export function furtherCpuTimesOf({ cpuTimes, ...run }: Recording): Recording | null {
  if (cpuTimes === undefined) return null;
  const { invocations, series, ended } = cpuTimes;
  return { ...run, schedule: { ...run.schedule, measure: 'all', ended }, invocations, series, problems: [] };
}
