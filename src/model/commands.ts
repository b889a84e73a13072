// Finds out which command of a run a value came from. Two commands may print a benchmark of the same name, so the
// command is part of a benchmark's identity. Recordings in, names and series out. No value is changed or left out.

import { nameCommands, scriptOf } from './command.ts';
import type { WrittenCommand } from './command-schema.ts';
import { SIDES, type Side } from './measurement.ts';
import type { RecordedSeries, Recording } from './recording.ts';
import type { CommandName } from './sample.ts';

/**
 * Names by position. Each command of a baseline gets the name of the command of this run that it corresponds to: the
 * command with the same name of its own, or else with the same text, or else the one at the same position, which was
 * edited since. Two commands that both have a name of their own never correspond if the names differ. A command that
 * this run no longer has gets a name of its own. Its benchmarks then never match those of another command.
 */
export function nameBaselineCommands(
  kept: readonly WrittenCommand[],
  current: readonly WrittenCommand[],
): CommandName[] {
  const names = nameCommands(current);
  const free = new Set(current.keys());
  const take = (index: number) => (free.delete(index) ? index : null);
  const findFree = (isMatch: (other: WrittenCommand) => boolean) =>
    take(current.findIndex((other, at) => free.has(at) && isMatch(other)));
  const byName = kept.map((one) => {
    const own = ownNameOf(one);
    return own === null ? null : findFree((other) => ownNameOf(other) === own);
  });
  const hasText = (one: WrittenCommand) => (other: WrittenCommand) =>
    scriptOf(one) === scriptOf(other) && (ownNameOf(one) === null || ownNameOf(other) === null);
  const isInPlace = (one: WrittenCommand, index: number) =>
    current[index] !== undefined && hasText(one)(current[index]);
  const inPlace = kept.map((one, index) => byName[index] ?? (isInPlace(one, index) ? take(index) : null));
  const byText = kept.map((one, index) => inPlace[index] ?? findFree(hasText(one)));
  return kept.map((one, index) => {
    const match = byText[index] ?? (ownNameOf(one) === null ? take(index) : null);
    return match === null ? (ownNameOf(one) ?? `command ${index + 1} of the baseline`) : names[match]!;
  });
}

function ownNameOf(command: WrittenCommand): string | null {
  return typeof command === 'string' ? null : (command.name ?? null);
}

/** One series, restricted to the values of one command. */
export interface CommandSeries {
  readonly command: CommandName;
  readonly series: RecordedSeries;
}

/** Series keep their order. A series with values of several commands becomes one series for each command. */
export function splitSeriesByCommand(recording: Recording): CommandSeries[] {
  const names = nameCommandsBySide(recording);
  const [only = null] = names.head;
  if ([...names.base, ...names.head].every((name) => name === only)) {
    const measured = recording.series.filter((series) => SIDES.some((side) => series[side].invocations.length > 0));
    return measured.map((series) => ({ command: only, series }));
  }
  return recording.series.flatMap((series) => {
    const commandOf = (side: Side, invocation: number): CommandName =>
      names[side][recording.invocations[invocation]?.command ?? 0] ?? null;
    const commands = new Set(SIDES.flatMap((side) => series[side].invocations.map((at) => commandOf(side, at))));
    if (commands.size <= 1) return [...commands].map((command) => ({ command, series }));
    return [...commands].map((command) => {
      const restrict = (side: Side) => {
        const kept = [...series[side].invocations.keys()].filter(
          (index) => commandOf(side, series[side].invocations[index]!) === command,
        );
        return {
          invocations: kept.map((index) => series[side].invocations[index]!),
          values: kept.map((index) => series[side].values[index]!),
        };
      };
      return { command, series: { ...series, base: restrict('base'), head: restrict('head') } };
    });
  });
}

/** Invocations of a baseline are numbered by the commands of the baseline. */
function nameCommandsBySide({ schedule, baseline }: Recording): Record<Side, CommandName[]> {
  const own = nameCommands(schedule.commands);
  return {
    base: baseline === undefined ? own : nameBaselineCommands(baseline.commands, schedule.commands),
    head: own,
  };
}
