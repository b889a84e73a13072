// Gives each round another placement if its tool runs Valgrind itself. Such tools empty the environment of what they count,
// so variables of ours would not reach it. A script called valgrind, in front of PATH, sets them and starts the real one. It
// leaves a file, because a tool may start the real one by its path: then all rounds have the same placement.

import type { Files } from '../host/host.ts';
import type { Placement } from '../model/recording.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { placementEnvironment } from './placement-environment.ts';

/** Writes the script into the folder of an invocation, and returns the variables with which a tool finds it. */
export async function placeValgrind(
  { files, findProgram }: { readonly files: Pick<Files, 'writeProgram'>; findProgram(name: string): string | null },
  { temporary }: { readonly temporary: string },
  placement: Placement,
  env: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { PATH: path = '/usr/bin:/bin' } = env;
  const folder = folderOf(temporary);
  const exports = Object.entries(placementEnvironment(placement, env)).map(
    ([name, value]) => `export ${name}=${quoteShellWord(value)}\n`,
  );
  // One that `setup` installed has no path from before.
  const valgrind = quoteShellWord(findProgram('valgrind') ?? 'valgrind');
  const leaveFile = `: > ${quoteShellWord(`${folder}/${STARTED}`)}\n`;
  const script = `#!/bin/sh\n${leaveFile}PATH=${quoteShellWord(path)}\n${exports.join('')}exec ${valgrind} "$@"\n`;
  await files.writeProgram(`${folder}/valgrind`, script);
  return { PATH: `${folder}:${path}` };
}

/** Reports whether the tool started the script. */
export async function wasValgrindPlaced(
  files: Pick<Files, 'list'>,
  { temporary }: { readonly temporary: string },
): Promise<boolean> {
  return (await files.list(folderOf(temporary), (path) => path === STARTED)).size > 0;
}

const folderOf = (temporary: string) => `${temporary}/placement`;

/** Name of the file that the script leaves. */
const STARTED = 'started';
