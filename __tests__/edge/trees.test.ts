// The two trees, with real git: independent to the last inode, and made without starting a program that a
// repository or a configuration names.

import '../support/readable-errors.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { findLocalCommits } from '../../src/git/local-commits.ts';
import { readOriginUrl } from '../../src/git/remote.ts';
import { openStore } from '../../src/git/store.ts';
import { makeTrees, warnAboutUnfetchedFiles } from '../../src/git/trees.ts';
import { countCases } from '../support/case-count.ts';
import { inWords } from '../support/diagnostics.ts';
import { root } from '../support/docs.ts';
import { type GitHost, makeGitHost } from '../support/git-host.ts';
import { importTree, makeCase, type RandomTree } from '../support/random-trees.ts';
import { listing, makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let world: World;
let repo: Repo;
beforeEach(() => {
  world = makeWorld();
  repo = world.init('répo with spaces');
});
afterEach(() => world.remove());

interface Made {
  readonly base?: string;
  readonly head?: string;
  readonly benchmarkFiles?: readonly string[];
  readonly files?: Partial<GitHost['files']>;
}

async function make({ base = 'HEAD~1', head = 'head', benchmarkFiles = [], files = {} }: Made = {}) {
  const git = makeGitHost(world, repo.folder);
  const host = { ...git, files: { ...git.files, ...files } };
  const root = host.newFolder();
  const store = await openStore(host, join(root, 'store'), null);
  const settings = { base, head, config: '', configGiven: false, configFrom: 'worktree' as const };
  const commits = await findLocalCommits(host, store, settings);
  const originUrl = await readOriginUrl(host);
  const { folders, temporary, unfetched } = await makeTrees(host, root, {
    store,
    commits,
    originUrl,
    benchmarkFiles,
  });
  const warnings = () => warnAboutUnfetchedFiles(host.files, folders.head, unfetched.head);
  const text = (side: 'base' | 'head', path: string) => readFileSync(join(folders[side], path), 'utf8');
  return { ...folders, temporary, unfetched, warnings, text, host, commits };
}

const RECIPES = readFileSync(join(root, 'docs/recipes.md'), 'utf8');

/** Runs the last `setup` of docs/recipes.md that contains a text, in a tree. */
function runRecipe(part: string, folder: string, env: Readonly<Record<string, string>> = {}): void {
  const blocks = [...RECIPES.matchAll(/```yaml\n([^`]+)```/g)].map(([, block = '']) => block);
  const { setup } = parse(blocks.findLast((block) => block.includes(part)) ?? '') as { setup: string };
  const { GITHUB_WORKSPACE: _, ...own } = process.env;
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', setup], { cwd: folder, env: { ...own, ...env }, stdio: 'pipe' });
}

const onPosix = process.platform === 'win32' ? test.skip : test;
const hasLfs = spawnSync('git', ['lfs', 'version']).status === 0;
const testWithLfs = hasLfs ? onPosix : test.skip;

/** Everything below `folder` but git's own: modes, and what files contain and links name. Links are not followed. */
function contents(folder: string, below = ''): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).filter(({ name }) => name !== '.git');
  return entries
    .flatMap((entry) => {
      const path = join(below, entry.name);
      const file = join(folder, path);
      if (entry.isDirectory()) return [`${path}/`, ...contents(folder, path)];
      if (entry.isSymbolicLink()) return `${path} -> ${readlinkSync(file)}`;
      return `${path} ${lstatSync(file).mode} ${readFileSync(file, 'utf8')}`;
    })
    .toSorted();
}

/** Paths of regular files below `folder` with the numbers of their inodes. */
function inodes(folder: string): bigint[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.flatMap((path) => {
    const stats = lstatSync(join(folder, path), { bigint: true });
    return stats.isFile() ? [stats.ino] : [];
  });
}

test('each side has its files, at paths of equal length', async () => {
  repo.commit({ 'code.txt': 'one\n', 'run.sh': '#!/bin/sh\n', 'sub/ü b.txt': 'x' });
  repo.commit({ 'code.txt': 'two\n' });
  repo.write({ 'code.txt': 'three\n', 'more.txt': 'new\n' });
  const { base, head, temporary, text, unfetched } = await make({ base: 'HEAD', head: 'worktree' });
  expect([text('base', 'code.txt'), text('head', 'code.txt')]).toEqual(['two\n', 'three\n']);
  expect(readdirSync(base).sort()).toEqual(['.git', 'code.txt', 'run.sh', 'sub']);
  expect(readdirSync(head)).toContain('more.txt');
  expect(lstatSync(join(head, 'run.sh')).mode & 0o111).toBe(0o111);
  expect(base).toHaveLength(head.length);
  expect(temporary.base).toHaveLength(temporary.head.length);
  const none = { submodules: [], lfsFiles: [] };
  expect(unfetched).toEqual({ base: none, head: none });
});

test('nothing is shared: no object, no link, no alternate, no remote, no history', async () => {
  repo.commit({ 'code.txt': 'one\n', 'same.txt': 'x'.repeat(10_000) });
  repo.git('gc', '--quiet');
  repo.commit({ 'code.txt': 'two\n' });
  const { base, head, host, commits } = await make();
  const all = [repo.folder, base, head].flatMap(inodes);
  expect(new Set(all).size).toBe(all.length);
  for (const [folder, { sha }] of [
    [base, commits.base],
    [head, commits.head],
  ] as const) {
    const git = async (...args: string[]) => (await host.git(args, { folder })).stdout.trim();
    expect(await git('count-objects', '-v')).not.toContain('alternate');
    expect(await git('rev-parse', 'HEAD')).toBe(sha);
    expect(await git('log', '--format=%H')).toBe(sha);
    expect(await git('remote')).toBe('');
    // Also for those who ask git about the index as it is: it must not take a copied file for a changed one.
    expect(await git('diff-index', 'HEAD')).toBe('');
    expect(await git('status', '--porcelain', '--ignored')).toBe('');
    expect(await git('for-each-ref')).toBe('');
    expect(readdirSync(join(folder, '.git')).sort()).toEqual([
      'HEAD',
      'config',
      'index',
      'info',
      'logs',
      'objects',
      'refs',
      'shallow',
    ]);
  }
  // Whatever a benchmark does to the objects of one side, the other side has its own.
  for (const path of readdirSync(join(head, '.git/objects'), { recursive: true, encoding: 'utf8' })) {
    const file = join(head, '.git/objects', path);
    if (lstatSync(file).isFile()) {
      await host.files.remove(file);
      writeFileSync(file, 'rubbish');
    }
  }
  expect((await host.git(['fsck', '--strict'], { folder: base })).exitCode).toBe(0);
  expect(repo.git('fsck', '--strict')).toBe('');
});

test.each([
  ['a copy of base', {}],
  ['made like base, where nothing can be copied', { copyClone: () => Promise.resolve(false) }],
])('head has the files of a plain clone: it is %s', async (_, files: Partial<GitHost['files']>) => {
  const count = countCases({ usual: 6, all: 60 });
  const text = '.gitattributes';
  const attributes: RandomTree[] = ['* text eol=crlf\n', '* text eol=lf\n'].map(
    (rule) => new Map([[text, { mode: '100644', text: rule }]]),
  );
  for (let seed = 1; seed <= count; seed += 1) {
    const { base, head } = makeCase(seed);
    // In a third of the cases each: none, the same ones, others.
    const [ofBase, ofHead] = [[], [attributes[0]!, attributes[0]!], [attributes[0]!, attributes[1]!]][seed % 3]!;
    const stream = [
      importTree('refs/heads/base', new Map([...base, ...(ofBase ?? [])])),
      importTree('refs/heads/feature', new Map([...head, ...(ofHead ?? [])])),
    ];
    execFileSync('git', ['fast-import', '--quiet', '--force'], {
      cwd: repo.folder,
      env: world.env,
      input: stream.join(''),
    });
    repo.git('checkout', '--quiet', '--force', '--detach', 'base');
    const trees = await make({ base: 'base', head: 'feature', files });
    for (const [folder, branch] of [
      [trees.base, 'base'],
      [trees.head, 'feature'],
    ] as const) {
      const plain = world.clone(repo, `plain ${seed} ${branch}`, '--branch', branch);
      expect([seed, contents(folder)]).toEqual([seed, contents(plain.folder)]);
      const host = makeGitHost(world, folder);
      expect((await host.git(['status', '--porcelain'], { folder })).stdout).toBe('');
    }
  }
});

test('the checkout stays as it is', async () => {
  repo.commit({ a: 'one\n' });
  repo.commit({ a: 'two\n' });
  repo.write({ a: 'three\n', b: 'new\n' });
  const files = listing(repo.folder);
  await make({ head: 'worktree' });
  expect(listing(repo.folder)).toEqual(files);
});

describe('no program is started that somebody else named', () => {
  test('hooks, file system monitors and filters of the user, the repository and the tree', async () => {
    const canary = join(world.root, 'canary');
    // Git hands it to a shell.
    const alarm = `'${join(world.root, 'home', 'alarm')}'`;
    const script = `#!/bin/sh\necho "$0 $*" >>'${canary}'\ncat\n`;
    repo.write({ '../home/alarm': script });
    for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change', 'post-merge']) {
      for (const place of ['home/template/hooks', 'home/hooks', 'répo with spaces/.git/hooks']) {
        repo.write({ [`../${place}/${hook}`]: script });
      }
    }
    repo.commit({
      '.gitattributes': '[attr]evil filter=alarm diff=alarm merge=alarm\n* evil text\n*.p filter=process\n',
      'sub/.gitattributes': '* filter=alarm\n',
      'a.txt': 'one\n',
      'b.p': 'one\n',
      'sub/c.txt': 'one\n',
    });
    repo.commit({ 'a.txt': 'two\n' });
    const settings = `
[core]
  fsmonitor = ${alarm}
  hooksPath = ${join(world.root, 'home', 'hooks')}
  sshCommand = ${alarm}
  alternateRefsCommand = ${alarm}
  attributesFile = ${join(world.root, 'home', 'attributes')}
[init]
  templateDir = ${join(world.root, 'home', 'template')}
[filter "alarm"]
  smudge = ${alarm}
  clean = ${alarm}
  required = true
[filter "process"]
  process = ${alarm}
  required = true
[diff "alarm"]
  textconv = ${alarm}
  command = ${alarm}
[merge "alarm"]
  driver = ${alarm}
[credential]
  helper = ${alarm}
`;
    repo.write({ '../home/.gitconfig': settings, '../home/attributes': '* filter=alarm\n' });
    writeFileSync(join(repo.folder, '.git', 'config'), settings, { flag: 'a' });
    // The trap is real: a clone by hand starts them, and fails when they do not answer.
    expect(() => world.clone(repo, 'clone by hand')).toThrow();
    expect(readFileSync(canary, 'utf8')).toContain('alarm');
    writeFileSync(canary, '');
    const { text, base } = await make();
    expect(readFileSync(canary, 'utf8')).toBe('');
    expect([text('base', 'a.txt'), text('head', 'a.txt')]).toEqual(['one\n', 'two\n']);
    expect(readdirSync(join(base, '.git'))).not.toContain('hooks');
  });

  test('`origin` is that of the clone, without credentials', async () => {
    repo.commit({ a: '1' });
    repo.commit({ a: '2' });
    repo.git('remote', 'add', 'origin', 'https://octocat:secret@example.com/o/r.git?token=secret');
    const { base, head } = await make();
    for (const folder of [base, head]) {
      const config = readFileSync(join(folder, '.git', 'config'), 'utf8');
      expect(config).toContain('url = "https://example.com/o/r.git"\n');
      expect(config).not.toContain('secret');
    }
  });

  test('files of Git LFS stay pointers, and that is said until they are fetched', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
    repo.commit({
      'sub/.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
      'sub/data.bin': pointer,
    });
    repo.commit({ 'a.txt': 'one\n' });
    const settings = '[filter "lfs"]\n  smudge = tr a-z A-Z\n  process = false\n  required = true\n';
    repo.write({ '../home/.gitconfig': settings });
    const { text, warnings, head, host } = await make();
    expect(text('head', 'sub/data.bin')).toBe(pointer);
    expect((await warnings()).map(inWords)).toEqual([
      {
        where: '.gitattributes',
        message:
          'files of Git LFS are only pointers: "sub/data.bin". If a benchmark reads them, add `git lfs pull` to `setup`.',
        severity: 'warning',
      },
    ]);
    writeFileSync(join(head, 'sub/data.bin'), 'x'.repeat(12_345));
    expect(await warnings()).toEqual([]);
    // A setup that asks for its filters gets them: ours are out of the way again.
    const attribute = await host.git(['check-attr', 'filter', 'sub/data.bin'], { folder: head });
    expect(attribute.stdout).toBe('sub/data.bin: filter: lfs\n');
  });

  test('submodules are left out, and that is said until `setup` fetches them by their relative URL', async () => {
    const module = world.init('module');
    module.commit({ m: '1' });
    repo.commit({ a: '1' });
    repo.git('remote', 'add', 'origin', repo.folder);
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', '../module', 'lib');
    repo.commit();
    const { warnings, head, host } = await make({ head: 'worktree' });
    expect(readdirSync(join(head, 'lib'))).toEqual([]);
    expect((await warnings()).map(inWords)).toMatchObject([
      { where: '.gitmodules', message: expect.stringMatching(/^submodules are not fetched: "lib"\. .* to `setup`: /) },
    ]);
    const update = ['-c', 'protocol.file.allow=always', 'submodule', 'update', '--init', '--recursive'];
    expect(await host.git(update, { folder: head })).toMatchObject({ exitCode: 0 });
    expect([readdirSync(join(head, 'lib')), await warnings()]).toEqual([expect.arrayContaining(['m']), []]);
  });

  onPosix('`setup` takes a submodule that it cannot fetch from the checkout, as docs/recipes.md says', async () => {
    const module = world.init('module');
    module.commit({ m: '1' });
    repo.commit({ a: '1' });
    repo.git('remote', 'add', 'origin', repo.folder);
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', '../module', 'lib');
    repo.commit();
    const { warnings, head } = await make({ head: 'worktree' });
    renameSync(module.folder, `${module.folder} is gone`);
    expect(() => runRecipe('git submodule update', head)).toThrow('Failed to clone');
    runRecipe('git submodule update', head, { GITHUB_WORKSPACE: repo.folder });
    expect([readdirSync(join(head, 'lib')), await warnings()]).toEqual([expect.arrayContaining(['m']), []]);
  });

  testWithLfs('`setup` takes files of Git LFS from the server or the checkout, as docs/recipes.md says', async () => {
    const settings = '[filter "lfs"]\n  clean = git-lfs clean -- %f\n  required = true\n';
    repo.write({ '../home/.gitconfig': settings });
    repo.commit({ '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', 'data.bin': 'content' });
    repo.commit({ 'a.txt': 'one\n' });
    // What is in the checkout is what `lfs: true` fetches, or what a server has.
    const server = world.clone(repo, 'server', '--bare');
    cpSync(join(repo.folder, '.git', 'lfs'), join(server.folder, 'lfs'), { recursive: true });
    repo.git('remote', 'add', 'origin', server.url);
    const env = { GIT_CONFIG_GLOBAL: join(world.root, 'home', '.gitconfig') };
    const [pulled, taken] = [await make(), await make()];
    expect(pulled.text('head', 'data.bin')).toMatch(/^version /);
    runRecipe('git lfs pull', pulled.head, env);
    runRecipe('lfs checkout', taken.head, { ...env, GITHUB_WORKSPACE: repo.folder });
    for (const { text, warnings } of [pulled, taken])
      expect([text('head', 'data.bin'), await warnings()]).toEqual(['content', []]);
  });
});

