// Defines what a format is: it turns the output of one tool into measurements. Formats are pure and know nothing about
// rounds, sides or budgets. `formats/index.ts` is the only list of them.

import type { Diagnostic } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { GroupedName } from '../model/sample.ts';
import type { DefinitionRules } from './definitions.ts';

export interface ToolOutput {
  /** Name for messages: `stdout`, `results.json`. */
  readonly path: string;
  /** Text after decoding and cleaning, see `plain-text.ts`. `parseToolOutput` cleans it. */
  readonly text: string;
}

export interface ParseResult {
  readonly measurements: readonly Measurement[];
  /** A problem of severity `error` means that the run failed or is incomplete. */
  readonly problems: readonly Diagnostic[];
}

/** Part of a benchmark that a filter can name, as in the recording: without the prefix that `displayName` removes. */
export type FilterableBenchmark = GroupedName;

export interface Format {
  readonly id: string;
  /** Names that other tools use for it. They are accepted wherever the id is. Only the id is recorded. */
  readonly aliases?: readonly string[];
  /** Tool and output that is read, in one line for the list of formats. */
  readonly description: string;
  /** Command that gives one independent sample per invocation. */
  readonly advice: string;
  /** Whether the tool repeats each benchmark until some time is over. How much it executes then says little about the code. */
  readonly repeatsForTime?: true;
  readonly runsValgrind?: true;
  /** It looks at the content only and must be cheap (no full parse). */
  recognises(text: string): boolean;
  /** Whether the text may come from this tool, for a format that `auto` must not choose by the same signs. */
  fits?(text: string): boolean;
  parse(source: ToolOutput): ParseResult;
  /** For a tool whose results are several files that belong together. Unrelated files may be among them. */
  parseFiles?(sources: readonly ToolOutput[]): ParseResult;
  /** The usual name of a benchmark, for a tool whose own names have a prefix. */
  displayName?(name: string): string;
  /**
   * Makes a regular expression (or what the tool accepts instead) that runs these benchmarks and as few others as possible,
   * for BENCH_REFEREE_FILTER. Never empty for a list that is not empty. Absent: the tool has no filter.
   */
  filter?(benchmarks: readonly FilterableBenchmark[]): string;
  /** Rules to find the source line that defines a benchmark. Absent: sources do not name benchmarks. */
  readonly definitions?: DefinitionRules;
}
