// Finds the words of a command line that start this program again. In: how this process was started. Out: words, not
// quoted yet. Reports show them, so they must work for the person who reads the report.

import { VERSION } from '../text/own-repository.ts';

/** Starts this version on every machine that has node. */
export const PUBLISHED_PROGRAM: readonly string[] = ['npx', `bench-referee@${VERSION}`];

interface Start {
  /** Path of the file that node runs. */
  readonly script: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns how the user started this program: from a file, or by the name of a global installation. An installation below
 * `node_modules`, such as that of `npx`, has no name in other folders, so it is started by `npx`.
 */
export function findProgram({ script, env }: Start): readonly string[] {
  const isOfNpx = env['npm_command'] === 'exec';
  if (script === undefined || isOfNpx || /[\\/]node_modules[\\/]/.test(script)) return PUBLISHED_PROGRAM;
  return /\.[jt]s$/.test(script) ? ['node', script] : ['bench-referee'];
}
