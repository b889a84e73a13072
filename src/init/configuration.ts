// Renders the configuration file that `init` writes: a plan in, commented YAML out. The file must work as it is.

import { COUNTED_METRIC } from '../model/counts.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import { actionFileUrl } from './action.ts';
import type { CountPlan, GatePlan } from './gate-plan.ts';
import { entry, scalar } from './scalar.ts';
import type { BudgetLine, ProfileRecipe, Suite } from './suite.ts';

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
