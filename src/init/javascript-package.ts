// A package.json as a suite of benchmarks needs it: its scripts and code, its package manager, and everything that is the same for each
// tool: what installs, what builds, and the steps of the workflow.

import { type FindOwner, type Link, leaveScript, type ScriptOwner } from './javascript-chain.ts';
import { findBuilds, type PackageManager, packageManagerOf } from './javascript-packages.ts';
import type { Suite } from './suite.ts';
import { asObject, dependenciesOf, folderOf, inFolder, readJson, type Tree } from './tree.ts';

/** A package.json, and all code that may measure. */
export interface Package extends ScriptOwner {
  readonly path: string;
  readonly sources: readonly string[];
  readonly manager: PackageManager;
  /** Names of packages that its programs can import: its own, and those of each package.json above it. */
  readonly tools: readonly string[];
}

export function readPackage(tree: Tree, path: string, sources: readonly string[]): Package {
  const folder = folderOf(path);
  const manifest = readJson(tree, path);
  const entries = Object.entries(asObject(manifest['scripts'])).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  const dependencies = (at: string) => dependenciesOf(readJson(tree, inFolder(at, 'package.json')));
  return {
    ...{ path, folder, sources, scripts: new Map(entries), manager: packageManagerOf(tree, folder) },
    tools: listAbove(folder).flatMap(dependencies),
  };
}

export const ownerIn =
  (packages: readonly Package[]): FindOwner =>
  (folder) =>
    packages.find((one) => one.folder === folder) ?? null;

/** The folder, and all above it up to the root. */
export function listAbove(folder: string): readonly string[] {
  return folder === '' ? [''] : [folder, ...listAbove(folderOf(folder))];
}

/** Common part of all suites of a package. `before`: the links of its script that prepare. */
export function baseOf(tree: Tree, { folder, sources, manager }: Package, before: readonly Link[] = []) {
  const installed = (at: string) => packageManagerOf(tree, at);
  const found = before.some(({ kind }) => kind === 'build')
    ? []
    : findBuilds(tree, sources, (one) => installed(one).root === manager.root).map((one) => buildIn(manager, one));
  const prepared = before.flatMap((link) => {
    if (link.kind === 'build')
      return [
        {
          folder: link.folder,
          command: leaveScript(link.command, { ...runnerOf(manager), script: `${manager.id} run` }),
        },
      ];
    const other = installed(link.folder);
    return other.root === manager.root ? [] : [{ folder: other.root, command: other.install }];
  });
  return {
    folder,
    setup: { folder: manager.root, command: manager.install },
    install: { language: 'node' as const, folder: manager.root, command: manager.install },
    builds: [...prepared, ...found],
    steps: manager.steps,
  };
}

const buildIn = ({ id }: PackageManager, folder: string) => ({ folder, command: `${id} run build` });

/** `yarn run` of version 1 prints more than the program. */
export const runnerOf = ({ id, exec, script }: PackageManager) => ({ exec: id === 'yarn' ? script : exec, script });

/** Name for a script whose output is unknown. */
export const OTHER_SCRIPT = 'a script of package.json';

export const NO_BENCHMARK: Omit<Suite, 'folder' | 'setup' | 'steps'> = {
  tool: OTHER_SCRIPT,
  evidence: '',
  benchmarks: 0,
  format: 'command',
  commands: [],
  outputFile: null,
  programs: [],
  irrelevant: [],
  builds: [],
  install: null,
  checks: [],
  budgets: [],
  notes: [],
  isOneThread: null,
  pace: null,
  parts: [],
  narrow: null,
  counted: null,
  profiled: null,
};
