// Running git. Arguments and a folder in, exit code and texts out; a failing git is a result. Every call ignores
// what a repository could use to start programs (hooks, a file system monitor), asks nothing, and does no
// housekeeping beside a measurement. What the user configured stays in force; it never goes through a shell, and
// never goes on once the run is cancelled.

import { randomUUID } from 'node:crypto';
import { UserError } from '../errors.ts';
import { makeFind } from './find-program.ts';
import type { GitOptions, GitResult, Host } from './host.ts';
import { endMarked } from './process-tree.ts';

/**
 * The oldest release that is supported: that of Debian 11. `--object-format` and `--no-write-fetch-head`, without which
 * nothing can be measured, came with 2.29.
 */
export const MIN_GIT_VERSION = '2.30';

type Variables = Readonly<Record<string, string | undefined>>;
type Setting = readonly [key: string, value: string];

const ARGUMENTS = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'protocol.version=2',
  'gc.auto=0',
  'maintenance.auto=false',
  'advice.detachedHead=false',
].flatMap((setting) => ['-c', setting]);

const QUIET = { GIT_TERMINAL_PROMPT: '0', GIT_LFS_SKIP_SMUDGE: '1' };

/**
 * In a container the checkout often belongs to another user, and git would refuse to read it. The git that serves
 * a fetch from a path does not hear of it: fetch from repositories of our own.
 */
const TRUST_FOLDERS: Setting = ['safe.directory', '*'];

/** Tie a git to one repository; a hook that starts us sets them. `git rev-parse --local-env-vars`, less settings. */
const REPOSITORY_VARIABLES = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]);

export interface GitWorld {
  /** The environment at the start. */
  readonly env: Variables;
  readonly platform: NodeJS.Platform;
  /** Aborted when the runner or the user cancels. */
  readonly signal: AbortSignal;
}

/** In the environment of a git and of the programs that it fetches by. */
const MARK = 'BENCH_REFEREE_GIT';

export function makeGit({ env, platform, signal }: GitWorld): Host['git'] {
  // By its full path, and never from a relative folder of PATH: Windows would look in the checkout first.
  const find = makeFind({ env: defined(env), platform });
  const run: Host['git'] = async (args, options) => {
    const git = find('git');
    if (git === null) throw noGit();
    // Loaded late: a command that needs no git should not pay for it.
    const { getExecOutput } = await import('@actions/exec');
    if (signal.aborted) throw cancelled();
    const id = randomUUID();
    const running = getExecOutput(`"${git}"`, [...ARGUMENTS, ...args], {
      cwd: options.folder,
      env: { ...gitEnvironment(env, options), [MARK]: id },
      silent: true,
      ignoreReturnCode: true,
    }).catch((error: unknown) => Promise.reject(unstartable(error)));
    return unlessCancelled(running, `${MARK}=${id}`, signal);
  };
  let checked: Promise<void> | undefined;
  return async (args, options) => {
    checked ??= run(['--version'], { folder: options.folder }).then(refuseOldGit);
    await checked;
    return run(args, options);
  };
}

/** A git that tells its version in another form is one that somebody built: it is given a chance. */
function refuseOldGit({ stdout }: GitResult): void {
  const [, ...found] = /^git version (\d+)\.(\d+)/.exec(stdout) ?? [];
  const [major = 0, minor = 0] = MIN_GIT_VERSION.split('.').map(Number);
  const [foundMajor = major, foundMinor = minor] = found.map(Number);
  if (foundMajor > major || (foundMajor === major && foundMinor >= minor)) return;
  throw new UserError({
    where: 'git',
    what: 'is too old',
    got: stdout.trim(),
    remedy: `Install git ${MIN_GIT_VERSION} or newer`,
  });
}

function defined(env: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/** A runner that cancels tells only us, and a fetch may hang for minutes. */
async function unlessCancelled(
  running: Promise<GitResult>,
  marker: string,
  signal: AbortSignal,
): Promise<GitResult> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => void endMarked(marker, running).finally(() => reject(cancelled()));
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    const result = await Promise.race([running, stopped]);
    if (signal.aborted) throw cancelled();
    return result;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The user's settings stay as they are; those of the call come behind them, then ours. */
export function gitEnvironment(
  env: Variables,
  call: Omit<GitOptions, 'folder'> = {},
): Record<string, string> {
  const inherited = Object.entries(env).filter(([name]) => !REPOSITORY_VARIABLES.has(name));
  const merged: Variables = { ...Object.fromEntries(inherited), ...QUIET, ...call.env };
  const settings = [...Object.entries(call.config ?? {}), TRUST_FOLDERS].map(quoted);
  const parameters = [merged[PARAMETERS] ?? '', ...settings].join(' ').trim();
  return defined({ ...merged, [PARAMETERS]: parameters });
}

/**
 * Where git hands `-c` on to the gits that it starts. GIT_CONFIG_COUNT is the documented way, but git 2.30 does
 * not know it yet; this spelling has been read since 1.7.3 and is still kept for scripts that set it.
 */
const PARAMETERS = 'GIT_CONFIG_PARAMETERS';

function quoted([key, value]: Setting): string {
  return `'${`${key}=${value}`.replaceAll("'", "'\\''")}'`;
}

function cancelled(): UserError {
  return new UserError({ where: 'git', what: 'the run was cancelled before the commits were there' });
}

/** A program that is for another machine, or a folder that is not there. */
function unstartable(error: unknown): UserError {
  return new UserError({
    where: 'git',
    what: 'could not be started',
    got: error instanceof Error ? error.message : String(error),
    remedy: 'Try `git --version` in this folder',
  });
}

function noGit(): UserError {
  return new UserError({
    where: 'git',
    what: 'is not on PATH',
    remedy: `Install git ${MIN_GIT_VERSION} or newer`,
  });
}
