// Parses the command line of `profile diff`: argv in, settings and the named files out. Flags may stand on both sides of
// the two dashes that separate the profiles of base from those of head.

import { userError } from '../errors.ts';
import { about, atFlag } from '../model/location.ts';
import { unquoteGitPath } from '../text/git-path.ts';
import { flagsOf } from './command-flags.ts';
import { choice } from './field-builders.ts';
import { parseCommandFlags } from './parse-command-flags.ts';
import { parseGivenOptions } from './parse-given-options.ts';

const FORMATS = ['text', 'html', 'json'] as const;

export interface ProfileDiffOptions {
  readonly base: readonly string[];
  readonly head: readonly string[];
  readonly format: (typeof FORMATS)[number];
  /** Id of a profile format, or `auto`. It is checked when the files are read. */
  readonly inputFormat: string;
  /** File for the output. Null: standard output. */
  readonly out: string | null;
  /** Paths that changed from base to head, relative to the repository. */
  readonly touched: readonly string[];
}

/** Largest number of profiles on each side. */
const MAX_FILES = 100;

export function parseProfileDiffArgs(argv: readonly string[]): ProfileDiffOptions {
  const middle = argv.indexOf('--');
  const base = parseCommandFlags(middle === -1 ? argv : argv.slice(0, middle), 'profile diff');
  const after = middle === -1 ? [] : argv.slice(middle + 1);
  const head = parseCommandFlags(after, 'profile diff');
  const valuesOf = (name: string) => [...(base.values.get(name) ?? []), ...(head.values.get(name) ?? [])];
  for (const { name } of flagsOf('profile diff')) {
    const [, repeated] = valuesOf(name);
    if (repeated !== undefined) throw userError('flag-repeated', atFlag(name), { got: repeated });
  }
  // A file whose name begins with a dash can stand after further dashes.
  const heads = [...head.positionals, ...(head.command ?? [])];
  for (const [side, files] of [['base', base.positionals] as const, ['head', heads] as const]) {
    if (files.length === 0) throw userError('profile-files-missing', about('command line'), { side });
    if (files.length > MAX_FILES) {
      throw userError('profile-files-too-many', about('command line'), { got: files.length, max: MAX_FILES });
    }
  }
  const given = valuesOf('format').map((text) => ({
    ...{ name: 'format', schema: choice(...FORMATS), text, location: atFlag('format') },
  }));
  const { format = 'text' } = parseGivenOptions(given) as Partial<Pick<ProfileDiffOptions, 'format'>>;
  return {
    base: base.positionals,
    head: heads,
    format,
    inputFormat: valuesOf('input-format')[0] ?? 'auto',
    out: valuesOf('out')[0] ?? null,
    touched: (valuesOf('touched')[0] ?? '').split('\n').flatMap((line) => unquoteGitPath(line.trim()) || []),
  };
}
