// What need not be measured: repositories that were changed in one way each, through `check`. Each row of the table says
// why its command was measured or not. To add a case, add a row. A wrong skip hides a regression, so most rows are about
// changes that look harmless and are not.

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Decision } from '../../src/model/decision.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Changes the working tree of a repository, from base to head. */
type Change = (tree: Tree) => void;

interface Tree {
  readonly folder: string;
  write(path: string, text: string): void;
  remove(path: string): void;
  move(from: string, to: string): void;
  link(path: string, target: string): void;
  mode(path: string, mode: number): void;
  git(...args: string[]): string;
}

interface Row {
  readonly what: string;
  /** Lines of the configuration besides `run` and `setup`. */
  readonly config: readonly string[];
  /** Further files of base. */
  readonly base?: Readonly<Record<string, string>>;
  /** Changes base, for what no text of a file can say. */
  readonly before?: Change;
  readonly change: Change;
  readonly reason: Decision['reason'];
  /** A path or pattern that the report names. */
  readonly names?: string;
  readonly setup?: string;
  readonly run?: string;
}

/** What the benchmark is made of. `docs` does not matter to it. */
const FILES = {
  'src/value.txt': '10\n',
  'src/run.sh': 'echo run\n',
  'docs/guide.md': 'A guide.\n',
  'docs/more.md': 'More.\n',
  'go.mod': 'module example.com/a\n',
  Makefile: 'FLAGS = -O2\n',
  '.gitignore': 'out\n',
  '.github/workflows/perf.yml': 'on: pull_request\n',
  '.github/bench-referee.yml': '',
  'bench.sh': `printf '[{"name":"a","unit":"ms","value":%s}]' "$(cat src/value.txt)"\n`,
};

const IN_SRC = ['paths: ["src/**", "!src/docs/**", "go.mod", bench.sh]'];
/** A workflow that says that it runs the gate. */
const NAMED_GATE = {
  '.github/workflows/perf.yml': 'jobs: {a: {steps: [{uses: ./ci}, {uses: octo/bench-referee@v1}]}}\n',
  'ci/action.yml': 'runs: {using: composite, steps: []}\n',
};

const edit =
  (path: string, text = 'changed\n'): Change =>
  ({ write }) =>
    write(path, text);

