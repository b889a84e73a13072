// Renders the two files that `init` writes: a plan in, YAML out. The configuration must work as it is, and its comments must be clear
// without the documentation. The workflow has one job, which measures and judges a pull request with as few permissions as possible.

import { stringify } from 'yaml';
import { COUNTED_METRIC } from '../model/counts.ts';
import { hasCpuTimeInRounds } from '../model/cpu-time.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import { EVENTS, renderFirstWeek } from './first-week.ts';
import { type CountPlan, FIRST_GATE, type GateNames, type GatePlan, type PlannedCommand, WORKFLOWS } from './gates.ts';
import { renderLayoutKey } from './layout-knob.ts';
import { CHECKOUT, UPLOAD_ARTIFACT } from './pins.ts';
import { type BudgetLine, makeBudget, type Pin, type ProfileRecipe, type Suite, type WorkflowStep } from './suite.ts';

export function renderConfiguration(
  plan: GatePlan,
  { maxMinutes, uses, warnUntil = null }: Pick<WorkflowOptions, 'maxMinutes' | 'uses' | 'warnUntil'>,
): string {
  const { format, workingDirectory, setup, run, outputFile, budgets, notes, checks, profiled } = plan;
  const isFiltered = run.some(({ command }) => command.includes('BENCH_REFEREE_FILTER'));
  const schema = actionFileUrl(uses, 'docs/configuration.schema.json', { isRaw: true });
  const lines = [
    '# How bench-referee measures this repository, and how much slower a pull request may make it.',
    '# The file of the base commit applies, so no pull request can relax its own gate.',
    // For editors, at the version that the workflow runs.
    ...(schema === null ? [] : [`# yaml-language-server: $schema=${schema}`]),
    '',
    ...plan.suites.map(({ tool, evidence }) => `# Found: ${evidence} (${tool}).`),
    ...plan.others.flatMap(renderOtherSuite),
    '',
    ...(workingDirectory === null ? [] : entry('working-directory', [workingDirectory])),
    ...(setup.length === 0 ? [] : ['# Runs once on base and once on head, before the first round.']),
    ...entry('setup', setup.length === 0 ? [] : [setup.join('\n')]),
    ...notes.map((note) => `# ${note}`),
    ...checks.map((check) => `# Please check: ${check}`),
    ...(isFiltered
      ? ['# The gate sets BENCH_REFEREE_FILTER, to run only the benchmarks that are still undecided.']
      : []),
    ...renderRun(plan),
    ...entry('format', [format]),
    ...(outputFile === null ? [] : entry('output-file', [outputFile])),
    ...(plan.isOneThread === null ? [] : [plan.isOneThread ? ONE_PROCESSOR : SEVERAL_THREADS]),
    '',
    '# A round runs the command once on base and once on head. Measuring ends as soon as everything is decided.',
    'rounds: 6..30',
    '# For all measuring after setup. Anything still undecided by then does not fail the check.',
    `max-minutes: ${maxMinutes}`,
    '# To find the commit that broke a budget, in at most ten more minutes (raise the timeout of the job, too):',
    '# bisect-minutes: 10',
    ...renderLayoutKey([...setup, ...run.map(({ command }) => command)]),
    ...(hasCpuTime(plan) ? renderCpuTimeKey() : []),
    ...(profiled === null ? [] : renderProfileKey(profiled)),
    '',
    ...renderBudgets(budgets),
    ...(warnUntil === null ? [] : renderFirstWeek(budgets, warnUntil, scalar)),
    ...(plan.counted === null ? [] : renderCountKeys(plan.counted, budgets, format)),
  ];
  return `${lines.join('\n')}\n`;
}

/** `run`, and the files that decide whether there is anything to measure. */
function renderRun({ run, paths }: GatePlan): readonly string[] {
  const [first, ...others] = run;
  const isOne = others.length === 0 && first?.folder === null;
  const isPlain = run.every(({ folder, dependsOn }) => folder === null && dependsOn.length === 0);
  const texts = run.map(({ command }) => command);
  const hasFiles = run.some(({ dependsOn }) => dependsOn.length > 0);
  return [
    ...(hasFiles ? ['# A program is left out if it and all files of depends-on are the same on both sides.'] : []),
    ...(isOne || isPlain ? entry('run', texts) : ['run:', ...run.flatMap(renderCommand)]),
    ...(isOne ? renderFiles('depends-on', first.dependsOn) : []),
    ...(paths.length === 0
      ? []
      : ['# Nothing is measured if only these files change. No benchmark may read one of them.']),
    ...renderFiles('paths', paths),
  ];
}

