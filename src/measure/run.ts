// One measuring run: what is the same all the time, and what was measured so far. Only the steps of `collect.ts` change it. It
// never throws for what a benchmark does.

import type { Format } from '../formats/format.ts';
import { findFormat } from '../formats/index.ts';
import type { Host } from '../host/host.ts';
import type { RecordedAnswers } from '../model/answer.ts';
import { LAYOUT_VARIABLE } from '../model/builds.ts';
import type { BenchmarkCommand } from '../model/command.ts';
import { type Decision, listSkippedCommands } from '../model/decision.ts';
import { type Diagnostic, isError, isSameFinding, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Machine, Toolchain } from '../model/environment.ts';
import type { RecordedFileSizes } from '../model/file-sizes.ts';
import { atKey, type Location } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import type {
  CountMethod,
  RecordedBuilds,
  RecordedCounts,
  RecordedCpuTimes,
  RecordedInvocation,
  Recording,
} from '../model/recording.ts';
import type { Benchmark, GroupedName, UndecidedBenchmarks } from '../model/sample.ts';
import { makeUnknownShard, type Shard } from '../model/shard.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import type { BenchmarkFilter, FilterOptions } from './benchmark-filter.ts';
import type { AttemptLoad } from './disturbance.ts';
import type { InvocationResult } from './invoke.ts';
import type { SideFiles } from './measure-files.ts';
import type { MeasureInputs } from './measure-inputs.ts';
import { type MachineWatch, watchMachine } from './observations.ts';
import { commandName, type InvocationFolders } from './run-benchmark.ts';
import { childEnvironment, makeSecretMask } from './secrets.ts';
import { makeSeriesCollection, type SeriesCollection } from './series.ts';
import { makeServicesOfRun, type ServicesOfRun } from './services.ts';
import { makeTreeWatch, type TreeWatch } from './tree-watch.ts';

interface RunPlan {
  readonly host: Host;
  readonly measuring: MeasureInputs;
  readonly env: Readonly<Record<string, string>>;
  readonly mask: (text: string) => string;
  readonly machine: Machine;
  readonly loadBefore: number | null;
  readonly startedOn: string;
  readonly watch: MachineWatch;
  readonly treeWatch: TreeWatch;
  readonly services: ServicesOfRun;
  readonly limitMs: number;
}

export interface CountedCommand {
  readonly command: number;
  readonly method: CountMethod;
  /** Iterations of each benchmark that is counted by its slope; empty for other methods. */
  readonly iterations: readonly BenchmarkIterations[];
}

export interface BenchmarkIterations {
  readonly benchmark: GroupedName;
  readonly fewer: number;
  readonly more: number;
}

export class RunState {
  /** Duration of everything before the first invocation of each side. */
  setupMs = 0;
  /** Time at which `elapsedMs` is 0. The duration of setup moves it forward. */
  startMs: number;
  slowestMs = 0;
  share = 0;
  readonly toolchain: Toolchain = { base: [], head: [] };
  /** The format of each command: an id, or `auto` as long as none was recognised. */
  readonly formats: string[];
  ended: Recording['schedule']['ended'] = 'complete';
  /** Sides that still run. If base does not run, it is removed, and head alone is measured, as new. */
  sides: readonly Side[];
  /** Commands that failed in base's warm-up: only head runs them. */
  readonly brokenOnBase = new Set<number>();
  decisions: Decision[];
  filter: BenchmarkFilter | null = null;
  /** First round with this filter; 0 (the warm-up) until the first look. */
  filteredSince = 0;
  /** Whether the filter left out benchmarks that it names. It is not tried again. */
  isFilterBroken = false;
  undecided: Pick<UndecidedBenchmarks, 'names' | 'of'> | null = null;
  retries = 0;
  readonly disturbed = {
    /** Those of the warm-up and of every attempt at a block. */
    attempts: [] as AttemptLoad[],
    tally: { base: 0, head: 0 },
    rounds: 0,
    /** Whether the disturbance comes with one side. Then all attempts are used, and nothing is measured again. */
    isOneSided: false,
  };
  readonly invocations: Recording['invocations'] = [];
  readonly series = makeSeriesCollection();
  readonly warmUp = makeSeriesCollection();
  readonly answers = new Map<string, RecordedAnswers[number]>();
  problems: Diagnostic[];
  /** Part of the benchmarks that is measured; null: all. Before the warm-up has shown them, its list is empty. */
  shard: Shard | null;
  /** True for every benchmark if there is no shard. */
  isOfShard: (benchmark: Benchmark) => boolean = () => true;
  /** Version of the benchmark files in base's tree; null if none are configured. */
  benchmarkFiles: 'head' | 'own' | null;
  fileSizes: { readonly [S in Side]?: SideFiles } = {};
  files: RecordedFileSizes | null = null;
  counts: RecordedCounts | null = null;
  cpuTimes: RecordedCpuTimes | null = null;
  builds: RecordedBuilds | null = null;
  countedCommands: readonly CountedCommand[] = [];

