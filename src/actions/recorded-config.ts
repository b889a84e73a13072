// The configuration file of the commits that the action `record` stores: whether it exists, and whether it has the rules
// by which recordings leave out commands. Recordings and a way to read the file in; nothing or a UserError out.

import { userError } from '../errors.ts';
import { checkDecisions } from '../event/claimed-plan.ts';
import type { RecordedCommits } from '../event/recorded-commits.ts';
import { convertApiErrors, REFUSED } from '../event/trust.ts';
import { isSkip } from '../model/decision.ts';
import type { MeasuredTree } from '../model/history.ts';
import { atInput, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import type { RecordApi } from './history-server.ts';

/** The configuration file in the commits of the repository. */
export interface Configuration {
  readonly path: string;
  /** Whether a missing file is an error. */
  readonly isRequired: boolean;
  /** Reads the file of a commit. Null: the commit does not have it. */
  readonly read: (commit: string) => Promise<string | null>;
}

/** Returns the configuration, which reads the file of each commit once: pairs have commits in common. */
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

type Rules = ReturnType<typeof parseConfigFile> | null;

/**
 * Throws a UserError if recordings leave out commands for a reason that is not so: then the run could say of any two
 * commits that nothing changed. `trusted` are the commits whose rules count.
 */
export async function checkSkips(
  recordings: readonly [Recording, ...Recording[]],
  { from, to }: RecordedCommits,
  { config, trusted }: { readonly config: Configuration; readonly trusted: readonly MeasuredTree[] },
): Promise<void> {
  const skips = recordings.flatMap(({ name, decisions = [] }) =>
    decisions.filter(isSkip).map((one) => ({ ...one, name })),
  );
  for (const { name, reason } of skips) {
    if (reason !== 'same-tree' || from.tree === to.tree) continue;
    const trees = { from: from.tree, to: to.tree };
    throw userError('recording-of-different-files', inRecording(name), trees, REFUSED);
  }
  if (skips.every(({ reason }) => reason === 'same-tree')) return;
  const [base = null, head = null] = await readRules(config, trusted);
  try {
    checkDecisions(recordings, base);
  } catch (error) {
    // The rules may be new: a run is compared with an old release too.
    if (head === null) throw error;
    checkDecisions(recordings, head);
  }
}

/** Reads the configuration of commits, each null where there is none. */
function readRules({ path, read }: Configuration, commits: readonly MeasuredTree[]): Promise<readonly Rules[]> {
  return Promise.all(
    commits.map(async ({ commit }) => {
      const text = await read(commit);
      return text === null ? null : parseConfigFile(text, path, commit);
    }),
  );
}
