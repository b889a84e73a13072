// `init --try`: what is written is what a trial in a clone showed, and a trial that fails is said.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { commitAll, IDENTITY } from '../support/commit-all.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

function repository(bench: string): string {
  const folder = temporaryFolder('try-');
  const scripts = { bench: 'sh bench.sh' };
  writeTree(folder, { 'package.json': JSON.stringify({ name: 'a', version: '1.0.0', scripts }), 'bench.sh': bench });
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', '.'], { cwd: folder });
  commitAll('one', { cwd: folder, env: { ...process.env, ...IDENTITY } });
  return folder;
}

test('a script that prints results of a known format gets that format and its budgets', async () => {
  const folder = repository("echo 'BenchmarkEncode-2 100 12.5 ns/op'\necho PASS\n");
  const { code, stdout } = await cli(['init', '--try', '--', 'sh bench.sh | cat'], { folder });
  expect(code).toBe(0);
  expect(stdout).toContain('tried in a clone\n  It works: 1 benchmark in');
  const config = parse(readFileSync(join(folder, '.github/bench-referee.yml'), 'utf8')) as { format: string };
  expect(config.format).toBe('go');
});

test('a file that is not in a clone is named, and the files are written all the same', async () => {
  const folder = repository("echo 'BenchmarkEncode-2 100 12.5 ns/op'\ncat ignored.txt\n");
  writeTree(folder, { '.gitignore': 'ignored.txt\n', 'ignored.txt': 'PASS\n' });
  const { code, stdout } = await cli(['init', '--try', '--', 'sh', 'bench.sh'], { folder });
  expect(code).toBe(0);
  expect(stdout).toContain('It failed, so correct the configuration first:');
  expect(stdout).toContain('ignored.txt');
  expect(readFileSync(join(folder, '.github/bench-referee.yml'), 'utf8')).toContain('run: sh bench.sh');
});
