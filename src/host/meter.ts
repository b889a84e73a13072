// Measures the CPU time and peak memory of a child and all its descendants, without native code. An outer shell runs
// the child and then writes the CPU time of its children to a file of ours (`times`). Peak memory comes from the
// system's `time` program between the two, or from samples of /proc. The child's output and exit code do not change.
// Cost: one more shell and one more program, about 2 ms. Samples are read by our own process. The cost is the same on
// base and head, and begins no later than the child, so it does not favour a side.

import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegularFile } from './files.ts';
import type { Usage } from './host.ts';
import { type Sampler, samplePeak } from './peak-sampler.ts';
import type { Shell } from './shell.ts';

/** The supported `time` programs; both keep the exit code of the command. */
export type TimeTool = 'gnu' | 'mac';

const TIME = '/usr/bin/time';
const TIME_TOOLS = {
  gnu: { argv: (file: string) => [TIME, '-f', '%M', '-o', file], parse: parseGnuPeak },
  mac: { argv: (file: string) => [TIME, '-l', '-o', file], parse: parseMacPeak },
} as const;

/** Longest report that is read. A report has a line or two; a longer file is not ours. */
const REPORT_LIMIT_BYTES = 64 * 1024;
const PROBE_TIMEOUT_MS = 5_000;

export const NO_USAGE: Usage = { userMs: null, systemMs: null, peakBytes: null };

/** Script of the outer shell. `$1` is the file to write, the rest the command, which has ended before the writing. */
const OUTER_SCRIPT = 'report=$1; shift; "$@"; code=$?; times >"$report"; exit "$code"';

export interface MeterFiles {
  readonly times: string;
  readonly peak: string;
}

/** The arguments with which the shell is the outer shell of a second instance of itself. */
export function meteredArgs(shell: Shell, script: string, meter: MeterFiles & { tool: TimeTool | null }): string[] {
  const inner = [shell.command, ...shell.args(script)];
  const measured = meter.tool === null ? inner : [...TIME_TOOLS[meter.tool].argv(meter.peak), ...inner];
  // `-p`: the outer bash reads no BASH_ENV; the inner one does, as it would without a meter.
  const options = shell.kind === 'bash' ? ['--noprofile', '--norc', '-p', '-c'] : ['-c'];
  return [...options, OUTER_SCRIPT, 'bench-referee', meter.times, ...measured];
}

export interface Meter {
  args(shell: Shell, script: string): string[];
  /** Starts sampling. Call it as soon as the child has a pid. */
  begin(pid: number): void;
  /** The usage after the child has ended. A value that could not be written because of its end is null. */
  end(): Promise<Usage>;
  close(): Promise<void>;
}

/** Opens a meter; null on Windows, because the shell there does not know the times of native programs. */
export async function openMeter(
  platform: NodeJS.Platform,
  temporaryRoot: string,
  timeTool: TimeTool | null,
): Promise<Meter | null> {
  if (platform === 'win32') return null;
  const folder = await mkdtemp(join(temporaryRoot, 'meter-'));
  const files = { times: join(folder, 'times'), peak: join(folder, 'peak') };
  let sampler: Sampler | null = null;
  return {
    args: (shell, script) => meteredArgs(shell, script, { ...files, tool: timeTool }),
    begin(pid) {
      if (platform === 'linux' && timeTool === null) sampler = samplePeak(pid);
    },
    async end() {
      const sampled = sampler?.stop() ?? null;
      const cpu = parseTimes(await readReport(files.times));
      const peak = timeTool === null ? sampled : TIME_TOOLS[timeTool].parse(await readReport(files.peak));
      return { ...NO_USAGE, ...cpu, peakBytes: peak };
    },
    async close() {
      sampler?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The system's `time` if its output can be read: it is tested on a command that does nothing. */
export async function findTimeTool(platform: NodeJS.Platform, temporaryRoot: string): Promise<TimeTool | null> {
  const tool = platform === 'linux' ? 'gnu' : platform === 'darwin' ? 'mac' : null;
  if (tool === null) return null;
  const program = await realpath(TIME).catch(() => null);
  // busybox has the same options but multiplies KiB by the page size.
  if (program === null || /(busybox|toybox)[^/]*$/.test(program)) return null;
  const folder = await mkdtemp(join(temporaryRoot, 'time-'));
  try {
    const file = join(folder, 'peak');
    const [command = TIME, ...args] = TIME_TOOLS[tool].argv(file);
    const isFine = await new Promise<boolean>((resolve) => {
      const options = { timeout: PROBE_TIMEOUT_MS };
      execFile(command, [...args, '/bin/sh', '-c', ':'], options, (error) => resolve(error === null));
    });
    return isFine && TIME_TOOLS[tool].parse(await readReport(file)) !== null ? tool : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An empty text when the file is missing or was replaced by something else: the child could have found it. */
async function readReport(path: string): Promise<string> {
  return (await readRegularFile(path, REPORT_LIMIT_BYTES).catch(() => null)) ?? '';
}

// Texts of the system. Text in any other form gives null, never a guess.

/** A duration such as `0m1.234s`. The decimal sign depends on the locale. */
const MINUTES_SECONDS = /^(\d+)m(\d+)[.,](\d+)s$/;

/** Parses the second line of `times` in a POSIX shell: user and system time of all children that have ended. */
export function parseTimes(text: string): Pick<Usage, 'userMs' | 'systemMs'> | null {
  const [user, system, ...more] = (text.split('\n')[1] ?? '').trim().split(/\s+/).map(milliseconds);
  if (user == null || system == null || more.length > 0) return null;
  return { userMs: user, systemMs: system };
}

/** Parses the output of GNU `time -f %M`: KiB in the last line. Lines above it may say how the command ended. */
export function parseGnuPeak(text: string): number | null {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /^\d+$/.test(last) ? Number(last) * 1024 : null;
}

/** Parses the output of `time -l` of macOS: one line per resource, in bytes (the BSDs print the same line in KiB). */
export function parseMacPeak(text: string): number | null {
  const peak = /^\s*(\d+)\s+maximum resident set size$/m.exec(text)?.[1];
  return peak === undefined ? null : Number(peak);
}

function milliseconds(text: string): number | null {
  const match = MINUTES_SECONDS.exec(text);
  if (match === null) return null;
  const [, minutes, seconds, fraction] = match;
  return Number(minutes) * 60_000 + Number(seconds) * 1_000 + Number(`0.${fraction}`) * 1_000;
}
