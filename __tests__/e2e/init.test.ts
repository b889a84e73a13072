// `init` as it is typed in a repository that has never heard of us: what it writes, what it says, and that the gate
// then runs. The ecosystems with heavy tools are in the workflow tests.

import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { describeWithGo, goEnvironment } from '../support/go-package.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

const CONFIG = '.github/bench-referee.yml';
const WORKFLOW = '.github/workflows/bench-referee.yml';
const USES = ['--uses', 'octo/bench-referee@v1'];
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

const GO = {
  'go.mod': 'module example.com/a\n\ngo 1.21\n',
  'a_test.go': 'package a\n\nimport "testing"\n\nfunc BenchmarkA(b *testing.B) {}\n',
};

describeWithGo('in a fresh repository', () => {
  test('typed below the root: writes both files at the root, says what it did, and check runs', async () => {
    const { folder, git } = freshRepository('go');
    mkdirSync(join(folder, 'deep/inside'), { recursive: true });
    const { code, stdout, stderr } = await cli(['init', ...USES], { folder: join(folder, 'deep/inside') });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^found\n {2}1 benchmark in words_test\.go \(go test\)\n\nwrote\n {2}\S+workflows\/bench-referee\.yml\n {2}\.github\/bench-referee\.yml\n\nwhat a run costs\n {2}By the times of the tool, 1 benchmark takes about 1 s\. .* 8 to 62 times: 11 s to 87 s\.\n {2}It takes at most 20 minutes .*\n\nnext\n {2}node \S+ check .*\n {2}node \S+ doctor .*\n$/,
    );
    expect(git('status', '--porcelain', '--untracked-files=all').split('\n').sort()).toEqual(
      [`?? ${CONFIG}`, `?? ${WORKFLOW}`].sort(),
    );
    expect(read(folder, WORKFLOW)).toContain('- uses: octo/bench-referee@v1\n');

    const check = await cli(['check', '--rounds', '2', '--format', 'json'], { folder, env: goEnvironment() });
    const report = JSON.parse(check.stdout);
    expect([check.code, report.rounds]).toEqual([expect.any(Number), 2]);
    expect(report.verdict).not.toBe('error');
    expect(report.comparisons[0]).toMatchObject({ name: expect.stringMatching(/^Count/), unit: 'sec/op' });
  });

  test('a second time: nothing is written again', async () => {
    const { folder, git } = freshRepository(GO);
    await cli(['init', ...USES], { folder });
    const before =
      git('status', '--porcelain', '--untracked-files=all') + read(folder, CONFIG) + read(folder, WORKFLOW);
    const { code, stdout } = await cli(['init'], { folder });
    expect(code).toBe(0);
    expect(stdout).not.toContain('\nwrote\n');
    expect(stdout).toContain(`left as it was\n  ${WORKFLOW}, which is already there\n  ${CONFIG}, `);
    expect(stdout).toContain('init --name NAME');
    expect(git('status', '--porcelain', '--untracked-files=all') + read(folder, CONFIG) + read(folder, WORKFLOW)).toBe(
      before,
    );
  });
});

const bench = (name: string, call: string) =>
  `package ${name}\n\nimport "testing"\n\nfunc Benchmark${name.toUpperCase()}(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\t${call}\n\t}\n}\n`;
const PACKAGES = {
  'go.mod': 'module example.com/m\n\ngo 1.21\n',
  'README.md': 'words\n',
  'a/a.go': 'package a\n\nfunc Sum(n int) int { return n + 1 }\n',
  'a/a_test.go': bench('a', 'Sum(i)'),
  'b/b.go': 'package b\n\nimport "example.com/m/a"\n\nfunc Sum(n int) int { return a.Sum(n) }\n',
  'b/b_test.go': bench('b', 'Sum(i)'),
  'c/c.go': 'package c\n\nfunc C() {}\n',
};

