// Measures what leaving out costs and saves: the time of the program for a pull request that only changes pages, the time to
// compare large files, and the time of the slowest of eight shards beside that of one job.
//   npm run bench:skip [-- --megabytes 1024]

import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeFiles } from '../src/host/files.ts';
import { isolatedGitEnvironment } from './neighbour/gate.ts';

const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '1024' }, dist: { type: 'string', default: 'dist' } },
});
const cli = join(resolve(values.dist), 'cli.js');

function inRepository<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'skip-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: isolatedGitEnvironment(), stdio: 'pipe' });
  try {
    git('init', '--quiet', '--initial-branch=main');
    for (const [path, text] of Object.entries(files)) write(folder, path, text);
    git('add', '--all');
    git('commit', '--quiet', '--message=base');
    write(folder, 'docs/page.md', 'changed\n');
    git('add', '--all');
    git('commit', '--quiet', '--message=head');
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Returns the seconds of one run of the gate, with the time of its own children. */
function check(folder: string, ...flags: readonly string[]): number {
  const startMs = performance.now();
  const args = ['check', '--base', 'HEAD~1', '--head', 'HEAD', '--format', 'json', ...flags];
  execFileSync(process.execPath, [cli, ...args], { cwd: folder, env: isolatedGitEnvironment(), stdio: 'pipe' });
  return (performance.now() - startMs) / 1000;
}

function measurePages(): void {
  const sources = Object.fromEntries(Array.from({ length: 2000 }, (_, nth) => [`src/${nth}.txt`, `${nth}\n`]));
  const config = 'setup: sleep 60\nrun: sh bench.sh\npaths: "src/**"\n';
  const files = { ...sources, 'docs/page.md': 'page\n', '.github/bench-referee.yml': config };
  const seconds = inRepository(files, (folder) => Math.min(...Array.from({ length: 5 }, () => check(folder))));
  console.log(`only pages changed, 2,000 files: ${seconds.toFixed(2)} s (goal: at most 1.5 s)`);
}

async function measureFiles(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skip-'));
  const megabytes = Number(values.megabytes);
  const block = Buffer.alloc(1024 * 1024, 'bench-referee');
  try {
    for (let nth = 0; nth < 8; nth += 1) {
      const file = openSync(join(folder, `part-${nth}`), 'w');
      for (let written = 0; written < megabytes / 8; written += 1) writeSync(file, block);
      closeSync(file);
    }
    const { digest } = makeFiles(tmpdir());
    await digest(folder, () => true);
    const startMs = performance.now();
    await digest(folder, () => true);
    const seconds = (performance.now() - startMs) / 1000;
    console.log(`digest of files: ${((1024 * seconds) / megabytes).toFixed(2)} s per GB of a side`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 400 benchmarks of some milliseconds each, in the output of Go. */
const SUITE = `seq -f BenchmarkB%g 1000 1399 | grep -E "\${1:-.}" | awk '{
  for (i = 0; i < 150000; i++) sum += i
  print $1 " 100 " 1000 + (NR * 7 + sum) % 9 " ns/op"
}'
`;

function measureShards(): void {
  const config =
    'run: sh bench.sh "$BENCH_REFEREE_FILTER"\nformat: go\nrounds: 14\nbudgets:\n  - metric: sec/op\n    max-regression: 50%\n';
  const files = { 'bench.sh': SUITE, '.github/bench-referee.yml': config };
  const { whole, slowest, warmUp } = inRepository(files, (folder) => {
    const shards = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => check(folder, '--shard', `${index}/8`));
    return { whole: check(folder), slowest: Math.max(...shards), warmUp: check(folder, '--shard', '256/256') };
  });
  // What each job does before the rounds, which no shard saves: a shard of one benchmark is little more than that.
  const saved = (whole - warmUp) / (slowest - warmUp);
  console.log(
    `400 benchmarks: one job ${whole.toFixed(0)} s, the slowest of 8 shards ${slowest.toFixed(0)} s, warm-up ${warmUp.toFixed(0)} s; without the warm-up 1/${saved.toFixed(1)} of the time (goal: at most 1/6)`,
  );
}

measurePages();
await measureFiles();
measureShards();
