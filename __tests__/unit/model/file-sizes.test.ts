import { describe, expect, test } from '@jest/globals';
import { foldHashes } from '../../../src/model/file-sizes.ts';

describe('foldHashes', () => {
  test.each([
    ['app.3f2a9c.js', 'app.*.js'],
    ['dist/assets/index-BgX3kq9a.css', 'dist/assets/index-*.css'],
    ['dist/chunk_5QPNJXJ6.js', 'dist/chunk_*.js'],
    ['a.3f2a9c.4f2b1d.js', 'a.*.*.js'],
    ['lib-3f2a9c/b-77aa11.js', 'lib-3f2a9c/b-*.js'],
  ])('%s is %s', (path, folded) => {
    expect(foldHashes(path)).toBe(folded);
  });

  test.each(['main.js', 'app.abcdef.js', 'app.123456.js', 'app.a1b2c.js', '3f2a9c.js', 'app.3f2a9c', 'é.è1è2è3.js'])(
    '%s has no hash',
    (path) => {
      expect(foldHashes(path)).toBe(path);
    },
  );
});
