import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../../src/init/gates.ts';
import { javascript } from '../../../src/init/javascript.ts';
import { sourceTree } from '../../support/source-tree.ts';

const manifest = (value: object) => JSON.stringify(value);

/** The setup and the command for the scripts of the root. */
function planFor(scripts: object, more: Record<string, string> = {}) {
  const files = { 'package.json': manifest({ scripts }), ...more };
  const plan = planOf(javascript.find(sourceTree(files)), null);
  return [plan?.setup.join('\n'), plan?.run.map(({ command }) => command).join('\n')];
}

describe('a script that does more than to measure', () => {
  test.each<[string, object, string, string]>([
    ['nothing else', { bench: 'node a.js' }, 'npm install', 'npm run --silent bench'],
    ['two files', { bench: 'node a.js && node b.js' }, 'npm install', 'npm run --silent bench'],
    ['an install', { bench: 'npm ci && node a.js' }, 'npm install', 'node a.js'],
    ['a build', { bench: 'tsc -p . && node a.js' }, 'npm install && npx tsc -p .', 'node a.js'],
    [
      'a build by a script',
      { build: 'tsc', bench: 'npm run build && tsx a.ts' },
      'npm install && npm run build',
      'npx tsx a.ts',
    ],
    [
      'a build under a variable',
      { build: 'tsc', bench: 'NODE_ENV=production npm run build && NODE_ENV=production node a.js' },
      'npm install && NODE_ENV=production npm run build',
      'NODE_ENV=production node a.js',
    ],
    [
      'a variable of cross-env',
      { bench: 'rimraf dist && cross-env NODE_ENV=production node a.js' },
      'npm install && npx rimraf dist',
      'NODE_ENV=production node a.js',
    ],
    [
      'a script before it',
      { prebench: 'node scripts/make.js', bench: 'node a.js' },
      'npm install && node scripts/make.js',
      'node a.js',
    ],
    [
      'another script that measures',
      { build: 'tsc', 'bench:run': 'node a.js', bench: 'npm run build && npm run bench:run' },
      'npm install && npm run build',
      'node a.js',
    ],
    [
      'a script of a script',
      { prepare: 'tsc', all: 'npm run one && node b.js', one: 'node a.js', bench: 'npm run prepare && npm run all' },
      'npm install && npm run prepare',
      'node a.js && node b.js',
    ],
    ['itself', { bench: 'npm run bench' }, 'npm install', 'npm run --silent bench'],
    ['more of a shell', { bench: 'tsc && node a.js | tee out.txt' }, 'npm install', 'npm run --silent bench'],
    ['several processes', { bench: 'tsc; node server.js & node a.js' }, 'npm install', 'npm run --silent bench'],
    [
      'separators in quotes',
      { bench: `tsc && node -e "a() && b('|')"` },
      'npm install && npx tsc',
      `node -e "a() && b('|')"`,
    ],
    ['only a build', { bench: 'webpack --profile' }, 'npm install', 'npm run --silent bench'],
  ])('with %s', (_, scripts, setup, run) => {
    expect(planFor(scripts)).toEqual([setup, run]);
  });

  test('in a folder of its own, which is installed with its own package manager', () => {
    const files = {
      'yarn.lock': '',
      'bench/package.json': manifest({ devDependencies: { benchmark: '2' } }),
      'bench/pnpm-lock.yaml': '',
      'bench/index.js': "const B = require('benchmark');\nconsole.log(String(event.target));\ns.run()\n",
    };
    const scripts = { build: 'tsc', bench: 'yarn && yarn build && cd bench && pnpm i && node .' };
    expect(planFor(scripts, files)).toEqual([
      'yarn install --frozen-lockfile && yarn build && (cd bench && pnpm install --frozen-lockfile)',
      'cd bench && node .',
    ]);
  });

  test('the format is that of what it starts, wherever that is', () => {
    const source = "import B from 'benchmark';\ns.on('cycle', (e) => console.log(String(e.target)));\ns.run()\n";
    const files = {
      'package.json': manifest({ scripts: { bench: 'npm run build && cd perf && node main.mjs', build: 'tsc' } }),
      'perf/package.json': manifest({ dependencies: { benchmark: '2' } }),
      'perf/main.mjs': source,
    };
    const plan = planOf(javascript.find(sourceTree(files)), null);
    expect(plan).toMatchObject({ format: 'benchmarkjs', suites: [{ benchmarks: 1 }] });
  });

  test('a script that starts a file of a build gets the build', () => {
    const scripts = { build: 'tsup', bench: 'node --expose-gc dist/bench.js' };
    expect(planFor(scripts)).toEqual(['npm install && npm run build', 'npm run --silent bench']);
    expect(planFor(scripts, { 'dist/bench.js': '' })).toEqual(['npm install', 'npm run --silent bench']);
  });

  test('of several scripts, one of node is measured, and the others are named', () => {
    const scripts = {
      'bench:bun': 'bun a.ts',
      'bench:deno': 'deno run a.ts',
      'bench:node': 'node a.ts',
      'bench:build': 'tsc',
    };
    const [suite] = javascript.find(sourceTree({ 'package.json': manifest({ scripts }) }));
    expect(suite?.commands).toEqual(['npm run --silent bench:node']);
    expect(suite?.checks).toEqual(['Not measured: the scripts "bench:bun", "bench:deno".']);
  });
});

