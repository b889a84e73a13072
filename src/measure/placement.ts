// Puts a program into a placement: by variables that it reads itself, or, if its tool runs Valgrind itself, by a script called
// valgrind in front of PATH. Such tools empty the environment of what they count, so variables of ours would not reach it. The
// script sets them and starts the real one. It leaves a file, because a tool may start the real one by its path: then all rounds
// have the same placement.

import type { Files } from '../host/host.ts';
import type { Placement } from '../model/recording.ts';
import { quoteShellWord } from '../text/shell-word.ts';

/** The variables have the same length on both sides. What the user's environment sets stays in force: tunables come last. */
export function placementEnvironment(
  { padding, topPad, hashSeed }: Placement,
  { GLIBC_TUNABLES = '', PYTHONHASHSEED }: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  // Always as long, so that reading it takes as many instructions in each placement.
  const tunable = `glibc.malloc.top_pad=0x${topPad.toString(16).padStart(8, '0')}`;
  return {
    BENCH_REFEREE_PADDING: 'x'.repeat(padding),
    PYTHONHASHSEED: PYTHONHASHSEED ?? String(hashSeed).padStart(2, '0'),
    GLIBC_TUNABLES: GLIBC_TUNABLES === '' ? tunable : `${tunable}:${GLIBC_TUNABLES}`,
  };
}

/** Writes the script into the folder of an invocation, and returns the variables with which a tool finds it. */
export async function placeValgrind(
  { files, findProgram }: { readonly files: Pick<Files, 'writeProgram'>; findProgram(name: string): string | null },
  { temporary }: { readonly temporary: string },
  placement: Placement,
  env: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { PATH: path = '/usr/bin:/bin' } = env;
  const folder = `${temporary}/${FOLDER}`;
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

export async function wasValgrindPlaced(
  files: Pick<Files, 'list'>,
  { temporary }: { readonly temporary: string },
): Promise<boolean> {
  return (await files.list(`${temporary}/${FOLDER}`, (path) => path === STARTED)).size > 0;
}

const FOLDER = 'placement';

const STARTED = 'started';
