// BENCH_REFEREE_FILTER with the real `go test`: what is decided at the first look is not run again. The numbers
// come from a metric of the benchmarks' own, so that they are known; the tool, its names and its filter are real.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { benchRepository } from '../support/bench-repository.ts';
import { describeWithGo, GO_MOD, goEnvironment } from '../support/go-package.ts';
import { cli } from '../support/program.ts';
import { type JsonReport, reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** The n-th process of a tree takes the n-th offset; `Walk/near` differs by so much between the sides. */
const source = (near: number, turn: number) => `package bench

import (
	"os"
	"strconv"
	"testing"
)

var offsets = []float64{0.13, -0.62, 0.41, 1, -0.24, 0.02, -1, 0.77, -0.35, -0.02}
var process int

func TestMain(m *testing.M) {
	text, _ := os.ReadFile(".count")
	process, _ = strconv.Atoi(string(text))
	os.WriteFile(".count", []byte(strconv.Itoa(process+1)), 0o644)
	os.Exit(m.Run())
}

func reports(middle, noise float64) func(*testing.B) {
	return func(b *testing.B) {
		b.ReportMetric(middle*(1+noise*offsets[(process+${turn})%10]), "work/op")
	}
}

func BenchmarkEncode(b *testing.B) { reports(10, 0.01)(b) }
func BenchmarkDecode(b *testing.B) { reports(20, 0.01)(b) }
func BenchmarkScan(b *testing.B)   { reports(30, 0.01)(b) }

func BenchmarkWalk(b *testing.B) {
	b.Run("far [x]", reports(50, 0.01))
	b.Run("near [x]", reports(${near}, 0.3))
	b.Run("near", reports(60, 0.01))
}
`;

const config = (bench: string, rounds: string) => `setup: go test -c -o bench.test .
run: ./bench.test -test.run='^$' -test.bench="${bench}" -test.benchtime=1x
format: go
rounds: ${rounds}
budgets:
  - metric: work/op
    max-regression: 5%
`;

const repository = (bench: string, rounds: string) =>
  benchRepository(
    { config: config(bench, rounds), files: { 'go.mod': GO_MOD, 'bench_test.go': source(10, 0) } },
    { files: { 'bench_test.go': source(10.6, 5) } },
  );

/** Go may have to build its own packages first. */
jest.setTimeout(180_000);

/** What the machine and the commits gave rise to is not about the filter, nor is noise above a limit. */
function ofFilter(problems: JsonReport['problems']) {
  return problems.filter(
    ({ where }) => !['machine', 'benchmarks', 'base'].includes(where) && !/\.yml:\d+$/.test(where),
  );
}

describeWithGo('with go test', () => {
  test('only what is undecided is measured again, and what was decided stays so', async () => {
    const out = temporaryFolder('out-');
    const flags = ['--format', 'json', '--seed', 'e2e', '--out', out];
    const { folder } = repository(`\${BENCH_REFEREE_FILTER:-.}`, '6..9');
    const { code, stdout, stderr } = await cli(['check', ...flags], { folder, env: goEnvironment() });
    expect(stderr).toMatch(
      /look after 3 rounds: 1 of 6 still undecided \(Walk\/near_\[x\](-\d+)?\): only these are measured again/,
    );
    const { json, verdict, problems } = reportOf(stdout);
    expect([code, verdict, json['rounds'], ofFilter(problems)]).toEqual([0, 'inconclusive', 9, []]);
    const rows = (json['comparisons'] as { name: string; unit: string; state: string; head: { n: number } }[])
      .filter(({ unit }) => unit === 'work/op')
      .map(({ name, state, head }) => [name.replace(/-\d+$/, ''), state, head.n]);
    expect(rows).toEqual([
      ['Encode', 'unchanged', 3],
      ['Decode', 'unchanged', 3],
      ['Scan', 'unchanged', 3],
      ['Walk/far_[x]', 'unchanged', 3],
      ['Walk/near_[x]', 'inconclusive', 9],
      ['Walk/near', 'unchanged', 3],
    ]);
    const recording = join(out, 'recording.json');
    const again = await cli(['report', recording, '--format', 'json'], { folder });
    expect(again.stdout).toBe(stdout);
    // A busy neighbour makes attempts that are put aside, and measured again.
    const invocations: { outcome: string }[] = JSON.parse(readFileSync(recording, 'utf8')).invocations;
    expect(invocations.filter(({ outcome }) => outcome !== 'disturbed')).toHaveLength(2 + 18);
  });

  test('a command that makes something else of it is measured whole again', async () => {
    const { folder } = repository(`\${BENCH_REFEREE_FILTER:+NoSuch}.`, '6..8');
    const { code, stdout } = await cli(['check', '--format', 'json', '--seed', 'e2e'], {
      folder,
      env: goEnvironment(),
    });
    const { verdict, problems } = reportOf(stdout);
    expect([code, verdict]).toEqual([0, 'inconclusive']);
    expect(ofFilter(problems)).toMatchObject([
      { where: expect.stringMatching(/^round 4, (base|head), stdout$/), severity: 'warning' },
      {
        where: 'BENCH_REFEREE_FILTER',
        message: expect.stringContaining('Check how the command uses "^BenchmarkWalk$/^near_\\[x\\]('),
        severity: 'warning',
      },
    ]);
  });
});
