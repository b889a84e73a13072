// `benchmark-files` with real tools of eight kinds: a benchmark that is new in head is measured on both sides, and if base
// cannot build or run it, base is measured with its own benchmarks and one warning says so. The projects are those of
// `__tests__/fixtures/tools`. They measure as little as the tools allow. On a machine that lacks a tool its tests are
// skipped, in CI they fail.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { installPytest, listMissing, type Needs, OWN, stayOnOwnCpu } from './support/tools.ts';

stayOnOwnCpu();

/** Also on a busy machine, where everything is built twice. */
const TIMEOUT_MS = 20 * 60_000;

const FIXTURES = join(import.meta.dirname, '../fixtures');

/** Texts by path: what is added at the end of a file or is a new file, or what is inserted before a text of the file. */
type Additions = Readonly<Record<string, string | { readonly text: string; readonly before: string }>>;

interface Tool extends Needs {
  readonly tool: string;
  /** Folder of the project, below `__tests__/fixtures`. */
  readonly project: string;
  /** Keys of the configuration that say what runs. */
  readonly config: string;
  /** Patterns of the files with benchmarks. */
  readonly files: string;
  /** What base has, beside the project. */
  readonly base?: Additions;
  /** Returns the benchmark that head adds. It calls this function. */
  readonly benchmark: (called: string) => Additions;
  /** A function of base. */
  readonly known: string;
  /** A function that only head has, and its definition. */
  readonly unknown: readonly [name: string, definition: Additions];
  /** Names of the benchmarks: the new one, and one that base has. */
  readonly added: string;
  readonly old: string;
  readonly env?: () => Readonly<Record<string, string>>;
}

