// Pull requests that want to be left out: they change what is measured, and edit the rules, the workflow, the attributes
// or the files that are compared. Each first gets past the rule of a hand-written workflow: no changed file matches the
// patterns, or the files of both sides have the same digest. The gate measures all of them.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

const CONFIG = '.github/bench-referee.yml';

/** `setup` builds what the command reads. The workflow says how. */
const BASE = {
  'src/value.txt': '10\n',
  'build.sh': 'mkdir -p out\ncat src/value.txt > out/bench\n',
  'bench.sh': `printf '[{"name":"a","unit":"ms","value":%s}]' "$(cat out/* | head -n 1)"\n`,
  'bench/check.sh': 'true\n',
  'docs/guide.md': 'A guide.\n',
  'ci/setup/action.yml': 'runs: {using: composite, steps: []}\n',
  '.github/workflows/perf.yml': 'env: {FLAGS: -O2}\n',
  '.github/actions/setup/action.yml': 'runs: {using: composite, steps: []}\n',
  '.gitmodules': '',
};

type Files = Readonly<Record<string, string | null>>;

/** Targets of links, by their paths. */
type Links = Readonly<Record<string, string>>;

interface Attack {
  /** Rules in the configuration of base. */
  readonly rules: string;
  /** Further files of base; null removes one. */
  readonly files?: Files;
  readonly links?: Links;
  readonly setup?: string;
  /** What head changes; null removes a file. */
  readonly change: Files;
}

const configOf = (rules: string, setup = 'sh build.sh') => `run: sh bench.sh\nsetup: ${setup}\n${rules}\n`;

function makeCommits({ rules, setup, change, files = {}, links = {} }: Attack) {
  const own = Object.entries({ ...BASE, ...files }).filter((entry): entry is [string, string] => entry[1] !== null);
  const { folder, git } = freshRepository({ ...Object.fromEntries(own), [CONFIG]: configOf(rules, setup) });
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
  git('add', '--all', '--force');
  git('commit', '--quiet', '--allow-empty', '--message=links');
  const copies = temporaryFolder('naive-');
  const trees = { base: join(copies, 'base'), head: join(copies, 'head') };
  cpSync(folder, trees.base, { recursive: true });
  writeTree(folder, change);
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message=head');
  cpSync(folder, trees.head, { recursive: true });
  return { folder, git, trees };
}

type Commits = ReturnType<typeof makeCommits>;

interface Rules {
  readonly setup: string;
  readonly paths?: string | readonly string[];
  readonly 'depends-on'?: string | readonly string[];
  readonly 'benchmark-files'?: string;
}

/**
 * Decides as a hand-written workflow does: by the rules that are checked out, which are those of head, after both sides were
 * built beside each other. Returns whether nothing would be measured.
 */
function isSkippedNaively({ git, trees }: Commits): boolean {
  const rules = parse(readFileSync(join(trees.head, CONFIG), 'utf8')) as Rules;
  const [paths, dependsOn] = [rules.paths, rules['depends-on']].map((patterns = []) => [patterns].flat());
  if (paths!.length > 0) {
    const changed = git('diff', '--name-only', 'HEAD~1', 'HEAD').split('\n');
    if (!changed.some((path) => isInside(path, paths!))) return true;
  }
  if (dependsOn!.length === 0) return false;
  for (const path of listFiles(trees.head))
    if (rules['benchmark-files'] !== undefined && matchesGlob(path, rules['benchmark-files']))
      cpSync(join(trees.head, path), join(trees.base, path));
  for (const cwd of [trees.base, trees.head]) execFileSync('sh', ['-c', rules.setup], { cwd });
  const [ofBase, ofHead] = [trees.base, trees.head].map((tree) => digestContents(tree, dependsOn!));
  return ofBase === ofHead;
}

/** Matches with `!` for what is outside, as filters of paths do. */
function isInside(path: string, patterns: readonly string[]): boolean {
  const last = patterns.findLast((pattern) => matchesGlob(path, pattern.replace(/^!/, '')));
  return last !== undefined && !last.startsWith('!');
}

/** Returns one digest of all contents, as `cat FILES | sha256sum` does. */
function digestContents(tree: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of listFiles(tree)) if (isInside(path, patterns)) hash.update(readFileSync(join(tree, path)));
  return hash.digest('hex');
}

