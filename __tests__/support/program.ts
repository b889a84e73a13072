// The built program, started as a user would start it: with a node of the user's own, in a folder, with an
// environment of which every variable is known. Each run has a temporary folder of its own, and must leave
// neither a file in it nor a process behind; both are checked after every run.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from './temporary.ts';

/** The folder of the bundle under test. `build-bundle.mjs` makes it of the sources before the tests start. */
export const DIST = process.env['BENCH_REFEREE_DIST'] ?? resolve(import.meta.dirname, '../../dist');

export interface Options {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Closes the program's stdout before it has written anything, as `| head` does. */
  readonly stopReading?: boolean;
  /** What may be left in the temporary folder: `demo` keeps its files there. */
  readonly keeps?: boolean;
  /**
   * For programs that are meant to fall for something: what they leave is counted and then taken away, instead of
   * being refused.
   */
  readonly isLenient?: boolean;
  /** What was left running stays so: somebody else is to end it. */
  readonly keepsRunning?: boolean;
  /** Killed after so long. */
  readonly timeoutMs?: number;
  /** Sent so long after what is said on the way (on either stream) first matched. */
  readonly signal?: {
    readonly name: NodeJS.Signals;
    readonly when: RegExp;
    readonly afterMs?: number;
    /** A second one, and how long after the first. */
    readonly next?: { readonly name: NodeJS.Signals; readonly afterMs: number };
  };
}

export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly durationMs: number;
  /** The largest resident set of the program itself, as seen while it ran. */
  readonly peakBytes: number;
  readonly isTimedOut: boolean;
  /** Processes that it left, now. */
  survivors(): string[];
}

/** Variables with which the pauses and deadlines of the program last a hundredth. */
export const FAST_CLOCK = { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'fast-clock.mjs')}` };

/** The command line of the bundle, by the node that people have: the one on PATH that is not from node_modules. */
export function cli(args: readonly string[], options: Options): Promise<Ended> {
  return run(USERS_NODE, [ONE_THREAD, join(DIST, 'cli.js'), ...args], options);
}

/** An entry of the action, by the node that runs the tests: runners have node 24. */
export function actionEntry(
  entry: 'index' | 'measure' | 'report' | 'record' | 'post',
  options: Options,
): Promise<Ended> {
  return run(process.execPath, [ONE_THREAD, join(DIST, `${entry}.js`)], options);
}

/** A file of npm, such as `npx-cli.js`, by the node that people have. */
export function npmProgram(
  file: 'npm-cli.js' | 'npx-cli.js',
  args: readonly string[],
  options: Options,
): Promise<Ended> {
  return run(USERS_NODE, [join(NPM, file), ...args], options);
}

/** A program that comes with the tests, by the same node. */
export function testProgram(path: string, options: Options): Promise<Ended> {
  return run(process.execPath, [path], { ...options, isLenient: true });
}

/** V8 then works on the main thread alone. With its other threads, node may hang for ever when it ends (nodejs/node#54918). */
const ONE_THREAD = '--single-threaded';

const MARKER = 'E2E_RUN';

async function run(node: string, args: readonly string[], options: Options): Promise<Ended> {
  const temporary = temporaryFolder('run-');
  const marker = randomUUID();
  const startMs = performance.now();
  const child = spawn(node, [...args], {
    cwd: options.folder,
    env: { ...PLAIN, TMPDIR: temporary, [MARKER]: marker, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
  if (options.stopReading) child.stdout.destroy();
  if (options.signal !== undefined) signalWhen(child, options.signal);
  const survivors = () => processesWith(`${MARKER}=${marker}`).filter((pid) => pid !== String(child.pid));
  let isTimedOut = false;
  const timer = setTimeout(
    () => {
      isTimedOut = true;
      child.kill('SIGKILL');
    },
    options.timeoutMs ?? 2 ** 31 - 1,
  );
  const peak = watchPeak(child);
  const code = new Promise<number | null>((ended) => child.once('exit', (status) => ended(status)));
  const [stdout, stderr] = await Promise.all([options.stopReading ? '' : text(child.stdout), text(child.stderr)]);
  const ended = {
    code: await code,
    stdout,
    stderr,
    durationMs: performance.now() - startMs,
    peakBytes: peak(),
    isTimedOut,
    survivors,
  };
  clearTimeout(timer);
  if (options.isLenient) {
    const left = ended.survivors();
    endAll(survivors);
    rmSync(temporary, { recursive: true, force: true });
    return { ...ended, survivors: () => left };
  }
  const left = readdirSync(temporary);
  if (!options.keeps) rmSync(temporary, { recursive: true, force: true });
  if (left.length > 0 && !options.keeps) throw new Error(`left in the temporary folder: ${left.join(', ')}`);
  if (!options.keepsRunning && survivors().length > 0) throw new Error(`still running: ${survivors().join(', ')}`);
  return ended;
}

/** Also those that others start meanwhile. */
function endAll(find: () => string[]): void {
  for (let pids = find(); pids.length > 0; pids = find()) {
    for (const pid of pids) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It was faster.
      }
    }
  }
}

/** Nothing of the machine's git configuration, and nothing of a runner this may itself run on. */
const PLAIN: Readonly<Record<string, string>> = {
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !isOfPackages(folder))
    .join(delimiter),
  HOME: tmpdir(),
  LANG: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

const findOnPath = (...names: readonly string[]) =>
  PLAIN['PATH']!.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

export const USERS_NODE = findOnPath('node') ?? process.execPath;

/** The folder with the programs of npm. On Windows it is below the one that is on PATH, elsewhere links lead to it. */
const NPM = dirname(realpathSync(findOnPath('node_modules/npm/bin/npm-cli.js', 'npm') ?? process.execPath));

function isOfPackages(folder: string): boolean {
  return folder.includes('node_modules');
}

function signalWhen(child: ChildProcess, signal: NonNullable<Options['signal']>): void {
  const { name, when, afterMs = 0, next } = signal;
  let seen = '';
  const listen = (chunk: Buffer) => {
    seen += chunk.toString();
    if (!when.test(seen)) return;
    for (const stream of [child.stdout, child.stderr]) stream?.off('data', listen);
    setTimeout(() => child.kill(name), afterMs);
    if (next !== undefined) setTimeout(() => child.kill(next.name), afterMs + next.afterMs);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', listen);
}

/** Samples `VmHWM`, the kernel's own record of the peak; 0 where there is no /proc. */
function watchPeak({ pid }: ChildProcess): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      peak = Math.max(peak, Number(kilobytes ?? 0) * 1024);
    } catch {
      // It has ended, or this is not Linux.
    }
  }, 20);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Linux only; elsewhere nothing is found. */
function processesWith(variable: string): string[] {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(variable);
    } catch {
      return false;
    }
  });
}
