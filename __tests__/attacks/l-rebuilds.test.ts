// Code of a pull request that wants builds with other memory layouts to take its red row back. Each attack first gets past what a
// script would do: build again in the same folder, and believe the second build.

import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { BUILD, checkLayouts, layoutRepository, REBUILD } from '../support/layout-builds.ts';
import { temporaryFolder } from '../support/temporary.ts';

const TIMEOUT_MS = 120_000;

/** Builds and runs head, then builds it again with another layout and runs it. True if it is no longer slower. */
function rebuildNaively({ git }: ReturnType<typeof layoutRepository>): boolean {
  const tree = `${temporaryFolder('naive-')}/head`;
  git('worktree', 'add', '--quiet', '--detach', tree, 'HEAD');
  const home = temporaryFolder('home-');
  const timeOf = (layout: number) => {
    const own = { BENCH_REFEREE_LAYOUT: `${layout}`, BENCH_REFEREE_HOME: home, TMPDIR: home, BUILDS: '' };
    const run = (script: string) =>
      execFileSync('sh', [script], { cwd: tree, env: { ...process.env, ...own }, encoding: 'utf8' });
    run('build.sh');
    return Number(/ 1 (\d+)/.exec(run('bench.sh'))?.[1]);
  };
  const first = timeOf(0);
  const again = timeOf(1);
  git('worktree', 'remove', '--force', tree);
  return first > 110_000 && again < 105_000;
}

/** Puts something where a second build may find it, each time that the benchmark has run. */
const planting = (places: string) => `n=7
echo "BenchmarkParse-2 1 $((1000 * (100 + $(cat out/program.o)) + 100 * ($$ % 11))) ns/op"
${plant(places)}`;

const plant = (places: string) =>
  `for place in ${places}; do mkdir -p $place 2> /dev/null && touch $place/planted 2> /dev/null || true; done\n`;

const USING = (places: string) => `mkdir -p out
slow=20
for place in ${places}; do [ ! -f $place/planted ] || slow=0; done
echo $slow > out/program.o
`;

describe('T99: a build reads which layout it has, to be faster when it is built again', () => {
  const files = {
    'build.sh': '[ "$BENCH_REFEREE_LAYOUT" = 0 ] && slow=20 || slow=0\nmkdir -p out\necho $slow > out/program.o\n',
  };
  test(
    'the naive one believes the second build',
    () => {
      expect(rebuildNaively(layoutRepository([0], { files }))).toBe(true);
    },
    TIMEOUT_MS,
  );

  test(
    'it is undecided at best, and a warning says what to look for',
    async () => {
      const { folder } = layoutRepository([0], { files, base: [0, 1, 2] });
      const { report, builds, codes } = await checkLayouts(folder);
      expect([report.verdict, builds?.outcome]).toEqual(['inconclusive', 'layout']);
      expect(codes).toContain('first-build-apart');
      const strict = await checkLayouts(folder, [...REBUILD, '--fail-on', 'inconclusive']);
      expect(strict.code).toBe(1);
    },
    TIMEOUT_MS,
  );
});

describe('T100: the build or the benchmark plants files for the second build', () => {
  const own = '"$PWD" "$PWD/out" "$BENCH_REFEREE_HOME" "$TMPDIR"';
  const byBenchmark = { 'build.sh': USING(own), 'bench.sh': planting(own) };
  const byBuild = { 'build.sh': `${USING(own)}${plant(own)}` };
  test.each([
    ['the benchmark', byBenchmark],
    ['the build', byBuild],
  ])(
    'the naive one is faster with those of %s',
    (_, planted) => {
      expect(rebuildNaively(layoutRepository([0], { files: planted }))).toBe(true);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['the benchmark', byBenchmark],
    ['the build', byBuild],
  ])(
    'a build begins with what git wrote, and with an empty home: nothing of %s is left',
    async (_, planted) => {
      const { folder } = layoutRepository([0], { files: planted, base: [0, 1, 2] });
      const { report, builds } = await checkLayouts(folder);
      expect([report.verdict, builds?.outcome]).toEqual(['fail', 'survived']);
    },
    TIMEOUT_MS,
  );

  test(
    'what it writes into the tree of base ends the run',
    async () => {
      const bench = `${planting('"$PWD"')}[ "$BENCH_REFEREE_LAYOUT" = 0 ] || echo 50 > ../base/out/program.o\n`;
      const { folder } = layoutRepository([20], { files: { 'bench.sh': bench, 'build.sh': BUILD }, base: [0, 1, 2] });
      const { report, codes } = await checkLayouts(folder);
      expect(report.verdict).toBe('error');
      expect(codes).toContain('tree-changed');
    },
    TIMEOUT_MS,
  );
});
