import { describe, expect, test } from '@jest/globals';
import { makeTreeIntegrity } from '../../../src/git/tree-integrity.ts';

/** Trees as texts by path, which a test changes. */
function watched(files: Record<'base' | 'head', Record<string, string>>) {
  const stamps = (folder: string) => new Map(Object.entries(files[folder as 'base' | 'head']));
  return makeTreeIntegrity({ stamps }, { base: 'base', head: 'head' }, ['base', 'head']);
}

describe('a tree', () => {
  test('that its own command changed is fine once that is noted', () => {
    const files = { base: { a: '1' } as Record<string, string>, head: {} };
    const watch = watched(files);
    files.base['a'] = '2';
    watch.snapshot('base');
    expect(watch.findChange('base', 'round 1, base')).toBeNull();
  });

  test('that changed otherwise is the other side’s doing: changed, new and removed files', () => {
    const files = { base: { a: '1', b: '1', d: '1' } as Record<string, string>, head: {} };
    const watch = watched(files);
    files.base = { a: '2', b: '1', c: '1', e: '1' };
    expect(watch.findChange('base', 'round 1, base')).toEqual({
      where: 'round 1, base',
      message:
        'while head was measured, the tree of base was changed: "a", "c", "d" and 1 more. ' +
        'Numbers of it mean nothing any more. A benchmark may write below its own folder and `$TMPDIR` only.',
      severity: 'error',
      code: 'tampered',
    });
    expect(watch.findChange('head', 'round 1, head')).toBeNull();
  });
});
