// Selects the configuration file and reads it. On GitHub this is the file of the commit where the pull request left its
// branch, so that a pull request cannot relax its own gate. Its changes to the file are reported and not applied, unless
// the trusted file is invalid.

import { posix, resolve } from 'node:path';
import { UserError, userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { ConfigChange, ConfigSource, UsedConfig } from '../model/config-change.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atFlag, atKey, inFile } from '../model/location.ts';
import { compareConfigs, reportUnreadableConfig } from '../settings/config-change.ts';
import type { CommitSettings } from '../settings/settings.ts';
import { type ConfigVersion, explainReplacedConfig, findTrustedVersion } from '../settings/trusted-config.ts';
import { shortenSha } from '../text/short-sha.ts';
import type { Commits } from './commits.ts';
import type { Store } from './store.ts';

export interface ConfigText extends UsedConfig {
  /** Null: there is no file, and none was requested. */
  readonly text: string | null;
  /** Full SHA of the trusted commit with this file, if head has another version or none; otherwise null. */
  readonly commit: string | null;
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
  return configFrom === 'base'
    ? readOfPullRequest(store, settings, commits)
    : readOfNamedCommit(store, settings, { commit: await checkKnown(store, configFrom), head: commits.head.sha });
}

async function readOfNamedCommit(
  store: Store,
  settings: CommitSettings,
  { commit, head }: { commit: string; head: string },
): Promise<ConfigText> {
  const { config } = settings;
  const text = await readFile(store, commit, config);
  const named = toConfigText(settings, text, { path: config, commit, how: 'named' });
  if (text === null) return named;
  const change = changeOf(config, { text, how: 'tip' }, await tryReadBlob(store, await findBlob(store, head, config)));
  // Nobody asked what differs from this commit. But renames of head count with every file that is not its own.
  return change?.renamed === undefined ? named : { ...named, change };
}

async function readOfPullRequest(store: Store, settings: CommitSettings, commits: Commits): Promise<ConfigText> {
  const { config } = settings;
  const head = await findBlob(store, commits.head.sha, config);
  const trusted = await findTrustedVersion(config, commits.configCommits, (commit) => readFile(store, commit, config));
  const ofHead = { path: config, commit: commits.head.sha, how: 'head' } as const;
  if (trusted === null) {
    const text = head && (await readBlob(store, head));
    const problems = text === null ? [] : [makeWarning('config-only-on-head', inFile(config), {})];
    return { ...toConfigText(settings, text, ofHead), problems };
  }
  const base = await findBlob(store, trusted.commit, config);
  const isSame = base?.sha === head?.sha;
  const headText = isSame ? trusted.text : await tryReadBlob(store, head);
  const text = headText instanceof UserError ? null : headText;
  const replaced = explainReplacedConfig(config, trusted, text);
  if (replaced !== null) return { text, commit: null, source: ofHead, problems: replaced, change: null };
  return {
    text: trusted.text,
    // If head has the same file, mistakes can be shown in it there.
    commit: isSame ? null : trusted.commit,
    source: { path: config, commit: trusted.commit, how: trusted.how },
    problems: [],
    change: changeOf(config, trusted, headText),
  };
}

/** Returns what head's file would change. A file that the branch got later was not deleted by head. */
function changeOf(
  config: string,
  trusted: Pick<ConfigVersion, 'text' | 'how'>,
  head: string | null | UserError,
): ConfigChange | null {
  if (head instanceof UserError) return reportUnreadableConfig(config, head);
  if (head === null && trusted.how === 'tip') return null;
  return compareConfigs(config, { base: trusted.text, head });
}

async function readFile(store: Store, commit: string, path: string): Promise<string | null> {
  const blob = await findBlob(store, commit, path);
  return blob && readBlob(store, blob);
}

/** Returns the text of a file, or the error that makes it unreadable. */
async function tryReadBlob(store: Store, blob: GitBlob | null): Promise<string | null | UserError> {
  try {
    return blob && (await readBlob(store, blob));
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Returns `sha`. Throws a UserError if this clone does not have the commit. */
async function checkKnown(store: Store, sha: string): Promise<string> {
  if (await store.has(sha)) return sha;
  throw userError('commit-not-in-clone', atFlag('config-from'), { sha });
}

/** Returns a file from the commits that a pull request cannot change (see `configCommits`); null if none has it. */
export async function findTrustedBlob(
  store: Store,
  { configCommits }: Pick<Commits, 'configCommits'>,
  path: string,
): Promise<GitBlob | null> {
  for (const commit of configCommits) {
    const blob = await findBlob(store, commit, path);
    if (blob !== null) return blob;
  }
  return null;
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
  return { where: `${shortenSha(commit)}:${path}`, mode, sha, bytes };
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
