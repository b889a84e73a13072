// Makes commands slower on head, for tools that the gate times itself: it adds a pause before the command on that side.
// In and out: commands. Their recording gets the names of the original commands again, so that the same budgets apply.

import { scriptOf, type WrittenCommand } from '../model/command.ts';
import type { Recording } from '../model/recording.ts';

/** Adds the pauses. `seconds` has one value per command. */
export function addPauses(commands: readonly WrittenCommand[], seconds: readonly number[]): WrittenCommand[] {
  // The pause is before the command, because a script may exit early.
  return commands.map((one, index) => {
    const pause = `if [ "$BENCH_REFEREE_SIDE" = head ]; then sleep ${(seconds[index] ?? 0).toFixed(3)}; fi`;
    const command = `${pause}\n${scriptOf(one)}`;
    return typeof one === 'string' ? command : { ...one, command };
  });
}

/** Restores the names of the original commands. `nameOf` returns the benchmark name of a command. */
export function restoreNames(
  recording: Recording,
  commands: readonly WrittenCommand[],
  nameOf: (command: string) => string,
): Recording {
  const names = new Map(
    recording.schedule.commands.map((slow, index) => [
      nameOf(scriptOf(slow)),
      nameOf(scriptOf(commands[index] ?? slow)),
    ]),
  );
  return {
    ...recording,
    schedule: { ...recording.schedule, commands: [...commands] },
    series: recording.series.map((series) => ({ ...series, name: names.get(series.name) ?? series.name })),
  };
}
