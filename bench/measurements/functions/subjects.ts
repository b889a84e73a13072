// Repositories with a benchmark of 40 functions, for each language: files out, with the work of each function as numbers in one of
// them. The commands run the benchmark, and run it under the profiler of the language.

/** Number of functions. */
export const FUNCTIONS = 40;

export interface Subject {
  /** Programs without which it cannot be tried. */
  readonly needs: readonly string[];
  readonly files: (work: readonly number[]) => Readonly<Record<string, string>>;
  readonly setup: string | null;
  /** Format of its output. */
  readonly format: string;
  readonly run: string;
  readonly profile: string;
  /** Reports whether a name in a profile is that of a function. */
  readonly isFunction: (name: string, index: number) => boolean;
}

const each = (write: (index: number) => string, separator = '\n') =>
  Array.from({ length: FUNCTIONS }, (_, index) => write(index)).join(separator);

const MIX = { add: (index: number) => String(12_345 + index) };

const go: Subject = {
  needs: ['go'],
  files: (work) => ({
    'go.mod': 'module example.com/subject\n\ngo 1.20\n',
    '.gitignore': 'subject.test\n',
    'steps.go': `package subject\n${each(
      (index) => `
//go:noinline
func step${index}(x uint64) uint64 {
	for i := 0; i < ${work[index]}; i++ {
		x = x*6364136223846793005 + ${MIX.add(index)}
		x ^= x >> 29
	}
	return x
}`,
    )}\n\nfunc run(x uint64) uint64 {\n${each((index) => `\tx = step${index}(x)`)}\n\treturn x\n}\n`,
    'run_test.go':
      'package subject\n\nimport "testing"\n\nvar sink uint64\n\nfunc BenchmarkRun(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink = run(sink)\n\t}\n}\n',
  }),
  setup: 'go test -c -o subject.test .',
  format: 'go',
  run: `./subject.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchtime=60ms`,
  profile: `./subject.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchtime=1s -test.cpuprofile="$BENCH_REFEREE_PROFILE"`,
  isFunction: (name, index) => name.endsWith(`.step${index}`),
};

const node: Subject = {
  needs: ['node'],
  files: (work) => ({
    // Inlined functions have no time of their own, as in a program whose functions are larger.
    'subject.mjs': `${each(
      (index) => `function step${index}(x) {
  for (let i = 0; i < ${work[index]}; i += 1) {
    x = (Math.imul(x, 1664525) + ${MIX.add(index)}) | 0;
    x ^= x >>> 13;
  }
  return x;
}`,
    )}
const steps = [${each((index) => `step${index}`, ', ')}];
const run = (x) => { for (const step of steps) x = step(x); return x; };
const forMs = Number(process.argv[2]);
let x = 1;
for (let warm = 0; warm < 3000; warm += 1) x = run(x);
const start = process.hrtime.bigint();
let count = 0;
let ns = 0;
do { for (let i = 0; i < 100; i += 1) x = run(x); count += 100; ns = Number(process.hrtime.bigint() - start); } while (ns < forMs * 1e6);
console.log(JSON.stringify([{ name: 'run', unit: 'ns/op', value: ns / count, extra: String(x & 1) }]));
`,
  }),
  setup: null,
  format: 'gab-custom',
  run: 'node subject.mjs 60',
  profile: `node --cpu-prof --cpu-prof-dir="\${BENCH_REFEREE_PROFILE%/*}" --cpu-prof-name="\${BENCH_REFEREE_PROFILE##*/}" subject.mjs 1500`,
  isFunction: (name, index) => name === `step${index}`,
};

/** Profiles a program by the clock of the system, because machines of a service have no counters of the processor. */
const PERF = `perf record -q -F 999 -e cpu-clock -g -o "$TMPDIR/perf.data" ./subject 500 > /dev/null && perf script -i "$TMPDIR/perf.data" > "$BENCH_REFEREE_PROFILE"`;

