// The search for the commit that broke a budget, by `check` and `bisect` on real repositories.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { BENCH, CONFIG, check, line, type Row, repositoryOf, times, writeInto } from '../support/commit-lines.ts';
import { cli } from '../support/program.ts';
import { reportOf, wasMeasuredAgain } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

const TIMEOUT_MS = 180_000;

const SEARCH = ['--bisect-minutes', '2'];

describe('the search for the commit that broke a budget', () => {
  test(
    'names it, and changes nothing else',
    async () => {
      const { folder, shas } = repositoryOf(line(9, { 6: { files: { 'times.txt': times(1100) } } }));
      const without = await check(folder);
      const found = await check(folder, ...SEARCH);
      expect(found.culprit('Parse-2')).toMatchObject({ kind: 'commit', commits: [shas[5]], of: 9 });
      const { builds, rounds } = found.culprit('Parse-2')!;
      expect(builds).toBeLessThanOrEqual(5);
      expect(rounds).toBeLessThanOrEqual(40);
      expect(found.culprit('Encode-2')).toBeUndefined();
      // Nothing that the rounds say depends on it.
      const judged = ({ rows, report }: typeof found) => [report.verdict, rows.map(({ culprit: _, ...row }) => row)];
      if (![found, without].some(({ report }) => wasMeasuredAgain(report)))
        expect(judged(found)).toEqual(judged(without));
      expect(found.report.verdict).toBe(without.report.verdict);
      expect(found.code).toBe(without.code);
    },
    TIMEOUT_MS,
  );

  test(
    'takes one run of each commit for an exact metric',
    async () => {
      const { folder, shas } = repositoryOf(line(8, { 3: { files: { 'times.txt': times(1000, 500, 11) } } }));
      const { rows } = await check(folder, ...SEARCH);
      const row = rows.find(({ name, metric }) => name === 'Parse-2' && metric === 'allocs/op');
      expect(row?.culprit).toMatchObject({ kind: 'commit', commits: [shas[2]], builds: 3, rounds: 3 });
    },
    TIMEOUT_MS,
  );

  test(
    'finds the parts of a change',
    async () => {
      const { folder, shas } = repositoryOf(
        line(8, { 2: { files: { 'times.txt': times(1100) } }, 7: { files: { 'times.txt': times(1210) } } }),
      );
      expect((await check(folder, ...SEARCH)).culprit('Parse-2')).toMatchObject({
        kind: 'several',
        commits: [shas[1], shas[6]],
      });
    },
    TIMEOUT_MS,
  );

  test(
    'searches two rows with different commits at once',
    async () => {
      const { folder, shas } = repositoryOf(
        line(6, { 2: { files: { 'times.txt': times(1100) } }, 5: { files: { 'times.txt': times(1100, 600) } } }),
      );
      const { culprit } = await check(folder, ...SEARCH);
      expect(culprit('Parse-2')).toMatchObject({ kind: 'commit', commits: [shas[1]] });
      expect(culprit('Encode-2')).toMatchObject({ kind: 'commit', commits: [shas[4]] });
    },
    TIMEOUT_MS,
  );

  test.each([
    ['cannot be set up', { 'build.sh': 'exit 1\n' }, { 'build.sh': 'true\n' }],
    ['do not run', { 'bench.sh': 'exit 1\n' }, { 'bench.sh': BENCH }],
    ['lack the benchmark', { 'times.txt': 'Encode 500 3\n' }, { 'times.txt': times(1100) }],
  ] as const)(
    'gives a range that holds it if commits beside it %s',
    async (_, broken, whole) => {
      const config = `setup: sh build.sh\n${CONFIG}`;
      const { folder, shas } = repositoryOf(
        line(8, {
          1: { files: { 'build.sh': 'true\n' } },
          4: { files: broken },
          5: { files: 'times.txt' in broken ? {} : { 'times.txt': times(1100) } },
          6: { files: { ...whole, 'times.txt': times(1100) } },
        }),
        config.replace('sh build.sh', 'if test -f build.sh; then sh build.sh; fi'),
      );
      const { culprit } = await check(folder, ...SEARCH);
      expect(culprit('Parse-2')).toMatchObject({ kind: 'range', commits: [shas[3], shas[4], shas[5]] });
    },
    TIMEOUT_MS,
  );

  test(
    'follows a branch that merged its target from that merge on',
    async () => {
      const { folder, git, shas } = repositoryOf(line(2, {}));
      git('checkout', '--quiet', '-b', 'target', 'start');
      writeInto(folder, 'other.txt', 'of the target\n');
      git('add', '--all');
      git('commit', '--quiet', '--message=target');
      git('tag', '--force', 'start');
      git('checkout', '--quiet', '-');
      git('merge', '--quiet', '--no-edit', 'target');
      const merge = git('rev-parse', 'HEAD').trim();
      writeInto(folder, 'times.txt', times(1100));
      git('commit', '--quiet', '--all', '--message=slower');
      const slower = git('rev-parse', 'HEAD').trim();
      const { culprit } = await check(folder, ...SEARCH);
      expect(culprit('Parse-2')).toMatchObject({ kind: 'commit', commits: [slower], of: 2 });
      expect([...shas, merge]).not.toContain(slower);
    },
    TIMEOUT_MS,
  );

  test(
    'says what it found after the report, and cleans the subject of the commit',
    async () => {
      const subject = 'slower <img src=x> @octocat \u001b[31mred';
      const { folder, shas } = repositoryOf(line(4, { 2: { subject, files: { 'times.txt': times(1100) } } }));
      const { stdout } = await cli(['check', '--base', 'start', ...SEARCH], { folder });
      const [report = '', after = ''] = stdout.split('"Parse-2" "sec/op": Caused by ');
      expect(report).toContain('FAIL');
      expect(after).toContain(`${shas[1]!.slice(0, 12)} "slower <img src=x> @octocat`);
      expect(stdout).not.toContain('\u001b[31m');
      const { stdout: comment } = await cli(['check', '--base', 'start', ...SEARCH, '--format', 'markdown'], {
        folder,
      });
      expect(comment).toContain(shas[1]!.slice(0, 12));
      // Only in code, where it is neither markup nor a mention.
      const text = comment.replaceAll(/`[^`]*`/g, '');
      expect(text).not.toContain('<img');
      expect(text).not.toContain('@octocat');
    },
    TIMEOUT_MS,
  );

  test(
    'ends with its time limit',
    async () => {
      const { folder } = repositoryOf(
        line(8, { 6: { files: { 'times.txt': times(1100) } } }),
        `setup: sleep 4\n${CONFIG}`,
      );
      const { culprit, report } = await check(folder, '--bisect-minutes', '0.05');
      expect(culprit('Parse-2')).toMatchObject({ kind: 'unknown', commits: [] });
      expect(report.verdict).toBe('fail');
    },
    TIMEOUT_MS,
  );

  test(
    'ends when a commit changes the tree of another one, and keeps the verdict',
    async () => {
      const files = {
        'times.txt': times(1100),
        'build.sh': 'echo Parse 1000 10 > ../head/times.txt 2>/dev/null || true\n',
      };
      const { folder } = repositoryOf(
        line(6, { 3: { files }, 6: { files: { 'build.sh': 'true\n' } } }),
        `setup: if test -f build.sh; then sh build.sh; fi\n${CONFIG}`,
      );
      const { culprit, report } = await check(folder, ...SEARCH);
      expect(report.verdict).toBe('fail');
      expect(report.problems.map(({ code, severity }) => `${severity} ${code}`)).toContain(
        'warning bisect-tree-changed',
      );
      expect(culprit('Parse-2')?.kind).not.toBe('commit');
    },
    TIMEOUT_MS,
  );

  test(
    'names the only commit without building it again',
    async () => {
      const { folder, shas } = repositoryOf(line(1, { 1: { files: { 'times.txt': times(1100) } } }));
      const { culprit, stderr } = await check(folder, ...SEARCH);
      expect(culprit('Parse-2')).toEqual({ kind: 'commit', commits: shas, of: 1, builds: 0, rounds: 0 });
      expect(stderr).toContain('searching 1 commit for Parse-2');
    },
    TIMEOUT_MS,
  );

  test(
    'says in the report why no commit is searched, if a budget is broken',
    async () => {
      const { folder, git } = repositoryOf(line(2, { 2: { files: { 'times.txt': times(1100) } } }));
      git('checkout', '--quiet', '-b', 'side', 'start');
      git('commit', '--quiet', '--allow-empty', '--message=aside');
      git('tag', '--force', 'start');
      const codes = async (head: string) =>
        (await check(folder, '--head', head, ...SEARCH)).report.problems.map(({ code }) => code);
      expect(await codes('@{-1}')).toContain('bisect-not-possible');
      git('commit', '--quiet', '--allow-empty', '--message=later');
      expect(await codes('@{-1}~')).not.toContain('bisect-not-possible');
    },
    TIMEOUT_MS,
  );

  test(
    'is not made for a verdict that passes, or for a limit that base broke too',
    async () => {
      const above = 'run: sh bench.sh\nrounds: 6..10\nbudgets:\n  - metric: sec/op\n    max: 900ns\n';
      const { folder } = repositoryOf(line(4, { 2: { files: { 'times.txt': times(1001) } } }), above);
      const broken = await check(folder, ...SEARCH);
      expect(broken.report.verdict).toBe('fail');
      expect(broken.culprit('Parse-2')).toBeUndefined();
      expect(broken.stderr).not.toContain('search round');
      const same = repositoryOf(line(4, {}));
      const { rows, stderr } = await check(same.folder, ...SEARCH);
      expect(rows.map(({ culprit }) => culprit)).toEqual(rows.map(() => undefined));
      expect(stderr).not.toContain('search round');
    },
    TIMEOUT_MS,
  );
});

describe('bench-referee bisect', () => {
  test(
    'finds the commit without any budget',
    async () => {
      const { folder, shas } = repositoryOf(
        line(7, { 5: { files: { 'times.txt': times(1100) } } }),
        CONFIG.replace(/budgets:[\s\S]*/, ''),
      );
      const flags = [
        'bisect',
        '--base',
        'start',
        '--head',
        'HEAD',
        '--benchmarks',
        'Par*',
        '--minutes',
        '2',
        '--format',
        'json',
      ];
      const { stdout, code } = await cli([...flags, '--', 'sh', 'bench.sh'], { folder });
      const rows = reportOf(stdout).json['comparisons'] as readonly Row[];
      expect(rows.find(({ name }) => name === 'Parse-2')?.culprit).toMatchObject({
        kind: 'commit',
        commits: [shas[4]],
      });
      expect(code).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'says that no benchmark has that name, and that nothing got worse',
    async () => {
      const { folder } = repositoryOf(line(2, {}));
      const flags = ['bisect', '--base', 'start'];
      const none = await cli([...flags, '--benchmarks', 'Nope', '--', 'sh', 'bench.sh'], { folder });
      expect(none.stderr).toContain('--benchmarks: no benchmark matches "Nope". The names are "Parse" and "Encode".');
      expect(none.stderr).not.toContain('round 1');
      expect(none.code).toBe(2);
      const empty = await cli([...flags, '--benchmarks', '', '--', 'sh', 'bench.sh'], { folder });
      expect([empty.code, empty.stderr]).toEqual([2, expect.stringContaining('--benchmarks: is empty.')]);
      expect(empty.stderr).not.toContain('warm-up');
      const same = await cli([...flags, '--', 'sh', 'bench.sh'], { folder });
      expect(same.stderr).toContain('Nothing got significantly worse');
      expect(same.code).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'finds the commit of a change that the budgets allow, and only of the benchmarks that match',
    async () => {
      const { folder, shas } = repositoryOf(
        line(4, { 2: { files: { 'times.txt': times(1030) } }, 3: { files: { 'times.txt': times(1030, 600) } } }),
      );
      const flags = ['bisect', '--base', 'start', '--benchmarks', 'Par*'];
      const found = await cli([...flags, '--format', 'json', '--', 'sh', 'bench.sh'], { folder });
      const rows = reportOf(found.stdout).json['comparisons'] as readonly Row[];
      const named = rows.flatMap(({ name, culprit }) => (culprit === undefined ? [] : { name, ...culprit }));
      expect(named).toMatchObject([{ name: 'Parse-2', kind: 'commit', commits: [shas[1]] }]);
      expect(found.code).toBe(0);
      const text = await cli([...flags, '--', 'sh', 'bench.sh'], { folder });
      expect(text.stdout).toContain(`"Parse-2" "sec/op": Caused by ${shas[1]!.slice(0, 12)}`);
      expect(text.stdout).not.toContain('"Encode-2" "sec/op": Caused');
    },
    TIMEOUT_MS,
  );

  test(
    'is an error if there is nothing to search in, or no time for it',
    async () => {
      const { folder, git } = repositoryOf(line(3, { 3: { files: { 'bench.sh': 'exit 1\n' } } }));
      const search = (...flags: readonly string[]) => cli(['bisect', ...flags, '--', 'sh', 'bench.sh'], { folder });
      const broken = await search('--base', 'start');
      expect(broken.stderr).not.toContain('Nothing got significantly worse');
      expect(broken.code).toBe(2);
      const none = await search('--base', 'start', '--minutes', '0');
      expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--minutes: must be above 0')]);
      git('checkout', '--quiet', '-b', 'side', 'start');
      git('commit', '--quiet', '--allow-empty', '--message=aside');
      const aside = await search('--base', '@{-1}', '--head', 'side');
      expect(aside.stderr).toContain('--base: the commit is not searched for: head does not contain base. ');
      expect(aside.stderr).not.toContain('warm-up');
      expect(aside.code).toBe(2);
    },
    TIMEOUT_MS,
  );

  test(
    'says how to complete a shallow clone, and `check` does too',
    async () => {
      const origin = repositoryOf(line(4, { 2: { files: { 'times.txt': times(1100) } } })).folder;
      const folder = join(temporaryFolder('shallow-'), 'clone');
      execFileSync('git', ['clone', '--quiet', '--depth=1', pathToFileURL(origin).href, folder]);
      execFileSync('git', ['-C', folder, 'fetch', '--quiet', '--depth=1', 'origin', 'tag', 'start']);
      const advice =
        'the commit is not searched for: the commits between base and head are not in this clone, which is shallow. Complete it with `git fetch --unshallow`.';
      const { stderr, code } = await cli(['bisect', '--base', 'start', '--', 'sh', 'bench.sh'], { folder });
      expect([code, stderr]).toEqual([2, expect.stringContaining(`--base: ${advice}`)]);
      expect((await check(folder, ...SEARCH)).stderr).toContain(`bisect-minutes: ${advice}`);
    },
    TIMEOUT_MS,
  );
});

describe('a search that is interrupted', () => {
  const search = ['bisect', '--base', 'start', '--benchmarks', 'Par*', '--format', 'json'];
  const command = ['--', 'sh', 'bench.sh'];
  const culprit = (stdout: string) =>
    (reportOf(stdout).json['comparisons'] as readonly Row[]).find(({ name }) => name === 'Parse-2')?.culprit;

  test(
    'continues from its file, without the rounds that it has',
    async () => {
      const { folder, shas } = repositoryOf(line(9, { 6: { files: { 'times.txt': times(1100) } } }));
      // Ctrl-C in the first rounds of the search.
      const signal = { name: 'SIGINT', when: /search round 2/ } as const;
      const first = await cli([...search, ...command], { folder, signal, keeps: true });
      expect(culprit(first.stdout)?.kind).not.toBe('commit');
      expect(first.code).toBe(1);
      const [, file = ''] = /--resume (\S+recording\.json)/.exec(first.stderr) ?? [];
      expect(first.stderr).toContain('The search is not finished. To continue it:\n');
      const earlier = culprit(first.stdout)?.rounds ?? 0;
      const second = await cli([...search, '--resume', file, ...command], { folder });
      expect(second.stderr).not.toContain('round 1/');
      expect(culprit(second.stdout)).toMatchObject({ kind: 'commit', commits: [shas[5]] });
      expect(culprit(second.stdout)!.rounds).toBeGreaterThan(earlier);
      expect(second.code).toBe(0);
      expect(second.stderr).not.toContain('The search is not finished');
    },
    TIMEOUT_MS,
  );

  test.each(['base', 'head', 'base head'])(
    'cannot be compared any more if %s no longer works',
    async (broken) => {
      const { folder } = repositoryOf(line(9, { 6: { files: { 'times.txt': times(1100) } } }));
      const list = join(temporaryFolder('broken-'), 'sides');
      writeFileSync(list, '');
      const script = `if grep -q "$BENCH_REFEREE_SIDE" ${list}; then exit 7; fi; sh bench.sh`;
      const signal = { name: 'SIGINT', when: /search round 2/ } as const;
      const first = await cli([...search, '--', script], { folder, signal, keeps: true });
      const [, file = ''] = /--resume (\S+recording\.json)/.exec(first.stderr) ?? [];
      writeFileSync(list, broken);
      const before = readFileSync(file, 'utf8');
      const second = await cli([...search, '--resume', file, '--', script], { folder });
      const { json, problems } = reportOf(second.stdout);
      expect([second.code, json['comparisons']]).toEqual([2, []]);
      expect(problems.map(({ code }) => code)).toContain('command-failed');
      expect(second.stderr).not.toContain('The search is not finished');
      // The search continues from the same file once they work again.
      expect(readFileSync(file, 'utf8')).toBe(before);
    },
    TIMEOUT_MS,
  );

  test(
    'is kept as cancelled if Ctrl-C ends it before it continues',
    async () => {
      const { folder } = repositoryOf(line(9, { 6: { files: { 'times.txt': times(1100) } } }));
      const first = await cli([...search, '--minutes', '0.0001', ...command], { folder, keeps: true });
      const [, file = ''] = /--resume (\S+recording\.json)/.exec(first.stderr) ?? [];
      const endOf = () => JSON.parse(readFileSync(file, 'utf8')).bisection.ended;
      expect(endOf()).toBe('time');
      const signal = { name: 'SIGINT', when: /warm-up/ } as const;
      const second = await cli([...search, '--resume', file, ...command], { folder, signal, keeps: true });
      expect(second.stderr).toContain('The search is not finished');
      expect([second.code, endOf()]).toEqual([1, 'cancelled']);
    },
    TIMEOUT_MS,
  );

  test(
    'refuses the file of other commits, of another command, and one without a search',
    async () => {
      const { folder, git } = repositoryOf(line(4, { 2: { files: { 'times.txt': times(1100) } } }));
      const out = temporaryFolder('out-');
      await cli(['check', '--base', 'start', '--out', out, ...command], { folder });
      const none = await cli([...search, '--resume', join(out, 'recording.json'), ...command], { folder });
      expect(none.stderr).toMatch(/^--resume: .* is not the recording of a search\. Give the file/m);
      await cli(['check', '--base', 'start', ...SEARCH, '--out', out, ...command], { folder });
      const resume = (...args: readonly string[]) =>
        cli([...search, '--resume', join(out, 'recording.json'), ...args], { folder });
      expect((await resume('--', 'sh', 'other.sh')).stderr).toContain(
        'the command of the recording is "sh bench.sh", but this search uses "sh other.sh".',
      );
      expect((await resume('--input-format', 'tinybench', ...command)).stderr).toContain(
        'the format of the recording is "go", but this search uses "tinybench".',
      );
      expect((await resume('--output-file', 'x.txt', ...command)).stderr).toContain(
        'the output file of the recording is "none", but this search uses "x.txt".',
      );
      git('commit', '--quiet', '--allow-empty', '--message=later');
      const other = await resume(...command);
      expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('the head of the recording is')]);
    },
    TIMEOUT_MS,
  );

  test.each([
    [
      '{name: a, command: sh bench.sh}',
      '{name: a, command: sh ./bench.sh}',
      'command of the recording is "sh bench.sh", but this search uses "sh ./bench.sh"',
    ],
    [
      '{name: a, command: sh bench.sh}',
      '{name: b, command: sh bench.sh}',
      'name of the recording is "a", but this search uses "b"',
    ],
    [
      '{command: sh bench.sh, format: go}',
      'sh bench.sh',
      'format of the recording is "go", but this search uses "none"',
    ],
    ['sh bench.sh', '{command: sh bench.sh, paths: [bench.sh]}', null],
  ])('the file of the command %s is compared with %s', async (before, after, message) => {
    const configOf = (written: string) => CONFIG.replace('run: sh bench.sh', `run: [${written}]`);
    const { folder } = repositoryOf(line(2, { 2: { files: { 'times.txt': times(1100) } } }), configOf(before));
    const out = temporaryFolder('out-');
    await cli(['check', '--base', 'start', '--head', 'HEAD', ...SEARCH, '--out', out], { folder });
    writeInto(folder, '.github/bench-referee.yml', configOf(after));
    const { code, stderr } = await cli([...search, '--head', 'HEAD', '--resume', join(out, 'recording.json')], {
      folder,
    });
    if (message === null) expect(stderr).not.toContain('of the recording is');
    else expect([code, stderr]).toEqual([2, expect.stringContaining(`the ${message}.`)]);
  });
});
