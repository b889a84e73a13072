// Makes commands slower on head, for tools that the gate times itself: it adds a pause before the command on that side.
// In and out: commands. Their recording gets the names of the original commands again, so that the same budgets apply.

import type { Recording } from '../model/recording.ts';

/** Adds the pauses. `seconds` has one value per command. */
export function addPauses(commands: readonly string[], seconds: readonly number[]): string[] {
  // The pause is before the command, because a script may exit early.
  return commands.map(
    (command, index) =>
      `if [ "$BENCH_REFEREE_SIDE" = head ]; then sleep ${(seconds[index] ?? 0).toFixed(3)}; fi\n${command}`,
  );
}

/** Restores the names of the original commands. `nameOf` returns the benchmark name of a command. */
export function restoreNames(
  recording: Recording,
  commands: readonly string[],
  nameOf: (command: string) => string,
): Recording {
  const names = new Map(
    recording.schedule.commands.map((slow, index) => [nameOf(slow), nameOf(commands[index] ?? slow)]),
  );
  return {
    ...recording,
    schedule: { ...recording.schedule, commands: [...commands] },
    series: recording.series.map((series) => ({ ...series, name: names.get(series.name) ?? series.name })),
  };
}
