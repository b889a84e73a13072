// Chooses the shell that runs the user's script, and finds programs. In: a platform and a way to look a program up;
// out: an absolute path and its arguments. Only `makeProgramFinder` touches the disk. A program is never taken from a
// relative folder of PATH, because that folder would belong to the code under test.

import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, win32 } from 'node:path';
import { nullIfThrown, userError } from '../errors.ts';
import { atKey } from '../model/location.ts';

export interface Shell {
  readonly kind: 'bash' | 'sh';
  readonly command: string;
  /** The arguments that run `script` and stop at its first failure. */
  args(script: string): string[];
}

/** Gives an absolute path for a program name, or for a path that exists; null when there is none. */
export type ProgramFinder = (name: string) => string | null;

export interface SearchPath {
  /** The child's environment, because it decides what the child would find. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  exists(path: string): boolean;
}

/** Folders in which POSIX systems keep their own programs. Used when the environment has no PATH. */
const STANDARD_PATH = '/usr/bin:/bin';

/** Matches `bash.exe` in the folders where it starts Linux in WSL, which sees another file system. */
const WSL_LAUNCHER = /\\(system32|sysnative|windowsapps)\\bash\.exe$/i;

/** Throws a UserError if there is neither bash nor `sh`. */
export function shellFor(platform: NodeJS.Platform, find: ProgramFinder): Shell {
  const bash = platform === 'win32' ? findGitBash(find) : findAnywhere('bash', find);
  if (bash !== null) {
    const options = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c'];
    return { kind: 'bash', command: bash, args: (script) => [...options, script] };
  }
  const sh = platform === 'win32' ? null : findAnywhere('sh', find);
  if (sh !== null) return { kind: 'sh', command: sh, args: (script) => ['-e', '-c', script] };
  throw userError('shell-not-found', atKey('run'), { isWindows: platform === 'win32' });
}

export function makeProgramFinder({ env, platform }: Omit<SearchPath, 'exists'>): ProgramFinder {
  return (name) => findOnPath(name, { env, platform, exists: isProgram });
}

/** Programs that this one starts by name after code of the repository has run. */
const STARTED_LATER = ['bash', 'sh', 'git', 'nice', 'taskset', 'valgrind'];

/**
 * Finds the programs that are started later, now. Returns a function that knows no others, apart from paths. Code that runs
 * meanwhile may put a program of the same name into a folder of PATH, or replace a link there.
 */
export function findProgramsNow(search: Omit<SearchPath, 'exists'>): ProgramFinder {
  const find = makeProgramFinder(search);
  const paths = new Map(STARTED_LATER.map((name) => [name, followLinks(find(name))]));
  return (name) => (posix.isAbsolute(name) || win32.isAbsolute(name) ? find(name) : (paths.get(name) ?? null));
}

/** Follows links, but keeps the name: programs such as busybox do what the name says with which they are started. */
function followLinks(path: string | null): string | null {
  if (path === null) return null;
  const target = realpathSync(path);
  return basename(target) === basename(path) ? target : join(realpathSync(dirname(path)), basename(path));
}

function isProgram(path: string): boolean {
  const stats = nullIfThrown(() => {
    accessSync(path, constants.X_OK);
    return statSync(path);
  });
  return stats?.isFile() ?? false;
}

/** The first executable file of that name on PATH. An absolute `name` only has to exist. */
export function findOnPath(name: string, { env, platform, exists }: SearchPath): string | null {
  const path = platform === 'win32' ? win32 : posix;
  if (path.isAbsolute(name)) return exists(name) ? name : null;
  const file = platform === 'win32' ? `${name}.exe` : name;
  const candidates = pathVariable(env, platform)
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, file));
  return candidates.find((candidate) => !WSL_LAUNCHER.test(candidate) && exists(candidate)) ?? null;
}

/** Finds a program on PATH or in `/bin` and `/usr/bin`: a shortened PATH may lack the folder of the shell. */
function findAnywhere(name: string, find: ProgramFinder): string | null {
  return find(name) ?? find(`/bin/${name}`) ?? find(`/usr/bin/${name}`);
}

/** Finds the bash of Git for Windows, also next to git: by default the installer puts only `cmd\git.exe` on PATH. */
function findGitBash(find: ProgramFinder): string | null {
  const onPath = find('bash');
  if (onPath !== null && !WSL_LAUNCHER.test(onPath)) return onPath;
  const git = find('git');
  if (git === null) return null;
  return find(win32.join(win32.dirname(git), '..', 'bin', 'bash.exe'));
}

/** Windows ignores case in variable names and usually calls this one `Path`. */
function pathVariable(env: SearchPath['env'], platform: NodeJS.Platform): string {
  if (platform !== 'win32') return env['PATH'] ?? STANDARD_PATH;
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH');
  return (name === undefined ? undefined : env[name]) ?? '';
}
