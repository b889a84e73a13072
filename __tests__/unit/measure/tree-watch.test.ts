import { describe, expect, test } from '@jest/globals';
import { findTreeChange, makeTreeWatch } from '../../../src/measure/phase.ts';
import { makeTreeChangeError } from '../../../src/measure/run.ts';
import { inRound } from '../../../src/model/location.ts';
import { inWords } from '../../support/diagnostics.ts';

/** Trees as texts by path, which a test changes. */
function watched(files: Record<'base' | 'head', Record<string, string>>) {
  const treeWatch = makeTreeWatch({ stamps: (folder) => new Map(Object.entries(files[folder as 'base' | 'head'])) });
  for (const side of ['base', 'head']) treeWatch.snapshot(side);
  return { treeWatch };
}

describe('a tree', () => {
  test('that its own command changed is fine once that is noted', () => {
    const files = { base: { a: '1' } as Record<string, string>, head: {} };
    const run = watched(files);
    files.base['a'] = '2';
    run.treeWatch.snapshot('base');
    expect(findTreeChange(run, 'base')).toBeNull();
  });

  test('that changed otherwise is the other side’s doing: changed, new and removed files', () => {
    const files = { base: { a: '1', b: '1', d: '1' } as Record<string, string>, head: {} };
    const run = watched(files);
    files.base = { a: '2', b: '1', c: '1', e: '1' };
    const problem = makeTreeChangeError({ side: 'base', ...findTreeChange(run, 'base')! }, inRound(1, 'base'));
    expect(problem.failure).toBe('tampered');
    expect(inWords(problem)).toEqual({
      where: 'round 1, base',
      message:
        'the tree of base changed while head was measured, so its numbers cannot be used: "a", "c", "d" and 1 more. ' +
        'A benchmark may write only below its own folder and `$TMPDIR`.',
      severity: 'error',
    });
    expect(findTreeChange(run, 'head')).toBeNull();
  });
});
