// Creates the suite for a command that the user named. If it printed results in a known format, these are measured;
// otherwise the invocation itself is the benchmark. The toolchains are those of the languages in the repository.

import { stepsFor } from './gate-plan.ts';
import { type BudgetLine, type Suite, TIME_BECAUSE } from './suite.ts';

/** What the command printed when it was tried. */
export type CommandTrial =
  | { readonly outcome: 'results'; readonly results: CommandResults }
  | { readonly outcome: 'no-results' }
  | { readonly outcome: 'failed'; readonly how: string }
  | { readonly outcome: 'too-slow'; readonly seconds: number };

/** Results in a format that was recognised. */
export interface CommandResults {
  /** Id of the format. */
  readonly format: string;
  readonly benchmarks: number;
  /** Main metrics, and whether each is a count or a size, which hardly varies. */
  readonly metrics: readonly { readonly name: string; readonly isDeterministic: boolean }[];
  /** Whether the tool can run some of its benchmarks alone. */
  readonly hasFilter: boolean;
}

/**
 * Creates the suite. `found` are the suites of all ecosystems in the repository, including those without benchmarks.
 */
export function commandSuite(command: string, found: readonly Suite[], trial: CommandTrial): Suite {
  const measured = trial.outcome === 'results' ? resultsPart(trial.results) : invocationPart(trial);
  // A command that prints results has benchmarks, and may know neither marks nor iterations.
  const counted = { setup: null, commands: [command], isTimed: true };
  return {
    tool: 'the command',
    folder: '',
    commands: [command],
    outputFile: null,
    setup: null,
    ...measured,
    evidence: `\`${command}\`, as it was named`,
    notes: [...measured.notes, 'What it needs before, such as a build, belongs into "setup".'],
    steps: stepsFor(found),
    ...(measured.format === 'command' && { counted }),
  };
}

type SuitePart = Pick<Suite, 'format' | 'benchmarks' | 'budgets' | 'notes'>;

function resultsPart({ format, benchmarks, metrics, hasFilter }: CommandResults): SuitePart {
  const filter = `The command may pass BENCH_REFEREE_FILTER to its tool, to measure again only what is undecided; "bench-referee formats" shows how.`;
  return {
    format,
    benchmarks,
    budgets: metrics.map(({ name, isDeterministic }) =>
      isDeterministic ? makeBudget(name, '1%', STEADY) : makeBudget(name, '5%', TIME_BECAUSE),
    ),
    notes: [
      `It was run once, and printed ${count(benchmarks, 'benchmark')} in the format "${format}".`,
      ...(hasFilter ? [filter] : []),
    ],
  };
}

const STEADY = 'hardly depends on the machine';

function invocationPart(trial: Exclude<CommandTrial, { outcome: 'results' }>): SuitePart {
  return {
    format: 'command',
    benchmarks: 1,
    budgets: [makeBudget('wall-time', '5%', TIME_BECAUSE), makeBudget('peak-memory', '5%', STEADY)],
    notes: [
      formatReason(trial),
      'So the invocation itself is measured: its time, and the memory of its largest process.',
    ],
  };
}

function formatReason(trial: Exclude<CommandTrial, { outcome: 'results' }>): string {
  switch (trial.outcome) {
    case 'no-results':
      return 'It was run once, and printed nothing that a format reads.';
    case 'failed':
      return `It was run once, and ${trial.how}, so what it prints is not known. The gate needs it to succeed.`;
    case 'too-slow':
      return `It was run once, and ended after ${trial.seconds} s because it was not done, so what it prints is not known.`;
  }
}

function makeBudget(metric: string, maxRegression: string, because: string): BudgetLine {
  return { metric, maxRegression, because };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
