// Real code with benchmarks in three languages, which print as those of Go do: Go (github.com/google/uuid), Rust (the crate strsim) and C++ (the standard library), with
// the option of each toolchain that gives a build another memory layout. Loops are aligned where a compiler can do it, as docs/rebuilds.md
// proposes, or as the compiler does it by default. The sources come from the caches of the toolchains.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Project {
  readonly files: Readonly<Record<string, string>>;
  /** File whose functions a twin shuffles, and to which it adds unused ones. */
  readonly source: string;
  readonly setup: string;
  readonly run: string;
  readonly format: string;
  /** An unused function that stays in the program. */
  deadFunction(number: number): string;
  readonly comment: string;
  /** A file of an unrelated package. */
  readonly unrelated: readonly [path: string, text: string];
  /** Makes one benchmark a part slower. */
  slowDown(source: string, part: number): string;
}

function goProject(): Project {
  const module = JSON.parse(
    execFileSync('go', ['mod', 'download', '-json', 'github.com/google/uuid@v1.6.0'], { encoding: 'utf8' }),
  ) as { readonly Dir: string };
  const read = (name: string) => readFileSync(`${module.Dir}/${name}`, 'utf8');
  const names = ['dce.go', 'doc.go', 'hash.go', 'marshal.go', 'node.go', 'node_net.go', 'null.go', 'sql.go', 'time.go'];
  const rest = ['util.go', 'uuid.go', 'version1.go', 'version4.go', 'version6.go', 'version7.go', 'uuid_test.go'];
  return {
    files: Object.fromEntries([...names, ...rest, 'go.mod'].map((name) => [name, read(name)])),
    source: 'uuid.go',
    setup: 'mkdir -p out && go test -c -ldflags=-randlayout=$BENCH_REFEREE_LAYOUT -o out/bench.test .',
    run: `./out/bench.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-^Benchmark(Parse|UUID_String|ParseBytes)$}" -test.benchtime=60ms`,
    format: 'go',
    deadFunction: (number) => `
// Unused${number} is not used.
//
//go:noinline
func Unused${number}(values []int) int {
	sum := ${number}
	for index, value := range values {
		sum = sum*31 ^ value<<uint(index%7)
	}
	return sum
}

var Keep${number} = Unused${number}
`,
    comment: '// This says nothing about the code below.\n',
    unrelated: [
      'extra/extra.go',
      'package extra\n\n// Extra has nothing to do with the rest.\nfunc Extra() int { return 1 }\n',
    ],
    slowDown: (source, part) =>
      `${source.replace('func Parse(s string) (UUID, error) {\n', `func Parse(s string) (UUID, error) {\n\tif slowCalls++; slowCalls%100 < ${Math.round(100 * part)} {\n\t\t_, _ = parseOnce(s)\n\t}\n\treturn parseOnce(s)\n}\n\nvar slowCalls int\n\n//go:noinline\nfunc parseOnce(s string) (UUID, error) {\n`)}`,
  };
}