function listFiles(tree: string): string[] {
  const paths = readdirSync(tree, { recursive: true, encoding: 'utf8' }).sort();
  return paths.filter((path) => !path.startsWith('.git/') && existsSync(join(tree, path)) && isFile(join(tree, path)));
}

const isFile = (path: string) => statSync(path).isFile();

async function expectMeasured(attack: Attack, reason: string): Promise<void> {
  const commits = makeCommits(attack);
  expect(isSkippedNaively(commits)).toBe(true);
  const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--config-from', 'base', '--format', 'json', '--rounds', '6'];
  const { stdout } = await cli(['check', ...flags], { folder: commits.folder });
  const { json, rounds } = reportOf(stdout);
  expect(json['notMeasured']).toEqual([]);
  expect(json['measured']).toMatchObject([{ reason }]);
  expect(rounds).toBe(6);
}

const SLOWER = { 'src/value.txt': '99\n' };
const IN_SRC = 'paths: ["src/**", bench.sh]';
const BUILT = 'depends-on: "out/**"';

test('a change of a page alone is left out by both, so that the rules of these tests work', async () => {
  for (const rules of [IN_SRC, BUILT]) {
    const commits = makeCommits({ rules, change: { 'docs/guide.md': 'changed\n' } });
    expect(isSkippedNaively(commits)).toBe(true);
    const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--format', 'json'];
    const { stdout } = await cli(['check', ...flags], { folder: commits.folder });
    expect(reportOf(stdout).json['notMeasured']).toHaveLength(1);
  }
});

describe('T59: a pull request edits the rules', () => {
  test.each<[string, string, string]>([
    ['paths that leave out what it changes', IN_SRC, 'paths: "docs/**"'],
    ['an exclusion of what it changes', IN_SRC, 'paths: ["src/**", "!src/value.txt"]'],
    ['paths where there were none, beside depends-on', BUILT, 'paths: "docs/**"'],
    ['files that do not change', BUILT, 'depends-on: docs/guide.md'],
    [
      'a setup that builds the same on both sides',
      BUILT,
      'setup: mkdir -p out && echo 10 > out/bench\ndepends-on: out/bench',
    ],
  ])('%s', async (_, rules, own) => {
    const config = own.startsWith('setup') ? `run: sh bench.sh\n${own}\n` : configOf(own);
    await expectMeasured({ rules, change: { ...SLOWER, [CONFIG]: config } }, 'changed-gate');
  });
});

describe('T62: a pull request edits the workflow or an action', () => {
  const FLAGS = 'env: {FLAGS: -O0}\n';
  test.each<[string, string, Files]>([
    ['the workflow', IN_SRC, { '.github/workflows/perf.yml': FLAGS }],
    ['a new workflow', IN_SRC, { '.github/workflows/other.yaml': FLAGS }],
    ['a workflow under a new name', IN_SRC, { '.github/workflows/perf.yml': null, '.github/workflows/z.yml': FLAGS }],
    ['an action', IN_SRC, { '.github/actions/setup/action.yml': FLAGS }],
    ['an action in another folder', IN_SRC, { 'ci/setup/action.yml': FLAGS }],
    ['the workflow, where files are compared', BUILT, { '.github/workflows/perf.yml': FLAGS }],
  ])('%s', async (_, rules, change) => {
    await expectMeasured({ rules, change }, 'changed-gate');
  });
});

describe('T63: a pull request edits how files are checked out', () => {
  test.each<[string, Files]>([
    ['attributes', { '.gitattributes': 'src/** text eol=crlf\n' }],
    ['attributes of a folder', { 'docs/.gitattributes': '* text eol=crlf\n' }],
    ['the address of a submodule', { '.gitmodules': '[submodule "src/lib"]\n\tpath = src/lib\n\turl = ../other\n' }],
  ])('%s', async (_, change) => {
    await expectMeasured({ rules: IN_SRC, change }, 'changed-gate');
  });
});

