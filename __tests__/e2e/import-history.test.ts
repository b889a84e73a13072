// `history import` in a clone: what it stores, what `history` shows of it beside runs and without them, that the ref can be
// pushed, and what a person may get wrong.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderStoredRun } from '../../src/history/stored-runs.ts';
import { type FreshRepository, freshRepository } from '../support/fresh-repository.ts';
import { cli as run } from '../support/program.ts';
import { pushHostileTree } from '../support/record-step.ts';
import { aStoredRun } from '../support/stored-runs.ts';
import { temporaryFolder } from '../support/temporary.ts';

const REF = 'refs/bench-referee/history';
const FILE = fileURLToPath(new URL('../fixtures/imports/hyper.js', import.meta.url));
const OTHER = fileURLToPath(new URL('../fixtures/imports/safetensors.js', import.meta.url));

let repository: FreshRepository;
const history = (...args: string[]) => run(['history', ...args], { folder: repository.folder });

beforeEach(() => {
  repository = freshRepository({ 'README.md': 'one\n' });
});

const storeRun = () =>
  pushHostileTree({ remote: `${repository.folder}/.git` }, [
    { path: 'runs/2026-01/a.json', text: renderStoredRun(aStoredRun({ from: 1, to: 2, changes: { parse: 0.1 } })) },
  ]);

describe('history import', () => {
  test('adds the values to the ref of the clone, touches nothing else, and says how to push it', async () => {
    const before = repository.git('rev-parse', 'HEAD');
    const { code, stdout, stderr } = await history('import', FILE);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      `16 values of 12 runs were imported into ${REF} of this clone. Show them with \`bench-referee history\`, and push them with\n  git push origin ${REF}:${REF}\n`,
    );
    expect(repository.git('ls-tree', '-r', '--name-only', REF)).toBe('imported/github-action-benchmark.json');
    expect(repository.git('log', '--format=%an %ae %cn %s', REF)).toBe(
      'bench-referee bench-referee@localhost bench-referee import values of github-action-benchmark',
    );
    expect([repository.git('rev-parse', 'HEAD'), repository.git('status', '--porcelain')]).toEqual([before, '']);
    const server = temporaryFolder('server-');
    repository.git('init', '--quiet', '--bare', server);
    repository.git('push', '--quiet', server, `${REF}:${REF}`);
  });

  test('again changes nothing, and another file adds to it', async () => {
    await history('import', FILE);
    const tip = repository.git('rev-parse', REF);
    expect((await history('import', FILE)).stdout).toMatch(
      /^refs\/bench-referee\/history has all 16 values of 12 runs already\./,
    );
    expect(repository.git('rev-parse', REF)).toBe(tip);
    const { code } = await run(['history', 'import', '-'], {
      folder: repository.folder,
      input: readFileSync(OTHER, 'utf8'),
    });
    expect(code).toBe(0);
    const { imported } = JSON.parse((await history('--format', 'json')).stdout);
    expect(imported.map(({ suite }: { suite: string }) => suite)).toEqual(['pipeline', 'end_to_end', 'Benchmark']);
  });

  test('keeps the runs of the ref', async () => {
    storeRun();
    await history('import', FILE);
    expect(repository.git('ls-tree', '-r', '--name-only', REF).split('\n')).toEqual([
      'imported/github-action-benchmark.json',
      'runs/2026-01/a.json',
    ]);
    expect(repository.git('rev-list', '--count', REF)).toBe('2');
  });

  test.each<[string, string, RegExp]>([
    ['no data', '{', /^data\.js: it is not the `data\.js` of github-action-benchmark: .* Nothing was imported\./],
    [
      'another shape',
      'window.BENCHMARK_DATA = {"entries": {"Benchmark": [{"date": 1}]}}',
      /^data\.js: \$\.entries\.Benchmark\[0\]\.commit: github-action-benchmark does not write it like this/,
    ],
    ['no values', 'window.BENCHMARK_DATA = {"entries": {}}', /^data\.js: it has no values/],
  ])('%s gets a sentence', async (_, text, sentence) => {
    writeFileSync(`${repository.folder}/data.js`, text);
    const { code, stdout, stderr } = await history('import', 'data.js');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(sentence);
  });

  test('so do a missing file, none, two, and a ref that is no history', async () => {
    expect((await history('import', 'none.js')).stderr).toMatch(/^none\.js: does not exist\. Check the path\.$/m);
    expect((await history('import')).stderr).toMatch(/no file was named\. Use `history import data\.js`/);
    expect((await history('import', FILE, OTHER)).stderr).toMatch(/takes one file at a time/);
    expect((await history('import', '--ref', 'main', FILE)).stderr).toMatch(/^--ref: .*"main"/);
    const { code, stderr } = await history('import', '--ref', 'refs/heads/main', FILE);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^--ref: the ref "refs\/heads\/main" has 1 other file and no runs/),
    ]);
  });

  test('a folder that is no repository', async () => {
    const { code, stderr } = await run(['history', 'import', FILE], { folder: temporaryFolder('plain-') });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/repository/)]);
  });
});

describe('history', () => {
  test('without runs shows the imported values alone', async () => {
    await history('import', FILE);
    const text = await history();
    expect([text.code, text.stdout.split('\n')[0]]).toEqual([
      0,
      'These are values of github-action-benchmark. The machines changed from run to run, so the values are shown and never judged.',
    ]);
    expect(text.stdout).toMatch(
      /\npipeline hello_world_16 +6 +2020-11-17 +2026-08-17 +68228 ns\/iter \(± 12937\.46\)\n/,
    );
    const { stdout: html } = await history('--format', 'html');
    expect(html.match(/<figure/g)).toHaveLength(3);
    expect(html).toContain('2020-11-17 00:03 af96ddf00854: ');
    expect(html).toContain(
      '<a href="https://github.com/hyperium/hyper/commit/af96ddf008540ca4799381efb16a74af4dc3db28">',
    );
    expect(html).not.toContain('<script');
    expect(JSON.parse((await history('--format', 'json')).stdout)).toMatchObject({ runs: 0, anchor: null, series: [] });
  });

  test('with runs shows them apart, and no change or suspect comes from them', async () => {
    storeRun();
    const before = JSON.parse((await history('--format', 'json')).stdout);
    expect(Object.keys(before)).not.toContain('imported');
    const text = (await history()).stdout;
    await history('import', FILE);
    const { imported, ...after } = JSON.parse((await history('--format', 'json')).stdout);
    expect([imported.length, after]).toEqual([2, before]);
    expect((await history()).stdout.startsWith(`${text}\nThese are values of`)).toBe(true);
    const { stdout: html } = await history('--format', 'html');
    expect(html.indexOf('<h2>Imported values</h2>')).toBeGreaterThan(html.indexOf('parse'));
  });

  test('selects benchmarks among both', async () => {
    storeRun();
    await history('import', FILE);
    const { stdout } = await history('--benchmarks', 'hello*');
    expect(stdout).toContain('hello_world_16');
    expect(stdout).not.toMatch(/http1_get|^parse/m);
    expect((await history('--benchmarks', 'parse')).stdout).not.toContain('hello_world_16');
  });
});
