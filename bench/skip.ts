// Measures what leaving out costs and saves: the time of the program for a pull request that only changes pages, the time to
// compare large files, and the time of the slowest of eight shards beside that of one job. Beside each time on the clock is the
// time of the processors, which says the same where other programs keep the machine busy.
//   npm run bench:skip [-- --megabytes 1024 --loops 150000]

import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeFiles } from '../src/host/files.ts';
import { isolatedGitEnvironment } from './neighbour/gate.ts';

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '1024' },
    dist: { type: 'string', default: 'dist' },
    // What each benchmark of the shards does: 150,000 loops take some milliseconds.
    loops: { type: 'string', default: '150000' },
  },
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

/** Seconds on the clock, and of the processors. */
interface Seconds {
  readonly clock: number;
  readonly processors: number;
}

/** Returns the time of one run of the gate, with that of its own children. */
function check(folder: string, ...flags: readonly string[]): Seconds {
  const args = [cli, 'check', '--base', 'HEAD~1', '--head', 'HEAD', '--format', 'json', ...flags];
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" > /dev/null 2> /dev/null';
  const options = { cwd: folder, env: isolatedGitEnvironment(), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...args], options);
  if (status !== 0) throw new Error(`the gate ended with ${status}`);
  const [clock = 0, user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return { clock, processors: user + system };
}

function measurePages(): void {
  const sources = Object.fromEntries(Array.from({ length: 2000 }, (_, nth) => [`src/${nth}.txt`, `${nth}\n`]));
  const config = 'setup: sleep 60\nrun: sh bench.sh\npaths: "src/**"\n';
  const files = { ...sources, 'docs/page.md': 'page\n', '.github/bench-referee.yml': config };
  const runs = inRepository(files, (folder) => Array.from({ length: 5 }, () => check(folder)));
  const [clock, processors] = (['clock', 'processors'] as const).map((kind) =>
    Math.min(...runs.map((run) => run[kind])).toFixed(2),
  );
  console.log(`only pages changed, 2,000 files: ${clock} s, ${processors} s of a processor (goal: at most 1.5 s)`);
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
    const [startMs, used] = [performance.now(), process.cpuUsage()];
    await digest(folder, () => true);
    const [clockMs, { user, system }] = [performance.now() - startMs, process.cpuUsage(used)];
    const perGigabyte = (ms: number) => ((1.024 * ms) / megabytes).toFixed(2);
    console.log(
      `digest of files: ${perGigabyte(clockMs)} s per GB of a side, ${perGigabyte((user + system) / 1000)} s of a processor`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 400 benchmarks of some milliseconds each, in the output of Go. */
const SUITE = `seq -f BenchmarkB%g 1000 1399 | grep -E "\${1:-.}" | awk '{
  for (i = 0; i < ${values.loops}; i++) sum += i
  print $1 " 100 " 1000 + (NR * 7 + sum) % 9 " ns/op"
}'
`;

function measureShards(): void {
  const config =
    'run: sh bench.sh "$BENCH_REFEREE_FILTER"\nformat: go\nrounds: 14\nbudgets:\n  - metric: sec/op\n    max-regression: 50%\n';
  const files = { 'bench.sh': SUITE, '.github/bench-referee.yml': config };
  const { whole, shards, warmUp } = inRepository(files, (folder) => ({
    shards: [1, 2, 3, 4, 5, 6, 7, 8].map((index) => check(folder, '--shard', `${index}/8`)),
    whole: check(folder),
    // What each job does before the rounds, which no shard saves: a shard of one benchmark is little more than that.
    warmUp: check(folder, '--shard', '256/256'),
  }));
  for (const kind of ['clock', 'processors'] as const) {
    const slowest = Math.max(...shards.map((shard) => shard[kind]));
    const saved = (whole[kind] - warmUp[kind]) / (slowest - warmUp[kind]);
    const seconds = [whole, { ...whole, [kind]: slowest }, warmUp].map((one) => one[kind].toFixed(0));
    console.log(
      `400 benchmarks, ${kind}: one job ${seconds[0]} s, the slowest of 8 shards ${seconds[1]} s, warm-up ${seconds[2]} s; without the warm-up 1/${saved.toFixed(1)} of the time (goal: at most 1/6)`,
    );
  }
}

measurePages();
await measureFiles();
measureShards();
