// Interfaces for everything outside the process. Stages get a Host as an argument and use nothing else, so that a test
// passes a small fake and never mocks a module. The real hosts are in this folder: actions.ts for a runner, terminal.ts
// for a command line.

import type { UserError } from '../errors.ts';
import type { Excerpt } from '../model/diagnostic.ts';
import type { Machine } from '../model/environment.ts';

export interface Log {
  /** Prints one line of progress. Untrusted text in it is cleaned on output. */
  info(line: string): void;
  warning(line: string): void;
  /** Prints an error. With an excerpt of a file of this repository, a runner also shows it at that line. */
  error(line: string, excerpt?: Excerpt): void;
  /**
   * Keeps the output of a failed child in the log of a runner as a separate block, cleaned, so that the runner never reads
   * it as a command. A terminal prints nothing, because it has no log beside the result.
   */
  quote(title: string, text: string): void;
}

export interface ProgressView {
  /** `share`: the completed part of the longest possible run, 0 to 1. */
  begin(now: { readonly share: number; readonly text: string; readonly isWarmUp: boolean }): void;
  end(line: string): void;
  close(): void;
}

export interface Clock {
  /** Monotonic time; only differences are meaningful. */
  nowMs(): number;
  /** Resolves early when the run is cancelled. */
  sleep(ms: number): Promise<void>;
  /** The day in UTC, `2027-01-31`. */
  today(): string;
  /** Time in UTC, `2027-01-31T12:00:00.000Z`. */
  time(): string;
}

export interface KeptFile {
  readonly kind: 'file' | 'program' | 'link';
  /** The content, or the target of a link. */
  readonly data: Buffer;
}

export interface Files {
  /** Null if there is no file. Throws a UserError for anything but a regular file or above `limitBytes`. */
  read(path: string, limitBytes: number): Promise<string | null>;
  /** Decompresses the file of a profiler. Both sizes have the limit. */
  readProfile(path: string, limitBytes: number): Promise<Uint8Array | null>;
  /**
   * Replaces the whole file in one step, and creates missing parent folders. Throws a UserError if something other than
   * a regular file is at `path`: it never follows a link or waits for a pipe.
   */
  write(path: string, text: string): Promise<void>;
  writeProgram(path: string, script: string): Promise<void>;
  /**
   * The regular files below `folder` whose relative path (with `/`) matches, sorted by path, each with the time
   * of its last change in ms. Symbolic links are not followed.
   * `mayHaveBelow`: whether a folder can have such files; absent: each can.
   */
  list(
    folder: string,
    matches: (relativePath: string) => boolean,
    mayHaveBelow?: (relativePath: string) => boolean,
  ): Promise<Map<string, number>>;
  /**
   * Bytes of a file as it is (`none`), and after compressions. Null: there is no such regular file, or it was not asked for. Throws a
   * UserError for a file that is too large to be compressed.
   */
  measureSize(
    path: string,
    compressions: readonly ('none' | 'gzip' | 'brotli')[],
  ): Promise<Record<'none' | 'gzip' | 'brotli', number | null>>;
  /** The bytes of a regular file. Null if there is none. Throws a UserError above `limitBytes`. */
  readBytes(path: string, limitBytes: number): Promise<Uint8Array | null>;
  /**
   * Copies a file with the time of its last change, rounded down to the millisecond. Returns false when there is no
   * such file. Follows links, so it is only for files that nothing under test has touched.
   */
  copy(from: string, to: string): Promise<boolean>;
  /**
   * Copies a clone in which nothing has run but git, with the times of its files. `to` must not exist. False: it cannot be copied here,
   * and `to` still does not exist.
   */
  copyClone(from: string, to: string): Promise<boolean>;
  /**
   * A digest of each file and link below `folder` whose relative path (with `/`) is wanted, sorted by folder. Equal
   * digests mean equal type, mode and content. Null: it cannot be read, or is no regular file.
   */
  digest(
    folder: string,
    isWanted: (relativePath: string, isLink: boolean) => boolean,
  ): Promise<Map<string, string | null>>;
  /** Keeps those files in memory that exist at `paths`, or all. Null: together they have more than `limitBytes`. */
  keep(folder: string, paths: readonly string[] | null, limitBytes: number): Map<string, KeptFile> | null;
  restore(folder: string, files: ReadonlyMap<string, KeptFile>): void;
  makeFolder(path: string): Promise<void>;
  /**
   * A fingerprint of each file below `folder`, by relative path. It changes with the file, even if only its
   * times change. Git's own files, JavaScript dependencies and files above a limit are left out.
   */
  stamps(folder: string): ReadonlyMap<string, string>;
  /** Marks a program or library of machine code as not used. Returns the time of its last change in ms; null if it cannot be moved. */
  markProgram(path: string): number | null;
  /**
   * Moves a marked program of at most `limitBytes` to other pages of memory if it was used since, and not built again. The file stays
   * the same, but gets another inode. Returns the bytes that were moved.
   */
  moveIfUsed(path: string, changedMs: number, limitBytes: number): number;
  move(from: string, to: string): Promise<void>;
  /** Removes a file or folder if it exists. Tries again while something holds it open (Windows). */
  remove(path: string): Promise<void>;
  readonly temporaryRoot: string;
  /** Creates an empty folder below `temporaryRoot`. A cancelled run still removes it, unless it is meant to be kept. */
  temporaryFolder(prefix: string, options?: { readonly isKept?: boolean }): Promise<string>;
}

