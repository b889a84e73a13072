// State of one measuring run: the results so far, and what is measured now. Only the steps of `collect.ts` change it. It
// never throws for what a benchmark does.

import type { FilterableBenchmark, Format } from '../formats/format.ts';
import { findFormat } from '../formats/index.ts';
import type { Commits } from '../git/commits.ts';
import { makeTreeIntegrity, type TreeIntegrity } from '../git/tree-integrity.ts';
import type { Trees } from '../git/trees.ts';
import type { Host } from '../host/host.ts';
import type { Baseline } from '../model/baseline.ts';
import type { ChangedPaths } from '../model/changed-paths.ts';
import type { BenchmarkCommand } from '../model/command.ts';
import type { CostEstimate } from '../model/cost-estimate.ts';
import { type Decision, listSkippedCommands } from '../model/decision.ts';
import { type Diagnostic, isError, isSameFinding, makeWarning } from '../model/diagnostic.ts';
import type { Machine, Toolchain } from '../model/environment.ts';
import { atKey, type Location } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { CountMethod, RecordedCounts, RecordedInvocation, Recording } from '../model/recording.ts';
import type { Benchmark, UndecidedBenchmarks } from '../model/sample.ts';
import { type Shard, withUnknownBenchmarks } from '../model/shard.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import type { BenchmarkFilter } from './benchmark-filter.ts';
import { childEnvironment } from './child-environment.ts';
import type { AttemptLoad, Tally } from './disturbance.ts';
import type { InvocationResult } from './invoke.ts';
import { type MachineWatch, watchMachine } from './observations.ts';
import type { Profiling } from './profile-benchmarks.ts';
import type { EtaInputs } from './progress.ts';
import { makeResultCheck, type ResultCheck } from './result-check.ts';
import type { InvocationFolders } from './run-benchmark.ts';
import type { CommitSearch } from './search-run.ts';
import { makeSecretMask } from './secrets.ts';
import { type MeasurementOrigin, makeSeriesCollection, type SeriesCollection } from './series.ts';

export interface MeasureInputs {
  readonly settings: MeasureSettings;
  readonly commits: Commits;
  /** Decisions that were made before the trees. */
  readonly decisions: readonly Decision[];
  /** Whether commands may be left out because their files are the same on both sides. */
  readonly canSkip: boolean;
  /** Paths that differ between the sides; null if they are not known. */
  readonly changes: ChangedPaths | null;
  readonly trees: Trees;
  readonly seed: string;
  /** Sides to measure: head alone if base is not needed. */
  readonly sides: readonly Side[];
  /** Baseline in place of base; null if base is measured or not needed. */
  readonly baseline: Baseline | null;
  /** Numbers of completed rounds after which to ask what is still undecided. */
  readonly looks: readonly number[];
  /** Returns what is still undecided. Measuring stops at the first look at which nothing is. */
  undecided(recording: Recording): UndecidedBenchmarks;
  /** Returns the names on head of benchmarks of base that are renamed, by the key of their old names. */
  findRenames(recording: Recording): ReadonlyMap<string, string>;
  /** Search for the commits that broke budgets; null: none. */
  readonly search: CommitSearch | null;
  /** Profiles of the benchmarks that broke budgets; null: none. */
  readonly profiling: Profiling | null;
  /** Returns errors if no verdict is possible in the rounds that the plan and its time allow. `cost`: null without rounds. */
  findPlanErrors(recording: Recording, cost: CostEstimate | null): readonly Diagnostic[];
}

