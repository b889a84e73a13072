// Renders the workflow that `init` writes: one job measures and judges a pull request, with as few permissions as
// possible. The steps that the runner needs in, YAML out.

import { FIRST_GATE, type GateNames } from './gates.ts';
import { CHECKOUT } from './pins.ts';
import { scalar } from './scalar.ts';
import type { WorkflowStep } from './suite.ts';

export interface WorkflowOptions {
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
