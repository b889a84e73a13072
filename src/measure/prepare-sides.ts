// Prepares base and head for the rounds: setup, the versions of the tools, what the files decide, and one warm-up of each
// command. Failures of a benchmark are recorded, never thrown. It must not run code of head before base was tried.

import { warnAboutUnfetchedFiles } from '../git/trees.ts';
import { canFilesDeceive, isSkip } from '../model/decision.ts';
import { isError, makeWarning, withOutput } from '../model/diagnostic.ts';
import { about, atKey, inSetup, onSide } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import { formatOwnBenchmarkFiles } from '../render/messages/measuring-log.ts';
import { type DependencyDigests, decideByFiles, readDependencies, watchSharedPlaces } from './command-files.ts';
import { checkCostAfterWarmUp, checkPlan, hasTimeFor } from './cost.ts';
import { ITERATIONS_VARIABLE } from './count-invocation.ts';
import { measureFiles } from './measure-files.ts';
import { maxWaitMs, noteWarmUp, waitForCalm } from './remeasure.ts';
import {
  commandAt,
  elapsedMs,
  endMeasuring,
  invocationFoldersOf,
  listCommands,
  type MeasureRun,
  makeTreeChangeError,
  RunState,
  recordProblem,
  runsOn,
} from './run.ts';
import { runInvocation } from './run-invocation.ts';
import { recordingOf } from './run-recording.ts';
import { selectShard } from './select-shard.ts';
import { readToolchain, setUp, withoutBase } from './setup.ts';
import { findTreeChange } from './tree-watch.ts';

/** Begins again with the own benchmark files of base if base does not work with those of head. False when the run is over. */
export async function prepareWithBenchmarkFiles(run: MeasureRun): Promise<boolean> {
  const { host, measuring } = run;
  const { folders, ownBase } = measuring.trees;
  const problems = [...run.problems];
  const isReady = await prepareSides(run);
  if (ownBase === null || !mustStartAgain(run) || host.cancelled.aborted) return isReady;
  const cause = run.problems.slice(problems.length).find(({ failure }) => failure !== undefined);
  host.log.info(formatOwnBenchmarkFiles());
  await host.files.remove(folders.base);
  await host.files.move(ownBase, folders.base);
  run.treeWatch.begin(folders.base);
  // Everything that was run is forgotten, but not the time that it took.
  Object.assign(run, new RunState(host, measuring), { problems, setupMs: run.setupMs, benchmarkFiles: 'own' });
  const warning = makeWarning('benchmark-files-not-for-base', atKey('benchmark-files'), {});
  recordProblem(run, 'base', withOutput(warning, cause?.output ?? []));
  return prepareSides(run);
}

/**
 * Prepares one side after the other, base first, and runs every command once as a warm-up. Returns false when the run
 * is over. No code of head has run when base is tried first. So if base fails here, it does not work on its own. If it
 * fails later, something that happened since broke it.
 */
