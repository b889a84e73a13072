// Runs `setup` on one side: the build or install before the first round. Returns a failure as a sentence; the output of
// the command goes to the log.

import type { ChildResult, Host } from '../host/host.ts';
import { type InvocationFolders, sideEnvironment } from './invoke.ts';
import { formatDuration } from './progress.ts';

/** Time limit of setup, which may build a whole project. It is not part of `max-minutes`. */
const DEADLINE_MS = 60 * 60_000;

/** Limit of the output: builds print a lot. */
const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

/** Length of the output in the log, enough to find the cause of a failure. */
const QUOTED_CHARACTERS = 4000;

export interface Setup {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Returns what went wrong; null when nothing did or the run was cancelled. */
export async function setUp(
  host: Host,
  place: InvocationFolders,
  { script, env }: Setup,
): Promise<string | null> {
  host.log.info(`setup ${place.side}`);
  await host.files.makeFolder(place.temporary);
  const result = await host.run({
    script,
    folder: place.folder,
    env: { ...env, ...sideEnvironment(place) },
    deadlineMs: DEADLINE_MS,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    meter: false,
  });
  const failure = failureOf(result);
  if (failure !== null) {
    host.log.quote(
      `output of ${place.where}`,
      `${result.stdout.slice(-QUOTED_CHARACTERS)}\n${result.stderrTail}`,
    );
  }
  return failure;
}

function failureOf({ ending, exitCode, detail, durationMs }: ChildResult): string | null {
  switch (ending) {
    case 'exit':
      if (exitCode === 0) return null;
      return `setup ended with exit code ${exitCode} after ${formatDuration(durationMs)}. Its last lines are in the log; it must exit with 0.`;
    case 'deadline':
      return `setup did not end within ${formatDuration(DEADLINE_MS)} and was killed. Find out why it hangs.`;
    case 'flood':
      return `setup printed more than ${OUTPUT_LIMIT_BYTES / 1024 / 1024} MiB and was killed. Let it print less.`;
    case 'signal':
      return `setup was killed by ${detail}. If that was SIGKILL, memory may have run out.`;
    case 'unstartable':
      return `setup could not be started: ${detail.replace(/\.$/, '')}.`;
    case 'cancelled':
      return null;
  }
}
