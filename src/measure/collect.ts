// Runs setup, warm-up and rounds: the loop that fills a Recording. It does not know budgets or statistics. At every
// look it calls a function that returns what is still undecided, and then measures only that, or stops. Results and
// failures of a benchmark are recorded, never thrown.

import { warnAboutUnfetchedFiles } from '../git/unfetched-files.ts';
import type { Host } from '../host/host.ts';
import { type Decision, isSkip } from '../model/decision.ts';
import { isError, makeWarning, withOutput } from '../model/diagnostic.ts';
import { about, atKey, inSetup, onSide } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import { countCompletedRounds, type Recording } from '../model/recording.ts';
import { blocksOf } from '../model/remeasured-rounds.ts';
import type { UndecidedBenchmarks } from '../model/sample.ts';
import { formatLook, formatOwnBenchmarkFiles } from '../render/messages/measuring-log.ts';
import {
  findMissedBenchmarks,
  formatFilterRemark,
  isSameFilter,
  makeBenchmarkFilter,
  restrictToSeries,
} from './benchmark-filter.ts';
import { checkCostAfterRound, checkCostAfterWarmUp, hasTimeFor } from './cost.ts';
import { ITERATIONS_VARIABLE } from './count-invocation.ts';
import { canCount, countInstructions, prepareCounting } from './counting.ts';
import { type DependencyDigests, decideByFiles, readDependencies } from './decide-by-files.ts';
import { profileBenchmarks } from './profile-benchmarks.ts';
import { maxWaitMs, noteWarmUp, setAsideIfDisturbed, waitForCalm } from './remeasure.ts';
import {
  commandAt,
  elapsedMs,
  endMeasuring,
  formatAt,
  invocationFoldersOf,
  isTreeUntouched,
  listCommands,
  type MeasureInputs,
  type MeasureRun,
  recordProblem,
  runsOn,
  start,
} from './run.ts';
import { resetFilter, runInvocation } from './run-invocation.ts';
import { recordingOf } from './run-recording.ts';
import { turnsOf } from './schedule.ts';
import { searchCommits } from './search-commits.ts';
import { selectShard } from './select-shard.ts';
import { makeSeriesCollection } from './series.ts';
import { setUp } from './setup.ts';
import { readToolchain } from './toolchain.ts';

export async function collect(host: Host, measuring: MeasureInputs): Promise<Recording> {
  const run = await start(host, measuring);
  host.log.info(`seed ${measuring.seed}`);
  try {
    const isReady = await prepareWithBenchmarkFiles(run);
    const { search, profiling } = measuring;
    const begun = search?.begun ?? null;
    if (isReady) await (begun === null ? measureAndCount(run) : prepareCounting(run));
    if (!canExplain(run)) return begun !== null && isCancelled(run) ? cancelSearch(begun) : recordingOf(run);
    const recording = begun ?? recordingOf(run);
    // A search has a limit of its own. The profiles get what is left for measuring.
    const leftMs = measuring.settings.maxMinutes * 60_000 - elapsedMs(run);
    const bisection = search && (await searchCommits(run, search, recording));
    const profiles = profiling && (await profileBenchmarks(run, profiling, { recording, leftMs }));
    return { ...recording, ...(bisection && { bisection }), ...(profiles && { profiles }) };
  } finally {
    host.progress.close();
  }
}

/** Reports whether there are values of both sides that a search or profiles could explain. */
function canExplain(run: MeasureRun): boolean {
  return run.ended !== 'failed' && !isCancelled(run) && run.sides.length === 2;
}

function isCancelled({ ended, host }: MeasureRun): boolean {
  return ended === 'cancelled' || host.cancelled.aborted;
}

/** Returns a recording whose search was cancelled before it continued. */
function cancelSearch(begun: Recording): Recording {
  return begun.bisection === undefined ? begun : { ...begun, bisection: { ...begun.bisection, ended: 'cancelled' } };
}

/**
 * Prepares both sides. If base does not work with the benchmark files of head, everything begins again with its own files.
 * Returns false when the run is over.
 */
