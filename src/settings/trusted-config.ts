// Selects the configuration file of a pull request among the commits that it cannot change, and its own file only where
// none of them has a valid one. Paths, commits and a function that reads a file in; the selected version out.

import { UserError } from '../errors.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { abbreviateSha } from '../text/short-sha.ts';
import { parseConfigFile } from './config-file.ts';

export interface ConfigVersion {
  readonly text: string;
  readonly commit: string;
  /** `start`: the commit where head left its branch. `tip`: the tip of the branch, if `start` has no valid file. */
  readonly how: 'start' | 'tip';
}

/** Reads the file in a commit; null if the commit does not have it. */
export type ReadVersion = (commit: string) => Promise<string | null>;

/** If no version is valid, returns the first one, so that its errors are reported. Null if no commit has the file. */
export async function findTrustedVersion(
  path: string,
  commits: readonly string[],
  read: ReadVersion,
): Promise<ConfigVersion | null> {
  let first: ConfigVersion | null = null;
  for (const [index, commit] of commits.entries()) {
    const text = await read(commit);
    if (text === null) continue;
    const version: ConfigVersion = { text, commit, how: index > 0 ? 'tip' : 'start' };
    if (findConfigErrors(text, path).length === 0) return version;
    first ??= version;
  }
  return first;
}

/**
 * Warnings if the trusted version is invalid and head's is valid, so that head's has to be used: no pull request
 * could mend the file otherwise. Null if the trusted version counts.
 */
export function explainReplacedConfig(
  path: string,
  { text, commit }: ConfigVersion,
  head: string | null,
): Diagnostic[] | null {
  if (head === null || head === text || findConfigErrors(head, path).length > 0) return null;
  const errors = findConfigErrors(text, path, commit).filter(({ code }) => code !== 'other-commit-counts');
  if (errors.length === 0) return null;
  const warning = makeWarning('config-broken-on-base', inFile(path), { sha: abbreviateSha(commit) });
  return [warning, ...errors.map(toWarning)];
}

/** `commit`: see `parseConfigFile`. */
export function findConfigErrors(text: string, path: string, commit: string | null = null): readonly Diagnostic[] {
  try {
    parseConfigFile(text, path, commit);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.diagnostics;
  }
}

/** It has no consequences, so it names no failure, and a recording holds no excerpts. */
function toWarning({ failure: _, excerpt: __, ...error }: Diagnostic): Diagnostic {
  return { ...error, severity: 'warning' };
}
