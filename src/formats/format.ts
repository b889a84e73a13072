// What a format is: one tool's output in, Measurements out. Formats are pure and know nothing of rounds,
// sides or budgets. `formats/index.ts` is the only list of them.

import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Definitions } from './definitions.ts';

/** One text to read: what an invocation printed, or one result file. */
export interface Source {
  /** For messages only: `stdout`, `results.json`. */
  readonly path: string;
  /** Decoded and clean, see `text.ts`; `parseSource` sees to it. */
  readonly text: string;
}

export interface Parsed {
  readonly measurements: readonly Measurement[];
  /** A problem of severity `error` means that the run failed or is incomplete. */
  readonly problems: readonly Problem[];
}

/** What of a benchmark a filter can name: as in the recording, so without the prefix that `displayName` takes off. */
export interface Filterable {
  readonly group: string | null;
  readonly name: string;
}

export interface Format {
  /** As written in `format:`; kebab-case. */
  readonly id: string;
  /** What other gates call it; each is taken wherever the id is, and the id is what is recorded. */
  readonly aliases?: readonly string[];
  /** The tool and what of its output is read, for the list of formats. */
  readonly title: string;
  /** The command that gives one independent sample per invocation. */
  readonly advice: string;
  /** Whether the text is this tool's; asked by content only, and cheap (no full parse). */
  recognises(text: string): boolean;
  /** Whether the text may be this tool's, for a format that `auto` must not choose by the same signs. */
  fits?(text: string): boolean;
  parse(source: Source): Parsed;
  /**
   * For a tool whose results are several files that belong together, of which one alone says too little: all
   * the files of an invocation at once, others among them. `parse` still takes a single one.
   */
  parseFiles?(sources: readonly Source[]): Parsed;
  /** The benchmark's name as the field prints it, where the tool's own carries a prefix. */
  displayName?(name: string): string;
  /**
   * A regular expression (or what the tool takes instead) that runs these benchmarks and as few others as it
   * can, for BENCH_REFEREE_FILTER; never empty for a list that is not. Left out where the tool has no filter.
   */
  filter?(benchmarks: readonly Filterable[]): string;
  /** How to find the line of a source that defines a benchmark. Left out where sources do not name them. */
  readonly definitions?: Definitions;
}
