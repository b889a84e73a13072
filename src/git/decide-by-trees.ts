// Decides by the trees of two commits which commands cannot have changed: the trees are the same, or all changed files are
// outside of a command's `paths`. It also decides that a command with rules is measured because the gate itself changes. The
// trees and the trusted configuration in, decisions out: `measure` and those who check what a recording claims make the same
// ones. If it is not certain, the command is measured.

import type { BenchmarkCommand } from '../model/command.ts';
import { type Decision, decide, isSkip } from '../model/decision.ts';
import { toNamedPath } from '../text/named-path.ts';
import { findNearestWord } from '../text/nearest-word.ts';
import { compileOrderedPatterns, selectPaths } from '../text/pattern.ts';
import { readScriptNames } from '../text/script-names.ts';
import { shortenSha } from '../text/short-sha.ts';
import type { Tree, TreeFiles, TreePair } from './read-trees.ts';
import { findReach, isReached, LINK, SUBMODULE } from './tree-reach.ts';

/** What a configuration says of a command that may be left out. */
export type RuledCommand = Pick<BenchmarkCommand, 'script' | 'workingDirectory' | 'paths' | 'dependsOn'>;

/** What decides about the trees, apart from them. All of it comes from the trusted configuration. */
export interface TreeRules {
  /** Path of the configuration file in the repository. */
  readonly config: string;
  /** Patterns of the files that base gets from head. */
  readonly benchmarkFiles: readonly string[];
  /** Script that runs before the commands, and its folder. Null: none. */
  readonly setup: Pick<BenchmarkCommand, 'script' | 'workingDirectory'> | null;
  readonly commands: readonly RuledCommand[];
}

/** Reports whether the files of the trees matter: the trees alone may be the same. */
export function hasRules(commands: readonly RuledCommand[]): boolean {
  return commands.some(({ paths, dependsOn }) => paths.length + dependsOn.length > 0);
}

/**
 * Returns decisions about the commands that have rules, and about all commands if the trees are the same. A command without a
 * decision may still be left out by its `depends-on`.
 */
export function decideByTrees(
  { base, head }: TreePair,
  { config, benchmarkFiles, setup, commands }: TreeRules,
): Decision[] {
  if (base.id === head.id)
    return [...commands.keys()].map((command) => decide(command, 'same-tree', [shortenSha(base.id)]));
  if (!hasRules(commands)) return [];
  const changed = listChanged(base.files, head.files);
  const ofGate = changed.filter((path) => path === config || isOfGate(path));
  const shared = benchmarkFiles.length === 0 ? [] : changed.filter(compileOrderedPatterns(benchmarkFiles));
  const trees = [withFolders(base), withFolders(head)];
  return commands.flatMap((command, index) => {
    const { paths, dependsOn } = command;
    if (paths.length + dependsOn.length === 0) return [];
    if (ofGate.length > 0) return decide(index, 'changed-gate', ofGate);
    const named = new Set([command, ...(setup === null ? [] : [setup])].flatMap(listNames));
    const byPaths = paths.length === 0 ? null : decideByPaths(index, paths, { changed, trees, named });
    if (byPaths !== null && isSkip(byPaths)) return byPaths;
    const isShared = dependsOn.length > 0 && shared.length > 0;
    return [...(byPaths === null ? [] : [byPaths]), ...(isShared ? [decide(index, 'changed-benchmarks', shared)] : [])];
  });
}

/** Returns the paths whose content, mode or kind differs, sorted. A renamed file counts with both names. */
function listChanged(base: TreeFiles, head: TreeFiles): string[] {
  const paths = [...new Set([...base.keys(), ...head.keys()])];
  const changed = paths.filter((path) => {
    const [one, other] = [base.get(path), head.get(path)];
    return one?.id !== other?.id || one?.mode !== other?.mode;
  });
  return changed.sort();
}

interface ListedTree extends Tree {
  readonly folders: ReadonlySet<string>;
}

function withFolders(tree: Tree): ListedTree {
  return { ...tree, folders: new Set(listFolders([...tree.files.keys()])) };
}

/** Returns the paths that a script names. The whole tree is none: it would leave `paths` without a meaning. */
function listNames({ script, workingDirectory }: Pick<RuledCommand, 'script' | 'workingDirectory'>): string[] {
  return [...readScriptNames(script, workingDirectory).paths].filter((path) => path !== '');
}

