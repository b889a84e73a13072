// Runs one invocation: a shell script in its own process tree, supervised until nothing of it is left. In: script,
// folder, environment and limits; out: how it ended, what it printed, how long it took. Any way in which a child ends
// is a result, not an exception. It must not leave a process behind, pass on a variable that the specification does not
// name, or hold more of the output in memory than the limit allows.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { formatThrown } from '../render/messages/format-diagnostic.ts';
import { omitNull } from '../text/omit-null.ts';
import { asEffect } from './cancel.ts';
import { makeCapture, makeTail } from './capture.ts';
import { makeAffinityPrefix } from './cpu-affinity.ts';
import type { ChildResult, ChildSpec, Ending, Host } from './host.ts';
import { findTimeTool, type Meter, NO_USAGE, openMeter, type TimeTool } from './meter.ts';
import { isWithin, killOrphans, killTree, startOptions } from './process-tree.ts';
import { makeProgramFinder, type ProgramFinder, type Shell, shellFor } from './shell.ts';
import { slowTree } from './slow-tree.ts';

export interface ChildContext {
  readonly platform: NodeJS.Platform;
  readonly signal: AbortSignal;
  readonly temporaryRoot: string;
  /** Finds the programs that start a child. Absent: they are found as the child would find them. */
  readonly find?: ProgramFinder;
  /** Program that reports peak memory; null if there is none, or if no `meter` is requested. */
  readonly timeTool: TimeTool | null;
  /** A service: it runs until `stop` is aborted, and of its output only the end is kept. `started` is called at once. */
  readonly service?: {
    readonly stop: AbortSignal;
    started(child: { readonly pid: number; readonly marker: string }): void;
  };
}

/**
 * Variable that every descendant carries. Its value always has the same length: the size of the environment moves the
 * stack, and that alone can change timings.
 */
export const MARKER_VARIABLE = 'BENCH_REFEREE_INVOCATION';

const STDERR_TAIL_BYTES = 16 * 1024;

/** Size of the excerpt that is kept of too much output. No format reads it, but it shows a person what it was. */
const FLOOD_EXCERPT_BYTES = 16 * 1024;

/** Time to wait for output after the child has ended: a background process may hold the pipe open forever. */
const DRAIN_MS = 250;

/** Time to wait after the kill. A process that hangs in the kernel ends later or never. */
const LOST_MS = 2_000;

/** Longest delay of a timer. With a longer one, a timer fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Looks for the `time` program once, and only when something is metered. */
export function makeRun(world: Omit<ChildContext, 'timeTool'>): Host['run'] {
  let timeTool: Promise<TimeTool | null> | undefined;
  return (spec) =>
    asEffect(async () => {
      if (spec.meter) timeTool ??= findTimeTool(world.platform, world.temporaryRoot);
      return runChild(spec, { ...world, timeTool: (await timeTool) ?? null });
    });
}

export async function runChild(spec: ChildSpec, world: ChildContext): Promise<ChildResult> {
  if (world.signal.aborted) return makeStartFailure('cancelled', 'cancelled before it was started');
  const start = prepareShell(spec, world);
  if (typeof start === 'string') return makeStartFailure('unstartable', start);
  const isFolder = statSync(spec.folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return makeStartFailure('unstartable', `there is no folder "${spec.folder}"`);
  const { shell, prefix } = start;
  const meter = spec.meter
    ? openMeter(world.platform, world.temporaryRoot, { timeTool: world.timeTool, watchQueue: spec.watchQueue })
    : null;
  try {
    const args = meter === null ? shell.args(spec.script) : meter.args(shell, spec.script);
    return await supervise(spec, world, meter, [...prefix, shell.command, ...args]);
  } finally {
    meter?.close();
  }
}

interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly error: Error | null;
  readonly durationMs: number;
}

type StopReason = Extract<Ending, 'deadline' | 'flood' | 'cancelled' | 'stopped'>;

