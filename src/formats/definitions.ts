// Finds the source lines that define benchmarks. git collects candidates in head before anything runs. Once the names
// of the benchmarks are known, this module selects the candidate that defines each of them. Two candidates that fit
// equally well give no place, because a place must be certain. Pure.

import type { SourceLocation } from '../model/source-location.ts';
import type { FilterableBenchmark } from './format.ts';

/** A part of a line in head that git found. */
export interface SourceMatch extends SourceLocation {
  readonly text: string;
}

/** Returns the place of a benchmark. Null if it is not certain. */
export type BenchmarkLocator = (benchmark: FilterableBenchmark) => SourceLocation | null;

export interface DefinitionRules {
  /** Line that is found, in Markdown, for the table of the documentation. */
  readonly description: string;
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
  locator(matches: readonly SourceMatch[]): BenchmarkLocator;
}

export interface Declaration {
  /** Name that is compared with `DefinitionQuery.name`. Both may include the keyword: `func BenchmarkA`. */
  readonly name: string;
  /** True if the declarations after it are inside of it, until the next one that opens. Absent: false. */
  readonly opens?: boolean;
}

/** An attribute such as `#[bench]` or `@Benchmark`: the next declaration is a benchmark. */
export const BENCHMARK_ATTRIBUTE = 'attribute';

export interface DefinitionQuery {
  readonly name: string;
  /** Name of the last declaration before it in the file that opens. Absent: any. */
  readonly within?: string;
  isIn?(file: string): boolean;
}

export interface LanguageRules {
  /** Reads a match. Null if it declares nothing, such as a match of `sign` alone. */
  parseMatch(text: string): Declaration | typeof BENCHMARK_ATTRIBUTE | null;
  /** True if only declarations after a benchmark attribute, and those that open, are used. Absent: false. */
  readonly needsAttribute?: boolean;
  /**
   * Returns the declarations that may define a benchmark, followed by those that may contain it. The first one that
   * occurs exactly once is its place.
   */
  queriesFor(benchmark: FilterableBenchmark): readonly DefinitionQuery[];
}

interface FoundDefinition extends SourceLocation {
  readonly within: string | null;
}

export function makeLocator(matches: readonly SourceMatch[], dialect: LanguageRules): BenchmarkLocator {
  const spots = collectDefinitions(matches, dialect);
  return (benchmark) => {
    for (const { name, within, isIn } of dialect.queriesFor(benchmark)) {
      const fitting = (spots.get(name) ?? []).filter(
        (spot) => (within === undefined || spot.within === within) && (isIn?.(spot.file) ?? true),
      );
      const [first] = fitting;
      if (first !== undefined && fitting.length === 1) return { file: first.file, line: first.line };
    }
    return null;
  };
}

function collectDefinitions(
  matches: readonly SourceMatch[],
  { parseMatch, needsAttribute = false }: LanguageRules,
): Map<string, FoundDefinition[]> {
  const spots = new Map<string, FoundDefinition[]>();
  let [file, within, wasAnnounced]: [string, string | null, boolean] = ['', null, false];
  for (const match of matches) {
    if (match.file !== file) [file, within, wasAnnounced] = [match.file, null, false];
    const declaration = parseMatch(match.text);
    if (declaration === null) continue;
    if (declaration === BENCHMARK_ATTRIBUTE) {
      wasAnnounced = true;
      continue;
    }
    const { name, opens = false } = declaration;
    if (opens || wasAnnounced || !needsAttribute) {
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

const inQuotesPattern = (mark: string) => `${mark}([^${mark}\\\\]|\\\\.)+${mark}`;

/** A text in double quotes, for POSIX extended and JavaScript regular expressions. */
export const QUOTED = inQuotesPattern('"');

/** A text in any of the three quotes of JavaScript. Other languages have some of them. */
export const IN_ANY_QUOTES = `(${['"', "'", '`'].map(inQuotesPattern).join('|')})`;

/** Returns the text in the last quotes of a match. Null if there are none. */
export function unquote(text: string): string | null {
  const inner = /(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(text)?.[2];
  // Names are compared as they are printed, so the few escapes that are usual in names are resolved.
  return inner?.replaceAll(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped) ?? null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };
