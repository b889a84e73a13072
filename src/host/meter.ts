// What a child and all its descendants used, without native code: an outer shell runs the child and afterwards
// writes the CPU time of its children to a file of ours (`times`); peak memory comes from the system's `time`
// program between the two, or from samples of /proc. The child's output and exit code stay as they are.
// Cost: one more shell and one more program are started, about 2 ms, and samples are read by our own process.
// All of it is the same on base and head and starts no later than the child, so no side pays for it alone.

import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegularFile } from './files.ts';
import type { Usage } from './host.ts';
import { type Sampler, samplePeak } from './peak-sampler.ts';
import type { Shell } from './shell.ts';
import { parseGnuPeak, parseMacPeak, parseTimes } from './usage-text.ts';

/** The `time` programs we can read; both keep the exit code of what they run. */
export type TimeTool = 'gnu' | 'mac';

const TIME = '/usr/bin/time';
const TIME_TOOLS = {
  gnu: { argv: (file: string) => [TIME, '-f', '%M', '-o', file], parse: parseGnuPeak },
  mac: { argv: (file: string) => [TIME, '-l', '-o', file], parse: parseMacPeak },
} as const;

/** The report files are a line or two; more than this is not ours. */
const REPORT_LIMIT_BYTES = 64 * 1024;
const PROBE_TIMEOUT_MS = 5_000;

/** Where nothing can be told. */
export const NO_USAGE: Usage = { userMs: null, systemMs: null, peakBytes: null };

/** `$1` is where to write; the rest is the command. Written after the command ended, so it is never in its way. */
const OUTER_SCRIPT = 'report=$1; shift; "$@"; code=$?; times >"$report"; exit "$code"';

export interface MeterFiles {
  readonly times: string;
  readonly peak: string;
}

/** Arguments of the shell that make it the outer shell of itself. */
export function meteredArgs(
  shell: Shell,
  script: string,
  meter: MeterFiles & { tool: TimeTool | null },
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
  /** After the child has ended; what its end prevented from being written is null. */
  end(): Promise<Usage>;
  close(): Promise<void>;
}

export interface MeterWorld {
  readonly platform: NodeJS.Platform;
  readonly temporaryRoot: string;
  /** From `findTimeTool`. */
  readonly timeTool: TimeTool | null;
}

/** Null on Windows: the shell there knows nothing of the times of native programs. */
export async function openMeter(world: MeterWorld): Promise<Meter | null> {
  const { platform, temporaryRoot, timeTool } = world;
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

/** The system's `time`, if it is one we can read: it is tried on a command that does nothing. */
export async function findTimeTool(
  platform: NodeJS.Platform,
  temporaryRoot: string,
): Promise<TimeTool | null> {
  const tool = platform === 'linux' ? 'gnu' : platform === 'darwin' ? 'mac' : null;
  if (tool === null) return null;
  const program = await realpath(TIME).catch(() => null);
  // The one of busybox takes the same options but multiplies KiB by the size of a page.
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

/** Empty when it is missing or has been replaced by something else: the child could have found it. */
async function readReport(path: string): Promise<string> {
  return (await readRegularFile(path, REPORT_LIMIT_BYTES).catch(() => null)) ?? '';
}
