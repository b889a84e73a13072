// Gives each round another placement if its tool runs Valgrind itself. Such tools empty the environment of what they count,
// so variables of ours would not reach it. A script called valgrind, in front of PATH, sets them and starts the real one.

import type { Files } from '../host/host.ts';
import type { Placement } from '../model/recording.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { placementEnvironment } from './placement-environment.ts';

interface PlacedRound {
  /** Folder of the side that is kept until the run ends. */
  readonly home: string;
  readonly placement: Placement;
  readonly env: Readonly<Record<string, string>>;
}

/** Writes the script for a placement, and returns the variables with which a tool finds it. */
export async function placeValgrind(
  files: Pick<Files, 'writeProgram'>,
  { home, placement, env }: PlacedRound,
): Promise<Record<string, string>> {
  const { PATH: path = '/usr/bin:/bin' } = env;
  const folder = `${home}/placement`;
  const exports = Object.entries(placementEnvironment(placement, env)).map(
    ([name, value]) => `export ${name}=${quoteShellWord(value)}\n`,
  );
  const script = `#!/bin/sh\nPATH=${quoteShellWord(path)}\n${exports.join('')}exec valgrind "$@"\n`;
  await files.writeProgram(`${folder}/valgrind`, script);
  return { PATH: `${folder}:${path}` };
}
