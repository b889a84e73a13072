// Parses the command lines of `history` and its subcommands: argv in, settings and the named files out.

import { userError } from '../errors.ts';
import { DEFAULT_HISTORY_REF } from '../model/history.ts';
import { about, atFlag } from '../model/location.ts';
import { parseDecimal } from '../text/decimal.ts';
import { choice, defineField, historyRef } from './fields.ts';
import { parseCommandFlags } from './parse-command-flags.ts';
import { parseGivenOptions } from './parse-given-options.ts';

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
  const get = (name: string) => flags.values.get(name)?.at(-1) ?? null;
  const given = (flags.values.get('format') ?? []).map((text) => ({
    ...{ name: 'format', schema: choice(...FORMATS), text, location: atFlag('format') },
  }));
  const { format = 'text' } = parseGivenOptions(given) as Partial<Pick<HistoryOptions, 'format'>>;
  return {
    ref: get('ref') ?? DEFAULT_HISTORY_REF,
    out: get('out'),
    format,
    benchmarks: get('benchmarks'),
    since: get('since'),
  };
}

export interface ImportOptions {
  readonly ref: string;
  /** File as named; `-` is standard input. */
  readonly file: string;
}

export function parseImportArgs(argv: readonly string[]): ImportOptions {
  const flags = parseCommandFlags(argv, 'history import');
  const given = (flags.values.get('ref') ?? []).map((text) => ({
    ...{ name: 'ref', schema: historyRef, text, location: atFlag('ref') },
  }));
  const { ref = DEFAULT_HISTORY_REF } = parseGivenOptions(given) as Partial<Pick<ImportOptions, 'ref'>>;
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
  const given = (name: string, schema: ReturnType<typeof defineField>) =>
    (flags.values.get(name) ?? []).map((text) => ({ name, schema, text, location: atFlag(name) }));
  const { method = 'ranks' } = parseGivenOptions(given('method', choice(...METHODS))) as Partial<ChangePointsOptions>;
  const limits = parseGivenOptions([
    ...given('window', windowOf(WINDOWS[method])),
    ...given('p', probability),
    ...given('magnitude', share),
  ]) as ChangePointsOptions['limits'];
  const [file, stray] = [...flags.positionals, ...(flags.command ?? [])];
  if (file === undefined) throw userError('no-series-file', about('command line'), {});
  if (stray !== undefined) throw userError('too-many-series', about('command line'), { got: stray });
  return { method, file, limits };
}
