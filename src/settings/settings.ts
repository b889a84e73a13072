// All settings of a run, complete and checked: the one value that the stages read. `resolve-settings.ts` makes it from inputs or
// flags, the configuration file and the defaults, in this order of precedence.

import type { Policy } from '../budgets/budget.ts';
import type { FailOn } from '../model/conclusion.ts';

/** Settings for `measure`. */
export interface MeasureSettings {
  /** Benchmark commands, at least one. Within a round, the sides alternate command by command. */
  readonly commands: readonly string[];
  /** Command that runs once per side before the first round. Null: none. */
  readonly setup: string | null;
  /** Path relative to the root of the tree, which it never leaves. */
  readonly workingDirectory: string;
  /** Id of a format, `auto`, or `command`. */
  readonly format: string;
  /** Pattern of result files, relative to the working directory. Null: stdout is read. */
  readonly outputFile: string | null;
  readonly rounds: RoundsSetting;
  readonly maxMinutes: number;
  readonly unit: 'invocation' | 'sample';
  /** Processors on which both sides run, such as `2-3`. Null: any. */
  readonly cpus: string | null;
  /** Niceness to add on both sides, -20 to 19. Null: none. */
  readonly nice: number | null;
  /** Path of the kept recording that replaces base. Null: base is measured. */
  readonly baseline: string | null;
  /** Seed for the order of the invocations. Null: drawn at random, and printed. */
  readonly seed: string | null;
  /** Number of recordings that one report combines. The looks share alpha with the other legs, as the report does. */
  readonly legs: number;
  readonly name: string;
}

/** Number of rounds. Fixed if both are equal. */
export interface RoundsSetting {
  readonly min: number;
  readonly max: number;
}

/** Settings that decide which two commits are compared. */
export interface CommitSettings {
  /** `merge-base`, `target`, or a ref or SHA. */
  readonly base: string;
  /** `head`, `merge`, `worktree` (command line only), or a ref or SHA. */
  readonly head: string;
  /** Path of the configuration file, relative to the repository's root. */
  readonly config: string;
  /** True if the path was given explicitly. A missing file is an error then. */
  readonly configGiven: boolean;
  /**
   * Side or commit of the configuration file: `base`, `head`, `worktree` or the full SHA of a commit. The last two are
   * for the command line only.
   */
  readonly configFrom: string;
}

export type CommentWhen = 'always' | 'on-change' | 'on-failure' | 'never';

/** Scope of an override label: the commit it was set on, the whole pull request, or nothing. */
export type OverrideScope = 'commit' | 'pull-request' | 'never';

/** Settings for publishing a report. */
export interface PublishSettings {
  readonly name: string;
  readonly comment: CommentWhen;
  /** Whether to create a check run of that name, too. */
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
