// What `init` prints at the end: what has to be done first, what it found and wrote, and the next steps. A plan and the
// files in, lines of text out.

import { FIRST_GATE, type GateNames, type GatePlan, WORKFLOWS } from '../init/gates.ts';
import type { OtherTool } from '../init/other-tools.ts';
import type { Suite } from '../init/suite.ts';
import { actionFileUrl } from '../init/written-files.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import type { OwnAction } from './own-action.ts';

export interface InitFile {
  readonly path: string;
  /** Null: the file exists and stays unchanged. */
  readonly text: string | null;
}

interface InitResult {
  readonly plan: GatePlan;
  readonly files: readonly InitFile[];
  readonly action: OwnAction;
  readonly names: GateNames;
  readonly otherTools: readonly OtherTool[];
  readonly program: string;
  readonly maxMinutes: number;
}

export function summarise(result: InitResult): readonly string[] {
  const { plan, files, action, names, otherTools, program, maxMinutes } = result;
  const written = files.filter(({ text }) => text !== null).map(({ path }) => path);
  const kept = files.filter(({ text }) => text === null).map(({ path }) => path);
  const furtherGate = `${program} init --name NAME`;
  const sections: readonly Section[] = [
    ['TODO before the workflow can run', listTodo(action, written)],
    ['found', plan.suites.map(describeSuite)],
    ['found too, and left out, because a gate reads one format', listOthers(plan, furtherGate)],
    ['another tool measures here already', otherTools.flatMap((tool) => describeOtherTool(tool, action))],
    ['wrote', written],
    ['left as it was', kept.map((path) => `${path}, which is there already`)],
    ['please read', [...listNotes(plan), ...(written.length === 0 ? [describeExisting(furtherGate)] : [])]],
    ['what a run costs', written.includes(names.config) ? describeCost(maxMinutes) : []],
    ['next', listNextSteps(names, program)],
  ];
  const full = sections.filter(([, lines]) => lines.length > 0);
  return full.flatMap(([title, lines], index) => [
    ...(index === 0 ? [] : ['']),
    title,
    ...lines.map((line) => `  ${line}`),
  ]);
}

type Section = readonly [title: string, lines: readonly string[]];

function listTodo({ uses, todo }: OwnAction, written: readonly string[]): readonly string[] {
  const workflow = written.find((path) => path.startsWith(`${WORKFLOWS}/`));
  if (todo === null || workflow === undefined) return [];
  return [`In ${workflow}, in "uses: ${uses}":`, todo];
}

function listOthers({ others }: GatePlan, furtherGate: string): readonly string[] {
  return others.length === 0 ? [] : [...others.map(describeSuite), `For a gate of their own: ${furtherGate}`];
}

function describeExisting(furtherGate: string): string {
  return `The repository has this gate. For a second one beside it: ${furtherGate}`;
}

function describeSuite({ evidence, tool }: Suite): string {
  return `${evidence} (${tool})`;
}

function describeOtherTool({ name, path, section, advice }: OtherTool, { uses }: OwnAction): readonly string[] {
  const url = actionFileUrl(uses, 'docs/migrating.md', { isRaw: false }) ?? ownFileUrl('docs/migrating.md');
  return [`${name}, in ${path}`, ...[...advice, `More: ${url}#${section}`].map((line) => `  ${line}`)];
}

/** The notes of a gate that measures less than single benchmarks, or whose command was tried. */
function listNotes({ format, suites, notes }: GatePlan): readonly string[] {
  return format === 'command' || suites.some(({ tool }) => tool === 'the command') ? notes : [];
}

function describeCost(maxMinutes: number): readonly string[] {
  return [
    'It runs the benchmarks 14 to 62 times: 1 to 5 minutes if they take 5 s. The log says more after the first two.',
    `It takes at most ${maxMinutes} minutes after setup. What makes it shorter: ${ownFileUrl('docs/slow-suites.md')}`,
  ];
}

function listNextSteps({ config }: GateNames, program: string): readonly string[] {
  const flag = config === FIRST_GATE.config ? '' : ` --config ${config}`;
  return [
    `${program} check${flag}    # measures your uncommitted changes against the commit before them`,
    `${program} doctor${flag}   # says how much noise there is, and which budgets it can hold`,
  ];
}
