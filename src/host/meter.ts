// Measures the CPU time and peak memory of a child and all its descendants, without native code. An outer shell runs
// the child and then writes the CPU time of its children to a file of ours (`times`). Peak memory comes from the
// system's `time` program between the two, or from samples of /proc. The child's output and exit code do not change.
// Cost: one more shell and one more program, about 2 ms. Samples are read by our own process. The cost is the same on
// base and head, and begins no later than the child, so it does not favour a side.

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfThrown } from '../errors.ts';
import type { Usage } from './host.ts';
import { sampleQueue } from './queue-sampler.ts';
import { readRegularFile } from './regular-files.ts';
import type { Shell } from './shell.ts';

const TIME = '/usr/bin/time';

/** The supported `time` programs; both keep the exit code of the command. */
const TIME_TOOLS = {
  gnu: { argv: (file: string) => [TIME, '-f', '%M', '-o', file], parse: parseGnuPeak },
  mac: { argv: (file: string) => [TIME, '-l', '-o', file], parse: parseMacPeak },
} as const;

export type TimeTool = keyof typeof TIME_TOOLS;

/** Longest report that is read. A report has a line or two; a longer file is not ours. */
const REPORT_LIMIT_BYTES = 64 * 1024;
const PROBE_TIMEOUT_MS = 5_000;

export const NO_USAGE: Usage = { userMs: null, systemMs: null, peakBytes: null };

/** Script of the outer shell. `$1` is the file to write, the rest the command, which has ended before the writing. */
const OUTER_SCRIPT = 'report=$1; shift; "$@"; code=$?; times >"$report"; exit "$code"';

/** The arguments with which the shell is the outer shell of a second instance of itself. */
export function meteredArgs(
  shell: Shell,
  script: string,
  meter: { readonly times: string; readonly peak: string; readonly tool: TimeTool | null },
): string[] {
  const inner = [shell.command, ...shell.args(script)];
  const measured = meter.tool === null ? inner : [...TIME_TOOLS[meter.tool].argv(meter.peak), ...inner];
  // `-p`: the outer bash reads no BASH_ENV; the inner one does, as it would without a meter.
  const options = shell.kind === 'bash' ? ['--noprofile', '--norc', '-p', '-c'] : ['-c'];
  return [...options, OUTER_SCRIPT, 'bench-referee', meter.times, ...measured];
}

export interface Meter {
  args(shell: Shell, script: string): string[];
  /** Call it as soon as the child has a pid. */
  begin(pid: number): void;
  /** A value that could not be written because of the end of the child is null. */
  end(): Promise<Usage>;
  close(): void;
}

/** Null on Windows, because the shell there does not know the times of native programs. */
export function openMeter(
  platform: NodeJS.Platform,
  temporaryRoot: string,
  { timeTool, watchQueue = false }: { readonly timeTool: TimeTool | null; readonly watchQueue?: boolean | undefined },
): Meter | null {
  if (platform === 'win32') return null;
  // Between two invocations, waiting for a thread for each of these steps would take longer than the steps.
  const folder = mkdtempSync(join(temporaryRoot, 'meter-'));
  const files = { times: join(folder, 'times'), peak: join(folder, 'peak') };
  let stopSampling: (() => number | null) | null = null;
  let stopQueueing: ReturnType<typeof sampleQueue> | null = null;
  return {
    args: (shell, script) => meteredArgs(shell, script, { ...files, tool: timeTool }),
    begin(pid) {
      if (platform === 'linux' && timeTool === null) stopSampling = samplePeak(pid);
      if (platform === 'linux' && watchQueue) stopQueueing = sampleQueue(pid, system);
    },
    async end() {
      const sampled = stopSampling?.() ?? null;
      const [times, written] = await Promise.all([files.times, files.peak].map(readReport));
      const cpu = parseTimes(times!);
      const peak = timeTool === null ? sampled : TIME_TOOLS[timeTool].parse(written!);
      const queuedMs = stopQueueing?.((cpu?.userMs ?? 0) + (cpu?.systemMs ?? 0));
      return { ...NO_USAGE, ...cpu, peakBytes: peak, ...(queuedMs === undefined ? {} : { queuedMs }) };
    },
    close() {
      stopSampling?.();
      stopQueueing?.(0);
      rmSync(folder, { recursive: true, force: true });
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

// Samples of /proc, on a Linux without GNU time: each reads the largest resident set so far of every living process. A peak is
// missed only if it is reached and its process ends between two samples.

const FIRST_PAUSE_MS = 2;
const LAST_PAUSE_MS = 50;

/** Processes per sample, so that a fork bomb does not make sampling expensive. */
const MAX_PROCESSES = 1_000;

/** Access to /proc by relative paths, such as `12/status`. `read` gives null for a path that is gone. */
export interface Proc {
  read(path: string): string | null;
  list(path: string): readonly string[];
}

/**
 * Samples at once, then less and less often: a short child needs many samples, a long one should be left alone. Returns a
 * function that ends it and gives the bytes of the largest process seen; null when there was none.
 */
function samplePeak(pid: number): () => number | null {
  let peak: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  function look(pauseMs: number): void {
    peak = maxOrNull(peak, peakOfTree(pid, system));
    timer = setTimeout(look, pauseMs, nextPauseMs(pauseMs)).unref();
  }
  look(FIRST_PAUSE_MS);
  return () => {
    clearTimeout(timer);
    return peak;
  };
}

export function nextPauseMs(pauseMs: number): number {
  return Math.min(pauseMs * 2, LAST_PAUSE_MS);
}

/** The largest peak of a process and all its descendants, in bytes; null when there is none. */
export function peakOfTree(root: number, proc: Proc): number | null {
  const peaks = listTree(root, proc).map(({ pid }) => parseHighWater(proc.read(`${pid}/status`) ?? ''));
  return peaks.reduce(maxOrNull, null);
}

/** A process and its descendants, with the numbers of their threads. */
export function listTree(root: number, proc: Proc): { readonly pid: string; readonly threads: readonly string[] }[] {
  const waiting = [String(root)];
  const listed = [];
  for (const pid of waiting) {
    if (listed.length === MAX_PROCESSES) break;
    const threads = proc.list(`${pid}/task`);
    listed.push({ pid, threads });
    // The kernel lists a child under the thread that started it.
    for (const thread of threads) {
      const children = proc.read(`${pid}/task/${thread}/children`) ?? '';
      waiting.push(...children.split(' ').filter((child) => child !== ''));
    }
  }
  return listed;
}

/** Parses `VmHWM` of /proc/<pid>/status, in bytes; null for a zombie or a kernel thread, which have none. */
export function parseHighWater(status: string): number | null {
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return peak === undefined ? null : Number(peak) * 1024;
}

function maxOrNull(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

export const system: Proc = {
  read: (path) => nullIfThrown(() => readFileSync(`/proc/${path}`, 'latin1')),
  list: (path) => nullIfThrown(() => readdirSync(`/proc/${path}`)) ?? [],
};
