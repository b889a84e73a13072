// Finds the words of a command line that start this program again. In: how this process was started. Out: words, not
// quoted yet. Reports show them, so they must work for the person who reads the report.

import { VERSION } from '../text/own-repository.ts';
import type { Host } from './host.ts';

export const PUBLISHED_PROGRAM: readonly string[] = ['npx', `bench-referee@${VERSION}`];

/**
 * The way in which the user started this program: from a file, or by the name of a global installation. An installation below
 * `node_modules`, such as that of `npx`, has no name in other folders, so it is started by `npx`. `script`: the file that node
 * runs.
 */
export function findProgram(script: string | undefined, env: Host['env']): readonly string[] {
  const isOfNpx = env['npm_command'] === 'exec';
  if (script === undefined || isOfNpx || /[\\/]node_modules[\\/]/.test(script)) return PUBLISHED_PROGRAM;
  return /\.[jt]s$/.test(script) ? ['node', script] : ['bench-referee'];
}
