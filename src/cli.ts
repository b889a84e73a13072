// The command line: runs a command and returns its exit code. 0: passed or warned, 1: failed according to `fail-on`, 2:
// could not be run or judged. A command is loaded when it is called, and what only errors need when one is thrown, so that
// short commands start fast.

import { VERSION } from './text/own-repository.ts';

type Command = (argv: readonly string[], entry: CommandEntry) => Promise<number>;

export interface CommandEntry {
  readonly usage: string;
  readonly does: string;
  /** The command handles `--help` itself, because such a word may be a value or a file there. */
  readonly helpsItself?: true;
  load(): Promise<Command>;
}

/** Most people need no others. Help lists them first. */
const FIRST_COMMANDS: Readonly<Record<string, CommandEntry>> = {
  init: {
    usage: 'init [--try] [--name NAME] [--uses ACTION] [-- COMMAND…]',
    does: 'write a workflow and a configuration for this repository',
    load: async () => (await import('./entries/measuring.ts')).init,
  },
  check: {
    usage: 'check [--base REF] [--baseline FILE] [--head REF] [--config FILE] [--out DIR] [-- COMMAND…]',
    does: 'measure two commits of this repository and judge them',
    load: async () => (await import('./entries/measuring.ts')).check,
  },
  doctor: {
    usage: 'doctor [--config FILE] [--rounds N] [--write FILE] [--format text|json] [-- COMMAND…]',
    does: 'measure one commit against itself: noise, proposed budgets, and whether the gate can turn red',
    load: async () => (await import('./entries/measuring.ts')).doctor,
  },
  compare: {
    usage: 'compare FILE… [--row KEYS] [--col KEYS] [--filter EXPRESSION] [--format text|csv|markdown|json|junit]',
    does: 'compare the outputs of benchmark tools, as benchstat does',
    helpsItself: true,
    load: async () => (await import('./cli/compare.ts')).compare,
  },
  demo: {
    usage: 'demo',
    does: 'watch the gate catch a regression in an example repository',
    load: async () => (await import('./entries/measuring.ts')).demo,
  },
};

const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  ...FIRST_COMMANDS,
  measure: {
    usage: 'measure [--base REF] [--head REF] --out FILE [-- COMMAND…]',
    does: 'only measure, and write the recording',
    load: async () => (await import('./entries/measuring.ts')).measure,
  },
  report: {
    usage: 'report FILE… [--config FILE] [--format text|markdown|html|json|csv|junit]',
    does: 'judge recordings and print the report',
    load: async () => (await import('./cli/report.ts')).report,
  },
  parse: {
    usage: 'parse [--format ID] FILE…',
    does: "print what is read in a tool's output, as JSON",
    load: async () => (await import('./cli/parse.ts')).parse,
  },
  history: {
    usage: 'history [--ref REF] [--out FILE] [--format text|html|json] [--benchmarks GLOB] [--since REF]',
    does: 'show how much each benchmark changed since a release, and where',
    helpsItself: true,
    load: async () => (await import('./entries/history.ts')).history,
  },
  profile: {
    usage: 'profile diff BASE… -- HEAD… [--format text|html|json]',
    does: 'compare profiles of two builds: which functions take more or less time',
    helpsItself: true,
    load: async () => (await import('./entries/history.ts')).profile,
  },
  validate: {
    usage: 'validate [FILE] [--recording FILE] [--format text|json]',
    does: 'check a configuration and say what it would judge',
    load: async () => (await import('./cli/validate.ts')).validate,
  },
  bisect: {
    usage: 'bisect --base REF [--head REF] [--benchmarks GLOB] [--minutes N] [--format FORM] -- COMMAND…',
    does: 'find the commit between two states that made benchmarks worse',
    load: async () => (await import('./entries/measuring.ts')).bisect,
  },
  formats: {
    usage: 'formats',
    does: 'list the formats that can be read',
    load: async () => (await import('./cli/formats.ts')).formats,
  },
};

/** Errors that are meant for a person are printed as sentences, without a stack. */
export async function main(argv: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = argv;
  // In `bench-referee formats | head`, `head` closes the pipe when it has read enough. That is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.stderr.write(`standard output: it cannot be written (${error.code}). Give another place.\n`);
    // Exits at once, and not with the code of a verdict: a full disk must not look like a broken budget.
    process.exit(2);
  });
  if (name === '--version' || name === '-v') return print(VERSION);
  if (name === '--help' || name === '-h' || name === 'help') return print(usage());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (command === undefined) {
      const { unknownCommand } = await import('./cli/subcommands.ts');
      throw unknownCommand(name, Object.keys(COMMANDS));
    }
    // Arguments after `--` belong to the benchmark command.
    const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
    if (!command.helpsItself && (own.includes('--help') || own.includes('-h'))) {
      const { help } = await import('./cli/help.ts');
      return print(help(name, command));
    }
    return await (await command.load())(rest, command);
  } catch (error) {
    const { explainError } = await import('./cli/explain-error.ts');
    process.stderr.write(`${explainError(error)}\n`);
    return 2;
  }
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function usage(): string {
  const row = ({ usage, does }: CommandEntry) => `  ${usage}\n      ${does}`;
  const others = Object.entries(COMMANDS).filter(([name]) => !Object.hasOwn(FIRST_COMMANDS, name));
  return [
    'bench-referee: a referee for performance on pull requests',
    '',
    'usage: bench-referee COMMAND …',
    '',
    ...Object.values(FIRST_COMMANDS).map(row),
    '',
    'More:',
    '',
    ...others.map(([, command]) => row(command)),
    '',
    'exit codes: 0 passed, 1 failed according to --fail-on, 2 could not be run or judged',
  ].join('\n');
}
