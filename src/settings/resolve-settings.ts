// Resolves the settings of a run: an input or flag first, then the configuration file, then the built-in default.
// Throws a UserError for a required setting that is missing. It lists no option.

import { posix } from 'node:path';
import type { Policy } from '../budgets/budget.ts';
import { userError } from '../errors.ts';
import { resolveCommands } from '../model/command.ts';
import type { ConfigChange } from '../model/config-change.ts';
import { atKey } from '../model/location.ts';
import { COMMIT_OPTIONS } from './commit-options.ts';
import { JUDGING_OPTIONS } from './judging-options.ts';
import { MEASURING_OPTIONS } from './measuring-options.ts';
import { omitHistoryKeys, resolveValues } from './option.ts';
import { PUBLISHING_OPTIONS } from './publishing-options.ts';
import type { GivenOptions } from './schema.ts';
import type { CommitSettings, MeasureSettings, PublishSettings, Settings } from './settings.ts';

/** Context of a run that is known before the file is read. The commits decide which file that is. */
export interface SettingsContext {
  readonly commits: CommitSettings;
  /** Current day in UTC, `2027-01-31`. */
  readonly today: string;
  /** Changes that head makes to the file; null or absent if there are none. */
  readonly configChange?: ConfigChange | null;
  /** Whether the event is one whose runs are stored in the history. Absent: no. */
  readonly isRecorded?: boolean;
}

export function resolveSettings(
  given: GivenOptions,
  file: GivenOptions | null,
  { commits, today, configChange = null, isRecorded = false }: SettingsContext,
): Settings {
  const publish = publishSettings(given);
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

/** Resolves the commits, which are known before any file. `surface` has the defaults of the action or command line. */
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
 * Resolves the policy: what is judged, and how strictly. `given` is the file; on the command line a flag may replace one of
 * its values, but no input of the action does. `today` is the day of judging. Of what head changes in the file, only new
 * entries of `renamed` count.
 */
export function policyOf(given: GivenOptions | null, today: string, change: ConfigChange | null = null): Policy {
  return { ...resolveValues(JUDGING_OPTIONS, given), today, renamedByHead: change?.renamed ?? {} };
}

/** Resolves the settings that the file cannot set, because they belong to the owner of the workflow. */
export function publishSettings(given: GivenOptions): PublishSettings {
  return resolveValues(PUBLISHING_OPTIONS, given);
}

function measureSettings(given: GivenOptions, file: GivenOptions | null, path: string): Omit<MeasureSettings, 'name'> {
  const { run, ...values } = resolveValues(MEASURING_OPTIONS, file, given);
  if (run !== null) {
    // A run of counts alone counts all commands, unless the file names those to count.
    const isNamed = values.count !== null || run.some((one) => typeof one !== 'string' && one.count !== undefined);
    const count = values.measure === 'counts' && !isNamed ? 'instructions' : values.count;
    const settings = { ...values, count };
    return { ...settings, run, commands: resolveCommands(run, settings) };
  }
  throw userError('command-missing', atKey('run'), { path }, { failure: 'configuration' });
}
