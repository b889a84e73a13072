// Real counts: programs under the real Callgrind, through `check`, beside what Valgrind's own tools say of them. Counts do
// not depend on how busy the machine is. On a machine that lacks a tool its test is skipped, in CI it fails.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { SUBJECTS, type SubjectName } from '../../bench/measurements/counts/subjects.ts';
import { readCountedParts } from '../../src/formats/callgrind.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { type JsonRow, reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { type Command, has, OWN } from './support/tools.ts';

const HEADER = '/usr/include/valgrind/callgrind.h';
const BUDGET = 'count: instructions\nmeasure: counts\nbudgets:\n  - metric: instructions\n    max-regression: 0.5%\n';

interface CountRow extends JsonRow {
  readonly exact: boolean;
  readonly placements: { readonly base: number; readonly head: number };
}

/** Skips a test where a program is missing, and fails it there in CI. */
function testWith(needs: readonly Command[], name: string, check: () => Promise<void>): void {
  const missing = needs.filter((command) => !has(...command)).map(([program]) => program);
  if (!existsSync(HEADER)) missing.push(HEADER);
  const isWanted = missing.length === 0 || process.env['CI'] === 'true';
  (isWanted ? test : test.skip)(
    name,
    async () => {
      if (missing.length > 0) throw new Error(`here is no ${missing.join(', no ')}: .ci/run has to install it`);
      await check();
    },
    20 * 60_000,
  );
}

const VALGRIND: Command = ['valgrind', '--version'];
const C: Command = ['gcc', '--version'];
const RUST: Command = ['rustc', '--version'];

const subjectOf = (name: SubjectName) => SUBJECTS.find((one) => one.name === name)!;

/** Work of the benchmarks. `slower` is the index of the one that does 1 % more. */
const workOf = (slower?: number) => [1000, 1037, 1074, 1111].map((times, at) => (at === slower ? times * 1.01 : times));

interface Change {
  /** Benchmark that does 1 % more in head. */
  readonly slower?: number;
  /** Bytes that head allocates for something else. */
  readonly allocated?: number;
}

async function count(name: SubjectName, { slower, allocated = 0 }: Change) {
  const { source, configuration } = subjectOf(name);
  const base = { ...source(workOf().map(Math.ceil), 0), '.github/bench-referee.yml': configuration + BUDGET };
  const { folder, git } = freshRepository({ ...base, 'README.md': 'one\n' });
  const head = { ...source(workOf(slower).map(Math.ceil), allocated), 'README.md': 'two\n' };
  for (const [path, text] of Object.entries(head)) writeFileSync(join(folder, path), text);
  git('commit', '--quiet', '--all', '--message=head');
  const ended = await cli(['check', '--base', 'HEAD~1', '--format', 'json'], { folder, env: OWN });
  const report = reportOf(ended.stdout);
  return { report, rows: report.json['comparisons'] as CountRow[], folder };
}

testWith([VALGRIND, C], 'counts that do not change are exact after three placements', async () => {
  const { report, rows } = await count('c', {});
  expect(report.verdict).toBe('pass');
  expect(rows.map(({ name }) => name)).toEqual([0, 1, 2, 3].map((nth) => `bench.c::work${nth}`));
  for (const { exact, placements, delta } of rows) {
    expect({ exact, placements, delta }).toEqual({ exact: true, placements: { base: 3, head: 3 }, delta: 0 });
  }
});

testWith([VALGRIND, C], '1 % more work in one benchmark is red, and in no other', async () => {
  const { report, rows } = await count('c', { slower: 2 });
  expect(report.verdict).toBe('fail');
  expect(rows.filter(({ state }) => state === 'regression').map(({ name }) => name)).toEqual(['bench.c::work2']);
  expect(rows[2]).toMatchObject({ exact: true, placements: { base: 6, head: 6 } });
  expect(rows[2]?.delta).toBeCloseTo(0.01, 3);
});

testWith([VALGRIND, C], 'a benchmark with two counts is not red when something else moves its memory', async () => {
  const { report, rows } = await count('two-modes', { allocated: 2048 });
  expect(report.verdict).not.toBe('fail');
  // One placement of each side, which is what other tools compare, shows a change of 6 %.
  const first = rows.map(({ base, head }) => head!.values[0]! / base!.values[0]! - 1);
  expect(Math.max(...first.map(Math.abs))).toBeGreaterThan(0.05);
  expect(rows.map(({ exact }) => exact)).toEqual([false, false, false, false]);
});

testWith([VALGRIND, RUST], 'a hash map with a random seed is not called exact', async () => {
  const { report, rows } = await count('random-seed', {});
  expect(report.verdict).not.toBe('fail');
  // The fourth benchmark is the one that uses the map.
  expect(rows.map(({ exact }) => exact)).toEqual([true, true, true, false]);
});

