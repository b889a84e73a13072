// What the program may ask of the world. Stages get a Host as an argument and reach nothing else, so a test
// passes a small fake and no module is ever mocked. `host/` holds the real ones: actions.ts for a runner,
// terminal.ts for a command line.

import type { UserError } from '../errors.ts';
import type { Machine } from '../model/environment.ts';
import type { Excerpt } from '../model/excerpt.ts';

export interface Log {
  /** One line of progress. Untrusted text in it is cleaned where it is printed. */
  info(line: string): void;
  warning(line: string): void;
  /** With an excerpt of a file of this repository, a runner also shows it there. */
  error(line: string, excerpt?: Excerpt): void;
  /** What a child printed: shown apart, cleaned, and never read as a command by the runner. */
  quote(title: string, text: string): void;
}

/** How far measuring is. */
export interface Progress {
  /** Of all that may come at most, 0 to 1. */
  readonly share: number;
  readonly text: string;
}

/** What a person sees of measuring while it goes on. */
export interface ProgressView {
  /** An invocation begins. */
  begin(now: Progress): void;
  /** It ended: a line for those who read it afterwards. */
  end(line: string): void;
  /** Measuring is over. */
  close(): void;
}

export interface Clock {
  /** Monotonic; only differences mean anything. */
  nowMs(): number;
  /** Ends early when the run is cancelled. */
  sleep(ms: number): Promise<void>;
  /** The day in UTC, `2027-01-31`: for people, for ages in days, and for budgets that end with one. */
  today(): string;
}

export interface Files {
  /** Null when there is no such file. Throws a UserError for what is not a regular file or above `limitBytes`. */
  read(path: string, limitBytes: number): Promise<string | null>;
  /**
   * Creates the folders above it, and puts the whole file there in one step. Throws a UserError where something other
   * than a regular file is in its place: a link there is not followed, and a pipe is not waited for.
   */
  write(path: string, text: string): Promise<void>;
  /**
   * Regular files below `folder` whose path relative to it (with `/`) matches: path to the moment of its last
   * change in ms; sorted by path; symbolic links are not followed.
   */
  list(folder: string, matches: (relativePath: string) => boolean): Promise<Map<string, number>>;
  /**
   * Bytes and the moment of the last change, to the millisecond and never later than it was. False when there is
   * no such file. Follows links: only for files that nothing under test has touched.
   */
  copy(from: string, to: string): Promise<boolean>;
  makeFolder(path: string): Promise<void>;
  /**
   * For each file below `folder`, by its path relative to it, a text that is another once the file has changed, even
   * by as much as its times. Without git's own files, dependencies of JavaScript, and what lies beyond a limit.
   */
  stamps(folder: string): ReadonlyMap<string, string>;
  /** Also when it is not there; tries again while something holds it open (Windows). */
  remove(path: string): Promise<void>;
  /** The runner's or the system's folder for temporary files. */
  readonly temporaryRoot: string;
  /** A new empty folder below that one. */
  temporaryFolder(prefix: string): Promise<string>;
}

export interface ChildSpec {
  /** Shell text, run by `bash -e -o pipefail`, or `sh -e` where there is no bash. */
  readonly script: string;
  readonly folder: string;
  /** The whole environment of the child; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly deadlineMs: number;
  /** Bytes of stdout after which the child is killed. */
  readonly outputLimitBytes: number;
  /** Also take CPU time and peak memory of the whole process tree. */
  readonly meter: boolean;
  /** Absent: as the system would run it. */
  readonly placement?: Placement;
}

/** Where a child runs, and how willingly it lets others run first. All its children inherit it. */
export interface Placement {
  /** Processors as Linux lists them (`0,2-3`); null: any. */
  readonly cpus: string | null;
  /** Added to our own niceness, -20 to 19; null: nothing. Below 0 it takes rights. */
  readonly nice: number | null;
}

/** How a child came to its end. `leftovers` are killed in every case. */
export type Ending = 'exit' | 'signal' | 'deadline' | 'flood' | 'cancelled' | 'unstartable';

