import { expect, test } from '@jest/globals';
import { bundlesize } from '../../../src/formats/bundlesize.ts';
import { readWith } from '../../support/read-format.ts';

test.each([
  [' PASS  ./a: b.js: 1.5KB < maxSize 2KB (gzip)', [['./a: b.js', 'size', 1536]], []],
  [' PASS  ./a.js: 3B < 2MB gzip (+1B larger than master)', [['./a.js', 'size', 3]], []],
  [
    ' FAIL  ./a.js: 3KB > maxSize 2KB (no compression)',
    [['./a.js', 'size', 3072]],
    ['warning in:1: "./a.js" is over its limit of "2KB".'],
  ],
  [
    ' ERROR  There is no matching file for ./a.js in /app',
    [],
    ['error in:1: `bundlesize` reports "There is no matching file for ./a.js in /app". Correct that first.'],
  ],
  [
    'PASS  src/a.test.js',
    [],
    ['error in: no benchmark has a result. Check the options and the configuration of `bundlesize`.'],
  ],
])('%s', (text, found, problems) => {
  expect(readWith(bundlesize, text)).toEqual({ found, problems });
});
