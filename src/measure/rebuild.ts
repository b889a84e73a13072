// Builds both sides again with other memory layouts, after the rounds, and measures the rows that are about to be broken: are they
// slower in every layout, or only in that of the first build? It can only take a row back, so what fails here leaves the verdict of
// the rounds as it is, with a warning. Code of head has run, so each build begins with trees as git made them.

import { BUILD_LOOKS, FIRST_REBUILD, MAX_BUILDS, MIN_BUILDS } from '../model/builds.ts';
import { type Diagnostic, isError, makeWarning, withOutput } from '../model/diagnostic.ts';
import { about, atKey, inSetup, onSide } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import type { RecordedBuilds, RecordedSeries } from '../model/recording.ts';
import { formatDiagnosticLine, formatThrown } from '../render/messages/format-diagnostic.ts';
import { formatRebuildEnd, formatRebuildLook, formatRebuildStart } from '../render/messages/measuring-log.ts';
import { type BenchmarkFilter, restrictToSeries } from './benchmark-filter.ts';
import { invoke } from './invoke.ts';
import { withEmptyPlaces, withLayout, writeTrees } from './layout-trees.ts';
import { areAlike, namesLayout, restartsVary } from './layouts.ts';
import type { Rebuilding } from './measure-inputs.ts';
import { addWarning, leftMs, makeStep, OVER, type PhaseTime } from './phase.ts';
import {
  commandAt,
  elapsedMs,
  endMeasuring,
  filterOptionsOf,
  invocationFoldersOf,
  type MeasureRun,
  makeTreeChangeError,
  recordValues,
} from './run.ts';
import { makeTask } from './run-invocation.ts';
import { recordingOf } from './run-recording.ts';
import { turnsOf } from './schedule.ts';
import { makeSeriesCollection, type SeriesCollection } from './series.ts';
import { setUp, withoutBase } from './setup.ts';

/** Rounds of a build. Its value is their median, so one disturbed run does not decide it. Two blocks take less time than most builds. */
const ROUNDS = 4;

/** The trees of the rounds meanwhile. */
type PlacesOfTrees = Readonly<Record<Side, string>>;

interface RebuildPhase extends PhaseTime {
  readonly run: MeasureRun;
  readonly rebuilding: Rebuilding;
  readonly recorded: RecordedBuilds;
  readonly series: SeriesCollection;
  filter: BenchmarkFilter;
}

export async function rebuildRows(run: MeasureRun): Promise<void> {
  const { host, measuring } = run;
  const { rebuilding } = measuring;
  if (rebuilding === null) return;
  const { rows, series } = rebuilding.findRows(recordingOf(run));
  if (rows.length === 0) return;
  const startMs = host.clock.nowMs();
  const limitMs = rebuilding.minutes * 60_000;
  const recorded: RecordedBuilds = {
    ...{ ended: 'complete', durationMs: 0 },
    ...{ invocations: [], series: [], problems: [] },
  };
  run.builds = recorded;
  const phase: RebuildPhase = {
    ...{ run, rebuilding, recorded, startMs, limitMs, slowestMs: run.slowestMs, share: 0 },
    ...{ series: makeSeriesCollection(), filter: makeFilter(run, series) },
  };
  if (!canBegin(phase)) return;
  const buildMs = estimateBuildMs(phase);
  host.log.info(formatRebuildStart({ rows: rows.map(({ name }) => name), buildMs, minutes: rebuilding.minutes }));
  await rebuilding.announce(rows.length);
  try {
    await withEmptyPlaces(run, (rounds) => makeBuilds(phase, rounds));
  } catch (error) {
    // A full disk, for example.
    end(phase, 'failed', makeWarning('rebuild-failed', ORIGIN, { reason: formatThrown(error) }));
  }
  recorded.durationMs = Math.round(elapsedMs({ host, startMs }));
  // It has a limit of its own.
  run.startMs += recorded.durationMs;
  host.log.info(formatRebuildEnd(recorded));
}