async function prepareSides(run: MeasureRun): Promise<boolean> {
  const { host, measuring } = run;
  const { folders, unfetched } = measuring.trees;
  const digests = { base: new Map<number, DependencyDigests>(), head: new Map<number, DependencyDigests>() };
  const { settings, canSkip, decisions } = measuring;
  const isDecided = (command: number) => decisions.some((one) => one.command === command && canFilesDeceive(one));
  // The files that it depends on may show that it need not be measured.
  const waits = (command: number) => canSkip && !isDecided(command) && settings.commands[command]!.dependsOn.length > 0;
  for (const side of measuring.sides) {
    const startedMs = host.clock.nowMs();
    const areSharedKept = side === 'head' ? await watchSharedPlaces(run, [...digests.base.values()]) : async () => true;
    const isPrepared = (await setUpSide(run, side)) && (await areSharedKept()) && (await askForVersions(run, side));
    // What setup did not fetch either, before the first invocation reads it.
    if (isPrepared)
      for (const warning of await warnAboutUnfetchedFiles(host.files, folders[side], unfetched[side]))
        recordProblem(run, side, warning);
    if (isPrepared) await measureFiles(run, side);
    for (const command of listCommands(run).filter(waits))
      digests[side].set(command, await readDependencies(host.files, folders[side], commandAt(run, command)));
    await run.watch.observe();
    // Only invocations are part of max-minutes.
    const tookMs = host.clock.nowMs() - startedMs;
    run.setupMs += tookMs;
    run.startMs += tookMs;
    if (!isPrepared || mustStartAgain(run)) return false;
    if (run.invocations.length === 0) run.watch.record(0, null);
    if (!(await warmUp(run, side, (command) => !waits(command))) || mustStartAgain(run)) return false;
  }
  const waiting = listCommands(run).filter(waits);
  for (const command of waiting) {
    const [base, head] = [digests.base.get(command), digests.head.get(command)];
    // If base was left out, its files are of no use, and the command is measured on head.
    if (base === undefined || head === undefined || run.sides.length < 2) continue;
    const decision = decideByFiles(command, commandAt(run, command), { base, head });
    // One not to measure a command takes the place of those to measure it.
    if (isSkip(decision)) run.decisions = run.decisions.filter((earlier) => earlier.command !== command);
    run.decisions.push(decision);
  }
  for (const side of measuring.sides)
    if (!(await warmUp(run, side, (command) => waiting.includes(command))) || mustStartAgain(run)) return false;
  if (listCommands(run).length === 0) return endMeasuring(run, 'decided');
  noteWarmUp(run);
  if (!selectShard(run)) return false;
  if (settings.measure === 'counts') return checkPlan(run, recordingOf(run), null);
  if (!checkCostAfterWarmUp(run)) return false;
  // Unusual use of the machine can only be recognised if the usual use is known.
  if (hasTimeFor(run, settings.rounds.min, maxWaitMs(run))) await waitForCalm(run, []);
  run.watch.record(elapsedMs(run), 0);
  return true;
}

function mustStartAgain({ benchmarkFiles, brokenOnBase, sides, measuring }: MeasureRun): boolean {
  const canStartAgain = benchmarkFiles === 'head' && measuring.trees.ownBase !== null;
  return canStartAgain && (brokenOnBase.size > 0 || !sides.includes('base'));
}

/** Runs commands once before the rounds. If there are no rounds, a slope and CPU time need the name of each benchmark all the same. */
async function warmUp(run: MeasureRun, side: Side, isNow: (command: number) => boolean): Promise<boolean> {
  const { commands, measure } = run.measuring.settings;
  const isNeeded = (command: number) =>
    isNow(command) &&
    (measure === 'all' ||
      commands[command]!.script.includes(ITERATIONS_VARIABLE) ||
      commands[command]!.count.includes('cpu-time'));
  for (const command of [...commands.keys()].filter((one) => runsOn(run, side, one) && isNeeded(one)))
    if (!(await runInvocation(run, { round: 0, command, side }))) return false;
  return true;
}

/** Runs setup on one side. Returns false when the run is over. A base whose setup fails is left out. */
async function setUpSide(run: MeasureRun, side: Side): Promise<boolean> {
  const { host, measuring } = run;
  if (measuring.settings.setup === null) return true;
  host.log.info(`setup ${side}`);
  const build = () => setUp(run, invocationFoldersOf(run, side, null, inSetup(side)));
  const problems = await (side === 'head' && run.sides.includes('base') ? withoutBase(run, build) : build());
  run.treeWatch.snapshot(measuring.trees.folders[side]);
  if (host.cancelled.aborted) return endMeasuring(run, 'cancelled');
  for (const problem of problems) recordProblem(run, side, problem);
  if (!problems.some(isError)) return true;
  if (side === 'head') return endMeasuring(run, 'failed');
  run.sides = ['head'];
  return true;
}

/** Reads the versions of the programs, after setup, which may install them. Returns false when the run is over. */
async function askForVersions(run: MeasureRun, side: Side): Promise<boolean> {
  if (!run.sides.includes(side)) return true;
  const { host, env, toolchain, measuring } = run;
  const { commands, setup } = measuring.settings;
  const scripts = [...commands.map(({ script }) => script), ...(setup === null ? [] : [setup])];
  const location = [...about('versions'), ...onSide(side)];
  const change = findTreeChange(run, measuring.trees.folders[side]);
  // The other side caused it. Somebody who wants to hide a regression would rather have no base than a slow one.
  if (change !== null) return endMeasuring(run, 'failed', makeTreeChangeError({ side, ...change }, location));
  toolchain[side] = await readToolchain(host, invocationFoldersOf(run, side, null, location), scripts, env);
  run.treeWatch.snapshot(measuring.trees.folders[side]);
  return true;
}