async function prepareWithBenchmarkFiles(run: MeasureRun): Promise<boolean> {
  const { host, measuring } = run;
  const { folders, ownBase } = measuring.trees;
  const known = run.problems.length;
  const isReady = await prepareSides(run);
  if (ownBase === null || !mustStartAgain(run) || host.cancelled.aborted) return isReady;
  const [cause] = run.problems.slice(known).filter(({ failure }) => failure !== undefined);
  host.log.info(formatOwnBenchmarkFiles());
  await host.files.remove(folders.base);
  await host.files.move(ownBase, folders.base);
  startAgain(run, known);
  const warning = makeWarning('benchmark-files-not-for-base', atKey('benchmark-files'), {});
  recordProblem(run, 'base', cause?.output === undefined ? warning : withOutput(warning, cause.output));
  return prepareSides(run);
}

/** Forgets everything that was run. The first `known` problems remain. */
function startAgain(run: MeasureRun, known: number): void {
  run.benchmarkFiles = 'own';
  run.sides = run.measuring.sides;
  run.ended = 'complete';
  run.brokenOnBase.clear();
  run.invocations.length = 0;
  run.decisions.length = run.measuring.decisions.length;
  run.disturbed.attempts.length = 0;
  run.warmUp = makeSeriesCollection();
  run.problems = run.problems.slice(0, known);
  run.startMs = run.host.clock.nowMs();
  run.treeIntegrity.snapshot('base');
}

/**
 * Prepares one side after the other, base first, and runs every command once as a warm-up. Returns false when the run
 * is over. No code of head has run when base is tried first. So if base fails here, it does not work on its own. If it
 * fails later, something that happened since broke it.
 */
async function prepareSides(run: MeasureRun): Promise<boolean> {
  const digests = new Map<number, Partial<Record<Side, DependencyDigests>>>();
  const waits = (command: number) => mayBeSkippedByFiles(run, command);
  for (const side of run.measuring.sides) {
    const startedMs = run.host.clock.nowMs();
    const isPrepared = (await setUpSide(run, side)) && (await askForVersions(run, side));
    if (isPrepared) await reportUnfetchedFiles(run, side);
    for (const command of listCommands(run).filter(waits))
      digests.set(command, {
        ...digests.get(command),
        [side]: await readDependencies(run.host.files, run.measuring.trees.folders[side], commandAt(run, command)),
      });
    await run.watch.observe();
    // Only invocations are part of max-minutes.
    const tookMs = run.host.clock.nowMs() - startedMs;
    run.setupMs += tookMs;
    run.startMs += tookMs;
    if (!isPrepared) return false;
    if (mustStartAgain(run)) return false;
    if (run.invocations.length === 0) run.watch.record(0, null);
    if (!(await warmUp(run, side, (command) => !waits(command)))) return false;
    if (mustStartAgain(run)) return false;
  }
  const waiting = listCommands(run).filter(waits);
  for (const command of waiting) {
    const { base, head } = digests.get(command) ?? {};
    // If base was left out, its files are of no use, and the command is measured on head.
    if (base !== undefined && head !== undefined && run.sides.length === 2)
      recordDecision(run, decideByFiles(command, commandAt(run, command), { base, head }));
  }
  for (const side of run.measuring.sides)
    if (!(await warmUp(run, side, (command) => waiting.includes(command))) || mustStartAgain(run)) return false;
  if (listCommands(run).length === 0) return endMeasuring(run, 'decided');
  noteWarmUp(run);
  if (!selectShard(run)) return false;
  if (run.measuring.settings.measure === 'counts') return true;
  if (!checkCostAfterWarmUp(run)) return false;
  // Unusual use of the machine can only be recognised if the usual use is known.
  if (hasTimeFor(run, run.measuring.settings.rounds.min, maxWaitMs(run))) await waitForCalm(run, []);
  run.watch.record(elapsedMs(run), 0);
  return true;
}

/** Records a decision. One not to measure a command takes the place of those to measure it. */
function recordDecision({ decisions }: MeasureRun, decision: Decision): void {
  const kept = isSkip(decision) ? decisions.filter(({ command }) => command !== decision.command) : [...decisions];
  decisions.splice(0, decisions.length, ...kept, decision);
}

/** Reports whether base does not work with the benchmark files of head, and its own ones can be tried. */
function mustStartAgain({ benchmarkFiles, brokenOnBase, sides, measuring }: MeasureRun): boolean {
  const canStartAgain = benchmarkFiles === 'head' && measuring.trees.ownBase !== null;
  return canStartAgain && (brokenOnBase.size > 0 || !sides.includes('base'));
}