describe('T64: a pull request plants files among those that are compared', () => {
  test.each<[string, string, Files]>([
    [
      'what base built, and a command that reads something else',
      'files-differ',
      {
        ...SLOWER,
        'build.sh': 'mkdir -p out\necho 10 > out/bench\n',
        'bench.sh': BASE['bench.sh'].replace('out/*', 'src/*'),
      },
    ],
    [
      'the same content in two files',
      'files-differ',
      { 'build.sh': "mkdir -p out\nprintf 1 > out/a\nprintf '0\\n' > out/bench\n" },
    ],
    [
      'the same content under another name',
      'files-differ',
      { 'build.sh': 'mkdir -p out\ncat src/value.txt > out/other\n' },
    ],
    [
      'an empty file that the command finds',
      'files-differ',
      { 'build.sh': 'mkdir -p out\ncat src/value.txt > out/bench\n: > out/slow\n' },
    ],
    [
      'a file that can be run',
      'files-differ',
      { 'build.sh': 'mkdir -p out\ncat src/value.txt > out/bench\nchmod 755 out/bench\n' },
    ],
    [
      'a link to the same content',
      'files-differ',
      { 'build.sh': 'mkdir -p out\ncat src/value.txt > other\nln -sf ../other out/bench\n' },
    ],
  ])('%s', async (_, reason, change) => {
    await expectMeasured({ rules: BUILT, change }, reason);
  });
});

describe('T65: a pull request reaches base by the benchmarks that base gets from head', () => {
  const rules = `${BUILT}\nbenchmark-files: "bench/*"`;
  test('they make both sides look the same', async () => {
    const setup = 'sh build.sh && sh bench/check.sh';
    const change = { ...SLOWER, 'bench/check.sh': 'echo 10 > out/bench\n' };
    await expectMeasured({ rules, setup, change }, 'changed-benchmarks');
  });
});

describe('T93: a pull request changes what a file inside of `paths` leads to', () => {
  const rules = 'paths: ["src/**", bench.sh]';
  const reads = { 'bench.sh': BASE['bench.sh'], 'build.sh': 'mkdir -p out\ncat src/value.txt > out/bench\n' };

  test.each<[string, Links]>([
    ['a link to a file', { 'src/value.txt': '../shared/value.txt' }],
    ['a link to a folder', { src: 'shared' }],
    ['a chain of links', { 'src/value.txt': '../more/value.txt', more: 'shared' }],
  ])('%s', async (_, links) => {
    const files = { ...reads, 'src/value.txt': null, 'shared/value.txt': '10\n', 'src/other': 'x' };
    const own = 'src' in links ? { ...files, 'src/other': null } : files;
    await expectMeasured({ rules, files: own, links, change: { 'shared/value.txt': '99\n' } }, 'changed-inside');
  });

  test('the script that the command starts, and the list does not name', async () => {
    const change = { 'bench.sh': BASE['bench.sh'].replace('%s', '99%s') };
    await expectMeasured({ rules: 'paths: "src/**"', change }, 'changed-inside');
  });
});

describe('T94: a pull request changes what is read outside of the tree', () => {
  const outside = temporaryFolder('outside-');
  const build = (then: string) => `mkdir -p out\ncp src/value.txt ${outside}/value.txt\n${then}\n`;
  const script = 'printf \'[{"name":"a","unit":"ms","value":%s}]\' "$(cat out/value)"\n';

  test.each<[string, string, Files]>([
    [
      'by a link that both sides have',
      BUILT,
      { 'build.sh': build(`ln -sf ${outside}/value.txt out/value`), 'bench.sh': script },
    ],
    [
      'by a folder that both sides have',
      'depends-on: [out]',
      {
        'build.sh': build(`rmdir out; ln -sfn ${outside} out`),
        'bench.sh': script.replace('out/value', 'out/value.txt'),
      },
    ],
  ])('%s', async (_, rules, files) => {
    const commits = makeCommits({ rules, files, change: SLOWER });
    expect(isSkippedNaively(commits)).toBe(true);
    const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--config-from', 'base', '--format', 'json', '--rounds', '6'];
    const { stdout } = await cli(['check', ...flags], { folder: commits.folder });
    const { json, verdict } = reportOf(stdout);
    expect([json['notMeasured'], verdict]).toEqual([[], 'error']);
    expect(stdout).toContain('both sides would run the same program');
  });
});

describe('T95: the setup of head takes what base built', () => {
  test.each(['cp ../base/out/bench out/bench', 'for d in ../*; do cp "$d/out/bench" out/bench; done'])(
    '%s',
    async (steal) => {
      const change = { ...SLOWER, 'build.sh': `${BASE['build.sh']}${steal} 2> /dev/null || true\n` };
      await expectMeasured({ rules: BUILT, change }, 'files-differ');
    },
  );
});
