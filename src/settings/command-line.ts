// Parses the command line of a command by its row in the table of commands: argv in; out come the same GivenOptions that an action
// makes from its inputs, the values of the flags that are no settings, and the files or the script that were named.

import { throwErrors, userError } from '../errors.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { about, atFlag } from '../model/location.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { flagNameOf, flagsOf, optionOfCommand, optionsOf } from './command-flags.ts';
import { COMMANDS, type CommandId, type FlagRow } from './commands.ts';
import { type FlagSpec, type ParsedFlags, parseFlags } from './flags.ts';
import { checkTexts } from './inputs.ts';
import { type OptionTable, type ResolvedValues, resolveValues, toKebabCase } from './option.ts';
import { OPTIONS } from './options.ts';
import type { GivenOptions } from './schema.ts';

/** What was typed: a value for each flag of the command. A missing one has its preset. */
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
  const flags: Readonly<Record<string, FlagRow>> = COMMANDS[command].flags;
  const texts = Object.entries(flags).flatMap(([name, { schema }]) => {
    const text = words.values.get(toKebabCase(name));
    return text === undefined ? [] : [{ name, schema, text, location: atFlag(toKebabCase(name)) }];
  });
  const values = checkTexts(texts, errors);
  const settings = checkTexts(settingTexts(command, { words, script, options }), errors);
  throwErrors(errors);
  const setsOption = ([name, value]: readonly [string, unknown]) => flags[name]!.setsOption?.(value) === true;
  const given: GivenOptions = Object.fromEntries([...values.filter(setsOption), ...settings]);
  const own = Object.fromEntries(values.filter((entry) => !setsOption(entry)));
  return { ...resolveValues(flags, own), given, files, script } as ParsedArgs<Name>;
}

export function flagSpecOf(command: string, options: OptionTable = OPTIONS): FlagSpec {
  const flags = flagsOf(command, options).filter(({ name }) => name !== '--');
  return new Map(flags.map(({ name, placeholder }) => [name, placeholder !== '']));
}

interface ParsedWords {
  readonly words: ParsedFlags;
  readonly script: string | null;
  readonly options: OptionTable;
}

function settingTexts(command: CommandId, { words, script, options }: ParsedWords) {
  return optionsOf(command, options).flatMap((name) => {
    const { flag, schema } = optionOfCommand(options[name]!, command);
    const isScript = flag === '--';
    const written = flagNameOf(name, options[name]!);
    const text = isScript ? script : words.values.get(written);
    return text == null ? [] : [{ name, schema, text, location: atFlag(isScript ? '' : written) }];
  });
}

/** The words as a shell script. One word is a script itself; several words are quoted one by one. */
function scriptOf(words: readonly string[]): string {
  const [first, ...rest] = words;
  if (first === undefined || words.every((word) => word.trim() === '')) {
    throw userError('no-command-after-dashes', atFlag(''), {});
  }
  if (rest.length === 0) return first;
  rejectLostVariable(words);
  return words.map(quoteShellWord).join(' ');
}

/** Finds a variable that this program sets for the command: `$BENCH_REFEREE_SIDE`, `${BENCH_REFEREE_FILTER:-.}`. */
const OWN_VARIABLE = /\$\{?BENCH_REFEREE_/;

/** Words after which a program reads a script, such as `sh -c`, and replaces the variables itself. */
const SCRIPT_FLAG = /^-\w*c$/;

/** Throws if a word has a variable of this program, because no shell would replace it with its value. */
function rejectLostVariable(words: readonly string[]): void {
  const lost = words.find((word, index) => OWN_VARIABLE.test(word) && !SCRIPT_FLAG.test(words[index - 1] ?? ''));
  if (lost === undefined) return;
  const script = words.map((word) => (OWN_VARIABLE.test(word) ? quoteWithVariables(word) : quoteShellWord(word)));
  throw userError('variable-in-word', atFlag(''), { got: lost, write: `-- ${quoteShellWord(script.join(' '))}` });
}

/** Quotes a word so that the shell replaces its variables and nothing else. */
function quoteWithVariables(word: string): string {
  return `"${word.replaceAll(/["\\`]/g, '\\$&')}"`;
}
