import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../../src/init/gates.ts';
import { javascript } from '../../../src/init/javascript.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const find = (files: Record<string, string>) => javascript.find(sourceTree(files)).map(gist);
const manifest = (value: object) => JSON.stringify(value, null, 2);
const OTHER = 'a script of package.json';
const VITEST = manifest({ devDependencies: { vitest: '^3' } });
const BENCH = "describe('a', () => {\n  bench('x', f);\n  bench.skip('y', f);\n});\n";
const vitest = (exec: string) =>
  `${exec} vitest bench --run --outputJson bench-referee-results.json -t "\${BENCH_REFEREE_FILTER:-}"`;

describe('javascript', () => {
  test('vitest by npm', () => {
    expect(find({ 'package.json': VITEST, 'package-lock.json': '', 'a.bench.ts': BENCH, '.nvmrc': '22' })).toEqual([
      {
        tool: 'vitest bench',
        benchmarks: 2,
        folder: '',
        format: 'vitest-bench',
        commands: [vitest('npx')],
        setup: { folder: '', command: 'npm ci' },
        outputFile: 'bench-referee-results.json',
        steps: [{ 'actions/setup-node': { 'node-version-file': '.nvmrc', cache: 'npm' } }],
      },
    ]);
  });

  test('vitest from version 5 on, whose tests are handed what they measure with', () => {
    const bench = "test('a', async ({ bench }) => {\n  await bench('x', f).run();\n});\n";
    const [suite] = find({ 'package.json': VITEST, 'a.bench.ts': bench });
    expect(suite?.commands).toEqual([vitest('npx').replace('--outputJson ', '--reporter=json --outputFile=')]);
  });

  test.each([
    ['npm without a lock file', {}, 'npm install', 'npx', ['actions/setup-node']],
    [
      'pnpm',
      { 'pnpm-lock.yaml': '' },
      'pnpm install --frozen-lockfile',
      'pnpm exec',
      ['pnpm/action-setup', 'actions/setup-node'],
    ],
    ['yarn 1', { 'yarn.lock': '' }, 'yarn install --frozen-lockfile', 'yarn run', ['actions/setup-node']],
    [
      'a newer yarn',
      { 'yarn.lock': '', '.yarnrc.yml': '' },
      'yarn install --immutable',
      'yarn run',
      ['corepack enable', 'actions/setup-node'],
    ],
    ['bun', { 'bun.lock': '' }, 'bun install --frozen-lockfile', 'bunx', ['actions/setup-node', 'oven-sh/setup-bun']],
  ])('%s', (_, files, install, exec, steps) => {
    const [suite] = find({ 'package.json': VITEST, 'a.bench.ts': BENCH, ...files } as Record<string, string>);
    expect(suite?.setup?.command).toBe(install);
    expect(suite?.commands).toEqual([vitest(exec)]);
    expect(suite?.steps.map((step) => (typeof step === 'string' ? step : Object.keys(step)[0]))).toEqual(steps);
  });

  test('the packageManager field counts before the lock file of another manager', () => {
    const [suite] = find({
      'package.json': manifest({ packageManager: 'pnpm@10.1.0', devDependencies: { vitest: '^3' } }),
      'package-lock.json': '',
      'a.bench.ts': BENCH,
    });
    expect(suite?.setup?.command).toBe('pnpm install');
    expect(suite?.steps).toEqual([
      { 'pnpm/action-setup': {} },
      { 'actions/setup-node': { 'node-version': 'lts/*', 'package-manager-cache': 'false' } },
    ]);
  });

  test('a package of a workspace: installed where the lock file is, vitest declared there', () => {
    const suites = find({
      'package.json': manifest({
        workspaces: ['packages/*'],
        engines: { node: '>=20' },
        devDependencies: { vitest: '3' },
      }),
      'package-lock.json': '',
      'packages/codec/package.json': '{}',
      'packages/codec/bench/a.bench.mts': BENCH,
    });
    expect(suites).toMatchObject([
      { benchmarks: 0 },
      {
        folder: 'packages/codec',
        setup: { folder: '', command: 'npm ci' },
        steps: [{ 'actions/setup-node': { 'node-version-file': 'package.json', cache: 'npm' } }],
      },
    ]);
  });

  test.each([
    ['benchmark', 'console.log(String(event.target))', 'Benchmark.js', 'benchmarkjs'],
    ['benchmark', null, 'Benchmark.js', 'benchmarkjs'],
    ['benchmark', 'suite.run()', OTHER, 'command'],
    ['tinybench', 'console.table(bench.table())', 'tinybench', 'tinybench'],
    ['tinybench', 'console.log(JSON.stringify(bench.tasks))', 'tinybench', 'tinybench'],
    ['tinybench', null, 'tinybench', 'tinybench'],
    ['tinybench', 'console.log(bench.results)', OTHER, 'command'],
    ['mitata', "await run({ format: 'json' })", 'mitata', 'mitata'],
    ['mitata', 'await run()', OTHER, 'command'],
    ['mitata', null, OTHER, 'command'],
    ['left-pad', 'console.log(1)', OTHER, 'command'],
  ])('a script with %s whose source has %j is read as %s', (dependency, source, tool, format) => {
    const files = {
      'package.json': manifest({
        scripts: { bench: 'NODE_ENV=production node --expose-gc ./bench/index.js --all' },
        devDependencies: { [dependency]: '*' },
      }),
    };
    const [suite] = find(source === null ? files : { ...files, 'bench/index.js': source });
    expect(suite).toMatchObject({ tool, format, benchmarks: 1, commands: ['npm run --silent bench'] });
  });

  test.each([
    [['bench:node'], 'bench:node'],
    [['build', 'bench-all'], 'bench-all'],
    [['bench:build', 'bench:install', 'benchmark:node'], 'benchmark:node'],
    [['bench:a', 'bench:b'], 'bench:a'],
    [['bench:a', 'perf'], 'perf'],
    [['test:perf'], 'test:perf'],
    [['benchNode'], 'benchNode'],
    [['prebench', 'workbench', 'perfect', 'bench:compare'], null],
  ])('of the scripts %j, %j measures', (names, expected) => {
    const scripts = Object.fromEntries(names.map((name) => [name, 'node a.js']));
    const [suite] = find({ 'package.json': manifest({ scripts }) });
    expect(suite?.commands).toEqual(expected === null ? [] : [`npm run --silent ${expected}`]);
  });

  test.each([
    ['mitata', "import { run } from 'mitata';\nawait run({ format: { json: {} } });", 'mitata', 'mitata'],
    ['mitata', 'import { run } from "mitata";\nimport x from "./x.json";\nawait run();', OTHER, 'command'],
    [
      'tinybench',
      "import { Bench } from 'tinybench';\nawait b.run();\nconsole.table(b.table())",
      'tinybench',
      'tinybench',
    ],
    [
      'benchmark',
      "const b = require('benchmark');\nconsole.log(String(e.target));\ns.run()",
      'Benchmark.js',
      'benchmarkjs',
    ],
  ])(
    'without a script, a bench file that imports %s and contains %j is started as %s',
    (name, source, tool, format) => {
      const [suite] = find({
        'package.json': manifest({ devDependencies: { [name]: '*' } }),
        'bench/index.mjs': source,
        'bench/helper.mjs': `import '${name}';`,
        'bench/index.test.mjs': source,
      });
      expect(suite).toMatchObject({ tool, format, benchmarks: 1, commands: ['node bench/index.mjs'] });
    },
  );

  test('what has to be printed is a note only if the source is not known', () => {
    const files = {
      'package.json': manifest({ scripts: { bench: 'node bench.js' }, devDependencies: { benchmark: '2' } }),
    };
    const notes = (more: object) => javascript.find(sourceTree({ ...files, ...more })).map((suite) => suite.notes);
    expect(notes({})).toEqual([['The script has to print String(event.target) on every "cycle".']]);
    expect(notes({ 'bench.js': 'console.log(String(event.target))' })).toEqual([[]]);
  });

  test.each([
    ["new Worker(require('path').join(__dirname, 'thread.js')).on('message', console.log)", 'bench/thread.js'],
    ["new Worker(path.join(__dirname, 'lib', 'thread.js'))", 'bench/lib/thread.js'],
    ["const FILE = path.resolve(__dirname, '../perf/thread.js')\nnew Worker(FILE)", 'perf/thread.js'],
    ["new Worker(new URL('./thread.js', import.meta.url))", 'bench/thread.js'],
    ['child_process.fork(`./thread.mjs`)', 'bench/thread.mjs'],
    ["require('./suite')", 'bench/suite.js'],
    ["import { run } from '../benchmark-suite'", 'benchmark-suite/index.ts'],
  ])('an entry file with %j prints what %s prints', (entry, helper) => {
    const files = {
      'package.json': manifest({ scripts: { bench: 'node bench/main.js' }, devDependencies: { benchmark: '2' } }),
      'bench/main.js': entry,
    };
    const printing = "require('./main.js')\nparentPort.postMessage(String(event.target))";
    expect(find({ ...files, [helper]: printing })).toMatchObject([{ format: 'benchmarkjs' }]);
    expect(find({ ...files, [helper]: 'suite.run()' })).toMatchObject([{ format: 'command' }]);
    expect(find({ ...files, 'bench/other.js': printing })).toMatchObject([{ format: 'command' }]);
  });

  test('of a package below the root, the source is looked for there', () => {
    const [suite] = find({
      'web/package.json': manifest({ scripts: { bench: 'tsx perf.ts' }, devDependencies: { mitata: '1' } }),
      'web/perf.ts': "await run({ format: 'json' })",
    });
    expect(suite).toMatchObject({ tool: 'mitata', folder: 'web' });
  });

  test.each([
    ['no script and no bench file', manifest({ scripts: { test: 'vitest' } })],
    ['one that does not parse', '{"scripts": {'],
    ['one that is no object', '[]'],
  ])('%s: no benchmark', (_, text) => {
    expect(find({ 'package.json': text })).toMatchObject([{ benchmarks: 0 }]);
  });
});

