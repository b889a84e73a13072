// Collects the facts about this machine that a reader of the results needs: system, kernel, processor, memory, and the
// runner's image. Also its load and its clock. Reads them through node and, on Linux, /proc and /sys without starting a process.
// Nothing identifies the owner of the machine (no host name, no user name).

import { readdir, readFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, type as kernelName, loadavg, release, totalmem, version } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type CpuCache, MAX_CACHES, MAX_FLAGS, type Machine, type Processor } from '../model/environment.ts';
import { parseCpuList } from '../text/cpu-list.ts';
import { dayOf } from '../text/day.ts';
import type { Clock, CpuTime, Observation } from './host.ts';
import { parseTicks, readLiveTicks } from './live-processes.ts';

export interface SystemInfo extends Pick<Machine, 'architecture' | 'cores' | 'processor' | 'memoryBytes' | 'node'> {
  readonly platform: NodeJS.Platform;
  /** Text of /etc/os-release; empty where there is none. */
  readonly osRelease: string;
  /** Full name of the system as it reports it: `Windows Server 2022 Datacenter`. */
  readonly osVersion: string;
  readonly kernelName: string;
  readonly kernelRelease: string;
  readonly cpuModels: readonly string[];
}

export function describeMachine(facts: SystemInfo, env: Readonly<Record<string, string | undefined>>): Machine {
  const image = [env['ImageOS'], env['ImageVersion']].filter(Boolean).join(' ');
  return {
    os: systemName(facts),
    kernel: `${facts.kernelName} ${facts.kernelRelease}`,
    architecture: facts.architecture,
    cpu: (facts.cpuModels[0] ?? '').replace(/\s+/g, ' ').trim() || 'unknown',
    cores: facts.cores,
    memoryBytes: facts.memoryBytes,
    image: image || null,
    node: facts.node,
    processor: facts.processor,
  };
}

