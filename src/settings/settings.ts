// All settings of a run, complete and checked: the one value that the stages read. A flag counts first, then the configuration file,
// then the built-in default. Throws a UserError for a required setting that is missing. It lists no option.

import { posix } from 'node:path';
import type { Policy } from '../budgets/budget.ts';
import { userError } from '../errors.ts';
import { type BenchmarkCommand, resolveCommands } from '../model/command.ts';
import type { WrittenCommand } from '../model/command-schema.ts';
import type { ConfigChange } from '../model/config-change.ts';
import { atKey } from '../model/location.ts';
import { JUDGING_OPTIONS } from './judging-options.ts';
import { MEASURING_OPTIONS } from './measuring-options.ts';
import { omitHistoryKeys, type ResolvedValues, resolveValues } from './option.ts';
import type { GivenOptions } from './options.ts';
import { COMMIT_OPTIONS, PUBLISHING_OPTIONS } from './workflow-options.ts';

export interface MeasureSettings extends ResolvedValues<typeof MEASURING_OPTIONS> {
  /** Commands as written. Empty: only files are measured. */
  readonly run: readonly WrittenCommand[];
  /** The commands with all of their settings. Within a round, the sides alternate command by command. */
  readonly commands: readonly BenchmarkCommand[];
  readonly name: string;
}

export interface CommitSettings extends Omit<ResolvedValues<typeof COMMIT_OPTIONS>, 'recordings'> {
  /** Whether the path is not the default one. A missing file is an error then. */
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

/** Facts that are known before the file is read. The commits decide which file that is. */
interface SettingsContext {
  readonly commits: CommitSettings;
  /** `2027-01-31`, in UTC. */
  readonly today: string;
  /** Changes that head makes to the file. */
  readonly configChange?: ConfigChange | null;
  /** Whether the event is one whose runs are stored in the history. */
  readonly isRecorded?: boolean;
}

export function resolveSettings(
  given: GivenOptions,
  file: GivenOptions | null,
  { commits, today, configChange = null, isRecorded = false }: SettingsContext,
): Settings {
  const publish = publishSettings(given, file);
  return {
    commits,
    measure: {
      ...measureSettings(given, isRecorded ? file : omitHistoryKeys(MEASURING_OPTIONS, file), commits.config),
      name: publish.name,
    },
    policy: policyOf({ ...file, ...given }, today, configChange),
    publish,
  };
}

/** `surface` has the defaults of the action or of the command line. */
export function commitSettings(
  given: GivenOptions,
  surface: Pick<CommitSettings, 'head' | 'configFrom'>,
): CommitSettings {
  const { recordings: _, config, ...commits } = resolveValues(COMMIT_OPTIONS, surface, given);
  // Git and GitHub know a path by one name only: `./bench.yml` is `bench.yml`. A runner fills in the default of `action.yml`, so a
  // given path says nothing if it is that one.
  return { ...commits, config: posix.normalize(config), configGiven: config !== COMMIT_OPTIONS.config.preset };
}

/**
 * `given` is the file; on the command line a flag may replace one of its values, but no input of the action does. Of what head
 * changes in the file, only new entries of `renamed` count.
 */
export function policyOf(given: GivenOptions | null, today: string, change: ConfigChange | null = null): Policy {
  return { ...resolveValues(JUDGING_OPTIONS, given), today, renamedByHead: change?.renamed ?? {} };
}

/** Without the file, as long as nobody has read it. */
export function publishSettings(given: GivenOptions, file: GivenOptions | null = null): PublishSettings {
  return resolveValues(PUBLISHING_OPTIONS, file, given);
}

function measureSettings(given: GivenOptions, file: GivenOptions | null, path: string): Omit<MeasureSettings, 'name'> {
  const { run: written, ...values } = resolveValues(MEASURING_OPTIONS, file, given);
  const run = written ?? (values.files.length > 0 ? [] : null);
  if (run === null) throw userError('command-missing', atKey('run'), { path }, { failure: 'configuration' });
  // A run of counts alone counts all commands, unless the file names those to count.
  const isNamed = values.count.length > 0 || run.some((one) => typeof one !== 'string' && one.count !== undefined);
  const count = values.measure === 'counts' && !isNamed ? (['instructions'] as const) : values.count;
  return { ...values, count, run, commands: resolveCommands(run, { ...values, count }) };
}
