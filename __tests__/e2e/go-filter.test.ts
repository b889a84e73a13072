// The pattern for `-bench` against the real `go test`: whichever of its benchmarks are asked for, and whatever
// their names hold, all of them run.

import { expect, jest, test } from '@jest/globals';
import { go } from '../../src/formats/go.ts';
import { cleanText } from '../../src/formats/plain-text.ts';
import { describeWithGo, goTestProgram } from '../support/go-package.ts';

const SOURCE =
  String.raw`package bench

import "testing"

var sink int

func spin(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink++
	}
}

func Benchmark(b *testing.B)          { spin(b) }
func BenchmarkBenchmark(b *testing.B) { spin(b) }
func BenchmarkEncode(b *testing.B)    { spin(b) }
func BenchmarkEncodeAll(b *testing.B) { spin(b) }
func Benchmark_low(b *testing.B)      { spin(b) }
func BenchmarkÄpfel日本(b *testing.B)   { spin(b) }

func BenchmarkFlat(b *testing.B) {
	for _, name := range []string{
		"size=10", "size=100", "a.b", "a+b", "[0]", "[", "]", "(x|y)", "x", "y", "^$", "{1,2}", "a\\b", "*", "?",
		"two words", "two_words", "tab\there", "same", "same", "same#01", "", "8", "-8", "x-8", "x-4", "ünï/cödé",
		"zero\u200bwidth", "quote\"'` +
  '`' +
  String.raw`$HOME", "trailing/", "//", "\xff", "%d", "a:b", "a,b;c", "Benchmark",
	} {
		b.Run(name, spin)
	}
}

func BenchmarkDeep(b *testing.B) {
	for _, codec := range []string{"json", "proto.v2", "x"} {
		b.Run("codec="+codec, func(b *testing.B) {
			b.Run("fast", spin)
			b.Run("slow#1", func(b *testing.B) {
				b.Run("n=1", spin)
				b.Run("n=1", spin)
				b.Run("n=[2]/m=(3)", spin)
			})
		})
	}
}

func BenchmarkSlashes(b *testing.B) {
	b.Run("a/b/c", spin)
	b.Run("a", func(b *testing.B) { b.Run("b", spin) })
}
`;

/** The same numbers every time. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Hundreds of runs of a test program. */
jest.setTimeout(180_000);

describeWithGo('-bench by goFilter', () => {
  const run = goTestProgram(SOURCE);
  const names = (pattern: string, procs: number, ...flags: string[]) => {
    const text = run([`-test.bench=${pattern}`, '-test.benchtime=1x', '-test.run=^$', ...flags], procs);
    const { measurements } = go.parse({ path: 'stdout', text: cleanText(text) });
    return new Set(measurements.map(({ name }) => go.displayName!(name)));
  };
  const filterOf = (wanted: readonly string[]) =>
    go.filter!(wanted.map((name) => ({ group: 'example.com/bench', name })));

  test.each([
    { procs: 1, flags: [], subsets: 60 },
    { procs: 8, flags: [], subsets: 25 },
    { procs: 2, flags: ['-test.cpu=1,4'], subsets: 15 },
  ])('on $procs processors with $flags', ({ procs, flags, subsets }) => {
    const all = [...names('.', procs, ...flags)];
    expect(all.length).toBeGreaterThan(50);
    const random = makeRandom(procs);
    const choices = Array.from({ length: subsets }, (_, index) =>
      // Without the flat ones the pattern has more levels.
      all.filter((name) => (index % 2 === 0 || name.includes('/')) && random() < 0.06),
    );
    for (const wanted of [all, ...choices.filter(({ length }) => length > 0)]) {
      const filter = filterOf(wanted);
      const ran = names(filter, procs, ...flags);
      expect({ filter, missing: wanted.filter((name) => !ran.has(name)) }).toEqual({ filter, missing: [] });
    }
  });

  test('one that is asked for runs alone', () => {
    const ran = [...names('.', 8)].map((name) => ({ name, names: names(filterOf([name]), 8) }));
    expect(ran.filter(({ name, names }) => !names.has(name))).toEqual([]);
    const alone = ran.flatMap(({ name, names }) => (names.size === 1 ? [name] : []));
    expect(alone).toEqual(expect.arrayContaining(['Encode-8', 'Flat/size=10-8', 'Deep/codec=x/fast-8']));
    expect(alone.length).toBeGreaterThan(45);
  });
});