const TOOLS: readonly Tool[] = [
  {
    tool: 'go test',
    project: 'tools/go',
    needs: [['go', 'version']],
    config: `setup: go test -c -o work.test .\nrun: ./work.test -test.run='^$' -test.bench=. -test.benchtime=20x`,
    files: '**/*_test.go',
    benchmark: (called) => ({
      'extra_test.go': `package work\n\nimport "testing"\n\nfunc BenchmarkExtra(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink = ${called}(uint64(i))\n\t}\n}\n`,
    }),
    known: 'Sum',
    unknown: ['Twice', { 'twice.go': 'package work\n\nfunc Twice(seed uint64) uint64 { return 2 * seed }\n' }],
    added: 'Extra',
    old: 'Sum',
  },
  {
    tool: 'pytest-benchmark',
    project: 'tools/pytest-benchmark',
    needs: [['python3', '-m', 'venv', '--help']],
    config:
      'run: pytest --benchmark-only --benchmark-max-time=0.01 --benchmark-min-rounds=2 --benchmark-json=results.json\noutput-file: results.json',
    files: 'test_*.py',
    benchmark: (called) => ({
      'test_extra.py': `import work\n\n\ndef test_extra(benchmark):\n    benchmark(work.${called}, 1)\n`,
    }),
    known: 'add',
    unknown: ['twice', { 'work.py': '\n\ndef twice(seed):\n    return 2 * seed\n' }],
    added: 'test_extra.py::test_extra',
    old: 'test_work.py::test_add',
    env: installPytest,
  },
  {
    tool: 'Criterion.rs',
    project: 'tools/criterion-files',
    needs: [['cargo', '--version']],
    config:
      'setup: cp -a "$BUILT_DEPENDENCIES" target && cargo bench --bench work --no-run\nrun: cargo bench --bench work -- --noplot --sample-size 10 --warm-up-time 0.01 --measurement-time 0.01\nformat: criterion-files\noutput-file: target/criterion/**/new/*.json',
    files: 'benches/**',
    benchmark: (called) => ({
      'benches/work.rs': {
        text: `group.bench_function("extra", |b| b.iter(|| work::${called}(black_box(1))));\n    `,
        before: 'group.finish();',
      },
    }),
    known: 'sum',
    unknown: ['twice', { 'src/lib.rs': '\npub fn twice(seed: u64) -> u64 {\n    2 * seed\n}\n' }],
    added: 'work/extra',
    old: 'work/sum',
    env: buildCriterion,
  },
  {
    tool: 'Google Benchmark',
    project: 'tools/google-benchmark',
    needs: [
      ['cmake', '--version'],
      ['c++', '--version'],
    ],
    header: '/usr/include/benchmark/benchmark.h',
    config:
      'setup: cmake -S . -B build -DCMAKE_BUILD_TYPE=Release && cmake --build build --target bench\nrun: ./build/bench --benchmark_format=json --benchmark_min_time=0.001',
    files: 'bench.cc',
    benchmark: (called) => ({
      'bench.cc': `\nstatic void BM_extra(benchmark::State& state) {\n  for (auto _ : state) benchmark::DoNotOptimize(${called}(1));\n}\nBENCHMARK(BM_extra);\n`,
    }),
    known: 'sum',
    unknown: ['twice', { 'work.h': '\ninline std::uint64_t twice(std::uint64_t seed) { return 2 * seed; }\n' }],
    added: 'BM_extra',
    old: 'BM_sum',
  },
  {
    tool: 'JMH',
    project: 'tools/jmh',
    needs: [
      ['mvn', '--version'],
      ['java', '-version'],
    ],
    // JMH refuses to run beside another one, which the tests of other files start.
    config:
      'setup: mvn -B -q package\nrun: java -Djmh.ignoreLock=true -jar target/benchmarks.jar -f 1 -wi 0 -i 1 -r 20ms -foe true -rf json -rff results.json\noutput-file: results.json',
    files: 'src/main/java/com/example/*Bench.java',
    benchmark: (called) => ({
      'src/main/java/com/example/ExtraBench.java': `package com.example;\n\nimport org.openjdk.jmh.annotations.Benchmark;\nimport org.openjdk.jmh.annotations.BenchmarkMode;\nimport org.openjdk.jmh.annotations.Mode;\n\npublic class ExtraBench {\n  @Benchmark\n  @BenchmarkMode(Mode.AverageTime)\n  public long extra() {\n    return ${called}();\n  }\n}\n`,
    }),
    known: 'new Work().sum',
    unknown: [
      'Twice.once',
      {
        'src/main/java/com/example/Twice.java':
          'package com.example;\n\nclass Twice {\n  static long once() {\n    return 2;\n  }\n}\n',
      },
    ],
    added: 'com.example.ExtraBench.extra',
    old: 'com.example.Work.sum',
  },
  {
    tool: 'vitest bench',
    project: 'tools/vitest-bench',
    needs: [['npm', '--version']],
    config:
      'setup: cp -a "$INSTALLED_PACKAGES" node_modules\nrun: npx vitest bench --run --outputJson results.json\noutput-file: results.json',
    files: '*.bench.js',
    benchmark: (called) => ({
      'extra.bench.js': `import { bench } from 'vitest';\nimport { ${called} } from './work.js';\n\nbench('extra', () => { ${called}(1); }, { time: 10, warmupTime: 1 });\n`,
    }),
    known: 'sum',
    unknown: ['twice', { 'work.js': '\nexport function twice(seed) {\n  return 2 * seed;\n}\n' }],
    added: 'extra.bench.js > extra',
    old: 'work.bench.js > work > sum',
    env: installVitest,
  },
  {
    tool: 'tinybench',
    project: 'init/js-tinybench',
    needs: [['npm', '--version']],
    config:
      'setup: npm install --prefer-offline --no-audit --no-fund && npm run build\nrun: for file in bench/*.js; do node "$file" || exit; done',
    files: 'bench/**',
    base: { '.gitignore': 'node_modules/\npackage-lock.json\n' },
    benchmark: (called) => ({
      'bench/extra.js': `import { Bench } from 'tinybench';\nimport { ${called} } from '../words.js';\n\nconst bench = new Bench({ time: 10 });\nbench.add('extra', () => ${called}('a b'));\nawait bench.run();\nconsole.table(bench.table());\n`,
    }),
    known: 'count',
    unknown: ['twice', { 'words.js': '\nexport const twice = (text) => text + text;\n' }],
    added: 'extra',
    old: 'count',
  },
  {
    tool: 'hyperfine',
    project: 'tools/hyperfine',
    needs: [
      ['hyperfine', '--version'],
      ['cc', '--version'],
      ['make', '--version'],
    ],
    config: 'setup: make\nrun: sh bench.sh\noutput-file: results.json',
    files: 'bench.sh',
    base: { 'bench.sh': 'hyperfine --runs 2 --export-json results.json "./work sum"' },
    benchmark: (called) => ({ 'bench.sh': ` "${called}"\n` }),
    known: './work mix',
    unknown: ['sh twice.sh', { 'twice.sh': './work sum\n' }],
    added: './work mix',
    old: './work sum',
  },
];

