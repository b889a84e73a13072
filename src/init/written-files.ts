// Renders the configuration file that `init` writes: a plan in, commented YAML out. The file must work as it is.

import { stringify } from 'yaml';
import { COUNTED_METRIC } from '../model/counts.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import { type CountPlan, FIRST_GATE, type GateNames, type GatePlan } from './gates.ts';
import { CHECKOUT } from './pins.ts';
import type { BudgetLine, ProfileRecipe, Suite, WorkflowStep } from './suite.ts';

/** Comments in the written file. They must be clear without the documentation. */
const ROUNDS = 'Rounds of one invocation on each side; measuring ends as soon as everything is decided.';
const MINUTES = 'For all measuring after setup. What is undecided by then is inconclusive, which does not fail.';

const BISECT =
  'To find the commit that broke a budget, for at most ten more minutes after the verdict, with a longer timeout of the job:';
const PROFILE = `To name the functions that got slower, after the verdict, if its profiler is installed (${ownFileUrl('docs/profiles.md')}):`;
const FIRST_WEEKS = 'For the first weeks: "level: warn" shows what is broken and fails nothing.';
const FILTERED = 'BENCH_REFEREE_FILTER is set by the gate, to measure again only what is still undecided.';

interface ConfigurationOptions {
  readonly maxMinutes: number;
  readonly uses: string;
}

export function renderConfiguration(plan: GatePlan, { maxMinutes, uses }: ConfigurationOptions): string {
  const { format, workingDirectory, setup, run, outputFile, budgets, notes, profiled } = plan;
  const filters = run.some((command) => command.includes('BENCH_REFEREE_FILTER'));
  const lines = [
    '# How bench-referee measures this repository, and what a pull request may cost.',
    '# On a pull request the file of the base commit counts, so no pull request can relax its own gate.',
    ...schemaLine(uses),
    '',
    ...plan.suites.map(({ tool, evidence }) => `# Found: ${evidence} (${tool}).`),
    ...plan.others.flatMap(renderOtherSuite),
    '',
    ...(workingDirectory === null ? [] : entry('working-directory', [workingDirectory])),
    ...(setup.length === 0 ? [] : ['# Once in each of the two trees, before the first round.']),
    ...entry('setup', setup.length === 0 ? [] : [setup.join('\n')]),
    ...notes.map((note) => `# ${note}`),
    ...(filters ? [`# ${FILTERED}`] : []),
    ...entry('run', run),
    ...entry('format', [format]),
    ...(outputFile === null ? [] : entry('output-file', [outputFile])),
    '',
    `# ${ROUNDS}`,
    'rounds: 6..30',
    `# ${MINUTES}`,
    `max-minutes: ${maxMinutes}`,
    `# ${BISECT}`,
    '# bisect-minutes: 10',
    ...(profiled === null ? [] : renderProfileKey(profiled)),
    '',
    `# ${FIRST_WEEKS}`,
    ...renderBudgets(budgets),
    ...(plan.counted === null ? [] : renderCountKeys(plan.counted, budgets)),
  ];
  return `${lines.join('\n')}\n`;
}

function renderProfileKey({ command, otherwise }: ProfileRecipe): readonly string[] {
  const [line = '', ...others] = entry('command', [command]);
  return [
    `# ${PROFILE}`,
    '# profile:',
    `#   ${line}`,
    ...others.map((one) => `#   ${one}`),
    ...(otherwise === null ? [] : [`# ${otherwise.when}: ${otherwise.command}`]),
  ];
}

function renderBudgets(budgets: readonly BudgetLine[]): readonly string[] {
  const lines = budgets.flatMap(({ metric, maxRegression, because }) => [
    `  - metric: ${scalar(metric)}`,
    `    max-regression: ${maxRegression}`,
    `    because: ${scalar(because)}`,
  ]);
  return ['budgets:', ...lines];
}

const INSTRUCTIONS: BudgetLine = {
  metric: COUNTED_METRIC,
  maxRegression: '1%',
  because: 'hardly varies, so a small change is found',
};