function rustProject(alignsLoops: boolean): Project {
  const home = process.env['CARGO_HOME'] ?? `${process.env['HOME']}/.cargo`;
  const path = execFileSync('sh', ['-c', `ls ${home}/registry/src/*/strsim-0.8.0/src/lib.rs`], {
    encoding: 'utf8',
  }).trim();
  const library = readFileSync(path, 'utf8')
    .replace(/#\[cfg\(test\)\][\s\S]*$/, '')
    .replace(/^#!.*\n/gm, '');
  const main = `#[allow(dead_code, deprecated)] mod strsim;
use std::time::Instant;
fn bench(name: &str, work: fn(&str, &str) -> usize) {
    let wanted = std::env::var("BENCH_REFEREE_FILTER").unwrap_or_default();
    if !wanted.is_empty() && !wanted.split('|').any(|one| one.contains(name)) { return; }
    let (one, other) = ("the quick brown fox jumps over", "a quick brown dog jumps under it");
    let start = Instant::now();
    let mut sum = 0;
    for _ in 0..20000 { sum += work(std::hint::black_box(one), std::hint::black_box(other)); }
    std::hint::black_box(sum);
    println!("Benchmark{} 1 {:.2} ns/op", name, start.elapsed().as_nanos() as f64 / 20000.0);
}
#[inline(never)] fn levenshtein(a: &str, b: &str) -> usize { strsim::levenshtein(a, b) }
#[inline(never)] fn osa(a: &str, b: &str) -> usize { strsim::osa_distance(a, b) }
#[inline(never)] fn jaro(a: &str, b: &str) -> usize { (1000.0 * strsim::jaro(a, b)) as usize }
fn main() { bench("Levenshtein", levenshtein); bench("Osa", osa); bench("Jaro", jaro); }
`;
  return {
    files: { 'src/strsim.rs': library, 'src/main.rs': main },
    source: 'src/strsim.rs',
    setup: `mkdir -p out && rustc -O --edition 2018 ${alignsLoops ? '-C llvm-args=-align-loops=64 ' : ''}-C link-arg=-fuse-ld=lld -C link-arg="-Wl,--shuffle-sections=*=$BENCH_REFEREE_LAYOUT" -o out/bench src/main.rs`,
    run: './out/bench',
    format: 'go',
    deadFunction: (number) =>
      `\n#[inline(never)] pub fn unused_${number}(values: &[usize]) -> usize { values.iter().fold(${number}, |sum, one| sum * 31 ^ one) }\n#[used] static KEEP_${number}: fn(&[usize]) -> usize = unused_${number};\n`,
    comment: '// This says nothing about the code below.\n',
    unrelated: ['extra/lib.rs', 'pub fn extra() -> usize { 1 }\n'],
    slowDown: (source, part) =>
      source.replace(
        'pub fn levenshtein(a: &str, b: &str) -> usize {\n',
        `pub fn levenshtein(a: &str, b: &str) -> usize {\n    use std::sync::atomic::{AtomicUsize, Ordering};\n    static CALLS: AtomicUsize = AtomicUsize::new(0);\n    if CALLS.fetch_add(1, Ordering::Relaxed) % 100 < ${Math.round(100 * part)} { std::hint::black_box(levenshtein_once(a, b)); }\n    levenshtein_once(a, b)\n}\n\n#[inline(never)]\nfn levenshtein_once(a: &str, b: &str) -> usize {\n`,
      ),
  };
}

function cppProject(alignsLoops: boolean): Project {
  const work = `#include "work.h"
#include <algorithm>
#include <map>
#include <regex>

size_t sorted(const std::vector<std::string>& words) {
  std::vector<std::string> copy(words);
  std::sort(copy.begin(), copy.end());
  return copy.front().size();
}

size_t counted(const std::vector<std::string>& words) {
  std::map<std::string, size_t> counts;
  for (const std::string& word : words) ++counts[word];
  return counts.size();
}

size_t matched(const std::vector<std::string>& words) {
  static const std::regex pattern("w(or)?d?[0-9]+x*");
  size_t found = 0;
  for (size_t index = 0; index < words.size(); index += 16) found += std::regex_match(words[index], pattern);
  return found;
}
`;
  const main = `#include "work.h"
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
static void bench(const char* name, size_t (*work)(const std::vector<std::string>&)) {
  const char* wanted = std::getenv("BENCH_REFEREE_FILTER");
  if (wanted && *wanted && !std::strstr(wanted, name)) return;
  std::vector<std::string> words;
  for (unsigned index = 0; index < 400; ++index) words.push_back("word" + std::to_string(index * 2654435761u % 1000));
  auto start = std::chrono::steady_clock::now();
  volatile size_t sum = 0;
  for (int run = 0; run < 300; ++run) sum = sum + work(words);
  std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
  std::printf("Benchmark%s 1 %.2f ns/op\\n", name, took.count() / 300);
}
int main() { bench("Sorted", sorted); bench("Counted", counted); bench("Matched", matched); }
`;
  const header = `#include <string>
#include <vector>
size_t sorted(const std::vector<std::string>&);
size_t counted(const std::vector<std::string>&);
size_t matched(const std::vector<std::string>&);
`;
  // Code of another size in front of everything moves all that follows.
  const padding = `echo "__attribute__((used)) static void padding() { __asm__(\\".skip $((16 * BENCH_REFEREE_LAYOUT)), 0x90\\"); }" > out/padding.cc`;
  return {
    files: { 'work.cc': work, 'main.cc': main, 'work.h': header },
    source: 'work.cc',
    setup: `mkdir -p out && ${padding} && g++ -O2 -falign-functions=${alignsLoops ? '64 -falign-loops=64' : '16'} -o out/bench out/padding.cc work.cc main.cc`,
    run: './out/bench',
    format: 'go',
    deadFunction: (number) =>
      `\n__attribute__((used)) static size_t unused_${number}(const size_t* values, size_t count) {\n  size_t sum = ${number};\n  for (size_t index = 0; index < count; ++index) sum = sum * 31 ^ values[index];\n  return sum;\n}\n`,
    comment: '// This says nothing about the code below.\n',
    unrelated: ['extra/extra.cc', 'int extra() { return 1; }\n'],
    slowDown: (source, part) =>
      source.replace(
        'size_t sorted(const std::vector<std::string>& words) {\n',
        `__attribute__((noinline)) static size_t sorted_once(const std::vector<std::string>& words);\n\nsize_t sorted(const std::vector<std::string>& words) {\n  static int calls = 0;\n  if (calls++ % 100 < ${Math.round(100 * part)}) sorted_once(words);\n  return sorted_once(words);\n}\n\nstatic size_t sorted_once(const std::vector<std::string>& words) {\n`,
      ),
  };
}

export const PROJECTS: Readonly<Record<string, (alignsLoops: boolean) => Project>> = {
  go: goProject,
  rust: rustProject,
  cpp: cppProject,
};
