import { describe, expect, test } from '@jest/globals';
import { javascript } from '../../../src/init/javascript.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const find = (files: Record<string, string>) => javascript.find(sourceTree(files)).map(gist);
const manifest = (value: object) => JSON.stringify(value, null, 2);
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
    ['benchmark', 'Benchmark.js', 'benchmarkjs', /^npm run --silent bench$/],
    ['tinybench', 'tinybench', 'command', /^npm run --silent bench$/],
    ['mitata', 'mitata', 'command', /^npm run --silent bench$/],
    ['left-pad', 'the script "bench"', 'command', /^npm run --silent bench$/],
  ])('a script with %s', (dependency, tool, format, command) => {
    const [suite] = find({
      'package.json': manifest({
        scripts: { bench: 'node bench.js' },
        devDependencies: { [dependency]: '*' },
      }),
    });
    expect(suite).toMatchObject({ tool, format, benchmarks: 1 });
    expect(suite?.commands[0]).toMatch(command);
  });

  test.each([
    ['no script and no bench file', manifest({ scripts: { test: 'vitest' } })],
    ['one that does not parse', '{"scripts": {'],
    ['one that is no object', '[]'],
  ])('%s: no benchmark', (_, text) => {
    expect(find({ 'package.json': text })).toMatchObject([{ benchmarks: 0 }]);
  });
});
