// Starts a child so that all its descendants can be found again, and ends them. POSIX: the child gets its own process
// group, which is signalled as a whole. Linux: also processes that left the group (setsid), found by a variable that
// only descendants of this child carry. Windows: taskkill ends the tree while its root is alive. Out of reach are
// processes that outlive the root on Windows, and processes that left the group on macOS. Kills only the process or
// group that the caller names, and processes whose environment shows that they belong to it.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { nullIfThrown } from '../errors.ts';
import { isCode } from './regular-files.ts';

/** Time between the request to end and the kill. It must fit into the 10 s from a runner's first signal to its kill. */
export const GRACE_MS = 2_000;

/** Limit for processes that fork as fast as they are killed: ending must not take forever. */
const MAX_SWEEPS = 100;
const SWEEP_PAUSE_MS = 5;

/** Time that a helper process may need to notice that its parent has ended. */
const LEAVING_MS = 100;

interface Tree {
  readonly pid: number;
  readonly platform: NodeJS.Platform;
}

export type KillStep =
  | { readonly kind: 'signal'; readonly target: number; readonly signal: 'SIGTERM' | 'SIGKILL' }
  | { readonly kind: 'taskkill'; readonly args: readonly string[] };

interface ProcessIdentity {
  readonly key: string;
  /** It is another user's, so its environment is not readable as long as that does not change. */
  readonly isForeign: boolean;
}

export interface Killer {
  /** Carries out a step. A target that does not exist is no error. */
  act(step: KillStep): Promise<void>;
  pids(): number[];
  /**
   * The initial environment as `NAME=value` entries; null when the process is gone or not readable for us. Empty for a process
   * that will never have one: it is dead but not yet reaped, or a thread of the kernel.
   */
  environment(pid: number): readonly string[] | null;
  /** What tells the process from an earlier one of the same id. Null when it is gone. Absent: nothing does. */
  identify?(pid: number): ProcessIdentity | null;
  /** The name of the program, in at most 15 characters; null when the process is gone. */
  name(pid: number): string | null;
}

export function startOptions(platform: NodeJS.Platform): { detached: boolean; windowsHide: boolean } {
  // On Windows `detached` would open a console window without a benefit, because there are no process groups.
  return platform === 'win32' ? { detached: false, windowsHide: true } : { detached: true, windowsHide: false };
}

/** `ask` is null where a program cannot be asked. A negative target means the group. */
export function killSteps(platform: NodeJS.Platform, pid: number): { ask: KillStep | null; force: KillStep } {
  if (platform === 'win32') return { ask: null, force: { kind: 'taskkill', args: ['/T', '/F', '/PID', String(pid)] } };
  return {
    ask: { kind: 'signal', target: -pid, signal: 'SIGTERM' },
    force: { kind: 'signal', target: -pid, signal: 'SIGKILL' },
  };
}

/**
 * `gone` settles when the child, without its descendants, has ended. What is left after the grace period is killed. Returns whether
 * it ended when it was asked.
 */
export async function killTree(
  { pid, platform, gone, graceMs = GRACE_MS }: Tree & { readonly gone: Promise<unknown>; readonly graceMs?: number },
  killer: Killer = system,
): Promise<boolean> {
  const { ask, force } = killSteps(platform, pid);
  if (ask !== null) {
    await killer.act(ask);
    if (await isWithin(gone, graceMs)) return true;
  }
  await killer.act(force);
  return ask === null;
}

/** Reads all environments: a process that starts another program has none for a moment, and is no stranger for that. */
export function listProcessesOf(marker: string): number[] {
  return system.pids().filter((pid) => system.environment(pid)?.includes(marker) === true);
}

/** Passes that find processes which were started during the pass before. */
const MAX_PASSES = 10;

/** Pauses or continues a child with all of its processes. On systems other than Linux, those that left its group are out of reach. */
export function signalAll({
  pid,
  marker,
  platform,
  signal,
}: Tree & { readonly marker: string; readonly signal: 'SIGSTOP' | 'SIGCONT' }): void {
  if (platform === 'win32') return;
  const send = (target: number) => nullIfThrown(() => process.kill(target, signal));
  send(-pid);
  const done = new Set<number>();
  for (let pass = 0; platform === 'linux' && pass < MAX_PASSES; pass += 1) {
    const others = listProcessesOf(marker).filter((one) => !done.has(one));
    if (others.length === 0) return;
    for (const one of others) send(one);
    for (const one of others) done.add(one);
  }
}

export function nameOfProcess(pid: number): string | null {
  return system.name(pid);
}

/** A process of this user for which the test is true. */
export function ownerOf(test: (pid: number) => boolean): number | null {
  const isOurs = (pid: number) => system.identify?.(pid)?.isForeign === false && pid !== process.pid;
  return system.pids().find((pid) => isOurs(pid) && system.name(pid) !== CONTAINER_PROXY && test(pid)) ?? null;
}

/** It listens for a container, and belongs to root. */
const CONTAINER_PROXY = 'docker-proxy';

/**
 * Kills, without asking first, every process that outlived the child. Returns the names of those that were still running
 * after `LEAVING_MS`: none on systems other than Linux, where this cannot be known. `marker`: `NAME=value` entry that every
 * descendant inherited.
 */