export async function readMachine(env: Readonly<Record<string, string | undefined>>): Promise<Machine> {
  const facts = {
    platform: process.platform,
    osRelease: await textOf('/etc/os-release'),
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

/** The one-minute load average; null on Windows, where node always reports 0. */
export function readLoad(platform: NodeJS.Platform = process.platform): number | null {
  return platform === 'win32' ? null : (loadavg()[0] ?? null);
}

function systemName({ platform, osRelease, osVersion }: SystemInfo): string {
  if (platform === 'darwin') return 'macOS';
  if (platform !== 'linux') return osVersion;
  // os-release(5): NAME=value lines, with the value in quotes if it contains blanks.
  return /^PRETTY_NAME=(["']?)(.+)\1$/m.exec(osRelease)?.[2] ?? 'Linux';
}

export function makeClock(cancelled: AbortSignal): Clock {
  return {
    nowMs: () => performance.now(),
    sleep: (ms) => delay(ms, undefined, { signal: cancelled }).catch(() => {}),
    today: () => dayOf(Date.now()),
    time: () => new Date().toISOString(),
  };
}

const CPUS = '/sys/devices/system/cpu';

/** One cache as one processor sees it: the texts of the files in its folder below /sys. */
export interface CacheFiles {
  readonly level: string;
  readonly type: string;
  readonly size: string;
  readonly sharedBy: string;
}

/** Outside of Linux, all of it is unknown: node does not report it. */
async function readProcessor(): Promise<Processor> {
  const folders = (await namesIn(CPUS)).filter((name) => /^cpu\d+$/.test(name));
  const caches = await Promise.all(folders.map((name) => readCaches(`${CPUS}/${name}/cache`)));
  return {
    flags: parseFlags(await textOf('/proc/cpuinfo')),
    caches: countCaches(caches.flat()),
    governor: (await textOf(`${CPUS}/cpu0/cpufreq/scaling_governor`)).trim().slice(0, 64) || null,
  };
}

/** The features in the line of the first processor: `flags` on x86, `Features` on ARM. */
export function parseFlags(cpuinfo: string): string[] {
  const line = /^(?:flags|Features)[ \t]*:(.*)$/m.exec(cpuinfo)?.[1] ?? '';
  const flags = line.split(/\s+/).filter((flag) => flag !== '' && flag.length <= 64);
  return flags.slice(0, MAX_FLAGS);
}

/** Counts the caches of each kind. Caches of one kind are distinguished by the processors that share them. */
export function countCaches(seen: readonly CacheFiles[]): CpuCache[] {
  const kinds = new Map<string, { readonly cache: Omit<CpuCache, 'count'>; readonly served: Set<string> }>();
  for (const { level, type, size, sharedBy } of seen) {
    const kind = (['data', 'instruction', 'unified'] as const).find((one) => one === type.trim().toLowerCase());
    const bytes = parseSize(size);
    const depth = Number(level);
    if (kind === undefined || bytes === null || !Number.isInteger(depth) || depth < 1) continue;
    const cache = { level: depth, kind, bytes };
    const key = JSON.stringify(cache);
    const entry = kinds.get(key) ?? { cache, served: new Set() };
    kinds.set(key, entry);
    entry.served.add(sharedBy.trim());
  }
  return [...kinds.values()]
    .map(({ cache, served }) => ({ ...cache, count: served.size }))
    .sort((left, right) => left.level - right.level || (left.kind < right.kind ? -1 : 1))
    .slice(0, MAX_CACHES);
}

/** Parses a size as the kernel writes it, such as `32K`, into bytes; null for any other text. */
function parseSize(text: string): number | null {
  const match = /^(\d+)([KMG]?)$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 1024 ** ['', 'K', 'M', 'G'].indexOf(match[2] ?? '');
}

async function readCaches(folder: string): Promise<CacheFiles[]> {
  const indices = (await namesIn(folder)).filter((name) => /^index\d+$/.test(name));
  return Promise.all(
    indices.map(async (index) => {
      const read = (name: string) => textOf(`${folder}/${index}/${name}`);
      const [level, type] = [await read('level'), await read('type')];
      return { level, type, size: await read('size'), sharedBy: await read('shared_cpu_list') };
    }),
  );
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Empty if there is no such file. */
function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/**
 * Only Linux reports more than the load, in three small files of /proc. `cpus`: the processors whose use matters, such as
 * `2-3`; null: all of them.
 */
export async function observe(cpus: string | null): Promise<Observation> {
  const [stat, own, cpuinfo] = await Promise.all([
    textOf('/proc/stat'),
    textOf('/proc/self/stat'),
    textOf('/proc/cpuinfo'),
  ]);
  const cpu = parseCpuTime(stat, own, cpus);
  return { load: readLoad(), cpu: cpu && { ...cpu, own: cpu.own + readLiveTicks() }, mhz: parseMhz(cpuinfo) };
}

/**
 * Parses `stat` and `self/stat` of /proc (proc(5)), both in the same ticks; null where either has no values. The total is
 * that of all processors. Busy and stolen time are those of `cpus`; null: of all.
 */
export function parseCpuTime(stat: string, selfStat: string, cpus: string | null): CpuTime | null {
  const machine = parseTimes(stat, '');
  const pinned = cpus === null ? [machine] : (parseCpuList(cpus) ?? []).map((cpu) => parseTimes(stat, String(cpu)));
  const own = parseTicks(selfStat);
  if (own === null || machine.total === 0) return null;
  return {
    total: machine.total,
    busy: sum(pinned.map(({ busy }) => busy)),
    stolen: sum(pinned.map(({ stolen }) => stolen)),
    own,
  };
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

/** Parses the line of one processor, or of all of them if its number is empty; zeros if there is no such line. */
function parseTimes(stat: string, cpu: string): Omit<CpuTime, 'own'> {
  const line = new RegExp(`^cpu${cpu} +(\\d[\\d ]*)$`, 'm').exec(stat)?.[1];
  // The ninth and tenth field, the time of guests, are already part of the first two.
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = (line ?? '')
    .split(' ')
    .map(Number);
  const busy = user + nice + system + irq + softirq;
  return { busy, total: busy + idle + waiting + stolen, stolen };
}

/** The largest `cpu MHz`; null on processors whose lines have none, such as ARM's. */
export function parseMhz(cpuinfo: string): number | null {
  const mhz = Math.max(0, ...[...cpuinfo.matchAll(/^cpu MHz[ \t]*: ([\d.]+)$/gm)].map(([, text]) => Number(text)));
  return mhz > 0 && Number.isFinite(mhz) ? mhz : null;
}
