// The text of `COMMAND --help`: usage, purpose, and every flag with its meaning, from the tables of options and flags.

import type { CommandEntry } from '../cli.ts';
import { type UserError, userError, userErrorOf } from '../errors.ts';
import { about } from '../model/location.ts';
import { renderDiagnostics } from '../render/excerpt.ts';
import { type Flag, flagsOf } from '../settings/command-line.ts';
import type { OptionTable } from '../settings/option.ts';
import { suggestWord } from '../settings/suggest-word.ts';

const WIDTH = 100;

export function help(
  name: string,
  { usage, does }: Pick<CommandEntry, 'usage' | 'does'>,
  options?: OptionTable,
): string {
  const rows = flagsOf(name, options).map((flag) => [formatUsage(flag), formatMeaning(flag)] as const);
  const indent = Math.max(0, ...rows.map(([flag]) => flag.length)) + 4;
  const lines = rows.flatMap(([flag, meaning]) =>
    wrap(meaning, WIDTH - indent).map((line, index) => (index === 0 ? `  ${flag}` : '').padEnd(indent) + line),
  );
  return [`usage: bench-referee ${usage}`, '', does, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}

function formatUsage({ name, placeholder }: Flag): string {
  return [name === '--' ? '--' : `--${name}`, placeholder].join(' ').trimEnd();
}

/** A terminal shows no Markdown. */
function formatMeaning({ help, preset }: Flag): string {
  return (preset === null ? help : `${help} Default: ${preset}.`).replaceAll('`', '');
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

// Errors of the command line: what it says about whatever was thrown, and the error for a command that does not exist.

/** For any other error, says that it is a defect. */
export function explainError(error: unknown): string {
  const known = userErrorOf(error);
  return known === null ? formatDefect(error) : renderDiagnostics(known.diagnostics);
}

function formatDefect(error: unknown): string {
  return `this is a bug in bench-referee, please report it\n${error instanceof Error ? error.stack : String(error)}`;
}

/** The error for a word that is no command, or no subcommand of `parent`. */
export function unknownCommand(name: string, commands: readonly string[], parent = ''): UserError {
  const nameInFull = (word: string) => `${parent} ${word}`.trim();
  const meant = suggestWord(name, commands);
  return userError('unknown-command', about('command line'), {
    command: nameInFull(name),
    commands: commands.map(nameInFull),
    suggestion: meant === null ? undefined : nameInFull(meant),
  });
}

// A command with subcommands: hands over to the one that the first argument names. Arguments in, exit code out.

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
