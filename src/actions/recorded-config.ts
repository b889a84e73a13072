// The configuration file of the commits that the action `record` stores: whether it exists, and the rules by which recordings
// may leave out commands. Commits and a way to read the file in; rules or a UserError out.

import { userError } from '../errors.ts';
import type { TrustedRules } from '../event/claims.ts';
import type { RecordedCommits } from '../event/recorded-commits.ts';
import { convertApiErrors } from '../event/trust.ts';
import type { MeasuredTree } from '../model/history.ts';
import { atInput } from '../model/location.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import type { RecordApi } from './history-server.ts';

export interface Configuration {
  readonly path: string;
  /** Whether a missing file is an error. */
  readonly isRequired: boolean;
  /** Reads the file of a commit. Null: the commit does not have it. */
  readonly read: (commit: string) => Promise<string | null>;
}

/** The configuration, which reads the file of each commit once: pairs have commits in common. */
export function openConfiguration(
  api: Pick<RecordApi, 'readFile'>,
  { path, isRequired }: Pick<Configuration, 'path' | 'isRequired'>,
): Configuration {
  const known = new Map<string, Promise<string | null>>();
  const read = (commit: string) => {
    const text = known.get(commit) ?? convertApiErrors(api.readFile(path, commit));
    known.set(commit, text);
    return text;
  };
  return { path, isRequired, read };
}

/** Throws a UserError if a file is required that neither commit has. Its rules are not needed for that. */
export async function checkConfigurationExists(
  { path, isRequired, read }: Configuration,
  { from, to }: RecordedCommits,
): Promise<void> {
  if (!isRequired || (await read(to.commit)) !== null || (await read(from.commit)) !== null) return;
  throw userError('config-missing', atInput('config'), { path, from: 'recording' }, { failure: 'configuration' });
}

/**
 * Reads the rules by which commands may be left out, from base. If head has other ones, it changes the configuration, and then no
 * rule leaves out anything.
 */
export async function readRules({ path, read }: Configuration, { commit }: MeasuredTree): Promise<TrustedRules> {
  const text = await read(commit);
  return { config: path, file: text === null ? null : parseConfigFile(text, path, commit) };
}
