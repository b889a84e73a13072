// Decides by the trees of two commits which commands cannot have changed: the trees are the same, or all changed files are
// outside of a command's `paths`. It also decides that a command with rules is measured because the gate itself changes. The
// trees and the trusted configuration in, decisions out: `measure` and those who check what a recording claims make the same
// ones. If it is not certain, the command is measured.

import { posix } from 'node:path';
import type { BenchmarkCommand } from '../model/command.ts';
import { type Decision, decide, isSkip } from '../model/decision.ts';
import { toNamedPath } from '../text/named-path.ts';
import { findNearestWord } from '../text/nearest-word.ts';
import { compileOrderedPatterns, selectPaths } from '../text/pattern.ts';
import { readScriptNames } from '../text/script-names.ts';
import { shortenSha } from '../text/short-sha.ts';
import { isGateFile } from './gate-files.ts';
import {
  LINK,
  listDifferingPaths,
  listFolders,
  parentOf,
  SUBMODULE,
  type TreeFiles,
  type TreePair,
} from './read-trees.ts';

export type RuledCommand = Pick<BenchmarkCommand, 'script' | 'workingDirectory' | 'paths' | 'dependsOn'>;

/** Settings that decide about the trees. All of them come from the trusted configuration. */
export interface TreeRules {
  readonly config: string;
  /** Patterns of the files that base gets from head. */
  readonly benchmarkFiles: readonly string[];
  readonly setup: Pick<BenchmarkCommand, 'script' | 'workingDirectory'> | null;
  readonly commands: readonly RuledCommand[];
}

/** Without rules the files of the trees do not matter: the trees alone may be the same. */
export function hasRules(commands: readonly RuledCommand[]): boolean {
  return commands.some(({ paths, dependsOn }) => paths.length + dependsOn.length > 0);
}

/**
 * Decides about the commands that have rules, and about all commands if the trees are the same. A command without a
 * decision may still be left out by its `depends-on`.
 */
export function decideByTrees(
  { base, head, gate }: TreePair,
  { config, benchmarkFiles, setup, commands }: TreeRules,
): Decision[] {
  if (base.id === head.id)
    return [...commands.keys()].map((command) => decide(command, 'same-tree', [shortenSha(base.id)]));
  if (!hasRules(commands)) return [];
  const changed = listDifferingPaths(base.files, head.files);
  const ofGate = changed.filter((path) => path === config || isGateFile(path, gate));
  const shared = benchmarkFiles.length === 0 ? [] : changed.filter(compileOrderedPatterns(benchmarkFiles));
  const trees = [base, head].map(({ files }) => ({ files, folders: listFolders(files.keys()) }));
  return commands.flatMap((command, index) => {
    const { paths, dependsOn } = command;
    if (paths.length + dependsOn.length === 0) return [];
    if (ofGate.length > 0) return decide(index, 'changed-gate', ofGate);
    const named = new Set([command, ...(setup === null ? [] : [setup])].flatMap(listNames));
    const decisions = paths.length === 0 ? [] : [decideByPaths(index, paths, changed, trees, named)];
    if (dependsOn.length > 0 && shared.length > 0 && !decisions.some(isSkip))
      decisions.push(decide(index, 'changed-benchmarks', shared));
    return decisions;
  });
}

/** Paths that a script names. The whole tree is none: it would leave `paths` without a meaning. */
function listNames({ script, workingDirectory }: Pick<RuledCommand, 'script' | 'workingDirectory'>): string[] {
  return [...readScriptNames(script, workingDirectory).paths].filter((path) => path !== '');
}