const BY_PATHS: readonly Row[] = [
  { what: 'a page', config: IN_SRC, change: edit('docs/guide.md'), reason: 'paths', names: 'docs/guide.md' },
  { what: 'a new page', config: IN_SRC, change: edit('docs/new.md'), reason: 'paths' },
  { what: 'a moved page', config: IN_SRC, change: ({ move }) => move('docs/guide.md', 'docs/b.md'), reason: 'paths' },
  { what: 'the mode of a page', config: IN_SRC, change: ({ mode }) => mode('docs/guide.md', 0o755), reason: 'paths' },
  {
    ...{ what: 'a hundred pages', config: IN_SRC, reason: 'paths' },
    change: ({ write }) => Array.from({ length: 100 }, (_, nth) => write(`docs/${nth}.md`, 'x\n')),
  },
  {
    ...{ what: 'a page inside of an exclusion', config: IN_SRC, base: { 'src/docs/a.md': 'a\n' }, reason: 'paths' },
    change: edit('src/docs/a.md'),
  },
  { what: 'a file of GitHub that runs nothing', config: IN_SRC, change: edit('.github/FUNDING.yml'), reason: 'paths' },
  { what: 'a folder in capitals', config: IN_SRC, change: edit('SRC/value.txt'), reason: 'paths' },
  {
    ...{ what: 'the target of a link outside', config: IN_SRC, reason: 'paths' },
    before: ({ link }) => link('docs/link', 'guide.md'),
    change: ({ link }) => link('docs/link', 'more.md'),
  },
  { what: 'a list of exclusions', config: ['paths: "!docs/**"'], change: edit('docs/guide.md'), reason: 'paths' },
  {
    what: 'a constant',
    config: IN_SRC,
    change: edit('src/value.txt', '11\n'),
    reason: 'changed-inside',
    names: 'src/value.txt',
  },
  { what: 'a list of dependencies', config: IN_SRC, change: edit('go.mod', 'module b\n'), reason: 'changed-inside' },
  {
    what: 'a compiler flag',
    config: ['paths: ["src/**", Makefile]'],
    change: edit('Makefile'),
    reason: 'changed-inside',
  },
  {
    what: 'an asset',
    config: IN_SRC,
    base: { 'src/a.bin': '\u0000' },
    change: edit('src/a.bin', '\u0001'),
    reason: 'changed-inside',
  },
  { what: 'a new file', config: IN_SRC, change: edit('src/new.txt'), reason: 'changed-inside' },
  { what: 'a removed file', config: IN_SRC, change: ({ remove }) => remove('src/run.sh'), reason: 'changed-inside' },
  { what: 'a mode', config: IN_SRC, change: ({ mode }) => mode('src/run.sh', 0o755), reason: 'changed-inside' },
  { what: 'a line ending', config: IN_SRC, change: edit('src/run.sh', 'echo run\r\n'), reason: 'changed-inside' },
  { what: 'white space', config: IN_SRC, change: edit('src/run.sh', 'echo  run\n'), reason: 'changed-inside' },
  {
    ...{ what: 'a file moved out', config: IN_SRC, reason: 'changed-inside', names: 'src/run.sh' },
    change: ({ move }) => move('src/run.sh', 'docs/run.sh'),
  },
  {
    ...{ what: 'a file moved in', config: IN_SRC, reason: 'changed-inside', names: 'src/guide.md' },
    change: ({ move }) => move('docs/guide.md', 'src/guide.md'),
  },
  {
    ...{ what: 'the target of a link', config: IN_SRC, reason: 'changed-inside', names: 'src/link' },
    before: ({ link }) => link('src/link', 'value.txt'),
    change: ({ link }) => link('src/link', 'run.sh'),
  },
  {
    ...{ what: 'a link that becomes its file', config: IN_SRC, reason: 'changed-inside' },
    before: ({ link }) => link('src/link', 'value.txt'),
    change: ({ remove, write }) => {
      remove('src/link');
      write('src/link', '10\n');
    },
  },
  {
    ...{ what: 'a file that becomes a folder', config: IN_SRC, reason: 'changed-inside' },
    change: ({ remove, write }) => {
      remove('src/run.sh');
      write('src/run.sh/a', 'a\n');
    },
  },
  {
    ...{ what: 'a submodule', config: IN_SRC, reason: 'changed-inside', names: 'src/lib' },
    before: ({ git }) => git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},src/lib`),
    change: ({ git }) => git('update-index', '--cacheinfo', `160000,${'2'.repeat(40)},src/lib`),
  },
  {
    ...{ what: 'a submodule outside', config: IN_SRC, reason: 'paths', names: 'other/lib' },
    before: ({ git }) => git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},other/lib`),
    change: ({ git }) => git('update-index', '--cacheinfo', `160000,${'2'.repeat(40)},other/lib`),
  },
  { what: 'a name that git quotes', config: IN_SRC, change: edit('src/ü "x"\t.txt'), reason: 'changed-inside' },
  {
    what: 'a name with a star',
    config: ['paths: "src/*.txt"'],
    change: edit('src/[a]*.txt'),
    reason: 'changed-inside',
  },
  {
    ...{ what: 'a pattern after an exclusion', reason: 'changed-inside', names: 'docs/bench/a' },
    ...{ config: ['paths: ["**", "!docs/**", "docs/bench/**"]'], base: { 'docs/bench/a': 'a\n' } },
    change: edit('docs/bench/a'),
  },
  {
    what: 'code, and a list of exclusions',
    config: ['paths: "!docs/**"'],
    change: edit('src/run.sh'),
    reason: 'changed-inside',
  },
  {
    ...{ what: 'what a link leads to', config: IN_SRC, reason: 'changed-inside', names: 'docs/guide.md' },
    before: ({ link }) => link('src/link', '../docs/guide.md'),
    change: edit('docs/guide.md'),
  },
  {
    ...{ what: 'a page, with a link to nothing', config: IN_SRC, reason: 'links-astray', names: 'src/link' },
    before: ({ link }) => link('src/link', '../gone'),
    change: edit('docs/guide.md'),
  },
  {
    ...{ what: 'the script that the command starts', config: ['paths: "src/**"'], reason: 'changed-inside' },
    ...{ change: ({ write }) => write('bench.sh', `${FILES['bench.sh']}\n`), names: 'bench.sh' },
  },
  { what: 'the workflow', config: IN_SRC, change: edit('.github/workflows/perf.yml'), reason: 'changed-gate' },
  {
    what: 'another workflow, which may be the one',
    config: IN_SRC,
    change: edit('.github/workflows/b.yml'),
    reason: 'changed-gate',
  },
  {
    ...{ what: 'another workflow, where one names the gate', config: IN_SRC, base: NAMED_GATE, reason: 'paths' },
    change: edit('.github/workflows/b.yml'),
  },
  {
    ...{ what: 'the workflow that names the gate', config: IN_SRC, base: NAMED_GATE, reason: 'changed-gate' },
    change: edit('.github/workflows/perf.yml'),
  },
  {
    ...{ what: 'code of an action that this workflow uses', config: IN_SRC, reason: 'changed-gate' },
    base: { ...NAMED_GATE, 'ci/action.yml': 'runs: {using: node24, main: a.js}\n', 'ci/a.js': '1' },
    ...{ change: edit('ci/a.js'), names: 'ci/a.js' },
  },
  {
    what: 'an action of the repository',
    config: IN_SRC,
    change: edit('.github/actions/a/action.yml'),
    reason: 'changed-gate',
  },
  {
    what: 'an action in another folder',
    config: IN_SRC,
    change: edit('tools/action.yaml'),
    reason: 'changed-gate',
  },
  ...[
    '.gitlab-ci.yml',
    '.gitlab/ci/perf.yml',
    '.gitea/workflows/a.yml',
    '.forgejo/actions/a/run.sh',
    'Jenkinsfile',
  ].map((path) => ({
    ...{ what: `a file of another server, ${path}`, config: IN_SRC },
    ...{ change: edit(path), reason: 'changed-gate' as const, names: path },
  })),
  { what: 'attributes', config: IN_SRC, change: edit('.gitattributes', '* text\n'), reason: 'changed-gate' },
  {
    what: 'attributes of a folder',
    config: IN_SRC,
    change: edit('docs/.gitattributes', '* text\n'),
    reason: 'changed-gate',
  },
  {
    what: 'the list of submodules',
    config: IN_SRC,
    change: edit('.gitmodules', '[submodule "a"]\n'),
    reason: 'changed-gate',
  },
  {
    ...{ what: 'the configuration', config: IN_SRC, reason: 'changed-gate', names: '.github/bench-referee.yml' },
    change: edit('.github/bench-referee.yml', 'run: sh bench.sh\npaths: ["nothing/**", docs/guide.md]\n'),
  },
  {
    what: 'a pattern without a file',
    config: ['paths: ["srcs/**"]'],
    change: edit('docs/guide.md'),
    reason: 'paths-unmatched',
    names: 'srcs/**',
  },
  {
    ...{ what: 'a page, with a listed file that nobody has', config: ['paths: ["src/**", bench.sh, go.sum]'] },
    ...{ change: edit('docs/guide.md'), reason: 'paths', names: 'docs/guide.md' },
  },
  {
    ...{ what: 'a listed file that is new', config: ['paths: ["src/**", bench.sh, go.sum]'] },
    ...{ change: edit('go.sum'), reason: 'changed-inside', names: 'go.sum' },
  },
  {
    ...{ what: 'a listed file that is misspelt', config: ['paths: ["src/**", docs/giude.md]'] },
    ...{ change: edit('docs/guide.md'), reason: 'paths-unmatched', names: 'docs/giude.md' },
  },
  ...['src', 'src/', './src', './src/', '.\\src'].map((folder) => ({
    ...{ what: `a file in a folder that is listed as ${folder}`, config: [`paths: ['${folder}', go.sum]`] },
    ...{ change: edit('src/value.txt', '11\n'), reason: 'paths-folder' as const, names: 'write "src/**"' },
  })),
  {
    ...{ what: 'a page, with a folder as the only pattern', config: ['paths: src'] },
    ...{ change: edit('docs/guide.md'), reason: 'paths-folder', names: '"src" of paths' },
  },
  {
    ...{ what: 'a file in a new folder that is listed', config: ['paths: [bench.sh, made]'] },
    ...{ change: edit('made/here/a'), reason: 'paths-folder', names: 'write "made/**"' },
  },
  {
    ...{
      what: 'a file in a folder that is misspelt',
      config: ['paths: [bench.sh, scr]'],
      base: { 'src/a/b/c': 'c\n' },
    },
    ...{ change: edit('src/a/b/c'), reason: 'paths-unmatched', names: 'scr' },
  },
  {
    ...{ what: 'a listed file with a point in front', config: ['paths: [bench.sh, ./a]'], base: { a: 'a\n' } },
    ...{ change: edit('a'), reason: 'changed-inside', names: 'a' },
  },
  {
    ...{ what: 'a pattern in the syntax of a shell', config: ['paths: [bench.sh, "src/{value,other}.txt"]'] },
    ...{ change: edit('src/value.txt', '11\n'), reason: 'paths-unmatched', names: 'src/{value,other}.txt' },
  },
  {
    what: 'an exclusion without a file',
    config: ['paths: ["**", "!doc/**"]'],
    change: edit('docs/guide.md'),
    reason: 'changed-inside',
    names: 'docs/guide.md',
  },
  { what: 'nothing', config: [], change: () => {}, reason: 'same-tree' },
  { what: 'nothing, with rules', config: IN_SRC, change: () => {}, reason: 'same-tree' },
  {
    ...{ what: 'something and back', config: [], reason: 'same-tree' },
    change: ({ write, git }) => {
      write('src/value.txt', '11\n');
      git('commit', '--quiet', '--all', '--message=there');
      write('src/value.txt', '10\n');
    },
  },
];