  constructor({ clock }: Host, { settings, commits, decisions, sides }: MeasureInputs) {
    this.startMs = clock.nowMs();
    this.formats = settings.commands.map(({ format }) => format);
    this.sides = sides;
    this.decisions = [...decisions];
    const sampleUnit = settings.unit === 'sample' ? [makeWarning('sample-unit', atKey('unit: sample'), {})] : [];
    this.problems = [...commits.problems, ...sampleUnit];
    this.shard = makeUnknownShard(settings.shard);
    this.benchmarkFiles = settings.benchmarkFiles.length > 0 && sides.length === SIDES.length ? 'head' : null;
  }
}

export type MeasureRun = RunPlan & RunState;

export async function start(host: Host, measuring: MeasureInputs): Promise<MeasureRun> {
  const { settings, trees, sides } = measuring;
  const treeWatch = makeTreeWatch(host.files);
  for (const side of sides) treeWatch.begin(trees.folders[side]);
  return {
    host,
    measuring,
    env: { ...childEnvironment(host.env, host.secrets), [LAYOUT_VARIABLE]: '0' },
    mask: makeSecretMask(host.env, host.secrets),
    machine: await host.machine(),
    loadBefore: host.load(),
    startedOn: host.clock.today(),
    watch: watchMachine(host, settings.cpus),
    treeWatch,
    services: makeServicesOfRun(),
    limitMs: settings.maxMinutes * 60_000,
    ...new RunState(host, measuring),
  };
}

export function recordValues(
  collection: SeriesCollection,
  invocations: readonly RecordedInvocation[],
  { measurements, isPlaced }: Pick<InvocationResult, 'measurements' | 'isPlaced'>,
): void {
  const invocation = invocations.length - 1;
  const { command, side } = invocations[invocation]!;
  for (const measurement of measurements)
    appendValues(collection.getOrCreate(measurement, command, isPlaced)[side], invocation, measurement.values);
}

/** Adds values of an invocation, which is the last one in the lists or a later one. */
export function appendValues(
  lists: { readonly invocations: number[]; readonly values: number[][] },
  invocation: number,
  values: readonly number[],
): void {
  if (lists.invocations.at(-1) === invocation) lists.values.at(-1)!.push(...values);
  else {
    lists.invocations.push(invocation);
    lists.values.push([...values]);
  }
}

/** Records a problem. A problem of base is at most a warning. A repeated warning is recorded once. */
export function recordProblem(run: MeasureRun, side: Side, problem: Diagnostic): void {
  const isRecorded = run.problems.some((recorded) => isSameFinding(recorded, problem));
  if (problem.severity === 'warning' && isRecorded) return;
  run.problems.push(side === 'base' ? { ...problem, severity: 'warning' } : problem);
  // An error on head ends the run, and then it is shown at once. Everything else appears in the log where it happened.
  if (side === 'base' || !isError(problem)) run.host.log.info(formatDiagnosticLine(problem));
}

export function makeTreeChangeError(
  change: { readonly side: Side; readonly paths: readonly string[]; readonly count: number },
  location: Location,
): Diagnostic {
  return makeError('tree-changed', location, change, { failure: 'tampered' });
}

/** Ends the run, with a problem of head if there is one. Returns false, which means: do not continue. */
export function endMeasuring(run: MeasureRun, how: MeasureRun['ended'], problem: Diagnostic | null = null): false {
  if (problem !== null) recordProblem(run, 'head', problem);
  run.ended = how;
  return false;
}

/** Time that measuring has taken so far, without setup. `max-minutes` limits it. */
export function elapsedMs({ host, startMs }: Pick<MeasureRun, 'host' | 'startMs'>): number {
  return host.clock.nowMs() - startMs;
}

export function listCommands({ measuring, decisions }: Pick<MeasureRun, 'measuring' | 'decisions'>): number[] {
  const skipped = listSkippedCommands(decisions);
  return [...measuring.settings.commands.keys()].filter((command) => !skipped.has(command));
}

export function runsOn(run: MeasureRun, side: Side, command: number): boolean {
  const isBroken = side === 'base' && run.brokenOnBase.has(command);
  return run.sides.includes(side) && !isBroken && listCommands(run).includes(command);
}

export function commandAt({ measuring }: MeasureRun, command: number): BenchmarkCommand {
  return measuring.settings.commands[command]!;
}

export function commandNameOf(run: MeasureRun, command: number): string {
  return commandName(commandAt(run, command).script);
}

/** Null as long as no format was recognised. */
export function formatAt({ formats }: MeasureRun, command: number): Format | null {
  return findFormat(formats[command] ?? 'auto');
}

export function filterOptionsOf(run: MeasureRun): FilterOptions {
  return { filterOf: (command) => formatAt(run, command)?.filter, sides: run.sides };
}

/** The folders of a side for a command, or for `setup` if that is null. */
export function invocationFoldersOf(
  { measuring }: MeasureRun,
  side: Side,
  command: number | null,
  location: Location,
): InvocationFolders {
  const { settings, trees } = measuring;
  const { workingDirectory } = command === null ? settings : settings.commands[command]!;
  const tree = trees.folders[side];
  return {
    side,
    folder: workingDirectory === '.' ? tree : `${tree}/${workingDirectory}`,
    workingDirectory,
    temporary: trees.temporary[side],
    home: trees.homes[side],
    headTree: trees.folders.head,
    location,
  };
}
