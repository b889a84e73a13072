// Finds what a budget that matches no result was probably meant for. The budget and the rows of a run in; the metric,
// benchmark, package or command with the most similar name out.

import type { Comparison } from '../model/comparison.ts';
import { findNearestWord } from '../text/nearest-word.ts';
import { compilePattern } from '../text/pattern.ts';
import type { Budget } from './budget.ts';
import { metricTest } from './metric.ts';

/** Maximum number of names that are compared, and their maximum length: names are untrusted, and each costs time. */
const MAX_NAMES = 1000;
const MAX_CHARACTERS = 200;

/** A name for the first selector of the budget that nothing matches; null if no name is similar. */
export function findNearestName(
  { metric, benchmarks, packages, commands }: Budget,
  rows: readonly Comparison[],
): string | null {
  const measured = rows.filter(metricTest(metric, rows));
  if (measured.length === 0) return findNearestWord(metric, limitNames(rows.flatMap((row) => [row.metric, row.unit])));
  const names = measured.map(({ name, shortName }) => shortName ?? name);
  const groups = measured.map(({ group }) => group ?? '');
  const measuredBy = measured.map(({ command }) => command ?? '');
  return (
    findNearestToPatterns(benchmarks, names) ??
    findNearestToPatterns(packages, groups) ??
    findNearestToPatterns(commands, measuredBy)
  );
}

/** Null if each pattern matches a name. */
function findNearestToPatterns(patterns: readonly string[], all: readonly string[]): string | null {
  const names = limitNames(all);
  const unmatched = patterns.filter((pattern) => !pattern.startsWith('!') && !names.some(compilePattern(pattern)));
  for (const pattern of unmatched) {
    const fixed = pattern.replaceAll(/[*?]+/g, '').replaceAll(/^\/+|\/+$/g, '');
    // A pattern often names only the first or the last parts, such as `Checkout/**`.
    const nameOf = new Map(names.flatMap((name) => partsOf(name, fixed.split('/').length).map((part) => [part, name])));
    const nearest = findNearestWord(fixed, nameOf.keys());
    if (nearest !== null) return nameOf.get(nearest) ?? null;
  }
  return null;
}

function limitNames(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '' && name.length <= MAX_CHARACTERS).slice(0, MAX_NAMES);
}

/** The whole name, its first `count` parts and its last ones. Parts are separated by `/`. */
function partsOf(name: string, count: number): string[] {
  const parts = name.split('/');
  return [parts.slice(0, count).join('/'), parts.slice(-count).join('/'), name];
}