/** `setup` makes `out/bench` of the sources. The command reads nothing else but its own script. */
const BUILD = 'mkdir -p out && cat src/value.txt > out/bench';
const BUILT = ['depends-on: "out/**"'];
const READS = { 'bench.sh': `printf '[{"name":"a","unit":"ms","value":%s}]' "$(head -n 1 out/bench)"\n` };

const built = (row: Omit<Row, 'config'> & Partial<Pick<Row, 'config'>>): Row => ({
  ...{ config: BUILT, setup: BUILD },
  ...row,
  base: { ...READS, ...row.base },
});

const BY_FILES: readonly Row[] = [
  built({ what: 'a page', change: edit('docs/guide.md'), reason: 'depends-on', names: 'out/bench' }),
  built({ what: 'a source that the build leaves out', change: edit('src/run.sh'), reason: 'depends-on' }),
  built({
    what: 'a file inside of paths',
    config: [...IN_SRC, ...BUILT],
    change: edit('src/run.sh'),
    reason: 'depends-on',
  }),
  built({
    ...{ what: 'a link to a place outside of the tree', setup: `${BUILD} && ln -s /etc/hostname out/link` },
    ...{ change: edit('docs/guide.md'), reason: 'links-astray', names: 'out/link' },
  }),
  built({ what: 'a workflow', change: edit('.github/workflows/perf.yml'), reason: 'changed-gate' }),
  built({
    ...{ what: 'benchmarks that base gets from head', config: [...BUILT, 'benchmark-files: "suite/**"'] },
    ...{ change: edit('suite/a'), reason: 'changed-benchmarks', names: 'suite/a' },
  }),
  built({
    ...{ what: 'a page, with benchmarks that base gets from head', config: [...BUILT, 'benchmark-files: "suite/**"'] },
    ...{ base: { 'suite/a': 'a\n' }, change: edit('docs/guide.md'), reason: 'depends-on' },
  }),
  built({ what: 'a constant', change: edit('src/value.txt', '11\n'), reason: 'files-differ', names: 'out/bench' }),
  built({
    what: 'the script of the command',
    change: edit('bench.sh', `${READS['bench.sh']}\n`),
    reason: 'files-differ',
    names: 'bench.sh',
  }),
  built({
    ...{
      what: 'a folder that the command names',
      run: 'sh suite/run.sh ./suite',
      base: { 'suite/run.sh': READS['bench.sh'], 'suite/a': 'a' },
    },
    ...{ change: edit('suite/a'), reason: 'files-differ', names: 'suite/a' },
  }),
  built({
    ...{ what: 'any file, if the command names the whole tree', run: 'sh bench.sh ./...' },
    ...{ change: edit('docs/guide.md'), reason: 'files-differ', names: 'docs/guide.md' },
  }),
  built({
    ...{ what: 'a page, where a point is a pattern and no folder', run: 'sh bench.sh -test.bench=.' },
    ...{ change: edit('docs/guide.md'), reason: 'depends-on' },
  }),
  built({
    ...{ what: 'a page, where the folder of the command is another one', run: 'sh ../bench.sh .' },
    ...{ base: { ...READS, 'bench.sh': READS['bench.sh'].replace('out/', '../out/'), 'sub/a': 'a' } },
    ...{ config: [...BUILT, 'working-directory: sub'], setup: `cd .. && ${BUILD}` },
    ...{ change: edit('docs/guide.md'), reason: 'depends-on' },
  }),
  built({
    ...{ what: 'a compiler flag', setup: `${BUILD} && cat Makefile >> out/bench` },
    ...{ change: edit('Makefile', 'FLAGS = -O3\n'), reason: 'files-differ' },
  }),
  built({
    ...{ what: 'an asset', config: ['depends-on: ["out/**", "assets/**"]'], base: { 'assets/a': 'a\n' } },
    ...{ change: edit('assets/a'), reason: 'files-differ', names: 'assets/a' },
  }),
  built({
    ...{ what: 'an embedded time', setup: `${BUILD} && date +%s%N >> out/bench` },
    ...{ change: edit('docs/guide.md'), reason: 'files-differ' },
  }),
  built({
    ...{ what: 'a generated file', setup: `${BUILD} && git log -1 --format=%H > out/version` },
    ...{ change: edit('docs/guide.md'), reason: 'files-differ', names: 'out/version' },
  }),
  built({
    ...{ what: 'a dependency that setup installs', setup: `${BUILD} && cp go.mod out/lib` },
    ...{ change: edit('go.mod', 'module example.com/b\n'), reason: 'files-differ', names: 'out/lib' },
  }),
  built({
    ...{ what: 'the mode of a product', setup: `${BUILD} && [ -e docs/guide.md ] || chmod 755 out/bench` },
    ...{ change: ({ remove }) => remove('docs/guide.md'), reason: 'files-differ' },
  }),
  built({
    ...{ what: 'one file more', setup: `${BUILD} && cp docs/* out/` },
    ...{ change: edit('docs/new.md'), reason: 'files-differ', names: 'out/new.md' },
  }),
  built({
    ...{ what: 'an empty file in the place of none', setup: `${BUILD} && [ -e docs/guide.md ] || : > out/empty` },
    ...{ change: ({ remove }) => remove('docs/guide.md'), reason: 'files-differ', names: 'out/empty' },
  }),
  built({
    ...{ what: 'the target of a link', base: { name: 'a' }, setup: `${BUILD} && ln -s "$(cat name)" out/link` },
    ...{ change: edit('name', 'b'), reason: 'files-differ', names: 'out/link' },
  }),
  built({
    ...{ what: 'what a link leads to', setup: `${BUILD} && ln -s ../docs/guide.md out/link` },
    ...{ change: edit('docs/guide.md'), reason: 'files-differ', names: 'docs/guide.md' },
  }),
  built({
    ...{ what: 'what a link to a folder leads to', setup: `${BUILD} && ln -s ../docs out/link` },
    ...{ change: edit('docs/more.md'), reason: 'files-differ', names: 'docs/more.md' },
  }),
  built({
    ...{
      what: 'a product of another name',
      setup: 'mkdir -p out && cp src/value.txt "out/$(cat name)"',
      base: { name: 'bench' },
    },
    ...{
      config: ['depends-on: out/bench'],
      change: edit('name', 'other'),
      run: 'sh read.sh',
      reason: 'depends-on-unmatched',
    },
    ...{ names: 'out/bench' },
  }),
  built({
    ...{ what: 'a page, where the program is outside of the tree', run: 'cd "$BENCH_REFEREE_HOME" && sh ./bench.sh' },
    ...{ setup: `${BUILD} && cp out/bench bench.sh "$BENCH_REFEREE_HOME"`, config: ['depends-on: "out/**"'] },
    base: { 'bench.sh': `printf '[{"name":"a","unit":"ms","value":%s}]' "$(head -n 1 bench)"\n` },
    ...{ change: edit('docs/guide.md'), reason: 'command-outside', names: '$BENCH_REFEREE_HOME' },
  }),
  built({
    ...{ what: 'a pattern without a file', config: ['depends-on: ["out/**", "outs/**"]'] },
    ...{ change: edit('docs/guide.md'), reason: 'depends-on-unmatched', names: 'outs/**' },
  }),
  built({
    ...{ what: 'a pipe', setup: `${BUILD} && mkfifo out/pipe` },
    ...{ change: edit('docs/guide.md'), reason: 'files-unreadable', names: 'out/pipe' },
  }),
];

