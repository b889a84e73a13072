// Decides by git which commands cannot have changed: the files of both commits are the same, or all changed files are
// outside of a command's `paths`. It also decides that a command with rules is measured because the gate itself changes.
// It runs before any code of the commits. If it is not certain, the command is measured.

import type { BenchmarkCommand } from '../model/command.ts';
import { type Decision, decide, isSkip } from '../model/decision.ts';
import { toNamedPath } from '../text/named-path.ts';
import { findNearestWord } from '../text/nearest-word.ts';
import { compileOrderedPatterns, compilePattern } from '../text/pattern.ts';
import { shortenSha } from '../text/short-sha.ts';
import { listChangedPaths, listTreePaths } from './list-paths.ts';
import type { Store } from './store.ts';

interface ComparedTrees {
  /** Full SHA of the commits that are measured. */
  readonly base: string;
  readonly head: string;
  /** Path of the configuration file in the repository. */
  readonly config: string;
  /** Patterns of the files that base gets from head. */
  readonly benchmarkFiles: readonly string[];
}

/**
 * Returns decisions about the commands that have rules, and about all commands if the trees are the same. A command without a
 * decision may still be left out by its `depends-on`.
 */
export async function decideByGit(
  store: Store,
  { base, head, config, benchmarkFiles }: ComparedTrees,
  commands: readonly BenchmarkCommand[],
): Promise<Decision[]> {
  const tree = await store.gitOrThrow('rev-parse', `${base}^{tree}`);
  if (tree === (await store.gitOrThrow('rev-parse', `${head}^{tree}`)))
    return [...commands.keys()].map((command) => decide(command, 'same-tree', [shortenSha(tree)]));
  if (commands.every(({ paths, dependsOn }) => paths.length + dependsOn.length === 0)) return [];
  const changed = await listChangedPaths(store, base, head);
  const all = new Set([...(await listTreePaths(store, base)), ...(await listTreePaths(store, head))]);
  const ofGate = changed.filter((path) => path === config || isOfGate(path));
  const shared = benchmarkFiles.length === 0 ? [] : changed.filter(compileOrderedPatterns(benchmarkFiles));
  return commands.flatMap(({ paths, dependsOn }, command) => {
    if (paths.length + dependsOn.length === 0) return [];
    if (ofGate.length > 0) return decide(command, 'changed-gate', ofGate);
    const byPaths = paths.length === 0 ? null : decideByPaths(command, paths, { changed, all: [...all] });
    if (byPaths !== null && isSkip(byPaths)) return byPaths;
    const isShared = dependsOn.length > 0 && shared.length > 0;
    return [
      ...(byPaths === null ? [] : [byPaths]),
      ...(isShared ? [decide(command, 'changed-benchmarks', shared)] : []),
    ];
  });
}

interface ChangedFiles {
  readonly changed: readonly string[];
  /** Paths of both commits. */
  readonly all: readonly string[];
}

function decideByPaths(command: number, paths: readonly string[], { changed, all }: ChangedFiles): Decision {
  // An exclusion that matches nothing leaves nothing out.
  const missing = paths.filter((pattern) => !pattern.startsWith('!') && !all.some(compilePattern(pattern)));
  const folders = new Set(listFolders(all));
  const misnamed = missing.filter((pattern) => !hasWildcard(pattern) && folders.has(toNamedPath(pattern)));
  if (misnamed.length > 0) return decide(command, 'paths-folder', misnamed);
  const files = new Set(all);
  const similar = [...changed, ...listFolders(changed)];
  const unmatched = missing.filter(
    (pattern) =>
      hasWildcard(pattern) ||
      files.has(toNamedPath(pattern)) ||
      findNearestWord(toNamedPath(pattern), similar) !== null,
  );
  if (unmatched.length > 0) return decide(command, 'paths-unmatched', unmatched);
  const isInside = compileOrderedPatterns(paths);
  const inside = changed.filter(isInside);
  return inside.length > 0 ? decide(command, 'changed-inside', inside) : decide(command, 'paths', changed);
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
