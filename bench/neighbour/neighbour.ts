// Starts and stops a neighbour: a process that keeps one processor busy, on and off. It ends with `stop`, with this
// process, and where this process is killed with its standard input.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const LOOP = join(import.meta.dirname, 'busy-loop.mjs');

export interface NeighbourPlan {
  /** The same seed gives the same seconds on and off. */
  readonly seed: number;
  readonly meanOn: number;
  readonly meanOff: number;
  /** The processor it is kept to, where the system has `taskset`; null: the system chooses. */
  readonly core: number | null;
}

export interface Neighbour {
  /** Undefined: it could not be started. */
  readonly pid: number | undefined;
  /** Comes when it has said for the first time whether it is on. */
  readonly isRunning: Promise<void>;
  /** The signal that ended it. */
  readonly isEnded: Promise<string | null>;
  /** Ends it, and answers the share of the time for which it was on. */
  stop(): number;
}

interface Switch {
  /** By the clock of the system, which both processes read. */
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

/** Share of the time between the first switch and the end for which it was on; 0 where there was no switch. */
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
