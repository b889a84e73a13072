// What a real commit costs with what `init` writes, for the shapes of six repositories: their paths, what their code says about
// benchmarks and files, and the paths that their last 100 commits changed. `bench/measurements/skip.ts` writes them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Shape } from '../../../bench/measurements/skip/shape.ts';
import { meanOf, medianOf, shareOfCommit, writeGate } from '../../../bench/measurements/skip/shares.ts';
import type { TreeFile } from '../../../src/git/read-trees.ts';
import { sourceTree } from '../../support/source-tree.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/commits');
const readShape = (name: string): Shape => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
const NAMES = ['zap', 'fasthttp', 'rayon', 'tokio', 'yarl', 'vue'];

/** Invocations of both sides until unchanged benchmarks with 2 % noise are decided, of the usual 20. */
const COST = 8.7 / 20;

function prepare(shape: Shape) {
  const files = Object.fromEntries(shape.paths.map((path) => [path, shape.texts[path] ?? '']));
  const gate = writeGate(sourceTree(files));
  const fileOf = (id: string): TreeFile => ({ mode: '100644', id, target: null });
  const base = new Map(shape.paths.map((path) => [path, fileOf('before')]));
  const read = () => Promise.resolve(new Map<string, string>());
  const share = (changed: readonly string[]) =>
    shareOfCommit(
      gate,
      { base, head: new Map([...base, ...changed.map((path) => [path, fileOf('after')] as const)]) },
      read,
    );
  const shares = () => Promise.all(shape.commits.map((commit) => share(commit.map((index) => shape.paths[index]!))));
  return { gate, share, shares };
}

test('at 2 % noise, the mean commit costs at most 0.37 of twenty invocations, and the median 0.44', async () => {
  const all = await Promise.all(NAMES.map((name) => prepare(readShape(name)).shares()));
  expect(all.map(({ length }) => length)).toEqual(NAMES.map(() => 100));
  const costs = all.flat().map((share) => share * COST);
  expect(meanOf(costs)).toBeLessThanOrEqual(0.37);
  expect(medianOf(costs)).toBeLessThanOrEqual(0.44);
});

describe('a change of code is measured where it is used', () => {
  test.each<[string, string, 'all' | 'some' | 'none']>([
    ['zap', 'logger.go', 'some'],
    ['zap', 'zapcore/field.go', 'some'],
    ['zap', 'go.mod', 'all'],
    ['zap', 'CHANGELOG.md', 'none'],
    ['zap', 'tools/go.mod', 'none'],
    ['zap', 'exp/zapslog/handler.go', 'none'],
    ['zap', '.github/workflows/go.yml', 'none'],
    ['fasthttp', 'header.go', 'some'],
    ['fasthttp', 'README.md', 'some'],
    ['rayon', 'src/iter/mod.rs', 'all'],
    ['rayon', 'rayon-core/src/registry.rs', 'all'],
    ['rayon', 'Cargo.toml', 'all'],
    ['tokio', 'tokio/src/runtime/builder.rs', 'all'],
    ['tokio', 'tokio-util/src/codec/length_delimited.rs', 'all'],
    ['yarl', 'yarl/_url.py', 'all'],
    ['yarl', 'pyproject.toml', 'all'],
    ['yarl', 'CHANGES.rst', 'none'],
    ['vue', 'pnpm-lock.yaml', 'all'],
    ['vue', 'packages/runtime-core/src/vnode.ts', 'all'],
    ['vue', 'CHANGELOG.md', 'none'],
  ])('%s: %s, by %s of the commands', async (name, path, expected) => {
    const shape = readShape(name);
    expect(shape.paths).toContain(path);
    const share = await prepare(shape).share([path]);
    expect(share < 1e-9 ? 'none' : share > 1 - 1e-9 ? 'all' : 'some').toBe(expected);
  });
});
