// What is written, whatever was found: the configuration is one for our own parser, the workflow is one for
// actionlint (in the workflow tests) and holds to our own rules.

import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { formatIds } from '../../../src/formats/format-names.ts';
import { type CommandTrial, commandSuite } from '../../../src/init/command.ts';
import { FIRST_GATE, nameGate, planOf } from '../../../src/init/gates.ts';
import { ECOSYSTEMS, findSuites } from '../../../src/init/index.ts';
import { renderConfiguration, renderWorkflow } from '../../../src/init/written-files.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { DEFAULTS } from '../../../src/settings/options.ts';
import { below, GO, INIT_REPOSITORIES, VITEST } from '../../support/init-repositories.ts';
import { sourceTree } from '../../support/source-tree.ts';

const SURROUNDINGS = { maxMinutes: 20, uses: 'octo/bench-referee@v1.2.3' };
const WORKFLOW = { names: FIRST_GATE, uses: 'octo/bench-referee@v1', todo: null, steps: [], maxMinutes: 20 };

function written(files: Record<string, string>) {
  const tree = sourceTree(files);
  const plan = planOf(
    findSuites(tree).flatMap(({ suites }) => suites),
    tree,
  );
  if (plan === null) throw new Error('nothing was found');
  const workflow = renderWorkflow({ ...WORKFLOW, steps: plan.steps });
  const text = renderConfiguration(plan, SURROUNDINGS);
  return { plan, text, config: parseConfigFile(text, 'bench-referee.yml'), workflow, jobs: parse(workflow) };
}

