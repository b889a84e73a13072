// The state of one run of measuring: what is known so far, what is measured now, and the Recording of both. The
// loop in `collect.ts` is the only one that changes it. It never throws for what a benchmark does.

import type { Host } from '../host/host.ts';
import { type Baseline, withBaseline } from '../model/baseline.ts';
import type { ChangedPaths } from '../model/changed-paths.ts';
import type { Machine, Toolchain } from '../model/environment.ts';
import type { Side } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { RECORDING_VERSION, type Recording } from '../model/recording.ts';
import type { Undecided } from '../model/undecided.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import { childEnvironment } from './child-environment.ts';
import type { Commits } from './commits.ts';
import type { Attempt, Tally } from './disturbance.ts';
import type { Focus } from './focus.ts';
import type { Invoked, Place } from './invoke.ts';
import { type Watch, watchMachine } from './observations.ts';
import type { Plan } from './progress.ts';
import { makeResultCheck, type ResultCheck } from './result-check.ts';
import { makeSeriesFile, type SeriesFile } from './series.ts';
import { type TreeWatch, watchTrees } from './tree-watch.ts';
import type { Trees } from './trees.ts';

export interface Measuring {
  readonly settings: MeasureSettings;
  readonly commits: Commits;
  /** Null: it is not known what differs between the two sides. */
  readonly changes: ChangedPaths | null;
  readonly trees: Trees;
  readonly seed: string;
  /** Those that are measured: head alone where base is not wanted. */
  readonly sides: readonly Side[];
  /** Stands in for base; null: nothing does. */
  readonly baseline: Baseline | null;
  /** Rounds after which to ask what is still undecided. */
  readonly looks: readonly number[];
  /** What is still open; measuring stops at the first look at which nothing is. */
  undecided(recording: Recording): Undecided;
}

/** What changes while measuring. */
export interface Run {
  readonly host: Host;
  readonly measuring: Measuring;
  readonly env: Readonly<Record<string, string>>;
  readonly machine: Machine;
  readonly loadBefore: number | null;
  readonly startedOn: string;
  readonly watch: Watch;
  readonly toolchain: Toolchain;
  readonly treeWatch: TreeWatch;
  /** The moment from which `elapsedMs` counts. Time that setup takes moves it on. */
  startMs: number;
  /** A format's id, or `auto` as long as none was recognised. */
  format: string;
  ended: Recording['schedule']['ended'];
  /** Base drops out when it does not run: head alone is measured then, as new. */
  sides: readonly Side[];
  /** Commands that failed in base's warm-up: only head runs them. */
  readonly brokenOnBase: Set<number>;
  readonly baseResults: ResultCheck;
  /** What is measured, where that is less than everything. */
  focus: Focus | null;
  /** Since which round it is the same: until the first look, from the warm-up on. */
  focusedSince: number;
  /** The filter left out what it named: it is not tried again. */
  isFilterBroken: boolean;
  /** How many benchmarks were undecided at the last look; null before the first. */
  undecided: { readonly count: number; readonly of: number } | null;
  /** The slowest invocation of all. */
  slowestMs: number;
  /** What is known of disturbances so far. */
  readonly disturbed: Disturbed;
  readonly invocations: Recording['invocations'];
  readonly series: SeriesFile;
  readonly problems: Problem[];
}

export interface Disturbed {
  /** What others took in the warm-up and in every attempt of a block. */
  readonly attempts: Attempt[];
  tally: Tally;
  /** How many rounds were measured again. */
  rounds: number;
  /** One side brings the disturbance with it: all attempts count, and nothing is measured again. */
  isOneSided: boolean;
}

export async function start(host: Host, measuring: Measuring): Promise<Run> {
  return {
    host,
    measuring,
    env: childEnvironment(host.env, host.secrets),
    machine: await host.machine(),
    loadBefore: host.load(),
    startedOn: host.clock.today(),
    watch: watchMachine(host),
    toolchain: { base: [], head: [] },
    treeWatch: watchTrees(host.files, measuring.trees.folders, measuring.sides),
    startMs: host.clock.nowMs(),
    format: measuring.settings.format,
    ended: 'complete',
    sides: measuring.sides,
    brokenOnBase: new Set(),
    baseResults: makeResultCheck(),
    focus: null,
    focusedSince: 0,
    isFilterBroken: false,
    undecided: null,
    slowestMs: 0,
    disturbed: { attempts: [], tally: { base: 0, head: 0 }, rounds: 0, isOneSided: false },
    invocations: [],
    series: makeSeriesFile(),
    problems: [...measuring.commits.problems, ...measuring.trees.problems, ...unitProblems(measuring)],
  };
}

