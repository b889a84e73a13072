// Errors of the command line: what it says about whatever was thrown, and the error for a command that does not exist.

import { type UserError, userError, userErrorOf } from '../errors.ts';
import { about } from '../model/location.ts';
import { renderDiagnostics } from '../render/excerpt.ts';
import { suggestWord } from '../settings/suggest-word.ts';

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
