// Creates the suite for a single command that the user named, for a repository without a benchmark tool. The invocation
// itself is the benchmark. The toolchains are those of the languages in the repository.

import { stepsFor } from './gate-plan.ts';
import { type Suite, TIME_BECAUSE } from './suite.ts';

/**
 * Creates the suite. `found` are the suites of all ecosystems in the repository, including those without benchmarks.
 */
export function commandSuite(command: string, found: readonly Suite[]): Suite {
  return {
    tool: 'the command',
    evidence: `\`${command}\`, as it was named`,
    benchmarks: 1,
    format: 'command',
    folder: '',
    commands: [command],
    outputFile: null,
    setup: null,
    budgets: [
      { metric: 'wall-time', maxRegression: '5%', because: TIME_BECAUSE },
      { metric: 'peak-memory', maxRegression: '5%', because: 'hardly depends on the machine' },
    ],
    notes: [
      'The invocation itself is measured: its time, and the memory of its largest process.',
      'What it needs before, such as a build, belongs into "setup".',
    ],
    steps: stepsFor(found),
  };
}
