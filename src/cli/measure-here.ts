// Measures commits of a local clone, for `check`, `measure`, `demo` and `doctor`. All temporary files are removed.

import { relative, resolve } from 'node:path';
import type { Host } from '../host/host.ts';
import { findLocalCommits } from '../measure/local.ts';
import { type Given, TERMINAL_COMMITS } from '../settings/schema.ts';
import { commitSettings } from '../settings/settle.ts';
import { type Measured, measureStage, type Request } from '../stages.ts';

/** Differences of a command from `check`. */
interface Otherwise extends Pick<Request, 'purpose'> {
  /** Finds the commits to measure. Default: those of the flags. */
  readonly find?: typeof findLocalCommits;
}

export interface MeasuredHere extends Measured {
  /** Root for relative paths of the configuration. */
  readonly folder: string;
}

export async function measureHere(
  terminal: Host,
  typed: Given,
  { find = findLocalCommits, ...otherwise }: Otherwise = {},
): Promise<MeasuredHere> {
  const { host, given } = await atTopOfTree(terminal, typed);
  const root = await host.files.temporaryFolder('bench-referee-');
  const commits = commitSettings(given, TERMINAL_COMMITS);
  try {
    const measured = await measureStage(host, {
      given,
      commits,
      root,
      remote: null,
      find: (store) => find(host, store, commits),
      ...otherwise,
    });
    return { ...measured, folder: host.folder };
  } finally {
    await host.files.remove(root);
  }
}

/** Moves a command to the top folder of the clone, so that it gives the same result in every folder. */
async function atTopOfTree(terminal: Host, typed: Given): Promise<{ host: Host; given: Given }> {
  const { exitCode, stdout } = await terminal.git(['rev-parse', '--show-toplevel'], {
    folder: terminal.folder,
  });
  // Outside a clone, or in one without a working tree, opening the store reports the error.
  if (exitCode !== 0) return { host: terminal, given: typed };
  const folder = resolve(stdout.trim());
  // A typed path is relative to the folder in which it was typed.
  const inTree = (path: string) => relative(folder, resolve(terminal.folder, path)).replaceAll('\\', '/');
  const config = typed.config === undefined ? {} : { config: inTree(typed.config) };
  const baseline = typed.baseline === undefined ? {} : { baseline: inTree(typed.baseline) };
  return { host: { ...terminal, folder }, given: { ...typed, ...config, ...baseline } };
}
