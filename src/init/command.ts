// The suite for a command that the user named. If it printed results in a known format, these are measured; otherwise the invocation
// itself is the benchmark. The toolchains are those of the languages in the repository.

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
  /** The command was stopped, so there may be more benchmarks. Absent: it ended by itself. */
  readonly isPartial?: boolean;
  readonly benchmarks: number;
  /** Main metrics, and whether each is a count or a size, which hardly varies. */
  readonly metrics: readonly { readonly name: string; readonly isDeterministic: boolean }[];
  /** The tool can run some of its benchmarks alone. */
  readonly hasFilter: boolean;
}

/** `found` are the suites of all ecosystems in the repository, including those without benchmarks. */
export function commandSuite(command: string, found: readonly Suite[], trial: CommandTrial): Suite {
  const measured = trial.outcome === 'results' ? resultsPart(trial.results) : invocationPart(trial);
  const { installs, builds } = findInstalls(command, found);
  const isPython = installs.some(({ language }) => language === 'python');
  return {
    tool: 'the command',
    folder: '',
    commands: [command],
    outputFile: null,
    programs: [],
    irrelevant: [],
    install: null,
    profiled: null,
    checks: [],
    pace: null,
    parts: [],
    narrow: null,
    setup: installs.length === 0 ? null : { folder: '', command: installs.map(formatInstall).join('\n') },
    builds,
    ...measured,
    evidence: `\`${command}\`, as it was named`,
    notes: [
      ...measured.notes,
      ...(isPython && !ENVIRONMENT.test(command)
        ? ['The packages are installed into .venv of each tree, so the command must start .venv/bin/python.']
        : []),
      `Anything ${installs.length === 0 ? '' : 'else '}it needs first, like a build, goes into "setup".`,
    ],
    steps: stepsFor(found),
    isOneThread: null,
    // A command that prints results has benchmarks, and may know neither marks nor iterations.
    counted: measured.format === 'command' ? { setup: null, commands: [command], isTimed: true } : null,
  };
}

/** The programs of the last list install or build what they need. */
const PROGRAMS = {
  node: ['node', 'npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'bun', 'bunx', 'tsx', 'ts-node', 'vitest'],
  python: ['python', 'python3', 'pytest', 'uv', 'uvx', 'poetry', 'asv'],
  other: ['go', 'cargo', 'mvn', 'mvnw', 'gradle', 'gradlew', 'cmake', 'dotnet'],
};

/** Starts the Python of the environment in the tree. */
const ENVIRONMENT = /\.venv\b|\b(?:uv|poetry) run\b/;

/**
 * What installs the packages in the root, and in the folders that the command names, of the languages whose programs it starts. A
 * command that starts none of them, such as `make bench`, may need all.
 */
function findInstalls(command: string, found: readonly Suite[]) {
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

function resultsPart({ format, isPartial = false, benchmarks, metrics, hasFilter }: CommandResults): SuitePart {
  const filter = `The command can pass BENCH_REFEREE_FILTER to its tool, to run only undecided benchmarks; "bench-referee formats" shows how.`;
  const printed = `${benchmarks} benchmark${benchmarks === 1 ? '' : 's'}${isPartial ? ' before its time was over' : ''}`;
  return {
    format,
    benchmarks,
    budgets: metrics.map(({ name, isDeterministic }) =>
      isDeterministic ? makeBudget(name, '1%', STEADY) : makeBudget(name),
    ),
    notes: [`It was run once, and printed ${printed} in the format "${format}".`, ...(hasFilter ? [filter] : [])],
  };
}

const STEADY = 'hardly depends on the machine';

type FruitlessTrial = Exclude<CommandTrial, { outcome: 'results' }>;

function invocationPart(trial: FruitlessTrial): SuitePart {
  return {
    format: 'command',
    benchmarks: 1,
    budgets: [makeBudget('wall-time'), makeBudget('peak-memory', '5%', STEADY)],
    notes: [
      `It was run once, and ${describeOutcome(trial)}`,
      'So the command itself is measured: its time, and the memory of its largest process.',
    ],
  };
}

function describeOutcome(trial: FruitlessTrial): string {
  switch (trial.outcome) {
    case 'no-results':
      return 'printed nothing in a known format.';
    case 'failed':
      return `${trial.how}, so its output is not known. The gate needs it to succeed.`;
    case 'too-slow':
      return `was stopped after ${trial.seconds} s, so its output is not known.`;
  }
}