const ORIGIN = about('rebuilds');

function makeFilter(run: MeasureRun, series: readonly RecordedSeries[]): BenchmarkFilter {
  const { filterOf, sides } = filterOptionsOf(run);
  return restrictToSeries(recordingOf(run), series, {
    sides,
    filterOf: (command) => (run.isFilterBroken ? undefined : filterOf(command)),
  });
}

/** False, with a warning, if builds would say nothing, or if there is no time for enough of them. */
function canBegin(phase: RebuildPhase): boolean {
  const { run, rebuilding, filter, limitMs } = phase;
  const { setup } = run.measuring.settings;
  if (filter.commands.every((command) => restartsVary(commandAt(run, command), setup)))
    return end(phase, 'restarts', makeWarning('rebuild-of-restarts', ORIGIN, {}));
  const neededMs = (MIN_BUILDS - 1) * estimateBuildMs(phase);
  if (neededMs <= limitMs) return true;
  const data = { minutes: rebuilding.minutes, needed: Math.ceil(neededMs / 60_000), builds: MIN_BUILDS };
  return end(phase, 'short', makeWarning('rebuild-too-short', atKey('rebuild-minutes'), data));
}

/** One build of both sides, with a first run and the rounds of the commands that are left. */
function estimateBuildMs({ run, filter }: RebuildPhase): number {
  const invocationMs = filter.commands.flatMap((command) =>
    SIDES.map((side) => {
      const made = run.invocations.filter((one) => one.command === command && one.side === side);
      const [first, last] = [made.find(({ round }) => round === 0), made.findLast(({ outcome }) => outcome === 'ok')];
      return (first?.durationMs ?? 0) + ROUNDS * (last?.durationMs ?? 0);
    }),
  );
  return run.setupMs + invocationMs.reduce((sum, ms) => sum + ms, 0);
}

async function makeBuilds(phase: RebuildPhase, rounds: PlacesOfTrees): Promise<unknown> {
  const { run, rebuilding, recorded, series } = phase;
  let slowestMs = 0;
  for (let build = FIRST_REBUILD; build <= MAX_BUILDS; build += 1) {
    const beganMs = run.host.clock.nowMs();
    if (leftMs(phase.run, phase) < slowestMs) return end(phase, 'time');
    if (!(await makeBuild(phase, build, rounds)) || !(await measureBuild(phase, build))) return false;
    recorded.series = series.all();
    slowestMs = Math.max(slowestMs, run.host.clock.nowMs() - beganMs);
    if (build === MAX_BUILDS || !BUILD_LOOKS.some((look) => look === build)) continue;
    const undecided = rebuilding.findRows(recordingOf(run));
    const names = undecided.rows.map(({ name }) => name);
    run.host.log.info(formatRebuildLook(build, names));
    if (names.length === 0) return end(phase, 'decided');
    phase.filter = makeFilter(run, undecided.series);
  }
  return true;
}

/** Sets both sides up with the layout of the build, and runs them once. False: no build can follow. */
async function makeBuild(phase: RebuildPhase, build: number, rounds: PlacesOfTrees): Promise<boolean> {
  const { run, filter } = phase;
  const { host, measuring } = run;
  const { folders } = measuring.trees;
  const { setup, commands } = measuring.settings;
  const ofLayout = withLayout(run, build - 1);
  await writeTrees(run);
  for (const side of SIDES) {
    const place = invocationFoldersOf(run, side, null, [...ORIGIN, ...inSetup(side)]);
    const work = () => setUp(ofLayout, place, Math.max(1, leftMs(run, phase)));
    const problems = await (side === 'head' ? withoutBase(run, work) : work());
    run.treeWatch.snapshot(folders[side]);
    if (host.cancelled.aborted) return end(phase, 'cancelled');
    if (leftMs(run, phase) <= 0) return end(phase, 'time');
    const failure = problems.find(isError);
    if (failure !== undefined) return failBuild(phase, side, failure);
  }
  const isNamed = namesLayout([setup ?? '', ...filter.commands.map((command) => commands[command]!.script)]);
  const compare = async () => build > FIRST_REBUILD || !(await areBothAlike(run, rounds)) || endAlike(phase);
  if (setup !== null && !(await compare())) return false;
  for (const command of filter.commands)
    for (const side of SIDES)
      if (!(await runOnce(phase, ofLayout, { build, command, side, isKept: false }))) return false;
  // Without a setup, the commands build. Whether one that names the layout makes another program is its own affair.
  return setup !== null || isNamed || compare();
}

