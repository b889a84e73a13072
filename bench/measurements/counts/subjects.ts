// Programs with twenty benchmarks each, in the languages whose counts are tried: the files of a repository, with the work
// of each benchmark as a number that a trial can change.

export const BENCHMARKS = 20;

export type SubjectName = (typeof SUBJECTS)[number]['name'];

interface Subject {
  readonly name: string;
  /** Programs that must be there. */
  readonly needs: readonly string[];
  /** Configuration of the gate, without budgets. */
  readonly configuration: string;
  /**
   * Returns the source, whose benchmarks repeat their work so many times. `allocated` is a number of bytes that the program
   * allocates at its start for something else, as any change of other code may do.
   */
  source(work: readonly number[], allocated: number): Readonly<Record<string, string>>;
}

const C: Subject = {
  name: 'c',
  needs: ['gcc', 'valgrind'],
  configuration: 'setup: gcc -O2 -o bench bench.c\nrun: ./bench\n',
  source: (work) => ({
    'bench.c': `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/callgrind.h>
struct node { struct node *next; char text[40]; };
static unsigned long run(int kind, int work) {
  unsigned long sum = 0;
  for (int i = 0; i < work; i++) {
    if (kind % 4 == 0) { char *p = malloc(64 + i % 96); memset(p, i, 64); sum += p[i % 64]; free(p); }
    else if (kind % 4 == 1) { char s[64]; sum += snprintf(s, sizeof s, "%d-%d", i, kind); }
    else if (kind % 4 == 2) { sum = sum * 31 + (i ^ (sum >> 7)); }
    else { struct node *n = malloc(sizeof *n); strcpy(n->text, "text"); sum += strlen(n->text) + ((unsigned long)n >> 4) % 3; free(n); }
  }
  return sum;
}
int main(void) {
  static const int work[] = {${work.join(', ')}};
  unsigned long sum = 0;
  char name[32];
  for (int kind = 0; kind < (int)(sizeof work / sizeof *work); kind++) {
    snprintf(name, sizeof name, "bench.c::work%d", kind);
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
    sum += run(kind, work[kind]);
    CALLGRIND_STOP_INSTRUMENTATION;
    CALLGRIND_DUMP_STATS_AT(name);
  }
  printf("%lu\\n", sum);
}
`,
  }),
};

/**
 * A benchmark with two counts, as an allocator of pools has them: it starts a new page, and clears it, when what it has
 * does not fit into the rest of the page. Whether that happens depends on where its memory begins. Before it come a
 * copy of the environment and the name of the folder, as interpreters keep them.
 */
const TWO_MODES: Subject = {
  name: 'two-modes',
  needs: ['gcc', 'valgrind'],
  configuration: 'setup: gcc -O2 -o bench bench.c\nrun: ./bench\n',
  source: (work, allocated) => ({
    'bench.c': `#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <valgrind/callgrind.h>
enum { PAGE = 4096, NEEDED = 2048 };
extern char **environ;
static unsigned long run(char *memory, int work) {
  unsigned long sum = 0;
  for (int i = 0; i < work; i++) {
    char *end = memory + NEEDED;
    if ((uintptr_t)memory / PAGE != (uintptr_t)(end - 1) / PAGE) {
      for (volatile char *p = end; p < end + 64; p++) *p = 0;
    }
    for (volatile char *p = memory; p < memory + 512; p++) sum += *p + i;
  }
  return sum;
}
int main(void) {
  static const int work[] = {${work.join(', ')}};
  unsigned long sum = 0;
  char folder[4096], name[32];
  for (char **variable = environ; *variable; variable++) sum += (uintptr_t)strdup(*variable) & 1;
  if (getcwd(folder, sizeof folder)) sum += (uintptr_t)strdup(folder) & 1;
  sum += (uintptr_t)malloc(${allocated}) & 1;
  char *memory = calloc(1, 2 * PAGE);
  for (int kind = 0; kind < (int)(sizeof work / sizeof *work); kind++) {
    snprintf(name, sizeof name, "bench.c::work%d", kind);
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
    sum += run(memory, work[kind]);
    CALLGRIND_STOP_INSTRUMENTATION;
    CALLGRIND_DUMP_STATS_AT(name);
  }
  printf("%lu\\n", sum);
}
`,
  }),
};

