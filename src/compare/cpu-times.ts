// The CPU times of a run as Recordings of their own, so that they are compared like times: those of its rounds, for formats that
// need no further run, and those of further rounds. Also: how much of its time a benchmark spent on a processor. One that waits
// gets slower without more CPU time.

import { listCounted, nameCommands } from '../model/command.ts';
import { CPU_TIME_METRIC, CPU_TIMES_OF_ROUNDS, furtherCpuTimesOf } from '../model/cpu-time.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { tidyUnit } from '../units/tidy.ts';

export interface CpuTimes {
  readonly recording: Recording;
  /** Null if it has no CPU time on that side. */
  onProcessorOf(benchmark: Benchmark, side: Side): number | null;
}

/** At most those of the rounds and those of further rounds. */
export function listCpuTimes(recording: Recording): CpuTimes[] {
  const ofRounds = recording.series.flatMap((series) => readRounds(recording, series) ?? []);
  const further = furtherCpuTimesOf(recording);
  const rounds = { ...recording, series: ofRounds.map(({ series }) => series), problems: [] };
  const whole = (further?.series ?? []).map((series) => ({ series, clock: null }));
  return [
    ...(ofRounds.length === 0 ? [] : [makeCpuTimes(rounds, ofRounds)]),
    ...(further === null ? [] : [makeCpuTimes(further, whole)]),
  ];
}

interface TimedSeries {
  /** CPU times. */
  readonly series: RecordedSeries;
  /** Times of the same benchmark, in seconds. Null: the invocation is the benchmark. */
  readonly clock: Pick<RecordedSeries, Side> | null;
}

/** `command`: its index. */
export function countsCpuTime({ schedule }: Recording, command: number): boolean {
  const written = schedule.commands[command];
  const own = typeof written === 'object' ? written.count : undefined;
  return listCounted(own ?? schedule.count ?? null).includes('cpu-time');
}

function readRounds(recording: Recording, series: RecordedSeries): TimedSeries | null {
  const { schedule, invocations } = recording;
  const command = invocations[series.head.invocations[0] ?? series.base.invocations[0] ?? -1]?.command ?? -1;
  if (!countsCpuTime(recording, command)) return null;
  const source = CPU_TIMES_OF_ROUNDS[schedule.formats?.[command] ?? schedule.format ?? ''];
  if (source === undefined || series.metric !== (source.cpu ?? source.time)) return null;
  const shared = { metric: CPU_TIME_METRIC, better: 'lower', primary: false, deterministic: false } as const;
  if (source.cpu === null) {
    const valuesOf = (side: Side) => {
      const known = series[side].invocations.filter((at) => invocations[at]?.cpuMs !== undefined);
      return { invocations: known, values: known.map((at) => [invocations[at]!.cpuMs! / 1000]) };
    };
    return { series: { ...series, ...shared, unit: 's', base: valuesOf('base'), head: valuesOf('head') }, clock: null };
  }
  const { group, name, unit } = series;
  const isClock = (one: RecordedSeries) =>
    one.metric === source.time && one.unit === unit && one.name === name && one.group === group;
  const clock = recording.series.find(isClock);
  return {
    series: { ...series, ...shared, unit: 'sec/op', ...toSeconds(series, unit) },
    clock: clock === undefined ? null : toSeconds(clock, unit),
  };
}

function toSeconds(sides: Pick<RecordedSeries, Side>, unit: string): Pick<RecordedSeries, Side> {
  const { factor } = tidyUnit(unit);
  const scale = ({ invocations, values }: RecordedSeries[Side]) => ({
    invocations,
    values: values.map((raw) => raw.map((value) => value * factor)),
  });
  return { base: scale(sides.base), head: scale(sides.head) };
}

function makeCpuTimes(recording: Recording, timed: readonly TimedSeries[]): CpuTimes {
  const names = nameCommands(recording.schedule.commands);
  const shares = new Map<string, number>();
  for (const { series, clock } of timed)
    for (const side of SIDES) {
      const share = findQuietestShare(recording, series[side], clock?.[side] ?? null);
      const { command = -1 } = recording.invocations[series[side].invocations[0] ?? -1] ?? {};
      if (share !== null)
        shares.set(`${side} ${benchmarkKeyOf({ ...series, command: names[command] ?? null })}`, share);
    }
  return {
    recording,
    onProcessorOf: (benchmark, side) => shares.get(`${side} ${benchmarkKeyOf(benchmark)}`) ?? null,
  };
}

/** The least part of its time in which a process is taken to not queue for a processor. */
const MIN_READY = 0.05;

/**
 * Share of the time on a processor, of the time in which nothing of it queued for one, in the fastest invocation. Not all systems
 * tell how long it queued.
 */
function findQuietestShare(
  { invocations }: Recording,
  cpu: RecordedSeries[Side],
  clock: RecordedSeries[Side] | null,
): number | null {
  const runs = cpu.invocations.flatMap((at, index) => {
    const made = invocations[at];
    if (made === undefined || made.round === 0 || made.outcome !== 'ok') return [];
    const { durationMs, cpuMs, queuedMs = 0 } = made;
    const [spent, took] =
      clock === null ? [cpuMs, durationMs] : [cpu.values[index]?.[0], clock.values[clock.invocations.indexOf(at)]?.[0]];
    if (spent === undefined || took === undefined || took <= 0 || durationMs <= 0) return [];
    return [{ took, share: spent / took / Math.max(MIN_READY, 1 - queuedMs / durationMs) }];
  });
  return runs.toSorted((one, other) => one.took - other.took)[0]?.share ?? null;
}
