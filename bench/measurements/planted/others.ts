// A program in Python under py-spy, and one in C++ under perf: a list that is searched instead of a set, and a table whose hash collides.

import type { Case } from './cases.ts';

const FILTER = `"\${BENCH_REFEREE_FILTER:-.}"`;

const searchedList: Case = {
  name: 'python: a list that is searched in place of a set',
  needs: ['python3', 'py-spy'],
  files: {
    'stopwords.py': `STOPWORDS = ["a", "an", "and", "as", "at", "by", "for", "from", "in", "is", "it", "of", "on", "or", "the", "to"]


def keep(words):
    stop = frozenset(STOPWORDS)
    kept = []
    for word in words:
        if word.lower() not in stop:
            kept.append(word)
    return kept


def initials(words):
    return [word[0] for word in words]


def lengths(words):
    sizes = {}
    for word in words:
        sizes[len(word)] = sizes.get(len(word), 0) + 1
    return sizes
`,
    'bench.py': `import re, sys, time
from stopwords import initials, keep, lengths

words = [f"word{index * 7919 % 977}" for index in range(3000)]
wanted = re.compile(sys.argv[2])


def fastest(work, ms):
    end, least = time.perf_counter_ns() + 1e6 * ms, 1e12
    while time.perf_counter_ns() < end:
        start = time.perf_counter_ns()
        work(words)
        least = min(least, time.perf_counter_ns() - start)
    return least


for name, work in {"Keep": keep, "Initials": initials, "Lengths": lengths}.items():
    if wanted.search(f"Benchmark{name}"):
        print(f"Benchmark{name} 1 {fastest(work, float(sys.argv[1]))} ns/op")
`,
  },
  configuration: {
    run: `python3 bench.py 60 ${FILTER}`,
    format: 'go',
    profile: {
      command: `py-spy record --rate 500 --format raw --output "$BENCH_REFEREE_PROFILE" -- python3 bench.py 1200 ${FILTER}`,
    },
  },
  planted: ['stopwords.py', '    stop = frozenset(STOPWORDS)\n', '    stop = STOPWORDS[:9]\n'],
  refactored: ['stopwords.py', '    kept = []\n    for word', '    kept = list()\n    for word'],
  row: 'Keep',
  functions: /^keep$/,
  unused: ['stopwords.py', '\n\ndef unused_yet(words):\n    return sorted(words)\n'],
};

const collidingHash: Case = {
  name: 'c++: a hash that collides, seen in another function',
  needs: ['g++', 'perf'],
  files: {
    '.gitignore': 'bench\n',
    'table.h': `#include <cstdint>
#include <string>
#include <vector>

class Table {
 public:
  explicit Table(const std::vector<std::string>& words);
  std::size_t find(const std::string& word) const;

 private:
  std::size_t slot(const std::string& word) const;
  std::vector<const std::string*> slots_;
};
`,
    'table.cc': `#include "table.h"

Table::Table(const std::vector<std::string>& words) : slots_(4096) {
  for (const std::string& word : words) {
    std::size_t at = slot(word);
    while (slots_[at] != nullptr && *slots_[at] != word) at = (at + 1) % slots_.size();
    slots_[at] = &word;
  }
}

__attribute__((noinline)) std::size_t Table::find(const std::string& word) const {
  std::size_t at = slot(word);
  while (slots_[at] != nullptr && *slots_[at] != word) at = (at + 1) % slots_.size();
  return at;
}

__attribute__((noinline)) std::size_t Table::slot(const std::string& word) const {
  std::uint32_t hash = 2166136261u;
  for (char letter : word) hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619u;
  return hash % slots_.size();
}
`,
    'main.cc': `#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <regex>
#include "table.h"

static std::vector<std::string> words;

__attribute__((noinline)) static std::size_t found() {
  static const Table table(words);
  std::size_t sum = 0;
  for (const std::string& word : words) sum += table.find(word);
  return sum;
}

__attribute__((noinline)) static std::size_t letters() {
  std::size_t sum = 0;
  for (const std::string& word : words)
    for (char letter : word) sum += letter & 3;
  return sum;
}

static void run(const char* name, std::size_t (*work)(), double ms, const char* filter) {
  if (!std::regex_search(name, std::regex(filter))) return;
  using clock = std::chrono::steady_clock;
  volatile std::size_t sink = 0;
  const auto end = clock::now() + std::chrono::duration<double, std::milli>(ms);
  double fastest = 1e12;
  while (clock::now() < end) {
    const auto start = clock::now();
    sink = sink + work();
    fastest = std::min(fastest, std::chrono::duration<double, std::nano>(clock::now() - start).count());
  }
  std::printf("%s 1 %.2f ns/op\\n", name, fastest);
}

int main(int, char** argv) {
  for (unsigned index = 0; index < 1200; ++index) words.push_back("word" + std::to_string(index * 2654435761u));
  run("BenchmarkFind", found, std::atof(argv[1]), argv[2]);
  run("BenchmarkLetters", letters, std::atof(argv[1]), argv[2]);
}
`,
  },
  configuration: {
    // Otherwise an unused function of another file moves the loops, and makes one 40 % slower.
    setup: 'g++ -O2 -g -fno-omit-frame-pointer -falign-functions=64 -falign-loops=64 -o bench table.cc main.cc',
    run: `./bench 60 ${FILTER}`,
    format: 'go',
    profile: {
      command: `perf record -q -F 999 -e cpu-clock -g -o "$TMPDIR/perf.data" ./bench 800 ${FILTER} > /dev/null && perf script -i "$TMPDIR/perf.data" > "$BENCH_REFEREE_PROFILE"`,
    },
  },
  planted: ['table.cc', '  return hash % slots_.size();', '  return (hash & 0x7f8) % slots_.size();'],
  refactored: ['table.cc', '  std::uint32_t hash = 2166136261u;', '  std::uint32_t hash{2166136261u};'],
  row: 'Find',
  // The hash is as fast as before. Its collisions are found here.
  functions: /^Table::(?:find|slot)\b/,
  unused: ['table.cc', '\nstd::size_t unused_yet(std::size_t one) { return one * 31; }\n'],
};

export const CASES_OF_OTHERS: readonly Case[] = [searchedList, collidingHash];
