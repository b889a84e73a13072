// How benchmarks stand in the sources: what git looks for in head before anything runs, and, once their names are
// known, which of what it found defines which. A benchmark has a place only where there is no doubt: two lines that
// fit as well as each other are none. Pure.

import type { Place } from '../model/place.ts';
import type { Filterable } from './format.ts';

/** A piece of a line in head that git found. */
export interface Match extends Place {
  readonly text: string;
}

/** The place of a benchmark; null: it is not known for certain. */
export type Locator = (benchmark: Filterable) => Place | null;

export interface Definitions {
  /** Which files to look into, as git pathspecs: a star stands for slashes too. */
  readonly files: readonly string[];
  /**
   * POSIX extended regular expression: a file without it has no benchmark. Null: any can have one. What it matches is
   * told as well, where no longer match begins at the same place.
   */
  readonly sign: string | null;
  /** POSIX extended regular expression: the pieces of lines that tell where benchmarks begin. */
  readonly line: string;
  /** Matches in the order of files and lines. */
  locator(matches: readonly Match[]): Locator;
}

export interface Declaration {
  /** Compared with what is wanted, so both may carry a word of what is declared: `func BenchmarkA`. */
  readonly name: string;
  /** What follows is inside of it, until the next that opens. */
  readonly opens?: boolean;
}

/** `#[bench]`, `@Benchmark`: the next declaration is a benchmark. */
export const ANNOUNCEMENT = 'announcement';

export interface Wanted {
  readonly name: string;
  /** The last that was opened before it in the file. Absent: any. */
  readonly within?: string;
  isIn?(file: string): boolean;
}

export interface Dialect {
  /** Null: the piece says nothing, as the sign does where it stands by itself. */
  read(text: string): Declaration | typeof ANNOUNCEMENT | null;
  /** Only what was announced, or opens, is a declaration. */
  readonly isAnnounced?: boolean;
  /** What a benchmark is defined by, and then what that is in: of the first that there is once it is the place. */
  wanted(benchmark: Filterable): readonly Wanted[];
}

interface Spot extends Place {
  readonly within: string | null;
}

export function makeLocator(matches: readonly Match[], dialect: Dialect): Locator {
  const spots = spotsOf(matches, dialect);
  return (benchmark) => {
    for (const { name, within, isIn } of dialect.wanted(benchmark)) {
      const fitting = (spots.get(name) ?? []).filter(
        (spot) => (within === undefined || spot.within === within) && (isIn?.(spot.file) ?? true),
      );
      const [first] = fitting;
      if (first !== undefined && fitting.length === 1) return { file: first.file, line: first.line };
    }
    return null;
  };
}

function spotsOf(matches: readonly Match[], { read, isAnnounced = false }: Dialect): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>();
  let [file, within, wasAnnounced]: [string, string | null, boolean] = ['', null, false];
  for (const match of matches) {
    if (match.file !== file) [file, within, wasAnnounced] = [match.file, null, false];
    const declaration = read(match.text);
    if (declaration === null) continue;
    if (declaration === ANNOUNCEMENT) {
      wasAnnounced = true;
      continue;
    }
    const { name, opens = false } = declaration;
    if (opens || wasAnnounced || !isAnnounced) {
      const known = spots.get(name);
      const spot = { file, line: match.line, within };
      if (known === undefined) spots.set(name, [spot]);
      else if (known.at(-1)?.file !== file || known.at(-1)?.line !== match.line) known.push(spot);
    }
    wasAnnounced = false;
    if (opens) within = name;
  }
  return spots;
}

/** Whether a path that a tool prints, relative to wherever it ran, can be this file. */
export function endsWithPath(file: string, path: string): boolean {
  const wanted = path.replace(/^(\.\/)+/, '');
  return wanted !== '' && (file === wanted || file.endsWith(`/${wanted}`));
}

const between = (mark: string) => `${mark}([^${mark}\\\\]|\\\\.)+${mark}`;

/** A text in double quotes, in POSIX extended expressions and in ours. */
export const QUOTED = between('"');

/** The same in any of the three quotes of JavaScript, of which other languages have some. */
export const IN_ANY_QUOTES = `(${['"', "'", '`'].map(between).join('|')})`;

/** What stands in the last quotes of a piece; null: there are none. */
export function unquoted(text: string): string | null {
  const inner = /(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(text)?.[2];
  // Names are told apart by what is printed: the few escapes that people write there.
  return inner?.replaceAll(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped) ?? null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };
