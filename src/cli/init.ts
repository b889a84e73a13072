// The command `init`: examines the repository, which is what git lists and the texts that the ecosystems need, writes a workflow and
// a configuration, and lists what it found, what it wrote and the next steps. It asks no questions, and changes no existing file. The
// only code of the repository that it runs is the command that the user named, and with `--try` or in a terminal what it wrote.

import { join } from 'node:path';
import { recoverFrom, UserError, userError } from '../errors.ts';
import { cleanText } from '../formats/plain-text.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { commandSuite } from '../init/command.ts';
import { describeCost } from '../init/cost.ts';
import { findEndOfFirstWeek } from '../init/first-week.ts';
import {
  FIRST_GATE,
  findFormatsInUse,
  findGate,
  type GateNames,
  type GatePlan,
  isGateFile,
  nameGate,
  planOf,
  WORKFLOWS,
} from '../init/gates.ts';
import { ECOSYSTEMS, findSuites, isEcosystemFile } from '../init/index.ts';
import { findOtherTools, type OtherTool } from '../init/other-tools.ts';
import { renderProposals } from '../init/proposals.ts';
import type { Ecosystem, Suite } from '../init/suite.ts';
import { isBelow, type Tree } from '../init/tree.ts';
import { ACTIONS_LOCK, actionFileUrl, nameTags, renderConfiguration, renderWorkflow } from '../init/written-files.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about, inFile } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { parseArgs } from '../settings/command-line.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { tryCommand } from './init-results.ts';
import { moveSystemErrors } from './out.ts';
import { leaveTag, type OwnAction, ownAction } from './own-action.ts';
import { findClone } from './read-config.ts';
import { tryGate } from './try-gate.ts';

