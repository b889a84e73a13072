// Measures how long a process tree queued for a processor: it was ready to run, and the kernel let others run. Samples the
// schedstat of each thread: its time on a processor and its time in the queue, in nanoseconds. The kernel has no such number for a
// tree, or for a process that has ended. Linux only; null where the kernel does not count.

import { listTree, type Proc } from './meter.ts';

/** A sample reads a few files, so that this takes a hundredth of the time of one processor. */
const PAUSE_MS = 20;

/** Time over which the queue of all threads is compared with the clock. The kernel counts a turn in the queue when it has ended. */
const WINDOW_MS = 250;

/** Largest part of the CPU time that samples may miss if what they saw stands for all of it. */
const MAX_MISSED = 1 / 3;

/** The function that is returned ends it. `cpuMs`: all CPU time of the tree. */
export function sampleQueue(pid: number, proc: Proc): (cpuMs: number) => number | null {
  const watch = makeQueueWatch(pid, proc, performance.now());
  const timer = setInterval(() => watch.look(performance.now()), PAUSE_MS).unref();
  return (cpuMs) => {
    clearInterval(timer);
    return watch.end(cpuMs);
  };
}

interface Times {
  readonly cpuMs: number;
  readonly queuedMs: number;
}

export function makeQueueWatch(root: number, proc: Proc, startMs: number) {
  const known = new Map<string, Times>();
  const total = { cpuMs: 0, queuedMs: 0 };
  let window = { cpuMs: 0, queuedMs: 0, fromMs: startMs, toMs: startMs };
  // Threads queue at the same time. The tree as a whole is not in the queue while one of them is on a processor.
  const closeWindow = (toMs: number) => {
    total.cpuMs += window.cpuMs;
    total.queuedMs += Math.min(window.queuedMs, Math.max(0, window.toMs - window.fromMs - window.cpuMs));
    window = { cpuMs: 0, queuedMs: 0, fromMs: toMs, toMs };
  };
  return {
    look(nowMs: number): void {
      for (const { pid, threads } of listTree(root, proc))
        for (const thread of threads) {
          const times = parseSchedstat(proc.read(`${pid}/task/${thread}/schedstat`) ?? '');
          if (times === null) continue;
          const before = known.get(thread);
          // A number that went back is that of another thread.
          const since = before !== undefined && before.cpuMs <= times.cpuMs ? before : { cpuMs: 0, queuedMs: 0 };
          known.set(thread, times);
          window.cpuMs += times.cpuMs - since.cpuMs;
          window.queuedMs += times.queuedMs - since.queuedMs;
        }
      window.toMs = nowMs;
      if (nowMs - window.fromMs >= WINDOW_MS) closeWindow(nowMs);
    },
    end(cpuMs: number): number | null {
      closeWindow(window.toMs);
      // Where the kernel does not count, all numbers are 0.
      if (total.cpuMs === 0) return null;
      const isMostlySeen = total.cpuMs >= (1 - MAX_MISSED) * cpuMs;
      return isMostlySeen ? total.queuedMs * Math.max(1, cpuMs / total.cpuMs) : total.queuedMs;
    },
  };
}

function parseSchedstat(text: string): Times | null {
  const [, cpu, queued] = /^(\d+) (\d+) \d+\s*$/.exec(text) ?? [];
  return queued === undefined ? null : { cpuMs: Number(cpu) / 1e6, queuedMs: Number(queued) / 1e6 };
}