const cpp: Subject = {
  needs: ['g++', 'perf'],
  files: (work) => ({
    '.gitignore': 'subject\n',
    'subject.cpp': `#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
${each(
  (index) => `__attribute__((noinline)) uint64_t step${index}(uint64_t x) {
  for (int i = 0; i < ${work[index]}; i++) { x = x * 6364136223846793005ULL + ${MIX.add(index)}; x ^= x >> 29; }
  return x;
}`,
)}
int main(int, char** argv) {
  using clock = std::chrono::steady_clock;
  uint64_t x = 1;
  long count = 0;
  double ns = 0;
  auto start = clock::now();
  do {
    for (int i = 0; i < 100; i++) { ${each((index) => `x = step${index}(x);`, ' ')} }
    count += 100;
    ns = std::chrono::duration<double, std::nano>(clock::now() - start).count();
  } while (ns < std::atof(argv[1]) * 1e6);
  std::printf("[{\\"name\\": \\"run\\", \\"unit\\": \\"ns/op\\", \\"value\\": %.3f, \\"extra\\": \\"%d\\"}]\\n", ns / count, (int)(x & 1));
}
`,
  }),
  setup: 'g++ -O2 -g -fno-omit-frame-pointer -o subject subject.cpp',
  format: 'gab-custom',
  run: './subject 60',
  profile: PERF,
  isFunction: (name, index) => name.startsWith(`step${index}(`) || name === `step${index}`,
};

const rust: Subject = {
  needs: ['rustc', 'perf'],
  files: (work) => ({
    '.gitignore': 'subject\n',
    'subject.rs': `use std::time::Instant;
${each(
  (index) => `#[inline(never)]
fn step${index}(mut x: u64) -> u64 {
    for _ in 0..std::hint::black_box(${work[index]}) {
        x = x.wrapping_mul(6364136223846793005).wrapping_add(${MIX.add(index)});
        x ^= x >> 29;
    }
    x
}`,
)}
fn main() {
    let milliseconds: u128 = std::env::args().nth(1).unwrap().parse().unwrap();
    let (mut x, mut count) = (1u64, 0u64);
    let start = Instant::now();
    while start.elapsed().as_millis() < milliseconds {
        for _ in 0..100 {
            ${each((index) => `x = step${index}(x);`, '\n            ')}
        }
        count += 100;
    }
    let value = start.elapsed().as_nanos() as f64 / count as f64;
    println!("[{{\\"name\\": \\"run\\", \\"unit\\": \\"ns/op\\", \\"value\\": {value:.3}, \\"extra\\": \\"{}\\"}}]", x & 1);
}
`,
  }),
  setup: 'rustc -O -g -C force-frame-pointers=yes -o subject subject.rs',
  format: 'gab-custom',
  run: './subject 60',
  profile: PERF,
  isFunction: (name, index) => name === `subject::step${index}` || name === `step${index}`,
};

const python: Subject = {
  needs: ['python3', 'py-spy'],
  files: (work) => ({
    'subject.py': `import json, sys, time
${each(
  (index) => `def step${index}(x):
    for _ in range(${work[index]}):
        x = (x * 1664525 + ${MIX.add(index)}) & 0xFFFFFFFF
    return x
`,
)}
steps = [${each((index) => `step${index}`, ', ')}]
x, count, start = 1, 0, time.perf_counter_ns()
while True:
    for step in steps:
        x = step(x)
    count += 1
    ns = time.perf_counter_ns() - start
    if ns > float(sys.argv[1]) * 1e6:
        break
print(json.dumps([{"name": "run", "unit": "ns/op", "value": ns / count, "extra": str(x & 1)}]))
`,
  }),
  setup: null,
  format: 'gab-custom',
  run: 'python3 subject.py 60',
  profile: 'py-spy record --rate 500 --format raw --output "$BENCH_REFEREE_PROFILE" -- python3 subject.py 1000',
  isFunction: (name, index) => name === `step${index}`,
};

export const SUBJECTS: Readonly<Record<string, Subject>> = { go, node, cpp, rust, python };
