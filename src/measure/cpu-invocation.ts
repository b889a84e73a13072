// Runs a command once with one of its benchmarks, and reads the CPU time of its process tree. A benchmark that fails here is a warning:
// the verdicts of the rounds do not depend on it.

import { about, onSide } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedCpuTimes } from '../model/recording.ts';
import { type GroupedName, groupedNameKeyOf } from '../model/sample.ts';
import { formatStep } from '../render/messages/measuring-log.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { ITERATIONS_VARIABLE } from './count-invocation.ts';
import { makeResultReader } from './invoke.ts';
import { makeStep, type Over, type PhaseTime } from './phase.ts';
import {
  commandNameOf,
  endMeasuring,
  formatAt,
  invocationFoldersOf,
  type MeasureRun,
  makeTreeChangeError,
  recordProblem,
} from './run.ts';
import { type BenchmarkRun, runBenchmark } from './run-benchmark.ts';
import { makeTask } from './run-invocation.ts';
import type { SeriesCollection } from './series.ts';

/** A benchmark that runs alone. */
export interface Subject {
  readonly command: number;
  readonly names: Readonly<Record<Side, GroupedName>>;
  /** Null: the command does the same work in each run. */
  readonly iterations: number | null;
  readonly seconds: number;
}

export interface CpuPhase extends PhaseTime {
  readonly run: MeasureRun;
  readonly times: RecordedCpuTimes;
  readonly series: SeriesCollection;
  /** CPU time that starting takes, by command and side. */
  readonly starts: Map<number, Record<Side, number>>;
  /** Number of benchmarks that were measured to their end, of all. */
  done: number;
  of: number;
}

export interface PrintedNames {
  readonly problems: BenchmarkRun<{ readonly problems: [] }>['problems'];
  readonly printed: readonly string[];
}

/** Round 0 shows what starting takes, and need not print anything. */
export function runAlone(
  phase: CpuPhase,
  { command, names, iterations }: Subject,
  { round, side }: { readonly round: number; readonly side: Side },
): Promise<BenchmarkRun<PrintedNames> | Over> {
  const { run, times } = phase;
  const { host, measuring } = run;
  const { rounds, commands } = measuring.settings;
  const location = [...about('CPU time'), ...onSide(side)];
  const tree = measuring.trees.folders[side];
  const filter = formatAt(run, command)?.filter?.([names[side]]);
  const env = {
    ...run.env,
    ...(iterations === null ? {} : { [ITERATIONS_VARIABLE]: String(iterations) }),
    ...(filter === undefined ? {} : { [FILTER_VARIABLE]: filter }),
  };
  const plan = { rounds: rounds.max, commands: commands.length };
  return makeStep(run, phase, {
    tree,
    name: `CPU time${round === 0 ? ` start ${side}` : ` of ${names.head.name} ${formatStep({ round, command, side }, plan)}`}`,
    share: (phase.done + round / rounds.max) / phase.of,
    async run(deadline) {
      const task = { ...makeTask(run, command, null), env, deadline, meter: true, watchQueue: true };
      const place = invocationFoldersOf(run, side, command, location);
      const reader =
        round === 0
          ? null
          : await makeResultReader(host, { ...task, folder: place.folder, name: commandNameOf(run, command) });
      return runBenchmark(host, place, task, async (result): Promise<PrintedNames> => {
        const { problems, measurements } = reader === null ? NOTHING : await reader(result);
        const distinct = new Map(measurements.map((one) => [groupedNameKeyOf(one), one.name]));
        return { problems, printed: [...distinct.values()] };
      });
    },
    // The rounds have their verdicts.
    report: (problem) => round > 0 && recordProblem(run, side, { ...problem, severity: 'warning' }),
    end(how, problem) {
      times.ended = how;
      if (how !== 'time') endMeasuring(run, how, problem);
    },
    explainChange: (change) => makeTreeChangeError({ side, ...change }, location),
  });
}

const NOTHING = { problems: [], measurements: [] } as const;
