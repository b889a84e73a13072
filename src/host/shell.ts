// Which shell runs the user's script, and where a program is found. In: a platform and a way to look a program
// up; out: an absolute path and its arguments. Pure: it never touches the disk itself, and it never takes a
// program from a relative folder of PATH, because that folder would belong to the code under test.

import { posix, win32 } from 'node:path';
import { UserError } from '../errors.ts';

export interface Shell {
  readonly kind: 'bash' | 'sh';
  /** Absolute path. */
  readonly command: string;
  /** Arguments that run `script` and stop at its first failure. */
  args(script: string): string[];
}

/** An absolute path for a program's name, or for a path that exists; null when there is none. */
export type Find = (name: string) => string | null;

export interface SearchPath {
  /** The child's environment, not ours: it decides what the child would find. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Whether a file that can be run is there. */
  exists(path: string): boolean;
}

/** Where POSIX systems keep their own programs; used when the environment has no PATH. */
const STANDARD_PATH = '/usr/bin:/bin';

/** Programs of this name in these folders start Linux in WSL, which sees another file system. */
const WSL_LAUNCHER = /\\(system32|sysnative|windowsapps)\\bash\.exe$/i;

/** Throws a UserError where there is neither bash nor sh. */
export function shellFor(platform: NodeJS.Platform, find: Find): Shell {
  const bash = platform === 'win32' ? findGitBash(find) : findAnywhere('bash', find);
  if (bash !== null) {
    const options = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c'];
    return { kind: 'bash', command: bash, args: (script) => [...options, script] };
  }
  const sh = platform === 'win32' ? null : findAnywhere('sh', find);
  if (sh !== null) return { kind: 'sh', command: sh, args: (script) => ['-e', '-c', script] };
  throw new UserError(
    platform === 'win32'
      ? {
          where: 'run',
          what: 'bash of Git for Windows was not found',
          remedy: 'Install Git for Windows, or add its "bin" folder to PATH',
        }
      : { where: 'run', what: 'neither bash nor sh was found', remedy: 'Install bash, or correct PATH' },
  );
}

/** The first runnable file of that name on PATH; an absolute `name` only has to exist. */
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

/** A PATH that somebody cut down to what a program needs may lack the shell, which every such system has. */
function findAnywhere(name: string, find: Find): string | null {
  return find(name) ?? find(`/bin/${name}`) ?? find(`/usr/bin/${name}`);
}

/** Git for Windows puts `cmd\git.exe` on PATH by default, and bash only on request: so look beside git too. */
function findGitBash(find: Find): string | null {
  const onPath = find('bash');
  if (onPath !== null && !WSL_LAUNCHER.test(onPath)) return onPath;
  const git = find('git');
  if (git === null) return null;
  return find(win32.join(win32.dirname(git), '..', 'bin', 'bash.exe'));
}

/** Windows compares the names of variables without regard to case and usually calls this one `Path`. */
function pathVariable(env: SearchPath['env'], platform: NodeJS.Platform): string {
  if (platform !== 'win32') return env['PATH'] ?? STANDARD_PATH;
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH');
  return (name === undefined ? undefined : env[name]) ?? '';
}
