// Parses the configuration file: its text in, its settings out, or a UserError with all errors at once. Settings that the file does
// not contain are absent; `settings.ts` adds the defaults. Also selects the file of a pull request among the commits that it cannot
// change, and its own file only where none of them has a valid one.

import { recoverFrom, UserError, userError, withFailure } from '../errors.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { abbreviateSha } from '../text/short-sha.ts';
import { explainIssues } from './explain.ts';
import { isMapping } from './field-builders.ts';
import { toError } from './mistake.ts';
import { fileSchema, type GivenOptions } from './options.ts';
import { parseYaml, throwAll, type YamlTree } from './yaml.ts';

export type ConfigFile = GivenOptions;

export interface ConfigWithLines {
  readonly file: ConfigFile;
  /** The lines of the top-level keys, as written. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * `path` is for messages, relative to the repository's root. `commit` is the full SHA of the commit that the text comes from if
 * head has a different file, otherwise null.
 */
export function parseConfigFile(text: string, path: string, commit: string | null = null): ConfigFile {
  return parseConfigWithLines(text, path, commit).file;
}

/** Commands that show the settings need the lines. */
export function parseConfigWithLines(text: string, path: string, commit: string | null): ConfigWithLines {
  const shortSha = commit === null ? '' : abbreviateSha(commit);
  // The same notation as git uses for a file of a commit.
  const label = commit === null ? path : `${shortSha}:${path}`;
  try {
    const tree = parseYaml(text, { label, file: commit === null ? path : null });
    const file = parseConfigTree(tree, path, label);
    const lines = Object.keys(tree.value ?? {}).map((key) => [key, tree.positionOf([key], 'key').line] as const);
    return { file, lines: new Map(lines) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const failure = 'configuration';
    const failed = withFailure(error, failure);
    if (commit === null) throw failed;
    const causes = failed.diagnostics;
    throw userError('other-commit-counts', inFile(path), { sha: shortSha }, { failure, causes });
  }
}

function parseConfigTree(tree: YamlTree, path: string, label: string): ConfigFile {
  // An empty file sets nothing.
  const parsed = fileSchema.safeParse(replaceNames(tree.value ?? {}, PROTO, STAND_IN), {
    reportInput: true,
    // Compiling a function for each object takes longer than a file is worth.
    jitless: true,
  });
  const mistakes = parsed.success ? [] : explainIssues(fileSchema, parsed.error.issues);
  const errors = mistakes.map(({ path: keys, part, within, ...mistake }) => {
    const { location, excerpt } = tree.locate(keys, part, within);
    return toError(mistake, location, excerpt);
  });
  throwAll([...tree.repeatedKeys, ...errors], label);
  if (!parsed.success) throw new Error(`${label}: refused without a reason`);
  const file = replaceNames(parsed.data, STAND_IN, PROTO);
  if (file.budgets === undefined) return file;
  const budgets = file.budgets.map((budget, index) => {
    return { ...budget, location: inFile(path, tree.positionOf(['budgets', index]).line) };
  });
  return { ...file, budgets };
}

/** A name that zod leaves out of a mapping, and what is in its place while zod reads. */
const PROTO = '__proto__';
const STAND_IN = '__proto__\0';
/** Keys whose mappings have the names of a team. */
const MAPPINGS: ReadonlySet<string> = new Set(['units', 'renamed']);

function replaceNames<File>(file: File, from: string, to: string): File {
  if (!isMapping(file)) return file;
  const entries = Object.entries(file).map(([key, value]: [string, unknown]) => {
    if (!MAPPINGS.has(key) || !isMapping(value) || !Object.hasOwn(value, from)) return [key, value];
    return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name === from ? to : name, one]))];
  });
  return Object.fromEntries(entries) as File;
}

export interface ConfigVersion {
  readonly text: string;
  readonly commit: string;
  /** `start`: the commit where head left its branch. `tip`: the tip of the branch, if `start` has no valid file. */
  readonly how: 'start' | 'tip';
}

/** If no version is valid, the first one counts, so that its errors are reported. Null if no commit has the file. */
export async function findTrustedVersion(
  path: string,
  commits: readonly string[],
  read: (commit: string) => Promise<string | null>,
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
 * Warns if the trusted version is invalid and head's is valid, so that head's has to be used: no pull request could mend the file
 * otherwise. Null if the trusted version counts.
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
  // They have no consequences, so they name no failure, and a recording holds no excerpts.
  return [
    warning,
    ...errors.map(({ failure: _, excerpt: __, ...error }) => ({ ...error, severity: 'warning' as const })),
  ];
}

function findConfigErrors(text: string, path: string, commit: string | null = null): readonly Diagnostic[] {
  const parsed = catchUserError(() => parseConfigFile(text, path, commit));
  return parsed instanceof UserError ? parsed.diagnostics : [];
}

/** An error that is meant for a person becomes the answer. */
export function catchUserError<Answer>(work: () => Answer): Answer | UserError {
  try {
    return work();
  } catch (error) {
    return recoverFrom(UserError, (caught) => caught)(error);
  }
}
