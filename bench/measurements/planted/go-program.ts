// What the programs in Go share: their commands, their module with three benchmarks, and words as input.

import type { Case } from './cases.ts';

const BINARY = `./planted.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}"`;

export const configuration = {
  setup: 'go test -c -o planted.test .',
  run: `${BINARY} -test.benchtime=40ms -test.benchmem`,
  format: 'go',
  profile: { command: `${BINARY} -test.benchtime=1s -test.cpuprofile="$BENCH_REFEREE_PROFILE"` },
};

/** The fastest call is disturbed least by other programs on the machine. */
const benchmark = (name: string, call: string) => `
func Benchmark${name}(b *testing.B) {
	fastest := time.Hour
	for i := 0; i < b.N; i++ {
		start := time.Now()
		sink = ${call}
		fastest = min(fastest, time.Since(start))
	}
	b.ReportMetric(float64(fastest), "ns/op")
}
`;

export const program = (data: string, benchmarks: Readonly<Record<string, string>>) => ({
  'go.mod': 'module example.com/planted\n\ngo 1.21\n',
  '.gitignore': 'planted.test\n',
  'planted_test.go': `package planted

import (
	"testing"
	"time"
)

var sink any
${data}
${Object.entries(benchmarks)
  .map(([name, call]) => benchmark(name, call))
  .join('')}`,
});

export const unused = (file: string): Case['unused'] => [
  file,
  '\nfunc UnusedYet(list []int) int {\n\tsum := 0\n\tfor _, one := range list {\n\t\tsum += one\n\t}\n\treturn sum\n}\n',
];

export const WORDS = `
var words = func() []string {
	list := make([]string, 600)
	for i := range list {
		list[i] = string(rune('a'+i%26)) + "word" + string(rune('a'+i/26%6))
	}
	return list
}()
`;
