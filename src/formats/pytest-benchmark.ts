// Reads the JSON of pytest-benchmark, written by --benchmark-json or --benchmark-save: every round of every test. The
// printed table is not read.

import * as z from 'zod';
import type { FilterableBenchmark } from './format.ts';
import { jsonFormat, readEach, valuesOrMiddle } from './json-format.ts';
import { numberListSchema } from './json-validation.ts';
import { pytestDefinitions } from './python-definitions.ts';

const benchmarkSchema = z.object({
  group: z.string().nullish(),
  fullname: z.string().min(1),
  stats: z.object({
    /** Seconds per call. Absent with --benchmark-save without --benchmark-save-data. */
    data: numberListSchema.optional(),
    median: z.number().optional(),
  }),
});

export const pytestBenchmark = jsonFormat({
  id: 'pytest-benchmark',
  description: 'pytest with pytest-benchmark: the file of --benchmark-json',
  advice: 'pytest --benchmark-only --benchmark-json=results.json -k "$BENCH_REFEREE_FILTER"',
  aliases: ['pytest', 'python_pytest'],
  repeatsForTime: true,
  signs: [(text) => /^\s*\{/.test(text) && /"machine_info"\s*:/.test(text) && /"commit_info"\s*:/.test(text)],
  bareNonFinite: true,
  filter: buildFilter,
  definitions: pytestDefinitions,
  read(report, { add, number }) {
    for (const [item, benchmark] of readEach(report.list('benchmarks', { tool: 'pytest' }), benchmarkSchema)) {
      const { group = null, stats } = benchmark;
      const name = number(benchmark.fullname);
      const time = valuesOrMiddle(stats.data, stats.data === undefined ? stats.median : null);
      if (time === null) item.reportError('benchmark-without-result', { name });
      else add({ group, name, metric: 'time', unit: 's', ...time });
    }
  },
});

/**
 * Builds an expression for `-k` (docs.pytest.org, "Using -k expr"): texts that must all occur in the names of a test
 * and of its parents, in any case. Most punctuation cannot be written there, so a parameter that contains some is split
 * into the pieces between. Other tests with all of these pieces run too.
 */
function buildFilter(benchmarks: readonly FilterableBenchmark[]): string {
  const testsOf = new Map<string, Set<string>>();
  for (const { name } of benchmarks) {
    const [file = '', test = ''] = split(name.replace(/#\d+$/, ''));
    testsOf.set(file, (testsOf.get(file) ?? new Set()).add(test));
  }
  const expression = joinWithOr([...testsOf].map(([file, tests]) => joinWithAnd(file, joinWithOr([...tests]))));
  // The name of every file has a full stop.
  return expression || '.';
}

// Every other character is a syntax error in `-k`.
const WORD = /[\p{L}\p{Nd}_:+\-.[\]\\/]+/gu;
const OPERATORS = new Set(['and', 'or', 'not']);

/** Splits `a/b.py::Class::test[param]` into an expression for the file and one for the test in it. */
function split(name: string): [file: string, test: string] {
  const [, file = '', test = ''] = /^(?:(.*?)::)?(.*)$/s.exec(name)!;
  const [, nodes = '', parameter = ''] = /^([^[]*)(.*)$/s.exec(test)!;
  const [last = '', ...classes] = nodes.split('::').reverse();
  // Older versions match a file by its path, newer ones match each folder separately.
  const base = file.slice(file.lastIndexOf('/') + 1);
  return [joinWords(base), [...classes.reverse().map(joinWords), joinWords(last + parameter)].reduce(joinWithAnd, '')];
}

function joinWords(text: string): string {
  return (text.match(WORD) ?? []).filter((word) => !OPERATORS.has(word)).join(' and ');
}

function joinWithAnd(left: string, right: string): string {
  return left === '' || right === '' ? left + right : `${left} and ${right}`;
}

/** Joins with `or`, as a balanced tree: Python compiles no long chain. An empty alternative means that all may run. */
function joinWithOr(alternatives: readonly string[]): string {
  if (alternatives.includes('')) return '';
  if (alternatives.length < 2) return alternatives[0] ?? '';
  const middle = alternatives.length >> 1;
  return `(${joinWithOr(alternatives.slice(0, middle))} or ${joinWithOr(alternatives.slice(middle))})`;
}
