// Plans which benchmarks can run alone for their CPU time, and how often, and measures what starting them takes: a constant of each
// side, which is not taken from the difference of a long and a short run, because that varies five times as much.

import { hasCpuTimeInRounds } from '../model/cpu-time.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { type GroupedName, groupedNameKeyOf, type OpenTime } from '../model/sample.ts';
import { median } from '../stats/median.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { ITERATIONS_VARIABLE } from './count-invocation.ts';
import { type CpuPhase, runAlone, type Subject } from './cpu-invocation.ts';
import { OVER, type Over } from './phase.ts';
import { commandAt, commandNameOf, formatAt, type MeasureRun, recordProblem, runsOn } from './run.ts';
import { toRecordedCpuTime } from './run-invocation.ts';

/**
 * Time of the iterations of an invocation. With less than 300 ms on a processor, the noise of starting and the milliseconds of the
 * clock would show. The fastest time that is known may have waited for a quarter of it.
 */
export const WORK_MS = 400;

const MAX_ITERATIONS = 1_000_000_000;

/** The work of an invocation is so many times what starting takes, because an error of that is in all values of a side. */
const WORK_PER_START = 2;

/** Starts that differ by less, a share, are taken as equal. The sides then have one constant, whose error they share. */
const SAME_START = 0.03;

/** Runs on each side that show what starting takes. */
const STARTS = 3;

/** Iterations of which one is hardly anything, so that a run of a single one shows what starting takes. */
const MANY_ITERATIONS = 30;

/** A name that no benchmark has. */
const NO_BENCHMARK: GroupedName = { group: null, name: 'bench-referee-runs-nothing' };

/** A warning says why the benchmarks of a command cannot be measured. */
export function planSubjects(run: MeasureRun, open: readonly OpenTime[]): Subject[] {
  const { commands, measure } = run.measuring.settings;
  return [...commands.keys()].flatMap((command) => {
    const { script, count, name: ownName } = commandAt(run, command);
    const own = open.filter((one) => one.command === ownName);
    const format = formatAt(run, command);
    const isOnBothSides = SIDES.every((side) => runsOn(run, side, command));
    if (!count.includes('cpu-time') || own.length === 0 || format === null || !isOnBothSides) return [];
    if (measure === 'all' && hasCpuTimeInRounds(format.id)) return [];
    const takesIterations = script.includes(ITERATIONS_VARIABLE);
    const isWhole = format.id === 'command';
    const canFilter = format.filter !== undefined && script.includes(FILTER_VARIABLE);
    if (!isWhole && !takesIterations && format.repeatsForTime) return refuse(run, command, 'follows-time');
    if (!isWhole && !canFilter && !(takesIterations && countBenchmarks(run, command) === 1))
      return refuse(run, command, 'filter');
    return own.map(({ group, name, nameOnBase, seconds }): Subject => {
      const names = { base: { group, name: nameOnBase }, head: { group, name } };
      return { command, names, iterations: takesIterations ? countIterations(WORK_MS, seconds) : null, seconds };
    });
  });
}

/** `seconds` is 0 if the clock of the tool is too coarse. */
function countIterations(workMs: number, seconds: number): number {
  return seconds > 0 ? Math.min(MAX_ITERATIONS, Math.ceil(workMs / 1000 / seconds)) : MAX_ITERATIONS;
}

function countBenchmarks(run: MeasureRun, command: number): number {
  const isOwn = (at: number) => run.invocations[at]?.command === command;
  const series = [...run.warmUp.all(), ...run.series.all()].filter(({ head }) => head.invocations.some(isOwn));
  return new Set(series.map(groupedNameKeyOf)).size;
}

export function refuse(
  run: MeasureRun,
  command: number,
  reason: 'follows-time' | 'filter' | 'start' | 'short' | 'system',
): [] {
  const facts = { command: commandNameOf(run, command), reason };
  recordProblem(run, 'head', makeWarning('cpu-time-not-possible', atKey('count'), facts));
  return [];
}

/** Leaves out the benchmarks of commands of which it is not known what starting takes. */
export async function withStarts(phase: CpuPhase, planned: readonly Subject[]): Promise<Subject[]> {
  const { run, starts } = phase;
  const known: Subject[] = [];
  for (const command of new Set(planned.map((subject) => subject.command))) {
    const own = planned.filter((subject) => subject.command === command);
    const start = await measureStart(phase, command, own);
    if (start === OVER) return [];
    if (start === null) refuse(run, command, 'start');
    else {
      starts.set(command, start);
      const workMs = Math.max(WORK_MS, WORK_PER_START * Math.max(start.base, start.head));
      const enough = ({ seconds }: Subject) => countIterations(workMs, seconds);
      known.push(...own.map((one) => (one.iterations === null ? one : { ...one, iterations: enough(one) })));
    }
  }
  return known;
}

/** CPU time of a run without benchmarks, or else of a single short iteration. Null if there is no such run. */
async function measureStart(
  phase: CpuPhase,
  command: number,
  subjects: readonly Subject[],
): Promise<Record<Side, number> | Over | null> {
  const format = formatAt(phase.run, command);
  if (format?.id === 'command') return { base: 0, head: 0 };
  const canFilter = format?.filter !== undefined && commandAt(phase.run, command).script.includes(FILTER_VARIABLE);
  const [shortest] = subjects.toSorted((one, other) => one.seconds - other.seconds);
  const ways: (Subject | null)[] = canFilter ? [null] : [];
  if ((shortest?.iterations ?? 0) >= MANY_ITERATIONS) ways.push({ ...shortest!, iterations: 1 });
  for (const way of ways) {
    const found: Record<Side, number[]> = { base: [], head: [] };
    for (let index = 0; index < 2 * STARTS; index += 1) {
      // base head head base base head
      const side = SIDES[Math.floor((index + 1) / 2) % 2]!;
      const names = way?.names ?? { base: NO_BENCHMARK, head: NO_BENCHMARK };
      const subject = { command, names, iterations: way?.iterations ?? 1, seconds: 0 };
      const ran = await runAlone(phase, subject, { round: 0, side });
      if (ran === OVER) return OVER;
      const { cpuMs } = ran.outcome === 'ok' ? toRecordedCpuTime(ran) : {};
      if (cpuMs === undefined) break;
      found[side].push(cpuMs);
    }
    if (SIDES.every((side) => found[side].length === STARTS)) return summariseStarts(found);
  }
  return null;
}

function summariseStarts({ base, head }: Record<Side, readonly number[]>): Record<Side, number> {
  const both = median([...base, ...head]);
  const own = { base: median(base), head: median(head) };
  return Math.abs(own.head - own.base) <= SAME_START * both ? { base: both, head: both } : own;
}
