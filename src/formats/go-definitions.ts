// Finds benchmarks in Go: `func BenchmarkX` in a file of the package, and `b.Run("name", …)` inside it. go.mod gives
// the package of a file, so the same name in two packages is not ambiguous.

import { dirname } from 'node:path';
import { type DefinitionRules, endsWithPath, QUOTED, unquote } from './definitions.ts';

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
    // A suffix like the number of processors (`-8`) may be part of the last level, but not of a function's name.
    const withoutSuffix = (text: string) => text.replace(/-\d+$/, '');
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
