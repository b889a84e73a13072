// Sizes of built files, by `check` and `report` on real repositories.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { writeTree } from '../support/write-tree.ts';

type Files = Readonly<Record<string, string>>;

const CONFIG = `setup: mkdir -p dist && cp src/* dist/ && rm -f dist/unused.txt
files:
  - path: dist/*.js
    compress: gzip
  - path: dist/*.css
    compress: brotli
`;

const SCRIPT = 'export const greeting = "hello";\n'.repeat(100);
const STYLE = 'body { margin: 0 }\n'.repeat(100);

const BASE: Files = {
  'src/app.3f2a9c.js': SCRIPT,
  'src/page.css': STYLE,
  'src/unused.txt': 'not measured\n',
  '.github/bench-referee.yml': CONFIG,
};

async function check(base: Files, head: Files, args: readonly string[] = ['--format', 'json']) {
  const { folder, git } = freshRepository(base);
  git('tag', 'start');
  for (const path of Object.keys(base)) if (!(path in head) && path.startsWith('src/')) git('rm', '--quiet', path);
  writeTree(folder, head);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message=head');
  return { ...(await cli(['check', '--base', 'start', '--head', 'HEAD', ...args], { folder })), folder };
}

describe('sizes of files', () => {
  test('stand without a command, and without rounds', async () => {
    const grown = SCRIPT + 'export const more = 1;\n'.repeat(100);
    const ended = await check(BASE, { ...BASE, 'src/app.3f2a9c.js': grown });
    const report = reportOf(ended.stdout);
    expect({ code: ended.code, verdict: report.verdict, rounds: report.rounds }).toEqual({
      ...{ code: 1, verdict: 'fail', rounds: 0 },
    });
    expect(report.json['comparisons']).toHaveLength(4);
    const script = report.row('dist/app.*.js size');
    expect(script).toMatchObject({ unit: 'B', state: 'regression', p: null });
    expect(script.base?.values).toEqual([SCRIPT.length]);
    expect(script.head?.values).toEqual([grown.length]);
    expect(report.row('dist/app.*.js size-gzip').base?.values).toEqual([gzipSync(SCRIPT).length]);
    expect(report.row('dist/page.css size-brotli').head?.values).toEqual([brotliCompressSync(STYLE).length]);
    expect(report.row('dist/page.css size').state).toBe('unchanged');
  });

  test('a file with another hash is the same row, and its chunks are added up', async () => {
    const base = { ...BASE, 'src/chunk-AB12CD34.js': 'a'.repeat(100), 'src/chunk-EF56GH78.js': 'b'.repeat(50) };
    const others = { ...base } as Record<string, string>;
    delete others['src/app.3f2a9c.js'];
    const ended = await check(base, { ...others, 'src/app.77aa11.js': SCRIPT });
    const report = reportOf(ended.stdout);
    expect(report.verdict).toBe('pass');
    expect(report.row('dist/app.*.js size').state).toBe('unchanged');
    expect(report.row('dist/chunk-*.js size').head?.values).toEqual([150]);
  });

  test('a file of one side is new or removed', async () => {
    const { 'src/page.css': _, ...others } = BASE;
    const ended = await check(BASE, { ...others, 'src/new.js': 'new\n' });
    const report = reportOf(ended.stdout);
    expect(report.verdict).toBe('fail');
    expect(report.row('dist/new.js size').state).toBe('new');
    expect(report.row('dist/page.css size').state).toBe('removed');
  });

  test('stand beside a command', async () => {
    const config = `${CONFIG}run: echo '[{"name":"a","unit":"ms","value":5}]'\nformat: json\nrounds: 6\n`;
    const base = { ...BASE, '.github/bench-referee.yml': config };
    const ended = await check(base, { ...base, 'src/page.css': STYLE + STYLE });
    const report = reportOf(ended.stdout);
    expect(report.verdict).toBe('fail');
    expect(report.row('a value').state).toBe('unchanged');
    expect(report.row('dist/page.css size').state).toBe('regression');
  });

  test('the same files pass', async () => {
    const ended = await check(BASE, { ...BASE, 'README.md': 'words\n' });
    expect({ code: ended.code, verdict: reportOf(ended.stdout).verdict }).toEqual({ code: 0, verdict: 'pass' });
  });

  test('a pattern that matches nothing is named', async () => {
    const base = { ...BASE, '.github/bench-referee.yml': `${CONFIG}  - build/*.js\n` };
    const ended = await check(base, { ...base, 'README.md': 'words\n' });
    const report = reportOf(ended.stdout);
    expect(report.verdict).toBe('pass');
    const problem = report.problems.find(({ code }) => code === 'files-unmatched');
    expect(problem?.message).toContain('"build/*.js"');
  });

  test('names the module that grew, in each output', async () => {
    const config = `setup: sh build.sh
files:
  - path: dist/*.js
    parts: dist/meta.json
`;
    const meta = (hash: string, sizes: Readonly<Record<string, number>>) =>
      JSON.stringify({
        inputs: {},
        outputs: {
          [`dist/app.${hash}.js`]: {
            bytes: 0,
            inputs: Object.fromEntries(Object.entries(sizes).map(([name, bytesInOutput]) => [name, { bytesInOutput }])),
          },
        },
      });
    const build = (hash: string, bytes: number) =>
      `mkdir -p dist && head -c ${bytes} /dev/zero > dist/app.${hash}.js && cp meta.json dist/\n`;
    const base = {
      'build.sh': build('aaaa1111', 3000),
      'meta.json': meta('aaaa1111', { 'src/a.js': 1000, 'src/b.js': 2000 }),
      '.github/bench-referee.yml': config,
    };
    const head = {
      ...base,
      'build.sh': build('bbbb2222', 3200),
      'meta.json': meta('bbbb2222', { 'src/a.js': 1000, 'src/b.js': 2200 }),
    };
    const ended = await check(base, head, ['--out', 'result']);
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('src/b.js');
    const { folder } = ended;
    const markdown = await cli(['report', 'result/recording.json', '--format', 'markdown'], { folder });
    expect(markdown.stdout).toContain('| +200B | `src/b.js` | 1.953KiB → 2.148KiB |');
    expect(markdown.stdout).toMatch(/cli.js check --base/);
    const html = await cli(['report', 'result/recording.json', '--format', 'html'], { folder });
    expect(html.stdout).toContain('src/b.js');
    const json = await cli(['report', 'result/recording.json', '--format', 'json'], { folder });
    expect(reportOf(json.stdout).row('dist/app.*.js')).toMatchObject({
      functions: [{ name: 'src/b.js', deltaSelf: 200 }],
    });
  });

  test('a gate of files has no noise to diagnose', async () => {
    const { folder } = freshRepository(BASE);
    const ended = await cli(['doctor'], { folder });
    expect({ code: ended.code, says: ended.stderr.includes('nothing to measure') }).toEqual({ code: 2, says: true });
  });

  test('a file in place of an output is refused where it is', async () => {
    const { folder } = freshRepository({ a: 'a\n' });
    writeFileSync(join(folder, 'c.yml'), 'files:\n  - compress: zip\n');
    const ended = await cli(['validate', 'c.yml'], { folder });
    expect(ended.stderr).toContain('c.yml:2');
    expect(ended.code).toBe(2);
  });
});
