// Runs one invocation: a shell script in its own process tree, supervised until nothing of it is left. In: script,
// folder, environment and limits; out: how it ended, what it printed, how long it took. Any way in which a child ends
// is a result, not an exception. It must not leave a process behind, pass on a variable that the specification does not
// name, or hold more of the output in memory than the limit allows.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { formatThrown } from '../render/messages/format-diagnostic.ts';
import { asEffect } from './cancel.ts';
import { type Capture, makeCapture, makeTail, type Tail } from './capture.ts';
import { makeAffinityPrefix } from './cpu-affinity.ts';
import type { ChildResult, ChildSpec, Ending, Host } from './host.ts';
import { findTimeTool, type Meter, NO_USAGE, openMeter, type TimeTool } from './meter.ts';
import { isWithin, killOrphans, killTree, startOptions } from './process-tree.ts';
import { makeProgramFinder, type ProgramFinder, type Shell, shellFor } from './shell.ts';

export interface ChildContext {
  readonly platform: NodeJS.Platform;
  readonly signal: AbortSignal;
  readonly temporaryRoot: string;
  /** Finds the programs that start a child. Absent: they are found as the child would find them. */
  readonly find?: ProgramFinder;
  /** Program that reports peak memory; null if there is none, or if no `meter` is requested. */
  readonly timeTool: TimeTool | null;
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
  if (!isFolder(spec.folder)) return makeStartFailure('unstartable', `there is no folder "${spec.folder}"`);
  const { shell, prefix } = start;
  const meter = spec.meter ? await openMeter(world.platform, world.temporaryRoot, world.timeTool) : null;
  try {
    const args = meter === null ? shell.args(spec.script) : meter.args(shell, spec.script);
    const [command = shell.command, ...words] = [...prefix, shell.command, ...args];
    return await supervise({ spec, world, meter, command, args: words });
  } finally {
    await meter?.close();
  }
}

interface Invocation {
  readonly spec: ChildSpec;
  readonly world: ChildContext;
  readonly meter: Meter | null;
  readonly command: string;
  readonly args: readonly string[];
}

interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly error: Error | null;
  readonly durationMs: number;
}

type StopReason = Extract<Ending, 'deadline' | 'flood' | 'cancelled'>;

async function supervise(invocation: Invocation): Promise<ChildResult> {
  const { spec, world, meter } = invocation;
  const marker = randomBytes(8).toString('hex');
  const startedAt = process.hrtime.bigint();
  const child = trySpawn(invocation, marker);
  if (typeof child === 'string') return makeStartFailure('unstartable', child);
  const { pid } = child;
  const exited = exitOf(child, startedAt);
  const closed = new Promise((resolve) => child.once('close', resolve));
  // No pid: the error follows as an event.
  if (pid === undefined) return makeStartFailure('unstartable', (await exited).error?.message ?? 'no process');
  meter?.begin(pid);

  const output = { stdout: makeCapture(spec.outputLimitBytes), stderr: makeTail(STDERR_TAIL_BYTES) };
  // The first reason wins. It is our own controller: signals of `AbortSignal.timeout` and `any` can be collected before they fire.
  const stopping = new AbortController();
  const stop = (reason: StopReason) => stopping.abort(reason);
  const reason = (): StopReason | null => stopping.signal.reason ?? null;
  const cancel = () => stop('cancelled');
  const timer = setTimeout(stop, Math.min(spec.deadlineMs, MAX_TIMER_MS), 'deadline');
  world.signal.addEventListener('abort', cancel, { once: true });
  captureOutput(child, output, () => stop('flood'));

  await Promise.race([exited, once(stopping.signal, 'abort')]);
  clearTimeout(timer);
  world.signal.removeEventListener('abort', cancel);
  const isStopped = reason() !== null;
  if (isStopped) await killTree({ pid, platform: world.platform, gone: exited });
  const isGone = await isWithin(exited, LOST_MS);
  await isWithin(closed, DRAIN_MS);
  const left = await killOrphans({ pid, platform: world.platform, marker: `${MARKER_VARIABLE}=${marker}` });
  // A child that we end ourselves may leave processes behind: that is not its fault.
  const orphans = isStopped ? [] : left;
  abandon(child);

  const exit = isGone ? await exited : { code: null, signal: null, error: null, durationMs: sinceMs(startedAt) };
  const usage = spec.meter ? ((await meter?.end()) ?? NO_USAGE) : null;
  const { stdout, stderr } = output;
  return {
    ...outcome(exit, reason(), spec),
    stdout: stdout.text(stdout.isOverflown ? FLOOD_EXCERPT_BYTES : undefined),
    stderrTail: stderr.text(),
    durationMs: exit.durationMs,
    usage,
    orphans,
  };
}

/** A string says why there is no process. */
function trySpawn(invocation: Invocation, marker: string): ChildProcess | string {
  const { spec, world, command, args } = invocation;
  try {
    return spawn(command, [...args], {
      ...startOptions(world.platform),
      cwd: spec.folder,
      env: { ...spec.env, [MARKER_VARIABLE]: marker },
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
    child.once('exit', (code, signal) => {
      resolve({ code, signal, error: null, durationMs: sinceMs(startedAt) });
    });
  });
}

interface ChildOutput {
  readonly stdout: Capture;
  readonly stderr: Tail;
}

function captureOutput(child: ChildProcess, output: ChildOutput, flooded: () => void): void {
  const { stdout, stderr } = child;
  stdout?.on('data', (chunk: Buffer) => {
    if (output.stdout.add(chunk)) return;
    flooded();
    // Close the pipe, so that no output piles up while the child is being ended.
    stdout.destroy();
  });
  stderr?.on('data', (chunk: Buffer) => output.stderr.add(chunk));
  // A pipe that breaks when its process is killed is expected.
  for (const stream of [stdout, stderr]) stream?.on('error', () => {});
}

/** Releases the pipes, which a process out of our reach may still hold open, and the process itself. */
function abandon(child: ChildProcess): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.unref();
}

function outcome(
  exit: Exit,
  stop: StopReason | null,
  spec: ChildSpec,
): Pick<ChildResult, 'ending' | 'exitCode' | 'detail'> {
  if (stop !== null) return { ending: stop, exitCode: null, detail: describeStop(stop, spec) };
  if (exit.code === null) return { ending: 'signal', exitCode: null, detail: exit.signal ?? 'unknown signal' };
  return { ending: 'exit', exitCode: exit.code, detail: '' };
}

function describeStop(stop: StopReason, spec: ChildSpec): string {
  if (stop === 'deadline') return `still running after ${spec.deadlineMs / 1_000} s`;
  if (stop === 'flood') return `more than ${spec.outputLimitBytes} bytes of output`;
  return 'cancelled';
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
    const placing = affinity ? makeAffinityPrefix(affinity, find) : [];
    const wrapping = wrapper ? makeWrapperPrefix(wrapper, find) : [];
    return { shell: shellFor(platform, find), prefix: [...placing, ...wrapping] };
  } catch (error) {
    return formatThrown(error);
  }
}

function makeWrapperPrefix([name, ...args]: NonNullable<ChildSpec['wrapper']>, find: ProgramFinder): string[] {
  const program = find(name);
  if (program === null) throw new Error(`there is no program "${name}"`);
  return [program, ...args];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function sinceMs(start: bigint): number {
  return Number(process.hrtime.bigint() - start) / 1e6;
}
