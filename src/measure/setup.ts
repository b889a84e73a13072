// Runs `setup` on one side: the build or install before the first round. Returns what failed or deserves a warning. An
// error has the last lines of the output; more of them go to the log.

import type { Host } from '../host/host.ts';
import { type Diagnostic, makeWarning, withOutput } from '../model/diagnostic.ts';
import { formatOutputTitle } from '../render/messages/measuring-log.ts';
import { explainFailedCommand } from './failed-command.ts';
import { readLastLines } from './last-lines.ts';
import { explainMissingProgram } from './missing-program.ts';
import { type InvocationFolders, sideEnvironment } from './run-benchmark.ts';

/** Time limit of setup, which may build a whole project. It is not part of `max-minutes`. */
const DEADLINE_MS = 60 * 60_000;

/** Limit of the output: builds print a lot. */
const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

/** Length of the output in the log, enough to find the cause of a failure. */
const QUOTED_CHARACTERS = 4000;

export interface Setup {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  /** Replaces secrets in a text that is published. */
  readonly mask: (text: string) => string;
  /** Time limit. Absent: an hour. */
  readonly deadlineMs?: number;
}

/** Returns an error if the command failed, or a warning if it left processes; empty if the run was cancelled. */
export async function setUp(
  host: Host,
  place: InvocationFolders,
  { script, env, mask, deadlineMs = DEADLINE_MS }: Setup,
): Promise<readonly Diagnostic[]> {
  await host.files.makeFolder(place.temporary);
  const result = await host.run({
    script,
    folder: place.folder,
    env: { ...env, ...sideEnvironment(place) },
    deadlineMs,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    meter: false,
  });
  const found = explainFailedCommand(result, place.location, {
    script,
    deadlineMs,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    workingDirectory: place.workingDirectory,
  });
  const failure = await explainMissingProgram(host, place, { failure: found, result, script });
  const { orphans = [] } = result;
  if (failure === null && orphans.length === 0) return [];
  if (failure === null) return [makeWarning('setup-processes-ended', place.location, { names: orphans })];
  const output = `${result.stdout.slice(-QUOTED_CHARACTERS)}\n${result.stderrTail}`;
  host.log.quote(formatOutputTitle(place.location), output);
  return [withOutput({ ...failure, failure: 'setup-failed' }, readLastLines(result, { mask }))];
}