function renderCommand({ name, command, folder, dependsOn }: PlannedCommand): readonly string[] {
  const keys = [
    ...(name === null ? [] : entry('name', [name])),
    ...entry('command', [command]),
    ...(folder === null ? [] : entry('working-directory', [folder === '' ? '.' : folder])),
    ...renderFiles('depends-on', dependsOn),
  ];
  return keys
    .join('\n')
    .split('\n')
    .map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`);
}

function renderFiles(key: string, patterns: readonly string[]): readonly string[] {
  return patterns.length === 0 ? [] : [`${key}: [${patterns.map((pattern) => JSON.stringify(pattern)).join(', ')}]`];
}

const ONE_PROCESSOR = 'cpus: one # less noise; delete this line if a benchmark needs several threads';
const SEVERAL_THREADS = '# cpus: one # less noise, but a benchmark seems to use several threads';
/** The gate can measure CPU time with these commands as they are. */
function hasCpuTime({ format, run }: GatePlan): boolean {
  return hasCpuTimeInRounds(format) || run.every(({ command }) => command.includes(ITERATIONS));
}

const ITERATIONS = 'BENCH_REFEREE_ITERATIONS';

function renderCpuTimeKey(): readonly string[] {
  return [
    `# To let CPU time decide what a busy machine leaves undecided (${ownFileUrl('docs/counts.md')}#cpu-time):`,
    '# count: cpu-time',
  ];
}

function renderProfileKey({ command, otherwise }: ProfileRecipe): readonly string[] {
  return [
    `# To name the functions that got slower. It needs the profiler (${ownFileUrl('docs/profiles.md')}):`,
    '# profile:',
    ...entry('command', [command]).map((line) => `#   ${line}`),
    ...(otherwise === null ? [] : [`# ${otherwise.when}: ${otherwise.command}`]),
  ];
}

function renderBudgets(budgets: readonly BudgetLine[]): readonly string[] {
  const lines = budgets.flatMap(({ metric, maxRegression, comment }) => [
    `  - metric: ${scalar(metric)}`,
    `    max-regression: ${maxRegression} # ${comment}`,
  ]);
  return ['budgets:', ...lines];
}

const INSTRUCTIONS = makeBudget(COUNTED_METRIC, '1%', 'hardly varies, so a small change is found');

/** Comments with the keys that count instructions, in place of those of the file. */
function renderCountKeys(
  { setup, run, isTimed }: CountPlan,
  budgets: readonly BudgetLine[],
  format: string,
): readonly string[] {
  const keys = [
    ...entry('setup', setup.length === 0 ? [] : [setup.join('\n')]),
    ...entry('run', run),
    'count: instructions',
    ...(isTimed ? [] : ['measure: counts']),
    ...renderBudgets(isTimed ? [...budgets, INSTRUCTIONS] : [INSTRUCTIONS]),
  ];
  return [
    '',
    `# To find changes of 1 %, count instructions ${isTimed ? 'as well' : 'in place of times'}. It needs Linux and Valgrind: a step`,
    '# "sudo apt-get install --yes valgrind" in the workflow, and these keys in place of those above.',
    ...(format === 'command' ? ['# Not for a program that repeats its work until a time is over.'] : []),
    ...keys
      .join('\n')
      .split('\n')
      .map((line) => `#   ${line}`),
  ];
}

/** Comments that can be copied into another gate. */
function renderOtherSuite({ evidence, tool, format, commands, folder }: Suite): readonly string[] {
  return [
    `# Also found, but not in this gate, which reads one format: ${evidence} (${tool}, format: ${format}).`,
    ...commands.map((command) => `#   ${folder === '' ? '' : `in ${folder}: `}${command}`),
  ];
}

interface WorkflowOptions {
  readonly names: GateNames;
  /** The action. If it is pinned by a commit, a comment with its version follows. */
  readonly uses: string;
  /** Task for a person before the workflow can run. */
  readonly todo: string | null;
  readonly steps: readonly WorkflowStep[];
  /** The limit of the configuration. The whole job gets more. */
  readonly maxMinutes: number;
  /** Last day on which a broken limit only warns. Null: it fails from the first day on. */
  readonly warnUntil?: string | null;
}

/** The checkout, the toolchains and two setups take time, too. */
const EXTRA_MINUTES = 25;

