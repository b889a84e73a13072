// Runs `setup` on one side: the build or install before the first round. Returns what failed or deserves a warning. An
// error has the last lines of the output; more of them go to the log.

import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { type Diagnostic, makeWarning, withOutput } from '../model/diagnostic.ts';
import { formatOutputTitle } from '../render/messages/measuring-log.ts';
import { explainFailure } from './failed-command.ts';
import { readLastLines } from './last-lines.ts';
import type { MeasureRun } from './run.ts';
import { type InvocationFolders, sideEnvironment } from './run-benchmark.ts';

/** Time limit of setup, which may build a whole project. It is not part of `max-minutes`. */
const DEADLINE_MS = 60 * 60_000;

/** Limit of the output: builds print a lot. */
const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

/** Length of the output in the log, enough to find the cause of a failure. */
const QUOTED_CHARACTERS = 4000;

/** An error if the command failed, or a warning if it left processes; empty if the run was cancelled or has no setup. */
export async function setUp(
  { host, env, mask, measuring }: MeasureRun,
  place: InvocationFolders,
  deadlineMs = DEADLINE_MS,
): Promise<readonly Diagnostic[]> {
  const { setup: script } = measuring.settings;
  if (script === null) return [];
  await host.files.makeFolder(place.temporary);
  const limits = { deadlineMs, outputLimitBytes: OUTPUT_LIMIT_BYTES };
  const result = await host.run({
    script,
    folder: place.folder,
    env: { ...env, ...sideEnvironment(place) },
    ...limits,
    meter: false,
  });
  const failure = await explainFailure(host, place, result, { script, ...limits });
  const { orphans = [] } = result;
  if (failure === null)
    return orphans.length === 0 ? [] : [makeWarning('setup-processes-ended', place.location, { names: orphans })];
  const output = `${result.stdout.slice(-QUOTED_CHARACTERS)}\n${result.stderrTail}`;
  host.log.quote(formatOutputTitle(place.location), output);
  return [withOutput({ ...failure, failure: 'setup-failed' }, readLastLines(result, mask))];
}

/**
 * Keeps the tree of base elsewhere while something of head is built, so that a build script does not find what base built beside
 * its own tree. It is no defence: a script that searches the whole disk finds it.
 */
export async function withoutBase<T>({ host, measuring }: MeasureRun, work: () => Promise<T>): Promise<T> {
  const { base } = measuring.trees.folders;
  const away = join(dirname(base), randomUUID());
  await host.files.makeFolder(away);
  // A process that setup of base left behind may hold files open, which prevents it on Windows.
  const isMoved = await host.files.move(base, join(away, 'base')).then(
    () => true,
    () => false,
  );
  try {
    return await work();
  } finally {
    if (isMoved) {
      // What head put into its place is of no use to anybody.
      await host.files.remove(base);
      await host.files.move(join(away, 'base'), base);
    }
    await host.files.remove(away);
  }
}
