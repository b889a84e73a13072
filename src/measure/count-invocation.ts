// Runs a command once under Callgrind on one side, as a step of the counting, and reads what was counted. Each count that could not
// be taken is a problem of the run, and ends the counting unless another command may still be counted.

import { type CountedPart, type CountedParts, readCountedParts } from '../formats/callgrind.ts';
import type { ChildResult, ChildSpec, Host } from '../host/host.ts';
import { PLACEMENT_ROUNDS, placementOf } from '../model/counts.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { about, inFile, inPlacement, type Location } from '../model/location.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import type { RecordedCounts } from '../model/recording.ts';
import { formatStep } from '../render/messages/measuring-log.ts';
import { makeResultReader, readResultFile } from './invoke.ts';
import { type Deadline, makeStep, OVER, type PhaseTime } from './phase.ts';
import {
  commandNameOf,
  endMeasuring,
  invocationFoldersOf,
  type MeasureRun,
  makeTreeChangeError,
  recordProblem,
} from './run.ts';
import { type BenchmarkRun, placementEnvironment, runBenchmark } from './run-benchmark.ts';
import { makeTask } from './run-invocation.ts';
import { makeSeriesCollection, type SeriesCollection } from './series.ts';

/** Variable with the number of iterations in the environment of a command that is counted by its slope. */
export const ITERATIONS_VARIABLE = 'BENCH_REFEREE_ITERATIONS';

export interface CountStep {
  readonly placement: number;
  readonly command: number;
  readonly side: Side;
}

export interface Counting extends PhaseTime {
  readonly run: MeasureRun;
  readonly counts: RecordedCounts;
  readonly series: SeriesCollection;
}

export function startCounting(run: MeasureRun, limitMs = run.limitMs): Counting {
  const methods = run.measuring.settings.commands.map(() => null);
  const counts: RecordedCounts = { placements: [], methods, ended: 'complete', invocations: [], series: [] };
  return {
    run,
    counts,
    series: makeSeriesCollection(),
    startMs: run.host.clock.nowMs(),
    limitMs,
    slowestMs: 0,
    share: 0,
  };
}