export async function killOrphans(
  { pid, platform, marker }: Tree & { readonly marker: string },
  killer: Killer = system,
): Promise<readonly string[]> {
  const names = platform === 'linux' ? await findStaying(marker, killer) : [];
  // Windows may give the pid to another process as soon as the child has ended. A group id stays reserved until the
  // last process of the group has ended.
  if (platform !== 'win32') await killer.act(killSteps(platform, pid).force);
  if (platform !== 'linux') return [];
  await sweep(() => markedProcesses(marker, killer), killer);
  return names;
}

/** Kills processes whose TMPDIR is below that folder: children of a killed run that could not end them itself. */
export async function killProcessesBelow(folder: string, killer: Killer = system): Promise<void> {
  const isBelow = (entry: string) => entry.startsWith(`TMPDIR=${folder}/`);
  await sweep(() => killer.pids().filter((pid) => killer.environment(pid)?.some(isBelow)), killer);
}

/** Asks all processes with the marker to end, waits for `gone` or the grace period, and kills the rest. Linux only. */
export async function endMarkedProcesses(
  marker: string,
  gone: Promise<unknown>,
  { graceMs = GRACE_MS, killer = system }: { graceMs?: number; killer?: Killer } = {},
): Promise<void> {
  for (const target of markedProcesses(marker, killer)) await killer.act({ kind: 'signal', target, signal: 'SIGTERM' });
  await isWithin(gone, graceMs);
  await sweep(() => markedProcesses(marker, killer), killer);
}

async function sweep(find: () => readonly number[], killer: Killer): Promise<void> {
  for (let nth = 0; nth < MAX_SWEEPS; nth += 1) {
    const pids = find();
    if (pids.length === 0) return;
    for (const target of pids) await killer.act({ kind: 'signal', target, signal: 'SIGKILL' });
    await sleep(SWEEP_PAUSE_MS);
  }
}

/** The names of the programs that carry the marker and do not end by themselves, each once. */
async function findStaying(marker: string, killer: Killer): Promise<readonly string[]> {
  if (markedProcesses(marker, killer).length === 0) return [];
  await sleep(LEAVING_MS);
  const names = markedProcesses(marker, killer).map((pid) => killer.name(pid) ?? 'unknown');
  return [...new Set(names)].sort();
}

/**
 * The keys of processes that no child of ours started, by pid. Reading an environment takes as long as ten looks at who a
 * process is, and a machine has a hundred. A child has its marker before it runs, so these never get one. Replaced by each search.
 */
let strangers: ReadonlyMap<number, string> = new Map();

export function markedProcesses(marker: string, killer: Pick<Killer, 'pids' | 'environment' | 'identify'>): number[] {
  const [name] = marker.split('=', 1);
  const unmarked = new Map<number, string>();
  const marked = killer.pids().filter((pid) => {
    // Asked before the environment is read: a process that takes the place of this one must not be known by its key.
    const identity = killer.identify?.(pid) ?? null;
    const isStranger = identity !== null && strangers.get(pid) === identity.key;
    const entries = isStranger ? null : killer.environment(pid);
    const isUnmarked = entries === null ? identity?.isForeign : !entries.some((entry) => entry.startsWith(`${name}=`));
    if (identity !== null && (isStranger || isUnmarked)) unmarked.set(pid, identity.key);
    return entries?.includes(marker) === true;
  });
  strangers = unmarked;
  return marked;
}

/** Waits for what settles in whatever way. Leaves no timer behind. */
export async function isWithin(settled: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(timeoutMs, false, { signal: timer.signal }).catch(() => false);
  const inTime = Promise.allSettled([settled]).then(() => true);
  return Promise.race([inTime, late]).finally(() => timer.abort());
}

const OWN_USER = process.getuid?.();

const system: Killer = {
  async act(step) {
    if (step.kind === 'taskkill') return taskkill(step.args);
    try {
      process.kill(step.target, step.signal);
    } catch {
      // ESRCH: the process is gone. EPERM: a helper that runs as another user, which we may not end.
    }
  },
  pids: () => nullIfThrown(() => readdirSync('/proc').map(Number).filter(Number.isInteger)) ?? [],
  environment(pid) {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
    } catch (error) {
      return isCode(error, 'ESRCH') ? [] : null;
    }
  },
  identify(pid) {
    const stats = nullIfThrown(() => statSync(`/proc/${pid}`, { throwIfNoEntry: false }));
    if (stats == null) return null;
    const { ino, ctimeMs, uid } = stats;
    // The kernel makes another inode for another process of the same id.
    return { key: `${ino} ${ctimeMs} ${uid}`, isForeign: OWN_USER !== 0 && uid !== OWN_USER };
  },
  name: (pid) => nullIfThrown(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()),
};

function taskkill(args: readonly string[]): Promise<void> {
  // The full path matters: Windows would look in the current folder first, and that is the checkout.
  const command = `${process.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\taskkill.exe`;
  return new Promise((resolve) => execFile(command, [...args], { windowsHide: true }, () => resolve()));
}
