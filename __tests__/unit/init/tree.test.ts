import { describe, expect, test } from '@jest/globals';
import { findSuites } from '../../../src/init/index.ts';
import { assignToFolders, findInnermost, isForeign, nearestFile, relativeTo } from '../../../src/init/tree.ts';
import { below, INIT_REPOSITORIES } from '../../support/init-repositories.ts';
import { sourceTree } from '../../support/source-tree.ts';

describe('paths', () => {
  test('the innermost of several folders', () => {
    const folders = new Set(['', 'a', 'a/b']);
    expect(findInnermost(folders, 'a/b/c/x.go')).toBe('a/b');
    expect(findInnermost(folders, 'ab/x.go')).toBe('');
    expect(findInnermost(new Set(['a']), 'b/x.go')).toBeNull();
  });

  test('each path goes to one folder', () => {
    const shares = assignToFolders(['a', 'a/b'], ['a/x', 'a/b/y', 'c/z', 'a/w'], /[xyz]$/);
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
      const suites = findSuites(sourceTree(below(folder, files))).flatMap((one) => one.suites);
      expect(suites.filter(({ benchmarks }) => benchmarks > 0)).toEqual([]);
    }
  });
});