export interface ChildSpec {
  /** Shell script, run by `bash -e -o pipefail`, or by `sh -e` where there is no bash. */
  readonly script: string;
  readonly folder: string;
  /** Nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly deadlineMs: number;
  /** Limit of stdout; above it the child is killed. */
  readonly outputLimitBytes: number;
  readonly meter: boolean;
  /** Whether a meter also says how long the process tree queued for a processor, on Linux. */
  readonly watchQueue?: boolean;
  readonly affinity?: Affinity | null;
  /** Pauses the tree so often that it takes this share of its time longer: 0.2 is a fifth. Ignored on Windows. */
  readonly slowdown?: number | null;
  readonly wrapper?: readonly [program: string, ...args: string[]];
}

export interface Affinity {
  /** Processors in Linux' list format (`0,2-3`); `one` until one is chosen; null: any. */
  readonly cpus: string | null;
  /** Added to the niceness of this process, -20 to 19; null: unchanged. Negative values need root. */
  readonly nice: number | null;
}

/** `flood`: more output than the limit. `stopped`: a service that is not needed any more. `unstartable`: there was no process. What outlives a child is killed in every case. */
export type Ending = 'exit' | 'signal' | 'deadline' | 'flood' | 'cancelled' | 'stopped' | 'unstartable';

export interface ChildResult {
  readonly ending: Ending;
  /** Null unless `ending` is `exit`. */
  readonly exitCode: number | null;
  /** Short reason when `ending` is not `exit`, such as the signal's name or the system's error; otherwise empty. */
  readonly detail: string;
  readonly durationMs: number;
  readonly stdout: string;
  /** The last few KiB of stderr, for people. */
  readonly stderrTail: string;
  /** Use of the process tree; null without `meter`. A value that the system does not report is null. */
  readonly usage: Usage | null;
  /**
   * Names of the programs of the child that were still running after it had ended; they were killed. Always empty where
   * this cannot be known (systems other than Linux), absent when there was no process. Untrusted texts.
   */
  readonly orphans?: readonly string[];
  /** It had to be killed, because it did not end when it was asked. Absent: it was not. */
  readonly wasForced?: boolean;
  /** Variables of the runner files that this or an earlier child changed (and that were restored). Absent locally. */
  readonly tamperedFiles?: readonly string[];
}

export interface Services {
  /** It is slowed down from `resume` on. */
  start(spec: Pick<ChildSpec, 'script' | 'folder' | 'env' | 'affinity' | 'slowdown'>): ServiceProcess;
  /** A port on which nothing listens and that is not in `taken`; null if none was found. */
  findFreePort(taken: ReadonlySet<number>): Promise<number | null>;
  probePort(port: number): Promise<boolean>;
  /** Status of the answer to a GET request. Null: no answer. */
  probeUrl(url: string): Promise<number | null>;
}