testWith([VALGRIND, C], "counts are Callgrind's own totals, to the instruction", async () => {
  const folder = temporaryFolder('annotate-');
  const { source } = subjectOf('c');
  writeFileSync(join(folder, 'bench.c'), source(workOf().map(Math.ceil), 0)['bench.c']!);
  execFileSync('gcc', ['-O2', '-o', 'bench', 'bench.c'], { cwd: folder });
  // Without its marks, which would end the only part.
  execFileSync('gcc', ['-O2', '-DNVALGRIND', '-o', 'unmarked', 'bench.c'], { cwd: folder });
  const callgrind = (file: string, ...options: string[]) =>
    execFileSync('valgrind', ['-q', '--tool=callgrind', `--callgrind-out-file=${file}`, ...options, './bench'], {
      cwd: folder,
    });
  execFileSync('valgrind', ['-q', '--tool=callgrind', '--callgrind-out-file=whole', './unmarked'], { cwd: folder });
  callgrind('part', '--instr-atstart=no');
  callgrind('combined', '--instr-atstart=no', '--combine-dumps=yes');
  const read = (file: string) => readCountedParts({ path: file, text: readFileSync(join(folder, file), 'utf8') }).parts;
  const totalOf = (file: string) => {
    const text = execFileSync('callgrind_annotate', [file], { cwd: folder, encoding: 'utf8' });
    return Number(/^ *([\d,]+).*PROGRAM TOTALS/m.exec(text)?.[1]?.replaceAll(',', ''));
  };
  expect(read('whole').map(({ instructions }) => instructions)).toEqual([totalOf('whole')]);
  const parts = readdirSync(folder)
    .filter((file) => /^part\.\d+$/.test(file))
    .sort();
  const totals = parts.map(totalOf);
  expect(totals).toHaveLength(4);
  expect(parts.flatMap(read).map(({ instructions }) => instructions)).toEqual(totals);
  const marked = read('combined').filter(({ mark }) => mark !== null);
  expect(marked.map(({ instructions }) => instructions)).toEqual(totals);
});

describe('what a process executes before it makes children is counted once', () => {
  // Callgrind lets each child begin with the counts of its parent, here the millions of instructions of a loop.
  const budget = BUDGET.replace('0.5%', '100%');
  const program = (start: string) => (children: number) => ({
    'bench.c': `#include <sys/wait.h>
#include <unistd.h>
int main(void) {
  for (volatile int i = 0; i < 1000000; i++);
  for (int child = 0; child < ${children}; child++) {
    ${start}
    wait(0);
  }
}
`,
    '.github/bench-referee.yml': `setup: gcc -o bench bench.c\nrun: ./bench\nformat: command\n${budget}`,
  });
  const script = (children: number) => ({
    'bench.sh': `for i in {1..1000}; do :; done\nfor i in {1..${children}}; do ( : ); done\n`,
    '.github/bench-referee.yml': `run: bash bench.sh\nformat: command\n${budget}`,
  });

  const cases = [
    ['fork', program('if (fork() == 0) _exit(0);')],
    ['vfork', program('if (vfork() == 0) _exit(0);')],
    ['a shell', script],
  ] as const;
  for (const [name, filesOf] of cases) {
    testWith([VALGRIND, C], `by ${name}`, async () => {
      const { folder, git } = freshRepository(filesOf(1));
      for (const [path, text] of Object.entries(filesOf(6))) writeFileSync(join(folder, path), text);
      git('commit', '--quiet', '--all', '--message=head');
      const ended = await cli(['check', '--base', 'HEAD~1', '--format', 'json'], { folder, env: OWN });
      const report = reportOf(ended.stdout);
      expect(report.verdict).toBe('pass');
      const [row] = report.json['comparisons'] as CountRow[];
      expect(row!.delta).toBeGreaterThan(0);
      expect(row!.delta).toBeLessThan(0.03);
    });
  }
});

testWith(
  [VALGRIND, ['python3', '-m', 'venv', '--help']],
  'benchmarks of pytest-codspeed are counted as they are',
  async () => {
    const venv = temporaryFolder('venv-');
    execFileSync('python3', ['-m', 'venv', venv]);
    execFileSync(join(venv, 'bin/pip'), ['install', '--quiet', 'pytest==9.2.0', 'pytest-codspeed==5.0.4']);
    const source = (times: number) => ({
      'test_work.py': `def test_mix(benchmark):
    benchmark(lambda: sum(n * n for n in range(${times})))


def test_add(benchmark):
    benchmark(lambda: sum(range(3000)))
`,
      '.github/bench-referee.yml': `run: python -m pytest -q --codspeed -p no:cacheprovider test_work.py\n${BUDGET}`,
    });
    const { folder, git } = freshRepository(source(3000));
    writeFileSync(join(folder, 'test_work.py'), source(3300)['test_work.py']);
    git('commit', '--quiet', '--all', '--message=head');
    const PATH = `${join(venv, 'bin')}${delimiter}${process.env['PATH']}`;
    const ended = await cli(['check', '--base', 'HEAD~1', '--format', 'json'], { folder, env: { ...OWN, PATH } });
    expect(reportOf(ended.stdout).states).toEqual({
      'test_work.py::test_mix': 'regression',
      'test_work.py::test_add': 'unchanged',
    });
  },
);