function makeTree(folder: string, git: Tree['git']): Tree {
  const at = (path: string) => join(folder, path);
  return {
    ...{ folder, git },
    write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    },
    remove: (path) => rmSync(at(path), { recursive: true }),
    move: (from, to) => renameSync(at(from), at(to)),
    link(path, target) {
      rmSync(at(path), { force: true });
      symlinkSync(target, at(path));
    },
    mode: (path, mode) => chmodSync(at(path), mode),
  };
}

async function check({ config, base = {}, before, change, setup, run = 'sh bench.sh' }: Omit<Row, 'what' | 'reason'>) {
  const lines = [`run: ${run}`, ...(setup === undefined ? [] : [`setup: ${JSON.stringify(setup)}`]), ...config];
  const files = {
    ...FILES,
    'read.sh': `printf '[{"name":"a","unit":"ms","value":%s}]' "$(cat out/*)"\n`,
    ...base,
    '.github/bench-referee.yml': `${lines.join('\n')}\n`,
  };
  const { folder, git } = freshRepository(files);
  const tree = makeTree(folder, (...args) => git('-c', 'core.fileMode=true', ...args));
  const commit = (made: Change, message: string) => {
    made(tree);
    // Apart from submodules, which are only in the index.
    execFileSync('git', ['add', '--all', '--', ':!src/lib', ':!other/lib'], { cwd: folder });
    git('commit', '--quiet', '--allow-empty', '--message', message);
  };
  if (before !== undefined) commit(before, 'base');
  commit(change, 'head');
  const start = before === undefined && git('rev-list', '--count', 'HEAD') !== '2' ? 'HEAD~2' : 'HEAD~1';
  const flags = ['--base', start, '--head', 'HEAD', '--config-from', 'base', '--format', 'json', '--rounds', '6'];
  const ended = await cli(['check', ...flags], { folder });
  return { ...ended, report: reportOf(ended.stdout) };
}

