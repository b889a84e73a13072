// Starting a child so that all it starts can be found again, and ending it. POSIX: a process group of its own,
// signalled as a whole. Linux: also what left the group (setsid), found by a variable that only this child's
// descendants carry. Windows: taskkill walks the tree while its root lives; what outlives the root is out of
// reach there, as is a process on macOS that left the group. Only pids that this module was given are killed.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time between the request to end and the kill; a cancelled runner kills us 7.5 s after its own request. */
export const GRACE_MS = 2_000;

/** A process that forks as fast as we kill must not keep us for ever. */
const MAX_SWEEPS = 100;
const SWEEP_PAUSE_MS = 5;

/** A helper may need a moment to notice that it is not needed any more. */
const LEAVING_MS = 100;

export type KillStep =
  | { readonly kind: 'signal'; readonly target: number; readonly signal: 'SIGTERM' | 'SIGKILL' }
  | { readonly kind: 'taskkill'; readonly args: readonly string[] };

/** What ending processes needs of the system. */
export interface Killer {
  /** Carries a step out; that there is nobody left to end is no error. */
  act(step: KillStep): Promise<void>;
  /** All process ids; empty where there is no /proc. */
  pids(): number[];
  /** The start environment as `NAME=value` entries; null when gone or not ours to read. */
  environment(pid: number): readonly string[] | null;
}

export function startOptions(platform: NodeJS.Platform): { detached: boolean; windowsHide: boolean } {
  // On Windows `detached` would open a console window and buy nothing: there are no process groups.
  return platform === 'win32'
    ? { detached: false, windowsHide: true }
    : { detached: true, windowsHide: false };
}

/** `ask` is null where a console program cannot be asked. A negative target means the whole group. */
export function killSteps(platform: NodeJS.Platform, pid: number): { ask: KillStep | null; force: KillStep } {
  if (platform === 'win32') {
    return { ask: null, force: { kind: 'taskkill', args: ['/T', '/F', '/PID', String(pid)] } };
  }
  return {
    ask: { kind: 'signal', target: -pid, signal: 'SIGTERM' },
    force: { kind: 'signal', target: -pid, signal: 'SIGKILL' },
  };
}

export interface Running {
  readonly pid: number;
  readonly platform: NodeJS.Platform;
  /** Settles when the child itself has ended. */
  readonly gone: Promise<unknown>;
  readonly graceMs?: number;
}

/** Asks the tree to end and kills what has not ended after the grace period. */
export async function killTree(running: Running, killer: Killer = system): Promise<void> {
  const { ask, force } = killSteps(running.platform, running.pid);
  if (ask !== null) {
    await killer.act(ask);
    if (await isWithin(running.gone, running.graceMs ?? GRACE_MS)) return;
  }
  await killer.act(force);
}

export interface Leftovers {
  /** Of the child, which has ended. */
  readonly pid: number;
  readonly platform: NodeJS.Platform;
  /** The `NAME=value` entry that every descendant inherited. */
  readonly marker: string;
}

/** Kills, without asking, whatever outlived the child. Answers whether that was more than a process about to end. */
export async function killLeftovers(leftovers: Leftovers, killer: Killer = system): Promise<boolean> {
  const { pid, platform, marker } = leftovers;
  const isLeft = platform === 'linux' && (await isStaying(marker, killer));
  // A Windows pid may belong to somebody else as soon as its process has ended; a group id lasts with the group.
  if (platform !== 'win32') await killer.act(killSteps(platform, pid).force);
  if (platform !== 'linux') return false;
  await sweep(() => markedProcesses(marker, killer), killer);
  return isLeft;
}

/** Kills what was started with TMPDIR below that folder: children of a run that could not end them itself. */
export async function killThoseBelow(folder: string, killer: Killer = system): Promise<void> {
  const isBelow = (entry: string) => entry.startsWith(`TMPDIR=${folder}/`);
  await sweep(() => killer.pids().filter((pid) => killer.environment(pid)?.some(isBelow)), killer);
}

/** Asks whatever carries the marker to end, and kills what has not a little later. Linux only. */
export async function endMarked(
  marker: string,
  gone: Promise<unknown>,
  { graceMs = GRACE_MS, killer = system }: { graceMs?: number; killer?: Killer } = {},
): Promise<void> {
  for (const target of markedProcesses(marker, killer))
    await killer.act({ kind: 'signal', target, signal: 'SIGTERM' });
  await isWithin(
    gone.catch(() => {}),
    graceMs,
  );
  await sweep(() => markedProcesses(marker, killer), killer);
}

async function sweep(find: () => readonly number[], killer: Killer): Promise<void> {
  for (let nth = 0; nth < MAX_SWEEPS; nth += 1) {
    const found = find();
    if (found.length === 0) return;
    for (const target of found) await killer.act({ kind: 'signal', target, signal: 'SIGKILL' });
    await sleep(SWEEP_PAUSE_MS);
  }
}

async function isStaying(marker: string, killer: Killer): Promise<boolean> {
  const isThere = () => markedProcesses(marker, killer).length > 0;
  if (!isThere()) return false;
  await sleep(LEAVING_MS);
  return isThere();
}

/** Processes that carry the marker. One that is already dead but not yet reaped has no environment any more. */
export function markedProcesses(marker: string, killer: Pick<Killer, 'pids' | 'environment'>): number[] {
  return killer.pids().filter((pid) => killer.environment(pid)?.includes(marker) === true);
}

/** Whether it settles within that time; leaves no timer behind. */
export async function isWithin(settles: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(timeoutMs, false, { signal: timer.signal }).catch(() => false);
  const inTime = await Promise.race([settles.then(() => true), late]);
  timer.abort();
  return inTime;
}

const system: Killer = {
  async act(step) {
    if (step.kind === 'taskkill') return taskkill(step.args);
    try {
      process.kill(step.target, step.signal);
    } catch {
      // ESRCH: it is gone. EPERM: a helper that runs as another user, which we may not end.
    }
  },
  pids() {
    try {
      return readdirSync('/proc').map(Number).filter(Number.isInteger);
    } catch {
      return [];
    }
  },
  environment(pid) {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
    } catch {
      return null;
    }
  },
};

function taskkill(args: readonly string[]): Promise<void> {
  // By its full path: Windows would look in the current folder first, and that is the checkout.
  const command = `${process.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\taskkill.exe`;
  return new Promise((resolve) => {
    execFile(command, [...args], { windowsHide: true }, () => resolve());
  });
}
