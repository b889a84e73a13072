// Samples the peak memory of a process tree on a Linux without GNU time: each sample reads the largest resident set so
// far of every living process. It misses a peak only if the peak is reached and its process ends between two samples.
// Reads only /proc, from our process and not from the measured one.

import { readdirSync, readFileSync } from 'node:fs';

const FIRST_PAUSE_MS = 2;
const LAST_PAUSE_MS = 50;

/** Upper bound of the processes per sample, so that a fork bomb does not make sampling expensive. */
const MAX_PROCESSES = 1_000;

/** Access to /proc by relative paths, such as `12/status`. `read` gives null for a path that is gone. */
export interface Proc {
  read(path: string): string | null;
  list(path: string): readonly string[];
}

export interface Sampler {
  /** Ends sampling. Returns the bytes of the largest process seen; null when there was none. */
  stop(): number | null;
}

/** Samples at once, then less and less often: a short child needs many samples, a long one should be left alone. */
export function samplePeak(pid: number, proc: Proc = system): Sampler {
  let peak: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  function look(pauseMs: number): void {
    peak = maxOrNull(peak, peakOfTree(pid, proc));
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

/** The largest peak of a process and all its descendants, in bytes; null when there is none. */
export function peakOfTree(root: number, proc: Proc): number | null {
  let peak: number | null = null;
  const waiting = [String(root)];
  for (let seen = 0; seen < MAX_PROCESSES; seen += 1) {
    const pid = waiting.pop();
    if (pid === undefined) break;
    peak = maxOrNull(peak, parseHighWater(proc.read(`${pid}/status`) ?? ''));
    // The kernel lists a child under the thread that started it.
    for (const thread of proc.list(`${pid}/task`)) {
      const children = proc.read(`${pid}/task/${thread}/children`) ?? '';
      waiting.push(...children.split(' ').filter((child) => child !== ''));
    }
  }
  return peak;
}

/** Parses `VmHWM` of /proc/<pid>/status, in bytes; null for a zombie or a kernel thread, which have none. */
export function parseHighWater(status: string): number | null {
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return peak === undefined ? null : Number(peak) * 1024;
}

function maxOrNull(a: number | null, b: number | null): number | null {
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
