// Running git. Arguments and a folder in, exit code and texts out; a failing git is a result. Every call ignores
// what a repository could use to start programs (hooks, a file system monitor), asks nothing, and does no
// housekeeping beside a measurement. What the user configured stays in force; it never goes through a shell.

import { UserError } from '../errors.ts';
import type { GitOptions, Host } from './host.ts';

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

/** `env` is the environment at the start. */
export function makeGit(env: Variables): Host['git'] {
  return async (args, options) => {
    // Loaded late: a command that needs no git should not pay for it.
    const { getExecOutput } = await import('@actions/exec');
    try {
      return await getExecOutput('git', [...ARGUMENTS, ...args], {
        cwd: options.folder,
        env: gitEnvironment(env, options),
        silent: true,
        ignoreReturnCode: true,
      });
    } catch (error) {
      throw isMissing(error) ? noGit() : error;
    }
  };
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
  const all = Object.entries({ ...merged, [PARAMETERS]: parameters });
  return Object.fromEntries(all.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/**
 * Where git hands `-c` on to the gits that it starts. GIT_CONFIG_COUNT is the documented way, but git 2.30 does
 * not know it yet; this spelling has been read since 1.7.3 and is still kept for scripts that set it.
 */
const PARAMETERS = 'GIT_CONFIG_PARAMETERS';

function quoted([key, value]: Setting): string {
  return `'${`${key}=${value}`.replaceAll("'", "'\\''")}'`;
}

function isMissing(error: unknown): boolean {
  return String(error).includes('Unable to locate executable file');
}

function noGit(): UserError {
  return new UserError({ where: 'git', what: 'is not on PATH', remedy: 'Install git 2.30 or newer' });
}