describeWithGo('what init writes leaves out', () => {
  test.each<[string, Record<string, string>, string, readonly string[]]>([
    ['all programs after a change of a page', { 'README.md': 'other\n' }, 'paths', ['a', 'b']],
    [
      'all programs after a change of a package that none imports',
      { 'c/c.go': 'package c\n' },
      'depends-on',
      ['a', 'b'],
    ],
    [
      'a program after a change of one that imports it',
      { 'b/b.go': PACKAGES['b/b.go'].replace('(n) }', '(n) + 1 }') },
      'depends-on',
      ['a'],
    ],
    ['no program after a change of what both use', { 'a/a.go': PACKAGES['a/a.go'].replace('+ 1', '+ 2') }, '', []],
    ['the other program after a new file that one may read', { 'a/testdata/x.json': '{}' }, 'depends-on', ['b']],
  ])('%s', async (_, change, reason, expected) => {
    const { folder, git } = freshRepository(PACKAGES);
    await cli(['init', ...USES], { folder });
    git('add', '--all');
    git('commit', '--quiet', '--message=gate');
    writeTree(folder, change);
    // Too few to decide, which is an error after the first invocations: enough to see what is measured.
    const { stdout } = await cli(['check', '--rounds', '3', '--format', 'json'], { folder, env: goEnvironment() });
    const { notMeasured, measured = [] } = JSON.parse(stdout);
    const list = (decisions: readonly { command: string; reason: string }[]) =>
      decisions.map((one) => `${one.command}: ${one.reason}`);
    expect(list(notMeasured)).toEqual(expected.map((name) => `${name}: ${reason}`));
    const rest = ['a', 'b'].filter((name) => !expected.includes(name));
    expect(list(measured)).toEqual(expect.arrayContaining(rest.map((name) => `${name}: files-differ`)));
  });
});

test('files of Windows, a link to nowhere, and a file that nobody wrote do no harm', async () => {
  const crlf = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const { folder, git } = freshRepository({
    'Cargo.toml': crlf('[package]\nname = "a"\n'),
    'benches/a.rs': crlf('use criterion::Criterion;\nfn a(c: &mut Criterion) { c.bench_function("a", f); }\n'),
  });
  symlinkSync('nowhere', join(folder, 'benches/b.rs'));
  writeFileSync(join(folder, 'benches/big.rs'), Buffer.alloc(1024 * 1024));
  git('add', '--all');
  const { code, stdout, stderr } = await cli(['init', ...USES], { folder });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1 benchmark in benches/a.rs (Criterion.rs)');
  expect(read(folder, CONFIG)).toContain('\nrun: cargo bench --bench a -- ');
});

describe('what exists is not touched', () => {
  test('another workflow of that name: ours gets another one', async () => {
    const { folder } = freshRepository({ ...GO, [WORKFLOW]: 'name: mine\n' });
    const { stdout } = await cli(['init', ...USES], { folder });
    expect(stdout).toContain('wrote\n  .github/workflows/bench-referee-2.yml\n');
    expect(read(folder, WORKFLOW)).toBe('name: mine\n');
  });

  test('a configuration: kept, and a workflow is written for it', async () => {
    const { folder } = freshRepository({ ...GO, [CONFIG]: 'run: make bench\n' });
    const { code, stdout } = await cli(['init', ...USES], { folder });
    expect([code, read(folder, CONFIG)]).toEqual([0, 'run: make bench\n']);
    expect(stdout).toContain(`wrote\n  ${WORKFLOW}\n\nleft as it was\n  ${CONFIG}, which is already there\n`);
  });

  test('a configuration, and a command that it would keep from being measured', async () => {
    const { folder } = freshRepository({ ...GO, [CONFIG]: 'run: make bench\n' });
    const { code, stderr } = await cli(['init', '--', 'make', 'all'], { folder });
    expect([code, stderr]).toEqual([
      2,
      `${CONFIG}: it already exists, so the command after \`--\` would not be measured. Set the command as \`run\` in that file, leave it out here, or name a second gate: \`--name NAME\`.\n`,
    ]);
  });

  test('a file that git ignores is no free place', async () => {
    const { folder } = freshRepository({ ...GO, '.gitignore': '/.github/*.yml\n', [CONFIG]: 'mine\n' });
    const { code, stderr } = await cli(['init', ...USES], { folder });
    expect([code, stderr]).toEqual([
      2,
      `${CONFIG}: it already exists, and git ignores it. Move it away, or set up the gate by hand as the README shows.\n`,
    ]);
    expect(read(folder, CONFIG)).toBe('mine\n');
    expect(existsSync(join(folder, WORKFLOW))).toBe(false);
  });

  test('a link where the file would go is not followed', async () => {
    const elsewhere = join(temporaryFolder('elsewhere-'), 'file.yml');
    writeFileSync(elsewhere, 'theirs\n');
    const { folder } = freshRepository({ ...GO, '.gitignore': '/.github/*.yml\n', '.github/README': '' });
    symlinkSync(elsewhere, join(folder, CONFIG));
    const { code } = await cli(['init', ...USES], { folder });
    expect([code, readFileSync(elsewhere, 'utf8')]).toEqual([2, 'theirs\n']);
  });
});

