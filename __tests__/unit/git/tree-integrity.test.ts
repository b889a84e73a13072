import { describe, expect, test } from '@jest/globals';
import { makeTreeIntegrity } from '../../../src/git/tree-integrity.ts';
import { inRound } from '../../../src/model/location.ts';
import { inWords } from '../../support/diagnostics.ts';

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
    expect(watch.findChange('base', inRound(1, 'base'))).toBeNull();
  });

  test('that changed otherwise is the other side’s doing: changed, new and removed files', () => {
    const files = { base: { a: '1', b: '1', d: '1' } as Record<string, string>, head: {} };
    const watch = watched(files);
    files.base = { a: '2', b: '1', c: '1', e: '1' };
    const change = watch.findChange('base', inRound(1, 'base'));
    expect(change?.failure).toBe('tampered');
    expect(change && inWords(change)).toEqual({
      where: 'round 1, base',
      message:
        'while head was measured, the tree of base was changed: "a", "c", "d" and 1 more. ' +
        'Its numbers are worthless now. A benchmark may write only below its own folder and `$TMPDIR`.',
      severity: 'error',
    });
    expect(watch.findChange('head', inRound(1, 'head'))).toBeNull();
  });
});
