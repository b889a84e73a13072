// Reads the state of the machine at one moment: load, CPU time and frequency of the processors. Linux reports them in
// three small files of /proc; elsewhere only the load is known. Starts no process and sets no timer.

import { readFile } from 'node:fs/promises';
import { parseCpuList } from '../text/cpu-list.ts';
import type { CpuTime, Observation } from './host.ts';
import { readLoad } from './machine.ts';

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