interface Reasons {
  readonly notMeasured: readonly { readonly reason: string; readonly detail: string }[];
  readonly measured?: Reasons['notMeasured'];
  readonly comparisons: readonly unknown[];
}

const SKIPS = ['same-tree', 'paths', 'depends-on'];

describe.each([
  ['decided by git', BY_PATHS],
  ['decided by files', BY_FILES],
])('%s', (_, rows) => {
  test.each(rows)('$what: $reason', async ({ reason, names, ...row }) => {
    const { code, stderr, report } = await check(row);
    const isSkipped = SKIPS.includes(reason);
    const { notMeasured, measured = [], comparisons } = report.json as unknown as Reasons;
    const [decision] = isSkipped ? notMeasured : measured;
    expect([stderr, decision?.reason, notMeasured.length]).toEqual([stderr, reason, isSkipped ? 1 : 0]);
    expect(decision?.detail).toContain(names ?? '');
    const said = [code, report.verdict, report.rounds, comparisons, report.problems];
    if (isSkipped) expect([...said, measured]).toEqual([0, 'pass', 0, [], [], []]);
    else expect(report.rounds).toBe(6);
  });
});

test('doctor measures what a gate would leave out', async () => {
  const config = `run: sh bench.sh\nsetup: ${JSON.stringify(BUILD)}\n${BUILT.join('\n')}\npaths: "docs/**"\n`;
  const { folder } = freshRepository({ ...FILES, ...READS, '.github/bench-referee.yml': config });
  const { stdout } = await cli(['doctor', '--rounds', '6', '--format', 'json'], { folder });
  expect(JSON.parse(stdout)).toMatchObject({ rounds: 6 });
});