async function areBothAlike({ host, measuring }: MeasureRun, rounds: PlacesOfTrees): Promise<boolean> {
  const { folders } = measuring.trees;
  for (const side of SIDES) {
    const again = await host.files.digest(folders[side], () => true);
    if (!areAlike(await host.files.digest(rounds[side], (path) => again.has(path)), again)) return false;
  }
  return true;
}

function endAlike(phase: RebuildPhase): false {
  return end(phase, 'alike', makeWarning('rebuild-alike', ORIGIN, {}));
}

async function measureBuild(phase: RebuildPhase, build: number): Promise<boolean> {
  const { run, filter } = phase;
  const ofLayout = withLayout(run, build - 1);
  const seed = `${run.measuring.seed}\nbuild ${build}`;
  const blocks = Array.from({ length: ROUNDS / 2 }, (_, index) => [2 * index + 1, 2 * index + 2]);
  for (const command of filter.commands)
    for (const { side } of blocks.flatMap((block) => turnsOf(seed, block)))
      if (!(await runOnce(phase, ofLayout, { build, command, side, isKept: true }))) return false;
  return true;
}

interface BuildStep {
  readonly build: number;
  readonly command: number;
  readonly side: Side;
  /** False for the first run after a build. */
  readonly isKept: boolean;
}

async function runOnce(phase: RebuildPhase, ofLayout: MeasureRun, step: BuildStep): Promise<boolean> {
  const { run, recorded, series, filter, limitMs } = phase;
  const { build, command, side, isKept } = step;
  const location = [...ORIGIN, ...onSide(side)];
  const place = invocationFoldersOf(run, side, command, location);
  const startMs = elapsedMs({ host: run.host, startMs: phase.startMs });
  const invoked = await makeStep(run, phase, {
    tree: run.measuring.trees.folders[side],
    name: `build ${build} ${side}`,
    share: 1 - leftMs(run, phase) / limitMs,
    isWarmUp: !isKept,
    run: (deadline) => invoke(run.host, place, { ...makeTask(ofLayout, command, filter), deadline }),
    report: (problem) => isError(problem) && run.host.log.info(formatDiagnosticLine(problem)),
    // What changed a file of another side, or of the runner, ends the run as it does in a round.
    end: (how, problem) => end(phase, how) || how === 'time' || endMeasuring(run, how, problem),
    explainChange: (change) => makeTreeChangeError({ side, ...change }, location),
  });
  if (invoked === OVER) return false;
  const { outcome, durationMs, exitCode, problems, measurements } = invoked;
  if (outcome !== 'ok') return failBuild(phase, side, problems.find(isError));
  if (!isKept) return true;
  recorded.invocations.push({ side, round: build, command, startMs, durationMs, exitCode, outcome });
  recordValues(series, recorded.invocations, { measurements, isPlaced: false });
  return true;
}

function failBuild(phase: RebuildPhase, side: Side, cause: Diagnostic | undefined): false {
  const warning = makeWarning('rebuild-side-failed', [...ORIGIN, ...onSide(side)], { side });
  return end(phase, 'failed', withOutput(warning, cause?.output ?? []));
}

/** Always false, as for a build after which none follows. */
function end({ run, recorded }: RebuildPhase, how: RecordedBuilds['ended'], problem: Diagnostic | null = null): false {
  recorded.ended = how;
  if (problem !== null) addWarning(run.host, recorded.problems, problem);
  return false;
}