describe('vitest starts', () => {
  const BENCH = "import { bench } from 'vitest';\nbench('a', () => {});\n";
  const ROOT = { devDependencies: { vitest: '4' }, workspaces: ['packages/*'] };
  const PACKAGES = { 'packages/a/package.json': '{}', 'packages/a/a.bench.ts': BENCH, 'packages/b/package.json': '{}' };
  const suitesOf = (root: object, more: Record<string, string>) =>
    javascript
      .find(sourceTree({ 'package.json': manifest({ ...ROOT, ...root }), ...PACKAGES, ...more }))
      .filter(({ benchmarks }) => benchmarks > 0);
  const command = (flags: string) =>
    `npx vitest bench --run${flags} --outputJson bench-referee-results.json -t "\${BENCH_REFEREE_FILTER:-}"`;

  test.each<[string, object, Record<string, string>, string, string]>([
    ['in the package, without a configuration', {}, {}, 'packages/a', command('')],
    ['where the configuration is', {}, { 'vitest.config.mts': '' }, '', command('')],
    [
      'where the nearest configuration is',
      {},
      { 'vitest.config.ts': '', 'packages/a/vite.config.ts': '' },
      'packages/a',
      command(''),
    ],
    ['as the script of the project does', { scripts: { bench: 'vitest bench' } }, {}, '', command('')],
    [
      'with the flags of the script, without those of its results',
      {
        scripts: {
          bench:
            'vitest bench --run --project=unit --config x.ts --outputJson=a.json --reporter default -t a --compare b.json src',
        },
      },
      { 'packages/a/vitest.config.ts': '' },
      '',
      command(' --project=unit --config x.ts src'),
    ],
    [
      'with an absolute file where the script sets another root',
      { scripts: { bench: 'NODE_ENV=production vitest bench --root packages/a' } },
      {},
      '',
      command(' --root packages/a').replace('bench-referee-results.json', '"$PWD/bench-referee-results.json"'),
    ],
  ])('%s', (_, root, more, folder, expected) => {
    expect(suitesOf(root, more)).toMatchObject([{ tool: 'vitest bench', folder, commands: [expected] }]);
  });

  test('after what the script does first', () => {
    const scripts = { prebench: 'node build.js', bench: 'vitest bench' };
    expect(planOf(suitesOf({ scripts }, {}), null)?.setup).toEqual(['npm install && node build.js']);
  });
});