describe('T60: a setup that makes both sides look the same', () => {
  /** `setup` runs a script of the tree, which a pull request can write. */
  const config = [...BUILT];
  const build = (more: string) => `mkdir -p out && cat src/value.txt > out/bench\n${more}\n`;
  const base = { ...READS, 'build.sh': build('') };

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['copies what it built over that of base', 'cp out/bench ../base/out/bench || true', {}],
    ['leads to what base built by a link', 'ln -sf "$PWD/../base/out/bench" out/bench', {}],
    [
      'takes what base built, and reads something else',
      'cp ../base/out/bench out/bench || true',
      { 'bench.sh': `printf '[{"name":"a","unit":"ms","value":99}]'\n` },
    ],
  ])('%s', async (_, more, files) => {
    const change: Change = ({ write }) => {
      for (const [path, text] of Object.entries(files)) write(path, text);
      write('src/value.txt', '99\n');
      write('build.sh', build(more));
    };
    const row = { config, base, change, setup: 'sh build.sh' };
    // A gate that compares the two folders after both setups finds them equal.
    expect(naiveComparison(row)).toBe('same');
    const { report } = await check(row);
    expect(report.json['notMeasured']).toEqual([]);
    expect(report.rounds === 6 || report.verdict === 'error').toBe(true);
  });
});

