// Selects the configuration file and reads it. On GitHub this is the file of the commit where the pull request left its
// branch, so that a pull request cannot relax its own gate. Its changes to the file are reported and not applied, unless
// the trusted file is invalid.

import { posix, resolve } from 'node:path';
import { recoverFrom, UserError, userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import type { ConfigChange, ConfigSource, UsedConfig } from '../model/config-change.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atFlag, atKey, inFile } from '../model/location.ts';
import { compareConfigs, reportUnreadableConfig } from '../settings/config-change.ts';
import { type ConfigVersion, explainReplacedConfig, findTrustedVersion } from '../settings/config-file.ts';
import type { CommitSettings } from '../settings/settings.ts';
import { shortenSha } from '../text/short-sha.ts';
import type { Commits } from './commits.ts';
import { splitPaths } from './read-trees.ts';
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
  const { config: path, configFrom } = settings;
  const head = commits.head.sha;
  switch (configFrom) {
    case 'worktree': {
      const text = await host.files.read(resolve(host.folder, path), READ_LIMIT_BYTES);
      return toConfigText(settings, text, { path, commit: null, how: 'worktree' });
    }
    case 'head':
      return toConfigText(settings, await readFile(store, head, path), { path, commit: head, how: 'head' });
    case 'base':
      return readOfPullRequest(store, settings, commits);
    default:
      if ((await store.commitOf(configFrom)) === null)
        throw userError('commit-not-in-clone', atFlag('config-from'), { sha: configFrom });
      return readOfNamedCommit(store, settings, configFrom, head);
  }
}

async function readOfNamedCommit(
  store: Store,
  settings: CommitSettings,
  commit: string,
  head: string,
): Promise<ConfigText> {
  const { config: path } = settings;
  const text = await readFile(store, commit, path);
  const named = toConfigText(settings, text, { path, commit, how: 'named' });
  if (text === null) return named;
  const change = findChange(path, { text, how: 'tip' }, await tryReadBlob(store, await findBlob(store, head, path)));
  // Nobody asked what differs from this commit. But renames of head count with every file that is not its own.
  return change?.renamed === undefined ? named : { ...named, change };
}

async function readOfPullRequest(store: Store, settings: CommitSettings, commits: Commits): Promise<ConfigText> {
  const { config: path } = settings;
  const headSha = commits.head.sha;
  const head = await findBlob(store, headSha, path);
  const found = new Map<string, GitBlob | null>();
  const trusted = await findTrustedVersion(path, commits.configCommits, async (commit) => {
    const blob = await findBlob(store, commit, path);
    found.set(commit, blob);
    return blob && readBlob(store, blob);
  });
  if (trusted === null) {
    const text = head && (await readBlob(store, head));
    const problems = text === null ? [] : [makeWarning('config-only-on-head', inFile(path), {})];
    return { ...toConfigText(settings, text, { path, commit: headSha, how: 'head' }), problems };
  }
  const isSame = found.get(trusted.commit)?.sha === head?.sha;
  const chosen = chooseConfig(path, trusted, headSha, isSame ? trusted.text : await tryReadBlob(store, head));
  // If head has the same file, mistakes can be shown in it there.
  return isSame ? { ...chosen, commit: null } : chosen;
}

/**
 * Chooses the trusted file, with what head changes in it, or head's if only that is valid. `head` is its text, or the error
 * that makes it unreadable.
 */
export function chooseConfig(
  path: string,
  trusted: ConfigVersion,
  headSha: string,
  head: string | null | UserError,
): ConfigText {
  const text = head instanceof UserError ? null : head;
  const replaced = explainReplacedConfig(path, trusted, text);
  if (replaced !== null) {
    const source = { path, commit: headSha, how: 'head' } as const;
    return { text, commit: null, source, problems: replaced, change: null };
  }
  const { commit, how } = trusted;
  const change = findChange(path, trusted, head);
  return { text: trusted.text, commit, source: { path, commit, how }, problems: [], change };
}

/** A file that the branch got later was not deleted by head. */
function findChange(
  path: string,
  { text, how }: Pick<ConfigVersion, 'text' | 'how'>,
  head: string | null | UserError,
): ConfigChange | null {
  if (head instanceof UserError) return reportUnreadableConfig(path, head);
  return head === null && how === 'tip' ? null : compareConfigs(path, { base: text, head });
}

async function readFile(store: Store, commit: string, path: string): Promise<string | null> {
  const blob = await findBlob(store, commit, path);
  return blob && readBlob(store, blob);
}

async function tryReadBlob(store: Store, blob: GitBlob | null): Promise<string | null | UserError> {
  return blob && readBlob(store, blob).catch(recoverFrom(UserError, (error) => error));
}

export async function findFirstBlob(store: Store, commits: readonly string[], path: string): Promise<GitBlob | null> {
  for (const commit of commits) {
    const blob = await findBlob(store, commit, path);
    if (blob !== null) return blob;
  }
  return null;
}

interface GitBlob {
  /** `<commit>:<path>`, for messages. */
  readonly where: string;
  readonly mode: string;
  readonly sha: string;
  /** Null for anything but a file. */
  readonly bytes: number | null;
}

export async function findBlob(store: Store, commit: string, file: string): Promise<GitBlob | null> {
  const path = posix.normalize(file);
  if (posix.isAbsolute(path) || path.startsWith('../')) return null;
  // Literal: the path of one file, in which `*` and `:` have no special meaning.
  const list = ['--literal-pathspecs', 'ls-tree', '-z', '--long', '--full-tree', commit, '--', path];
  const entry = splitPaths(await store.gitOrThrow(...list)).find((line) => line.endsWith(`\t${path}`));
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
  const { config: path, configFrom, configGiven } = settings;
  if (text !== null || !configGiven)
    return { text, commit: null, source: text === null ? null : source, problems: [], change: null };
  const from = configFrom === 'base' || configFrom === 'head' || configFrom === 'worktree' ? configFrom : 'commit';
  throw userError('config-missing', atKey('config'), { path, from }, { failure: 'configuration' });
}