function decideByPaths(
  command: number,
  paths: readonly string[],
  changed: readonly string[],
  trees: readonly ListedTree[],
  named: ReadonlySet<string>,
): Decision {
  const files = new Set(trees.flatMap((tree) => [...tree.files.keys()]));
  const folders = new Set(trees.flatMap((tree) => [...tree.folders]));
  const hasMode = (path: string, mode: string) => trees.some((tree) => tree.files.get(path)?.mode === mode);
  const selection = selectPaths(paths);
  const listed = [...files];
  // What is below a link or in a submodule is in no list.
  const closed = listed.filter((path) => hasMode(path, LINK) || hasMode(path, SUBMODULE));
  // An exclusion that matches nothing leaves nothing out.
  const missing = paths.filter((pattern) => !pattern.startsWith('!') && !selection.isMatched(pattern, listed, closed));
  const misnamed = missing.filter((pattern) => !hasWildcard(pattern) && folders.has(toNamedPath(pattern)));
  if (misnamed.length > 0) return decide(command, 'paths-folder', misnamed);
  const similar = [...changed, ...listFolders(changed)];
  const isMisspelt = (path: string) => files.has(path) || findNearestWord(path, similar) !== null;
  const unmatched = missing.filter((pattern) => hasWildcard(pattern) || isMisspelt(toNamedPath(pattern)));
  if (unmatched.length > 0) return decide(command, 'paths-unmatched', unmatched);
  const namedFolders = [...named].filter((path) => folders.has(path));
  const isInside = (path: string) => {
    const isNamed = namedFolders.some((folder) => path.startsWith(`${folder}/`));
    const [isLink, isSubmodule] = [hasMode(path, LINK), hasMode(path, SUBMODULE)];
    if ((isLink || isSubmodule) && selection.mayHaveBelow(path, isNamed)) return true;
    return (isLink || !isSubmodule) && selection.hasFile(path, isNamed);
  };
  const reached = trees.map((tree) => findReach(tree, isInside, named));
  const inside = changed.filter((path) => isInside(path) || reached.some((reach) => reach.includes(path)));
  if (inside.length > 0) return decide(command, 'changed-inside', inside);
  const astray = [...new Set(reached.flatMap((reach) => reach.astray))].sort();
  return astray.length > 0 ? decide(command, 'links-astray', astray) : decide(command, 'paths', changed);
}

/**
 * A pattern without a wildcard is a file, which need not exist: `go.sum` of a module without dependencies. It may still be a
 * changed file or folder that is misspelt. Brackets and braces match themselves here, but whoever writes them may think of a
 * shell.
 */
function hasWildcard(pattern: string): boolean {
  return /[*?[\]{}]/.test(pattern);
}

interface ListedTree {
  readonly files: TreeFiles;
  /** All folders. The empty text is the root. */
  readonly folders: ReadonlySet<string>;
}

/** Maximum number of links in one path, as on Linux. */
const MAX_LINKS = 40;

/**
 * Finds what selected files of a tree lead to: through links of git, and through the files that a script names. A link is
 * resolved as a system does it, but never out of the tree.
 *
 * `isInside` tells whether a link is inside, or something below it may be. `named` are paths that may be named; those that do
 * not exist are nothing. The answer includes links that are followed, and files, submodules and folders that are reached, with
 * everything below. Links astray lead out of the tree, or to nothing: nobody knows what is read there.
 */
function findReach(tree: ListedTree, isInside: (link: string) => boolean, named: Iterable<string>) {
  const paths = new Set<string>();
  const folders = new Set<string>();
  const astray = new Set<string>();
  const links = [...tree.files].filter(([, { mode }]) => mode === LINK).map(([path]) => path);
  const followed = new Set<string>();

  /** Adds what a path means. `hasLinks`: at least one link was followed. */
  function follow(path: string): { readonly exists: boolean; readonly hasLinks: boolean } {
    const rest = path.split('/');
    let at = '';
    let linkCount = 0;
    const end = (exists: boolean) => ({ exists, hasLinks: linkCount > 0 });
    for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
      if (part === '' || part === '.') continue;
      if (part === '..') {
        if (at === '') return end(false);
        at = parentOf(at);
        continue;
      }
      const next = at === '' ? part : `${at}/${part}`;
      const file = tree.files.get(next);
      if (file?.mode === LINK) {
        paths.add(next);
        linkCount += 1;
        const target = file.target ?? '';
        if (linkCount > MAX_LINKS || target === '' || posix.isAbsolute(target)) return end(false);
        rest.unshift(...target.split('/'));
      } else if (file !== undefined) {
        const isWhole = file.mode === SUBMODULE || rest.every((more) => more === '' || more === '.');
        if (isWhole) paths.add(next);
        return end(isWhole);
      } else if (tree.folders.has(next)) at = next;
      else return end(false);
    }
    // A folder that a script names by its own path is selected by the caller.
    if (linkCount > 0 && !folders.has(at)) {
      folders.add(at);
      for (const link of links) if (at === '' || link.startsWith(`${at}/`)) followed.add(link);
    }
    return end(true);
  }

  for (const path of named) {
    const { exists, hasLinks } = follow(path);
    if (hasLinks && !exists) astray.add(path);
  }
  for (const link of links) if (paths.has(link) || isInside(link)) followed.add(link);
  // It grows meanwhile.
  for (const link of followed) if (!follow(link).exists) astray.add(link);
  const isBelow = (path: string): boolean => folders.has(path) || (path !== '' && isBelow(parentOf(path)));
  return { includes: (path: string) => paths.has(path) || isBelow(parentOf(path)), astray: [...astray] };
}