describe.each(Object.entries(INIT_REPOSITORIES))('of %s', (_, files) => {
  test('the configuration is accepted, names a format that there is, and sets a budget', () => {
    const { config, plan } = written(files);
    expect(formatIds).toContain(config.format);
    expect(config.run?.map((one) => (typeof one === 'string' ? one : one.command))).toEqual(
      plan.run.map(({ command }) => command),
    );
    expect(config.setup ?? null).toBe(plan.setup.length === 0 ? null : plan.setup.join('\n'));
    expect(config.budgets?.length).toBeGreaterThan(0);
    expect([config.rounds, config.maxMinutes]).toEqual([{ min: 6, max: 30 }, 20]);
  });

  test('the comment about profiles, if there is one, is a key that is accepted', () => {
    const lines = written(files).text.split('\n');
    const start = lines.indexOf('# profile:');
    if (start === -1) return;
    const end = lines.findIndex((line, index) => index > start && !line.startsWith('#   '));
    const key = lines.slice(start, end).map((line) => line.slice(2));
    const { profile } = parseConfigFile(`run: bench\n${key.join('\n')}\n`, 'bench-referee.yml');
    expect(profile).toMatchObject({ format: 'auto', runs: 5 });
    expect(profile!.command).toContain('BENCH_REFEREE_PROFILE');
  });

  test('the workflow pins what it uses, grants what is needed, and keeps the token out of the checkout', () => {
    const { jobs, workflow } = written(files);
    const job = jobs.jobs['measure'];
    expect(jobs.permissions).toEqual({});
    expect(job.permissions).toEqual({ contents: 'read', 'pull-requests': 'write', checks: 'write' });
    expect(job.steps[0].with).toEqual({ 'persist-credentials': false });
    for (const { uses } of job.steps.filter(({ uses }: { uses?: string }) => !uses?.startsWith('octo/'))) {
      if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    }
    expect(job.steps.at(-2)).toEqual({ uses: 'octo/bench-referee@v1', id: 'gate', with: { comment: 'on-change' } });
    expect(job.steps.at(-1)).toMatchObject({
      uses: expect.stringMatching(/^actions\/upload-artifact@/),
      with: { path: expect.stringContaining('steps.gate.outputs.report-html') },
    });
    expect(workflow.match(/^ {6}(?:contents|pull-requests|checks): \w+ # /gm)).toHaveLength(3);
  });
});

test('profiles are proposed for one command of each language, and not for several packages of Go', () => {
  const proposed = Object.entries(INIT_REPOSITORIES).filter(([, files]) => written(files).text.includes('# profile:'));
  expect(proposed.length).toBeGreaterThan(5);
  expect(written({ ...below('a', GO), ...below('b c', GO) }).text).not.toContain('# profile:');
});

test('Python has two profilers, of which one comes with Python 3.15', () => {
  const { text } = written(INIT_REPOSITORIES['python']!);
  expect(text).toMatch(/^# {3}command: py-spy record .* -- \S+ -m pytest /m);
  expect(text).toMatch(
    /^# From Python 3\.15 on, .* -m profiling\.sampling run --collapsed -o "\$BENCH_REFEREE_PROFILE" -m pytest /m,
  );
});

describe('one processor', () => {
  const pinned = (files: Record<string, string>) => written(files).config.cpus ?? null;

  test('is for tools whose benchmarks have one thread', () => {
    const names = Object.entries(INIT_REPOSITORIES).filter(([, files]) => pinned(files) === 'one');
    expect(names.map(([name]) => name)).toEqual([
      ...['go', 'go below the root', 'two modules of go', 'rust', 'libtest of rust', 'divan', 'python'],
      ...['benchmark.js', 'tinybench', 'mitata', 'cpp', 'catch2', 'nanobench'],
    ]);
  });

  test.each([
    ['go', { 'b_test.go': 'b.RunParallel(func(pb *testing.PB) {})' }],
    ['rust', { 'src/lib.rs': 'use rayon::prelude::*;' }],
    ['divan', { 'benches/a.rs': '#[divan::bench(threads = [1, 4])]\nfn a() {}\n' }],
    ['cpp', { 'a.cc': 'BENCHMARK(a)->Threads(4);\n' }],
    ['python', { 'test_b.py': 'from concurrent.futures import ThreadPoolExecutor' }],
    ['mitata', { 'bench.js': "import 'node:worker_threads';\nawait run({ format: 'json' })" }],
  ])('is not for threads in %s: %j', (name, more) => {
    const files = { ...INIT_REPOSITORIES[name]!, ...more };
    expect(pinned(files)).toBeNull();
    expect(written(files).text).toContain('\n# cpus: one # less noise, but a benchmark seems to use several threads\n');
  });
});

describe('where the commands run', () => {
  test('one place below the root becomes the working directory', () => {
    const { config } = written(below('services/api', GO));
    expect(config.workingDirectory).toBe('services/api');
    expect(config.run?.[0]).toMatch(/^\.\/bench-referee\.test /);
  });

  test('of several places each command goes to its own, and the setups do not stay there', () => {
    const { config } = written({ ...below('a', GO), ...below('b c', GO) });
    expect(config.workingDirectory).toBeUndefined();
    expect(config.run).toMatchObject([
      { name: 'a', workingDirectory: 'a', dependsOn: ['a/**', 'a/bench-referee.test'] },
      { name: 'b-c', workingDirectory: 'b c', dependsOn: ['b c/**', 'b c/bench-referee.test'] },
    ]);
    const build = 'go test -c -trimpath -buildvcs=false -o bench-referee.test .';
    expect(config.setup).toBe(`(cd a && ${build})\n(cd 'b c' && ${build})`);
  });

  test('packages with one lock file are installed once, and their results looked for in both', () => {
    const { config } = written(INIT_REPOSITORIES['packages of javascript']!);
    expect(config.run).toHaveLength(2);
    expect(config.outputFile).toBe('**/bench-referee-results.json');
  });
});

describe('several tools', () => {
  const files = { ...GO, ...VITEST };

  test('the format with more benchmarks is measured, the other stands in a comment', () => {
    const { plan, text, jobs } = written(files);
    expect(plan.format).toBe('vitest-bench');
    expect(text).toMatch(/^# Also found, .*: 1 benchmark in a_test\.go \(go test, format: go\)\.$/m);
    expect(jobs.jobs['measure'].steps).toHaveLength(4);
  });

  test('who reads single benchmarks comes before who times the whole', () => {
    const script = INIT_REPOSITORIES['another script']!;
    expect(written({ ...GO, ...below('a', script), ...below('b', script) }).plan.format).toBe('go');
  });
});

describe('the recipe for counts', () => {
  /** Returns the commented keys, as if they stood in the file. */
  const recipeOf = (files: Record<string, string>) => {
    const [, block = ''] = written(files).text.split(/^# "sudo apt-get.*\n/m);
    return block === '' ? null : parseConfigFile(block.replaceAll(/^# {3}/gm, ''), 'bench-referee.yml');
  };

  test('builds a program for each package of Go, and keeps the times', () => {
    const files = { ...GO, 'a b/b_test.go': GO['a_test.go'] };
    expect(recipeOf(files)).toMatchObject({
      setup: "(cd 'a b' && go test -c -o bench-referee.test .) && (go test -c -o bench-referee.test .)",
      run: [
        expect.stringMatching(
          /^cd 'a b' && \.\/bench-referee\.test .* \$\{BENCH_REFEREE_ITERATIONS:\+-test\.benchtime=/,
        ),
        expect.stringMatching(/^\.\/bench-referee\.test /),
      ],
      count: ['instructions'],
      budgets: [{ metric: 'sec/op' }, { metric: 'B/op' }, { metric: 'allocs/op' }, { metric: 'instructions' }],
    });
  });

  test('has the marks of pytest-codspeed in place of the times', () => {
    const files = { 'requirements.txt': 'pytest-codspeed', 'tests/test_a.py': 'def test_a(benchmark):\n    pass\n' };
    const recipe = recipeOf(below('py', files));
    expect(recipe).toMatchObject({ count: ['instructions'], measure: 'counts', budgets: [{ metric: 'instructions' }] });
    expect(recipe?.run).toEqual([expect.stringMatching(/python -m pytest --codspeed tests$/)]);
    expect(recipe?.setup).toContain('-r requirements.txt');
  });

  test('has the marks of a layer of CodSpeed for Rust', () => {
    const layer = '[dev-dependencies]\ndivan = { package = "codspeed-divan-compat", version = "5" }\n';
    const files = {
      'Cargo.toml': `[package]\nname = "work"\n${layer}`,
      'benches/a.rs': 'fn main() { divan::main(); }\n#[divan::bench]\nfn a() {}\n',
    };
    expect(recipeOf(files)).toMatchObject({
      setup: 'cargo install --quiet --locked cargo-codspeed && cargo codspeed build',
      run: ['cargo codspeed run'],
      measure: 'counts',
    });
  });

  const FLAGS =
    '--interpreted-frames-native-stack --allow-natives-syntax --hash-seed=1 --random-seed=1 --no-opt --predictable --predictable-gc-schedule --expose-gc --no-concurrent-sweeping --max-old-space-size=4096';
  const tinybench = (bench: string, source: string) => ({
    'package.json': JSON.stringify({
      scripts: { bench },
      devDependencies: { tinybench: '6', '@codspeed/tinybench-plugin': '5' },
    }),
    'bench.mjs': source,
  });

  test("has the marks of CodSpeed's plugin for tinybench beside the times, with the flags of V8 while it counts", () => {
    const recipe = recipeOf(below('web', tinybench('node --no-warnings bench.mjs', 'console.table(bench.table())')));
    expect(recipe).toMatchObject({
      setup: 'npm install',
      run: [`node \${CODSPEED_ENV:+${FLAGS}} --no-warnings bench.mjs`],
      count: ['instructions'],
      budgets: [{ metric: 'time' }, { metric: 'instructions' }],
    });
    expect(recipe?.measure).toBeUndefined();
  });

  test('has these marks alone if the script prints no times that a format reads', () => {
    expect(recipeOf(tinybench('node bench.mjs', 'console.log(bench.results)'))).toMatchObject({
      run: [expect.stringMatching(/^node .* bench\.mjs$/)],
      measure: 'counts',
      budgets: [{ metric: 'instructions' }],
    });
  });

  test.each(['tsx bench.mjs', 'NODE_ENV=production node bench.mjs', 'node a.mjs && node bench.mjs', 'node'])(
    'is not written for the script %j',
    (bench) => {
      expect(recipeOf(tinybench(bench, 'console.table(bench.table())'))).toBeNull();
    },
  );

  test("has the marks of CodSpeed's plugin for vitest in place of the times, below version 5", () => {
    const manifest = '{"devDependencies": {"vitest": "4", "@codspeed/vitest-plugin": "5"}}';
    const files = { ...VITEST, 'package.json': manifest };
    expect(recipeOf(files)).toMatchObject({
      setup: 'npm ci',
      run: ['npx vitest bench --run'],
      measure: 'counts',
      budgets: [{ metric: 'instructions' }],
    });
    expect(recipeOf({ ...files, 'a.bench.ts': 'test("a", async ({ bench }) => bench("b", f).run())' })).toBeNull();
  });

  const cmake = (tag: string) => ({
    'CMakeLists.txt': `FetchContent_Declare(google_benchmark
  GIT_REPOSITORY https://github.com/CodSpeedHQ/codspeed-cpp
  GIT_TAG ${tag} SOURCE_SUBDIR google_benchmark)
add_executable(a a.cc)
target_link_libraries(a benchmark::benchmark)
add_executable(b b.cc)
target_link_libraries(b benchmark::benchmark)
`,
    'a.cc': 'BENCHMARK(a);\n',
    'b.cc': 'BENCHMARK(b);\n',
  });

  test.each([
    ['v2.3.0', 'simulation'],
    ['main', 'simulation'],
    ['v1.4.1', 'instrumentation'],
    ['"1.0.1"', 'instrumentation'],
  ])("has the marks of CodSpeed's Google Benchmark %s, built for them", (tag, mode) => {
    expect(recipeOf(below('native', cmake(tag)))).toMatchObject({
      setup: `cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$PWD/build/bin" -DCODSPEED_MODE=${mode} && cmake --build build --parallel --target a b`,
      run: ['./build/bin/a', './build/bin/b'],
      measure: 'counts',
      budgets: [{ metric: 'instructions' }],
    });
  });

  test("reads the version of CodSpeed's Google Benchmark from CPM too, and no comment", () => {
    const files = cmake('main');
    const lists = files['CMakeLists.txt'].replace(
      /^FetchContent[^)]*\)/,
      'CPMAddPackage("gh:codspeedhq/codspeed-cpp@1.2.0")',
    );
    expect(recipeOf({ ...files, 'CMakeLists.txt': lists })?.setup).toContain('-DCODSPEED_MODE=instrumentation');
    expect(recipeOf({ ...files, 'CMakeLists.txt': lists.replace('CPM', '# CPM') })).toBeNull();
  });

  test('is not written where none is known', () => {
    expect(recipeOf(INIT_REPOSITORIES['python']!)).toBeNull();
    expect(recipeOf(VITEST)).toBeNull();
  });
});

describe('nothing to measure', () => {
  test('without a benchmark there is no plan', () => {
    const found = findSuites(sourceTree({ 'go.mod': '', 'package.json': '{}' }));
    expect(found.map(({ ecosystem }) => ecosystem.title)).toEqual(['Go', 'JavaScript']);
    expect(
      planOf(
        found.flatMap(({ suites }) => suites),
        null,
      ),
    ).toBeNull();
    expect(findSuites(sourceTree({ 'README.md': '' }))).toEqual([]);
  });
});

describe('the setup of a command that is named', () => {
  const PACKAGE = '{"dependencies":{"dep":"1"}}';
  const setup = (command: string, files: Record<string, string>) => {
    const suites = findSuites(sourceTree(files)).flatMap((one) => one.suites);
    const plan = planOf([commandSuite(command, suites, { outcome: 'no-results' })], null)!;
    const config = parseConfigFile(renderConfiguration(plan, SURROUNDINGS), 'bench-referee.yml');
    return config.setup ?? null;
  };

  test.each<[string, Record<string, string>, string | null]>([
    ['node perf.js', { 'package.json': PACKAGE, 'package-lock.json': '' }, 'npm ci'],
    ['node perf.js', { 'package.json': PACKAGE, 'pnpm-lock.yaml': '' }, 'pnpm install --frozen-lockfile'],
    ['yarn perf', { 'package.json': PACKAGE, 'yarn.lock': '' }, 'yarn install --frozen-lockfile'],
    ['make bench', { 'package.json': PACKAGE }, 'npm install'],
    ['cargo bench', { 'package.json': PACKAGE }, null],
    ['npm run perf', { 'package.json': PACKAGE, 'requirements.txt': 'x', 'a.py': '' }, 'npm install'],
    [
      'uv run perf.py',
      { 'pyproject.toml': '', 'uv.lock': '', 'a.py': '' },
      'uv sync --locked --all-extras --all-groups',
    ],
    [
      'poetry run python perf.py',
      { 'pyproject.toml': '', 'poetry.lock': '', 'perf.py': '' },
      'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras',
    ],
    [
      '.venv/bin/python perf.py',
      { 'requirements.txt': 'numpy', 'perf.py': '' },
      'python3 -m venv .venv && .venv/bin/pip install -q -r requirements.txt',
    ],
    ['python perf.py', { 'perf.py': '' }, null],
    ['node ./web/perf.js', { 'web/package.json': PACKAGE }, '(cd web && npm install)'],
    [
      'cd web && node perf.js',
      { 'web/package.json': PACKAGE, 'website/package.json': PACKAGE },
      '(cd web && npm install)',
    ],
    ['node perf.js', { 'web/package.json': PACKAGE }, null],
    [
      'node perf.js',
      { 'package.json': '{"scripts":{"build":"tsc"}}', 'perf.js': "require('./dist/a')" },
      'npm install && npm run build',
    ],
    [
      'node a/perf.js',
      {
        ...{ 'package.json': PACKAGE, 'package-lock.json': '' },
        ...{ 'a/package.json': '{"scripts":{"build":"tsc"}}', 'a/perf.js': "require('./dist/a')" },
        ...{ 'b/package.json': '{"scripts":{"build":"tsc"}}', 'b/perf.js': "require('./dist/b')" },
      },
      'npm ci && (cd a && npm run build)',
    ],
    [
      'make bench',
      { 'package.json': PACKAGE, 'requirements.txt': 'numpy', 'perf.py': '' },
      'python3 -m venv .venv && .venv/bin/pip install -q -r requirements.txt\nnpm install',
    ],
  ])('%j with %j is %j', (command, files, expected) => {
    expect(setup(command, files)).toBe(expected);
  });
});

describe('a command that is named', () => {
  const suites = findSuites(sourceTree({ 'go.mod': '' })).flatMap((one) => one.suites);
  const plan = (trial: CommandTrial) => planOf([commandSuite('make "all: now" # quick', suites, trial)], null)!;
  const text = (trial: CommandTrial) => renderConfiguration(plan(trial), SURROUNDINGS);
  const parsed = (trial: CommandTrial) => parseConfigFile(text(trial), 'bench-referee.yml');

  test.each<[CommandTrial, string]>([
    [{ outcome: 'no-results' }, 'printed nothing in a known format.'],
    [{ outcome: 'failed', how: 'ended with exit code 3' }, 'ended with exit code 3, so its output is not known.'],
    [{ outcome: 'too-slow', seconds: 60 }, 'was stopped after 60 s, so its output is not known.'],
  ])('is measured as a whole after %j, with the reason and the toolchains of the repository', (trial, reason) => {
    expect(parsed(trial)).toMatchObject({ run: ['make "all: now" # quick'], format: 'command' });
    expect(text(trial)).toContain(reason);
    expect(plan(trial).steps).toHaveLength(1);
  });

  test('is measured by the results that it printed', () => {
    const metrics = [
      { name: 'ns/op', isDeterministic: false },
      { name: 'Instructions', isDeterministic: true },
    ];
    const trial: CommandTrial = {
      outcome: 'results',
      results: { format: 'go', benchmarks: 2, metrics, hasFilter: true },
    };
    expect(parsed(trial)).toMatchObject({ run: ['make "all: now" # quick'], format: 'go' });
    expect(plan(trial).budgets.map(({ metric, maxRegression }) => [metric, maxRegression])).toEqual([
      ['ns/op', '5%'],
      ['Instructions', '1%'],
    ]);
    expect(text(trial)).toContain('# It was run once, and printed 2 benchmarks in the format "go".\n');
    expect(text(trial)).toContain('BENCH_REFEREE_FILTER');
  });
});

describe('the list of tools', () => {
  const known = ECOSYSTEMS.flatMap(({ tools }) => tools);

  test('has every tool that is found, with its format', () => {
    const found = Object.values(INIT_REPOSITORIES).flatMap((files) => written(files).plan.suites);
    const named = (one: { format: string }, name: string) => `${name}: ${one.format}`;
    expect(new Set(found.map((suite) => named(suite, suite.tool)))).toEqual(
      new Set(known.map((tool) => named(tool, tool.name))),
    );
  });

  test('names formats that there are', () => {
    for (const { format } of known) expect(formatIds).toContain(format);
  });
});

describe('a further gate', () => {
  test('has a workflow, a job, a check and a configuration of its own', () => {
    const text = renderWorkflow({ ...WORKFLOW, names: nameGate('web') });
    const { name, concurrency, jobs } = parse(text);
    expect([name, concurrency.group, Object.keys(jobs)]).toEqual([
      'bench-referee-web',
      `bench-referee-web-\${{ github.ref }}`,
      ['measure-web'],
    ]);
    expect(jobs['measure-web'].steps.at(-2)).toEqual({
      uses: 'octo/bench-referee@v1',
      id: 'gate',
      with: { name: 'bench-referee-web', config: '.github/bench-referee-web.yml', comment: 'on-change' },
    });
  });

  test('the first gate has the names that the action has by default', () => {
    expect(FIRST_GATE).toMatchObject({ check: DEFAULTS.name, config: DEFAULTS.config });
  });
});

test('the workflow says which check to require, and what has to be changed first', () => {
  const text = renderWorkflow({ ...WORKFLOW, todo: 'replace OWNER.' });
  expect(text).toContain('require the check "bench-referee"');
  expect(text).toContain('      # TODO: replace OWNER.\n      - uses: octo');
});

test('editors find the schema of the version that runs, where there is one', () => {
  const { plan } = written(GO);
  const text = (uses: string) => renderConfiguration(plan, { ...SURROUNDINGS, uses });
  expect(text('octo/bench-referee@v1.2.3')).toContain(
    '# yaml-language-server: $schema=https://raw.githubusercontent.com/octo/bench-referee/v1.2.3/docs/configuration.schema.json\n',
  );
  expect(text('./')).not.toContain('yaml-language-server');
  expect(text('OWNER/bench-referee@v1')).not.toContain('yaml-language-server');
});