test('a file where the folder would be', async () => {
  const { folder } = freshRepository({ ...GO, '.github': '' });
  const { code, stderr } = await cli(['init', ...USES], { folder });
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^\/.*\/\.github\/workflows\/bench-referee\.yml: is below a file that must be a folder\. Remove that file, /,
  );
});

describe('where there is nothing to measure', () => {
  test('code without a benchmark: a sentence for its language, and no file', async () => {
    const { folder, git } = freshRepository({ 'go.mod': 'module a\n', 'a.go': 'package a\n' });
    const { code, stdout, stderr } = await cli(['init'], { folder });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      'init: no benchmark found in the "Go" code here, so nothing was written. Looked for:\n  "Go, go test: func BenchmarkName(b *testing.B) in a _test.go"\nAdd a benchmark, or name a command to measure: `init -- make build`.\n',
    );
    expect(git('status', '--porcelain')).toBe('');
  });

  test('no code at all: what is looked for, in every language', async () => {
    const { folder } = freshRepository({ 'README.md': '' });
    const { code, stderr } = await cli(['init'], { folder });
    expect(code).toBe(2);
    for (const title of ['Go', 'Rust', 'Python', 'JavaScript', 'Java', 'C++']) {
      expect(stderr).toContain(`\n  "${title}, `);
    }
  });

  test('a command that is named is measured, and check runs', async () => {
    const { folder } = freshRepository({ 'work.sh': 'sleep 0.1\n' });
    const init = await cli(['init', ...USES, '--', 'sh', 'work.sh'], { folder });
    expect([init.code, init.stderr]).toEqual([0, 'running `sh work.sh` once, for at most 60 s, to see its output\n']);
    expect(init.stdout).toContain('found\n  `sh work.sh`, as it was named (the command)\n');
    expect(init.stdout).toContain('printed nothing in a known format.\n  So the command itself is measured');
    const check = await cli(['check', '--rounds', '5', '--format', 'json'], { folder });
    const { verdict, comparisons } = JSON.parse(check.stdout);
    expect(verdict).not.toBe('error');
    expect(comparisons.map(({ metric }: { metric: string }) => metric)).toContain('wall-time');
  });

  test('a command that prints results is measured by them', async () => {
    const { folder } = freshRepository({ 'work.sh': 'echo "BenchmarkA 100 $(date +%N | tail -c 3) ns/op"\n' });
    const { code, stdout } = await cli(['init', ...USES, '--', 'sh', 'work.sh'], { folder });
    expect([code, stdout]).toEqual([0, expect.stringContaining('printed 1 benchmark in the format "go".')]);
    expect(read(folder, CONFIG)).toContain('run: sh work.sh\nformat: go\n');
    expect(read(folder, CONFIG)).toContain('- metric: sec/op\n    max-regression: 5% # first limit');
  });

  test('a command that fails is shown with what it printed', async () => {
    const { folder } = freshRepository({ 'work.sh': 'echo no compiler >&2; exit 3\n' });
    const { code, stdout, stderr } = await cli(['init', ...USES, '--', 'sh', 'work.sh'], { folder });
    expect(code).toBe(0);
    expect(stderr).toContain('no compiler');
    expect(stdout).toContain('ended with exit code 3, so its output is not known.');
    expect(read(folder, CONFIG)).toContain('format: command\n');
  });

  test('no repository', async () => {
    const { code, stderr } = await cli(['init'], { folder: temporaryFolder('bare-') });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^init: ".*bare-.*" is not in a git repository: ".*"\. Go into a repository/);
  });
});

