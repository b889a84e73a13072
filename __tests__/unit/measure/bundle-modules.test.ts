import { describe, expect, test } from '@jest/globals';
import { readBundleModules } from '../../../src/measure/bundle-modules.ts';

const read = (value: unknown) =>
  Object.fromEntries([...readBundleModules(JSON.stringify(value))].map(([name, of]) => [name, Object.fromEntries(of)]));

describe('readBundleModules', () => {
  test('reads a metafile of esbuild', () => {
    const outputs = {
      'dist/a.js': { bytes: 9, inputs: { 'src/a.js': { bytesInOutput: 5 }, 'src/b.js': { bytesInOutput: 4 } } },
    };
    expect(read({ inputs: {}, outputs })).toEqual({ 'dist/a.js': { 'src/a.js': 5, 'src/b.js': 4 } });
  });

  test('reads the raw data of rollup-plugin-visualizer', () => {
    const file = {
      version: 2,
      nodeParts: { p1: { renderedLength: 7, gzipLength: 3 } },
      nodeMetas: { m1: { id: '/src/a.js', moduleParts: { 'assets/index-AB12cd34.js': 'p1' } } },
    };
    expect(read(file)).toEqual({ 'assets/index-AB12cd34.js': { 'src/a.js': 7 } });
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['outputs of texts', '{"outputs":{"a":"b","c":{"inputs":[]}}}'],
    [
      'sizes that are none',
      '{"outputs":{"a":{"inputs":{"b":{"bytesInOutput":-1},"c":{"bytesInOutput":"1"},"d":null}}}}',
    ],
    ['names that every object has', '{"nodeParts":{},"nodeMetas":{"a":{"id":"a","moduleParts":{"b":"toString"}}}}'],
  ])('finds nothing in %s', (_, text) => {
    expect([...readBundleModules(text)]).toEqual([]);
  });
});