interface ChangedFiles {
  readonly changed: readonly string[];
  readonly trees: readonly ListedTree[];
  /** Paths that `run` and `setup` may name. */
  readonly named: ReadonlySet<string>;
}

function decideByPaths(command: number, paths: readonly string[], { changed, trees, named }: ChangedFiles): Decision {
  const files = new Set(trees.flatMap((tree) => [...tree.files.keys()]));
  const folders = new Set(trees.flatMap((tree) => [...tree.folders]));
  const hasMode = (path: string, ...modes: readonly string[]) =>
    trees.some((tree) => modes.includes(tree.files.get(path)?.mode ?? ''));
  const selection = selectPaths(paths);
  // What is below a link or in a submodule is in no list.
  const closed = [...files].filter((path) => hasMode(path, LINK, SUBMODULE));
  const all = [...files];
  // An exclusion that matches nothing leaves nothing out.
  const missing = paths.filter((pattern) => !pattern.startsWith('!') && !selection.isMatched(pattern, all, closed));
  const misnamed = missing.filter((pattern) => !hasWildcard(pattern) && folders.has(toNamedPath(pattern)));
  if (misnamed.length > 0) return decide(command, 'paths-folder', misnamed);
  const similar = [...changed, ...listFolders(changed)];
  const unmatched = missing.filter(
    (pattern) =>
      hasWildcard(pattern) ||
      files.has(toNamedPath(pattern)) ||
      findNearestWord(toNamedPath(pattern), similar) !== null,
  );
  if (unmatched.length > 0) return decide(command, 'paths-unmatched', unmatched);
  const isNamed = makeFolderTest([...named].filter((path) => folders.has(path)));
  const isInside = (path: string) =>
    hasMode(path, LINK, SUBMODULE)
      ? selection.mayHaveBelow(path, isNamed(path)) || (hasMode(path, LINK) && selection.hasFile(path, isNamed(path)))
      : selection.hasFile(path, isNamed(path));
  const reached = trees.map((tree) => findReach(tree, { isInside, named }));
  const inside = changed.filter((path) => isInside(path) || reached.some((reach) => isReached(path, reach)));
  if (inside.length > 0) return decide(command, 'changed-inside', inside);
  const astray = [...new Set(reached.flatMap((reach) => reach.astray))].sort();
  return astray.length > 0 ? decide(command, 'links-astray', astray) : decide(command, 'paths', changed);
}

/** Returns a function that reports whether a path is below one of the folders. */
function makeFolderTest(folders: readonly string[]): (path: string) => boolean {
  return (path) => folders.some((folder) => path.startsWith(`${folder}/`));
}

/** Returns all folders that contain one of the paths, each once. The root of the repository is the empty text. */
function listFolders(paths: readonly string[]): string[] {
  const folders = new Set(paths.length === 0 ? [] : ['']);
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return [...folders];
}

/**
 * Reports whether a pattern seems to match several names. One without a wildcard is a file, which need not exist: `go.sum` of a
 * module without dependencies. It may still be a changed file or folder that is misspelt. Brackets and braces match
 * themselves here, but whoever writes them may think of a shell.
 */
function hasWildcard(pattern: string): boolean {
  return /[*?[\]{}]/.test(pattern);
}

/** Matches folders of workflows and actions, and files by which other servers start the gate. */
const CI_FILES =
  /^(?:\.(?:github|gitea|forgejo)\/(?:workflows|actions)|\.gitlab\/ci|\.circleci|\.buildkite|\.woodpecker)\/|^(?:\.gitlab-ci|\.woodpecker|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^Jenkinsfile$/;

/** Matches actions of any folder, and files that decide how git checks files out. */
const ACTION_OR_GIT_FILES = /(?:^|\/)(?:action\.ya?ml|\.gitattributes|\.gitmodules)$/;

/**
 * Matches files that decide what is built or run, wherever the benchmarks are: workflows and actions, and how git checks
 * files out. Which workflow runs the gate is not known on a command line, and not for a workflow that calls another one.
 */
function isOfGate(path: string): boolean {
  return CI_FILES.test(path) || ACTION_OR_GIT_FILES.test(path);
}
