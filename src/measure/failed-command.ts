// Explains why a command, of a benchmark or of setup, did not end as it should. The result of a child process in, one
// diagnostic out; null if nothing is wrong or the run was cancelled.

import type { ChildResult, Host } from '../host/host.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { explainMissingProgram } from './missing-program.ts';
import type { InvocationFolders } from './run-benchmark.ts';

interface CommandLimits {
  /** Name of a benchmark's command. Absent: setup. */
  readonly command?: string | undefined;
  readonly script: string;
  readonly deadlineMs: number;
  /** Duration that was enough before; absent if it is not known. */
  readonly usualMs?: number | undefined;
  readonly outputLimitBytes: number;
  readonly workingDirectory: string;
}

const NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b|Could not resolve host|Temporary failure in name resolution|[Ff]ailed to (?:connect|establish a new connection)|[Cc]onnection (?:timed out|refused|reset)|[Nn]etwork is unreachable|dial tcp|TLS handshake timeout|Read timed out/;

const READ_CHARACTERS = 8 * 1024;

const NOT_FOUND = 127;

/** A diagnostic that says as well as it can why a command failed. Null if nothing is wrong or the run was cancelled. */
export async function explainFailure(
  host: Host,
  place: InvocationFolders,
  result: ChildResult,
  limits: Omit<CommandLimits, 'workingDirectory'>,
): Promise<Diagnostic | null> {
  const { location, workingDirectory } = place;
  const failure = explainFailedCommand(result, location, { ...limits, workingDirectory });
  return failure && explainMissingProgram(host, place, { failure, result, script: limits.script });
}

export function explainFailedCommand(
  result: ChildResult,
  location: Location,
  { command, script, deadlineMs, usualMs, outputLimitBytes, workingDirectory }: CommandLimits,
): Diagnostic | null {
  const { ending, exitCode, detail, durationMs } = result;
  const folder = { workingDirectory: workingDirectory === '.' ? undefined : workingDirectory };
  switch (ending) {
    case 'exit': {
      if (exitCode === 0) return null;
      if (exitCode === NOT_FOUND) {
        const path = findMissingFile(result, script);
        if (path !== null) return makeError('command-file-missing', location, { command, path, ...folder });
        return makeError('command-not-found', location, { command });
      }
      const output = result.stderrTail + result.stdout.slice(-READ_CHARACTERS);
      const isNetwork = (command === undefined && NETWORK.test(output)) || undefined;
      return makeError('command-failed', location, { command, exitCode: exitCode ?? -1, durationMs, isNetwork });
    }
    case 'deadline':
      return makeError('command-too-slow', location, { command, limitMs: deadlineMs, usualMs });
    case 'flood':
      return makeError('output-too-long', location, { command, limitBytes: outputLimitBytes });
    case 'signal':
      return makeError('command-killed', location, { command, signal: detail });
    case 'unstartable':
      return makeError('command-not-started', location, { command, reason: detail.replace(/\.$/, ''), ...folder });
    case 'cancelled':
      return null;
  }
}

/**
 * Matches what bash prints about a program that is named by a relative path and does not exist, and what it prints about
 * a script that it was started with, such as `bash bench.sh`.
 */
const MISSING_FILE = /^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;

/** Null if a missing program is not the reason. A script that changes its folder may mean a path in any folder. */
function findMissingFile({ stderrTail }: ChildResult, script: string): string | null {
  if (/\b(?:cd|pushd)\b/.test(script)) return null;
  return MISSING_FILE.exec(stderrTail)?.[1] ?? null;
}
