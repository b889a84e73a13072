// A profile: where a program spent its time, as a tree of calls. Readers of profile files make it, `profiles/attribute.ts`
// compares two sides of it, renderers print what changed. Names and files are untrusted text.

/** Ids of the formats that are read. The readers are in `profiles/`. */
export const PROFILE_FORMAT_IDS = [
  'pprof',
  'perf-script',
  'collapsed',
  'cpuprofile',
  'speedscope',
  'callgrind',
] as const;

export interface Frame {
  readonly name: string;
  /** Source file, or the program or library if the profile knows no source. Null if it knows neither. */
  readonly file: string | null;
  /** Line of the file where the function begins, or else one that was seen to run. From 1. Null: not known. */
  readonly line: number | null;
}

/** `codec/hash.go:12`. Null if the file is not known. */
export function formatSource({ file, line }: Pick<Frame, 'file' | 'line'>): string | null {
  return file === null || line === null ? file : `${file}:${line}`;
}

/** Whether a path is not relative to the tree: of Unix, of Windows, an address, or out of the folder of the run. */
export function isOutside(path: string): boolean {
  return /^(?:\/|\.\.\/|[A-Za-z][\w+.-]*:\/)/.test(path);
}

/** False for `<string>`, `[kernel.kallsyms]`, `node:internal/timers`, which a profiler has instead of a path. */
export function isPath(file: string): boolean {
  return !/^(?:<|\[|node:)/.test(file);
}

/** Whether a file, of profiles whose paths are aligned, is one of the repository. */
export function isInTree(file: string): boolean {
  return isPath(file) && !isOutside(file);
}

/**
 * A profile as a tree of calls in columns. Node 0 is the root and no function. The parent of a node has a smaller index
 * than the node, so one pass over the columns visits parents first.
 */
export interface Profile {
  /** Unit of all values: `ns`, `samples`, `instructions`, `B`, or the name of an event of the processor. */
  readonly unit: string;
  readonly frames: readonly Frame[];
  /** Parent of each node; -1 for the root. */
  readonly parents: Int32Array;
  /** Index of the frame of each node; -1 for the root. */
  readonly nodeFrames: Int32Array;
  /** Own value of each node, from 0, without that of the functions it calls. */
  readonly self: Float64Array;
  /** Sum of all own values, above 0. */
  readonly total: number;
  /** Value that one sample stands for, as a mean weighted by value. 0 if the values are counts of all that happened. */
  readonly quantum: number;
  /** False if the file knows the functions but not by which calls they were reached. */
  readonly hasStacks: boolean;
}

/** Change of one function. Values are means of one run, in the unit of the profiles or of the metric. */
export interface FunctionDelta extends Frame {
  readonly base: number;
  readonly head: number;
  /** `head` minus `base`: own time, without that of the functions it calls. */
  readonly deltaSelf: number;
  /** Simultaneous 95 % interval of `deltaSelf`. Null with one profile on a side. */
  readonly low: number | null;
  readonly high: number | null;
  /** Whether the pull request changed the file of the function. */
  readonly touched: boolean;
}

/** Change of the total time of a function: its own, and that of all that it calls. Values as in `FunctionDelta`. */
export interface TotalDelta extends Frame {
  readonly deltaTotal: number;
  readonly low: number;
  readonly high: number;
  readonly touched: boolean;
}

/** Reason why no function is named by its own time, and the largest change that noise could explain. */
export interface UnnamedChange {
  /** `equal`: nothing differs. `few-samples`: too few samples to tell. `noise`: no number of runs in reason would tell. */
  readonly reason: 'equal' | 'few-samples' | 'noise';
  /** Function whose change is largest relative to its noise. Null if nothing differs. */
  readonly strongest: FunctionDelta | null;
  /** Runs on each side that would do for this function if its change is real. Null if more runs would not help. */
  readonly runs: number | null;
}

/** Two sides compared: which functions got slower or faster by more than the noise. */
export interface Attribution {
  readonly unit: string;
  /** Mean value of one run on each side. */
  readonly base: number;
  readonly head: number;
  readonly runs: { readonly base: number; readonly head: number };
  /** Number of samples on each side. Null for counts. */
  readonly samples: { readonly base: number; readonly head: number } | null;
  /**
   * Functions whose interval does not hold zero, most grown first. With one profile on a side, every function that
   * differs.
   */
  readonly functions: readonly FunctionDelta[];
  /**
   * Standard deviation of the total of a run, relative to its mean. Null with one profile on a side, and if the values are
   * those of a measurement.
   */
  readonly spread: number | null;
  /**
   * Whether the totals of the runs scatter so much that only shares are compared: all values are then those of runs as long as
   * a mean one of base, and all changes together are nothing.
   */
  readonly areShares: boolean;
  /** Null if a function is named by its own time. */
  readonly unnamed: UnnamedChange | null;
  /**
   * Functions whose share of the total time grew, if no own time grew. If only own times of untouched functions did: the
   * touched functions that call these, with the change of the time of these in them. Most grown first, and callers before what
   * they call.
   */
  readonly totals: readonly TotalDelta[];
}