/** State that changes while measuring. */
export interface MeasureRun {
  readonly host: Host;
  readonly measuring: MeasureInputs;
  readonly env: Readonly<Record<string, string>>;
  /** Replaces secrets in a text that is published. */
  readonly mask: (text: string) => string;
  readonly machine: Machine;
  readonly loadBefore: number | null;
  readonly startedOn: string;
  readonly watch: MachineWatch;
  readonly toolchain: Toolchain;
  readonly treeIntegrity: TreeIntegrity;
  /** Duration of everything before the first invocation of each side. */
  setupMs: number;
  /** Time at which `elapsedMs` is 0. The duration of setup moves it forward. */
  startMs: number;
  /** For each command a format's id, or `auto` as long as none was recognised. */
  readonly formats: string[];
  ended: Recording['schedule']['ended'];
  /** Sides that still run. If base does not run, it is removed, and head alone is measured, as new. */
  sides: readonly Side[];
  /** Commands that failed in base's warm-up: only head runs them. */
  readonly brokenOnBase: Set<number>;
  /** Decisions about commands that may be left out. */
  readonly decisions: Decision[];
  readonly baseResults: ResultCheck;
  /** Restriction to some benchmarks; null: everything is measured. */
  filter: BenchmarkFilter | null;
  /** First round with the present focus; 0 (the warm-up) until the first look. */
  filteredSince: number;
  /** Whether the filter left out benchmarks that it names. It is not tried again. */
  isFilterBroken: boolean;
  /** Number of undecided benchmarks at the last look; null before the first. */
  undecided: { readonly count: number; readonly of: number } | null;
  /** Duration of the slowest invocation so far. */
  slowestMs: number;
  /** Number of blocks that were measured again because an invocation failed. */
  retries: number;
  /** Disturbances by other processes and virtual machines so far. */
  readonly disturbed: DisturbanceState;
  readonly invocations: Recording['invocations'];
  readonly series: SeriesCollection;
  /** Values of the warm-up. They are no part of the series of the rounds. */
  warmUp: SeriesCollection;
  problems: Diagnostic[];
  /** Part of the benchmarks that is measured; null: all. Before the warm-up has shown them, its list is empty. */
  shard: Shard | null;
  /** Reports whether a benchmark belongs to the shard; always if there is none. */
  isOfShard: (benchmark: Benchmark) => boolean;
  /** Version of the benchmark files in base's tree; null if none are configured. */
  benchmarkFiles: 'head' | 'own' | null;
  /** Counts of instructions so far; null if none are made. */
  counts: RecordedCounts | null;
  /** The commands that were counted, and how. */
  countedCommands: readonly CountedCommand[];
}

/** A command that is counted, and how. */
export interface CountedCommand {
  readonly command: number;
  readonly method: CountMethod;
  /** Iterations of each benchmark that is counted by its slope; empty for other methods. */
  readonly iterations: readonly BenchmarkIterations[];
}

export interface BenchmarkIterations {
  readonly benchmark: FilterableBenchmark;
  readonly fewer: number;
  readonly more: number;
}

export interface DisturbanceState {
  /** Processor time that others took in the warm-up and in every attempt at a block. */
  readonly attempts: AttemptLoad[];
  tally: Tally;
  /** Number of rounds that were measured again. */
  rounds: number;
  /** Whether the disturbance comes with one side. Then all attempts are used, and nothing is measured again. */
  isOneSided: boolean;
}

export async function start(host: Host, measuring: MeasureInputs): Promise<MeasureRun> {
  return {
    host,
    measuring,
    env: childEnvironment(host.env, host.secrets),
    mask: makeSecretMask(host.env, host.secrets),
    machine: await host.machine(),
    loadBefore: host.load(),
    startedOn: host.clock.today(),
    watch: watchMachine(host, measuring.settings.cpus),
    toolchain: { base: [], head: [] },
    treeIntegrity: makeTreeIntegrity(host.files, measuring.trees.folders, measuring.sides),
    setupMs: 0,
    startMs: host.clock.nowMs(),
    formats: measuring.settings.commands.map(({ format }) => format),
    ended: 'complete',
    sides: measuring.sides,
    brokenOnBase: new Set(),
    decisions: [...measuring.decisions],
    baseResults: makeResultCheck(),
    filter: null,
    filteredSince: 0,
    isFilterBroken: false,
    undecided: null,
    slowestMs: 0,
    retries: 0,
    disturbed: { attempts: [], tally: { base: 0, head: 0 }, rounds: 0, isOneSided: false },
    invocations: [],
    series: makeSeriesCollection(),
    warmUp: makeSeriesCollection(),
    problems: [...measuring.commits.problems, ...unitProblems(measuring)],
    isOfShard: () => true,
    shard: withUnknownBenchmarks(measuring.settings.shard).shard ?? null,
    benchmarkFiles: measuring.settings.benchmarkFiles.length > 0 && measuring.sides.length === 2 ? 'head' : null,
    counts: null,
    countedCommands: [],
  };
}

