// Selects the configuration file and reads it. On GitHub this is the file of the commit where the pull request left its
// branch, so that a pull request cannot relax its own gate. Its changes to the file are reported and not applied.

import { posix, resolve } from 'node:path';
import { UserError, userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { ConfigChange, ConfigSource } from '../model/config-change.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atFlag, atKey, inFile } from '../model/location.ts';
import { compareConfigs, reportUnreadableConfig } from '../settings/config-change.ts';
import type { CommitSettings } from '../settings/settings.ts';
import type { Commits } from './commits.ts';
import type { Store } from './store.ts';

export interface ConfigText {
  /** Null: there is no file, and none was requested. */
  readonly text: string | null;
  /** Full SHA of the trusted commit with this file, if head has another version or none; otherwise null. */
  readonly commit: string | null;
  /** Origin of the file; null if there is none. */
  readonly source: ConfigSource | null;
  readonly problems: readonly Diagnostic[];
  /** Changes that head's file would make after the merge; null if there is nothing to report. */
  readonly change: ConfigChange | null;
}

/** Enough for any configuration. The parser has a tighter limit with its own message. */
const READ_LIMIT_BYTES = 1024 * 1024;

export async function readConfigText(
  host: Host,
  settings: CommitSettings,
  { store, commits }: { store: Store; commits: Commits },
): Promise<ConfigText> {
  const { config, configFrom } = settings;
  if (configFrom === 'worktree') {
    const text = await host.files.read(resolve(host.folder, config), READ_LIMIT_BYTES);
    return toConfigText(settings, text, { path: config, commit: null, how: 'worktree' });
  }
  if (configFrom === 'head') {
    const { sha } = commits.head;
    const blob = await findBlob(store, sha, config);
    return toConfigText(settings, blob && (await readBlob(store, blob)), { path: config, commit: sha, how: 'head' });
  }
  const head = await findBlob(store, commits.head.sha, config);
  if (configFrom !== 'base') {
    const commit = await checkKnown(store, configFrom);
    const blob = await findBlob(store, commit, config);
    const text = blob && (await readBlob(store, blob));
    const named = toConfigText(settings, text, { path: config, commit, how: 'named' });
    if (blob === null || text === null) return named;
    const change = await changeOf(store, { config, base: { ...blob, text }, head, isOfBranch: true });
    // Nobody asked what differs from this commit. But renames of head count with every file that is not its own.
    return change?.renamed === undefined ? named : { ...named, change };
  }
  const base = await findTrustedBlob(store, commits, config);
  const blob = base ?? head;
  const text = blob === null ? null : await readBlob(store, blob);
  const ofHead = { path: config, commit: commits.head.sha, how: 'head' } as const;
  if (blob === null || text === null) return toConfigText(settings, text, ofHead);
  if (base === null) {
    const problems = [makeWarning('config-only-on-head', inFile(config), {})];
    return { text, commit: null, source: ofHead, problems, change: null };
  }
  const change = await changeOf(store, { config, base: { ...base, text }, head, isOfBranch: base.isOfTip });
  // If head has the same file, mistakes can be shown in it there.
  const commit = base.sha === head?.sha ? null : base.commit;
  const source = { path: config, commit: base.commit, how: base.isOfTip ? 'tip' : 'start' } as const;
  return { text, commit, source, problems: [], change };
}

/** Returns `sha`. Throws a UserError if this clone does not have the commit. */
async function checkKnown(store: Store, sha: string): Promise<string> {
  if (await store.has(sha)) return sha;
  throw userError('commit-not-in-clone', atFlag('config-from'), { sha });
}

export interface TrustedBlob extends GitBlob {
  /** Full SHA of the commit with the file. */
  readonly commit: string;
  /** Whether only the tip of the branch has the file: it was added after head had left the branch. */
  readonly isOfTip: boolean;
}

/** Returns a file from the commits that a pull request cannot change (see `configCommits`); null if none has it. */
export async function findTrustedBlob(
  store: Store,
  { configCommits }: Pick<Commits, 'configCommits'>,
  path: string,
): Promise<TrustedBlob | null> {
  for (const [index, commit] of configCommits.entries()) {
    const blob = await findBlob(store, commit, path);
    if (blob !== null) return { ...blob, commit, isOfTip: index > 0 };
  }
  return null;
}

interface ConfigBlobs {
  readonly config: string;
  readonly base: GitBlob & { readonly text: string };
  readonly head: GitBlob | null;
  readonly isOfBranch: boolean;
}

/** Returns what head's file would change. A file that the branch got later was not deleted by head. */
async function changeOf(store: Store, { config, base, head, isOfBranch }: ConfigBlobs): Promise<ConfigChange | null> {
  if (base.sha === head?.sha || (isOfBranch && head === null)) return null;
  try {
    return compareConfigs(config, { base: base.text, head: head && (await readBlob(store, head)) });
  } catch (error) {
    if (error instanceof UserError) return reportUnreadableConfig(config, error);
    throw error;
  }
}

/** A file in a commit. */
interface GitBlob {
  /** `<commit>:<path>`, for messages. */
  readonly where: string;
  readonly mode: string;
  readonly sha: string;
  /** Size; null for anything but a file. */
  readonly bytes: number | null;
}

/** Returns a file in a commit; null if the commit does not have it. */
export async function findBlob(store: Store, commit: string, config: string): Promise<GitBlob | null> {
  const path = posix.normalize(config);
  if (posix.isAbsolute(path) || path.startsWith('../')) return null;
  // Literal: the path of one file, in which `*` and `:` have no special meaning.
  const list = ['--literal-pathspecs', 'ls-tree', '-z', '--long', '--full-tree', commit, '--', path];
  const listed = await store.gitOrThrow(...list);
  const entry = listed.split('\0').find((line) => line.endsWith(`\t${path}`));
  if (entry === undefined) return null;
  const [mode = '', , sha = '', size = ''] = entry.split(/[ \t]+/);
  const bytes = /^\d+$/.test(size) ? Number(size) : null;
  return { where: `${commit.slice(0, 12)}:${path}`, mode, sha, bytes };
}

export async function readBlob(
  store: Store,
  { where, mode, sha, bytes }: GitBlob,
  limitBytes = READ_LIMIT_BYTES,
): Promise<string> {
  // Mode 120000 is a symbolic link, whose content is a path.
  if (bytes === null || mode === '120000') throw userError('not-a-regular-file', inFile(where), {});
  if (bytes > limitBytes) throw userError('file-too-large', inFile(where), { bytes, limitBytes });
  const { exitCode, stdout, stderr } = await store.git('cat-file', 'blob', sha);
  if (exitCode === 0) return stdout;
  throw userError('git-failed', inFile(where), { output: stderr.trim() });
}

function toConfigText(settings: CommitSettings, text: string | null, source: ConfigSource): ConfigText {
  const found = { text, commit: null, problems: [], change: null };
  if (text !== null) return { ...found, source };
  if (!settings.configGiven) return { ...found, source: null };
  const { config: path, configFrom } = settings;
  const from = configFrom === 'base' || configFrom === 'head' || configFrom === 'worktree' ? configFrom : 'commit';
  throw userError('config-missing', atKey('config'), { path, from }, { failure: 'configuration' });
}
