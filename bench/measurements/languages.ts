// CPU time as a witness in five languages: whole commands, next to neighbours on every processor, each judged unchanged and with 10 %
// more work. A sixth command sleeps, 20 % longer on head: nothing may keep it. Needs go, rustc, g++, python3 and node.
//   npm run build; npx node bench/measurements/languages.ts [--pairs 4] [--only rust,node]

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isolatedGitEnvironment } from './neighbour/gate.ts';
import { listCores, startNeighbours } from './neighbour/neighbour.ts';
import type { RunReport } from './neighbour/tally.ts';

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '4' }, only: { type: 'string', default: '' } },
});

interface Program {
  readonly file: string;
  readonly source: string;
  readonly setup: string | null;
  readonly run: string;
  /** Content of `work`: the repetitions, or the seconds to sleep. */
  readonly base: string;
  readonly slower: string;
}

const WORK = { base: '300', slower: '330' };

const PROGRAMS: Readonly<Record<string, Program>> = {
  go: {
    file: 'main.go',
    source: `package main
import ("crypto/sha256"; "fmt"; "os"; "strconv"; "strings")
func main() {
	text, _ := os.ReadFile("work")
	times, _ := strconv.Atoi(strings.TrimSpace(string(text)))
	data := make([]byte, 1<<20)
	var sum byte
	for i := 0; i < times/2; i++ { sum ^= sha256.Sum256(data)[0] }
	fmt.Println(sum)
}
`,
    setup: 'go build -o bench main.go',
    run: './bench',
    ...WORK,
  },
  rust: {
    file: 'main.rs',
    source: `fn main() {
    let times: usize = std::fs::read_to_string("work").unwrap().trim().parse().unwrap();
    let mut total = 0u64;
    for round in 0..times {
        let mut state = round as u32;
        let mut list: Vec<u32> = (0..10_000).map(|_| { state = state.wrapping_mul(1664525).wrapping_add(1013904223); state }).collect();
        list.sort_unstable();
        total += list[5_000] as u64;
    }
    println!("{total}");
}
`,
    setup: 'rustc -O -o bench main.rs',
    run: './bench',
    ...WORK,
  },
  cpp: {
    file: 'main.cpp',
    source: `#include <cstdio>
#include <map>
#include <fstream>
int main() {
  int times = 0;
  std::ifstream("work") >> times;
  unsigned long sum = 0;
  for (int round = 0; round < times; round++) {
    std::map<unsigned, unsigned> seen;
    unsigned state = round;
    for (int i = 0; i < 4000; i++) { state = state * 1664525 + 1013904223; seen[state >> 12] = i; }
    sum += seen.size();
  }
  std::printf("%lu\\n", sum);
}
`,
    setup: 'g++ -O2 -o bench main.cpp',
    run: './bench',
    ...WORK,
  },
  python: {
    file: 'main.py',
    source: `import json
times = int(open("work").read())
data = [{"id": i, "name": f"name{i * 7919}"} for i in range(1000)]
print(sum(len(json.dumps(data)) for _ in range(times)))
`,
    setup: null,
    run: 'python3 main.py',
    ...WORK,
  },
  node: {
    file: 'main.mjs',
    source: `import { readFileSync } from 'node:fs';
const times = Number(readFileSync('work', 'utf8'));
const data = Array.from({ length: 1000 }, (_, id) => ({ id, name: \`name\${id * 7919}\` }));
let sum = 0;
for (let round = 0; round < 4 * times; round += 1) sum += JSON.stringify(data).length;
console.log(sum);
`,
    setup: null,
    run: 'node main.mjs',
    ...WORK,
  },
  sleeper: { file: 'README.md', source: '', setup: null, run: 'sleep "$(cat work)"', base: '0.30', slower: '0.36' },
};

const CLI = resolve(import.meta.dirname, '../../dist/cli.js');
const root = mkdtempSync(join(tmpdir(), 'bench-referee-languages-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

for (const [language, program] of Object.entries(PROGRAMS)) {
  if (values.only !== '' && !values.only.split(',').includes(language)) continue;
  const folder = join(root, language);
  const base = commit(folder, program, program.base, 0);
  for (const kind of ['unchanged', 'slower'] as const) {
    const found: string[] = [];
    for (let pair = 1; pair <= Number(values.pairs); pair += 1) {
      git(folder, 'checkout', '--quiet', '--detach', base);
      const head = commit(folder, program, kind === 'slower' ? program.slower : program.base, pair);
      found.push(judge(folder, { base, head, pair }));
    }
    console.log(`${language.padEnd(8)} ${kind.padEnd(10)} ${found.join(', ')}`);
  }
}

/** Returns what became of the row of the clock, and who decided it. */
function judge(folder: string, { base, head, pair }: { base: string; head: string; pair: number }): string {
  const neighbours = startNeighbours(listCores(), { seed: pair, meanOn: 5, meanOff: 5 });
  const flags = ['--base', base, '--head', head, '--seed', `${pair}`, '--format', 'json', '--fail-on', 'never'];
  const { stdout } = spawnSync(process.execPath, [CLI, 'check', ...flags], {
    cwd: folder,
    env: isolatedGitEnvironment(),
    encoding: 'utf8',
  });
  neighbours.stop();
  const { comparisons } = JSON.parse(stdout) as RunReport;
  const row = comparisons.find(({ metric }) => metric === 'wall-time');
  const { outcome = 'none', because } = (row?.budgets[0] ?? {}) as { outcome?: string; because?: unknown };
  return because == null ? outcome : `${outcome} (${JSON.stringify(because)})`;
}

function commit(folder: string, program: Program, work: string, number: number): string {
  const configuration = {
    ...(program.setup === null ? {} : { setup: program.setup }),
    run: program.run,
    format: 'command',
    cpus: 'one',
    count: 'cpu-time',
    stop: 'rows',
    budgets: [{ metric: 'wall-time', 'max-regression': '5%' }],
  };
  const files = {
    [program.file]: program.source,
    work: `${work}\n`,
    number: `${number}\n`,
    '.gitignore': 'bench\n',
    '.github/bench-referee.yml': JSON.stringify(configuration, null, 1),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  if (number === 0) git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '--quiet', '--message', 'work');
  return git(folder, 'rev-parse', 'HEAD').trim();
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, env: isolatedGitEnvironment(), encoding: 'utf8' });
}
