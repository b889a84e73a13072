// Parses the flags of a command by its row in the table of flags: argv in, words by flag out. A flag that takes any text needs
// one: an empty word is an unset variable of a shell, and would mean the current folder, or everything.

import { throwErrors } from '../errors.ts';
import { atFlag } from '../model/location.ts';
import { flagSpecOf, flagsOf } from './command-flags.ts';
import { type ParsedFlags, parseFlags } from './flags.ts';
import { findLongPattern, makeMistake, toError } from './mistake.ts';
import type { OptionTable } from './option.ts';

/** Throws a UserError with all errors of one kind: unknown flags, or else values that are empty or too long. */
export function parseCommandFlags(argv: readonly string[], command: string, options?: OptionTable): ParsedFlags {
  const flags = parseFlags(argv, flagSpecOf(command, options));
  const errors = flagsOf(command, options).flatMap(({ name, expected }) => {
    const texts = expected === null ? [] : (flags.values.get(name) ?? []);
    const isEmpty = texts.some((text) => text.trim() === '');
    const mistakes = isEmpty ? [makeMistake('value-empty', { expected: expected! })] : [];
    if (expected === 'pattern') mistakes.push(...texts.flatMap((text) => findLongPattern(text) ?? []));
    return mistakes.map((mistake) => toError(mistake, atFlag(name)));
  });
  throwErrors(errors);
  return flags;
}
