// Commits of a pull request that want the search to blame another one, or to reach whoever reads its answer. Each attack first
// gets past what a script would do: worktrees beside each other that are built one after the other, and the first commit that
// is slow.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkSearchedCommits } from '../../src/event/trust.ts';
import { BENCH, CONFIG, type Commit, check, line, repositoryOf, times } from '../support/commit-lines.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';

const TIMEOUT_MS = 180_000;

const SEARCH = ['--bisect-minutes', '2'];

const BUILT = `setup: if test -f build.sh; then sh build.sh; fi\n${CONFIG}`;

/** Builds a worktree of each commit, then runs each of them once. Returns the number of the first slow commit, from 1. */
function searchNaively({ folder, git, shas }: ReturnType<typeof repositoryOf>): { culprit: number; root: string } {
  const root = temporaryFolder('naive-');
  const env = { ...process.env, BENCH_REFEREE_HOME: temporaryFolder('home-') };
  const run = (cwd: string, script: string) => execFileSync('sh', ['-c', script], { cwd, env, encoding: 'utf8' });
  const trees = shas.map((sha, index) => {
    const tree = join(root, `c${String(index + 1).padStart(3, '0')}`);
    git('worktree', 'add', '--quiet', '--force', '--detach', tree, sha);
    return tree;
  });
  // A branch that is built once more, as people do who try again.
  for (const tree of trees) run(tree, 'if test -f build.sh; then sh build.sh; fi');
  const isSlow = (tree: string) => Number(/BenchmarkParse\S* 1 ([\d.]+)/.exec(run(tree, 'sh bench.sh'))?.[1]) > 1050;
  const culprit = trees.findIndex(isSlow) + 1;
  execFileSync('git', ['worktree', 'prune'], { cwd: folder });
  return { culprit, root };
}

/** Six commits, of which the fourth makes Parse slower and has a build script; the next one takes the script away. */
function lineWith(build: string): Commit[] {
  const slower = { 'times.txt': times(1100), 'build.sh': build };
  return line(6, { 4: { files: slower }, 5: { files: { 'build.sh': 'true\n' } } });
}

describe('T82: the build of a commit writes into the trees of others', () => {
  const slow = "printf 'Parse 1100 10\\nEncode 500 3\\n'";
  const toOthers = `for tree in ../c001 ../c002 ../c003; do mkdir -p $tree 2>/dev/null; ${slow} > $tree/times.txt; done\n`;

  test(
    'the naive one blames the first commit',
    () => {
      expect(searchNaively(repositoryOf(lineWith(toOthers), BUILT)).culprit).toBe(1);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['commits that are built later', toOthers],
    ['a folder that is a link', 'for tree in ../c001 ../c002 ../c003; do test -e $tree || ln -s . $tree; done\n'],
    [
      'the home and the temporary files of others',
      `for n in 1 2 3; do mkdir -p ../home/c00$n ../tmp/c00$n; echo 5 > ../home/c00$n/n; ${slow} > ../home/c00$n/times.txt; done\n`,
    ],
  ])(
    'ours blames no other one: %s',
    async (_, build) => {
      const { folder, shas } = repositoryOf(lineWith(build), BUILT);
      expect((await check(folder, ...SEARCH)).culprit('Parse-2')).toMatchObject({ kind: 'commit', commits: [shas[3]] });
    },
    TIMEOUT_MS,
  );

  test.each([
    ['head', 'times.txt'],
    ['base', 'bench.sh'],
  ])(
    'ours ends the search, and keeps the verdict: the tree of %s',
    async (side, path) => {
      const { folder } = repositoryOf(lineWith(`cat times.txt > ../${side}/${path}\n`), BUILT);
      const { culprit, report } = await check(folder, ...SEARCH);
      expect(report.verdict).toBe('fail');
      expect(report.problems.map(({ code }) => code)).toContain('bisect-tree-changed');
      expect(culprit('Parse-2')?.kind).not.toBe('commit');
    },
    TIMEOUT_MS,
  );
});

