// Creates the suite for a command that the user named. If it printed results in a known format, these are measured;
// otherwise the invocation itself is the benchmark. The toolchains are those of the languages in the repository.

import { quoteShellWord } from '../text/shell-word.ts';
import { stepsFor } from './gates.ts';
import { makeBudget, type PackageInstall, type Suite } from './suite.ts';
import { isBelow, nameOf } from './tree.ts';

export type CommandTrial =
  | { readonly outcome: 'results'; readonly results: CommandResults }
  | { readonly outcome: 'no-results' }
  | { readonly outcome: 'failed'; readonly how: string }
  | { readonly outcome: 'too-slow'; readonly seconds: number };

export interface CommandResults {
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
  const { installs, builds } = findInstalls(command, found);
  // A command that prints results has benchmarks, and may know neither marks nor iterations.
  const counted = { setup: null, commands: [command], isTimed: true };
  return {
    tool: 'the command',
    folder: '',
    commands: [command],
    outputFile: null,
    install: null,
    profiled: null,
    setup: installs.length === 0 ? null : { folder: '', command: installs.map(formatInstall).join('\n') },
    builds,
    ...measured,
    evidence: `\`${command}\`, as it was named`,
    notes: [
      ...measured.notes,
      ...(installs.some(({ language }) => language === 'python') && !ENVIRONMENT.test(command) ? [START_PYTHON] : []),
      `What ${installs.length === 0 ? '' : 'else '}it needs before, such as a build, belongs into "setup".`,
    ],
    steps: stepsFor(found),
    counted: measured.format === 'command' ? counted : null,
  };
}

/** Programs by language. Those of the last list install or build what they need. */
const PROGRAMS = {
  node: ['node', 'npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'bun', 'bunx', 'tsx', 'ts-node', 'vitest'],
  python: ['python', 'python3', 'pytest', 'uv', 'uvx', 'poetry', 'asv'],
  other: ['go', 'cargo', 'mvn', 'mvnw', 'gradle', 'gradlew', 'cmake', 'dotnet'],
};

/** Matches a command that starts the Python of the environment in the tree. */
const ENVIRONMENT = /\.venv\b|\b(?:uv|poetry) run\b/;
const START_PYTHON = 'The packages are installed into .venv of each tree, so it has to start .venv/bin/python.';

interface Needs {
  readonly installs: readonly PackageInstall[];
  readonly builds: Suite['builds'];
}

/**
 * Selects what installs the packages that a command needs: those in the root, and in the folders that it names, of the
 * languages whose programs it starts. A command that starts none of them, such as `make bench`, may need all.
 */
function findInstalls(command: string, found: readonly Suite[]): Needs {
  const words = command.split(/[\s='"();&|]+/).map((word) => word.replace(/^\.\//, ''));
  const starts = (programs: readonly string[]) => words.some((word) => programs.includes(nameOf(word)));
  const isUnknown = !Object.values(PROGRAMS).some(starts);
  const isNeeded = ({ language, folder }: PackageInstall) =>
    (isUnknown || starts(PROGRAMS[language])) && (folder === '' || words.some((word) => isBelow(`${word}/`, folder)));
  const needed = found.filter(({ install }) => install !== null && isNeeded(install));
  const installs = new Map(
    needed.flatMap(({ install }) => (install ? [[`${install.language} ${install.folder}`, install] as const] : [])),
  );
  // Of the packages that one installation serves, only those that the command names are built.
  const own = needed.filter(({ install, folder }) => install && isNeeded({ ...install, folder }));
  return { installs: [...installs.values()], builds: own.flatMap(({ builds }) => builds) };
}

function formatInstall({ folder, command }: PackageInstall): string {
  return folder === '' ? command : `(cd ${quoteShellWord(folder)} && ${command})`;
}

type SuitePart = Pick<Suite, 'format' | 'benchmarks' | 'budgets' | 'notes'>;

function resultsPart({ format, benchmarks, metrics, hasFilter }: CommandResults): SuitePart {
  const filter = `The command may pass BENCH_REFEREE_FILTER to its tool, to measure again only what is undecided; "bench-referee formats" shows how.`;
  return {
    format,
    benchmarks,
    budgets: metrics.map(({ name, isDeterministic }) =>
      isDeterministic ? makeBudget(name, '1%', STEADY) : makeBudget(name),
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
    budgets: [makeBudget('wall-time'), makeBudget('peak-memory', '5%', STEADY)],
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

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
