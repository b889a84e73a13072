// Explains why a command, of a benchmark or of setup, did not end as it should. The result of a child process in, one
// diagnostic out; null if nothing is wrong or the run was cancelled.

import type { ChildResult } from '../host/host.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';

/** The limits within which a command ran. */
interface CommandLimits {
  /** Name of a benchmark's command. Absent: setup. */
  readonly command?: string;
  /** The script that ran. */
  readonly script: string;
  readonly deadlineMs: number;
  /** Duration that was enough before; absent if it is not known. */
  readonly usualMs?: number;
  readonly outputLimitBytes: number;
  readonly workingDirectory: string;
}

/** What package managers and compilers say if a server was not reached. */
const NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b|Could not resolve host|Temporary failure in name resolution|[Ff]ailed to (?:connect|establish a new connection)|[Cc]onnection (?:timed out|refused|reset)|[Nn]etwork is unreachable|dial tcp|TLS handshake timeout|Read timed out/;

/** Characters at the end of standard output that are searched. */
const READ_CHARACTERS = 8 * 1024;

/** Exit code of a POSIX shell for a command that does not exist. */
const NOT_FOUND = 127;

export function explainFailedCommand(
  result: ChildResult,
  location: Location,
  { command, script, deadlineMs, usualMs, outputLimitBytes, workingDirectory }: CommandLimits,
): Diagnostic | null {
  const { ending, exitCode, detail, durationMs } = result;
  const named = { ...(command !== undefined && { command }) };
  const folder = workingDirectory === '.' ? {} : { workingDirectory };
  switch (ending) {
    case 'exit': {
      if (exitCode === 0) return null;
      if (exitCode === NOT_FOUND) {
        const path = findMissingFile(result, script);
        if (path !== null) return makeError('command-file-missing', location, { ...named, path, ...folder });
        return makeError('command-not-found', location, named);
      }
      const isNetwork =
        command === undefined && NETWORK.test(result.stderrTail + result.stdout.slice(-READ_CHARACTERS));
      const data = { ...named, exitCode: exitCode ?? -1, durationMs, ...(isNetwork && { isNetwork }) };
      return makeError('command-failed', location, data);
    }
    case 'deadline': {
      const limits = { limitMs: deadlineMs, ...(usualMs !== undefined && { usualMs }) };
      return makeError('command-too-slow', location, { ...named, ...limits });
    }
    case 'flood':
      return makeError('output-too-long', location, { ...named, limitBytes: outputLimitBytes });
    case 'signal':
      return makeError('command-killed', location, { ...named, signal: detail });
    case 'unstartable': {
      const reason = detail.replace(/\.$/, '');
      return makeError('command-not-started', location, { ...named, reason, ...folder });
    }
    case 'cancelled':
      return null;
  }
}

/**
 * Matches what bash prints about a program that is named by a relative path and does not exist, and what it prints about
 * a script that it was started with, such as `bash bench.sh`.
 */
const MISSING_FILE = /^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;

/**
 * Returns the path of the program that bash did not find; null if that is not the reason. A script that changes its
 * folder may mean a path in any folder, so nothing is said of it.
 */
function findMissingFile({ stderrTail }: ChildResult, script: string): string | null {
  if (/\b(?:cd|pushd)\b/.test(script)) return null;
  return MISSING_FILE.exec(stderrTail)?.[1] ?? null;
}