/** Comments with the keys that count instructions, in place of those of the file. */
function renderCountKeys({ setup, run, isTimed }: CountPlan, budgets: readonly BudgetLine[]): readonly string[] {
  const keys = [
    ...entry('setup', setup.length === 0 ? [] : [setup.join('\n')]),
    ...entry('run', run),
    'count: instructions',
    ...(isTimed ? [] : ['measure: counts']),
    ...renderBudgets(isTimed ? [...budgets, INSTRUCTIONS] : [INSTRUCTIONS]),
  ];
  return [
    '',
    `# Instructions can be counted ${isTimed ? 'as well' : 'in place of times'}, which finds changes of 1 %. It needs Linux and Valgrind: a step`,
    '# "sudo apt-get install --yes valgrind" in the workflow, and these keys in place of those above.',
    ...keys
      .join('\n')
      .split('\n')
      .map((line) => `#   ${line}`),
  ];
}

/** The schema line for editors, at the version that the workflow runs. Empty if there is no such URL. */
function schemaLine(uses: string): readonly string[] {
  const url = actionFileUrl(uses, 'docs/configuration.schema.json', { isRaw: true });
  return url === null ? [] : [`# yaml-language-server: $schema=${url}`];
}

/** Comments about a suite that is not in this gate, which reads one format. It can be copied into another gate. */
function renderOtherSuite({ evidence, tool, format, commands, folder }: Suite): readonly string[] {
  return [
    `# Also found, and not in this gate, which reads one format: ${evidence} (${tool}, format: ${format}).`,
    ...commands.map((command) => `#   ${folder === '' ? '' : `in ${folder}: `}${command}`),
  ];
}

// Renders the workflow that `init` writes: one job measures and judges a pull request, with as few permissions as
// possible. The steps that the runner needs in, YAML out.

interface WorkflowOptions {
  readonly names: GateNames;
  /** The action as `uses:` takes it. If it is pinned by a commit, a comment with its version follows. */
  readonly uses: string;
  /** What a person has to do before the workflow can run. Null: nothing. */
  readonly todo: string | null;
  readonly steps: readonly WorkflowStep[];
  /** Limit of the configuration, in minutes. The whole job gets more. */
  readonly maxMinutes: number;
}

/** Extra minutes of the job, for the checkout, the toolchains and two setups. */
const EXTRA_MINUTES = 25;

export function renderWorkflow({ names, uses, todo, steps, maxMinutes }: WorkflowOptions): string {
  const { check, job, config } = names;
  return `# Measures base and head of each pull request on the same runner, and fails the check when head is slower than
# ${config} allows.
name: ${check}

on: pull_request

permissions: {}

# A new push makes the run of the one before worthless.
concurrency:
  group: ${check}-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  # In the rules of the branch require the check "${check}", which this job creates. If you accept pull requests from
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
${renderInputs(names)}`;
}

/** Renders the inputs that distinguish this gate from the first one. */
function renderInputs({ check, config }: GateNames): string {
  if (config === FIRST_GATE.config) return '';
  return `        with:\n          name: ${check}\n          config: ${config}\n`;
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

function formatPin({ action, sha, version }: { action: string; sha: string; version: string }): string {
  return `${action}@${sha} # ${version}`;
}

// Writes values as YAML: quoted if necessary, and on one line unless the value has several.

/** `indent` is the indentation of the line on which it starts. */
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

// The repository and the version of the action that a workflow names, for links to files of that version.

/** The owner in examples, which nobody can run. */
export const PLACEHOLDER_OWNER = 'OWNER';

/** Null for an action in the repository itself, and for an unknown owner. */
export function actionFileUrl(uses: string, path: string, { isRaw }: { isRaw: boolean }): string | null {
  const [, owner, name, ref] = /^([\w.-]+)\/([\w.-]+)(?:\/[\w./-]*)?@([\w./-]+)/.exec(uses) ?? [];
  if (owner === undefined || owner === PLACEHOLDER_OWNER) return null;
  return isRaw
    ? `https://raw.githubusercontent.com/${owner}/${name}/${ref}/${path}`
    : `https://github.com/${owner}/${name}/blob/${ref}/${path}`;
}
