// Everything a run was asked to do, complete and checked: the one value that the stages read. Made by
// `settle.ts` from inputs or flags, the configuration file and the defaults, in this order of precedence.

import type { Policy } from '../budgets/budget.ts';

/** What `measure` needs. */
export interface MeasureSettings {
  /** The benchmark commands, at least one; interleaved command by command inside a round. */
  readonly commands: readonly string[];
  /** Run once per side before the first round. */
  readonly setup: string | null;
  /** Relative to the tree's root; never leaves it. */
  readonly workingDirectory: string;
  /** A format's id, `auto`, or `command`. */
  readonly format: string;
  /** Pattern of result files, relative to the working directory; null: stdout is read. */
  readonly outputFile: string | null;
  readonly rounds: Rounds;
  readonly maxMinutes: number;
  readonly unit: 'invocation' | 'sample';
  /** Processors that both sides are kept to (`2-3`); null: any. */
  readonly cpus: string | null;
  /** Added to the niceness of both sides, -20 to 19; null: nothing. */
  readonly nice: number | null;
  /** Path of the kept recording that stands in for base; null: base is measured. */
  readonly baseline: string | null;
  /** Null: drawn, and printed. */
  readonly seed: string | null;
  /** How many recordings will be one report: the looks share alpha with the other legs, as the report will. */
  readonly legs: number;
  readonly name: string;
}

/** Fixed when both are equal. */
export interface Rounds {
  readonly min: number;
  readonly max: number;
}

/** What decides which two commits are compared. */
export interface CommitSettings {
  /** `merge-base`, `target`, or a ref or SHA. */
  readonly base: string;
  /** `head`, `merge`, `worktree` (command line only), or a ref or SHA. */
  readonly head: string;
  /** Path of the configuration file, relative to the repository's root. */
  readonly config: string;
  /** Whether the path was asked for: a missing file is an error then. */
  readonly configGiven: boolean;
  /** Whose configuration file counts: `base`, `head`, `worktree`, or the full SHA of a commit (the last two on the command line only). */
  readonly configFrom: string;
}

export type CommentWhen = 'always' | 'on-change' | 'on-failure' | 'never';
export type FailOn = 'regression' | 'inconclusive' | 'never';

/** What a label accepts: the commit it was set on, all of the pull request, or nothing. */
export type OverrideScope = 'commit' | 'pull-request' | 'never';

/** What `report` needs to tell about it. */
export interface PublishSettings {
  readonly name: string;
  readonly comment: CommentWhen;
  /** Also create a check run of that name. */
  readonly check: boolean;
  readonly failOn: FailOn;
  /** Name of the label that accepts a failing verdict. */
  readonly overrideLabel: string;
  readonly overrideScope: OverrideScope;
}

export interface Settings {
  readonly commits: CommitSettings;
  readonly measure: MeasureSettings;
  readonly policy: Policy;
  readonly publish: PublishSettings;
}
