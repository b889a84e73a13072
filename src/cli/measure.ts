// The command `measure`: measures and writes a recording, which can be judged later, also on another machine. All commands measure
// commits of a local clone as it does, and remove all temporary files.

import { relative, resolve } from 'node:path';
import { userError } from '../errors.ts';
import { renderRecording } from '../event/recording-file.ts';
import { makeLocalSource } from '../git/history-source.ts';
import { findLocalCommits } from '../git/local-commits.ts';
import { HISTORY_LIMITS } from '../history/history-files.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { countsAsRecording } from '../model/counts.ts';
import { isError } from '../model/diagnostic.ts';
import { fileSizesAsRecording } from '../model/file-sizes.ts';
import { atFlag } from '../model/location.ts';
import { hasFailed, hasNothingToMeasure, hasValues, type Recording } from '../model/recording.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { renderDiagnostics } from '../render/excerpt.ts';
import { parseArgs } from '../settings/command-line.ts';
import { type GivenOptions, TERMINAL_COMMIT_DEFAULTS } from '../settings/options.ts';
import { commitSettings } from '../settings/settings.ts';
import { findLevels } from '../stages/find-levels.ts';
import type { MeasureRequest, MeasureResult } from '../stages/measure-request.ts';
import { measureStage } from '../stages/measure-stage.ts';
import { omitNull } from '../text/omit-null.ts';
import { prepareOutput } from './out.ts';
import { findClone } from './read-config.ts';

export async function measure(argv: readonly string[]): Promise<number> {
  const { given, out } = parseArgs('measure', argv);
  if (out === null) throw userError('no-output-file', atFlag('out'), {});
  const host = makeTerminalHost();
  const write = await prepareOutput(host, out);
  // The recording may be judged by another configuration, or only show what there is.
  const { recording } = await measureLocalCommits(host, given, { findPlanErrors: () => [] });
  await write(renderRecording(recording));
  const errors = recording.problems.filter(isError);
  if (errors.length > 0) host.log.info(renderDiagnostics(errors));
  host.log.info(`wrote ${out}`);
  const isJudgeable = errors.length === 0 && (isMeasured(recording) || hasNothingToMeasure(recording));
  return isJudgeable && recording.schedule.ended !== 'cancelled' ? 0 : 2;
}

/** A run of counts alone has placements in place of rounds. */
function isMeasured(recording: Recording): boolean {
  const { measure, commands } = recording.schedule;
  const measured =
    commands.length === 0
      ? fileSizesAsRecording(recording)
      : measure === 'counts'
        ? countsAsRecording(recording)
        : recording;
  return (
    measured !== null &&
    countCompletedRounds(measured) > 0 &&
    hasValues(measured, 'head') &&
    !hasFailed(measured, 'head')
  );
}

/** Differences from `check`. */
interface MeasureLocalOptions
  extends Pick<
    MeasureRequest,
    'purpose' | 'slowdown' | 'findPlanErrors' | 'publishVerdict' | 'selectSearched' | 'checkSearched' | 'resumed'
  > {
  /** Whether the run is judged against what the history says. */
  readonly isJudged?: boolean;
  /** Finds the commits to measure, in place of those of the flags. */
  readonly find?: typeof findLocalCommits;
}

/** `folder` is the root for relative paths of the configuration. */
export async function measureLocalCommits(
  terminal: Host,
  typed: GivenOptions,
  { find = findLocalCommits, isJudged = false, ...otherwise }: MeasureLocalOptions = {},
): Promise<MeasureResult & { folder: string }> {
  const { host, given, ...moved } = await moveToTopOfTree(terminal, typed);
  const root = await host.files.temporaryFolder('bench-referee-');
  const commits = commitSettings(given, TERMINAL_COMMIT_DEFAULTS);
  const source = makeLocalSource(host, HISTORY_LIMITS);
  try {
    const measured = await measureStage(host, {
      given,
      commits,
      root,
      remote: null,
      ...moved,
      find: (store) => find(host, store, commits),
      findLevels: isJudged
        ? ({ base, settings: { policy, publish } }) =>
            findLevels(host.log, source, { ref: publish.historyRef, base, budgets: policy.budgets })
        : null,
      ...otherwise,
    });
    return { ...measured, folder: host.folder };
  } finally {
    await host.files.remove(root);
  }
}

/** A command gives the same result in every folder of the clone. */
async function moveToTopOfTree(
  terminal: Host,
  typed: GivenOptions,
): Promise<{ host: Host } & Pick<MeasureRequest, 'given' | 'typedIn'>> {
  const { root, folder: typedIn } = await findClone(terminal);
  // Opening the store reports the error.
  if (root === null) return { host: terminal, given: typed };
  const folder = resolve(root);
  // A typed path is relative to the folder in which it was typed.
  const inTree = (path: string) => relative(folder, resolve(terminal.folder, path)).replaceAll('\\', '/');
  const { config = null, baseline = null } = typed;
  const moved = { config: config && inTree(config), baseline: baseline && inTree(baseline) };
  const given = { ...typed, ...omitNull(moved) };
  return { host: { ...terminal, folder }, given, typedIn: typedIn === '' ? null : typedIn };
}
