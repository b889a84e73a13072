// A moment of the machine: load, where the time of its processors went, and how fast they run. Linux tells it in
// /proc, in three small files; elsewhere only the load is known. Starts nothing and sets no timer.

import { readFile } from 'node:fs/promises';
import type { CpuTime, Observation } from './host.ts';
import { readLoad } from './machine.ts';

export async function observe(): Promise<Observation> {
  const [stat, own, cpuinfo] = await Promise.all(
    ['stat', 'self/stat', 'cpuinfo'].map((name) => readFile(`/proc/${name}`, 'utf8').catch(() => '')),
  );
  return { load: readLoad(), cpu: parseCpuTime(stat ?? '', own ?? ''), mhz: parseMhz(cpuinfo ?? '') };
}

/** `stat` and `self/stat` of /proc (proc(5)), both in the same ticks; null where either is missing or says nothing. */
export function parseCpuTime(stat: string, selfStat: string): CpuTime | null {
  const line = /^cpu +(\d[\d ]*)$/m.exec(stat)?.[1];
  const fields = (line ?? '').split(' ').map(Number);
  // Time of guests, in the ninth and tenth field, is part of the first two.
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = fields;
  const busy = user + nice + system + irq + softirq;
  const total = busy + idle + waiting + stolen;
  const own = parseOwn(selfStat);
  return own === null || total === 0 ? null : { total, busy, stolen, own };
}

/** utime, stime, cutime and cstime, the 14th to 17th field. The second is a name in parentheses and may hold anything. */
function parseOwn(selfStat: string): number | null {
  const behindName = selfStat.slice(selfStat.lastIndexOf(')') + 2).split(' ');
  const times = behindName.slice(11, 15).map(Number);
  return times.length === 4 && times.every(Number.isFinite)
    ? times.reduce((sum, time) => sum + time, 0)
    : null;
}

/** The largest `cpu MHz`; null on processors whose lines have none, such as ARM's. */
export function parseMhz(cpuinfo: string): number | null {
  const all = [...cpuinfo.matchAll(/^cpu MHz[ \t]*: ([\d.]+)$/gm)].map(([, mhz]) => Number(mhz));
  const mhz = Math.max(0, ...all);
  return mhz > 0 && Number.isFinite(mhz) ? mhz : null;
}