interface CountOptions {
  /** Whether only what the harness marks is counted, which is much faster. */
  readonly isMarked: boolean;
  readonly readsResults?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

interface CountRead extends CountedParts {
  readonly instructions: number;
  readonly printed: readonly Measurement[];
  readonly format: string | null;
}

export type CountRun = BenchmarkRun<CountRead>;

/** Null if there is no count, and it was recorded why. `counts.ended` says whether anything more can be counted. */
export async function countOnce(counting: Counting, step: CountStep, options: CountOptions): Promise<CountRun | null> {
  const { run, counts } = counting;
  const { trees, settings } = run.measuring;
  const { placement, side } = step;
  const location = inPlacement(placement, side);
  const isWarmUp = placement === 0;
  const plan = { rounds: PLACEMENT_ROUNDS.max, commands: settings.commands.length };
  const result = await makeStep(run, counting, {
    tree: trees.folders[side],
    name: `counting ${formatStep({ ...step, round: placement }, plan, 'placement')}`,
    share: placement / PLACEMENT_ROUNDS.max,
    isWarmUp,
    mustFit: isWarmUp,
    run: (deadline) => runUnderCallgrind(run, { ...step, location, deadline }, options),
    // The rounds already have their verdicts. Without them, a command that fails is a failure of the benchmark.
    report: (problem) =>
      recordProblem(run, side, settings.measure === 'counts' ? problem : { ...problem, severity: 'warning' }),
    end(how, problem) {
      counts.ended = how;
      if (how !== 'time') endMeasuring(run, how, problem);
    },
    explainChange: (change) => makeTreeChangeError({ side, ...change }, location),
  });
  if (result !== OVER && result.outcome === 'ok') return result;
  // A command that cannot be counted at all does not prevent the others from being counted.
  if (result !== OVER && !isWarmUp) counts.ended = 'failed';
  return null;
}

async function runUnderCallgrind(
  run: MeasureRun,
  { placement, command, side, location, deadline }: CountStep & { location: Location; deadline: Deadline },
  { isMarked, readsResults = false, env = {} }: CountOptions,
): Promise<CountRun> {
  const { host } = run;
  const task = makeTask(run, command, null);
  const place = invocationFoldersOf(run, side, command, location);
  // Not the temporary folder of the command, where it writes files of its own and may remove all others.
  const folder = `${place.temporary}-${crypto.randomUUID()}`;
  await host.files.makeFolder(folder);
  const counted = {
    ...task,
    deadline,
    env: {
      ...DEFAULT_VARIABLES,
      ...run.env,
      ...env,
      // What the user sets comes later, so it stays in force.
      GODEBUG: [GODEBUG_DEFAULTS, run.env['GODEBUG'] ?? ''].filter((text) => text !== '').join(','),
      ...HARNESS_VARIABLES,
      ...placementEnvironment(placementOf(Math.max(1, placement)), run.env),
    },
    wrapper: callgrindFor(host, folder, isMarked, run.env),
  };
  const name = commandNameOf(run, command);
  const reader = readsResults ? await makeResultReader(host, { ...task, folder: place.folder, name }) : null;
  const ran = await runBenchmark(host, place, counted, async (result): Promise<CountRead> => {
    const { parts, problems } = await readParts(host, folder, result, name);
    const printed = reader && (await reader(result));
    const { measurements = [], format = null } = printed ?? {};
    return { parts, problems, instructions: sumProcesses(parts), printed: measurements, format };
  });
  await host.files.remove(folder);
  // This one is why the command failed.
  const unknown = ran.problems.find(({ code }) => code === 'instruction-unknown');
  return unknown === undefined ? ran : { ...ran, problems: [unknown] };
}

/** Variables with which the integrations of CodSpeed mark their benchmarks. Other harnesses do not know them. */
const HARNESS_VARIABLES = { CODSPEED_ENV: 'runner', CODSPEED_RUNNER_MODE: 'instrumentation' } as const;

/** Variables of a count that the user can set to another value. They are for programs that Go compiled. */
const DEFAULT_VARIABLES = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' } as const;

/**
 * Go interrupts a goroutine by a signal after 10 ms, which is always under Callgrind, and Callgrind fails when one signal
 * interrupts the handler of another. It also records where memory was allocated, of samples that it draws.
 */
const GODEBUG_DEFAULTS = 'asyncpreemptoff=1,memprofilerate=0';

/**
 * Options that count a process from its start. A child begins with the counts of its parent, which would be in the sum twice.
 * A dump before the fork resets them. Counts between marks go without it, because a dump would split them.
 */
const WHOLE_PROCESS = ['--instr-atstart=yes', '--dump-before=fork', '--dump-before=vfork'] as const;

const FILE = 'callgrind.out.';

/**
 * The words that run a command under Callgrind, which writes its files to a folder. A `.valgrindrc` could limit what is counted,
 * and code of either side can write it: to the home folder, or to its tree. The options in the environment are the user's own.
 */
function callgrindFor(
  host: Host,
  folder: string,
  isMarked: boolean,
  env: Readonly<Record<string, string>>,
): NonNullable<ChildSpec['wrapper']> {
  return [
    host.findProgram('valgrind') ?? 'valgrind',
    '--command-line-only=yes',
    ...(env['VALGRIND_OPTS']?.match(/\S+/g) ?? []),
    '--quiet',
    '--tool=callgrind',
    '--trace-children=yes',
    ...(isMarked ? ['--instr-atstart=no'] : WHOLE_PROCESS),
    '--combine-dumps=yes',
    '--dump-line=no',
    // Valgrind expands formats such as %p in the whole path, so a percent sign in the folder is doubled.
    `--callgrind-out-file=${folder.replaceAll('%', '%%')}/${FILE}%p`,
  ];
}

const UNKNOWN_INSTRUCTION = /unhandled instruction bytes|Unrecognised instruction at address/;

async function readParts(host: Host, folder: string, result: ChildResult, command: string): Promise<CountedParts> {
  if (UNKNOWN_INSTRUCTION.test(result.stderrTail))
    return { parts: [], problems: [makeError('instruction-unknown', about('output'), { command })] };
  const problems: Diagnostic[] = [];
  const parts: CountedPart[] = [];
  for (const path of (await host.files.list(folder, () => true)).keys()) {
    const source = await readResultFile(host, folder, { path, problems });
    const read = source === null ? null : readCountedParts(source);
    parts.push(...(read?.parts ?? []));
    problems.push(...(read?.problems ?? []));
    // Callgrind writes the number of the process into its file and into the name.
    const process = /^pid: *(\S+)/m.exec(source?.text ?? '')?.[1];
    if (!path.startsWith(FILE) || (process !== undefined && path !== FILE + process))
      problems.push(makeError('count-file-foreign', inFile(path), { command }));
  }
  if (parts.length === 0 && problems.length === 0 && result.exitCode === 0)
    problems.push(makeError('nothing-counted', about('output'), { command }));
  return { parts, problems };
}

/** The instructions of the shell, which runs all processes, do not count unless it is alone. */
function sumProcesses(parts: readonly CountedPart[]): number {
  const others = parts.filter(({ command }) => !SHELL.test(command));
  return (others.length > 0 ? others : parts).reduce((sum, { instructions }) => sum + instructions, 0);
}

const SHELL = /^\S*\/(?:bash --noprofile --norc -e -o pipefail|sh -e) -c /;
