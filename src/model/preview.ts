// What a configuration would judge, said before anything is measured. `preview.ts` makes it, `render/preview.ts`
// prints it. All texts of the configuration are untrusted.

import type { Problem } from './problem.ts';
import type { Quantity } from './quantity.ts';
import type { Level } from './verdict.ts';

export interface Preview {
  /** As it was named. */
  readonly file: string;
  readonly settings: readonly EffectiveSetting[];
  readonly budgets: readonly BudgetPreview[];
  /**
   * The most results that can vary and share alpha, so that each can still turn the check red; 0: none can. Null where
   * no budget has the level `fail`.
   */
  readonly capacity: number | null;
  /** Severity `error`: every run with this configuration would come to nothing. */
  readonly problems: readonly Problem[];
}

export interface EffectiveSetting {
  /** As it is written in the file. */
  readonly key: string;
  /** As JSON; null where nothing is set by default either. */
  readonly value: unknown;
  /** Null: the built-in default. */
  readonly line: number | null;
}

export interface BudgetPreview {
  /** `file:line`, or `default`. */
  readonly where: string;
  readonly metric: string;
  readonly benchmarks: readonly string[];
  readonly packages: readonly string[];
  readonly limits: readonly LimitPreview[];
  readonly minDelta: Quantity | null;
  readonly level: Level;
  readonly because: string | null;
  /** What few entries say, as it is written. */
  readonly more: { readonly of?: string; readonly where?: string; readonly until?: string };
  /** Later ones that count in its place where both apply, in the order of the file. */
  readonly replacedBy: readonly { readonly where: string; readonly isWholly: boolean }[];
  /** What it meets in a recording; null without one. */
  readonly matches: Matches | null;
}

export interface LimitPreview {
  readonly kind: string;
  readonly bad: 'worse' | 'above' | 'below';
  /** A ratio for a limit of the change. */
  readonly limit: number | Quantity;
}

export interface Matches {
  /** Rows that it judges. */
  readonly rows: number;
  /** Rows that it would judge if no later one counted in its place. */
  readonly replaced: number;
  /** Names of the benchmarks that it judges, each once. */
  readonly names: readonly string[];
  /** Rows that it judges whose noise hides a change of the size of the limit, the noisiest first. */
  readonly noisy: readonly NoisyRow[];
}

export interface NoisyRow {
  readonly name: string;
  readonly metric: string;
  /** The smallest change that the recording could have shown, as a ratio. */
  readonly smallest: number;
  /** `steps`: the values come in steps of that size. */
  readonly because: 'noise' | 'steps';
}
