// `profile diff` as a user starts it: text, JSON and the page from real profiles, the example of the manual, and what a
// person may get wrong.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cli } from '../support/program.ts';
import { makeWorld, type World } from '../support/temp-repo.ts';
import { temporaryFolder } from '../support/temporary.ts';

const GO = resolve(import.meta.dirname, '../fixtures/profiles/go');
const filesOf = (side: string) => [1, 2, 3, 4, 5].map((run) => join(GO, `${side}-${run}.pprof`));

let folder: string;
let world: World;

beforeAll(() => {
  folder = temporaryFolder('profile-diff-');
  world = makeWorld();
  writeFileSync(join(folder, 'base.txt'), 'main;hash 30\nmain;sort 50\n');
  writeFileSync(join(folder, 'head.txt'), 'main;hash 60\nmain;sort 40\n');
  writeFileSync(join(folder, '-dash.txt'), 'main;hash 60\nmain;sort 40\n');
  writeFileSync(join(folder, 'broken.txt'), 'main;hash 30\nmain;sort\n');
  writeFileSync(join(folder, 'counts.out'), '# callgrind format\nevents: Ir\nfn=main\n1 5\n');
});

afterAll(() => world.remove());

const diff = (...args: string[]) => cli(['profile', 'diff', ...args], { folder });

test('JSON with one file on a side has every function that differs, without intervals', async () => {
  const { code, stdout } = await diff('base.txt', '--', 'head.txt', '--format', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    unit: 'samples',
    base: 80,
    head: 100,
    functions: [
      { name: 'hash', file: null, deltaSelf: 30, low: null, high: null, touched: false },
      { name: 'sort', file: null, deltaSelf: -10, low: null, high: null, touched: false },
    ],
  });
});

test('flags may stand before and after the dashes', async () => {
  const after = await diff('base.txt', '--', 'head.txt', '--format', 'json');
  const before = await diff('--format', 'json', 'base.txt', '--', 'head.txt');
  const dash = await diff('--format', 'json', 'base.txt', '--', '--', '-dash.txt');
  expect([before.stdout, dash.stdout]).toEqual([after.stdout, after.stdout]);
});

test('functions in files that changed say so, and come first', async () => {
  const files = [...filesOf('base'), '--', ...filesOf('slow')];
  const { stdout } = await diff(...files, '--format', 'json', '--touched', 'README.md\ncodec/codec.go\n');
  const { functions } = JSON.parse(stdout) as { functions: { file: string; touched: boolean }[] };
  expect(functions.some(({ touched }) => touched)).toBe(true);
  for (const { file, touched } of functions) expect(touched).toBe(file === 'codec/codec.go');
  const text = await diff(...files, '--touched', 'codec/codec.go');
  expect(text.stdout).toContain('in files of this change, shown first');
});

test('paths of files that changed may be quoted as git quotes them', async () => {
  const paths = ['src/hä.py', '哈希/hash "new".py', 'lib/tab\t.py'];
  const repository = world.init('codec');
  const base = repository.commit({ 'bench.py': 'pass\n' });
  const head = repository.commit(Object.fromEntries(paths.map((path) => [path, 'pass\n'])));
  const touched = repository.git('diff', '--name-only', base, head);
  expect(touched).toContain(String.raw`"src/h\303\244.py"`);
  writeFileSync(join(folder, 'paths-base.txt'), paths.map((path) => `main (${path}:1) 5\n`).join(''));
  writeFileSync(join(folder, 'paths-head.txt'), paths.map((path) => `main (${path}:1) 9\n`).join(''));
  const { stdout } = await diff('paths-base.txt', '--', 'paths-head.txt', '--format', 'json', '--touched', touched);
  const { functions } = JSON.parse(stdout) as { functions: { file: string; touched: boolean }[] };
  expect(functions.map(({ file, touched: isTouched }) => [file, isTouched])).toEqual(paths.map((path) => [path, true]));
});

test('several files a side have intervals, and only functions beyond the noise', async () => {
  const { code, stdout } = await diff(...filesOf('base'), '--', ...filesOf('slow'), '--format=json');
  const { unit, functions } = JSON.parse(stdout);
  expect([code, unit]).toEqual([0, 'ns']);
  expect(functions[0]).toMatchObject({ name: 'example.com/codec/codec.hash', file: 'codec/codec.go' });
  for (const { low, high } of functions) expect(low > 0 || high < 0).toBe(true);
  const grown = functions.map(({ deltaSelf }: { deltaSelf: number }) => deltaSelf);
  expect(grown).toEqual(grown.toSorted((one: number, other: number) => other - one));
});

test('two clones of one commit, in different folders, name no function and say why', async () => {
  const { code, stdout } = await diff(...filesOf('base'), '--', ...filesOf('head'));
  expect(code).toBe(0);
  expect(stdout).toContain('No function is named: none changed by more than its noise.');
  expect(stdout).toMatch(/If it is real, \d+ profiles a side would show it\./);
});

test('the page stands alone', async () => {
  const { code, stdout } = await diff(
    ...filesOf('base'),
    '--',
    ...filesOf('slow'),
    '--format',
    'html',
    '--out',
    'page.html',
  );
  expect([code, stdout]).toEqual([0, '']);
  const page = readFileSync(join(folder, 'page.html'), 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).not.toMatch(/https?:\/\/|src=/);
  expect(page).toContain('<code>example.com/codec/codec.hash</code>');
});

describe('what a person may get wrong', () => {
  test.each([
    [['base.txt'], /command line: no profile of `head` is named\. Use `profile diff BASE… -- HEAD…`/],
    [['--', 'head.txt'], /no profile of `base` is named/],
    [['nowhere.pprof', '--', 'head.txt'], /^nowhere\.pprof: does not exist\. Check the path\.$/m],
    [['.', '--', 'head.txt'], /^\.: is a folder\. Name a file in it\.$/m],
    [
      ['broken.txt', '--', 'head.txt'],
      /^broken\.txt:2: is not a valid `collapsed` profile: "main;sort" stands in place of /,
    ],
    [['base.txt', '--', 'counts.out'], /have different units: "samples" and "instructions"\. Record both sides/],
    [['base.txt', '--', 'head.txt', '--format', 'svg'], /--format.*"svg"/],
    [['base.txt', '--', 'head.txt', '--input-format', 'gprof'], /unknown profile format "gprof"\. Use one of/],
    [['--format', 'json', 'base.txt', '--', 'head.txt', '--format', 'text'], /--format/],
    [['base.txt', '--', 'head.txt', '--input-format', 'cpuprofile'], /is not a valid `cpuprofile` profile/],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await diff(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n {4}at |defect/);
  });

  test('another subcommand', async () => {
    const { code, stderr } = await cli(['profile', 'dif', 'a'], { folder });
    expect(code).toBe(2);
    expect(stderr).toMatch(/unknown command "profile dif"\. Did you mean `profile diff`/);
  });

  test('help', async () => {
    const { code, stdout } = await cli(['profile', 'diff', '--help'], { folder });
    expect([code, stdout.split('\n')[0]]).toEqual([
      0,
      'usage: bench-referee profile diff BASE… -- HEAD… [--format text|html|json]',
    ]);
  });
});
