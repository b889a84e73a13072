import { describe, expect, test } from '@jest/globals';
import { collect } from '../../../src/measure/collect.ts';
import { makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring } from '../../support/measuring.ts';

const FILES = [{ path: 'dist/*.js', compress: 'none', parts: null }] as const;

const ofFiles = (given: Parameters<typeof aMeasuring>[0] = {}) => aMeasuring({ run: [], files: FILES, ...given });

describe('sizes of files', () => {
  test('are measured after the setup of each side, and without an invocation', async () => {
    const { host, files, runs } = makeFakeHost(({ env }) => {
      const side = env['BENCH_REFEREE_SIDE'];
      const text = 'x'.repeat(side === 'base' ? 10 : 12);
      files.set(`/t/${side}/dist/app.${side === 'base' ? 'a1b2c3' : 'd4e5f6'}.js`, { text, changedMs: 0 });
      return {};
    });
    const recording = await collect(host, ofFiles({ setup: 'build' }));
    expect(runs).toEqual(['base: build', 'head: build']);
    expect(recording.files).toEqual({
      sides: ['base', 'head'],
      sizes: [{ name: 'dist/app.*.js', metric: 'size', base: 10, head: 12 }],
      parts: [],
    });
    expect(recording.problems).toEqual([]);
  });

  test('of too many files are an error with the number of them', async () => {
    const { host, files } = makeFakeHost(() => ({}));
    for (let nth = 0; nth <= 100_000; nth += 1) files.set(`/t/head/dist/${nth}.js`, { text: '', changedMs: 0 });
    const { problems, files: sizes } = await collect(host, ofFiles());
    expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({
      code: 'files-too-many',
      data: { pattern: 'dist/*.js', count: 100_001, limit: 100_000 },
    });
    expect(sizes).toBeUndefined();
  });

  test('of a shard are those of the first one', async () => {
    const { host, files } = makeFakeHost(() => ({}));
    for (const side of ['base', 'head']) files.set(`/t/${side}/dist/a.js`, { text: 'a', changedMs: 0 });
    const sizesOf = async (shard: string) => (await collect(host, ofFiles({ shard }))).files?.sizes.length ?? 0;
    expect([await sizesOf('1/2'), await sizesOf('2/2')]).toEqual([1, 0]);
  });
});
