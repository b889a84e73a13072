// Measures commits of a local clone, for `check`, `measure`, `demo` and `doctor`. All temporary files are removed.

import { relative, resolve } from 'node:path';
import { makeLocalSource } from '../git/history-source.ts';
import { findLocalCommits } from '../git/local-commits.ts';
import { HISTORY_LIMITS } from '../history/history-files.ts';
import type { Host } from '../host/host.ts';
import { commitSettings } from '../settings/resolve-settings.ts';
import { type GivenOptions, TERMINAL_COMMIT_DEFAULTS } from '../settings/schema.ts';
import { findLevels } from '../stages/find-levels.ts';
import type { MeasureRequest, MeasureResult } from '../stages/measure-request.ts';
import { measureStage } from '../stages/measure-stage.ts';
import { omitNull } from '../text/omit-null.ts';

/** Differences of a command from `check`. */
interface MeasureLocalOptions
  extends Pick<
    MeasureRequest,
    'purpose' | 'findPlanErrors' | 'publishVerdict' | 'selectSearched' | 'checkSearched' | 'resumed'
  > {
  /** Whether the run is judged against what the history says. */
  readonly isJudged?: boolean;
  /** Finds the commits to measure. Default: those of the flags. */
  readonly find?: typeof findLocalCommits;
}

export interface LocalMeasureResult extends MeasureResult {
  /** Root for relative paths of the configuration. */
  readonly folder: string;
}

export async function measureLocalCommits(
  terminal: Host,
  typed: GivenOptions,
  { find = findLocalCommits, isJudged = false, ...otherwise }: MeasureLocalOptions = {},
): Promise<LocalMeasureResult> {
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

/** Moves a command to the top folder of the clone, so that it gives the same result in every folder. */
async function moveToTopOfTree(
  terminal: Host,
  typed: GivenOptions,
): Promise<{ host: Host } & Pick<MeasureRequest, 'given' | 'typedIn'>> {
  const { exitCode, stdout } = await terminal.git(['rev-parse', '--show-toplevel', '--show-prefix'], {
    folder: terminal.folder,
  });
  // Outside a clone, or in one without a working tree, opening the store reports the error.
  if (exitCode !== 0) return { host: terminal, given: typed };
  const [top = '', prefix = ''] = stdout.split('\n');
  const folder = resolve(top);
  const typedIn = prefix.replace(/\/$/, '');
  // A typed path is relative to the folder in which it was typed.
  const inTree = (path: string) => relative(folder, resolve(terminal.folder, path)).replaceAll('\\', '/');
  const { config = null, baseline = null } = typed;
  const moved = { config: config && inTree(config), baseline: baseline && inTree(baseline) };
  const given = { ...typed, ...omitNull(moved) };
  return { host: { ...terminal, folder }, given, typedIn: typedIn === '' ? null : typedIn };
}