/** Client requests of Callgrind for Rust: what valgrind.h does for x86-64. */
const RUST_REQUESTS = `
#[inline(always)]
fn request(code: usize, argument: usize) {
    let args = [code, argument, 0, 0, 0, 0];
    unsafe {
        std::arch::asm!("rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
            in("rax") args.as_ptr(), inout("rdx") 0usize => _, options(nostack));
    }
}
`;

/** Returns a Rust program whose hash map is built by `hasher`. */
const rustSubject = (name: string, hasher: string): Subject => ({
  name,
  needs: ['rustc', 'valgrind'],
  configuration: 'setup: rustc -O -o bench bench.rs\nrun: ./bench\n',
  source: (work) => ({
    'bench.rs': `use std::collections::HashMap;
use std::ffi::CString;
use std::hint::black_box;
${RUST_REQUESTS}
const CALLGRIND: usize = ('C' as usize) << 24 | ('T' as usize) << 16;
fn run(kind: usize, work: usize) -> usize {
    let mut sum = 0usize;
    let mut seen: HashMap<u64, u64, ${hasher}> = HashMap::default();
    for i in 0..work {
        match kind % 4 {
            0 => sum += black_box(vec![i as u8; 64 + i % 96]).len(),
            1 => sum += format!("{}-{}", i, kind).len(),
            2 => sum = sum.wrapping_mul(31) + (i ^ (sum >> 7)),
            _ => { *seen.entry((i % 97) as u64).or_default() += 1; sum += seen.len(); }
        }
    }
    sum
}
fn main() {
    let work = [${work.join(', ')}];
    let mut sum = 0usize;
    for (kind, work) in work.iter().enumerate() {
        let name = CString::new(format!("bench.rs::work{}", kind)).unwrap();
        request(CALLGRIND + 4, 0);
        request(CALLGRIND + 1, 0);
        sum = sum.wrapping_add(black_box(run(black_box(kind), black_box(*work))));
        request(CALLGRIND + 5, 0);
        request(CALLGRIND + 3, name.as_ptr() as usize);
    }
    println!("{}", sum);
}
`,
  }),
});

const RUST = rustSubject('rust', 'std::hash::BuildHasherDefault<std::collections::hash_map::DefaultHasher>');

/** The standard hash map, which takes a random seed. */
const RANDOM_SEED = rustSubject('random-seed', 'std::collections::hash_map::RandomState');

const CPYTHON: Subject = {
  name: 'cpython',
  needs: ['python3', 'valgrind'],
  // A trial gives the interpreter, which has pytest-codspeed.
  configuration: 'run: $TRIAL_PYTHON -m pytest -q --codspeed -p no:cacheprovider test_work.py\n',
  source: (work) => ({
    'test_work.py': `import pytest

WORK = [${work.join(', ')}]


def run(kind, work):
    total = 0
    for i in range(work):
        if kind % 4 == 0:
            total += len([i] * (5 + i % 11))
        elif kind % 4 == 1:
            total += len(f"{i}-{kind}")
        elif kind % 4 == 2:
            total = (total * 31 + i) & 0xFFFFFFFF
        else:
            total += len({f"n{i}": i, f"m{i % 7}": kind})
    return total


@pytest.mark.parametrize("kind", range(${work.length}))
def test_work(benchmark, kind):
    benchmark(lambda: run(kind, WORK[kind]))
`,
  }),
};

