// Processes of ours that run for longer than an invocation. What they use of the processors is our own use, and not that of others.

import { readFileSync } from 'node:fs';
import { nullIfThrown } from '../errors.ts';

/** The unit of times in /proc: a hundredth of a second on all systems that node runs on. */
export const TICK_MS = 10;

const live = new Set<() => readonly number[]>();

/** Adds a list of processes. Returns a function that removes it again. */
export function addLiveProcesses(list: () => readonly number[]): () => void {
  live.add(list);
  return () => void live.delete(list);
}

export function readLiveTicks(): number {
  return [...live].reduce((sum, list) => sum + (readTicks(list()) ?? 0), 0);
}

/** Time on a processor, with that of children that have ended. Null: the system does not report it. */
export function readTicks(pids: readonly number[]): number | null {
  const known = pids.flatMap((pid) => {
    const text = nullIfThrown(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
    return text === null ? [] : (parseTicks(text) ?? []);
  });
  return known.length === 0 ? null : known.reduce((sum, ticks) => sum + ticks, 0);
}

/** The sum utime + stime + cutime + cstime, fields 14 to 17. Field 2 is a name in parentheses with any characters. */
export function parseTicks(stat: string): number | null {
  const behindName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const times = behindName.slice(11, 15).map(Number);
  return times.length === 4 && times.every(Number.isFinite) ? times.reduce((sum, time) => sum + time, 0) : null;
}
