// `history` in a clone with a history ref: text, JSON and the page, names that try to be markup, and what a person may get
// wrong.

import { createHash } from 'node:crypto';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { renderStoredRun } from '../../src/history/stored-runs.ts';
import type { StoredRun } from '../../src/model/stored-run.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { aStoredRun, minute } from '../support/stored-runs.ts';
import { temporaryFolder } from '../support/temporary.ts';

const REF = 'refs/bench-referee/history';
const HOSTILE = '<img src=x onerror=alert(1)>"\u202e\u0007';

let folder: string;
let commits: string[];
let git: ReturnType<typeof freshRepository>['git'];

/** Stores texts in a ref, each as a file. */
function store(ref: string, files: Readonly<Record<string, string>>): void {
  const { git, folder: own } = freshRepository(files);
  git('push', '--quiet', '--force', folder, `HEAD:${ref}`);
  expect(own).not.toBe(folder);
}

/** Twelve commits with a release; from the eighth on, `parse` is 5 % slower. */
function makeRuns(): StoredRun[] {
  const commitOf = (index: number) => ({ tree: index.toString(16).padStart(40, 'a'), commit: commits[index]! });
  return commits.slice(1).map((_, index) => {
    const changes = { parse: index === 7 ? 0.05 : 0.001 * (-1) ** index, [HOSTILE]: 0 };
    const run = aStoredRun({ from: index, to: index + 1, changes, at: minute(index) });
    return { ...run, from: commitOf(index), to: commitOf(index + 1) };
  });
}

beforeAll(() => {
  const repository = freshRepository({ 'README.md': 'one\n' });
  folder = repository.folder;
  git = repository.git;
  for (let index = 1; index < 12; index += 1) git('commit', '--quiet', '--allow-empty', `--message=${index}`);
  commits = git('rev-list', '--reverse', 'HEAD').trim().split('\n');
  git('tag', 'v1.2.0', commits[2]!);
  const files = makeRuns().map((run, index) => [`runs/2026-01/${index}.json`, renderStoredRun(run)]);
  store(REF, { ...Object.fromEntries(files), 'runs/2026-01/broken.json': '{"version": 1}', 'README.md': 'no run\n' });
});

test('an old release that is measured each night stands where git has it', async () => {
  const commitOf = (index: number) => ({ tree: index.toString(16).padStart(40, 'a'), commit: commits[index]! });
  // The only change is between commits 5 and 7, and no push measured commit 5, which is the release.
  const compared = [
    [0, 4, 0.001],
    [4, 7, 0.0953],
    [7, 8, -0.001],
    [5, 8, 0.095],
    [8, 9, 0.001],
    [5, 9, 0.0955],
  ] as const;
  const files = compared.map(([from, to, parse], at) => {
    const run = {
      ...aStoredRun({ from, to, changes: { parse }, at: minute(at) }),
      from: commitOf(from),
      to: commitOf(to),
    };
    return [`runs/2026-01/${at}.json`, renderStoredRun(run)];
  });
  store('refs/bench-referee/nights', Object.fromEntries(files));
  const { stdout } = await history('--ref', 'refs/bench-referee/nights');
  const [before, after] = [commits[5]!.slice(0, 12), commits[7]!.slice(0, 12)];
  expect(stdout).toMatch(new RegExp(`\nparse sec/op .*% in ${before}\\.\\.${after} \\(confirmed\\)\n$`));
});

const history = (...args: string[]) => cli(['history', ...args], { folder });

