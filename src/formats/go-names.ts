// What follows from the names of Go benchmarks: where they are defined, and the pattern for `go test -bench`. A definition is
// `func BenchmarkX` in a file of the package, or `b.Run("name", …)` inside it. go.mod gives the package of a file, so the
// same name in two packages is not ambiguous.

import { dirname } from 'node:path';
import { findSharedSuffix } from '../model/gomaxprocs-suffix.ts';
import { type DefinitionRules, endsWithPath, QUOTED, unquote } from './definitions.ts';
import type { FilterableBenchmark } from './format.ts';

export const goDefinitions: DefinitionRules = {
  description: '`b.Run("name"` in the function of the benchmark, else `func BenchmarkName`, in a file of the package',
  files: ['*_test.go', 'go.mod', '*/go.mod'],
  sign: '^func Benchmark|^module ',
  line: `^func (\\([^)]*\\) *)?[^([:space:]]+|\\.Run\\(${QUOTED}|\\.Run\\(\`[^\`]+\`|^module +[^[:space:]]+`,
  parseMatch(text) {
    const name = /^func .*?([^\s()]+)$/.exec(text)?.[1];
    if (name !== undefined) return { name: `func ${name}`, opens: true };
    const run = unquote(text);
    // `testing` prints the name of a run like this.
    return run === null ? null : { name: `run ${run.replaceAll(/\s/g, '_')}` };
  },
  readModules(matches) {
    return new Map(
      matches.flatMap(({ file, text }) => {
        const path = /^module +"?([^\s"]+)/.exec(text)?.[1];
        return path === undefined ? [] : [[dirname(file), path] as const];
      }),
    );
  },
  queriesFor({ group, name }, modules) {
    const isIn = (file: string) => group === null || isOfPackage(dirname(file), group, modules);
    const [first = '', ...below] = name.split('/');
    const within = `func Benchmark${withoutSuffix(first)}`;
    const rest = below.join('/');
    const runs = rest === '' ? [] : [rest, withoutSuffix(rest), ...below.slice(0, below.length > 1 ? 1 : 0)];
    return [
      ...runs.map((run) => ({ name: `run ${run}`, within, isIn })),
      { name: within, isIn },
      { name: `func ${withoutSuffix(first)}`, isIn },
    ];
  },
};

function isOfPackage(folder: string, path: string, modules: ReadonlyMap<string, string>): boolean {
  for (let root = folder; ; root = dirname(root)) {
    const module = modules.get(root);
    if (module !== undefined) {
      const below = root === '.' ? folder : folder.slice(root.length + 1);
      return path === (below === '' || folder === root ? module : `${module}/${below}`);
    }
    if (root === '.') return endsWithPath(path, folder);
  }
}

/**
 * One regular expression for each level of the names, joined by slashes, as `testing` splits it. Levels are matched
 * independently, so other benchmarks may run too. The pattern has as many levels as the shortest name. `testing` takes a
 * name with fewer levels for a parent and does not measure it. A name with more levels runs with everything below it.
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

/** The number of processors (`-8`) may be part of the last level, but a function's name has no dash. */
function withoutSuffix(text: string): string {
  return text.replace(/-\d+$/, '');
}

/** Matches the part of the function's name after `Benchmark`. */
function functionPattern(text: string): string {
  const name = withoutSuffix(text);
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
