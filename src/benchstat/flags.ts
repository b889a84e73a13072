// The flags of `compare`, by the rules of Go's flag package: `-x v`, `-x=v`, one dash or two, the last one wins,
// `--` ends them. argv as byte strings in; a Request out, or what is wrong in Go's words. Opens no file.
// One thing more than Go: our flags may also stand behind the files, where benchstat would take them for files.

import { parseGoFloat } from '../formats/go-number.ts';
import { goQuoted } from './quoted.ts';

export interface Request {
  /** Projections and filter, as they were typed; read by the tabulator. */
  readonly table: string;
  readonly row: string;
  readonly col: string;
  readonly ignore: string;
  readonly filter: string;
  /** In [0, 1] once it is checked; NaN passes, as it does in benchstat. */
  readonly alpha: number;
  readonly confidence: number;
  /** `text` and `csv` are benchstat's; what else there is, the command knows. */
  readonly format: string;
  /** Path of a configuration whose budgets are judged; null: none are. */
  readonly config: string | null;
  /** Files as they were typed: `label=path`, `path`, `-`. */
  readonly inputs: readonly string[];
}

export type FlagsRead =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'help' }
  /** Empty message: no file was named, which benchstat answers with its usage alone. */
  | { readonly kind: 'refused'; readonly message: string };

export const DEFAULTS: Request = {
  table: '.config',
  row: '.fullname',
  col: '.file',
  ignore: '',
  filter: '*',
  alpha: 0.05,
  confidence: 0.95,
  format: 'text',
  config: null,
  inputs: [],
};

const HELP = ['h', 'help'];
const NUMBERS = ['alpha', 'confidence'];
const KNOWN: readonly string[] = [...Object.keys(DEFAULTS).filter((name) => name !== 'inputs'), ...HELP];

export function readFlags(argv: readonly string[]): FlagsRead {
  const given: Record<string, string | number> = {};
  const inputs: string[] = [];
  let index = 0;
  while (index < argv.length) {
    const word = argv[index]!;
    index += 1;
    if (word === '--') {
      inputs.push(...argv.slice(index));
      break;
    }
    const [, name, inWord] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const isFlag = word.length > 1 && word.startsWith('-');
    if (!isFlag || (inputs.length > 0 && !KNOWN.includes(name ?? ''))) {
      inputs.push(word);
      continue;
    }
    if (name === undefined) return refused(`bad flag syntax: ${word}`);
    if (HELP.includes(name)) return { kind: 'help' };
    if (!KNOWN.includes(name)) return refused(`flag provided but not defined: -${name}`);
    const text = inWord ?? argv[index];
    if (inWord === undefined) index += 1;
    if (text === undefined) return refused(`flag needs an argument: -${name}`);
    const value = NUMBERS.includes(name) ? parseGoFloat(text) : text;
    if (NUMBERS.includes(name) && typeof value === 'string') {
      // The flag package has words of its own for the first of Go's two number errors.
      const why = value === 'invalid syntax' ? 'parse error' : value;
      return refused(`invalid value ${goQuoted(text)} for flag -${name}: ${why}`);
    }
    given[name] = value;
  }
  if (inputs.length === 0) return refused('');
  return { kind: 'request', request: { ...DEFAULTS, ...given, inputs } };
}

function refused(message: string): FlagsRead {
  return { kind: 'refused', message };
}