describe('what it prints', () => {
  test('a line for each result, relative to the latest release, and what is suspected', async () => {
    const { code, stdout, stderr } = await history();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^12 commits, 11 runs, .* Levels are relative to v1\.2\.0\.\n/);
    expect(stdout).toMatch(/\nparse sec\/op +\+\d\.\d+% +±\d\.\d% +\+\d\.\d+% in \w{12}\.\.\w{12} \(suspected\)\n/);
    expect(stdout).toContain(`bench-referee check --base ${commits[7]} --head ${commits[8]} --rounds 10\n`);
    expect(stdout).not.toMatch(/[\u202e\u0007]/);
    expect(stderr).toMatch(
      /^warning: runs\/2026-01\/broken\.json: it is not a run of this version \(.*\), so it is left out\. Update .*\n$/,
    );
  });

  test('the same as JSON', async () => {
    const value = JSON.parse((await history('--format', 'json', '--since', 'HEAD~11')).stdout);
    expect(value).toMatchObject({ version: 1, ref: REF, runs: 11, anchor: commits[0] });
    const [parse] = value.series;
    expect(parse).toMatchObject({ name: 'parse', inconsistent: false });
    expect(parse.levels).toHaveLength(12);
    expect(parse.levels[11].change).toBeCloseTo(Math.expm1(0.05), 2);
    expect(parse.changes).toMatchObject([{ kind: 'step', before: commits[7], after: commits[8], state: 'suspected' }]);
    expect(value.suspects).toMatchObject([{ name: 'parse', before: commits[7], after: commits[8] }]);
  });

  test('a page that runs only its own script, in which names are only text', async () => {
    const out = join(temporaryFolder('page-'), 'history.html');
    expect(await history('--format', 'html', '--out', out)).toMatchObject({ code: 0, stdout: '' });
    const html = readFileSync(out, 'utf8');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(html).toContain(`script-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/https?:\/\//);
  });

  test('levels since a commit with the same files as one that was measured', async () => {
    const measured = { tree: git('rev-parse', 'HEAD^{tree}').trim(), commit: 'c'.repeat(40) };
    const [run] = makeRuns();
    store('refs/bench-referee/squashed', { 'runs/1.json': JSON.stringify({ ...run, from: measured }) });
    const { stdout } = await history('--ref', 'refs/bench-referee/squashed', '--since', 'HEAD', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ anchor: measured.commit, runs: 1 });
  });

  test('runs that were stored by hand, at any path', async () => {
    const files = makeRuns().map((run, index) => [`${index}.json`, JSON.stringify(run)]);
    store('refs/bench-referee/by-hand', { ...Object.fromEntries(files), 'README.md': 'by hand\n' });
    const { stdout, stderr } = await history('--ref', 'refs/bench-referee/by-hand');
    expect([stdout, stderr]).toEqual([(await history()).stdout, '']);
  });

  test('some of the benchmarks', async () => {
    const { stdout } = await history('--benchmarks', 'par*');
    expect(stdout).toContain('parse');
    expect(stdout).not.toContain('onerror');
  });
});

describe('what a person may get wrong', () => {
  test.each([
    [['--ref', 'refs/x/y'], /^--ref: this clone does not have the ref "refs\/x\/y"\. Fetch it with `git fetch origin/],
    [['--since', 'v9'], /^--since: this clone has no commit "v9"/m],
    [['--benchmarks', 'none'], /^--benchmarks: no benchmark of the history matches "none"/m],
    [['--format', 'xml'], /^--format: unknown value "xml"/],
    [['--ref', '--upload-pack=x'], /--ref/],
    [['chang-points'], /unknown command "history chang-points"\. Did you mean `history change-points`/],
  ])('%j', async (args, sentence) => {
    const { code, stderr, stdout } = await history(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(sentence);
  });

  test('a commit that no run compared', async () => {
    freshRepository({ a: 'b\n' }).git('push', '--quiet', folder, 'HEAD:refs/heads/other');
    expect((await history('--since', 'other')).stderr).toMatch(/^--since: no run compared "other"/m);
  });

  test('a ref without runs', async () => {
    store('refs/bench-referee/empty', { 'README.md': 'no run\n' });
    expect((await history('--ref', 'refs/bench-referee/empty')).stderr).toMatch(
      /^--ref: "refs\/bench-referee\/empty" has no runs/,
    );
  });

  test('a folder that is no repository', async () => {
    const { code, stderr } = await cli(['history'], { folder: temporaryFolder('plain-') });
    expect([code, /: this is not a git repository\. Run bench-referee inside a clone/.test(stderr)]).toEqual([2, true]);
  });
});

test('a hostile ref: links, huge files and runs of other shapes are left out', async () => {
  const runs = makeRuns();
  const wrong = [
    { ...runs[0]!, version: 2 },
    { ...runs[0]!, from: { tree: 'x', commit: 'y' } },
    { ...runs[0]!, rows: [{ ...runs[0]!.rows[0]!, logRatio: 1e9 }] },
    { ...runs[0]!, rows: [{ ...runs[0]!.rows[0]!, standardError: -1 }] },
    { ...runs[0]!, at: 'yesterday' },
    [],
  ];
  const files = wrong.map((value, index) => [`runs/2026-01/wrong-${index}.json`, JSON.stringify(value)]);
  const { folder: own, git } = freshRepository({
    ...Object.fromEntries(files),
    'runs/2026-01/good.json': renderStoredRun(runs[0]!),
    'runs/2026-01/huge.json': `{"x":"${'y'.repeat(9 * 2 ** 20)}"}`,
  });
  symlinkSync('/etc/passwd', join(own, 'runs/2026-01/link.json'));
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message=more');
  git('push', '--quiet', folder, 'HEAD:refs/bench-referee/hostile');
  const { code, stdout, stderr } = await history('--ref', 'refs/bench-referee/hostile', '--since', commits[0]!);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^2 commits, 1 run, /);
  expect(stderr.split('\n').filter((line) => line.startsWith('warning: '))).toHaveLength(wrong.length + 1);
});
