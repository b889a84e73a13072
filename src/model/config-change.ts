// The changes that a pull request makes to the configuration file. They take effect only after the merge,
// except for new entries of `renamed`, but a reviewer should see them. Made by `settings/config-change.ts`. The pull request wrote all texts: untrusted.

import type { Diagnostic } from './diagnostic.ts';

export interface ConfigChange {
  readonly path: string;
  readonly kind: 'changed' | 'deleted';
  /** First mistake in head's file; null if the file can be read. */
  readonly error: Diagnostic | null;
  /** Settings that differ; empty if only comments or layout differ, and if head's file cannot be read. */
  readonly settings: readonly ChangedSetting[];
  /** Entries that head adds to `renamed`: the one part of head's file that counts before the merge. Absent: none. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** A setting with its texts on both sides, as the files spell them; null on a side that does not set it. */
export interface ChangedSetting {
  /** Subject of the budget, such as `sec/op`; null for a setting outside the budgets. */
  readonly budget: string | null;
  /** Key of the budget or of the file, nested keys joined by dots; null: the whole budget was added or removed. */
  readonly key: string | null;
  readonly base: string | null;
  readonly head: string | null;
}

/** The configuration file that a run used. */
export interface UsedConfig {
  readonly source: ConfigSource | null;
  /** Changes that head would make to the file after the merge; null if there is nothing to report. */
  readonly change: ConfigChange | null;
  /** Reasons why another file was used than usual. */
  readonly problems: readonly Diagnostic[];
}

export interface ConfigSource {
  /** Path as it was given, relative to the repository's root. Untrusted text. */
  readonly path: string;
  /** Full SHA of the commit that the file was read from; null: it was read from the working tree. */
  readonly commit: string | null;
  /**
   * Kind of that commit. `start`: the commit where head left its target branch. `tip`: the tip of that branch. `head`:
   * the head commit. `named`: the commit that `config-from` names. `worktree`: no commit, but the working tree.
   */
  readonly how: 'start' | 'tip' | 'head' | 'named' | 'worktree';
}
