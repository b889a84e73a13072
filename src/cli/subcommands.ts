// Finds the subcommand to run, because each has its own help, and says which command was meant if there is none of a name.

import type { CommandEntry } from '../cli.ts';
import { type UserError, userError } from '../errors.ts';
import { about } from '../model/location.ts';
import { suggestWord } from '../settings/mistake.ts';
import { help } from './help.ts';

export function unknownCommand(name: string, commands: readonly string[], parent = ''): UserError {
  const nameInFull = (word: string) => `${parent} ${word}`.trim();
  const meant = suggestWord(name, commands);
  return userError('unknown-command', about('command line'), {
    command: nameInFull(name),
    commands: commands.map(nameInFull),
    suggestion: meant === null ? undefined : nameInFull(meant),
  });
}

export interface Subcommand extends Pick<CommandEntry, 'usage' | 'does'> {
  run(argv: readonly string[]): Promise<number>;
}

/** Runs the subcommand that the first argument names, or without such a name the one whose name is empty. */
export async function runSubcommand(
  command: string,
  subcommands: Readonly<Record<string, Subcommand>>,
  argv: readonly string[],
): Promise<number> {
  const [name = '', ...rest] = argv;
  const entries = Object.entries(subcommands);
  const named = name !== '' && Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  // What comes after `--` belongs to the subcommand.
  const own = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  if (own.includes('--help') || own.includes('-h')) {
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
