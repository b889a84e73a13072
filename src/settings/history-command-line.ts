// Parses the command lines of `history` and its subcommands: argv in, settings and the named files out.

import { userError } from '../errors.ts';
import { DEFAULT_HISTORY_REF } from '../model/history.ts';
import { about, atFlag } from '../model/location.ts';
import { parseDecimal } from '../text/decimal.ts';
import { choice, defineField } from './field-builders.ts';
import { historyRef } from './fields.ts';
import type { ParsedFlags } from './flags.ts';
import { parseCommandFlags } from './parse-command-flags.ts';
import { type GivenText, parseGivenOptions } from './parse-given-options.ts';

/** Formats of the history. */
const FORMATS = ['text', 'html', 'json'] as const;

export interface HistoryOptions {
  readonly ref: string;
  /** File for the output. Null: standard output. */
  readonly out: string | null;
  readonly format: (typeof FORMATS)[number];
  /** Pattern of the benchmarks to show. Null: all. */
  readonly benchmarks: string | null;
  /** Ref that the levels are relative to. Null: the latest release that was compared. */
  readonly since: string | null;
}

export function parseHistoryArgs(argv: readonly string[]): HistoryOptions {
  const flags = parseCommandFlags(argv, 'history');
  const [stray] = [...flags.positionals, ...(flags.command ?? [])];
  if (stray !== undefined) throw userError('arguments-unexpected', about('command line'), { got: stray });
  const formats = parseGivenOptions(givenTexts(flags, 'format', choice(...FORMATS)));
  const { format = 'text' } = formats as Partial<HistoryOptions>;
  const get = (name: string) => flags.values.get(name)?.at(-1) ?? null;
  return {
    ref: get('ref') ?? DEFAULT_HISTORY_REF,
    out: get('out'),
    format,
    benchmarks: get('benchmarks'),
    since: get('since'),
  };
}

/** Returns what was given with a flag, to check it. */
function givenTexts({ values }: ParsedFlags, name: string, schema: GivenText['schema']): GivenText[] {
  return (values.get(name) ?? []).map((text) => ({ name, schema, text, location: atFlag(name) }));
}

export interface ImportOptions {
  readonly ref: string;
  /** File as named; `-` is standard input. */
  readonly file: string;
}

export function parseImportArgs(argv: readonly string[]): ImportOptions {
  const flags = parseCommandFlags(argv, 'history import');
  const given = parseGivenOptions(givenTexts(flags, 'ref', historyRef));
  const { ref = DEFAULT_HISTORY_REF } = given as Partial<Pick<ImportOptions, 'ref'>>;
  const [file, stray] = [...flags.positionals, ...(flags.command ?? [])];
  if (file === undefined) throw userError('no-import-file', about('command line'), {});
  if (stray !== undefined) throw userError('too-many-imports', about('command line'), { got: stray });
  return { ref, file };
}

/** Ways to find change points. */
const METHODS = ['ranks', 'e-divisive'] as const;

export interface ChangePointsOptions {
  readonly method: (typeof METHODS)[number];
  /** File as named; `-` is standard input. */
  readonly file: string;
  /** Settings that were given. The method has defaults for the others. */
  readonly limits: { readonly window?: number; readonly p?: number; readonly magnitude?: number };
}

/** Windows that each method can search. Energy distances need a square of numbers. */
const WINDOWS = { ranks: { from: 10, to: 1e6 }, 'e-divisive': { from: 2, to: 1000 } };

function windowOf({ from, to }: { readonly from: number; readonly to: number }) {
  return defineField('window', (text, refuse) => {
    const number = parseDecimal(text);
    if (number === null || !Number.isInteger(number)) return refuse('value-unreadable');
    return number >= from && number <= to ? number : refuse('value-outside', { from, to });
  });
}

const probability = defineField('alpha', (text, refuse) => {
  const number = parseDecimal(text);
  if (number === null) return refuse('value-unreadable');
  return number > 0 && number <= 1 ? number : refuse('value-outside', { above: 0, to: 1 });
});

const share = defineField('share', (text, refuse) => {
  const number = parseDecimal(text);
  if (number === null || number === Infinity) return refuse('value-unreadable');
  return number >= 0 ? number : refuse('value-negative');
});

export function parseChangePointsArgs(argv: readonly string[]): ChangePointsOptions {
  const flags = parseCommandFlags(argv, 'history change-points');
  const methods = parseGivenOptions(givenTexts(flags, 'method', choice(...METHODS)));
  const { method = 'ranks' } = methods as Partial<ChangePointsOptions>;
  const limits = parseGivenOptions([
    ...givenTexts(flags, 'window', windowOf(WINDOWS[method])),
    ...givenTexts(flags, 'p', probability),
    ...givenTexts(flags, 'magnitude', share),
  ]) as ChangePointsOptions['limits'];
  const [file, stray] = [...flags.positionals, ...(flags.command ?? [])];
  if (file === undefined) throw userError('no-series-file', about('command line'), {});
  if (stray !== undefined) throw userError('too-many-series', about('command line'), { got: stray });
  return { method, file, limits };
}
