// Finds changed files that affect the meaning of a measurement: lists of dependencies, and the benchmarks themselves. And
// patterns of `benchmark-files` by which base gets nothing from head. Asks git in the store, before any code of the commits
// runs.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import { type ChangedPaths, MAX_PATHS } from '../model/recording-parts.ts';
import { omitNull } from '../text/omit-null.ts';
import { compileOrderedPatterns, compilePattern, compilePatterns } from '../text/pattern.ts';
import { type CommitPair, listChangedPaths, listTreePaths, splitPaths } from './read-trees.ts';
import type { Store } from './store.ts';

const isLockFile = matchAnywhere(
  ...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'],
  ...['deno.lock', 'Cargo.lock', 'rust-toolchain', 'rust-toolchain.toml', 'go.mod', 'go.sum', 'go.work.sum'],
  ...['poetry.lock', 'uv.lock', 'pdm.lock', 'Pipfile.lock', 'requirements*.txt', 'Gemfile.lock', 'composer.lock'],
  ...['pom.xml', 'gradle.lockfile', 'libs.versions.toml', 'gradle-wrapper.properties', 'packages.lock.json'],
  ...['mix.lock', 'Package.resolved', 'conan.lock', 'vcpkg.json', 'flake.lock'],
);

const isBenchmark = matchAnywhere(
  ...['bench/**', 'benches/**', 'benchmark/**', 'benchmarks/**', 'jmh/**'],
  ...['*.bench.*', 'bench_*.py', 'test_bench*.py', '*_bench.*', '*_benchmark.*', '*Benchmark*.java'],
  ...['*Benchmark*.kt', '*Benchmark*.scala', '*Benchmark*.cs', '*Bench.php'],
);

/** Matches Go's test files, which also hold benchmarks. Only their content shows it. */
const isGoTest = matchAnywhere('*_test.go');
const GO_BENCHMARK = 'func Benchmark';

interface ComparedCommits {
  /** Full SHA of the commit that the values of base belong to; null if there are none. */
  readonly base: string | null;
  readonly head: string;
  /** Path of the baseline, which is always written after its own commit; null if there is none. */
  readonly baseline: string | null;
  readonly benchmarkFiles: readonly string[];
}

/** Null if the two cannot be compared: the commit of a baseline may be gone, or had uncommitted changes. */
export async function readChanges(
  store: Store,
  { base, head, baseline, benchmarkFiles }: ComparedCommits,
): Promise<ChangedPaths | null> {
  if (base === null || !(await tryFetchCommit(store, base))) return null;
  const changed = (await listChangedPaths(store, base, head)).filter((path) => path !== baseline);
  const isShared = benchmarkFiles.length === 0 ? () => false : compileOrderedPatterns(benchmarkFiles);
  const goBenchmarks = changed.some(isGoTest) ? await listGoBenchmarks(store, [base, head]) : new Set();
  const isSource = (path: string) => (isBenchmark(path) || goBenchmarks.has(path)) && !isShared(path);
  const shared = changed.filter(isShared);
  return omitNull({
    lockFiles: limitPaths(changed.filter(isLockFile)),
    benchmarkSources: limitPaths(changed.filter(isSource)),
    sharedBenchmarks: shared.length === 0 ? null : limitPaths(shared),
  });
}

/** Fetches the commit if needed: that of a baseline is seldom part of a checkout. */
async function tryFetchCommit(store: Store, sha: string): Promise<boolean> {
  if ((await store.commitOf(sha)) !== null) return true;
  await store.fetch(store.isComplete ? null : '--depth=1', sha);
  return (await store.commitOf(sha)) !== null;
}

async function listGoBenchmarks(store: Store, shas: readonly string[]): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const sha of shas) {
    // Exits with 1 if nothing matches. An error here is no reason not to measure.
    const { stdout } = await store.git('grep', '-l', '-z', '-F', '-e', GO_BENCHMARK, sha, '--', '*_test.go');
    for (const entry of splitPaths(stdout)) paths.add(entry.slice(sha.length + 1));
  }
  return paths;
}

function limitPaths(paths: readonly string[]): ChangedPaths['lockFiles'] {
  return { total: paths.length, paths: paths.slice(0, MAX_PATHS) };
}

/** Matches paths in any folder. The patterns are compiled at the first call, because that takes 20 ms. */
function matchAnywhere(...globs: readonly string[]): (path: string) => boolean {
  let matches: ReturnType<typeof compilePatterns> | null = null;
  return (path) => {
    matches ??= compilePatterns(globs.map((glob) => `**/${glob}`));
    return matches([path]);
  };
}

export async function warnAboutBenchmarkFiles(
  store: Store,
  { base, head }: CommitPair,
  benchmarkFiles: readonly string[],
): Promise<Diagnostic[]> {
  // An exclusion that matches nothing leaves nothing out.
  const included = benchmarkFiles.filter((pattern) => !pattern.startsWith('!'));
  if (included.length === 0) return [];
  const paths = [...(await listTreePaths(store, head)), ...(await listTreePaths(store, base))];
  const patterns = included.filter((pattern) => !paths.some(compilePattern(pattern)));
  return patterns.length === 0
    ? []
    : [makeWarning('benchmark-files-unmatched', atKey('benchmark-files'), { patterns })];
}