async function supervise(
  spec: ChildSpec,
  world: ChildContext,
  meter: Meter | null,
  words: readonly string[],
): Promise<ChildResult> {
  const marker = randomBytes(8).toString('hex');
  const startedAt = process.hrtime.bigint();
  const child = trySpawn(spec, world.platform, words, marker);
  if (typeof child === 'string') return makeStartFailure('unstartable', child);
  const { pid } = child;
  const exited = exitOf(child, startedAt);
  const closed = new Promise((resolve) => child.once('close', resolve));
  // No pid: the error follows as an event.
  if (pid === undefined) return makeStartFailure('unstartable', (await exited).error?.message ?? 'no process');
  meter?.begin(pid);
  const stopPausing = spec.slowdown && world.platform !== 'win32' ? slowTree(pid, world.platform, spec.slowdown) : null;
  const { service } = world;
  service?.started({ pid, marker: `${MARKER_VARIABLE}=${marker}` });

  // The first reason wins. It is our own controller: signals of `AbortSignal.timeout` and `any` can be collected before they fire.
  const stopping = new AbortController();
  const stop = (reason: StopReason) => stopping.abort(reason);
  const reason = (): StopReason | null => stopping.signal.reason ?? null;
  const cancel = () => stop('cancelled');
  const timer = setTimeout(stop, Math.min(spec.deadlineMs, MAX_TIMER_MS), 'deadline');
  world.signal.addEventListener('abort', cancel, { once: true });
  service?.stop.addEventListener('abort', () => stop('stopped'), { once: true });
  const { stdout, stderr } = captureOutput(child, service ? null : spec.outputLimitBytes, () => stop('flood'));

  await Promise.race([exited, once(stopping.signal, 'abort')]);
  clearTimeout(timer);
  // A paused process would not end when it is asked to.
  stopPausing?.();
  world.signal.removeEventListener('abort', cancel);
  const isStopped = reason() !== null;
  const wasObedient = !isStopped || (await killTree({ pid, platform: world.platform, gone: exited }));
  const isGone = await isWithin(exited, LOST_MS);
  await isWithin(closed, DRAIN_MS);
  const left = await killOrphans({ pid, platform: world.platform, marker: `${MARKER_VARIABLE}=${marker}` });
  // A child that we end ourselves may leave processes behind: that is not its fault.
  const orphans = isStopped ? [] : left;
  // A process out of our reach may still hold the pipes open.
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.unref();

  const exit = isGone ? await exited : { code: null, signal: null, error: null, durationMs: sinceMs(startedAt) };
  const usage = spec.meter ? ((await meter?.end()) ?? NO_USAGE) : null;
  return {
    ...outcome(exit, reason(), spec),
    stdout: stdout.text(stdout.isOverflown ? FLOOD_EXCERPT_BYTES : undefined),
    stderrTail: stderr.text(),
    durationMs: exit.durationMs,
    usage,
    orphans,
    ...omitNull({ wasForced: wasObedient ? null : true }),
  };
}

/** A string says why there is no process. */
function trySpawn(
  { folder, env }: ChildSpec,
  platform: NodeJS.Platform,
  [command = '', ...args]: readonly string[],
  marker: string,
): ChildProcess | string {
  try {
    return spawn(command, args, {
      ...startOptions(platform),
      cwd: folder,
      env: { ...env, [MARKER_VARIABLE]: marker },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    // One example is E2BIG: a script or a variable above 128 KiB.
    return formatThrown(error);
  }
}

function exitOf(child: ChildProcess, startedAt: bigint): Promise<Exit> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, error, durationMs: 0 });
    });
    child.once('exit', (code, signal) => resolve({ code, signal, error: null, durationMs: sinceMs(startedAt) }));
  });
}

/** A capture that never has too much. */
function makeEndOfOutput(): ReturnType<typeof makeCapture> {
  const tail = makeTail(STDERR_TAIL_BYTES);
  const add = (chunk: Uint8Array) => {
    tail.add(chunk);
    return true;
  };
  return { add, isOverflown: false, text: tail.text };
}

/** `limitBytes`: null if only the end is kept. */
function captureOutput(child: ChildProcess, limitBytes: number | null, flooded: () => void) {
  const stdout = limitBytes === null ? makeEndOfOutput() : makeCapture(limitBytes);
  const stderr = makeTail(STDERR_TAIL_BYTES);
  child.stdout?.on('data', (chunk: Buffer) => {
    if (stdout.add(chunk)) return;
    flooded();
    // Close the pipe, so that no output piles up while the child is being ended.
    child.stdout?.destroy();
  });
  child.stderr?.on('data', (chunk: Buffer) => stderr.add(chunk));
  // A pipe that breaks when its process is killed is expected.
  for (const stream of [child.stdout, child.stderr]) stream?.on('error', () => {});
  return { stdout, stderr };
}

function outcome(
  exit: Exit,
  stop: StopReason | null,
  spec: ChildSpec,
): Pick<ChildResult, 'ending' | 'exitCode' | 'detail'> {
  const stops = {
    deadline: `still running after ${spec.deadlineMs / 1_000} s`,
    flood: `more than ${spec.outputLimitBytes} bytes of output`,
    cancelled: 'cancelled',
    stopped: 'stopped',
  };
  if (stop !== null) return { ending: stop, exitCode: null, detail: stops[stop] };
  if (exit.code === null) return { ending: 'signal', exitCode: null, detail: exit.signal ?? 'unknown signal' };
  return { ending: 'exit', exitCode: exit.code, detail: '' };
}

function makeStartFailure(ending: 'cancelled' | 'unstartable', detail: string): ChildResult {
  return { ending, exitCode: null, detail, durationMs: 0, stdout: '', stderrTail: '', usage: null };
}

/** The shell, and the words before it for an affinity and a wrapper. A string says why it cannot be started. */
function prepareShell(
  { env, affinity, wrapper }: ChildSpec,
  { platform, find = makeProgramFinder({ env, platform }) }: ChildContext,
): { readonly shell: Shell; readonly prefix: readonly string[] } | string {
  try {
    const prefix = affinity ? makeAffinityPrefix(affinity, find) : [];
    const [name, ...args] = wrapper ?? [];
    if (name !== undefined) {
      const program = find(name);
      if (program === null) throw new Error(`there is no program "${name}"`);
      prefix.push(program, ...args);
    }
    return { shell: shellFor(platform, find), prefix };
  } catch (error) {
    return formatThrown(error);
  }
}

function sinceMs(start: bigint): number {
  return Number(process.hrtime.bigint() - start) / 1e6;
}
