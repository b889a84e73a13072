// Finds benchmarks in Go: `func BenchmarkX` in a file of the package, and `b.Run("name", …)` inside it. go.mod gives
// the package of a file, so the same name in two packages is not ambiguous.

import { dirname } from 'node:path';
import {
  type DefinitionQuery,
  type DefinitionRules,
  endsWithPath,
  makeLocator,
  QUOTED,
  type SourceMatch,
  unquote,
} from './definitions.ts';
import type { FilterableBenchmark } from './format.ts';

export const goDefinitions: DefinitionRules = {
  description: '`b.Run("name"` in the function of the benchmark, else `func BenchmarkName`, in a file of the package',
  files: ['*_test.go', 'go.mod', '*/go.mod'],
  sign: '^func Benchmark|^module ',
  line: `^func (\\([^)]*\\) *)?[^([:space:]]+|\\.Run\\(${QUOTED}|\\.Run\\(\`[^\`]+\`|^module +[^[:space:]]+`,
  locator(matches) {
    const modules = modulesOf(matches);
    return makeLocator(matches, {
      parseMatch: parseDeclaration,
      queriesFor: (benchmark) => definitionQueriesOf(benchmark, modules),
    });
  },
};

function parseDeclaration(text: string) {
  const name = /^func .*?([^\s()]+)$/.exec(text)?.[1];
  if (name !== undefined) return { name: `func ${name}`, opens: true };
  const run = unquote(text);
  // `testing` prints the name of a run like this.
  return run === null ? null : { name: `run ${run.replaceAll(/\s/g, '_')}` };
}

/** Maps the folder of each go.mod to the module's path. */
function modulesOf(matches: readonly SourceMatch[]): ReadonlyMap<string, string> {
  return new Map(
    matches.flatMap(({ file, text }) => {
      const path = /^module +"?([^\s"]+)/.exec(text)?.[1];
      return path === undefined ? [] : [[dirname(file), path] as const];
    }),
  );
}

function definitionQueriesOf(
  { group, name }: FilterableBenchmark,
  modules: ReadonlyMap<string, string>,
): DefinitionQuery[] {
  const isIn = (file: string) => group === null || isOfPackage(dirname(file), group, modules);
  const [first = '', ...below] = name.split('/');
  // A suffix like the number of processors (`-8`) may be part of the last level, but not of a function's name.
  const withoutSuffix = (text: string) => text.replace(/-\d+$/, '');
  const functions = [`func Benchmark${withoutSuffix(first)}`, `func ${withoutSuffix(first)}`];
  const rest = below.join('/');
  const runs = [rest, withoutSuffix(rest), ...below.slice(0, below.length > 1 ? 1 : 0)];
  const within = functions[0]!;
  return [
    ...(rest === '' ? [] : runs.map((run) => ({ name: `run ${run}`, within, isIn }))),
    ...functions.map((one) => ({ name: one, isIn })),
  ];
}

function isOfPackage(folder: string, wanted: string, modules: ReadonlyMap<string, string>): boolean {
  for (let root = folder; ; root = dirname(root)) {
    const module = modules.get(root);
    if (module !== undefined) {
      const below = root === '.' ? folder : folder.slice(root.length + 1);
      return wanted === (below === '' || folder === root ? module : `${module}/${below}`);
    }
    if (root === '.') return endsWithPath(wanted, folder);
  }
}