function unitProblems({ settings }: Measuring): Problem[] {
  if (settings.unit === 'invocation') return [];
  const message =
    'every raw value counts, as in benchstat. The values of one invocation share its moment and its memory layout, so changes look surer than they are.';
  return [{ where: 'unit: sample', message, severity: 'warning' }];
}

/** Keeps the values of the invocation that was made last. */
export function file({ series, format, invocations }: Run, side: Side, { measurements }: Invoked): void {
  const invocation = invocations.length - 1;
  const { command } = invocations[invocation]!;
  for (const measurement of measurements) {
    const own = series.find(measurement, { command, format })[side];
    if (own.invocations.at(-1) === invocation) own.values.at(-1)?.push(...measurement.values);
    else {
      own.invocations.push(invocation);
      own.values.push([...measurement.values]);
    }
  }
}

/** What is wrong on base never makes the run an error; a warning that comes with every round is said once. */
export function tell(run: Run, side: Side, problem: Problem): void {
  const isKnown = run.problems.some(({ message }) => message === problem.message);
  if (problem.severity === 'warning' && isKnown) return;
  run.problems.push(side === 'base' ? { ...problem, severity: 'warning' } : problem);
  // Said again, as a warning or an error, with the report; here it stands where it happened.
  run.host.log.info(`${problem.where}: ${problem.message}`);
}

/** False, and the end of the run, when somebody else has changed the tree that a command is about to run in. */
export function isTreeUntouched(run: Run, side: Side, where: string): boolean {
  const problem = run.treeWatch.look(side, where);
  // It is the other side's doing, and whoever wants to hide a regression would rather have no base than a slow one.
  if (problem !== null) tell(run, 'head', problem);
  return problem === null || end(run, 'failed');
}

/** Ends the run. Returns false, which means: do not go on. */
export function end(run: Run, how: Run['ended']): false {
  run.ended = how;
  return false;
}

/** Milliseconds that measuring has taken so far, without setup: what max-minutes limits. */
export function elapsedMs({ host, startMs }: Run): number {
  return host.clock.nowMs() - startMs;
}

/** Whether a side takes part in measuring a command. */
export function runsOn({ sides, brokenOnBase }: Run, side: Side, command: number): boolean {
  return sides.includes(side) && !(side === 'base' && brokenOnBase.has(command));
}

export function planOf({ measuring, sides, focus, focusedSince }: Run): Plan {
  const { settings } = measuring;
  const commands = focus?.commands.length ?? settings.commands.length;
  return { settings, sides, commands, since: focusedSince };
}

export function placeOf({ measuring }: Run, side: Side, where: string): Place {
  const { settings, trees } = measuring;
  const root = trees.folders[side];
  const folder = settings.workingDirectory === '.' ? root : `${root}/${settings.workingDirectory}`;
  return { side, folder, temporary: trees.temporary[side], home: trees.homes[side], where };
}

export function recordingOf(run: Run): Recording {
  const { baseline } = run.measuring;
  const measured = measuredBy(run);
  return baseline === null ? measured : withBaseline(measured, baseline);
}

/** What was asked of a run, with what only measuring knows: the seed, the recognised format, and how it ended. */
export function scheduleOf(
  settings: MeasureSettings,
  { seed, format, ended }: Pick<Run, 'format' | 'ended'> & Pick<Measuring, 'seed'>,
): Recording['schedule'] {
  const { rounds, commands, setup, workingDirectory, outputFile, unit, cpus, nice, maxMinutes } = settings;
  return {
    seed,
    rounds,
    commands: [...commands],
    setup,
    workingDirectory,
    outputFile,
    format: format === 'auto' ? null : format,
    unit,
    cpus,
    nice,
    maxMinutes,
    ended,
  };
}

function measuredBy(run: Run): Recording {
  const { measuring, machine, loadBefore } = run;
  const { settings, commits, seed } = measuring;
  return {
    version: RECORDING_VERSION,
    name: settings.name,
    commits: { base: commits.base, head: commits.head },
    measuredOn: run.startedOn,
    schedule: scheduleOf(settings, { seed, format: run.format, ended: run.ended }),
    environment: {
      ...machine,
      toolchain: run.toolchain,
      loadBefore,
      loadAfter: run.host.load(),
      observations: run.watch.all(),
    },
    ...(measuring.changes !== null && { changes: measuring.changes }),
    invocations: [...run.invocations],
    series: run.series.all(),
    problems: [...run.problems],
  };
}
