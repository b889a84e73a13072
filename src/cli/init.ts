// The command `init`: examines the repository, writes a workflow and a configuration, and
// lists what it found, what it wrote and the next steps. It asks no questions, and changes no existing file. The only
// code of the repository that it runs is the command that the user named.

import { join } from 'node:path';
import { relocate, type UserError, userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { commandSuite } from '../init/command.ts';
import { renderConfiguration } from '../init/configuration.ts';
import { planOf } from '../init/gate-plan.ts';
import { findFormatsInUse, findGate, type GateNames, nameGate, WORKFLOWS } from '../init/gates.ts';
import { ECOSYSTEMS, type EcosystemSuites, findSuites } from '../init/index.ts';
import { findOtherTools } from '../init/other-tools.ts';
import type { Suite } from '../init/suite.ts';
import { isBelow, type Tree } from '../init/tree.ts';
import { renderWorkflow } from '../init/workflow.ts';
import { about, inFile } from '../model/location.ts';
import { parseArgs } from '../settings/command-line.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { type InitFile, summarise } from './init-summary.ts';
import { ownAction } from './own-action.ts';
import { findPlace, READ_LIMIT_BYTES, readTree } from './read-tree.ts';
import { tryCommand } from './try-command.ts';

export async function init(argv: readonly string[]): Promise<number> {
  const { script: command, name, uses } = parseArgs('init', argv);
  const host = makeTerminalHost();
  const { root, folder } = await findPlace(host);
  const tree = await readTree(host, root);
  const names = nameGate(name);
  const targets = targetsOf(tree, names);
  if (command !== null && tree.has(targets.config)) {
    throw userError('already-configured', inFile(targets.config), {});
  }
  const found = findSuites(tree);
  const all = found.flatMap((one) => one.suites);
  const suites =
    command !== null
      ? [commandSuite(command, all, await tryCommand(host, root, command))]
      : name === null
        ? all
        : selectFurtherSuites(tree, all, folder);
  const plan = planOf(suites);
  if (plan === null) throw nothingToMeasure(found);
  const action = uses === null ? await ownAction(host) : { uses, todo: null };
  const options = { ...action, names, steps: plan.steps, maxMinutes: MAX_MINUTES };
  const files: readonly InitFile[] = [
    { path: targets.workflow, text: tree.has(targets.workflow) ? null : renderWorkflow(options) },
    { path: targets.config, text: tree.has(targets.config) ? null : renderConfiguration(plan, options) },
  ];
  await writeNew(host, root, files);
  const otherTools = name === null ? findOtherTools(tree) : [];
  const lines = summarise({
    plan,
    files,
    action,
    names,
    otherTools,
    program: quoteShellWords(host.program),
    maxMinutes: MAX_MINUTES,
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

/** Time limit of the workflow: enough for most suites, and an acceptable time to wait. */
const MAX_MINUTES = 20;

/** The paths of the two files of a gate: those of the gate if it exists, otherwise new ones. */
function targetsOf(tree: Tree, names: GateNames): { readonly workflow: string; readonly config: string } {
  return findGate(tree, names) ?? { workflow: findFreePath(tree, names.check), config: names.config };
}

/** The path of the workflow of this name, or of one with a number if that one is in use. */
function findFreePath(tree: Tree, check: string): string {
  for (let number = 1; ; number += 1) {
    const path = `${WORKFLOWS}/${check}${number === 1 ? '' : `-${number}`}`;
    if (!['yml', 'yaml'].some((ending) => tree.has(`${path}.${ending}`))) return `${path}.yml`;
  }
}

/**
 * Selects the suites for a further gate: those below the current folder, without the formats that the other gates read
 * if there are others.
 */
function selectFurtherSuites(tree: Tree, suites: readonly Suite[], folder: string): readonly Suite[] {
  const inUse = findFormatsInUse(tree);
  const near = suites.filter((suite) => isBelow(`${suite.folder}/`, folder));
  const further = near.filter(({ format, benchmarks }) => benchmarks > 0 && !inUse.has(format));
  return further.length > 0 ? further : near;
}

/** Writes the files that do not exist, or none of them if one cannot be written. */
async function writeNew(host: Host, root: string, files: readonly InitFile[]): Promise<void> {
  const fresh = files.filter(({ text }) => text !== null);
  for (const { path } of fresh) await refuseExisting(host, root, path);
  for (const { path, text } of fresh) await write(host, { root, path, text: text ?? '' });
}

/** Refuses to overwrite a file. The listing of the tree does not have existing files that git ignores. */
async function refuseExisting(host: Host, root: string, path: string): Promise<void> {
  if ((await host.files.read(join(root, path), READ_LIMIT_BYTES)) === null) return;
  throw userError('ignored-file-exists', inFile(path), {});
}

async function write(host: Host, { root, path, text }: { root: string; path: string; text: string }): Promise<void> {
  try {
    await host.files.write(join(root, path), text);
  } catch (error) {
    throw relocate(error, inFile(join(root, path)));
  }
}

function nothingToMeasure(found: readonly EcosystemSuites[]): UserError {
  const ecosystems = found.map(({ ecosystem }) => ecosystem);
  const examined = ecosystems.length === 0 ? ECOSYSTEMS : ecosystems;
  // A terminal shows no Markdown.
  const lookedFor = examined.flatMap(({ title, tools }) =>
    tools.map(({ name, foundBy }) => `${title}, ${name}: ${foundBy.replaceAll('`', '')}`),
  );
  return userError('no-benchmark-found', about('init'), {
    ecosystems: ecosystems.map(({ title }) => title),
    lookedFor,
  });
}
