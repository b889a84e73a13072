// Real benchmarks on a real machine: Go's own tool, four functions, compiled once a side. Unchanged pull requests
// while both processors are busy with something else must not be red; a function that truly does 15 % more must be.

import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterEach, expect, test } from '@jest/globals';
import { benchRepository } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { measureUntilDecided } from './support/until-decided.ts';

const CONFIG = `setup: go test -c -o bench.test .
run: ./bench.test -test.run='^$' -test.bench=. -test.benchtime=50ms
format: go
`;

/** \`work\` mixes so many numbers; more of them take longer in proportion. */
const source = (numbers: number) => `package real

func mix(seed uint64) uint64 {
	for i := 0; i < ${numbers}; i++ {
		seed ^= seed << 13
		seed ^= seed >> 7
		seed ^= seed << 17
	}
	return seed
}
`;

const BENCHMARKS = `package real

import (
	"encoding/json"
	"hash/crc32"
	"sort"
	"strings"
	"testing"
)

var sink any

func BenchmarkMix(b *testing.B) {
	seed := uint64(88172645463325252)
	for i := 0; i < b.N; i++ {
		seed = mix(seed)
	}
	sink = seed
}

func BenchmarkSort(b *testing.B) {
	words := strings.Fields(strings.Repeat("the quick brown fox jumps over the lazy dog ", 40))
	for i := 0; i < b.N; i++ {
		copied := append([]string(nil), words...)
		sort.Strings(copied)
		sink = copied
	}
}

func BenchmarkEncode(b *testing.B) {
	value := map[string][]int{"a": {1, 2, 3}, "b": make([]int, 200), "c": {4}}
	for i := 0; i < b.N; i++ {
		sink, _ = json.Marshal(value)
	}
}

func BenchmarkChecksum(b *testing.B) {
	data := make([]byte, 16<<10)
	for i := 0; i < b.N; i++ {
		sink = crc32.ChecksumIEEE(data)
	}
}
`;

const MODULE = 'module example.com/real\n\ngo 1.20\n';

function repository(numbersOnHead: number) {
  const files = { 'go.mod': MODULE, 'real.go': source(2000), 'real_test.go': BENCHMARKS };
  const head = `${source(numbersOnHead)}\n// head\n`;
  return benchRepository({ config: CONFIG, files }, { files: { 'real.go': head } });
}

async function check(folder: string) {
  const ended = await cli(['check', '--format', 'json', '--max-minutes', '3'], { folder });
  return { ...ended, report: reportOf(ended.stdout) };
}

const busy: ChildProcess[] = [];

afterEach(() => {
  for (const child of busy.splice(0)) child.kill('SIGKILL');
});

/** Something else on every processor, that works and rests in turn as a neighbour does. */
function makeBusy(): void {
  const script =
    'const rest = () => setTimeout(work, 3000 * Math.random()); const work = () => { const end = Date.now() + 4000 * Math.random(); while (Date.now() < end); rest(); }; work();';
  for (let index = 0; index < availableParallelism(); index += 1) {
    busy.push(spawn(process.execPath, ['-e', script], { stdio: 'ignore' }));
  }
}

test.each([1, 2])('an unchanged pull request beside busy neighbours is not red, run %d', async () => {
  const { folder } = repository(2000);
  makeBusy();
  const { code, report, stderr } = await check(folder);
  expect({ verdict: report.verdict, stderr }).not.toMatchObject({ verdict: 'error' });
  expect(code).toBe(0);
  expect(report.verdict).not.toBe('fail');
});

test('a function that does 15 % more is red, and it alone', async () => {
  const { folder } = repository(2300);
  const { code, report } = await measureUntilDecided(() => check(folder));
  expect([code, report.verdict]).toEqual([1, 'fail']);
  const red = Object.entries(report.states).filter(([, state]) => state === 'regression');
  expect(red.map(([name]) => name.replace(/-\d+$/, ''))).toEqual(['Mix']);
});
