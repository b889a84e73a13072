// Starts and stops a neighbour: a process that keeps one processor busy, on and off. It ends with `stop` or with this
// process. If this process is killed, it ends because its standard input is closed.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const LOOP = join(import.meta.dirname, 'busy-loop.mjs');

export interface NeighbourPlan {
  /** Seed of the times on and off. */
  readonly seed: number;
  readonly meanOn: number;
  readonly meanOff: number;
  /** Processor to which it is restricted if the system has `taskset`. Null: the system chooses. */
  readonly core: number | null;
}

export interface Neighbour {
  /** Process id. Undefined: the process could not be started. */
  readonly pid: number | undefined;
  /** Resolves after the first report of its state. */
  readonly isRunning: Promise<void>;
  /** Resolves to the signal that ended it, null without a signal. */
  readonly isEnded: Promise<string | null>;
  /** Ends the process. Returns the share of the time for which it was on. */
  stop(): number;
}

interface Switch {
  /** System time in milliseconds, which both processes read. */
  readonly atMs: number;
  readonly isOn: boolean;
}

export function startNeighbour({ seed, meanOn, meanOff, core }: NeighbourPlan): Neighbour {
  const command = [process.execPath, LOOP, String(seed), String(meanOn), String(meanOff)];
  const isPinned = core !== null && hasTaskset();
  const [program, ...args] = isPinned ? ['taskset', '-c', String(core), ...command] : command;
  const child = spawn(program!, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.on('error', ({ message }) => console.error(`the neighbour could not be started: ${message}`));
  const switches: Switch[] = [];
  const isRunning = new Promise<void>((resolve) => {
    child.stdout!.on('data', (data: Buffer) => {
      const lines = data.toString().split('\n').filter(Boolean);
      switches.push(...lines.map((line) => JSON.parse(line) as Switch));
      resolve();
    });
  });
  const isEnded = new Promise<string | null>((resolve) => {
    child.on('exit', (_, signal) => resolve(signal));
  });
  const kill = killerOf(child);
  process.on('exit', kill);
  return {
    pid: child.pid,
    isRunning,
    isEnded,
    stop: () => {
      process.off('exit', kill);
      kill();
      return shareOn(switches, Date.now());
    },
  };
}

/** Neighbours on several processors, each with its own times. */
export interface Neighbours {
  readonly pids: readonly (number | undefined)[];
  /** Resolves when all of them have reported their state. */
  readonly areRunning: Promise<unknown>;
  /** Ends them. Returns the mean share of the time for which they were on. Null: there are none. */
  stop(): number | null;
}

export function startNeighbours(
  cores: readonly number[],
  { seed, ...times }: Pick<NeighbourPlan, 'seed' | 'meanOn' | 'meanOff'>,
): Neighbours {
  const all = cores.map((core) => startNeighbour({ ...times, seed: seed + core * 7919, core }));
  return {
    pids: all.map(({ pid }) => pid),
    areRunning: Promise.all(all.map(({ isRunning }) => isRunning)),
    stop() {
      const shares = all.map((neighbour) => neighbour.stop());
      return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
    },
  };
}

/** All processors of this machine. */
export function listCores(): number[] {
  return Array.from({ length: availableParallelism() }, (_, core) => core);
}

/** Returns the share of the time from the first switch to the end for which it was on; 0 without a switch. */
export function shareOn(switches: readonly Switch[], endMs: number): number {
  const startMs = switches[0]?.atMs ?? endMs;
  if (endMs <= startMs) return 0;
  const onMs = switches.reduce((sum, { atMs, isOn }, index) => {
    const untilMs = switches[index + 1]?.atMs ?? endMs;
    return sum + (isOn ? untilMs - atMs : 0);
  }, 0);
  return onMs / (endMs - startMs);
}

let isTasksetKnown: boolean | undefined;

export function hasTaskset(): boolean {
  isTasksetKnown ??= spawnSync('taskset', ['--version']).status === 0;
  return isTasksetKnown;
}

function killerOf(child: ChildProcess): () => void {
  return () => {
    child.kill('SIGKILL');
  };
}
