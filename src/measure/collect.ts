// Setup, warm-up and rounds: the loop that fills a Recording. It knows nothing of budgets and statistics; it is
// given a function that says what is still undecided and asks it at every look. Whatever a benchmark does is
// written down, never thrown.

import type { Host } from '../host/host.ts';
import type { ChangedPaths } from '../model/changed-paths.ts';
import type { Machine, Toolchain } from '../model/environment.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { RECORDING_VERSION, type Recording } from '../model/recording.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import { childEnvironment } from './child-environment.ts';
import type { Commits } from './commits.ts';
import { deadlineFor } from './deadline.ts';
import { type Invoked, invoke, type Place } from './invoke.ts';
import { type Watch, watchMachine } from './observations.ts';
import { duration, estimateLeft } from './progress.ts';
import { orderOf } from './schedule.ts';
import { makeSeriesFile, type SeriesFile } from './series.ts';
import { setUp } from './setup.ts';
import { readToolchain } from './toolchain.ts';
import type { Trees } from './trees.ts';

export interface Measuring {
  readonly settings: MeasureSettings;
  readonly commits: Commits;
  readonly changes: ChangedPaths;
  readonly trees: Trees;
  readonly seed: string;
  /** Rounds after which to ask what is still undecided. */
  readonly looks: readonly number[];
  /** Names of what is still open; measuring stops at the first look at which there are none. */
  undecided(recording: Recording): readonly string[];
}

/** What changes while measuring: kept in one place, seen by this file only. */
interface Run {
  readonly host: Host;
  readonly measuring: Measuring;
  readonly env: Readonly<Record<string, string>>;
  readonly machine: Machine;
  readonly loadBefore: number | null;
  readonly watch: Watch;
  readonly toolchain: Toolchain;
  /** When the warm-up began: from here on max-minutes count. */
  startMs: number;
  /** A format's id, or `auto` as long as none was recognised. */
  format: string;
  ended: Recording['schedule']['ended'];
  /** Base drops out when it does not run: head alone is measured then, as new. */
  sides: readonly Side[];
  readonly slowestMs: Record<Side, number>;
  readonly invocations: Recording['invocations'];
  readonly series: SeriesFile;
  readonly problems: Problem[];
}

/** One invocation to make. */
interface Step {
  /** 0: the warm-up. */
  readonly round: number;
  /** Index into the commands. */
  readonly command: number;
  readonly side: Side;
}

export async function collect(host: Host, measuring: Measuring): Promise<Recording> {
  const run = await start(host, measuring);
  if (await prepare(run)) {
    await askForVersions(run);
    await measure(run);
  }
  return recordingOf(run);
}

