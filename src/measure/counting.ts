// Counts instructions after the rounds: each command runs under Callgrind, on both sides, in one placement after the
// other. At some placements it asks what is still undecided, as the rounds do. What cannot be counted is a warning: the
// verdicts of the rounds do not depend on it.

import { findFormat } from '../formats/index.ts';
import { countsAsRecording, PLACEMENT_ROUNDS, placementOf } from '../model/counts.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import { groupedNameKeyOf } from '../model/sample.ts';
import { formatCountLook } from '../render/messages/measuring-log.ts';
import { planLooks } from '../stats/alpha-spending.ts';
import { checkPlan } from './cost.ts';
import { countCommand, prepareSlopes } from './count-command.ts';
import { type Counting, countOnce, ITERATIONS_VARIABLE, startCounting } from './count-invocation.ts';
import {
  type CountedCommand,
  commandAt,
  commandNameOf,
  formatAt,
  type MeasureRun,
  recordProblem,
  runsOn,
} from './run.ts';
import { recordingOf } from './run-recording.ts';

/** Whether anything is to be counted and can be. If this machine cannot count, a warning says so, before the rounds. */
export async function canCount(run: MeasureRun): Promise<boolean> {
  const { host, measuring, machine, env } = run;
  if (measuring.settings.commands.every(({ count }) => !count.includes('instructions'))) return false;
  const refuse = (reason: 'system' | 'no valgrind') => {
    recordProblem(run, 'base', makeWarning('counting-not-possible', atKey('count'), { reason }));
    return false;
  };
  if (!machine.kernel.startsWith('Linux')) return refuse('system');
  const valgrind = host.findProgram('valgrind');
  if (valgrind === null) return refuse('no valgrind');
  const [side = 'head'] = run.sides;
  const limits = { deadlineMs: 60_000, outputLimitBytes: 10_000, meter: false } as const;
  const folder = measuring.trees.folders[side];
  const answer = await host.run({ script: ':', wrapper: [valgrind, '--version'], folder, env, ...limits });
  return (answer.ending === 'exit' && answer.exitCode === 0) || refuse('no valgrind');
}

/** Finds out how the commands are counted, for a search that continues and has the counts of both sides. */
export async function prepareCounting(run: MeasureRun): Promise<void> {
  if (await canCount(run)) run.countedCommands = await prepareCommands(startCounting(run));
}

export async function countInstructions(run: MeasureRun): Promise<void> {
  const counting = startCounting(run);
  const { counts } = counting;
  const { settings } = run.measuring;
  run.counts = counts;
  run.countedCommands = await prepareCommands(counting);
  let commands = run.countedCommands;
  for (let placement = 1; commands.length > 0 && placement <= PLACEMENT_ROUNDS.max; placement += 1) {
    counts.placements.push(placementOf(placement));
    for (const counted of commands)
      for (const side of run.sides.filter((one) => runsOn(run, one, counted.command)))
        if (!(await countCommand(counting, counted, { placement, command: counted.command, side }))) return;
    counts.series = counting.series.all();
    if (placement === 1 && settings.measure === 'counts' && !checkPlan(run, recordingOf(run), null)) {
      counts.ended = run.ended;
      return;
    }
    if (LOOKS.includes(placement)) commands = selectUndecidedCommands(counting, commands, placement);
  }
}

const LOOKS = planLooks(PLACEMENT_ROUNDS);

async function prepareCommands(counting: Counting): Promise<CountedCommand[]> {
  const { run, counts } = counting;
  const prepared: CountedCommand[] = [];
  for (const [command, { count }] of run.measuring.settings.commands.entries()) {
    if (!count.includes('instructions') || !runsOn(run, 'head', command)) continue;
    const counted = await prepareCommand(counting, command);
    if (counts.ended !== 'complete') return [];
    if (counted === null) continue;
    counts.methods[command] = counted.method;
    prepared.push(counted);
  }
  return prepared;
}

async function prepareCommand(counting: Counting, command: number): Promise<CountedCommand | null> {
  const { run } = counting;
  const sides = run.sides.filter((side) => runsOn(run, side, command));
  if (commandAt(run, command).script.includes(ITERATIONS_VARIABLE)) return prepareSlopes(counting, command, sides);
  let isMarked = false;
  let format = formatAt(run, command);
  for (const side of sides) {
    const options = { isMarked: true, readsResults: format === null };
    const result = await countOnce(counting, { placement: 0, command, side }, options);
    if (result === null && !leaveOutBase(counting, command, side)) return null;
    if (result === null) continue;
    isMarked ||= result.read.parts.some(({ mark, instructions }) => mark !== null && instructions > 0);
    format ??= findFormat(result.read.format ?? 'auto');
  }
  if (!isMarked && format?.repeatsForTime === true) {
    const facts = { command: commandNameOf(run, command), format: format.id };
    recordProblem(run, 'head', makeWarning('count-follows-time', atKey('count'), facts));
  }
  return { command, method: isMarked ? 'marks' : 'process', iterations: [] };
}

/** Counts a command on head alone if it failed on base and there were no rounds. Returns false if there is no such reason. */
function leaveOutBase({ run, counts }: Counting, command: number, side: Side): boolean {
  if (side !== 'base' || counts.ended !== 'complete' || run.measuring.settings.measure !== 'counts') return false;
  run.brokenOnBase.add(command);
  counts.invocations.push({ side, round: 0, command, startMs: 0, durationMs: 0, exitCode: null, outcome: 'failed' });
  return true;
}

function selectUndecidedCommands(
  { run, counts }: Counting,
  commands: readonly CountedCommand[],
  placement: number,
): readonly CountedCommand[] {
  if (placement === PLACEMENT_ROUNDS.max) return commands;
  const recording = countsAsRecording(recordingOf(run))!;
  const look = run.measuring.undecided(recording);
  run.host.log.info(formatCountLook(placement, look));
  if (look.names.length === 0) counts.ended = 'decided';
  const names = new Set(look.series.map(groupedNameKeyOf));
  const invocations = look.series.flatMap(({ base, head }) => [...base.invocations, ...head.invocations]);
  const undecided = new Set(invocations.map((at) => counts.invocations[at]?.command));
  return commands
    .filter(({ command }) => undecided.has(command))
    .map((counted) => ({
      ...counted,
      iterations: counted.iterations.filter(({ benchmark }) => names.has(groupedNameKeyOf(benchmark))),
    }));
}