/** Runs `setup` on base and then on head, in folders beside each other, and compares what both built. */
function naiveComparison({ base = {}, change }: Pick<Row, 'base' | 'change'>): 'same' | 'different' {
  const { folder } = freshRepository({ ...FILES, ...base });
  const both = temporaryFolder('naive-');
  const [ofBase, ofHead] = [join(both, 'base'), join(both, 'head')];
  for (const copy of [ofBase, ofHead]) cpSync(folder, copy, { recursive: true });
  change(makeTree(ofHead, () => ''));
  for (const copy of [ofBase, ofHead]) execFileSync('sh', ['build.sh'], { cwd: copy });
  const [one, other] = [ofBase, ofHead].map((copy) => readFileSync(join(copy, 'out/bench'), 'utf8'));
  return one === other ? 'same' : 'different';
}

test('`measure` writes a recording without measurements, and succeeds', async () => {
  const files = { ...FILES, '.github/bench-referee.yml': 'run: sh bench.sh\npaths: ["src/**"]\n' };
  const { folder, git } = freshRepository(files);
  const out = join(temporaryFolder('out-'), 'out.json');
  writeFileSync(join(folder, 'docs/guide.md'), 'Another guide.\n');
  git('commit', '--quiet', '--all', '--message=write a guide');
  const { code, stderr } = await cli(['measure', '--base', 'HEAD~1', '--head', 'HEAD', '--out', out], {
    folder,
  });
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing to measure (paths)') });
});