describe('trees that mean harm or are odd', () => {
  test('links survive as links, wherever they lead', async () => {
    repo.commit({ a: '1' });
    symlinkSync('/etc/hostname', join(repo.folder, 'link'));
    repo.commit();
    const { head } = await make();
    expect(readlinkSync(join(head, 'link'))).toBe('/etc/hostname');
  });

  test.each([
    ['a folder called .git', '.git/hooks/post-checkout'],
    ['a path too long for a disk', `${`${'x'.repeat(200)}/`.repeat(25)}file`],
    ['a path that leaves', '../outside'],
  ])('%s is refused in a sentence', async (_, path) => {
    repo.commit({ a: '1' });
    const blob = repo.git('rev-parse', 'HEAD:a');
    // Written object by object, because git itself refuses to make such a tree.
    const parts = path.split('/');
    let entry = `100644 blob ${blob}\t${parts.pop()}`;
    for (const part of parts.reverse()) {
      writeFileSync(join(world.root, 'tree'), rawTree(entry));
      const tree = repo.git('hash-object', '-t', 'tree', '-w', '--literally', join(world.root, 'tree'));
      entry = `40000 tree ${tree}\t${part}`;
    }
    writeFileSync(join(world.root, 'tree'), rawTree(entry));
    const root = repo.git('hash-object', '-t', 'tree', '-w', '--literally', join(world.root, 'tree'));
    const commit = repo.git('commit-tree', '-p', 'HEAD', '-m', 'odd', root);
    await expect(make({ base: 'HEAD', head: commit })).rejects.toThrow(
      /^git checkout: could not check out a commit: "(error|fatal): .*Try a plain/s,
    );
    expect(readdirSync(world.root)).not.toContain('outside');
  });

  test('a .gitmodules that is no file', async () => {
    repo.commit({ a: '1' });
    repo.commit({ '.gitmodules/file': '1' });
    const { warnings } = await make();
    expect(await warnings()).toEqual([]);
  });
});

