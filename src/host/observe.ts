// Reads the state of the machine at one moment: load, CPU time and frequency of the processors. Linux reports them in
// three small files of /proc; elsewhere only the load is known. Starts no process and sets no timer.

import { readFile } from 'node:fs/promises';
import type { CpuTime, Observation } from './host.ts';
import { readLoad } from './machine.ts';

export async function observe(): Promise<Observation> {
  const [stat, own, cpuinfo] = await Promise.all(
    ['stat', 'self/stat', 'cpuinfo'].map((name) => readFile(`/proc/${name}`, 'utf8').catch(() => '')),
  );
  return { load: readLoad(), cpu: parseCpuTime(stat ?? '', own ?? ''), mhz: parseMhz(cpuinfo ?? '') };
}

/** Parses `stat` and `self/stat` of /proc (proc(5)), both in the same ticks; null where either has no values. */
export function parseCpuTime(stat: string, selfStat: string): CpuTime | null {
  const line = /^cpu +(\d[\d ]*)$/m.exec(stat)?.[1];
  const fields = (line ?? '').split(' ').map(Number);
  // The ninth and tenth field, the time of guests, are already part of the first two.
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = fields;
  const busy = user + nice + system + irq + softirq;
  const total = busy + idle + waiting + stolen;
  const own = parseOwn(selfStat);
  return own === null || total === 0 ? null : { total, busy, stolen, own };
}

/** Returns utime + stime + cutime + cstime, fields 14 to 17. Field 2 is a name in parentheses with any characters. */
function parseOwn(selfStat: string): number | null {
  const behindName = selfStat.slice(selfStat.lastIndexOf(')') + 2).split(' ');
  const times = behindName.slice(11, 15).map(Number);
  return times.length === 4 && times.every(Number.isFinite) ? times.reduce((sum, time) => sum + time, 0) : null;
}

/** Returns the largest `cpu MHz`; null on processors whose lines have none, such as ARM's. */
export function parseMhz(cpuinfo: string): number | null {
  const all = [...cpuinfo.matchAll(/^cpu MHz[ \t]*: ([\d.]+)$/gm)].map(([, mhz]) => Number(mhz));
  const mhz = Math.max(0, ...all);
  return mhz > 0 && Number.isFinite(mhz) ? mhz : null;
}