export function renderWorkflow({ names, uses, todo, steps, maxMinutes }: WorkflowOptions): string {
  const { check, job, config } = names;
  return `# Measures base and head of each pull request on the same runner, and fails the check when head is slower than
# ${config} allows.
name: ${check}

${EVENTS}

permissions: {}

# A new push cancels the run of the previous one.
concurrency:
  group: ${check}-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  # In the branch rules, require the check "${check}", which this job creates. If you accept pull requests from
  # forks, require the job "${job}" instead, because their token cannot create a check.
  ${job}:
    name: ${job}
    runs-on: ubuntu-latest
    timeout-minutes: ${maxMinutes + EXTRA_MINUTES}
    permissions:
      contents: read # to check out and to fetch the base commit
      pull-requests: write # to comment
      checks: write # to create the check run
    steps:
      - uses: ${formatPin(CHECKOUT)}
        with:
          persist-credentials: false # the benchmark is code of the pull request
${steps.map(renderStep).join('')}${todo === null ? '' : `      # TODO: ${todo}\n`}      - uses: ${uses}
        id: gate
${renderInputs(names)}      # The report with charts and flame graphs, on the page of the run, to which the comment links.
      - uses: ${formatPin(UPLOAD_ARTIFACT)}
        if: always() && steps.gate.outputs.report-html != ''
        with:
          name: ${check}-report
          path: \${{ steps.gate.outputs.report-html }}
`;
}

/** Pins the commits of all actions, so that a workflow can name tags (gh-actions-lock). */
export const ACTIONS_LOCK = `${WORKFLOWS}/actions.lock`;

/** The workflow with tags in place of commits. */
export function nameTags(workflow: string): string {
  return workflow.replaceAll(/(\buses: \S+)@[0-9a-f]{40} # (v\S+)/g, '$1@$2');
}

/** A gate that is not the first one has its own name and file. */
function renderInputs({ check, config }: GateNames): string {
  const own = config === FIRST_GATE.config ? [] : [`name: ${check}`, `config: ${config}`];
  const comment = 'comment: on-change # no comment as long as nothing changes';
  return ['        with:', ...[...own, comment].map((line) => `          ${line}`), ''].join('\n');
}

function renderStep(step: WorkflowStep): string {
  const comment = step.comment === undefined ? '' : ` # ${step.comment}`;
  if ('run' in step) return `      - run: ${scalar(step.run, '        ')}${comment}\n`;
  const given = Object.entries(step.with).map(
    ([key, value]) => `          ${key}: ${value === 'false' ? value : scalar(value, '          ')}\n`,
  );
  const head = `      - uses: ${formatPin(step.uses)}${comment}\n`;
  return given.length === 0 ? head : `${head}        with:\n${given.join('')}`;
}

function formatPin({ action, sha, version }: Pin): string {
  return `${action}@${sha} # ${version}`;
}

/** Quoted if necessary, and on one line unless the value has several. `indent` is that of the line on which it starts. */
export function scalar(text: string, indent = ''): string {
  // Stringify it as the value of a key, because the lines of a block below a key are indented.
  const written = stringify({ key: text }, { lineWidth: 0 }).trimEnd().slice('key: '.length);
  return written.replaceAll(/\n(?=.)/g, `\n${indent}`);
}

/** The lines of `key: value`, or of a list if there are several values. Empty if there is none. */
export function entry(key: string, values: readonly string[]): readonly string[] {
  const [only] = values;
  if (only === undefined) return [];
  if (values.length === 1) return [`${key}: ${scalar(only)}`];
  return [`${key}:`, ...values.map((value) => `  - ${scalar(value, '  ')}`)];
}

/** The owner in examples, which nobody can run. */
export const PLACEHOLDER_OWNER = 'OWNER';

/** A file of the version that the workflow names. Null for an action in the repository itself, and for an unknown owner. */
export function actionFileUrl(uses: string, path: string, { isRaw }: { isRaw: boolean }): string | null {
  const [, owner, name, ref] = /^([\w.-]+)\/([\w.-]+)(?:\/[\w./-]*)?@([\w./-]+)/.exec(uses) ?? [];
  if (owner === undefined || owner === PLACEHOLDER_OWNER) return null;
  return isRaw
    ? `https://raw.githubusercontent.com/${owner}/${name}/${ref}/${path}`
    : `https://github.com/${owner}/${name}/blob/${ref}/${path}`;
}
