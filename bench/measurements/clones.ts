// What the trees of base and head cost, made and removed: processor time of two builds and all their children, which run
// alternately. The repositories have 20 files in a folder. The setup fails, so the run is over when it has its trees.
//   npx node bench/measurements/clones.ts --old FOLDER --new FOLDER [--files 100,1000] [--times 5] [--in /dev/shm]
// A folder contains `cli.js`, as `dist` does. `--in` is where the trees are. Use a file system in memory: ext4 takes up to
// ten times as long to create a file for minutes after others were removed, here by the run before.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from 'simple-statistics';
import { randomOf } from '../random.ts';
import { isolatedGitEnvironment } from './neighbour/gate.ts';

const { values } = parseArgs({
  options: {
    old: { type: 'string', default: 'dist' },
    new: { type: 'string', default: 'dist' },
    files: { type: 'string', default: '100,1000,10000,50000' },
    times: { type: 'string', default: '5' },
    in: { type: 'string', default: tmpdir() },
  },
});

const FILES_IN_FOLDER = 20;
/** The watch for changes of a tree leaves this folder out, so that the files cost nothing but their clones. */
const UNWATCHED = 'node_modules';

const source = resolve(import.meta.dirname, '../../src/git');
const text = readdirSync(source)
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('');
const random = randomOf(1);
const root = mkdtempSync(join(resolve(values.in), 'clones-'));
const builds = { old: resolve(values.old, 'cli.js'), new: resolve(values.new, 'cli.js') };

try {
  console.log('files, seconds of old and new with their ratio, and milliseconds for each file with theirs');
  let none = { old: 0, new: 0 };
  for (const files of [1, ...values.files.split(',').map(Number)]) {
    const seconds = measureBuilds(makeRepository(files));
    if (files === 1) none = seconds;
    const forEach = { old: ((seconds.old - none.old) / files) * 1000, new: ((seconds.new - none.new) / files) * 1000 };
    const row = [seconds, forEach].map(
      (pair) => `${pair.old.toFixed(3)} ${pair.new.toFixed(3)} ${(pair.new / pair.old).toFixed(2)}`,
    );
    console.log(`${files}: ${row.join('   ')}`);
  }
} finally {
  rmSync(root, { recursive: true });
}

/** Two commits, which differ in one file, in one pack as after a fetch. */
function makeRepository(files: number): string {
  const folder = join(root, `repository-${files}`);
  mkdirSync(folder);
  for (let nth = 0; nth < files; nth += 1) {
    const below = join(
      folder,
      UNWATCHED,
      `m${Math.floor(nth / FILES_IN_FOLDER / 20)}`,
      `p${Math.floor(nth / FILES_IN_FOLDER)}`,
    );
    if (nth % FILES_IN_FOLDER === 0) mkdirSync(below, { recursive: true });
    const start = Math.floor(random.uniform() * (text.length - 8_000));
    writeFileSync(join(below, `${nth}.ts`), text.slice(start, start + 500 + Math.floor(random.uniform() * 7_000)));
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: isolatedGitEnvironment(), stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message=base');
  writeFileSync(join(folder, UNWATCHED, 'm0', 'p0', '0.ts'), 'head\n');
  git('commit', '--quiet', '--all', '--message=head');
  git('repack', '-a', '-d', '--quiet');
  return folder;
}

function measureBuilds(repository: string): { old: number; new: number } {
  const seconds = { old: [] as number[], new: [] as number[] };
  for (let time = 0; time < Number(values.times); time += 1)
    for (const build of ['old', 'new'] as const) seconds[build].push(measureBuild(builds[build], repository));
  return { old: median(seconds.old), new: median(seconds.new) };
}

/** Processor time in seconds of one run and of all processes that it started. */
function measureBuild(cli: string, repository: string): number {
  const check = [
    'check',
    '--base',
    'HEAD~1',
    '--head',
    'HEAD',
    '--run',
    'true',
    '--format',
    'command',
    '--setup',
    'false',
  ];
  const { stdout } = spawnSync('bash', ['-c', '"$@" >/dev/null 2>&1; times', 'bash', process.execPath, cli, ...check], {
    cwd: repository,
    env: { ...isolatedGitEnvironment(), TMPDIR: root },
    encoding: 'utf8',
  });
  // The last line is that of the children: their time, and that of the system for them.
  const times = [...(stdout.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
}
