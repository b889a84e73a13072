// Which part of a suite is measured at each of a list of commits, by what `init` writes and by the gate's own decisions. The files
// of a repository and the changes of its commits in, shares from 0 to 1 out. Nothing is built: a program of Go counts as changed if
// a file of a package that it imports changes, or a module file, so that the shares are rather too high.

import { decideByTrees, type TreeRules } from '../../../src/git/decide-by-trees.ts';
import { findGateFiles } from '../../../src/git/gate-files.ts';
import { type Tree as GitTree, listDifferingPaths, type TreeFiles } from '../../../src/git/read-trees.ts';
import { FIRST_GATE, planOf, WORKFLOWS } from '../../../src/init/gates.ts';
import { findSuites } from '../../../src/init/index.ts';
import { folderOf, inFolder, isBelow, nameOf, type Tree } from '../../../src/init/tree.ts';
import { renderConfiguration, renderWorkflow } from '../../../src/init/written-files.ts';
import { decideByFiles } from '../../../src/measure/command-files.ts';
import { type BenchmarkCommand, resolveCommands } from '../../../src/model/command.ts';
import { isSkip } from '../../../src/model/decision.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { MEASURING_OPTIONS } from '../../../src/settings/measuring-options.ts';
import { resolveValues } from '../../../src/settings/option.ts';
import { selectPaths } from '../../../src/text/pattern.ts';

/** The files that `init` writes. All commits are taken to have them. */
const WORKFLOW = `${WORKFLOWS}/${FIRST_GATE.check}.yml`;

export interface Gate {
  readonly config: string;
  readonly workflow: string;
  readonly benchmarks: number;
  readonly commands: readonly BenchmarkCommand[];
  readonly rules: TreeRules;
  /** Part of the benchmarks that each command has. */
  readonly weights: readonly number[];
  /** For each command, the folders with code that is in its program. */
  readonly packages: readonly ReadonlySet<string>[];
}

/** What `init` writes in a repository without a gate. Throws an Error if it finds no benchmark. */
export function writeGate(tree: Tree): Gate {
  const plan = planOf(
    findSuites(tree).flatMap(({ suites }) => suites),
    tree,
  );
  if (plan === null) throw new Error('init finds no benchmark');
  const options = { names: FIRST_GATE, uses: 'OWNER/bench-referee@v1', todo: null, steps: plan.steps, maxMinutes: 20 };
  const config = renderConfiguration(plan, options);
  const values = resolveValues(MEASURING_OPTIONS, parseConfigFile(config, FIRST_GATE.config));
  const commands = resolveCommands(values.run ?? [], values);
  const counts = plan.suites.flatMap(({ programs, commands: all, benchmarks }) =>
    programs.length === 0
      ? all.map(() => benchmarks / all.length)
      : programs.map(({ folder }) => countGo(tree, folder)),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    config,
    workflow: renderWorkflow(options),
    benchmarks: total,
    commands,
    rules: {
      ...{ config: FIRST_GATE.config, benchmarkFiles: values.benchmarkFiles, commands },
      setup: values.setup === null ? null : { script: values.setup, workingDirectory: values.workingDirectory },
    },
    weights: counts.map((count) => count / total),
    packages: commands.map(({ workingDirectory }) => findPackages(tree, workingDirectory.replace(/^\.$/, ''))),
  };
}

function countGo(tree: Tree, folder: string): number {
  const tests = tree.paths.filter((path) => path.endsWith('_test.go') && folderOf(path) === folder);
  return tests.reduce((sum, path) => sum + (tree.text(path)?.match(/^func Benchmark\w*\(/gm)?.length ?? 0), 0);
}

/** The folder itself, and the packages of the repository that its code and its tests import, in turn. */
function findPackages(tree: Tree, place: string): ReadonlySet<string> {
  const modules = tree.paths.flatMap((path) => {
    const [, name = null] = (nameOf(path) === 'go.mod' && /^module\s+(\S+)/m.exec(tree.text(path) ?? '')) || [];
    return name === null ? [] : [{ name, folder: folderOf(path) }];
  });
  const found = new Set([place]);
  for (const folder of found)
    for (const path of tree.paths.filter((one) => one.endsWith('.go') && folderOf(one) === folder))
      if (folder === place || !path.endsWith('_test.go'))
        for (const [, name = ''] of (tree.text(path) ?? '').matchAll(/^\s*(?:import\s+)?(?:[\w.]+\s+)?"([^"\s]+)"/gm))
          for (const { name: module, folder: root } of modules)
            if (isBelow(`${name}/`, module))
              found.add(inFolder(root, name.slice(module.length + 1)).replace(/\/$/, ''));
  return found;
}

export interface CommitTrees {
  readonly base: TreeFiles;
  readonly head: TreeFiles;
}

/** `read` reads texts of objects of the repository. */
export async function shareOfCommit(
  gate: Gate,
  commit: CommitTrees,
  read: (ids: readonly string[], maxBytes: number) => Promise<ReadonlyMap<string, string>>,
): Promise<number> {
  const written = (text: string) => ({ mode: '100644', id: text, target: null });
  const add = (files: TreeFiles): GitTree => {
    const all = new Map(files).set(WORKFLOW, written(gate.workflow)).set(FIRST_GATE.config, written(gate.config));
    return { id: JSON.stringify([...all]), files: all };
  };
  const [base, head] = [add(commit.base), add(commit.head)];
  const changed = listDifferingPaths(base.files, head.files);
  const readAll = async (ids: readonly string[], maxBytes: number) => {
    const own = ids.filter((id) => id === gate.workflow);
    const texts = await read(
      ids.filter((id) => !own.includes(id)),
      maxBytes,
    );
    return new Map([...texts, ...own.map((id) => [id, id] as const)]);
  };
  const found = await findGateFiles({ files: base.files, changed, workflow: WORKFLOW }, readAll);
  const decisions = decideByTrees({ base, head, gate: found }, gate.rules);
  const isMeasured = (command: BenchmarkCommand, index: number) => {
    const own = decisions.filter((one) => one.command === index);
    if (own.some(isSkip)) return false;
    if (command.dependsOn.length === 0 || own.some(({ reason }) => reason === 'changed-gate')) return true;
    const digest = (files: TreeFiles) => digestFiles(files, command, gate.packages[index]!);
    return !isSkip(decideByFiles(index, command, { base: digest(base.files), head: digest(head.files) }));
  };
  return gate.commands.reduce((sum, one, index) => sum + (isMeasured(one, index) ? gate.weights[index]! : 0), 0);
}

/** Digests of the files on which a command depends. That of its program, which is built, is made of all that it is made of. */
function digestFiles(files: TreeFiles, { dependsOn }: BenchmarkCommand, packages: ReadonlySet<string>) {
  const { hasFile } = selectPaths(dependsOn);
  const digests = new Map(
    [...files].flatMap(([path, { id, mode }]) => (hasFile(path) ? [[path, `${mode} ${id}`]] : [])),
  );
  const isBuilt = (path: string) =>
    /(?:^|\/)go\.(?:mod|sum|work)$/.test(path)
      ? isBelow([...packages][0] ?? '', folderOf(path))
      : packages.has(folderOf(path));
  digests.set(dependsOn.at(-1)!, [...files].flatMap(([path, { id }]) => (isBuilt(path) ? [path, id] : [])).join(' '));
  return digests;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
