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

export interface SystemInfo {
  readonly platform: NodeJS.Platform;
  /** Text of /etc/os-release; null where there is none. */
  readonly osRelease: string | null;
  /** Full name of the system as it reports it: `Windows Server 2022 Datacenter`. */
  readonly osVersion: string;
  readonly kernelName: string;
  readonly kernelRelease: string;
  readonly architecture: string;
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

/** The one-minute load average; null on Windows, where node always reports 0. */
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

/** `sleep` resolves early when the run is cancelled. */
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
    flags: parseFlags((await textOf('/proc/cpuinfo')) ?? ''),
    caches: countCaches(caches.flat()),
    governor: (await textOf(`${CPUS}/cpu0/cpufreq/scaling_governor`))?.trim().slice(0, 64) || null,
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
      const read = async (name: string) => (await textOf(`${folder}/${index}/${name}`)) ?? '';
      const [level, type] = [await read('level'), await read('type')];
      return { level, type, size: await read('size'), sharedBy: await read('shared_cpu_list') };
    }),
  );
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

// Reads the state of the machine at one moment: load, CPU time and frequency of the processors. Linux reports them in
// three small files of /proc; elsewhere only the load is known. Starts no process and sets no timer.

/** Observes the machine. `cpus`: the processors whose use matters, such as `2-3`; null: all of them. */
export async function observe(cpus: string | null): Promise<Observation> {
  const [stat, own, cpuinfo] = await Promise.all(
    ['stat', 'self/stat', 'cpuinfo'].map((name) => readFile(`/proc/${name}`, 'utf8').catch(() => '')),
  );
  return { load: readLoad(), cpu: parseCpuTime(stat ?? '', own ?? '', cpus), mhz: parseMhz(cpuinfo ?? '') };
}

/**
 * Parses `stat` and `self/stat` of /proc (proc(5)), both in the same ticks; null where either has no values. The total is
 * that of all processors. Busy and stolen time are those of `cpus`; null: of all.
 */
export function parseCpuTime(stat: string, selfStat: string, cpus: string | null): CpuTime | null {
  const machine = parseTimes(stat, '');
  const pinned = cpus === null ? [machine] : (parseCpuList(cpus) ?? []).map((cpu) => parseTimes(stat, String(cpu)));
  const own = parseOwn(selfStat);
  if (own === null || machine.total === 0) return null;
  const sum = (times: readonly number[]) => times.reduce((a, b) => a + b, 0);
  return {
    total: machine.total,
    busy: sum(pinned.map(({ busy }) => busy)),
    stolen: sum(pinned.map(({ stolen }) => stolen)),
    own,
  };
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

/** The sum utime + stime + cutime + cstime, fields 14 to 17. Field 2 is a name in parentheses with any characters. */
function parseOwn(selfStat: string): number | null {
  const behindName = selfStat.slice(selfStat.lastIndexOf(')') + 2).split(' ');
  const times = behindName.slice(11, 15).map(Number);
  return times.length === 4 && times.every(Number.isFinite) ? times.reduce((sum, time) => sum + time, 0) : null;
}

/** The largest `cpu MHz`; null on processors whose lines have none, such as ARM's. */
export function parseMhz(cpuinfo: string): number | null {
  const frequencies = [...cpuinfo.matchAll(/^cpu MHz[ \t]*: ([\d.]+)$/gm)].map(([, mhz]) => Number(mhz));
  const mhz = Math.max(0, ...frequencies);
  return mhz > 0 && Number.isFinite(mhz) ? mhz : null;
}