describe.each(TOOLS)('$tool', (tool) => {
  const missing = listMissing(tool);
  const isWanted = missing.length === 0 || process.env['CI'] === 'true';
  if (!isWanted) process.stderr.write(`${tool.tool} is not tried: here is no ${missing.join(', no ')}\n`);
  const run = isWanted ? test : test.skip;
  let installed: Readonly<Record<string, string>> | undefined;
  const env = () => {
    installed ??= tool.env?.() ?? {};
    return installed;
  };

  run(
    'measures a new benchmark on both sides',
    async () => {
      const { report, problems } = await check(tool, tool.benchmark(tool.known), env());
      expect({ problems, benchmarkFiles: report.json['benchmarkFiles'] }).toEqual({
        problems: [],
        benchmarkFiles: 'head',
      });
      for (const name of [tool.added, tool.old]) expect(sidesOf(report, name)).toEqual({ base: 2, head: 2 });
    },
    TIMEOUT_MS,
  );

  run(
    'measures base with its own benchmarks if it cannot build or run the new one',
    async () => {
      const [called, definition] = tool.unknown;
      const added = { ...tool.benchmark(called), ...definition };
      const { report, problems } = await check(tool, added, env());
      expect({ problems, benchmarkFiles: report.json['benchmarkFiles'] }).toEqual({
        problems: ['warning benchmark-files-not-for-base'],
        benchmarkFiles: 'own',
      });
      const name = tool.added === tool.known ? called : tool.added;
      expect(sidesOf(report, name)).toEqual({ base: undefined, head: 2 });
      expect(sidesOf(report, tool.old)).toEqual({ base: 2, head: 2 });
    },
    TIMEOUT_MS,
  );
});

type Report = ReturnType<typeof reportOf>;

/** Returns the number of values of each side. */
function sidesOf(report: Report, name: string) {
  const rows = report.json['comparisons'] as ReturnType<Report['row']>[];
  // Go writes the number of processors behind a name.
  const row = rows.find((one) => one.name.replace(/-\d+$/, '') === name);
  expect(rows.map((one) => one.name)).toContain(row?.name);
  return { base: row?.base?.n, head: row?.head?.n };
}

async function check(tool: Tool, added: Additions, env: Readonly<Record<string, string>>) {
  const { folder, git } = freshRepository({ 'README.md': 'A repository with benchmarks.\n' });
  cpSync(join(FIXTURES, tool.project), folder, { recursive: true });
  add(folder, tool.base ?? {});
  mkdirSync(join(folder, '.github'), { recursive: true });
  const rest = `rounds: 2\nbenchmark-files: "${tool.files}"\nbudgets:\n  - metric: '*'\n    max-regression: 1000%\n    level: warn\n`;
  writeFileSync(join(folder, '.github/bench-referee.yml'), `${tool.config}\n${rest}`);
  git('add', '--all');
  git('commit', '--quiet', '--message=benchmarks');
  add(folder, added);
  git('add', '--all');
  git('commit', '--quiet', '--message=a new benchmark');
  const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--format', 'json'];
  const ended = await cli(['check', ...flags], { folder, env: { ...OWN, ...env } });
  const report = reportOf(ended.stdout);
  // What else the machine does is not of interest here, and may be anything.
  const problems = report.problems.flatMap(({ severity, code }) =>
    severity === 'error' || code.startsWith('benchmark-files-') ? [`${severity} ${code}`] : [],
  );
  return { report, problems };
}

function add(folder: string, additions: Additions): void {
  for (const [path, added] of Object.entries(additions)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (typeof added === 'string') writeFileSync(file, old + added);
    else {
      expect(old).toContain(added.before);
      writeFileSync(file, old.replace(added.before, added.text + added.before));
    }
  }
}

/** Builds what all sides need of Criterion.rs, which takes much longer than the benchmarks themselves. */
function buildCriterion(): Readonly<Record<string, string>> {
  const [project, target] = [temporaryFolder('criterion-'), temporaryFolder('target-')];
  cpSync(join(FIXTURES, 'tools/criterion-files'), project, { recursive: true });
  const env = { ...process.env, CARGO_TARGET_DIR: target };
  execFileSync('cargo', ['bench', '--quiet', '--bench', 'work', '--no-run'], { cwd: project, env, stdio: 'pipe' });
  return { BUILT_DEPENDENCIES: target };
}

/** Installs vitest once for all sides: it takes much longer than the benchmarks themselves. */
function installVitest(): Readonly<Record<string, string>> {
  const project = temporaryFolder('vitest-');
  cpSync(join(FIXTURES, 'tools/vitest-bench/package.json'), join(project, 'package.json'));
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', install, { cwd: project, stdio: 'pipe' });
  return { INSTALLED_PACKAGES: join(project, 'node_modules') };
}
