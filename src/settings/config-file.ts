// Parses the configuration file: its text in, its settings out, or a UserError with all errors at once. Settings that
// the file does not contain are absent; `resolve-settings.ts` adds the defaults.

import { throwErrors, UserError, withFailure } from '../errors.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { abbreviateSha } from '../text/short-sha.ts';
import { type Explanation, explainIssues } from './explain.ts';
import { isMapping } from './mapping.ts';
import { toError } from './mistake.ts';
import { fileSchema, type GivenOptions } from './schema.ts';
import { parseYaml, throwAll, type YamlTree } from './yaml.ts';

/** Settings in the file. A missing key is not in the file. */
export type ConfigFile = GivenOptions;

export interface ConfigWithLines {
  readonly file: ConfigFile;
  /** Line of each top-level key, by the key as written. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * Parses a file. `path` is for messages, relative to the repository's root. `commit` is the full SHA of the commit that
 * the text comes from if head has a different file, otherwise null.
 */
export function parseConfigFile(text: string, path: string, commit: string | null = null): ConfigFile {
  return parseConfigWithLines(text, path, commit).file;
}

/** Parses a file, and also returns the lines of its keys, for commands that show the settings. */
export function parseConfigWithLines(text: string, path: string, commit: string | null): ConfigWithLines {
  const shortSha = commit === null ? '' : abbreviateSha(commit);
  // The same notation as git uses for a file of a commit.
  const label = commit === null ? path : `${shortSha}:${path}`;
  try {
    const tree = parseYaml(text, { label, file: commit === null ? path : null });
    return { file: parseConfigTree(tree, { path, label }), lines: linesOf(tree) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const failure = 'configuration';
    const failed = withFailure(error, failure);
    if (commit !== null) {
      const other = makeError('other-commit-counts', inFile(path), { sha: shortSha }, { failure });
      throwErrors([other, ...failed.diagnostics]);
    }
    throw failed;
  }
}

function linesOf(tree: YamlTree): Map<string, number> {
  return new Map(Object.keys(tree.value ?? {}).map((key) => [key, tree.positionOf([key], 'key').line]));
}

function parseConfigTree(tree: YamlTree, { path, label }: { path: string; label: string }): ConfigFile {
  // An empty file sets nothing.
  const parsed = fileSchema.safeParse(replaceNames(tree.value ?? {}, PROTO, STAND_IN), { reportInput: true });
  const mistakes = parsed.success ? [] : explainIssues(fileSchema, parsed.error.issues);
  throwAll([...tree.repeatedKeys, ...locateMistakes(mistakes, tree)], label);
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

function locateMistakes(mistakes: readonly Explanation[], tree: YamlTree): Diagnostic[] {
  return mistakes.map(({ path, part, within, ...mistake }) => {
    const { location, excerpt } = tree.locate(path, part, within);
    return toError(mistake, location, excerpt);
  });
}