/**
 * Changes of a pull request that decide how base is built too: a workflow, and benchmarks that base gets from head. They could
 * make any files look the same.
 */
const UNTRUSTED_FILES: readonly Decision['reason'][] = ['changed-gate', 'changed-benchmarks'];

/** Reports whether the files that a command depends on may show that it need not be measured. */
function mayBeSkippedByFiles({ measuring }: MeasureRun, command: number): boolean {
  const { settings, canSkip, decisions } = measuring;
  const isDecided = decisions.some((one) => one.command === command && UNTRUSTED_FILES.includes(one.reason));
  return canSkip && !isDecided && settings.commands[command]!.dependsOn.length > 0;
}

/** Runs some of the commands once on a side. Returns false when the run is over. */
async function warmUp(run: MeasureRun, side: Side, isWanted: (command: number) => boolean): Promise<boolean> {
  for (const command of listWarmedUp(run, side).filter(isWanted))
    if (!(await runInvocation(run, { round: 0, command, side }))) return false;
  return true;
}

/**
 * Returns the commands that run once before the rounds. If there are no rounds, those are the ones that are counted by
 * their slope: each benchmark alone, for which its name must be known.
 */
function listWarmedUp(run: MeasureRun, side: Side): number[] {
  const { commands, measure } = run.measuring.settings;
  const isNeeded = (command: number) =>
    measure === 'all' || commandAt(run, command).script.includes(ITERATIONS_VARIABLE);
  return [...commands.keys()].filter((command) => runsOn(run, side, command) && isNeeded(command));
}

/** Runs setup on one side. Returns false when the run is over. A base whose setup fails is left out. */
async function setUpSide(run: MeasureRun, side: Side): Promise<boolean> {
  const { host, measuring, env, mask } = run;
  const { setup: script } = measuring.settings;
  if (script === null) return true;
  host.log.info(`setup ${side}`);
  const folders = invocationFoldersOf(run, { side }, inSetup(side));
  const problems = await setUp(host, folders, { script, env, mask });
  run.treeIntegrity.snapshot(side);
  if (host.cancelled.aborted) return endMeasuring(run, 'cancelled');
  for (const problem of problems) recordProblem(run, side, problem);
  if (!problems.some(isError)) return true;
  if (side === 'head') return endMeasuring(run, 'failed');
  run.sides = ['head'];
  return true;
}

/** Reports what is still missing in the tree after setup, before the first invocation reads it. */
async function reportUnfetchedFiles(run: MeasureRun, side: Side): Promise<void> {
  const { folders, unfetched } = run.measuring.trees;
  const warnings = await warnAboutUnfetchedFiles(run.host.files, folders[side], unfetched[side]);
  for (const warning of warnings) recordProblem(run, side, warning);
}

/** Reads the versions of the programs, after setup, which may install them. Returns false when the run is over. */
async function askForVersions(run: MeasureRun, side: Side): Promise<boolean> {
  if (!run.sides.includes(side)) return true;
  const { host, env, toolchain } = run;
  const { commands, setup } = run.measuring.settings;
  const scripts = [...commands.map(({ script }) => script), ...(setup === null ? [] : [setup])];
  const location = [...about('versions'), ...onSide(side)];
  if (!isTreeUntouched(run, side, location)) return false;
  toolchain[side] = await readToolchain(host, invocationFoldersOf(run, { side }, location), { scripts, env });
  run.treeIntegrity.snapshot(side);
  return true;
}

/** Makes the rounds and then counts, unless the configuration leaves out one of them. */
async function measureAndCount(run: MeasureRun): Promise<void> {
  const { measure } = run.measuring.settings;
  const isCounted = await canCount(run);
  if (measure === 'all') await measureRounds(run);
  if (isCounted && run.ended !== 'failed' && run.ended !== 'cancelled') await countInstructions(run);
}

async function measureRounds(run: MeasureRun): Promise<void> {
  const { looks, settings } = run.measuring;
  for (const block of blocksOf(settings.rounds.max, looks)) {
    const possible = block.filter((_, index) => hasTimeFor(run, index + 1));
    if (possible.length > 0 && !((await measureBlock(run, possible)) && !evaluateLook(run, possible))) return;
    if (possible.length < block.length) {
      endMeasuring(run, 'time');
      return;
    }
  }
}

