// Finds the source lines that define benchmarks. git collects candidates in head before anything runs. Once the names
// of the benchmarks are known, this module selects the candidate that defines each of them. Two candidates that fit
// equally well give no place, because a place must be certain. Pure.

import type { Place } from '../model/place.ts';
import type { Filterable } from './format.ts';

/** A part of a line in head that git found. */
export interface Match extends Place {
  readonly text: string;
}

/** Returns the place of a benchmark. Null if it is not certain. */
export type Locator = (benchmark: Filterable) => Place | null;

export interface Definitions {
  /** Files to search, as git pathspecs: a star matches slashes too. */
  readonly files: readonly string[];
  /**
   * POSIX extended regular expression. A file without a match has no benchmark. Null: any file can have one. Its
   * matches are reported as well, unless a longer match begins at the same position.
   */
  readonly sign: string | null;
  /** POSIX extended regular expression for the parts of lines that show where benchmarks begin. */
  readonly line: string;
  /** Returns a locator for these matches, which must be in the order of files and lines. */
  locator(matches: readonly Match[]): Locator;
}

export interface Declaration {
  /** Name that is compared with `Wanted.name`. Both may include a keyword of the declaration: `func BenchmarkA`. */
  readonly name: string;
  /** True if the declarations after it are inside of it, until the next one that opens. Absent: false. */
  readonly opens?: boolean;
}

/** An attribute such as `#[bench]` or `@Benchmark`: the next declaration is a benchmark. */
export const ANNOUNCEMENT = 'announcement';

export interface Wanted {
  readonly name: string;
  /** Name of the last declaration before it in the file that opens. Absent: any. */
  readonly within?: string;
  isIn?(file: string): boolean;
}

export interface Dialect {
  /** Reads a match. Null if it declares nothing, such as a match of `sign` alone. */
  read(text: string): Declaration | typeof ANNOUNCEMENT | null;
  /** True if only announced declarations, and those that open, are used. Absent: false. */
  readonly isAnnounced?: boolean;
  /**
   * Returns the declarations that may define a benchmark, followed by those that may contain it. The first one that
   * occurs exactly once is its place.
   */
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

/** Reports whether this file can be the path that a tool prints, relative to an unknown folder. */
export function endsWithPath(file: string, path: string): boolean {
  const wanted = path.replace(/^(\.\/)+/, '');
  return wanted !== '' && (file === wanted || file.endsWith(`/${wanted}`));
}

const between = (mark: string) => `${mark}([^${mark}\\\\]|\\\\.)+${mark}`;

/** A text in double quotes, for POSIX extended and JavaScript regular expressions. */
export const QUOTED = between('"');

/** A text in any of the three quotes of JavaScript. Other languages have some of them. */
export const IN_ANY_QUOTES = `(${['"', "'", '`'].map(between).join('|')})`;

/** Returns the text in the last quotes of a match. Null if there are none. */
export function unquoted(text: string): string | null {
  const inner = /(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(text)?.[2];
  // Names are compared as they are printed, so the few escapes that are usual in names are resolved.
  return inner?.replaceAll(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped) ?? null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };
