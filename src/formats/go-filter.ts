// Benchmarks to the pattern for `go test -bench`: one regular expression for each level of their names, joined by
// slashes, as `testing` splits it. Levels are matched independently, so others may run as well; it must never leave
// out one that was asked for, whatever stands in its name.

import { sharedSuffix } from '../model/processor-suffix.ts';
import type { Filterable } from './format.ts';

/**
 * A name with fewer levels than the pattern is taken for a parent and not measured, while one with more is run
 * with all that is below. So the pattern has as many levels as the shortest name.
 */
export function goFilter(benchmarks: readonly Filterable[]): string {
  const names = benchmarks.map(({ name }) => name.split('/'));
  const depth = Math.min(...names.map(({ length }) => length));
  return Array.from({ length: depth }, (_, level) => {
    const texts = names.map((levels) => levels[level] ?? '');
    return level === 0
      ? `^Benchmark${anyOf(texts.map(functionName))}$`
      : `^${anyLevel([...new Set(texts)])}$`;
  }).join('/');
}

/** What stands behind `Benchmark` in the function's name, which has no dash: what looks like one is `-8`. */
function functionName(text: string): string {
  const name = text.replace(/-\d+$/, '');
  // The prefix is left where nothing follows it, so this is either of two functions.
  return name === 'Benchmark' ? '(Benchmark)?' : quoted(name);
}

/** Whether `-8` is the number of processors or part of the name cannot be seen, so it may be there or not. */
function anyLevel(texts: readonly string[]): string {
  const suffix = sharedSuffix(texts);
  if (suffix === '' && texts.length > 1) return anyOf(texts.map((text) => anyLevel([text])));
  const stems = anyOf(texts.map((text) => quoted(text.slice(0, text.length - suffix.length))));
  return suffix === '' ? stems : `${stems}(${suffix})?`;
}

/** In brackets, because elsewhere newer versions of `testing` take `|` for the end of a whole pattern. */
function anyOf(patterns: readonly string[]): string {
  const distinct = [...new Set(patterns)];
  return distinct.length === 1 ? distinct.join() : `(${distinct.join('|')})`;
}

/** As `regexp.QuoteMeta` does it. */
function quoted(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&');
}
