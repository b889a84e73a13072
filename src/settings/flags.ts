// Splits the command line after the command's name: argv in; flags, positionals and the words after `--` out. Accepts
// `--name value` and `--name=value` with one dash or two, like Go's tools, but never takes a flag for the value of the
// flag before it. It knows no flag names: every command passes its own list. Values are checked elsewhere.

import { type Complaint, UserError } from '../errors.ts';
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
  const complaints: Complaint[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const flag = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word);
    if (flag === null) {
      if (word === '-' || !word.startsWith('-')) positionals.push(word);
      else complaints.push({ where: word, what: 'is not a flag', remedy: 'Write --name, or --name=value' });
      continue;
    }
    const name = flag[1]!;
    const kind = Object.hasOwn(spec, name) ? spec[name]! : null;
    const takesNext = kind !== null && kind !== 'switch' && flag[2] === undefined;
    const next = takesNext ? words[0] : undefined;
    const isMissing = next === undefined || isFlag(next, spec);
    const value = takesNext && !isMissing ? words.shift() : flag[2];
    const known = Object.keys(spec);
    const fault = faultOf({ name, kind, value, next, known, isRepeated: values.has(name) });
    if (fault === null)
      values.set(name, [...(values.get(name) ?? []), ...(value === undefined ? [] : [value])]);
    else complaints.push({ where: `--${name}`, ...fault });
  }
  const [first, ...rest] = complaints;
  if (first !== undefined) throw new UserError(first, ...rest);
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

function remedyOf(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'This command takes none';
  const meant = suggestWord(name, known);
  return meant === null ? `Known are ${known.map((one) => `--${one}`).join(', ')}` : `Write --${meant}`;
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

function faultOf({ name, kind, value, next, known, isRepeated }: FlagUse): Omit<Complaint, 'where'> | null {
  if (kind === null) {
    return { what: 'is not a known flag', remedy: remedyOf(name, known) };
  }
  if (kind === 'switch') {
    return value === undefined ? null : { what: 'takes no value', got: value, remedy: `Write --${name}` };
  }
  if (value === undefined && next !== undefined) {
    const remedy = `Write --${name} VALUE, or --${name}=${next} where this is the value`;
    return { what: 'needs a value, but another flag follows', got: next, remedy };
  }
  if (value === undefined) return { what: 'needs a value', remedy: `Write --${name} VALUE` };
  if (kind === 'value' && isRepeated)
    return { what: 'is given twice', got: value, remedy: 'Keep one of the two' };
  return null;
}
