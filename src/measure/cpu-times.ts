// Measures CPU time in further rounds, after the rounds: each benchmark that the clock leaves undecided runs alone, a fixed number of
// times, on both sides in the orders of the rounds, and the kernel says how long its processes were on a processor. What starting
// takes is measured once and taken off. What cannot be measured is a warning: the verdicts of the rounds do not depend on it.

import { CPU_TIME_METRIC } from '../model/cpu-time.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { RecordedCpuTimes } from '../model/recording.ts';
import { blocksOf } from '../model/remeasured-rounds.ts';
import { groupedNameKeyOf, type OpenTime } from '../model/sample.ts';
import { formatCpuTimeEnd } from '../render/messages/measuring-log.ts';
import { type CpuPhase, type PrintedNames, runAlone, type Subject } from './cpu-invocation.ts';
import { planSubjects, refuse, WORK_MS, withStarts } from './cpu-subjects.ts';
import { OVER, type Over } from './phase.ts';
import { commandAt, commandNameOf, elapsedMs, formatAt, type MeasureRun, recordProblem, recordValues } from './run.ts';
import type { BenchmarkRun } from './run-benchmark.ts';
import { toRecordedCpuTime } from './run-invocation.ts';
import { recordingOf, warmUpRecordingOf } from './run-recording.ts';
import { turnsOf } from './schedule.ts';
import { makeSeriesCollection } from './series.ts';

/** A command that takes so many times what its iterations should take does not use their number. */
const MAX_EXCESS = 2.5;

/** All begin before one goes on, because those that have begun share alpha. The most suspicious one then comes first, to the end. */
export async function measureCpuTimes(run: MeasureRun): Promise<void> {
  const { looks, settings, seed } = run.measuring;
  const recording = settings.measure === 'all' ? recordingOf(run) : warmUpRecordingOf(run);
  const planned = planSubjects(run, run.measuring.findOpenTimes(recording).times);
  if (planned.length === 0) return;
  const times: RecordedCpuTimes = { ended: 'complete', invocations: [], series: [] };
  const time = { startMs: run.host.clock.nowMs(), limitMs: run.limitMs, slowestMs: 0, share: 0 };
  const phase: CpuPhase = { ...time, run, times, series: makeSeriesCollection(), starts: new Map(), done: 0, of: 1 };
  run.cpuTimes = times;
  const [first = [], ...further] = blocksOf(settings.rounds.max, looks);
  const begun: Subject[] = [];
  for (const subject of await withStarts(phase, planned)) {
    const measured = await measureBlock(phase, subject, turnsOf(seed, first));
    if (measured === OVER) return;
    if (measured) begun.push(subject);
  }
  phase.of = begun.length;
  let undecided = 0;
  for (const index of begun.keys()) {
    const ended = await measureToEnd(phase, begun.slice(index), further);
    if (ended === OVER) return;
    if (ended === 'verdict') {
      times.ended = ended;
      return;
    }
    if (ended !== 'decided') undecided += 1;
    phase.done += 1;
  }
  if (begun.length > 0 && undecided === 0) times.ended = 'decided';
}

/** Measures the first of them. `verdict`: the check has failed, and none of them can change that. */
async function measureToEnd(
  phase: CpuPhase,
  left: readonly Subject[],
  blocks: readonly (readonly number[])[],
): Promise<'decided' | 'complete' | 'verdict' | Over> {
  const { run } = phase;
  const { looks, seed, findOpenTimes } = run.measuring;
  const subject = left[0]!;
  for (const block of blocks) {
    const rounds = block[0]! - 1;
    if (looks.includes(rounds)) {
      const { times, isCertain } = findOpenTimes(recordingOf(run));
      const isOpen = (one: Subject) => times.some((time) => isOf(run, one, time));
      const ended = isCertain && left.some(isOpen) ? 'verdict' : isOpen(subject) ? null : 'decided';
      if (ended !== null) {
        run.host.log.info(formatCpuTimeEnd(subject.names.head.name, { rounds, open: times, ended }));
        return ended;
      }
    }
    const measured = await measureBlock(phase, subject, turnsOf(seed, block));
    if (measured === OVER) return OVER;
    if (!measured) break;
  }
  return 'complete';
}

function isOf(run: MeasureRun, { command, names }: Subject, { command: ownCommand, group, name }: OpenTime): boolean {
  return (
    commandAt(run, command).name === ownCommand && groupedNameKeyOf(names.head) === groupedNameKeyOf({ group, name })
  );
}

/** False if the benchmark cannot be measured. A warning says why. */
async function measureBlock(
  phase: CpuPhase,
  subject: Subject,
  turns: ReturnType<typeof turnsOf>,
): Promise<boolean | Over> {
  const { run, times, series, starts } = phase;
  const { command, names, iterations } = subject;
  for (const { round, side } of turns) {
    const ran = await runAlone(phase, subject, { round, side });
    if (ran === OVER) return OVER;
    if (ran.outcome !== 'ok') return false;
    const recorded = toRecordedCpuTime(ran);
    if (recorded.cpuMs === undefined) return refuse(run, command, 'system').length > 0;
    const cpuMs = recorded.cpuMs - starts.get(command)![side];
    if (iterations === null && cpuMs < starts.get(command)![side]) return refuse(run, command, 'short').length > 0;
    const misuse = findMisuse(phase, subject, ran, cpuMs);
    if (misuse !== null) {
      recordProblem(run, 'head', misuse);
      return false;
    }
    const { durationMs, exitCode } = ran;
    const startMs = Math.max(0, elapsedMs({ host: run.host, startMs: phase.startMs }) - durationMs);
    times.invocations.push({ side, round, command, startMs, durationMs, exitCode, outcome: 'ok', ...recorded });
    const isWhole = formatAt(run, command)?.id === 'command';
    const measured = {
      ...{ ...names[side], metric: CPU_TIME_METRIC, unit: isWhole ? 's' : 'sec/op', better: 'lower' as const },
      ...{ primary: false, values: [cpuMs / 1000 / (iterations ?? 1)] },
    };
    recordValues(series, times.invocations, { measurements: [measured], isPlaced: false });
    times.series = series.all();
  }
  return true;
}

/** A warning if others ran too, if the benchmark did not run, or if it ran for longer than so many times. */
function findMisuse(
  { run }: CpuPhase,
  { command, names, iterations, seconds }: Subject,
  { read: { printed }, durationMs }: BenchmarkRun<PrintedNames>,
  cpuMs: number,
) {
  const facts = { name: names.head.name, command: commandNameOf(run, command) };
  if (printed.length !== 1)
    return makeWarning('cpu-time-of-others', atKey('count'), {
      ...facts,
      printed: printed.slice(0, 3),
      count: printed.length,
    });
  if (iterations === null) return null;
  const expectedMs = Math.max(WORK_MS, iterations * seconds * 1000);
  // Several processors at a time take more CPU time for the same iterations.
  const isLong = cpuMs / Math.max(1, cpuMs / durationMs) > MAX_EXCESS * expectedMs;
  return isLong ? makeWarning('cpu-time-without-effect', atKey('count'), facts) : null;
}
