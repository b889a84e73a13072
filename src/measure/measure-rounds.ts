// Makes the rounds of a run, block by block, and repeats a block that others disturbed. It does not know budgets or
// statistics: at every look it calls a function that returns what is still undecided, and then measures only that, or stops.

import type { RecordedSeries } from '../model/recording.ts';
import { blocksOf } from '../model/remeasured-rounds.ts';
import { countCompletedRounds, isPutAside } from '../model/whole-rounds.ts';
import { formatLook } from '../render/messages/measuring-log.ts';
import { planLooks } from '../stats/alpha-spending.ts';
import {
  findMissedBenchmarks,
  formatFilterRemark,
  isSameFilter,
  makeBenchmarkFilter,
  restrictToSeries,
} from './benchmark-filter.ts';
import { checkPlan, estimateCost, hasTimeFor } from './cost.ts';
import { recordRetry, setAsideIfDisturbed, setAsideIfFailed, waitForCalm } from './remeasure.ts';
import { elapsedMs, endMeasuring, filterOptionsOf, listCommands, type MeasureRun, runsOn } from './run.ts';
import { resetFilter, runInvocation } from './run-invocation.ts';
import { recordingOf } from './run-recording.ts';
import { turnsOf } from './schedule.ts';

export async function measureRounds(run: MeasureRun): Promise<void> {
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
    const from = await tryBlockTwice(run, block);
    if (from === null) return false;
    // The filter failed here, and the invocations that it cut do not count: continue with the next block.
    if (run.filter !== filter) return true;
    if (!setAsideIfDisturbed(run, { block, from, aside })) break;
    await waitForCalm(run, run.disturbed.attempts);
    run.watch.record(elapsedMs(run), block.at(-1)!);
  }
  const missed = filter && findMissedBenchmarks(filter, { series: run.series.all(), invocations: run.invocations });
  if (missed !== null) resetFilter(run, block.at(-1)!, missed);
  run.watch.record(elapsedMs(run), block.at(-1)!);
  return true;
}

/** Runs a block, and once more if an invocation failed. Gives the first invocation of the attempt that succeeded; null: it is over. */
async function tryBlockTwice(run: MeasureRun, block: readonly number[]): Promise<number | null> {
  const from = run.invocations.length;
  const known = run.problems.length;
  const ended = await tryBlock(run, block);
  if (ended === null) return from;
  const failed = setAsideIfFailed(run, { block, from, known });
  if (failed === null) {
    recordSkippedCommand(run, block, ended);
    return null;
  }
  const again = run.invocations.length;
  const endedAgain = await tryBlock(run, block);
  recordRetry(run, block, failed, endedAgain === null ? 'ok' : run.ended === 'failed' ? 'failed' : 'cut');
  if (endedAgain !== null) recordSkippedCommand(run, block, endedAgain);
  return endedAgain === null ? again : null;
}

/** Runs the invocations of a block, one command after the other. Returns the command at which measuring ended, or null. */
async function tryBlock(run: MeasureRun, block: readonly number[]): Promise<number | null> {
  const turns = turnsOf(run.measuring.seed, block);
  const { filter } = run;
  for (const command of filter?.commands ?? listCommands(run)) {
    for (const { round, side } of turns) {
      if (runsOn(run, side, command) && !(await runInvocation(run, { round, command, side }))) return command;
      if (run.filter !== filter) return null;
    }
  }
  return null;
}

/** Records a command that did not run in rounds that have begun. Without this they would look complete. */
function recordSkippedCommand(run: MeasureRun, block: readonly number[], command: number): void {
  for (const round of block) {
    const made = run.invocations.filter((one) => one.round === round && !isPutAside(one));
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
  const look = undecided(recording);
  run.undecided = look;
  if (look.isHopeless) {
    run.host.log.info(formatLook(round, look));
    return !endMeasuring(run, 'decided');
  }
  if (round < settings.rounds.min) {
    const cost = estimateCost(run, round, elapsedMs(run));
    if (cost !== null && !checkPlan(run, recording, cost)) return true;
  }
  if (settings.rounds.min === settings.rounds.max) return false;
  if (look.isCertain && look.names.length > 0) {
    run.host.log.info(formatLook(round, look));
    return !endMeasuring(run, 'verdict');
  }
  // Two values a side are enough to end the run if everything is decided, but too few to leave out single benchmarks.
  const [firstLook] = planLooks(settings.rounds);
  if (look.names.length > 0 && round >= firstLook!) restrictToUndecided(run, round, look.series);
  run.host.log.info(formatLook(round, look, formatFilterRemark(run.filter, settings.commands, look)));
  return look.names.length === 0 && !endMeasuring(run, 'decided');
}

function restrictToUndecided(run: MeasureRun, round: number, undecided: readonly RecordedSeries[]): void {
  if (run.isFilterBroken) return;
  // Without a filter of any tool, a shard still has commands that are not its own.
  const makeFilter = run.shard === null ? makeBenchmarkFilter : restrictToSeries;
  const filter = makeFilter(recordingOf(run), undecided, filterOptionsOf(run));
  if (isSameFilter(run.filter, filter)) return;
  run.filter = filter;
  run.filteredSince = round + 1;
}
