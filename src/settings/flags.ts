// Splits the command line after the command's name: argv in; flags, positionals and the words after `--` out. Accepts
// `--name value` and `--name=value` with one dash or two, like Go's tools, but never takes a flag for the value of the
// flag before it. It knows no flag names: every command passes its own list. Values are checked elsewhere.

import { throwErrors } from '../errors.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { about, atFlag } from '../model/location.ts';
import { type Mistake, makeMistake, toError } from './mistake.ts';
import { suggestWord } from './suggest-word.ts';

/** By the written name of a flag without dashes: whether it takes a value, which it then has once. */
export type FlagSpec = ReadonlyMap<string, boolean>;

export interface ParsedFlags {
  /** Values by name of the flag. That of a switch is empty. */
  readonly values: ReadonlyMap<string, string>;
  /** Words that belong to no flag, in order. A single dash is one of them. */
  readonly positionals: readonly string[];
  /** All words after `--`. Null if there is no `--`. */
  readonly command: readonly string[] | null;
}

/** Throws one UserError with all errors. */
export function parseFlags(argv: readonly string[], spec: FlagSpec): ParsedFlags {
  const end = argv.indexOf('--');
  const words = end === -1 ? [...argv] : argv.slice(0, end);
  const values = new Map<string, string>();
  const positionals: string[] = [];
  const errors: Diagnostic[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [, name, joined] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) {
      if (word === '-' || !word.startsWith('-')) positionals.push(word);
      else errors.push(makeError('not-a-flag', about('command line'), { got: word }));
      continue;
    }
    const next = spec.get(name) === true && joined === undefined ? words[0] : undefined;
    const value = next === undefined || isFlag(next, spec) ? joined : words.shift();
    const mistake = findMistake({ name, value, next, isRepeated: values.has(name) }, spec);
    if (mistake === null) values.set(name, value ?? '');
    else errors.push(toError(mistake, atFlag(name)));
  }
  throwErrors(errors);
  return { values, positionals, command: end === -1 ? null : argv.slice(end + 1) };
}

/**
 * Whether a word is certainly a flag and not the value of the flag before it. One dash is not enough, because filters
 * may start with one.
 */
function isFlag(word: string, spec: FlagSpec): boolean {
  const [name = ''] = word.replace(/^-/, '').split('=');
  return word.startsWith('--') || (word.startsWith('-') && spec.has(name));
}

interface FlagUse {
  readonly name: string;
  readonly value: string | undefined;
  /** Word after a flag that was given without `=`. */
  readonly next: string | undefined;
  readonly isRepeated: boolean;
}

function findMistake({ name, value, next, isRepeated }: FlagUse, spec: FlagSpec): Mistake | null {
  const takesValue = spec.get(name);
  if (takesValue === undefined) {
    const meant = suggestWord(name, [...spec.keys()]);
    const known = [...spec.keys()].map((flag) => `--${flag}`);
    return makeMistake('flag-unknown', meant === null ? { known } : { known, write: `--${meant}` });
  }
  if (!takesValue) {
    return value === undefined ? null : makeMistake('flag-with-value', { flag: `--${name}`, got: value });
  }
  const usage = `--${name} VALUE`;
  if (value === undefined && next !== undefined)
    return makeMistake('flag-before-flag', { usage, joined: `--${name}=${next}`, got: next });
  if (value === undefined) return makeMistake('flag-without-value', { usage });
  return isRepeated ? makeMistake('flag-repeated', { got: value }) : null;
}
