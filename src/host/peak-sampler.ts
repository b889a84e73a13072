// The peak memory of a process tree on a Linux without GNU time: every living process is asked from time to time
// for the largest resident set it ever had. A peak is missed only when it is both reached and gone with its
// process between two looks. It only reads /proc, and reads it from our process, not from the measured one.

import { readdirSync, readFileSync } from 'node:fs';
import { parseHighWater } from './usage-text.ts';

const FIRST_PAUSE_MS = 2;
const LAST_PAUSE_MS = 50;

/** A fork bomb must not turn looking into work. */
const MAX_PROCESSES = 1_000;

/** A path below /proc, e.g. `12/status`; null when it is gone. */
export interface Proc {
  read(path: string): string | null;
  list(path: string): readonly string[];
}

export interface Sampler {
  /** Bytes of the largest process seen; null when none was. */
  stop(): number | null;
}

/** Looks at once, then ever less often: a short child needs close looks, a long one should be left alone. */
export function samplePeak(pid: number, proc: Proc = system): Sampler {
  let peak: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  function look(pauseMs: number): void {
    peak = largest(peak, peakOfTree(pid, proc));
    timer = setTimeout(look, pauseMs, nextPauseMs(pauseMs));
    timer.unref();
  }
  look(FIRST_PAUSE_MS);
  return {
    stop() {
      clearTimeout(timer);
      return peak;
    },
  };
}

export function nextPauseMs(pauseMs: number): number {
  return Math.min(pauseMs * 2, LAST_PAUSE_MS);
}

/** Bytes; the largest high-water mark among a process and all its descendants. */
export function peakOfTree(root: number, proc: Proc): number | null {
  let peak: number | null = null;
  const open = [String(root)];
  for (let seen = 0; seen < MAX_PROCESSES; seen += 1) {
    const pid = open.pop();
    if (pid === undefined) break;
    peak = largest(peak, parseHighWater(proc.read(`${pid}/status`) ?? ''));
    // The kernel files a child under the thread that started it.
    for (const thread of proc.list(`${pid}/task`)) {
      const children = proc.read(`${pid}/task/${thread}/children`) ?? '';
      open.push(...children.split(' ').filter((child) => child !== ''));
    }
  }
  return peak;
}

function largest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

const system: Proc = {
  read(path) {
    try {
      return readFileSync(`/proc/${path}`, 'latin1');
    } catch {
      return null;
    }
  },
  list(path) {
    try {
      return readdirSync(`/proc/${path}`);
    } catch {
      return [];
    }
  },
};
