// Parses the command line of a command by its flags: argv in; out come the same GivenOptions that an action makes from its inputs,
// the values of the flags that are no settings, and the files or the script that were named.

import { throwErrors, userError } from '../errors.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { about, atFlag } from '../model/location.ts';
import { omitNull } from '../text/omit-null.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { flagsOf, rowsOf } from './command-flags.ts';
import { COMMANDS, type CommandId, type FlagRow } from './commands.ts';
import { checkTexts } from './inputs.ts';
import { type Mistake, makeMistake, suggestWord, toError } from './mistake.ts';
import { flagNameOf, type OptionTable, type ResolvedValues, resolveValues } from './option.ts';
import { type GivenOptions, OPTIONS } from './options.ts';

/** Values that were typed: one for each flag of the command. A missing one has its preset. */
export type ParsedArgs<Name extends CommandId> = ResolvedValues<(typeof COMMANDS)[Name]['flags']> & {
  readonly given: GivenOptions;
  /** Files as named, including those after `--`. */
  readonly files: readonly string[];
  /** The words after `--` as a shell script. Null: none, or the command takes none. */
  readonly script: string | null;
};

/** Throws a UserError with all errors of one kind: in the flags, or in their values. */
export function parseArgs<Name extends CommandId>(
  command: Name,
  argv: readonly string[],
  options: OptionTable = OPTIONS,
): ParsedArgs<Name> {
  const words = parseFlags(argv, flagSpecOf(command, options));
  const { takes, maxWords, strayError } = COMMANDS[command];
  const isScript = takes === 'script';
  const files = [...words.positionals, ...(isScript ? [] : (words.command ?? []))];
  const stray = files[maxWords];
  if (stray !== undefined) throw userError(strayError, about('command line'), { got: stray });
  const script = isScript && words.command !== null ? scriptOf(words.command) : null;
  const run = words.values.get('run');
  if (script !== null && run !== undefined) throw userError('flag-repeated', atFlag('run'), { got: run });
  const errors: Diagnostic[] = [];
  const check = (rows: readonly (readonly [string, FlagRow])[]) => {
    const texts = rows.flatMap(([name, option]) => {
      const flag = flagNameOf(name, option);
      const text = flag === '--' ? script : words.values.get(flag);
      return text == null ? [] : [{ name, schema: option.schema, text, location: atFlag(flag === '--' ? '' : flag) }];
    });
    return checkTexts(texts, errors);
  };
  const { settings, own } = rowsOf(command, options);
  const flags: Readonly<Record<string, FlagRow>> = COMMANDS[command].flags;
  const values = check(own);
  const setsOption = ([name, value]: readonly [string, unknown]) => flags[name]!.setsOption?.(value) === true;
  const given: GivenOptions = Object.fromEntries([...values.filter(setsOption), ...check(settings)]);
  throwErrors(errors);
  const others = Object.fromEntries(values.filter((entry) => !setsOption(entry)));
  return { ...resolveValues(flags, others), given, files, script } as ParsedArgs<Name>;
}

export function flagSpecOf(command: string, options: OptionTable = OPTIONS): FlagSpec {
  const flags = flagsOf(command, options).filter(({ name }) => name !== '--');
  return new Map(flags.map(({ name, placeholder }) => [name, placeholder !== '']));
}

/** The words as a shell script. One word is a script itself; several words are quoted one by one. */
function scriptOf(words: readonly string[]): string {
  const [first, ...rest] = words;
  if (first === undefined || words.every((word) => word.trim() === ''))
    throw userError('no-command-after-dashes', atFlag(''), {});
  if (rest.length === 0) return first;
  rejectLostVariable(words);
  return words.map(quoteShellWord).join(' ');
}

/** Finds a variable that this program sets for the command: `$BENCH_REFEREE_SIDE`, `${BENCH_REFEREE_FILTER:-.}`. */
const OWN_VARIABLE = /\$\{?BENCH_REFEREE_/;

/** Words after which a program reads a script, such as `sh -c`, and replaces the variables itself. */
const SCRIPT_FLAG = /^-\w*c$/;

/** No shell would replace a variable of this program with its value. */
function rejectLostVariable(words: readonly string[]): void {
  const lost = words.find((word, index) => OWN_VARIABLE.test(word) && !SCRIPT_FLAG.test(words[index - 1] ?? ''));
  if (lost === undefined) return;
  // In double quotes the shell replaces variables, and these three mean something else.
  const quote = (word: string) => `"${word.replaceAll(/["\\`]/g, '\\$&')}"`;
  const script = words.map((word) => (OWN_VARIABLE.test(word) ? quote(word) : quoteShellWord(word)));
  throw userError('variable-in-word', atFlag(''), { got: lost, write: `-- ${quoteShellWord(script.join(' '))}` });
}

/** Whether a flag takes a value, which it then has once, by its written name without dashes. */
export type FlagSpec = ReadonlyMap<string, boolean>;

interface ParsedFlags {
  /** The value of a switch is empty. */
  readonly values: ReadonlyMap<string, string>;
  /** Words that belong to no flag. A single dash is one of them. */
  readonly positionals: readonly string[];
  /** All words after `--`. Null if there is no `--`. */
  readonly command: readonly string[] | null;
}

/**
 * Splits the words after the command's name. Accepts `--name value` and `--name=value` with one dash or two, like Go's tools, but
 * never takes a flag for the value of the flag before it. Throws one UserError with all errors.
 */
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

/** One dash is not enough to be sure, because filters may start with one. */
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
  if (!spec.has(name)) {
    const meant = suggestWord(name, [...spec.keys()]);
    const known = [...spec.keys()].map((flag) => `--${flag}`);
    return makeMistake('flag-unknown', omitNull({ known, write: meant && `--${meant}` }));
  }
  if (spec.get(name) === false)
    return value === undefined ? null : makeMistake('flag-with-value', { flag: `--${name}`, got: value });
  const usage = `--${name} VALUE`;
  if (value === undefined && next !== undefined)
    return makeMistake('flag-before-flag', { usage, joined: `--${name}=${next}`, got: next });
  if (value === undefined) return makeMistake('flag-without-value', { usage });
  return isRepeated ? makeMistake('flag-repeated', { got: value }) : null;
}