async function start(host: Host, measuring: Measuring): Promise<Run> {
  return {
    host,
    measuring,
    env: childEnvironment(host.env, host.secrets),
    machine: await host.machine(),
    loadBefore: host.load(),
    watch: watchMachine(host),
    toolchain: { base: [], head: [] },
    startMs: host.clock.nowMs(),
    format: measuring.settings.format,
    ended: 'complete',
    sides: SIDES,
    slowestMs: { base: 0, head: 0 },
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

/** False when head cannot be measured, which ends the run. */
async function prepare(run: Run): Promise<boolean> {
  const { host, measuring, env } = run;
  const script = measuring.settings.setup;
  if (script === null) return true;
  for (const side of SIDES) {
    const failure = await setUp(host, placeOf(run, side, `setup, ${side}`), { script, env });
    if (host.cancelled.aborted) return end(run, 'cancelled');
    if (failure === null) continue;
    tell(run, side, { where: `setup, ${side}`, message: failure, severity: 'error' });
    if (side === 'head') return end(run, 'failed');
    run.sides = ['head'];
  }
  return true;
}

/** After setup, which may install them, and before anything is measured. */
async function askForVersions(run: Run): Promise<void> {
  const { host, env, toolchain } = run;
  const { commands, setup } = run.measuring.settings;
  const scripts = setup === null ? commands : [...commands, setup];
  for (const side of run.sides) {
    toolchain[side] = await readToolchain(host, placeOf(run, side, `versions, ${side}`), { scripts, env });
  }
}

async function measure(run: Run): Promise<void> {
  const { measuring, host } = run;
  const { rounds } = measuring.settings;
  run.startMs = host.clock.nowMs();
  await run.watch.look(0);
  host.log.info(`seed ${measuring.seed}`);
  let goesOn = await measureRound(run, 0);
  for (let round = 1; goesOn && round <= rounds.max; round += 1) {
    if (hasTimeFor(run)) goesOn = (await measureRound(run, round)) && !isDecided(run, round);
    else goesOn = end(run, 'time');
  }
}

/** One invocation of every command on each side, command by command; false when measuring is over. */
async function measureRound(run: Run, round: number): Promise<boolean> {
  const order = round === 0 ? SIDES : orderOf(run.measuring.seed, round);
  for (const command of run.measuring.settings.commands.keys()) {
    for (const side of order) {
      if (run.sides.includes(side) && !(await take(run, { round, command, side }))) return false;
    }
  }
  await run.watch.look(run.host.clock.nowMs() - run.startMs);
  return true;
}

function isDecided(run: Run, round: number): boolean {
  const { looks, settings, undecided } = run.measuring;
  if (round === settings.rounds.max || !looks.includes(round)) return false;
  const open = undecided(recordingOf(run));
  run.host.log.info(`look after ${round} rounds: ${openLine(open)}`);
  if (open.length > 0) return false;
  end(run, 'decided');
  return true;
}

/** So many names fit a line of the log. */
const NAMES_SHOWN = 3;

function openLine(open: readonly string[]): string {
  if (open.length === 0) return 'everything is decided';
  const more = open.length > NAMES_SHOWN ? ', …' : '';
  return `${open.length} still undecided (${open.slice(0, NAMES_SHOWN).join(', ')}${more})`;
}

/** Makes one invocation and files what it gave; false when there is no point in going on. */
async function take(run: Run, step: Step): Promise<boolean> {
  const { host, measuring } = run;
  const { settings } = measuring;
  const startMs = host.clock.nowMs() - run.startMs;
  const leftMs = settings.maxMinutes * 60_000 - startMs;
  if (leftMs <= 0) return end(run, 'time');
  const label = step.round === 0 ? 'warm-up' : `round ${step.round}`;
  const usualMs = Math.max(run.slowestMs.base, run.slowestMs.head);
  const invoked = await invoke(host, placeOf(run, step.side, `${label}, ${step.side}`), {
    command: settings.commands[step.command] ?? '',
    env: run.env,
    deadline: deadlineFor({ isWarmUp: step.round === 0, usualMs, leftMs }),
    settings,
    format: run.format,
  });
  const { durationMs, exitCode, outcome } = invoked;
  run.invocations.push({ ...step, startMs, durationMs, exitCode, outcome });
  run.slowestMs[step.side] = Math.max(run.slowestMs[step.side], durationMs);
  logProgress(run, step, invoked);
  for (const problem of invoked.problems) tell(run, step.side, problem);
  return goesOnAfter(run, step, invoked);
}

function goesOnAfter(run: Run, step: Step, invoked: Invoked): boolean {
  const { host } = run;
  if (invoked.outcome === 'cut') return end(run, host.cancelled.aborted ? 'cancelled' : 'time');
  if (invoked.outcome === 'failed') {
    // A base that never ran leaves nothing to compare with; one that ran before leaves the rounds until here.
    if (step.side === 'head' || step.round > 1) return end(run, 'failed');
    run.sides = ['head'];
    return true;
  }
  if (run.format === 'auto' && invoked.format !== null) {
    run.format = invoked.format;
    host.log.info(`recognised the format "${invoked.format}"`);
  }
  if (step.round > 0) file(run, step.side, invoked);
  return true;
}

function file({ series, format, invocations }: Run, side: Side, { measurements }: Invoked): void {
  const invocation = invocations.length - 1;
  for (const measurement of measurements) {
    const own = series.find(measurement, format)[side];
    if (own.invocations.at(-1) === invocation) own.values.at(-1)?.push(...measurement.values);
    else {
      own.invocations.push(invocation);
      own.values.push([...measurement.values]);
    }
  }
}

/** What is wrong on base never makes the run an error; a warning that comes with every round is said once. */
function tell(run: Run, side: Side, problem: Problem): void {
  const isKnown = run.problems.some(({ message }) => message === problem.message);
  if (problem.severity === 'warning' && isKnown) return;
  run.problems.push(side === 'base' ? { ...problem, severity: 'warning' } : problem);
  // Said again, as a warning or an error, with the report; here it stands where it happened.
  run.host.log.info(`${problem.where}: ${problem.message}`);
}

function end(run: Run, how: Run['ended']): false {
  run.ended = how;
  return false;
}

/** Time for one more round, judged by the slowest so far. */
function hasTimeFor({ measuring, host, startMs, sides, slowestMs }: Run): boolean {
  const { commands, maxMinutes } = measuring.settings;
  const roundMs = commands.length * sides.reduce((sum, side) => sum + slowestMs[side], 0);
  return host.clock.nowMs() - startMs + roundMs <= maxMinutes * 60_000;
}

function placeOf({ measuring }: Run, side: Side, where: string): Place {
  const { settings, trees } = measuring;
  const root = trees.folders[side];
  const folder = settings.workingDirectory === '.' ? root : `${root}/${settings.workingDirectory}`;
  return { side, folder, temporary: trees.temporary[side], where };
}

function logProgress(run: Run, { round, command, side }: Step, { durationMs, outcome }: Invoked): void {
  const { settings } = run.measuring;
  const label = round === 0 ? 'warm-up' : `round ${round}/${settings.rounds.max}`;
  const which = settings.commands.length === 1 ? '' : ` command ${command + 1}/${settings.commands.length}`;
  const left = estimateLeft(run.invocations, { settings, sides: run.sides.length });
  const remark = outcome === 'ok' ? '' : ` ${outcome}`;
  run.host.log.info(`${label} ${side}${which} ${duration(durationMs)}${remark}${left}`);
}

function recordingOf(run: Run): Recording {
  const { measuring, machine, loadBefore } = run;
  const { settings, commits, seed } = measuring;
  return {
    version: RECORDING_VERSION,
    name: settings.name,
    commits: { base: commits.base, head: commits.head },
    schedule: {
      seed,
      rounds: settings.rounds,
      commands: [...settings.commands],
      setup: settings.setup,
      workingDirectory: settings.workingDirectory,
      format: run.format === 'auto' ? null : run.format,
      unit: settings.unit,
      cpus: settings.cpus,
      nice: settings.nice,
      ended: run.ended,
    },
    environment: {
      ...machine,
      toolchain: run.toolchain,
      loadBefore,
      loadAfter: run.host.load(),
      observations: run.watch.all(),
    },
    changes: measuring.changes,
    invocations: [...run.invocations],
    series: run.series.all(),
    problems: [...run.problems],
  };
}
