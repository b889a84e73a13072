// Runs git. In: arguments and a folder; out: exit code and texts. A failing git is a result. Every call disables what a
// repository could use to start programs (hooks, a file system monitor), never prompts, and does no housekeeping during
// a measurement. The user's configuration stays in force. Git is never started through a shell, and never continues
// after the run is cancelled.

import { randomUUID } from 'node:crypto';
import { getExecOutput } from '@actions/exec';
import { type UserError, userError } from '../errors.ts';
import { about, inFile } from '../model/location.ts';
import { omitNull } from '../text/omit-null.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { asEffect } from './cancel.ts';
import type { ChildContext } from './child.ts';
import type { GitOptions, GitResult, Host } from './host.ts';
import { endMarkedProcesses } from './process-tree.ts';
import { makeProgramFinder } from './shell.ts';

/** Oldest supported release (Debian 11). Measuring needs `--object-format` and `--no-write-fetch-head` of 2.29. */
export const MIN_GIT_VERSION = '2.30';

type GitContext = Pick<Host, 'env'> & Pick<ChildContext, 'platform' | 'signal'>;
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
 * Lets git read a checkout that belongs to another user, as is common in the containers of a runner. Elsewhere git refuses it,
 * because its configuration names programs that git starts, such as filters. In a fetch from a local path, the git that serves
 * it does not get this setting, so fetch only from repositories of our own.
 */
const TRUST_FOLDERS: Setting = ['safe.directory', '*'];

/** They bind git to one repository, as in a hook: `git rev-parse --local-env-vars`, except configuration. */
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

/** Variable that marks a git process and the programs that it starts for a fetch, so that they can be ended. */
const MARK = 'BENCH_REFEREE_GIT';

export function makeGit({ env, platform, signal }: GitContext): Host['git'] {
  // The full path matters, never from a relative folder of PATH: Windows would look in the checkout first.
  const find = makeProgramFinder({ env: dropUndefinedVariables(env), platform });
  const run: Host['git'] = async (args, options) => {
    const git = find('git');
    if (git === null) throw userError('git-not-found', about('git'), { needed: MIN_GIT_VERSION });
    if (signal.aborted) throw makeCancelledError();
    const id = randomUUID();
    const running = getExecOutput(`"${git}"`, [...ARGUMENTS, ...args], {
      cwd: options.folder,
      env: { ...gitEnvironment(env, options), [MARK]: id },
      silent: true,
      ignoreReturnCode: true,
      ...omitNull({ input: options.input === undefined ? null : Buffer.from(options.input) }),
    }).catch((error: unknown) => {
      // It does not start, such as a program for another machine, or a missing folder.
      const reason = error instanceof Error ? error.message : String(error);
      throw userError('git-not-started', about('git'), { reason });
    });
    const result = await awaitUnlessCancelled(running, `${MARK}=${id}`, signal);
    throwIfForeign(result, options.folder);
    return result;
  };
  let checked: Promise<void> | undefined;
  return (args, options) =>
    asEffect(async () => {
      checked ??= run(['--version'], { folder: options.folder }).then(refuseOldGit);
      await checked;
      return run(args, options);
    });
}

/** Throws a UserError if git refused a repository of another user. In every language it names the setting that allows it. */
function throwIfForeign({ exitCode, stderr }: GitResult, folder: string): void {
  const [, path = folder] = /safe\.directory '?([^'\n]+)/.exec(stderr) ?? [];
  if (exitCode === 0 || !stderr.includes('safe.directory')) return;
  const command = `git config --global --add safe.directory ${quoteShellWord(path.trim())}`;
  throw userError('clone-of-other-user', inFile(folder), { command });
}

/** Throws a UserError if git is too old. Accepts a version in an unknown form, because it may be a custom build. */
function refuseOldGit({ stdout }: GitResult): void {
  const [, ...found] = /^git version (\d+)\.(\d+)/.exec(stdout) ?? [];
  const [major = 0, minor = 0] = MIN_GIT_VERSION.split('.').map(Number);
  const [foundMajor = major, foundMinor = minor] = found.map(Number);
  if (foundMajor > major || (foundMajor === major && foundMinor >= minor)) return;
  throw userError('git-too-old', about('git'), { found: stdout.trim(), needed: MIN_GIT_VERSION });
}

function dropUndefinedVariables(env: Host['env']): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** Ends git when the run is cancelled. A cancelled runner signals only this process, and a fetch may take minutes. */
async function awaitUnlessCancelled(
  running: Promise<GitResult>,
  marker: string,
  signal: AbortSignal,
): Promise<GitResult> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => void endMarkedProcesses(marker, running).finally(() => reject(makeCancelledError()));
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    const result = await Promise.race([running, stopped]);
    if (signal.aborted) throw makeCancelledError();
    return result;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The user's settings come first, then those of the call, then ours. */
export function gitEnvironment(env: Host['env'], call: Omit<GitOptions, 'folder'> = {}): Record<string, string> {
  const inherited = Object.entries(env).filter(([name]) => !REPOSITORY_VARIABLES.has(name));
  const merged: Host['env'] = { ...Object.fromEntries(inherited), ...QUIET, ...call.env };
  const trusted = env['GITHUB_ACTIONS'] === 'true' ? [TRUST_FOLDERS] : [];
  const settings = [...Object.entries(call.config ?? {}), ...trusted].map(quoteSetting);
  const parameters = [merged[PARAMETERS] ?? '', ...settings].join(' ').trim();
  return dropUndefinedVariables({ ...merged, [PARAMETERS]: parameters || undefined });
}

/**
 * Variable in which git passes `-c` settings to the gits that it starts. GIT_CONFIG_COUNT is the documented way, but
 * git 2.30 does not know it. Git has read this variable since 1.7.3 and keeps it for scripts that set it.
 */
const PARAMETERS = 'GIT_CONFIG_PARAMETERS';

function quoteSetting([key, value]: Setting): string {
  return `'${`${key}=${value}`.replaceAll("'", "'\\''")}'`;
}

function makeCancelledError(): UserError {
  return userError('git-cancelled', about('git'), {});
}
