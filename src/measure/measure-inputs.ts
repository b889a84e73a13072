// What a run is asked to measure, and to explain afterwards. Only types.

import type { SearchedRows } from '../bisect/trials.ts';
import type { CandidateTrees } from '../git/candidate-trees.ts';
import type { Commits } from '../git/commits.ts';
import type { FreshTrees } from '../git/fresh-trees.ts';
import type { Trees } from '../git/trees.ts';
import type { Baseline } from '../model/baseline.ts';
import type { CostEstimate } from '../model/cost.ts';
import type { Decision } from '../model/decision.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Side } from '../model/measurement.ts';
import type { Recording } from '../model/recording.ts';
import type { ChangedPaths } from '../model/recording-parts.ts';
import type { OpenTimes, UndecidedBenchmarks } from '../model/sample.ts';
import type { MeasureSettings } from '../settings/settings.ts';

export interface MeasureInputs {
  readonly settings: MeasureSettings;
  readonly commits: Commits;
  readonly decisions: readonly Decision[];
  readonly canSkip: boolean;
  /** Null if it is not known which paths differ between the sides. */
  readonly changes: ChangedPaths | null;
  readonly trees: Trees;
  readonly seed: string;
  /** Head alone if base is not needed. */
  readonly sides: readonly Side[];
  /** Stands in for base; null if base is measured or not needed. */
  readonly baseline: Baseline | null;
  readonly looks: readonly number[];
  /** The share of its time by which head is slowed down. Null: it is measured as it is. */
  readonly slowdown: number | null;
  /** Measuring stops at the first look at which nothing is undecided. */
  undecided(recording: Recording): UndecidedBenchmarks;
  /** The benchmarks with a time that is undecided, or with a budget for their CPU time. */
  findOpenTimes(recording: Recording): OpenTimes;
  /** The names on head of renamed benchmarks of base, by the key of their old names. */
  findRenames(recording: Recording): ReadonlyMap<string, string>;
  /** Called before the work that explains a verdict begins, which cannot change it. */
  publishVerdict(recording: Recording): Promise<void>;
  /** The rows to explain, which broke a budget, and their series, under the names of either side. */
  findBroken(recording: Recording): SearchedRows;
  /** Null: no rows are built again. */
  readonly rebuilding: Rebuilding | null;
  readonly search: CommitSearch | null;
  readonly profiling: { readonly changedPaths: readonly string[] } | null;
  /** Errors if no verdict is possible in the rounds that the plan and its time allow. `cost`: null without rounds. */
  findPlanErrors(recording: Recording, cost: CostEstimate | null): readonly Diagnostic[];
}

export interface CommitSearch {
  readonly minutes: number;
  readonly candidates: CandidateTrees;
  /** Recording whose search continues, so that no rounds are made before it; null: it is a new search. */
  readonly begun: Recording | null;
}

/** Builds with other memory layouts, for rows that are about to be broken. */
export interface Rebuilding {
  readonly minutes: number;
  readonly trees: FreshTrees;
  /** The rows that builds may still take back, and their series, under the names of either side. */
  findRows(recording: Recording): SearchedRows;
  /** Called before the first build, with the number of rows. */
  announce(rows: number): Promise<void>;
}
