import { describe, expect, test } from '@jest/globals';
import { find } from '../../../src/init/index.ts';
import { innermost, isForeign, nearestFile, relativeTo, shared } from '../../../src/init/tree.ts';
import { below, INIT_REPOSITORIES } from '../../support/init-repositories.ts';
import { sourceTree } from '../../support/source-tree.ts';

describe('paths', () => {
  test('the innermost of several folders', () => {
    const folders = new Set(['', 'a', 'a/b']);
    expect(innermost(folders, 'a/b/c/x.go')).toBe('a/b');
    expect(innermost(folders, 'ab/x.go')).toBe('');
    expect(innermost(new Set(['a']), 'b/x.go')).toBeNull();
  });

  test('each path goes to one folder', () => {
    const shares = shared(['a', 'a/b'], ['a/x', 'a/b/y', 'c/z']);
    expect([...shares]).toEqual([
      ['a', ['a/x']],
      ['a/b', ['a/b/y']],
    ]);
  });

  test('the nearest file of several names: the folder counts before the order of the names', () => {
    const tree = sourceTree({ 'x.lock': '', 'a/y.lock': '' });
    expect(nearestFile(tree, 'a/b', ['x.lock', 'y.lock'])).toBe('a/y.lock');
    expect(nearestFile(tree, '', ['y.lock'])).toBeNull();
  });

  test('as cd sees them', () => {
    expect([relativeTo('', 'a/b'), relativeTo('a', 'a/b')]).toEqual(['a/b', 'b']);
  });
});

describe('names that could leave the line that they are written to are not looked at', () => {
  const bad = ['a\nrun: evil', "it's", `x\${{ github.token }}`, 'esc\x1b[31m'];

  test.each(bad)('%j', (folder) => {
    expect(isForeign(`${folder}/a.go`)).toBe(true);
    for (const files of Object.values(INIT_REPOSITORIES)) {
      const suites = find(sourceTree(below(folder, files))).flatMap((one) => one.suites);
      expect(suites.filter(({ benchmarks }) => benchmarks > 0)).toEqual([]);
    }
  });
});
