import { describe, expect, test } from '@jest/globals';
import { makeTreeChangeError } from '../../../src/measure/run.ts';
import { findTreeChange, makeTreeWatch } from '../../../src/measure/tree-watch.ts';
import { inRound } from '../../../src/model/location.ts';
import { inWords } from '../../support/diagnostics.ts';

/** Trees as texts by path, which a test changes. */
function watched(files: Record<'base' | 'head', Record<string, string>>) {
  const moved: string[] = [];
  const treeWatch = makeTreeWatch({
    stamps: (folder) => new Map(Object.entries(files[folder as 'base' | 'head'])),
    markProgram: (path) => (path.endsWith('.exe') ? 7 : null),
    moveIfUsed(path, changedMs, limitBytes) {
      moved.push(`${path} ${changedMs} ${limitBytes / 2 ** 20}`);
      return 24 * 2 ** 20;
    },
  });
  for (const side of ['base', 'head']) treeWatch.begin(side);
  return { treeWatch, moved };
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

describe('programs', () => {
  test('that the commands of a tree have built are moved, and no others', () => {
    const files = { base: { 'old.exe': '1' } as Record<string, string>, head: {} as Record<string, string> };
    const run = watched(files);
    Object.assign(files.base, { 'bench.exe': '1', 'notes.txt': '1' });
    run.treeWatch.snapshot('base');
    run.treeWatch.movePrograms('base');
    run.treeWatch.movePrograms('head');
    expect(run.moved).toEqual(['base/bench.exe 7 64']);
  });

  test('are 64 MB at most', () => {
    const files = { base: {} as Record<string, string>, head: {} };
    const run = watched(files);
    Object.assign(files.base, { 'a.exe': '1', 'b.exe': '1' });
    run.treeWatch.snapshot('base');
    run.treeWatch.movePrograms('base');
    expect(run.moved).toEqual(['base/a.exe 7 64', 'base/b.exe 7 40']);
  });

  test('stay known when they are built again', () => {
    const files = { base: {} as Record<string, string>, head: {} };
    const run = watched(files);
    for (const stamp of ['1', '2']) {
      files.base['bench.exe'] = stamp;
      run.treeWatch.snapshot('base');
    }
    run.treeWatch.movePrograms('base');
    expect(run.moved).toEqual(['base/bench.exe 7 64']);
  });

  test('of an earlier tree at the same place are forgotten', () => {
    const files = { base: {} as Record<string, string>, head: {} };
    const run = watched(files);
    for (const stamp of ['1', '2']) {
      run.treeWatch.begin('base');
      files.base['bench.exe'] = stamp;
      run.treeWatch.snapshot('base');
      files.base = {};
    }
    run.treeWatch.begin('base');
    run.treeWatch.movePrograms('base');
    expect(run.moved).toEqual([]);
    files.base['bench.exe'] = '3';
    run.treeWatch.snapshot('base');
    run.treeWatch.movePrograms('base');
    expect(run.moved).toEqual(['base/bench.exe 7 64']);
  });

  test('stay known when their tree is moved', () => {
    const files = { base: {} as Record<string, string>, head: {} as Record<string, string> };
    const run = watched(files);
    files.base['bench.exe'] = '1';
    run.treeWatch.snapshot('base');
    files.head = { ...files.base };
    run.treeWatch.follow('base', 'head');
    run.treeWatch.movePrograms('head');
    expect(run.moved).toEqual(['head/bench.exe 7 64']);
    expect(findTreeChange(run, 'head')).toBeNull();
  });
});