describe('a second gate', () => {
  const WEB_CONFIG = '.github/bench-referee-web.yml';
  const WEB_WORKFLOW = '.github/workflows/bench-referee-web.yml';
  const WEB = {
    'web/package.json': '{"scripts": {"bench": "node bench.js"}, "devDependencies": {"tinybench": "6"}}',
    'web/bench.js': 'console.table(bench.table());\n',
  };

  test('measures what the first one left out, with files and a check of its own', async () => {
    const { folder, git } = freshRepository({ ...GO, ...WEB });
    const first = await cli(['init', ...USES], { folder });
    expect(first.stdout).toMatch(/\(tinybench\)\n {2}For a separate gate: node \S+ init --name NAME\n/);
    const { code, stdout } = await cli(['init', '--name', 'web', ...USES], { folder });
    expect([code, stdout]).toEqual([0, expect.stringContaining(`wrote\n  ${WEB_WORKFLOW}\n  ${WEB_CONFIG}\n`)]);
    expect(stdout).toContain(`check --config ${WEB_CONFIG} `);
    expect(read(folder, WEB_CONFIG)).toContain('format: tinybench\n');
    expect(read(folder, WEB_WORKFLOW)).toContain(
      `          name: bench-referee-web\n          config: ${WEB_CONFIG}\n`,
    );
    expect(git('status', '--porcelain', '--untracked-files=all').split('\n')).toHaveLength(4);
  });

  test('of the same name again: nothing is written', async () => {
    const { folder } = freshRepository({ ...GO, ...WEB });
    await cli(['init', '--name', 'web', ...USES], { folder });
    const { code, stdout } = await cli(['init', '--name', 'web', ...USES], { folder });
    expect(code).toBe(0);
    expect(stdout).toContain(`left as it was\n  ${WEB_WORKFLOW}, which is already there\n  ${WEB_CONFIG}, which`);
  });

  test('in a folder measures the benchmarks below it', async () => {
    const { folder } = freshRepository({
      ...{ 'a/go.mod': GO['go.mod'], 'a/a_test.go': GO['a_test.go'] },
      ...{ 'b/go.mod': GO['go.mod'], 'b/b_test.go': GO['a_test.go'] },
    });
    await cli(['init', ...USES], { folder });
    const { code } = await cli(['init', '--name', 'b', ...USES], { folder: join(folder, 'b') });
    expect(code).toBe(0);
    expect(read(folder, '.github/bench-referee-b.yml')).toContain('\nworking-directory: b\n');
  });

  test('for a command of its own', async () => {
    const { folder } = freshRepository(GO);
    await cli(['init', ...USES], { folder });
    const { code } = await cli(['init', '--name', 'size', ...USES, '--', 'true'], { folder });
    expect(code).toBe(0);
    expect(read(folder, '.github/bench-referee-size.yml')).toContain('\nrun: "true"\nformat: command\n');
  });
});

test('where the repository of the action is unknown, the output begins with what has to be replaced', async () => {
  const { folder } = freshRepository(GO);
  const { code, stdout } = await cli(['init'], { folder });
  expect(code).toBe(0);
  // The program may run from a clone whose commit is published.
  if (/uses: OWNER\//.test(read(folder, WORKFLOW))) {
    expect(stdout).toMatch(
      /^TODO before the workflow can run\n {2}In \S+bench-referee\.yml, in "uses: OWNER\/.*\n {2}replace OWNER /,
    );
    expect(read(folder, WORKFLOW)).toMatch(/# TODO: replace OWNER .*\n {6}- uses: OWNER\//);
  }
});

test('where actions are locked, the workflow names tags', async () => {
  const { folder } = freshRepository({ ...GO, '.github/workflows/actions.lock': '' });
  const { stdout } = await cli(['init', ...USES], { folder });
  expect(read(folder, WORKFLOW)).toMatch(/- uses: actions\/checkout@v\d+\.\d+\.\d+\n/);
  expect(read(folder, WORKFLOW)).not.toMatch(/@[0-9a-f]{40}/);
  expect(stdout).toContain('please read\n  .github/workflows/actions.lock needs the actions of the new workflow.\n');
});

test('another tool is named, with what to do about it', async () => {
  const workflow =
    'jobs:\n  a:\n    steps:\n      - uses: benchmark-action/github-action-benchmark@v1\n        with:\n          alert-threshold: 150%\n';
  const { folder } = freshRepository({ ...GO, '.github/workflows/charts.yml': workflow });
  const { stdout } = await cli(['init', ...USES], { folder });
  expect(stdout).toContain(
    'another tool already measures here\n  github-action-benchmark, in .github/workflows/charts.yml\n',
  );
  expect(stdout).toContain('`max-regression: 50%`');
  expect(stdout).toContain('https://github.com/octo/bench-referee/blob/v1/docs/migrating.md#github-action-benchmark\n');
});

test.each([
  [
    ['init', '--name', 'a b'],
    '--name: "a b" cannot name the files and the check of a gate. Use at most 40 letters, digits, `-` or `_`: `web`.\n',
  ],
  [['init', 'go'], 'command line: unexpected argument "go". Put the benchmark command after `--`.\n'],
  [['init', '--force'], expect.stringMatching(/^--force: unknown flag/)],
  [['init', '--uses', 'x y'], '--uses: "x y" is not an action reference. Use `OWNER/bench-referee@SHA`.\n'],
])('%j', async (args, sentence) => {
  const { code, stderr } = await cli(args, { folder: temporaryFolder('wrong-') });
  expect([code, stderr]).toEqual([2, sentence]);
});