describe('benchmark files of head in the tree of base', () => {
  /** What may be at a path of a commit, and what the tree shows there. */
  const KINDS: Readonly<Record<string, () => void>> = {
    nothing: () => {},
    file: () => repo.write({ 'bench/c': 'text\n' }),
    folder: () => repo.write({ 'bench/c/x': 'text\n', 'bench/c/deep/y': 'text\n' }),
    'other folder': () => repo.write({ 'bench/c/x/z': 'text\n' }),
    link: () => symlinkSync('../run.sh', join(repo.folder, 'bench/c')),
    'link to a folder': () => symlinkSync('../stable', join(repo.folder, 'bench/c')),
    submodule: () => repo.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},bench/c`),
  };
  const names = Object.keys(KINDS);

  /** Commits one kind at `bench/c`, besides code that is no benchmark. */
  function commit(kind: string, code: string): void {
    rmSync(join(repo.folder, 'bench'), { recursive: true, force: true });
    mkdirSync(join(repo.folder, 'bench'));
    repo.write({ 'run.sh': 'echo\n', 'stable/x': 'x\n', 'code/x': code, 'bench/same': 'same\n' });
    if (kind !== 'submodule') KINDS[kind]!();
    repo.git('add', '--all');
    // It is only in the index.
    if (kind === 'submodule') KINDS[kind]!();
    repo.git('commit', '--quiet', '--allow-empty', '--message', kind);
  }

  test.each(names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const)))(
    '%s becomes %s',
    async (from, to) => {
      commit(from, 'base\n');
      commit(to, 'head\n');
      const { base, head, text } = await make({ benchmarkFiles: ['bench/**'] });
      expect(contents(join(base, 'bench'))).toEqual(contents(join(head, 'bench')));
      expect([text('base', 'code/x'), text('head', 'code/x')]).toEqual(['base\n', 'head\n']);
    },
  );

  test('a file that the patterns leave out stays that of base, also where head has a folder of files', async () => {
    repo.commit({ 'bench/c': 'text\n', code: 'base\n' });
    repo.commit({ 'bench/c': null });
    repo.commit({ 'bench/c/x': 'x\n', 'bench/c/y': 'y\n', code: 'head\n' });
    const { base } = await make({ base: 'HEAD~2', benchmarkFiles: ['bench/**', '!bench/c/y'] });
    expect(readdirSync(join(base, 'bench/c'))).toEqual(['x']);
  });

  test('a hundred files are replaced, whatever is in their names', async () => {
    const names = Array.from({ length: 130 }, (_, nth) => `bench/${nth} ,"ü'*.txt`);
    const files = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
    repo.commit(files('base\n'));
    repo.commit(files('head\n'));
    const { text } = await make({ benchmarkFiles: ['bench/**'] });
    expect(new Set(names.map((name) => text('base', name)))).toEqual(new Set(['head\n']));
  });
});

/** One entry of a tree object: mode, name, and the SHA in bytes. */
function rawTree(entry: string): Buffer {
  const [, mode = '', sha = '', name = ''] = /^(\d+) \w+ (\w+)\t(.*)$/.exec(entry) ?? [];
  return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]);
}
