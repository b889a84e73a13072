// Makes a process tree slower from outside, so that a gate can be seen to fail: the tree is paused for a share of the time, in slices
// of about a millisecond. Programs of every language notice nothing but the clock. A paused tree uses no processor. It needs no
// rights but those over one's own processes. POSIX only: Windows has no signal that stops a process.

import { nullIfThrown } from '../errors.ts';
import { listTree, type Proc, system } from './meter.ts';

/** Shorter ones cost the parent processes in the tree, which the kernel wakes for each, more than they add. */
const PAUSE_MS = 1;

/** Longest run. After a late timer the tree would run for a second at once. */
const MAX_RUN_MS = 100;

/** Time between two searches for new processes. One may have left the group of the child, as those of GNU timeout do. */
const SEARCH_MS = 50;

/** Looks at a tree that has to stop, with less than a timer between them, so that its pause begins when it has stopped. */
const GLANCES = 20;
const GLANCE_MS = 0.05;

/** Cost of a pause in addition: the program stops and starts again, and finds other things in the caches. Measured. */
const SWITCH_MS = 0.05;

/** Longest pause, after late timers. */
const MAX_PAUSE_MS = 10;

/** A process that hangs in the kernel stops later or never. */
const MAX_STOPPING_MS = 20;

interface Totals {
  readonly ranMs: number;
  readonly pausedMs: number;
}

/** Time until the next pause. Timers are late, so all pauses so far count, as long as they were. */
export function planRunMs({ ranMs, pausedMs }: Totals, slowdown: number): number {
  return Math.min(MAX_RUN_MS, Math.max(0, (pausedMs + PAUSE_MS) / slowdown - ranMs));
}

export function planPauseMs({ ranMs, pausedMs }: Totals, slowdown: number): number {
  return Math.min(MAX_PAUSE_MS, Math.max(PAUSE_MS, ranMs * slowdown - pausedMs));
}

/** The function that is returned ends it, and leaves the tree running. `slowdown`: 0.2 is a fifth more time. */
export function slowTree(root: number, platform: NodeJS.Platform, slowdown: number): () => void {
  const totals = { ranMs: 0, pausedMs: 0 };
  let tree: readonly ProcessOfTree[] = [{ pid: root, group: root }];
  let phase: 'running' | 'stopping' | 'paused' = 'running';
  let sinceMs = performance.now();
  let searchedMs = 0;
  let stopsAtMs = 0;
  const take = (): number => {
    const nowMs = performance.now();
    const tookMs = nowMs - sinceMs;
    sinceMs = nowMs;
    return tookMs;
  };
  const resume = () => {
    // The children first: a shell that waits must not find them stopped.
    for (const group of groupsOf(tree).toReversed()) signalGroup(group, 'SIGCONT');
  };
  const step = (): number => {
    if (phase === 'paused') {
      resume();
      phase = 'running';
      totals.pausedMs += take() + SWITCH_MS;
      return planRunMs(totals, slowdown);
    }
    if (phase === 'running') {
      totals.ranMs += take();
      if (platform === 'linux' && sinceMs - searchedMs >= SEARCH_MS) {
        tree = listProcesses(root, system);
        searchedMs = sinceMs;
      }
      for (const group of groupsOf(tree)) signalGroup(group, 'SIGSTOP');
      phase = 'stopping';
      stopsAtMs = sinceMs;
    }
    if (platform === 'linux' && sinceMs - stopsAtMs < MAX_STOPPING_MS && !isStopped(tree, system)) {
      // A process that waits for a processor stops when it gets one. Until then a pause costs it nothing.
      totals.ranMs += take();
      return 0;
    }
    phase = 'paused';
    return planPauseMs(totals, slowdown);
  };
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(next, step()).unref();
  };
  timer = setTimeout(next, planRunMs(totals, slowdown)).unref();
  return () => {
    clearTimeout(timer);
    if (phase !== 'running') resume();
  };
}

interface ProcessOfTree {
  readonly pid: number;
  readonly group: number;
}

/** The groups of processes, each once, that of the root first. */
function groupsOf(tree: readonly ProcessOfTree[]): readonly number[] {
  return [...new Set(tree.map(({ group }) => group))];
}

/** The root first, also if it has ended: others may still be in its group. */
export function listProcesses(root: number, proc: Proc): readonly ProcessOfTree[] {
  const others = listTree(root, proc).flatMap(({ pid }) => {
    const [, , group] = readStat(Number(pid), proc);
    return Number(group) > 1 && Number(pid) !== root ? [{ pid: Number(pid), group: Number(group) }] : [];
  });
  return [{ pid: root, group: root }, ...others];
}

/** Whether nothing of the tree runs, or will run when it gets a processor. */
function isStopped(tree: readonly ProcessOfTree[], proc: Proc): boolean {
  const isRunning = ({ pid }: ProcessOfTree) => readStat(pid, proc)[0] === 'R';
  for (let glance = 0; glance < GLANCES; glance += 1) {
    if (!tree.some(isRunning)) return true;
    Atomics.wait(NEVER, 0, 0, GLANCE_MS);
  }
  return false;
}

/** Nobody wakes what waits for it. */
const NEVER = new Int32Array(new SharedArrayBuffer(4));

/** The fields of proc(5) from the state on. The name before them may hold anything. */
function readStat(pid: number, proc: Proc): readonly string[] {
  const stat = proc.read(`${pid}/stat`) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function signalGroup(group: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  // It may have ended, or belong to another user.
  nullIfThrown(() => process.kill(-group, signal));
}