function unitProblems({ settings }: MeasureInputs): Diagnostic[] {
  return settings.unit === 'sample' ? [makeWarning('sample-unit', atKey('unit: sample'), {})] : [];
}

/** Adds the values of the latest invocation to their series. */
export function recordValues(
  collection: SeriesCollection,
  invocations: readonly RecordedInvocation[],
  { measurements, ...read }: Pick<InvocationResult, 'measurements'> & Pick<MeasurementOrigin, 'format' | 'isPlaced'>,
): void {
  const invocation = invocations.length - 1;
  const { command, side } = invocations[invocation]!;
  for (const measurement of measurements) {
    const own = collection.getOrCreate(measurement, { command, ...read })[side];
    if (own.invocations.at(-1) === invocation) own.values.at(-1)?.push(...measurement.values);
    else {
      own.invocations.push(invocation);
      own.values.push([...measurement.values]);
    }
  }
}

/** Records a problem. A problem of base is at most a warning. A repeated warning is recorded once. */
export function recordProblem(run: MeasureRun, side: Side, problem: Diagnostic): void {
  const isKnown = run.problems.some((known) => isSameFinding(known, problem));
  if (problem.severity === 'warning' && isKnown) return;
  run.problems.push(side === 'base' ? { ...problem, severity: 'warning' } : problem);
  // An error on head ends the run, and then it is shown at once. Everything else appears in the log where it happened.
  if (side === 'base' || !isError(problem)) run.host.log.info(formatDiagnosticLine(problem));
}

/** Reports whether the tree of a side is still as its own commands left it. If not, ends the run. */
export function isTreeUntouched(run: MeasureRun, side: Side, location: Location): boolean {
  const problem = run.treeIntegrity.findChange(side, location);
  // The other side caused it. Somebody who wants to hide a regression would rather have no base than a slow one.
  if (problem !== null) recordProblem(run, 'head', problem);
  return problem === null || endMeasuring(run, 'failed');
}

/** Ends the run. Returns false, which means: do not continue. */
export function endMeasuring(run: MeasureRun, how: MeasureRun['ended']): false {
  run.ended = how;
  return false;
}

/** Returns the time that measuring has taken so far, without setup. `max-minutes` limits it. */
export function elapsedMs({ host, startMs }: MeasureRun): number {
  return host.clock.nowMs() - startMs;
}

/** Returns the commands that are not left out. */
export function listCommands({ measuring, decisions }: MeasureRun): number[] {
  const skipped = listSkippedCommands(decisions);
  return [...measuring.settings.commands.keys()].filter((command) => !skipped.has(command));
}

/** Reports whether a side runs a command. */
export function runsOn({ sides, brokenOnBase, decisions }: MeasureRun, side: Side, command: number): boolean {
  const isBroken = side === 'base' && brokenOnBase.has(command);
  return sides.includes(side) && !isBroken && !listSkippedCommands(decisions).has(command);
}

export function etaInputsOf(run: MeasureRun): EtaInputs {
  const { measuring, sides, filter, filteredSince } = run;
  const commands = filter?.commands.length ?? listCommands(run).length;
  return { settings: measuring.settings, sides, commands, since: filteredSince };
}

/** Returns the command at a position. */
export function commandAt({ measuring }: MeasureRun, command: number): BenchmarkCommand {
  return measuring.settings.commands[command]!;
}

/** Returns the format of a command; null as long as none was recognised. */
export function formatAt({ formats }: MeasureRun, command: number): Format | null {
  return findFormat(formats[command] ?? 'auto');
}

/** Returns the folders of a side: those of a command, or those of `setup` if none is given. */
export function invocationFoldersOf(
  { measuring }: MeasureRun,
  { side, command }: { readonly side: Side; readonly command?: number },
  location: Location,
): InvocationFolders {
  const { settings, trees } = measuring;
  const { workingDirectory } = command === undefined ? settings : settings.commands[command]!;
  const root = trees.folders[side];
  const folder = workingDirectory === '.' ? root : `${root}/${workingDirectory}`;
  const folders = { temporary: trees.temporary[side], home: trees.homes[side], headTree: trees.folders.head };
  return { side, folder, workingDirectory, ...folders, location };
}
