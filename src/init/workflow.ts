// The workflow that `init` writes: a pull request is measured and judged in one job, with the least rights that
// this takes. What the runner needs comes in, YAML out.

import { CHECKOUT } from './pins.ts';
import { scalar } from './scalar.ts';
import type { Step } from './suite.ts';

export interface Gate {
  /** The action itself, as `uses:` takes it: with its version as a comment where it is pinned by commit. */
  readonly uses: string;
  /** What the runner needs first. */
  readonly steps: readonly Step[];
  /** Of the configuration: the job as a whole gets more. */
  readonly maxMinutes: number;
}

/** For the checkout, toolchains, and two setups. */
const MINUTES_BESIDE = 25;

export function renderWorkflow({ uses, steps, maxMinutes }: Gate): string {
  return `# Measures base and head of each pull request on the same runner, and fails the check when head is slower than
# .github/bench-referee.yml allows.
name: bench-referee

on: pull_request

permissions: {}

# A new push makes the run of the one before worthless.
concurrency:
  group: bench-referee-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  bench-referee:
    name: bench-referee
    runs-on: ubuntu-latest
    timeout-minutes: ${maxMinutes + MINUTES_BESIDE}
    permissions:
      contents: read # to check out and to fetch the base commit
      pull-requests: write # to comment
      checks: write # to create the check run
    steps:
      - uses: ${pinned(CHECKOUT)}
        with:
          persist-credentials: false # the benchmark is code of the pull request
${steps.map(renderStep).join('')}      - uses: ${uses}
`;
}

function renderStep(step: Step): string {
  const comment = step.comment === undefined ? '' : ` # ${step.comment}`;
  if ('run' in step) return `      - run: ${scalar(step.run, '        ')}${comment}\n`;
  const given = Object.entries(step.with).map(
    ([key, value]) => `          ${key}: ${value === 'false' ? value : scalar(value, '          ')}\n`,
  );
  const head = `      - uses: ${pinned(step.uses)}${comment}\n`;
  return given.length === 0 ? head : `${head}        with:\n${given.join('')}`;
}

function pinned({ action, sha, version }: { action: string; sha: string; version: string }): string {
  return `${action}@${sha} # ${version}`;
}
