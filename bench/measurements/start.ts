// The CPU time of short commands, as a ratio to an empty program in the same node. Two builds run in turn, under the installed node and
// under the one that runs this file. Prints the median of the ratios, old and new.
//
//     npx node bench/measurements/start.ts --old FOLDER --new FOLDER [--repeats N]

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../src/stats/median.ts';
import { goOutput, recordingOf } from '../inputs.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { old: text, new: text, repeats: { ...text, default: '15' } } });
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);

const CONFIG = `run: go test -run='^$' -bench=. ./...
rounds: 6..30
paths: ["**/*.go", go.mod, go.sum]
budgets:
  - metric: sec/op
    max-regression: 5%
    because: every order waits for it
  - metric: allocs/op
    max-regression: 0%
`;
const recording = recordingOf({ benchmarks: 10, rounds: 10 });
write(
  'recording.json',
  JSON.stringify({ ...recording, schedule: { ...recording.schedule, rounds: { min: 6, max: 30 } } }),
);
write('bench-referee.yml', CONFIG);
write('old.txt', goOutput({ benchmarks: 10, count: 10 }));
write('lines.txt', goOutput({ benchmarks: 10, count: 10 }));
// The process itself says how long it ran, at its end, on a pipe of its own.
write(
  'usage.cjs',
  `process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  require('node:fs').writeSync(3, String(userCPUTime + systemCPUTime));
});`,
);

const COMMANDS = [
  ['--version'],
  ['check', '--help'],
  ['compare', 'old.txt', 'lines.txt'],
  ['parse', 'lines.txt'],
  ['validate', 'bench-referee.yml'],
  ['report', 'recording.json', '--config', 'bench-referee.yml'],
  ['report', 'recording.json', '--config', 'bench-referee.yml', '--format', 'html'],
];

const EMPTY: readonly string[] = ['-e', '0'];

function cpuMs(node: string, args: readonly string[]): number {
  const ended = spawnSync(node, ['--require', './usage.cjs', ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const used = Number(ended.output[3]);
  if (!(used > 0) || ended.status === 2) throw new Error(`${args.join(' ')}: ${ended.stderr}`);
  return used / 1000;
}

const builds = [values.old, values.new].flatMap((path) => (path === undefined ? [] : [join(resolve(path), 'cli.js')]));
const installed = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((path) => join(path, 'node'))
  .find((path) => !path.includes('node_modules') && existsSync(path));
for (const node of new Set([installed ?? process.execPath, process.execPath])) {
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const programs = [EMPTY, ...COMMANDS.flatMap((command) => builds.map((build) => [build, ...command]))];
  const times = programs.map((): number[] => []);
  for (let repeat = 0; repeat < Number(values.repeats); repeat += 1)
    for (const [index, program] of programs.entries()) times[index]!.push(cpuMs(node, program));
  const [empty, ...others] = times.map((some) => median(some));
  console.log(`\nnode ${version}: empty ${empty!.toFixed(0)} ms`);
  for (const [index, command] of COMMANDS.entries()) {
    const ratios = builds.map((_, build) => (others[index * builds.length + build]! / empty!).toFixed(2).padStart(7));
    console.log(`${ratios.join('')}  ${command.join(' ')}`);
  }
}
rmSync(folder, { recursive: true });