const GO: Subject = {
  name: 'go',
  needs: ['go', 'valgrind'],
  configuration: `format: go
setup: go test -c -o bench.test .
run: ./bench.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchtime="\${BENCH_REFEREE_ITERATIONS:-1}x"
`,
  source: (work) => ({
    'go.mod': 'module example.com/work\n\ngo 1.21\n',
    'work_test.go': `package work

import (
	"fmt"
	"testing"
)

var sink int

func run(kind, work int) int {
	sum := 0
	seen := map[int]int{}
	for i := 0; i < work; i++ {
		switch kind % 4 {
		case 0:
			sum += len(make([]byte, 64+i%96))
		case 1:
			sum += len(fmt.Sprintf("%d-%d", i, kind))
		case 2:
			sum = sum*31 + (i ^ (sum >> 7))
		default:
			seen[i%97]++
			sum += len(seen)
		}
	}
	return sum
}
${work
  .map(
    (times, kind) =>
      `\nfunc BenchmarkWork${kind}(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink += run(${kind}, ${times})\n\t}\n}\n`,
  )
  .join('')}`,
  }),
};

const JAVASCRIPT_WORK = `function run(kind, work) {
  let total = 0;
  for (let i = 0; i < work; i++) {
    if (kind % 4 === 0) total += Array.from({ length: 5 + (i % 11) }, () => i).length;
    else if (kind % 4 === 1) total += \`\${i}-\${kind}\`.length;
    else if (kind % 4 === 2) total = (total * 31 + i) % 4294967296;
    else total += Object.keys({ [\`n\${i % 50}\`]: i, b: kind }).length;
  }
  return total;
}
`;

const NODE: Subject = {
  name: 'node',
  needs: ['node', 'valgrind'],
  configuration: `format: google-benchmark
run: >-
  node \${BENCH_REFEREE_ITERATIONS:+--predictable --hash-seed=1 --random-seed=1 --no-opt} bench.mjs
  "\${BENCH_REFEREE_FILTER:-.}" "\${BENCH_REFEREE_ITERATIONS:-1}"
`,
  source: (work) => ({
    'bench.mjs': `const WORK = [${work.join(', ')}];

${JAVASCRIPT_WORK}
const [filter, iterations] = process.argv.slice(2);
const benchmarks = [];
for (const [kind, work] of WORK.entries()) {
  const name = \`work\${kind}\`;
  if (!new RegExp(filter).test(name)) continue;
  let total = 0;
  for (let i = 0; i < Number(iterations); i++) total += run(kind, work);
  benchmarks.push({ name, run_type: 'iteration', iterations: total, real_time: 1, cpu_time: 1, time_unit: 'ns' });
}
console.log(JSON.stringify({ context: { library_build_type: 'release' }, benchmarks }));
`,
  }),
};

/** The same work with CodSpeed's plugin for tinybench, which marks each benchmark. */
const TINYBENCH: Subject = {
  name: 'tinybench',
  needs: ['node', 'valgrind'],
  // A trial gives the folder with tinybench and @codspeed/tinybench-plugin. The plugin needs these flags.
  configuration: `setup: ln -s "$TRIAL_NODE_MODULES" node_modules
run: >-
  node \${CODSPEED_ENV:+--interpreted-frames-native-stack --allow-natives-syntax --hash-seed=1 --random-seed=1 --no-opt
  --predictable --predictable-gc-schedule --expose-gc --no-concurrent-sweeping --max-old-space-size=4096} bench.mjs
`,
  source: (work) => ({
    '.gitignore': 'node_modules\n',
    'bench.mjs': `import { withCodSpeed } from '@codspeed/tinybench-plugin';
import { Bench } from 'tinybench';

const WORK = [${work.join(', ')}];
${JAVASCRIPT_WORK}
const bench = withCodSpeed(new Bench({ time: 1, iterations: 1, warmup: false }));
for (const [kind, work] of WORK.entries()) bench.add(\`work\${kind}\`, () => void run(kind, work));
await bench.run();
`,
  }),
};

export const SUBJECTS = [C, RUST, CPYTHON, GO, NODE, TINYBENCH, TWO_MODES, RANDOM_SEED] as const;
