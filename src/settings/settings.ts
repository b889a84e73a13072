// All settings of a run, complete and checked: the one value that the stages read. `resolve-settings.ts` makes it from inputs or
// flags, the configuration file and the defaults, in this order of precedence. The table of options says what each one means.

import type { Policy } from '../budgets/budget.ts';
import type { BenchmarkCommand, WrittenCommand } from '../model/command.ts';
import type { COMMIT_OPTIONS } from './commit-options.ts';
import type { MEASURING_OPTIONS } from './measuring-options.ts';
import type { ResolvedValues, RoundsSetting } from './option.ts';
import type { PUBLISHING_OPTIONS } from './publishing-options.ts';

export type { RoundsSetting };

export interface MeasureSettings extends ResolvedValues<typeof MEASURING_OPTIONS> {
  /** Benchmark commands as they are written, at least one. */
  readonly run: readonly WrittenCommand[];
  /** The commands with all of their settings. Within a round, the sides alternate command by command. */
  readonly commands: readonly BenchmarkCommand[];
  readonly name: string;
}

export interface CommitSettings extends Omit<ResolvedValues<typeof COMMIT_OPTIONS>, 'recordings'> {
  /** True if a path other than the default one was given. A missing file is an error then. */
  readonly configGiven: boolean;
}

export type PublishSettings = ResolvedValues<typeof PUBLISHING_OPTIONS>;

export type CommentWhen = PublishSettings['comment'];

export interface Settings {
  readonly commits: CommitSettings;
  readonly measure: MeasureSettings;
  readonly policy: Policy;
  readonly publish: PublishSettings;
}
