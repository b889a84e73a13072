// A Preview shows what a configuration would judge, before anything is measured. `doctor/preview.ts` makes it,
// `render/outputs/preview.ts` prints it. All texts of the configuration are untrusted.

import type { Diagnostic } from './diagnostic.ts';
import type { Location } from './location.ts';
import type { BudgetLevel } from './verdict.ts';

export interface Preview {
  /** Path of the file as the user named it. */
  readonly file: string;
  readonly settings: readonly EffectiveSetting[];
  readonly budgets: readonly BudgetPreview[];
  /**
   * Maximum number of results that can vary and share alpha so that each can still fail the check; 0: none can. Null if
   * no budget has the level `fail`.
   */
  readonly capacity: number | null;
  /** Problems of the configuration. Severity `error`: no run with this configuration can have a verdict. */
  readonly problems: readonly Diagnostic[];
}

export interface EffectiveSetting {
  readonly key: string;
  /** Value as JSON; null if neither the file nor a default sets it. */
  readonly value: unknown;
  /** Line in the file. Null: the value is the built-in default. */
  readonly line: number | null;
}

export interface BudgetPreview {
  /** Position in the file, or `default`. */
  readonly location: Location;
  readonly metric: string;
  readonly benchmarks: readonly string[];
  readonly packages: readonly string[];
  readonly commands: readonly string[];
  readonly limits: readonly LimitPreview[];
  readonly minDelta: Quantity | null;
  readonly level: BudgetLevel;
  readonly because: string | null;
  readonly more: {
    readonly against?: string;
    readonly by?: string;
    readonly of?: string;
    readonly where?: string;
    readonly until?: string;
  };
  /** Later entries that replace this one where both apply, in the order of the file. */
  readonly replacedBy: readonly { readonly location: Location; readonly isWholly: boolean }[];
  /** Results of a recording that it applies to; null without a recording. */
  readonly matches: BudgetMatches | null;
}

export interface LimitPreview {
  readonly kind: string;
  /** The bad direction: worse than base, above a maximum, below a minimum, less of an improvement than asked for, or growing too fast. */
  readonly bad: 'worse' | 'above' | 'below' | 'less' | 'steep';
  /** Limit, as a ratio if it limits the change. */
  readonly limit: number | Quantity;
}

export interface BudgetMatches {
  readonly rows: number;
  /** Number of rows that it would also judge if no later entry replaced it. */
  readonly replaced: number;
  /** Names of the benchmarks that it judges, without duplicates. */
  readonly names: readonly string[];
  /** Rows that it judges whose noise hides a change as large as the limit, the noisiest first. */
  readonly noisy: readonly NoisyRow[];
}

export interface NoisyRow {
  readonly name: string;
  readonly metric: string;
  /** Smallest change that the recording could have shown, as a ratio. */
  readonly smallest: number;
  /** Reason. `steps`: the values come in steps of that size. */
  readonly because: 'noise' | 'steps';
}

export interface Quantity {
  readonly value: number;
  /** Unit as written; empty for a bare number. */
  readonly unit: string;
  /** The whole text as written, for messages. */
  readonly text: string;
}
