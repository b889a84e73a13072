// Which of the paths that base and head differ in bear on what a measurement means: lists of dependencies, and
// the benchmarks themselves. Asked of git in the store, before anything of the commits runs.

import { type ChangedPaths, MOST_PATHS } from '../model/changed-paths.ts';
import { patterns } from '../model/pattern.ts';
import type { Store } from './store.ts';

/** What fixes, or asks for, the versions that a build takes from outside; by file name, in any folder. */
const isLockFile = anywhere(
  ...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'],
  ...['deno.lock', 'Cargo.lock', 'rust-toolchain', 'rust-toolchain.toml', 'go.mod', 'go.sum', 'go.work.sum'],
  ...[
    'poetry.lock',
    'uv.lock',
    'pdm.lock',
    'Pipfile.lock',
    'requirements*.txt',
    'Gemfile.lock',
    'composer.lock',
  ],
  ...['pom.xml', 'gradle.lockfile', 'libs.versions.toml', 'gradle-wrapper.properties', 'packages.lock.json'],
  ...['mix.lock', 'Package.resolved', 'conan.lock', 'vcpkg.json', 'flake.lock'],
);

/** Where the benchmarks of the usual tools are. */
const isBenchmark = anywhere(
  ...['bench/**', 'benches/**', 'benchmark/**', 'benchmarks/**', 'jmh/**'],
  ...['*.bench.*', 'bench_*.py', 'test_bench*.py', '*_bench.*', '*_benchmark.*', '*Benchmark*.java'],
  ...['*Benchmark*.kt', '*Benchmark*.scala', '*Benchmark*.cs', '*Bench.php'],
);

/** Go keeps them among the tests; what is in the file tells. */
const isGoTest = anywhere('*_test.go');
const GO_BENCHMARK = 'func Benchmark';

interface Ends {
  /** Full SHA of the commit that the values of base are of; null: there are none. */
  readonly base: string | null;
  readonly head: string;
  /** A baseline, which is written after the commit that it is of; null: there is none. */
  readonly baseline: string | null;
}

/** Null where the two cannot be compared, as with a baseline of a commit that is gone, or of uncommitted changes. */
export async function readChanges(
  store: Store,
  { base, head, baseline }: Ends,
): Promise<ChangedPaths | null> {
  if (base === null || !(await isAtHand(store, base))) return null;
  const diff = await store.must(
    'compare two commits',
    ...['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, head],
  );
  const changed = list(diff).filter((path) => path !== baseline);
  const goBenchmarks = changed.some(isGoTest) ? await goBenchmarksOf(store, [base, head]) : NONE;
  return {
    lockFiles: bounded(changed.filter(isLockFile)),
    benchmarkSources: bounded(changed.filter((path) => isBenchmark(path) || goBenchmarks.has(path))),
  };
}

/** The commit of a baseline is seldom part of a checkout. */
async function isAtHand(store: Store, sha: string): Promise<boolean> {
  if (await store.has(sha)) return true;
  await store.fetch(store.isComplete ? null : '--depth=1', sha);
  return store.has(sha);
}

const NONE: ReadonlySet<string> = new Set();

/** Go's test files that hold a benchmark in either commit. */
async function goBenchmarksOf(store: Store, shas: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const sha of shas) {
    // Exits with 1 where there is none, and what it cannot tell is no reason not to measure.
    const { stdout } = await store.git('grep', '-l', '-z', '-F', '-e', GO_BENCHMARK, sha, '--', '*_test.go');
    for (const entry of list(stdout)) found.add(entry.slice(sha.length + 1));
  }
  return found;
}

function list(separated: string): string[] {
  return separated.split('\0').filter((path) => path !== '');
}

function bounded(paths: readonly string[]): ChangedPaths['lockFiles'] {
  return { total: paths.length, paths: paths.slice(0, MOST_PATHS) };
}

function anywhere(...globs: readonly string[]): (path: string) => boolean {
  const matches = patterns(globs.map((glob) => `**/${glob}`));
  return (path) => matches([path]);
}