/** Measures a block, and repeats it if others disturbed it. Returns false when measuring is over. */
async function measureBlock(run: MeasureRun, block: readonly number[]): Promise<boolean> {
  const { filter } = run;
  for (let aside = 0; ; aside += 1) {
    const made = { block, from: run.invocations.length, aside };
    if (!(await tryBlock(run, block))) return false;
    // The filter failed here, and the invocations that it cut do not count: continue with the next block.
    if (run.filter !== filter) return true;
    // The minimum number of rounds has priority over repeating disturbed ones.
    const needed = block.length + Math.max(0, run.measuring.settings.rounds.min - block.at(-1)!);
    if (!setAsideIfDisturbed(run, made, (waitMs) => hasTimeFor(run, needed, waitMs))) break;
    await waitForCalm(run, run.disturbed.attempts);
    run.watch.record(elapsedMs(run), block.at(-1)!);
  }
  const missed = filter && findMissedBenchmarks(filter, { series: run.series.all(), invocations: run.invocations });
  if (missed !== null) resetFilter(run, block.at(-1)!, missed);
  run.watch.record(elapsedMs(run), block.at(-1)!);
  return true;
}

/** Runs the invocations of a block, one command after the other. Returns false when measuring is over. */
async function tryBlock(run: MeasureRun, block: readonly number[]): Promise<boolean> {
  const turns = turnsOf(run.measuring.seed, block);
  const { filter } = run;
  for (const command of filter?.commands ?? listCommands(run)) {
    for (const { round, side } of turns) {
      if (runsOn(run, side, command) && !(await runInvocation(run, { round, command, side }))) {
        recordSkippedCommand(run, block, command);
        return false;
      }
      if (run.filter !== filter) return true;
    }
  }
  return true;
}

/** Records a command that did not run in rounds that have begun. Without this they would look complete. */
function recordSkippedCommand(run: MeasureRun, block: readonly number[], command: number): void {
  for (const round of block) {
    const made = run.invocations.filter((one) => one.round === round && one.outcome !== 'disturbed');
    if (made.length === 0 || made.some((one) => one.command === command)) continue;
    const nothing = { startMs: elapsedMs(run), durationMs: 0, exitCode: null, outcome: 'cut' as const };
    run.invocations.push({ round, command, side: 'base', ...nothing });
  }
}

function evaluateLook(run: MeasureRun, block: readonly number[]): boolean {
  const round = block.at(-1)!;
  const { looks, settings, undecided } = run.measuring;
  if (round === settings.rounds.max || !looks.includes(round)) return false;
  const recording = recordingOf(run);
  // A filter that failed in the first round leaves nothing to look at.
  if (countCompletedRounds(recording) === 0) return false;
  const open = undecided(recording);
  run.undecided = { count: open.names.length, of: open.of };
  if (open.isHopeless) {
    run.host.log.info(formatLook(round, open));
    return !endMeasuring(run, 'decided');
  }
  if (round < settings.rounds.min && !checkCostAfterRound(run, round)) return true;
  if (settings.rounds.min === settings.rounds.max) return false;
  // Before the first regular look there are only two values per side: enough to end the run if everything is decided,
  // but too few to leave out single benchmarks.
  if (open.names.length > 0 && round >= settings.rounds.min) restrictToUndecided(run, round, open);
  run.host.log.info(formatLook(round, open, formatFilterRemark(run.filter, settings.commands, open)));
  if (open.names.length > 0) return false;
  endMeasuring(run, 'decided');
  return true;
}

/** Measures only undecided benchmarks from now on, if the tool has a filter. */
function restrictToUndecided(run: MeasureRun, round: number, open: UndecidedBenchmarks): void {
  if (run.isFilterBroken) return;
  const filterOf = (command: number) => formatAt(run, command)?.filter;
  // Without a filter of any tool, a shard still has commands that are not its own.
  const makeFilter = run.shard === null ? makeBenchmarkFilter : restrictToSeries;
  const wanted = makeFilter(recordingOf(run), open.series, { filterOf, sides: run.sides });
  if (isSameFilter(run.filter, wanted)) return;
  run.filter = wanted;
  run.filteredSince = round + 1;
}
