// Selects the source line that defines each benchmark, once their names are known, among the candidates that git collected
// in head. Two that fit equally well give no place, because a place must be certain.

import type { SourceLocation } from '../model/source-location.ts';
import type { FilterableBenchmark } from './format.ts';

export interface SourceMatch extends SourceLocation {
  readonly text: string;
}

/** Null if the place of the benchmark is not certain. */
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
  /** Reads a match. Null if it declares nothing, such as a match of `sign` alone. */
  parseMatch(text: string): Declaration | typeof BENCHMARK_ATTRIBUTE | null;
  /** Whether only declarations after a benchmark attribute, and those that open, are used. */
  readonly needsAttribute?: boolean;
  /** The path of each Go module, by its folder. */
  readModules?(matches: readonly SourceMatch[]): ReadonlyMap<string, string>;
  /** The declarations that may define it, then those that may contain it. The first that occurs once is its place. */
  queriesFor(benchmark: FilterableBenchmark, modules: ReadonlyMap<string, string>): readonly DefinitionQuery[];
}

export interface Declaration {
  /** Both this and `DefinitionQuery.name` may include the keyword: `func BenchmarkA`. */
  readonly name: string;
  /** Whether the declarations after it are inside of it, until the next one that opens. */
  readonly opens?: boolean;
}

/** An attribute such as `#[bench]` or `@Benchmark`: the next declaration is a benchmark. */
export const BENCHMARK_ATTRIBUTE = 'attribute';

export interface DefinitionQuery {
  readonly name: string;
  /** Name of the last declaration before it in the file that opens. Null or absent: any. */
  readonly within?: string | null;
  isIn?(file: string): boolean;
}

interface Definition extends SourceLocation {
  readonly within: string | null;
}

/** `matches` must be in the order of files and lines. */
export function makeLocator(matches: readonly SourceMatch[], rules: DefinitionRules): BenchmarkLocator {
  const definitions = collectDefinitions(matches, rules);
  const modules = rules.readModules?.(matches) ?? new Map();
  return (benchmark) => {
    for (const { name, within = null, isIn } of rules.queriesFor(benchmark, modules)) {
      const [first, second] = (definitions.get(name) ?? []).filter(
        (definition) => (within === null || definition.within === within) && (isIn?.(definition.file) ?? true),
      );
      if (first !== undefined && second === undefined) return { file: first.file, line: first.line };
    }
    return null;
  };
}

function collectDefinitions(
  matches: readonly SourceMatch[],
  { parseMatch, needsAttribute = false }: DefinitionRules,
): Map<string, Definition[]> {
  const definitions = new Map<string, Definition[]>();
  let [file, within, hasAttribute]: [string, string | null, boolean] = ['', null, false];
  for (const match of matches) {
    if (match.file !== file) [file, within, hasAttribute] = [match.file, null, false];
    const declaration = parseMatch(match.text);
    if (declaration === null) continue;
    if (declaration === BENCHMARK_ATTRIBUTE) {
      hasAttribute = true;
      continue;
    }
    const { name, opens = false } = declaration;
    if (opens || hasAttribute || !needsAttribute) {
      const list = definitions.get(name) ?? [];
      definitions.set(name, list);
      const last = list.at(-1);
      if (last?.file !== file || last.line !== match.line) list.push({ file, line: match.line, within });
    }
    hasAttribute = false;
    if (opens) within = name;
  }
  return definitions;
}

/** The parts of a name, joined up to each of them: `a`, `a/b`, `a/b/c`. */
export function joinStarts(parts: readonly string[], separator = '/'): string[] {
  return parts.map((_, index) => parts.slice(0, index + 1).join(separator));
}

/** The parts of a name, joined from each of them on: `a/b/c`, `b/c`, `c`. */
export function joinEnds(parts: readonly string[], separator = '/'): string[] {
  return parts.map((_, index) => parts.slice(index).join(separator));
}

/** Whether the file can be the path that a tool prints, relative to an unknown folder. */
export function endsWithPath(file: string, path: string): boolean {
  const end = path.replace(/^(\.\/)+/, '');
  return end !== '' && (file === end || file.endsWith(`/${end}`));
}

const inQuotesPattern = (mark: string) => `${mark}([^${mark}\\\\]|\\\\.)+${mark}`;

/** A text in double quotes, for POSIX extended and JavaScript regular expressions. */
export const QUOTED = inQuotesPattern('"');

/** A text in any of the three quotes of JavaScript. Other languages have some of them. */
export const IN_ANY_QUOTES = `(${['"', "'", '`'].map(inQuotesPattern).join('|')})`;

/** The text in the last quotes of a match. Null if there are none. */
export function unquote(text: string): string | null {
  const inner = /(["'`])((?:(?!\1)[^\\]|\\.)+)\1$/s.exec(text)?.[2];
  // Names are compared as they are printed, so the few escapes that are usual in names are resolved.
  return inner?.replaceAll(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped) ?? null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

export function parseQuotedText(text: string): Declaration | null {
  const name = unquote(text);
  return name === null ? null : { name };
}
