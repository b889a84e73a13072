// A command with subcommands: hands over to the one that the first argument names. Arguments in, exit code out.

import { unknownCommand } from './explain-error.ts';
import { help } from './help.ts';

export interface Subcommand {
  readonly usage: string;
  readonly does: string;
  run(argv: readonly string[]): Promise<number>;
}

/** Runs the subcommand that the first argument names. Without such a name, runs the one whose name is empty, if there is one. */
export async function runSubcommand(
  command: string,
  subcommands: Readonly<Record<string, Subcommand>>,
  argv: readonly string[],
): Promise<number> {
  const [name = '', ...rest] = argv;
  const entries = Object.entries(subcommands);
  const named = name !== '' && Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (asksForHelp(argv)) {
    const shown = named === undefined ? entries : [[name, named] as const];
    const texts = shown.map(([one, entry]) => help(`${command} ${one}`.trim(), entry));
    process.stdout.write(`${texts.join('\n\n')}\n`);
    return 0;
  }
  if (named !== undefined) return named.run(rest);
  const unnamed = subcommands[''];
  if (unnamed !== undefined && (name === '' || name.startsWith('-'))) return unnamed.run(argv);
  const names = entries.map(([one]) => one).filter((one) => one !== '');
  throw unknownCommand(name, names, command);
}

/** What comes after `--` belongs to the subcommand. */
function asksForHelp(argv: readonly string[]): boolean {
  const own = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  return own.includes('--help') || own.includes('-h');
}
