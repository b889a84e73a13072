// Builds the pattern for `go test -bench`: one regular expression for each level of the names, joined by slashes, as
// `testing` splits it. Levels are matched independently, so other benchmarks may run too.

import { findSharedSuffix } from '../model/gomaxprocs-suffix.ts';
import type { FilterableBenchmark } from './format.ts';

/**
 * The pattern has as many levels as the shortest name. `testing` takes a name with fewer levels than the pattern
 * for a parent and does not measure it. A name with more levels runs with everything below it.
 */
export function buildGoFilter(benchmarks: readonly FilterableBenchmark[]): string {
  const names = benchmarks.map(({ name }) => name.split('/'));
  const depth = Math.min(...names.map(({ length }) => length));
  return Array.from({ length: depth }, (_, level) => {
    const texts = names.map((levels) => levels[level] ?? '');
    return level === 0
      ? `^Benchmark${joinAlternatives(texts.map(functionPattern))}$`
      : `^${levelPattern([...new Set(texts)])}$`;
  }).join('/');
}

/** Matches the part of the function's name after `Benchmark`. A function's name has no dash, so `-8` is a suffix. */
function functionPattern(text: string): string {
  const name = text.replace(/-\d+$/, '');
  // The prefix is kept in a name that is nothing else. This name may therefore be `Benchmark` or `BenchmarkBenchmark`.
  return name === 'Benchmark' ? '(Benchmark)?' : quoteMeta(name);
}

/** Matches one level. `-8` may be the number of processors or part of the name, so it is optional. */
function levelPattern(texts: readonly string[]): string {
  const suffix = findSharedSuffix(texts);
  if (suffix === '' && texts.length > 1) return joinAlternatives(texts.map((text) => levelPattern([text])));
  const stems = joinAlternatives(texts.map((text) => quoteMeta(text.slice(0, text.length - suffix.length))));
  return suffix === '' ? stems : `${stems}(${suffix})?`;
}

/** Joins patterns in brackets. Elsewhere, newer versions of `testing` take `|` for the end of a whole pattern. */
function joinAlternatives(patterns: readonly string[]): string {
  const distinct = [...new Set(patterns)];
  return distinct.length === 1 ? distinct.join() : `(${distinct.join('|')})`;
}

function quoteMeta(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&');
}
