// What `init` prints at the end: what has to be done first, what it found and wrote, and the next steps. A plan and the
// files in, lines of text out.

import { actionFileUrl } from '../init/action.ts';
import type { GatePlan } from '../init/gate-plan.ts';
import { FIRST_GATE, type GateNames, WORKFLOWS } from '../init/gates.ts';
import type { OtherTool } from '../init/other-tools.ts';
import type { Suite } from '../init/suite.ts';
import type { OwnAction } from './own-action.ts';

export interface InitFile {
  readonly path: string;
  /** Content to write. Null: the file exists and stays unchanged. */
  readonly text: string | null;
}

export interface InitResult {
  readonly plan: GatePlan;
  /** The workflow and the configuration. */
  readonly files: readonly InitFile[];
  readonly action: OwnAction;
  readonly names: GateNames;
  readonly otherTools: readonly OtherTool[];
}

export function summarise({ plan, files, action, names, otherTools }: InitResult): readonly string[] {
  const written = files.filter(({ text }) => text !== null).map(({ path }) => path);
  const kept = files.filter(({ text }) => text === null).map(({ path }) => path);
  const sections: readonly Section[] = [
    ['TODO before the workflow can run', listTodo(action, written)],
    ['found', plan.suites.map(describeSuite)],
    ['found too, and left out, because a gate reads one format', listOthers(plan)],
    ['another tool measures here already', otherTools.flatMap((tool) => describeOtherTool(tool, action))],
    ['wrote', written],
    ['left as it was', kept.map((path) => `${path}, which is there already`)],
    ['please read', [...listNotes(plan), ...(written.length === 0 ? [ANOTHER_GATE] : [])]],
    ['next', listNextSteps(names)],
  ];
  const full = sections.filter(([, lines]) => lines.length > 0);
  return full.flatMap(([title, lines], index) => [
    ...(index === 0 ? [] : ['']),
    title,
    ...lines.map((line) => `  ${line}`),
  ]);
}

type Section = readonly [title: string, lines: readonly string[]];

const ANOTHER_GATE = 'The repository has this gate. For a second one beside it: init --name NAME';

function listTodo({ uses, todo }: OwnAction, written: readonly string[]): readonly string[] {
  const workflow = written.find((path) => path.startsWith(`${WORKFLOWS}/`));
  if (todo === null || workflow === undefined) return [];
  return [`In ${workflow}, in "uses: ${uses}":`, todo];
}

function describeSuite({ evidence, tool }: Suite): string {
  return `${evidence} (${tool})`;
}

function listOthers({ others }: GatePlan): readonly string[] {
  if (others.length === 0) return [];
  return [...others.map(describeSuite), 'For a gate of their own: init --name NAME'];
}

function describeOtherTool({ name, path, section, advice }: OtherTool, { uses }: OwnAction): readonly string[] {
  const page = 'docs/migrating.md';
  const url = actionFileUrl(uses, page, { isRaw: false }) ?? page;
  return [`${name}, in ${path}`, ...[...advice, `More: ${url}#${section}`].map((line) => `  ${line}`)];
}

/** Returns the notes of a gate that measures less than single benchmarks, or whose command was tried. */
function listNotes({ format, suites, notes }: GatePlan): readonly string[] {
  return format === 'command' || suites.some(({ tool }) => tool === 'the command') ? notes : [];
}

function listNextSteps({ config }: GateNames): readonly string[] {
  const program = process.argv[1]?.endsWith('.js') ? `node ${process.argv[1]}` : 'bench-referee';
  const flag = config === FIRST_GATE.config ? '' : ` --config ${config}`;
  return [
    `${program} check${flag}    # measures your uncommitted changes against the commit before them`,
    `${program} doctor${flag}   # says how much noise there is, and which budgets it can hold`,
  ];
}