/** A child that runs until it is stopped. */
export interface ServiceProcess {
  /** Settles when it has ended. */
  readonly ended: Promise<ChildResult>;
  /** Null while it runs. */
  result(): ChildResult | null;
  /** Use of its processes since they started. A value that the system does not report is null. */
  usage(): Readonly<Record<'cpuMs' | 'peakBytes', number | null>>;
  /** Begins a new peak, where the system allows it. */
  resetPeak(): void;
  /** Ports on which its processes listen, ascending; empty where this is not known. */
  listPorts(): readonly number[];
  findOwner(port: number): PortOwner;
  pause(): void;
  resume(): void;
  /** Ends it with all of its processes. */
  stop(): Promise<ChildResult>;
}

/** `own`: the service, or nobody knows. Otherwise the name of the program that listens. */
export type PortOwner = 'own' | { readonly name: string };

export interface Usage extends Readonly<Record<'userMs' | 'systemMs' | 'peakBytes', number | null>> {
  /** Time in which the process tree queued for a processor and had none. Absent without `watchQueue`. */
  readonly queuedMs?: number | null;
}

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface GitOptions {
  readonly folder: string;
  /** Git configuration for this call. Passed through the environment, so that no process list shows a secret in it. */
  readonly config?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** State of the machine at one moment. Taken between invocations, because reading it would disturb a benchmark. */
export interface Observation {
  /** One-minute load average; null where the system has none. */
  readonly load: number | null;
  readonly cpu: CpuTime | null;
  /** Frequency of the fastest processor (idle ones slow down); null where the system does not report it, as with `cpu`. */
  readonly mhz: number | null;
}

/** Time of all processors together since the machine started, in the system's own ticks: only ratios are meaningful. */
export interface CpuTime {
  readonly total: number;
  readonly busy: number;
  /** Time that the hypervisor gave to other machines while something here was ready to run. */
  readonly stolen: number;
  /** Part of `busy` that this process and the children it has waited for have used. */
  readonly own: number;
}

/** The event that started this run. Read once, before the first child process. */
export interface Trigger {
  /** `pull_request`, `push`, …; `local` for a command line. */
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** It made the payload unreadable. */
  readonly error?: UserError;
  /** `GITHUB_SHA`: the commit that the runner would check out. It, the repository and the run are null on a command line. */
  readonly sha: string | null;
  /** `owner/name`. */
  readonly repository: string | null;
  /** `https://github.com`, or the URL of a self-hosted server. */
  readonly serverUrl: string;
  readonly runUrl: string | null;
  /**
   * Path of the workflow that measures, in the repository. Null: not known, or of another repository. Empty: a command line, which no
   * workflow runs.
   */
  readonly workflow: string | null;
  /** Increases from run to run, so that an older run never overwrites a newer one's comment. */
  readonly runId: number;
  readonly runAttempt: number;
}

export interface Host {
  /** Words of a command line that start this program again, not quoted yet. */
  readonly program: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The checkout: `GITHUB_WORKSPACE`, or the current folder of the command line. */
  readonly folder: string;
  readonly trigger: Trigger;
  readonly log: Log;
  readonly progress: ProgressView;
  readonly clock: Clock;
  readonly files: Files;
  /** Values that must never reach a child, a file or a log. */
  readonly secrets: readonly string[];
  readonly cancelled: AbortSignal;
  run(spec: ChildSpec): Promise<ChildResult>;
  readonly services: Services;
  git(args: readonly string[], options: GitOptions): Promise<GitResult>;
  /** The path that a program such as `valgrind` had before anything was run; null if there was none. */
  findProgram(name: string): string | null;
  /**
   * Chooses the processor for `one`, or null where a system cannot pin, and tests the result on a command that does nothing. Throws a
   * UserError if it does not take effect as requested.
   */
  resolveAffinity(affinity: Affinity): Promise<Affinity>;
  machine(): Promise<Machine>;
  observe(cpus: string | null): Promise<Observation>;
  /** Same as in an Observation. */
  load(): number | null;
}
