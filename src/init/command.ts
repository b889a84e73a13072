// A suite of one command that somebody named, where no tool for benchmarks is used: the invocation itself is the
// benchmark. The toolchains are those of the languages that the repository has.

import { stepsFor } from './plan.ts';
import { type Suite, TIME_BECAUSE } from './suite.ts';

/** `found`: what the ecosystems say of the repository, also those without a benchmark. */
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
