// The command line after the command's name: argv in; flags, positionals and what stands behind `--` out.
// `--name value`, `--name=value`, one dash or two, as Go's tools take them, but a flag is never taken for the value of
// the one before it. Knows no flag by name: every command brings its own list. What the texts mean is decided elsewhere.

import { type Complaint, UserError } from '../errors.ts';
import { nearest } from './nearest.ts';

/** `value`: takes one, at most once. `list`: may be repeated. `switch`: takes none. */
export type FlagKind = 'value' | 'list' | 'switch';

/** Written names, without dashes, to what they take. */
export type FlagSpec = Readonly<Record<string, FlagKind>>;

export interface Flags {
  /** What was given, by name; a switch has an empty list. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** What belongs to no flag, in order. A single dash is one. */
  readonly positionals: readonly string[];
  /** Everything behind `--`; null where there is none. */
  readonly command: readonly string[] | null;
}

/** All that is wrong is thrown as one UserError. */
export function parseFlags(argv: readonly string[], spec: FlagSpec): Flags {
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
 * Whether a word is clearly a flag rather than the value of the one before it. One dash alone does not say so: filters
 * may begin with one.
 */
function isFlag(word: string, spec: FlagSpec): boolean {
  const [name = ''] = word.replace(/^-/, '').split('=');
  return word.startsWith('--') || (word.startsWith('-') && Object.hasOwn(spec, name));
}

function remedyOf(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'This command takes none';
  const meant = nearest(name, known);
  return meant === null ? `Known are ${known.map((one) => `--${one}`).join(', ')}` : `Write --${meant}`;
}

interface Found {
  readonly name: string;
  /** Null: there is no such flag. */
  readonly kind: FlagKind | null;
  readonly value: string | undefined;
  /** The word behind a flag that was given without `=`; undefined where there is none. */
  readonly next: string | undefined;
  readonly known: readonly string[];
  readonly isRepeated: boolean;
}

function faultOf({ name, kind, value, next, known, isRepeated }: Found): Omit<Complaint, 'where'> | null {
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
