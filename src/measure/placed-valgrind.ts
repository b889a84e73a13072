// Gives each round another placement if its tool runs Valgrind itself. Such tools empty the environment of what they count,
// so variables of ours would not reach it. A script called valgrind, in front of PATH, sets them and starts the real one.

import type { Files } from '../host/host.ts';
import type { Placement } from '../model/recording.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { placementEnvironment } from './placement-environment.ts';

/** Writes the script into the folder of an invocation, and returns the variables with which a tool finds it. */
export async function placeValgrind(
  files: Pick<Files, 'writeProgram'>,
  { temporary }: { readonly temporary: string },
  placement: Placement,
  env: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { PATH: path = '/usr/bin:/bin' } = env;
  const folder = `${temporary}/placement`;
  const exports = Object.entries(placementEnvironment(placement, env)).map(
    ([name, value]) => `export ${name}=${quoteShellWord(value)}\n`,
  );
  const script = `#!/bin/sh\nPATH=${quoteShellWord(path)}\n${exports.join('')}exec valgrind "$@"\n`;
  await files.writeProgram(`${folder}/valgrind`, script);
  return { PATH: `${folder}:${path}` };
}