describe('T83: the subject of a commit', () => {
  const SUBJECTS = [
    '<img src=x onerror=alert(1)> [free](https://example.com) @octocat',
    '::set-output name=verdict::pass',
    '` <script>alert(1)</script> | \u001b[31mred\u001b[2J \u202etxt.exe',
  ];

  test('the naive one writes it as it is', () => {
    const { folder, shas } = repositoryOf(line(2, { 1: { subject: SUBJECTS[0]!, files: {} } }));
    const sentence = execFileSync('git', ['log', '-1', '--format=Caused by %h %s', shas[0]!], { cwd: folder });
    expect(sentence.toString()).toContain('<img src=x onerror=alert(1)> [free](https://example.com) @octocat');
  });

  test.each(SUBJECTS)(
    'is only text, in every output: %s',
    async (subject) => {
      const { folder } = repositoryOf(line(4, { 2: { subject, files: { 'times.txt': times(1100) } } }));
      const out = temporaryFolder('out-');
      const { stdout, stderr } = await cli(['check', '--base', 'start', ...SEARCH, '--out', out], { folder });
      expect(stdout).toContain('Caused by ');
      for (const text of [stdout, stderr]) {
        expect(text).not.toMatch(/\u001b|\u202e/);
        expect(text).not.toMatch(/^::/m);
      }
      const comment = readFileSync(join(out, 'comment.md'), 'utf8');
      const outsideCode = comment.replaceAll(/(`+)[\s\S]*?\1/g, '');
      expect(outsideCode).not.toMatch(/<img|<script|@octocat|example\.com|^::/m);
      const page = readFileSync(join(out, 'report.html'), 'utf8');
      expect(page).not.toMatch(/<img|<script>alert|href="https:\/\/example\.com/);
    },
    TIMEOUT_MS,
  );
});

describe('T84: a commit leaves a process behind that disturbs the next ones', () => {
  const daemonAt = (folder: string) =>
    `setsid -f sh -c 'echo $$ > ${folder}/pid; while :; do sleep 0.05; done' >/dev/null 2>&1 </dev/null; sleep 0.3\n`;
  /** Notes each run beside which the process is alive, except those of the commit that started it. */
  const watchAt = (folder: string) =>
    `test -f build.sh && grep -q setsid build.sh || { p=$(cat ${folder}/pid 2>/dev/null) && test -n "$(tr -d '\\0' </proc/$p/cmdline 2>/dev/null)" && echo $p >> ${folder}/found; }\n${BENCH}`;

  const prepare = () => {
    const folder = temporaryFolder('daemon-');
    const commits = lineWith(daemonAt(folder)).map((one, index) =>
      index === 0 ? { ...one, files: { ...one.files, 'bench.sh': watchAt(folder) } } : one,
    );
    return { pid: join(folder, 'pid'), found: join(folder, 'found'), repository: repositoryOf(commits, BUILT) };
  };

  test(
    'the naive one measures beside it',
    () => {
      const { pid, found, repository } = prepare();
      searchNaively(repository);
      expect(existsSync(found)).toBe(true);
      process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
    },
    TIMEOUT_MS,
  );

  test(
    'ours ends it before anything else runs',
    async () => {
      const { pid, found, repository } = prepare();
      const { culprit } = await check(repository.folder, ...SEARCH);
      expect(existsSync(pid)).toBe(true);
      expect(existsSync(found)).toBe(false);
      expect(culprit('Parse-2')).toMatchObject({ kind: 'commit', commits: [repository.shas[3]] });
    },
    TIMEOUT_MS,
  );
});

describe('T85: a commit that never ends', () => {
  test.each([
    ['its build', { 'build.sh': 'sleep 600\n' }],
    ['its benchmark', { 'bench.sh': `sleep 600\n` }],
  ])(
    'the search ends with its time, and the verdict stays: %s',
    async (_, files) => {
      const { folder } = repositoryOf(
        line(4, {
          2: { files: { ...files, 'times.txt': times(1100) } },
          3: { files: { 'build.sh': 'true\n', 'bench.sh': BENCH } },
        }),
        BUILT,
      );
      const startMs = Date.now();
      const { culprit, report } = await check(folder, '--bisect-minutes', '0.1');
      expect(Date.now() - startMs).toBeLessThan(120_000);
      expect(report.verdict).toBe('fail');
      expect(culprit('Parse-2')?.kind).not.toBe('commit');
    },
    TIMEOUT_MS,
  );
});

describe('T86: a recording blames a commit that is not of the pull request', () => {
  const [BASE, STRANGER, HEAD] = ['0', '5', '9'].map((digit) => digit.repeat(40)) as [string, string, string];
  const api = {
    listCommitsSince: () =>
      Promise.resolve(
        [BASE, HEAD].map((commit) => ({ commit, tree: commit, subject: 'what the server says', committedAt: null })),
      ),
  };
  const claim = (sha: string) =>
    ({
      name: 'gate',
      commits: { base: { sha: BASE, how: 'base' }, head: { sha: HEAD, how: 'head' } },
      problems: [],
      bisection: { commits: [{ sha, subject: 'by alice: makes everything slow' }] },
    }) as unknown as Parameters<typeof checkSearchedCommits>[0];

  test('the naive one names whoever the recording says', () => {
    const file = join(temporaryFolder('recording-'), 'recording.json');
    writeFileSync(file, JSON.stringify(claim(STRANGER)));
    const { bisection } = JSON.parse(readFileSync(file, 'utf8')) as { bisection: { commits: { sha: string }[] } };
    expect(bisection.commits[0]!.sha).toBe(STRANGER);
  });

  test('ours leaves the search out, and takes subjects from the server', async () => {
    const strange = await checkSearchedCommits(claim(STRANGER), api);
    expect(strange.bisection).toBeUndefined();
    expect(strange.problems.map(({ code }) => code)).toEqual(['searched-commit-unknown']);
    const { bisection } = await checkSearchedCommits(claim(HEAD), api);
    expect(bisection?.commits).toEqual([{ sha: HEAD, subject: 'what the server says' }]);
  });
});
