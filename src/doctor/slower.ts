// Commands that are really slower on head, for tools that the gate times itself: a pause before the command, on the
// one side only. Commands in, commands out; the recording of them gets the names of the original commands back, so
// that it can be judged by the same budgets.

import type { Recording } from '../model/recording.ts';

/** `seconds`: one for each command. */
export function slowed(commands: readonly string[], seconds: readonly number[]): string[] {
  // Before and not behind: a script may end itself.
  return commands.map(
    (command, index) =>
      `if [ "$BENCH_REFEREE_SIDE" = head ]; then sleep ${(seconds[index] ?? 0).toFixed(3)}; fi\n${command}`,
  );
}

/** `nameOf` says what the benchmark of a command is called. */
export function withNamesOf(
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