describe('what has to be built first', () => {
  const core = (more: object = {}) =>
    manifest({
      name: '@acme/core',
      main: 'dist/index.js',
      scripts: { build: 'tsc' },
      devDependencies: { vitest: '3' },
      ...more,
    });
  const bench = (name: string) => `import { f } from '${name}';\nbench('f', f);\n`;
  const ROOT = { 'package.json': '{"workspaces":["packages/*"]}', 'yarn.lock': '' };
  const CORE = 'packages/core/package.json';
  const FILE = 'packages/core/bench/f.bench.ts';
  const INSTALL = 'yarn install --frozen-lockfile';
  const BUILD = '(cd packages/core && yarn run build)';
  const shared = manifest({ name: '@acme/shared', exports: { import: './dist/index.mjs' }, scripts: { build: 'x' } });

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['a file of a folder that git ignores', { [CORE]: core(), [FILE]: bench('../dist/index.js') }, [BUILD]],
    ['the package by its name', { [CORE]: core(), [FILE]: bench('@acme/core') }, [BUILD]],
    ['the package by its folder', { [CORE]: core(), [FILE]: bench('..') }, [BUILD]],
    ['only sources', { [CORE]: core(), [FILE]: bench('../src/index.js') }, []],
    ['a library', { [CORE]: core(), [FILE]: bench('lodash/dist/x.js') }, []],
    ['a folder that git lists', { [CORE]: core(), [FILE]: bench('../lib/x.js'), 'packages/core/lib/x.ts': '' }, []],
    ['without a build', { [CORE]: core({ scripts: {} }), [FILE]: bench('../dist/index.js') }, []],
    [
      'with the build of the root',
      {
        ...ROOT,
        'package.json': '{"scripts":{"build":"x"}}',
        [CORE]: core({ scripts: {} }),
        [FILE]: bench('../dist/a'),
      },
      ['yarn run build'],
    ],
    [
      'with a dependency in the workspace, which is built before',
      {
        [CORE]: core({ dependencies: { '@acme/shared': '*' } }),
        'packages/shared/package.json': shared,
        [FILE]: bench('../dist/index.js'),
      },
      ['(cd packages/shared && yarn run build)', BUILD],
    ],
    [
      'of two packages that need each other',
      {
        [CORE]: core({ dependencies: { '@acme/shared': '*' } }),
        'packages/shared/package.json': shared.replace('{', '{"dependencies":{"@acme/core":"*"},'),
        [FILE]: bench('@acme/core'),
      },
      ['(cd packages/shared && yarn run build)', BUILD],
    ],
  ])('%s', (_, files, builds) => {
    expect(planOf(javascript.find(sourceTree({ ...ROOT, ...files })), null)?.setup).toEqual([
      [INSTALL, ...builds].join(' && '),
    ]);
  });

  test('of two packages, with one install', () => {
    const files = {
      [CORE]: core(),
      [FILE]: bench('..'),
      'packages/b/package.json': core({ name: 'b' }),
      'packages/b/a.bench.ts': bench('b'),
    };
    const setup = planOf(javascript.find(sourceTree({ ...ROOT, ...files })), null)?.setup;
    expect(setup).toEqual([`${INSTALL} && (cd packages/b && yarn run build) && ${BUILD}`]);
  });

  test('follows the install in the package itself, where everything is', () => {
    const plan = planOf(
      javascript.find(sourceTree({ 'web/package.json': core(), 'web/a.bench.ts': bench('./dist/a') })),
      null,
    );
    expect(plan).toMatchObject({ workingDirectory: 'web', setup: ['npm install && npm run build'] });
  });
});
