// What the command line says about itself: the text of `COMMAND --help`, from the tables of options and flags. A command with
// subcommands finds the one to run here, because each has its own help.

import type { CommandEntry } from '../cli.ts';
import { type UserError, userError } from '../errors.ts';
import { about } from '../model/location.ts';
import { flagsOf } from '../settings/command-flags.ts';
import { suggestWord } from '../settings/mistake.ts';
import type { OptionTable } from '../settings/option.ts';

const WIDTH = 100;

export function help(
  name: string,
  { usage, does }: Pick<CommandEntry, 'usage' | 'does'>,
  options?: OptionTable,
): string {
  const rows = flagsOf(name, options).map((flag) => ({
    flag: `${flag.name === '--' ? '' : '--'}${flag.name} ${flag.placeholder}`.trimEnd(),
    // A terminal shows no Markdown.
    meaning: (flag.preset === null ? flag.help : `${flag.help} Default: ${flag.preset}.`).replaceAll('`', ''),
  }));
  const indent = Math.max(0, ...rows.map(({ flag }) => flag.length)) + 4;
  const lines = rows.flatMap(({ flag, meaning }) =>
    wrap(meaning, WIDTH - indent).map((line, index) => (index === 0 ? `  ${flag}` : '').padEnd(indent) + line),
  );
  return [`usage: bench-referee ${usage}`, '', does, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}

/** Breaks a text into lines of at most `width` characters, between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length === 0 || longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

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
