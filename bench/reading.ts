// Measures how fast large outputs become Measurements, compared with the least possible work: Go text with `wc -l` plus
// `grep -c ns/op`, JSON with `JSON.parse`. The two alternate, each time in a new process, and the file is in the
// system's cache. It prints the minimum of each, because noise only adds time, and the peak memory less the memory
// before reading. Exit code 1: a goal is missed.
//   node bench/reading.ts [RUNS]

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from './random.ts';

type ReadingSide = 'ours' | 'theirs';

interface ReadingFigures {
  /** Wall time in milliseconds. */
  readonly wall: number;
  /** Processor time in milliseconds. */
  readonly cpu: number;
  /** Peak memory in MiB; `before` is the memory before the file was read. */
  readonly peak: number;
  readonly before: number;
}

interface ReadingCase {
  readonly name: string;
  readonly theirs: string;
  /** Maximum of the project's time divided by that of the other tool. */
  readonly goal: number;
  make(): string;
}

/** Maximum of peak memory divided by the size of the input. */
const MEMORY_GOAL = 4;

const CASES: readonly ReadingCase[] = [
  { name: 'go', theirs: 'wc -l, grep -c ns/op', goal: 3, make: () => goText(100e6) },
  { name: 'mitata', theirs: 'JSON.parse', goal: 2, make: () => mitataJson(50e6) },
  { name: 'pytest-benchmark', theirs: 'JSON.parse', goal: 2, make: () => pytestJson(50e6) },
];

/** Returns text in the form of `go test -benchmem -count=20`. */
function goText(size: number): string {
  const { uniform } = randomOf(7);
  const parts = ['goos: linux\ngoarch: amd64\npkg: example.com/codec\ncpu: Some CPU @ 2.00GHz\n'];
  for (let length = 0, index = 0; length < size; index += 1) {
    const level = (10 + (index % 90)) * 10 ** (index % 5);
    const name = `BenchmarkCodec/case=${index}/size=${2 ** (index % 12)}-8`;
    for (let sample = 0; sample < 20; sample += 1) {
      const time = Number((level * (1 + 0.04 * (uniform() + uniform() - 1))).toPrecision(4));
      const bytes = 64 * (1 + (index % 50));
      const line = `${name} \t1000000\t ${time} ns/op\t ${bytes} B/op\t ${1 + (index % 7)} allocs/op\n`;
      parts.push(line);
      length += line.length;
    }
  }
  return `${parts.join('')}PASS\nok  \texample.com/codec\t1.5s\n`;
}

const SAMPLES = 1000;

/** Returns JSON in the form of `run({ format: { json: { samples: true } } })`. */
function mitataJson(size: number): string {
  const { uniform } = randomOf(11);
  const benchmarks: unknown[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const samples = Array.from({ length: SAMPLES }, () => 100 * (1 + uniform()));
    length += 18.5 * SAMPLES;
    const stats = { kind: 'fn', samples, min: 100, max: 200, p50: samples[0], avg: samples[0], ticks: 1 };
    benchmarks.push({ alias: `b${index}`, group: 0, runs: [{ name: `b${index}`, args: {}, stats }] });
  }
  return JSON.stringify({ layout: [{ name: null }], benchmarks, context: {} });
}

/** Returns JSON in the form of `--benchmark-json`, with one value per line. */
function pytestJson(size: number): string {
  const { uniform } = randomOf(13);
  const benchmarks: unknown[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const data = Array.from({ length: SAMPLES }, () => 1e-4 * (1 + uniform()));
    length += 43 * SAMPLES;
    const stats = { rounds: SAMPLES, iterations: 1, median: data[0], data };
    benchmarks.push({ group: null, name: `test_${index}`, fullname: `test_a.py::test_${index}`, stats });
  }
  return JSON.stringify({ machine_info: {}, commit_info: {}, benchmarks, version: '5.1.0' }, null, 4);
}

/**
 * Measures one conversion and prints its figures. Go text is read from the file, as `parse` does. JSON is read before,
 * so that both sides start from the same string.
 */
async function measureInChild(side: ReadingSide, path: string, from: string): Promise<void> {
  const { readSources } = await import('../src/cli/source-files.ts');
  const { parseToolOutputs } = await import('../src/formats/index.ts');
  const before = process.memoryUsage().rss / 2 ** 20;
  const known = from === 'file' ? null : await readSources(path);
  const started = process.cpuUsage();
  const start = performance.now();
  const sources = known ?? (await readSources(path));
  const result: unknown =
    side === 'ours' ? parseToolOutputs(sources, 'auto').measurements : JSON.parse(sources[0]?.text ?? '');
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(started);
  if (typeof result !== 'object') throw new Error('nothing was read');
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ wall, cpu: (user + system) / 1e3, peak, before } satisfies ReadingFigures));
}

function runInChild(side: ReadingSide, path: string, from: string): ReadingFigures {
  const { stdout } = run(process.execPath, [import.meta.filename, side, path, from]);
  return JSON.parse(stdout) as ReadingFigures;
}

function runTools(path: string): Pick<ReadingFigures, 'wall'> {
  const start = performance.now();
  run('wc', ['-l', path]);
  run('grep', ['-c', 'ns/op', path]);
  return { wall: performance.now() - start };
}

function run(program: string, args: readonly string[]): { stdout: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return { stdout };
}

function measure({ name, theirs, goal, make }: ReadingCase, { folder, runs }: { folder: string; runs: number }) {
  const path = join(folder, 'input');
  const text = make();
  writeFileSync(path, text);
  const ours: ReadingFigures[] = [];
  const others: Pick<ReadingFigures, 'wall'>[] = [];
  const isText = name === 'go';
  const from = isText ? 'file' : 'text';
  for (let turn = 0; turn < runs; turn += 1) {
    const sides = [
      () => others.push(isText ? runTools(path) : runInChild('theirs', path, from)),
      () => ours.push(runInChild('ours', path, from)),
    ];
    // The order alternates, so that drift affects both.
    for (const take of turn % 2 === 0 ? sides : sides.reverse()) take();
  }
  const wall = Math.min(...ours.map((one) => one.wall));
  const least = Math.min(...others.map((one) => one.wall));
  const cpu = Math.min(...ours.map((one) => one.cpu));
  const peak = Math.max(...ours.map((one) => one.peak));
  const before = Math.min(...ours.map((one) => one.before));
  const ratio = wall / least;
  const size = text.length / 2 ** 20;
  const memory = (peak - before) / size;
  const verdict = (value: number, most: number) =>
    `${value.toFixed(2)} x${value <= most ? '' : ' TOO MUCH'}, at most ${most}`;
  console.log(`${name}: ${size.toFixed(0)} MiB, the least of ${runs} runs each`);
  console.log(`  ${theirs}: ${least.toFixed(0)} ms`);
  console.log(`  ours: ${wall.toFixed(0)} ms (${cpu.toFixed(0)} ms of processor): ${verdict(ratio, goal)}`);
  console.log(
    `  peak memory: ${peak.toFixed(0)} MiB, ${(peak - before).toFixed(0)} of it for the file: ${verdict(memory, MEMORY_GOAL)}`,
  );
  return ratio <= goal && memory <= MEMORY_GOAL;
}

async function main([side, path = '', from = '']: readonly string[]): Promise<void> {
  if (side === 'ours' || side === 'theirs') return measureInChild(side, path, from);
  const folder = mkdtempSync(join(tmpdir(), 'bench-reading-'));
  try {
    const held = CASES.map((one) => measure(one, { folder, runs: Number(side ?? 7) }));
    process.exitCode = held.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main(process.argv.slice(2));
