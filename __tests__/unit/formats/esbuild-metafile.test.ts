import { expect, test } from '@jest/globals';
import { esbuildMetafile } from '../../../src/formats/esbuild-metafile.ts';
import { readWith } from '../../support/read-format.ts';

const metafile = (sizes: Readonly<Record<string, unknown>>) => ({
  inputs: {},
  outputs: Object.fromEntries(Object.entries(sizes).map(([path, bytes]) => [path, { bytes }])),
});

test('hashes of the contents are no part of a name, and what they alone tell apart is added up', () => {
  const sizes = {
    'out/chunk-ABCDEFG2.js': 1,
    'out/chunk-ABCDEFG3.js': 2,
    'out/a.HIJKLMN4.css': 3,
    'out/chunk-ABCDEFG2.js.map': 4,
    'out/chunk-abcdefgh.js': 5,
    'ABCDEFG2/a.js': 6,
  };
  expect(readWith(esbuildMetafile, metafile(sizes)).found).toEqual([
    ['out/chunk-[hash].js', 'bytes', 3],
    ['out/a.[hash].css', 'bytes', 3],
    ['out/chunk-[hash].js.map', 'bytes', 4],
    ['out/chunk-abcdefgh.js', 'bytes', 5],
    ['ABCDEFG2/a.js', 'bytes', 6],
  ]);
});

test.each<[object, string]>([
  [metafile({}), 'in: no benchmark has a result. Check the options and the configuration of `esbuild`.'],
  [metafile({ a: 1, b: null }), 'in: $.outputs.b.bytes: must be a finite number, but is "null".'],
])('%j is a failure', (input, problem) => {
  expect(readWith(esbuildMetafile, input)).toEqual({ found: [], problems: [`error ${problem}`] });
});