export interface ChildResult {
  readonly ending: Ending;
  /** Null unless `ending` is `exit`. */
  readonly exitCode: number | null;
  /** Why, in a few words, when `ending` is not `exit`: the signal's name, the system's error. */
  readonly detail: string;
  readonly durationMs: number;
  readonly stdout: string;
  /** The last few KiB of stderr, for the log. */
  readonly stderrTail: string;
  /** What it used, all children included; null without `meter`, single values null where the system cannot tell. */
  readonly usage: Usage | null;
  /** Processes of it went on after it had ended, and were killed; absent where that cannot be known. */
  readonly hasLeftovers?: boolean;
  /** The runner's files that this or an earlier child wrote to, by the variable that names each; it was taken back. */
  readonly meddledWith?: readonly string[];
}

export interface Usage {
  readonly userMs: number | null;
  readonly systemMs: number | null;
  /** The largest resident set of any process of the tree. */
  readonly peakBytes: number | null;
}

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface GitOptions {
  readonly folder: string;
  /** Configuration for this one call. Goes by the environment, so that a secret in it is in no process list. */
  readonly config?: Readonly<Record<string, string>>;
  /** Added to the process environment for this one call. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A moment of the machine. Taken between invocations: whoever looks while a benchmark runs disturbs it. */
export interface Observation {
  /** One-minute load average; null where the system has none. */
  readonly load: number | null;
  /** Null where the system does not tell. */
  readonly cpu: CpuTime | null;
  /** Of the fastest processor at this moment, because idle ones slow down; null where the system does not tell. */
  readonly mhz: number | null;
}

/** Time of all processors together since the machine started, in the system's own ticks: only ratios mean anything. */
export interface CpuTime {
  readonly total: number;
  /** Spent in processes and for them. */
  readonly busy: number;
  /** What the hypervisor gave to others while something here wanted to run. */
  readonly stolen: number;
  /** The part of `busy` that this process and the children it has waited for have used. */
  readonly own: number;
}

/** What started this run. Read once, before the first child process. */
export interface Trigger {
  /** `pull_request`, `push`, …; `local` for a command line. */
  readonly event: string;
  /** The event's payload; an empty object where there is none. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Why the payload could not be read; absent where it could, or where there is none. */
  readonly fault?: UserError;
  /** `GITHUB_SHA`: what the runner would check out. */
  readonly sha: string | null;
  /** `owner/name`; null on a command line. */
  readonly repository: string | null;
  /** `https://github.com` or a server of one's own. */
  readonly serverUrl: string;
  /** Link to the run; null on a command line. */
  readonly runUrl: string | null;
  /** Grows from run to run, so that an older run never overwrites a newer one's comment. */
  readonly runId: number;
  readonly runAttempt: number;
}

export interface Host {
  /** The environment as it was at the start. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The checkout: `GITHUB_WORKSPACE`, or where the command line was typed. */
  readonly folder: string;
  readonly trigger: Trigger;
  readonly log: Log;
  readonly progress: ProgressView;
  readonly clock: Clock;
  readonly files: Files;
  /** Values that must never reach a child, a file or a log. */
  readonly secrets: readonly string[];
  /** Aborted when the runner or the user cancels. */
  readonly cancelled: AbortSignal;
  run(spec: ChildSpec): Promise<ChildResult>;
  git(args: readonly string[], options: GitOptions): Promise<GitResult>;
  /** Tries a placement on a command that does nothing. Throws a UserError where it would not come about as asked. */
  tryPlacement(placement: Placement): Promise<void>;
  machine(): Promise<Machine>;
  observe(): Promise<Observation>;
  /** One-minute load average; null where the system has none. */
  load(): number | null;
}

/** What only a runner of GitHub Actions has. */
export interface Runner {
  /** An input as the user wrote it; empty when it was not given. */
  input(name: string): string;
  output(name: string, value: string): void;
  /** Replaces this step's part of the job summary. */
  summary(markdown: string): Promise<void>;
  /** Kept for the post step of this action. */
  remember(key: string, value: string): void;
  recall(key: string): string;
  /** Kills what still keeps its temporary files below that folder, where the system tells. */
  endProcesses(folder: string): Promise<void>;
  /** Fails the step with a message, without ending the process. */
  fail(message: string): void;
}
