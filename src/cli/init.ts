// The command `init`: examines the repository, writes a workflow and a configuration that work without changes, and
// lists what it found, what it wrote and the next steps. It asks no questions, runs no code of the repository, and
// changes no existing file.

import { join } from 'node:path';
import { relocate, type UserError, userError, userErrorOf } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { commandSuite } from '../init/command.ts';
import { renderConfiguration } from '../init/configuration.ts';
import { type GatePlan, planOf } from '../init/gate-plan.ts';
import { ECOSYSTEMS, type EcosystemSuites, findSuites } from '../init/index.ts';
import type { Tree } from '../init/tree.ts';
import { renderWorkflow } from '../init/workflow.ts';
import { about, inFile } from '../model/location.ts';
import { parseInitArgs } from '../settings/command-line.ts';
import { DEFAULTS } from '../settings/schema.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { type OwnAction, ownAction } from './own-action.ts';
import { READ_LIMIT_BYTES, readTree, rootOf, WORKFLOWS } from './read-tree.ts';

export async function init(argv: readonly string[]): Promise<number> {
  const { command, uses } = parseInitArgs(argv);
  const host = makeTerminalHost();
  const root = await rootOf(host);
  const tree = await readTree(host, root);
  const found = findSuites(tree);
  const suites = found.flatMap((one) => one.suites);
  const plan = planOf(command === null ? suites : [commandSuite(command, suites)]);
  if (plan === null) throw nothingToMeasure(found);
  if (command !== null && tree.has(DEFAULTS.config)) throw userError('already-configured', inFile(DEFAULTS.config), {});
  const action = uses === null ? await ownAction(host) : { uses, isPinned: true };
  const files = filesOf(tree, plan, action);
  const fresh = files.filter(({ text }) => text !== null);
  for (const { path } of fresh) await refuseExisting(host, root, path);
  for (const { path, text } of fresh) await write(host, join(root, path), text ?? '');
  process.stdout.write(`${summary(plan, files, { ...action, program: quoteShellWords(host.program) }).join('\n')}\n`);
  return 0;
}

interface InitFile {
  readonly path: string;
  /** Content to write. Null: the file exists and stays unchanged. */
  readonly text: string | null;
}

function filesOf(tree: Tree, plan: GatePlan, { uses }: OwnAction): readonly InitFile[] {
  const gate = tree.paths.find(
    (path) =>
      path.startsWith(`${WORKFLOWS}/`) && /\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/.test(tree.text(path) ?? ''),
  );
  const hasConfiguration = tree.has(DEFAULTS.config);
  const workflow = { uses, steps: plan.steps, maxMinutes: MAX_MINUTES };
  return [
    gate === undefined ? { path: freePath(tree), text: renderWorkflow(workflow) } : { path: gate, text: null },
    { path: DEFAULTS.config, text: hasConfiguration ? null : renderConfiguration(plan, workflow) },
  ];
}

/** Time limit of the workflow: enough for most suites, and an acceptable time to wait. */
const MAX_MINUTES = 20;

/** Lines about the time of a run, for the rounds and the time limit that `init` writes. */
const COST = [
  'It runs the benchmarks 14 to 62 times: 1 to 5 minutes if they take 5 s. The log says more after the first two.',
  `It takes at most ${MAX_MINUTES} minutes after setup. docs/slow-suites.md says what makes it shorter.`,
];

/** Returns `bench-referee.yml`, or a name with a number if that one is in use. */
function freePath(tree: Tree): string {
  for (let number = 1; ; number += 1) {
    const name = `${WORKFLOWS}/bench-referee${number === 1 ? '' : `-${number}`}`;
    if (!['yml', 'yaml'].some((ending) => tree.has(`${name}.${ending}`))) return `${name}.yml`;
  }
}

/** Refuses to overwrite a file. The listing of the tree does not have existing files that git ignores. */
async function refuseExisting(host: Host, root: string, path: string): Promise<void> {
  if ((await host.files.read(join(root, path), READ_LIMIT_BYTES)) === null) return;
  throw userError('ignored-file-exists', inFile(path), {});
}

async function write(host: Host, path: string, text: string): Promise<void> {
  try {
    await host.files.write(path, text);
  } catch (error) {
    const known = userErrorOf(error);
    throw known === null ? error : relocate(known, inFile(path));
  }
}

function nothingToMeasure(found: readonly EcosystemSuites[]): UserError {
  const ecosystems = found.map(({ ecosystem }) => ecosystem);
  const examined = ecosystems.length === 0 ? ECOSYSTEMS : ecosystems;
  return userError('no-benchmark-found', about('init'), {
    ecosystems: ecosystems.map(({ title }) => title),
    lookedFor: examined.map(({ title, lookedFor }) => `${title}: ${lookedFor}`),
  });
}

/** How a workflow and a command line name this program. */
interface OwnNames extends OwnAction {
  readonly program: string;
}

function summary(plan: GatePlan, files: readonly InitFile[], { uses, isPinned, program }: OwnNames): readonly string[] {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const written = files.filter(({ text }) => text !== null).map(({ path }) => path);
  const kept = files.filter(({ text }) => text === null).map(({ path }) => `${path}, which is there already`);
  const remarks = [
    ...(plan.format === 'command' ? plan.notes : []),
    ...(isPinned
      ? []
      : [`"uses: ${uses}" in the workflow is not pinned: give the action as --uses OWNER/bench-referee@SHA.`]),
  ];
  return [
    ...list(
      'found',
      plan.suites.map(({ evidence, tool }) => `${evidence} (${tool})`),
    ),
    ...list(
      'found too, and left out, because a gate reads one format',
      plan.others.map(({ evidence, tool }) => `${evidence} (${tool})`),
    ),
    ...list('wrote', written),
    ...list('left as it was', kept),
    ...list('please read', remarks),
    ...list('what a run costs', written.includes(DEFAULTS.config) ? COST : []),
    ...list('next', [
      `${program} check    # measures your uncommitted changes against the commit before them`,
      `${program} doctor   # says how much noise there is, and which budgets it can hold`,
    ]).slice(0, -1),
  ];
}
