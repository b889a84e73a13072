// Collects the facts about this machine that a reader of the results needs: system, kernel, processor, memory, and the
// runner's image. Also its load and its clock. Reads them through node without starting a process. Nothing identifies the
// owner of the machine (no host name, no user name).

import { readFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, type as kernelName, loadavg, release, totalmem, version } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Machine, Processor } from '../model/environment.ts';
import { dayOf } from '../text/day.ts';
import type { Clock } from './host.ts';
import { readProcessor } from './processor.ts';

/** Facts as the operating system reports them. */
export interface SystemInfo {
  readonly platform: NodeJS.Platform;
  /** Text of /etc/os-release; null where there is none. */
  readonly osRelease: string | null;
  /** Full name of the system as it reports it: `Windows Server 2022 Datacenter`. */
  readonly osVersion: string;
  readonly kernelName: string;
  readonly kernelRelease: string;
  readonly architecture: string;
  /** One entry per processor. */
  readonly cpuModels: readonly string[];
  /** Number of processors that this process may use. */
  readonly cores: number;
  readonly processor: Processor;
  readonly memoryBytes: number;
  readonly node: string;
}

export function describeMachine(facts: SystemInfo, env: Readonly<Record<string, string | undefined>>): Machine {
  const image = [env['ImageOS'], env['ImageVersion']].filter((part) => part !== undefined && part !== '');
  return {
    os: systemName(facts),
    kernel: `${facts.kernelName} ${facts.kernelRelease}`,
    architecture: facts.architecture,
    cpu: (facts.cpuModels[0] ?? '').replace(/\s+/g, ' ').trim() || 'unknown',
    cores: facts.cores,
    memoryBytes: facts.memoryBytes,
    image: image.length === 0 ? null : image.join(' '),
    node: facts.node,
    processor: facts.processor,
  };
}

export async function readMachine(env: Readonly<Record<string, string | undefined>>): Promise<Machine> {
  const facts: SystemInfo = {
    platform: process.platform,
    osRelease: await readFile('/etc/os-release', 'utf8').catch(() => null),
    osVersion: version(),
    kernelName: kernelName(),
    kernelRelease: release(),
    architecture: arch(),
    cpuModels: cpus().map((cpu) => cpu.model),
    cores: availableParallelism(),
    processor: await readProcessor(),
    memoryBytes: totalmem(),
    node: process.versions.node,
  };
  return describeMachine(facts, env);
}

/** Returns the one-minute load average; null on Windows, where node always reports 0. */
export function readLoad(platform: NodeJS.Platform = process.platform): number | null {
  return platform === 'win32' ? null : (loadavg()[0] ?? null);
}

function systemName({ platform, osRelease, osVersion }: SystemInfo): string {
  if (platform === 'darwin') return 'macOS';
  if (platform !== 'linux') return osVersion;
  // os-release(5): NAME=value lines, with the value in quotes if it contains blanks.
  const pretty = /^PRETTY_NAME=(["']?)(.+)\1$/m.exec(osRelease ?? '')?.[2];
  return pretty ?? 'Linux';
}

/** Returns the clock of this machine. `sleep` resolves early when the run is cancelled. */
export function makeClock(cancelled: AbortSignal): Clock {
  return {
    nowMs: () => performance.now(),
    sleep: (ms) => delay(ms, undefined, { signal: cancelled }).catch(() => {}),
    today: () => dayOf(Date.now()),
    time: () => new Date().toISOString(),
  };
}