export async function init(argv: readonly string[]): Promise<number> {
  const { script: command, name, uses, try: isAsked } = parseArgs('init', argv);
  const host = makeTerminalHost();
  const { root, folder, answer } = await findClone(host);
  if (root === null) throw userError('not-in-a-clone', about('init'), { folder: host.folder, answer });
  const tree = await readTree(host, root);
  const names = nameGate(name);
  const targets = targetsOf(tree, names);
  if (command !== null && tree.has(targets.config)) throw userError('already-configured', inFile(targets.config), {});
  const found = findSuites(tree);
  const all = found.flatMap((one) => one.suites);
  const suites =
    command !== null
      ? [commandSuite(command, all, await tryCommand(host, root, command))]
      : name === null
        ? all
        : selectFurtherSuites(tree, all, folder);
  const planned = planOf(suites, command === null ? tree : null);
  if (planned === null) throw makeNothingFoundError(found.map(({ ecosystem }) => ecosystem));
  const isLocked = tree.has(ACTIONS_LOCK);
  const own = uses === null ? await ownAction(host) : { uses, todo: null };
  const action = isLocked ? leaveTag(own) : own;
  const warnUntil = findEndOfFirstWeek(host.clock.today());
  const optionsFor = ({ steps, cost: { maxMinutes } }: GatePlan) => ({
    ...action,
    names,
    steps,
    maxMinutes,
    warnUntil,
  });
  const isTried = (isAsked || isInTerminal()) && !tree.has(targets.config);
  const text = renderConfiguration(planned, optionsFor(planned));
  const { plan, lines: tried } = isTried
    ? await tryGate(host, planned, text, targets.config)
    : { plan: planned, lines: [] };
  const options = optionsFor(plan);
  const files = [
    { path: targets.workflow, text: isLocked ? nameTags(renderWorkflow(options)) : renderWorkflow(options) },
    {
      path: targets.config,
      text: renderConfiguration(plan, options) + (command === null ? renderProposals(tree) : ''),
    },
  ];
  const fresh = files.filter(({ path }) => !tree.has(path));
  await writeNew(host, root, fresh);
  const otherTools = name === null ? findOtherTools(tree) : [];
  const program = quoteShellWords(host.program);
  const written = fresh.map(({ path }) => path);
  const kept = Object.values(targets).filter(tree.has);
  const lines = summarise({ plan, tried, written, kept, action, names, otherTools, program, isLocked });
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

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

/** The suites below the current folder, without the formats that other gates read if there are others. */
function selectFurtherSuites(tree: Tree, suites: readonly Suite[], folder: string): readonly Suite[] {
  const inUse = findFormatsInUse(tree);
  const near = suites.filter((suite) => isBelow(`${suite.folder}/`, folder));
  const further = near.filter(({ format, benchmarks }) => benchmarks > 0 && !inUse.has(format));
  return further.length > 0 ? further : near;
}

async function writeNew(host: Host, root: string, files: readonly { path: string; text: string }[]): Promise<void> {
  // None is written if one exists. The listing of the tree does not have existing files that git ignores.
  for (const { path } of files)
    if ((await host.files.read(join(root, path), READ_LIMIT_BYTES)) !== null)
      throw userError('ignored-file-exists', inFile(path), {});
  for (const { path, text } of files) {
    const target = join(root, path);
    await moveSystemErrors(inFile(target), host.files.write(target, text));
  }
}

function makeNothingFoundError(ecosystems: readonly Ecosystem[]): UserError {
  const examined = ecosystems.length === 0 ? ECOSYSTEMS : ecosystems;
  // A terminal shows no Markdown.
  const lookedFor = examined.flatMap(({ title, tools }) =>
    tools.map(({ name, foundBy }) => `${title}, ${name}: ${foundBy.replaceAll('`', '')}`),
  );
  const titles = ecosystems.map(({ title }) => title);
  return userError('no-benchmark-found', about('init'), { ecosystems: titles, lookedFor });
}

/** Handwritten files are smaller. */
const READ_LIMIT_BYTES = 512 * 1024;

const MAX_FILES_READ = 20_000;

/** Ignored files, such as build output, are left out. */
export async function readTree(host: Host, root: string): Promise<Tree> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { exitCode, stdout, stderr } = await host.git(list, { folder: root });
  if (exitCode !== 0) throw userError('files-not-listed', about('git'), { folder: root, answer: stderr.trim() });
  // During a merge git lists a conflicting file several times.
  const all = new Set(stdout.split('\0').filter((path) => path !== ''));
  const paths = [...all].sort();
  const wanted = paths.filter((path) => isEcosystemFile(path) || isGateFile(path));
  // A file near the root says more about the whole repository.
  const depth = (path: string) => path.split('/').length;
  const read = wanted.sort((a, b) => depth(a) - depth(b)).slice(0, MAX_FILES_READ);
  if (read.length < wanted.length) {
    const counts = { found: wanted.length, read: read.length };
    const warning = makeWarning('source-files-left-out', about('init'), counts);
    host.log.warning(formatDiagnosticLine(warning));
  }
  const texts = new Map<string, string>();
  for (const path of read) {
    // Links and very large files say nothing about benchmarks.
    const text = await host.files.read(join(root, path), READ_LIMIT_BYTES).catch(recoverFrom(UserError, () => null));
    if (text !== null) texts.set(path, cleanText(text));
  }
  return { paths, has: (path) => all.has(path), text: (path) => texts.get(path) ?? null };
}

/** Whether somebody sees what it does, and can stop it. */
function isInTerminal(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

interface InitResult {
  readonly plan: GatePlan;
  /** Empty: nothing was tried. */
  readonly tried: readonly string[];
  readonly written: readonly string[];
  /** Files that exist and stay unchanged. */
  readonly kept: readonly string[];
  readonly action: OwnAction;
  readonly names: GateNames;
  readonly otherTools: readonly OtherTool[];
  readonly program: string;
  /** The repository has a lock file of actions. */
  readonly isLocked: boolean;
}

function summarise(result: InitResult): readonly string[] {
  const { plan, tried, written, kept, action, names, otherTools, program, isLocked } = result;
  const locked = isLocked && written.length > 0 ? [`${ACTIONS_LOCK} needs the actions of the new workflow.`] : [];
  const furtherGate = `${program} init --name NAME`;
  const existing = `The repository already has this gate. For a second one: ${furtherGate}`;
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['TODO before the workflow can run', listTodo(action, written)],
    ['found', plan.suites.map(describeSuite)],
    ['also found, but left out, because a gate reads one format', listOthers(plan, furtherGate)],
    ['another tool already measures here', otherTools.flatMap((tool) => describeOtherTool(tool, action))],
    ['wrote', written],
    ['tried in a clone', tried],
    ['left as it was', kept.map((path) => `${path}, which is already there`)],
    ['please read', [...listNotes(plan), ...locked, ...(written.length === 0 ? [existing] : [])]],
    ['what a run costs', written.includes(names.config) ? describeCost(plan.cost) : []],
    ['next', listNextSteps(names, program)],
  ];
  const full = sections.filter(([, lines]) => lines.length > 0);
  return full.flatMap(([title, lines]) => ['', title, ...lines.map((line) => `  ${line}`)]).slice(1);
}

function listTodo({ uses, todo }: OwnAction, written: readonly string[]): readonly string[] {
  const workflow = written.find((path) => path.startsWith(`${WORKFLOWS}/`));
  if (todo === null || workflow === undefined) return [];
  return [`In ${workflow}, in "uses: ${uses}":`, todo];
}

function listOthers({ others }: GatePlan, furtherGate: string): readonly string[] {
  return others.length === 0 ? [] : [...others.map(describeSuite), `For a separate gate: ${furtherGate}`];
}

function describeSuite({ evidence, tool }: Suite): string {
  return `${evidence} (${tool})`;
}

function describeOtherTool({ name, path, section, advice }: OtherTool, { uses }: OwnAction): readonly string[] {
  const url = actionFileUrl(uses, 'docs/migrating.md', { isRaw: false }) ?? ownFileUrl('docs/migrating.md');
  return [`${name}, in ${path}`, ...[...advice, `More: ${url}#${section}`].map((line) => `  ${line}`)];
}

/** The notes of a gate that measures less than single benchmarks, or whose command was tried. */
function listNotes({ format, suites, notes, checks }: GatePlan): readonly string[] {
  return [...(format === 'command' || suites.some(({ tool }) => tool === 'the command') ? notes : []), ...checks];
}

function listNextSteps({ config }: GateNames, program: string): readonly string[] {
  const flag = config === FIRST_GATE.config ? '' : ` --config ${config}`;
  return [
    `${program} check${flag}    # measures your uncommitted changes against the commit before them`,
    `${program} doctor${flag}   # shows the noise of this machine, and proposes budgets`,
  ];
}
