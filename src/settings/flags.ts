// Splits the command line after the command's name: argv in; flags, positionals and the words after `--` out. Accepts
// `--name value` and `--name=value` with one dash or two, like Go's tools, but never takes a flag for the value of the
// flag before it. It knows no flag names: every command passes its own list. Values are checked elsewhere.

import { throwErrors } from '../errors.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { about, atFlag } from '../model/location.ts';
import { type Mistake, makeMistake, toError } from './mistake.ts';
import { suggestWord } from './suggest-word.ts';

/** `value`: takes a value, at most once. `list`: takes a value, may be repeated. `switch`: takes no value. */
export type FlagKind = 'value' | 'list' | 'switch';

/** Kind of each flag, by its written name without dashes. */
export type FlagSpec = Readonly<Record<string, FlagKind>>;

export interface ParsedFlags {
  /** Values by name of the flag. A switch has an empty list. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Words that belong to no flag, in order. A single dash is one of them. */
  readonly positionals: readonly string[];
  /** All words after `--`. Null if there is no `--`. */
  readonly command: readonly string[] | null;
}

/** Parses the words. Throws one UserError with all errors. */
export function parseFlags(argv: readonly string[], spec: FlagSpec): ParsedFlags {
  const end = argv.indexOf('--');
  const words = end === -1 ? [...argv] : argv.slice(0, end);
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  const errors: Diagnostic[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const flag = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word);
    if (flag === null) {
      if (word === '-' || !word.startsWith('-')) positionals.push(word);
      else errors.push(makeError('not-a-flag', about('command line'), { got: word }));
      continue;
    }
    const name = flag[1]!;
    const kind = Object.hasOwn(spec, name) ? spec[name]! : null;
    const takesNext = kind !== null && kind !== 'switch' && flag[2] === undefined;
    const next = takesNext ? words[0] : undefined;
    const isMissing = next === undefined || isFlag(next, spec);
    const value = takesNext && !isMissing ? words.shift() : flag[2];
    const known = Object.keys(spec);
    const mistake = findMistake({ name, kind, value, next, known, isRepeated: values.has(name) });
    if (mistake === null) values.set(name, [...(values.get(name) ?? []), ...(value === undefined ? [] : [value])]);
    else errors.push(toError(mistake, atFlag(name)));
  }
  throwErrors(errors);
  return { values, positionals, command: end === -1 ? null : argv.slice(end + 1) };
}

/**
 * Reports whether a word is certainly a flag and not the value of the flag before it. One dash is not enough, because
 * filters may start with one.
 */
function isFlag(word: string, spec: FlagSpec): boolean {
  const [name = ''] = word.replace(/^-/, '').split('=');
  return word.startsWith('--') || (word.startsWith('-') && Object.hasOwn(spec, name));
}

interface FlagUse {
  readonly name: string;
  /** Kind of the flag. Null if there is no such flag. */
  readonly kind: FlagKind | null;
  readonly value: string | undefined;
  /** Word after a flag that was given without `=`. Undefined if there is none. */
  readonly next: string | undefined;
  readonly known: readonly string[];
  readonly isRepeated: boolean;
}

function findMistake({ name, kind, value, next, known, isRepeated }: FlagUse): Mistake | null {
  if (kind === null) {
    const meant = suggestWord(name, known);
    const all = known.map((one) => `--${one}`);
    return makeMistake('flag-unknown', { known: all, ...(meant !== null && { write: `--${meant}` }) });
  }
  if (kind === 'switch') {
    return value === undefined ? null : makeMistake('flag-with-value', { flag: `--${name}`, got: value });
  }
  const usage = `--${name} VALUE`;
  if (value === undefined && next !== undefined)
    return makeMistake('flag-before-flag', { usage, joined: `--${name}=${next}`, got: next });
  if (value === undefined) return makeMistake('flag-without-value', { usage });
  return kind === 'value' && isRepeated ? makeMistake('flag-repeated', { got: value }) : null;
}
