// Builds with other memory layouts before a row is called broken, by `check` and `measure` on real repositories.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CONFIG, checkLayouts, layoutRepository, REBUILD } from '../support/layout-builds.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

const TIMEOUT_MS = 120_000;

/** Five layouts, of which one is far slower. Both sides have them, in another order. */
const LAYOUTS = [0, 3, 12, 1, 2];
const TURNED = [12, 1, 2, 0, 3];

describe('a row that is about to be broken', () => {
  test(
    'is undecided if only its first build is slower',
    async () => {
      const { folder } = layoutRepository(TURNED, { base: LAYOUTS });
      const without = await checkLayouts(folder, []);
      expect([without.report.verdict, without.code, without.builds]).toEqual(['fail', 1, undefined]);
      const { report, code, builds, setups, row, stderr } = await checkLayouts(folder);
      expect([report.verdict, code, row.state]).toEqual(['inconclusive', 0, 'inconclusive']);
      expect(builds).toEqual({ base: 6, head: 6, spread: expect.any(Number), outcome: 'layout' });
      expect(builds!.spread).toBeCloseTo(0.12, 1);
      const layouts = [0, 1, 2, 3, 4, 5];
      expect(setups).toEqual(layouts.flatMap((layout) => [`base ${layout}`, `head ${layout}`]));
      expect(report.json['rebuilds']).toMatchObject({ builds: 5, rows: 1 });
      expect(stderr).toMatch(
        /rebuilding 1 row \(Parse-2\): a build of both sides takes about .*, and all at most 2 min/,
      );
    },
    TIMEOUT_MS,
  );

  test(
    'stays broken if it is in each layout, and the commit is searched',
    async () => {
      const { folder, git } = layoutRepository([20, 21, 22], { base: [0, 1, 2] });
      const { report, code, builds, row } = await checkLayouts(folder, [...REBUILD, '--bisect-minutes', '1']);
      expect([report.verdict, code]).toEqual(['fail', 1]);
      expect(builds).toMatchObject({ base: 6, head: 6, outcome: 'survived' });
      expect(row).toMatchObject({ culprit: { kind: 'commit', commits: [git('rev-parse', 'HEAD')] } });
    },
    TIMEOUT_MS,
  );

  test(
    'is the only reason for builds',
    async () => {
      const { folder } = layoutRepository(LAYOUTS, { base: LAYOUTS });
      for (const flags of [REBUILD, []]) {
        const { report, setups, builds } = await checkLayouts(folder, flags);
        expect([report.verdict, setups, builds]).toEqual(['pass', ['base 0', 'head 0'], undefined]);
        expect(report.json).not.toHaveProperty('rebuilds');
      }
    },
    TIMEOUT_MS,
  );

  test(
    'has the same builds in a report of its recording',
    async () => {
      const { folder } = layoutRepository(TURNED, { base: LAYOUTS });
      const file = join(temporaryFolder('recording-'), 'recording.json');
      await cli(['measure', '--base', 'start', '--out', file, ...REBUILD], { folder });
      const report = async () => {
        const { stdout } = await cli(['report', '--format', 'json', file], { folder });
        return reportOf(stdout);
      };
      const said = await report();
      expect(said.verdict).toBe('inconclusive');
      expect(said.row('Parse-2')).toMatchObject({ builds: { base: 6, outcome: 'layout' } });
      const recording = JSON.parse(readFileSync(file, 'utf8'));
      recording.builds.invocations[0].round = 1;
      writeFileSync(file, JSON.stringify(recording));
      const { stderr, code } = await cli(['report', file], { folder });
      expect([code, stderr]).toEqual([2, expect.stringMatching(/its builds are not numbered from 2 to 10/)]);
    },
    TIMEOUT_MS,
  );
});

describe('a row stays broken, with a warning,', () => {
  const head = { 'build.sh': 'mkdir -p out; echo 20 > out/program.o\n' };
  const slower = { files: head, base: [0, 1, 2] };
  test.each([
    [
      'if a side cannot be built again',
      { 'build.sh': `test "$BENCH_REFEREE_LAYOUT" = 0 || exit 1\n${head['build.sh']}` },
      CONFIG,
      'rebuild-side-failed',
    ],
    [
      'if its command fails then',
      { 'bench.sh': 'test "$BENCH_REFEREE_LAYOUT" = 0 || exit 1\necho "BenchmarkParse-2 1 120000 ns/op"\n', ...head },
      CONFIG,
      'rebuild-side-failed',
    ],
  ])(
    '%s',
    async (_, files, config, code) => {
      const { folder } = layoutRepository([], { ...slower, files, config });
      const { report, builds, codes } = await checkLayouts(folder);
      expect(report.verdict).toBe('fail');
      expect(builds).toEqual({ base: 1, head: 1, spread: 0, outcome: 'unknown' });
      expect(codes).toContain(code);
    },
    TIMEOUT_MS,
  );

  test(
    'if the builds are the same to the byte',
    async () => {
      const { folder } = layoutRepository([20]);
      const { report, builds, codes, setups } = await checkLayouts(folder);
      expect([report.verdict, builds?.outcome]).toEqual(['fail', 'unknown']);
      expect(codes).toContain('rebuild-alike');
      expect(setups).toHaveLength(4);
    },
    TIMEOUT_MS,
  );

  test(
    'if nothing is built, and no command names the layout',
    async () => {
      const config = `run: 'echo "BenchmarkParse-2 1 $(cat slow.txt)$((9000 + $$ % 97)) ns/op"'\nrounds: 6..10\n`;
      const { folder } = layoutRepository([12], { base: [10], config });
      const { report, codes, builds } = await checkLayouts(folder);
      expect([report.verdict, builds?.outcome]).toEqual(['fail', 'unknown']);
      expect(codes).toContain('rebuild-alike');
    },
    TIMEOUT_MS,
  );

  test(
    'if the minutes do not allow three builds, of which none is begun',
    async () => {
      const build = `sleep 0.5\n${head['build.sh']}`;
      const { folder } = layoutRepository([], { ...slower, files: { 'build.sh': build } });
      const { report, codes, builds, setups } = await checkLayouts(folder, ['--rebuild-minutes', '0.01']);
      expect([report.verdict, builds?.outcome]).toEqual(['fail', 'unknown']);
      expect(codes).toContain('rebuild-too-short');
      expect(setups).toEqual(['base 0']);
    },
    TIMEOUT_MS,
  );

  test(
    'if a runtime compiles it in each process',
    async () => {
      const bench = 'console.log("BenchmarkParse-2 1 " + (SLOW + (process.pid % 97)) + " ns/op")\n';
      const side = (time: number) => ({ 'bench.js': bench.replace('SLOW', `${time}`) });
      const config = 'run: node bench.js\nrounds: 6..10\n';
      const { folder, git } = layoutRepository([0], { config, files: side(10_000) });
      git('tag', '--force', 'start');
      writeFileSync(join(folder, 'bench.js'), side(12_000)['bench.js']);
      git('commit', '--quiet', '--all', '--message=slower');
      const { report, codes, builds } = await checkLayouts(folder);
      expect([report.verdict, builds?.outcome]).toEqual(['fail', 'unknown']);
      expect(codes).toContain('rebuild-of-restarts');
    },
    TIMEOUT_MS,
  );
});
