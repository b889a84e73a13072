// Which trees leave out a command by `paths`. A wrong skip hides a regression, so most rows are about changes that look harmless.

import { describe, expect, test } from '@jest/globals';
import { decideByTrees, type TreeRules } from '../../../src/git/decide-by-trees.ts';
import type { Tree, TreeFile } from '../../../src/git/read-trees.ts';
import type { Decision } from '../../../src/model/decision.ts';

/** Content of a file; `-> target` is a link, `@ commit` a submodule. */
type Files = Readonly<Record<string, string | null>>;

function toTree(files: Files): Tree {
  const entries = Object.entries(files).flatMap(([path, text]): [string, TreeFile][] => {
    if (text === null) return [];
    if (text.startsWith('-> ')) return [[path, { mode: '120000', id: text, target: text.slice(3) }]];
    return [[path, { mode: text.startsWith('@ ') ? '160000' : '100644', id: text, target: null }]];
  });
  return { id: JSON.stringify(files), files: new Map(entries) };
}

const BASE: Files = {
  'bench.sh': '1',
  'codec/a.c': '1',
  'shared/a.txt': '1',
  'shared/deep/b.txt': '1',
  'docs/x.md': '1',
};

interface Row {
  readonly what: string;
  readonly base?: Files;
  readonly change: Files;
  readonly paths?: readonly string[];
  readonly run?: string;
  readonly setup?: string;
  readonly folder?: string;
  readonly reason: Decision['reason'];
  readonly names?: readonly string[];
}

const SHARED = { 'shared/a.txt': '2' };
const ROWS: readonly Row[] = [
  { what: 'a page', change: { 'docs/x.md': '2' }, reason: 'paths', names: ['docs/x.md'] },
  { what: 'a file that nothing leads to', change: SHARED, reason: 'paths' },
  {
    what: 'the target of a link',
    base: { 'codec/l': '-> ../shared/a.txt' },
    change: SHARED,
    reason: 'changed-inside',
    names: ['shared/a.txt'],
  },
  {
    what: 'another file beside that target',
    base: { 'codec/l': '-> ../shared/a.txt' },
    change: { 'shared/deep/b.txt': '2' },
    reason: 'paths',
  },
  {
    what: 'a file in a linked folder',
    base: { 'codec/l': '-> ../shared' },
    change: { 'shared/deep/b.txt': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'a file that is new in a linked folder',
    base: { 'codec/l': '-> ../shared' },
    change: { 'shared/new': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'the end of a chain',
    base: { 'codec/l': '-> ../m', m: '-> n', n: '-> shared/a.txt' },
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'a link in the middle of a chain',
    base: { 'codec/l': '-> ../m', m: '-> shared/a.txt' },
    change: { m: '-> docs/x.md' },
    reason: 'changed-inside',
    names: ['m'],
  },
  {
    what: 'what a link in a linked folder leads to',
    base: { 'codec/l': '-> ../shared', 'shared/more': '-> ../docs' },
    change: { 'docs/x.md': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'a file through a linked folder of its target',
    base: { 'codec/l': '-> ../via/a.txt', via: '-> shared' },
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'a file by a point',
    base: { 'codec/l': '-> ./.././shared//a.txt' },
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'anything, with a link to the root',
    base: { 'codec/l': '-> ..' },
    change: { 'docs/x.md': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'the target of a link that only head has',
    base: { 'shared/a.txt': '1' },
    change: { ...SHARED, 'codec/l': '-> ../shared/a.txt' },
    reason: 'changed-inside',
  },
  {
    what: 'a folder that a pattern goes through',
    base: { 'codec/data': '-> ../shared' },
    paths: ['codec/data/*.txt', 'bench.sh'],
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'one file by its name in a linked folder',
    base: { 'codec/data': '-> ../shared' },
    paths: ['codec/data/a.txt', 'bench.sh'],
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'a target that is excluded by its own name',
    base: { 'codec/l': '-> ../shared/a.txt' },
    paths: ['codec/**', '!shared/**'],
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'the target of a link that is excluded',
    base: { 'codec/l': '-> ../shared/a.txt' },
    paths: ['codec/**', '!codec/l'],
    change: SHARED,
    reason: 'paths',
  },
  { what: 'the target of a link outside', base: { 'docs/l': '-> ../shared/a.txt' }, change: SHARED, reason: 'paths' },
  {
    what: 'a page, with an absolute link',
    base: { 'codec/l': '-> /usr/share/x' },
    change: { 'docs/x.md': '2' },
    reason: 'links-astray',
    names: ['codec/l'],
  },
  {
    what: 'a page, with a link out of the tree',
    base: { 'codec/l': '-> ../../x' },
    change: { 'docs/x.md': '2' },
    reason: 'links-astray',
  },
  {
    what: 'a page, with a link to nothing',
    base: { 'codec/l': '-> gone' },
    change: { 'docs/x.md': '2' },
    reason: 'links-astray',
  },
  {
    what: 'a page, with links in a circle',
    base: { 'codec/l': '-> m', 'codec/m': '-> l' },
    change: { 'docs/x.md': '2' },
    reason: 'links-astray',
  },
  {
    what: 'a page, with a link into git',
    base: { 'codec/l': '-> ../.git/config' },
    change: { 'docs/x.md': '2' },
    reason: 'links-astray',
  },
  {
    what: 'a page, with a link to nothing outside',
    base: { 'docs/l': '-> gone' },
    change: { 'docs/x.md': '2' },
    reason: 'paths',
  },
  {
    what: 'a submodule below a star',
    base: { 'vendor/lib': '@ 1', 'vendor/x/a': '1' },
    paths: ['vendor/*/**'],
    change: { 'vendor/lib': '@ 2' },
    reason: 'changed-inside',
    names: ['vendor/lib'],
  },
  {
    what: 'a submodule by a file in it',
    base: { 'vendor/lib': '@ 1' },
    paths: ['vendor/lib/src/*.c', 'codec/**'],
    change: { 'vendor/lib': '@ 2' },
    reason: 'changed-inside',
  },
  {
    what: 'a submodule with excluded pages',
    base: { 'vendor/lib': '@ 1' },
    paths: ['vendor/**', '!**/*.md'],
    change: { 'vendor/lib': '@ 2' },
    reason: 'changed-inside',
  },
  {
    what: 'a submodule that is excluded',
    base: { 'vendor/lib': '@ 1', 'vendor/x/a': '1' },
    paths: ['vendor/**', '!vendor/lib/**'],
    change: { 'vendor/lib': '@ 2' },
    reason: 'paths',
  },
  { what: 'a submodule outside', base: { 'vendor/lib': '@ 1' }, change: { 'vendor/lib': '@ 2' }, reason: 'paths' },
  {
    what: 'a page, with a submodule as the only match',
    base: { 'vendor/lib': '@ 1' },
    paths: ['vendor/lib/**'],
    change: { 'docs/x.md': '2' },
    reason: 'paths',
  },
  {
    what: 'a submodule that a link leads into',
    base: { 'codec/l': '-> ../vendor/lib/a.c', 'vendor/lib': '@ 1' },
    change: { 'vendor/lib': '@ 2' },
    reason: 'changed-inside',
  },
  {
    what: 'a submodule that becomes a folder',
    base: { 'vendor/lib': '@ 1' },
    paths: ['vendor/*/**'],
    change: { 'vendor/lib': null, 'vendor/lib/a': '1' },
    reason: 'changed-inside',
  },
  {
    what: 'the script of the command',
    run: './bench.sh',
    paths: ['codec/**'],
    change: { 'bench.sh': '2' },
    reason: 'changed-inside',
    names: ['bench.sh'],
  },
  {
    what: 'the script of setup',
    base: { 'build.sh': '1' },
    setup: 'sh ./build.sh -x',
    change: { 'build.sh': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'a script that is excluded',
    run: './bench.sh',
    paths: ['**', '!bench.sh'],
    change: { 'bench.sh': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'a script that is a link',
    base: { run: '-> shared/a.txt' },
    run: './run',
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'a script in a linked folder',
    base: { tools: '-> shared' },
    run: 'sh tools/a.txt',
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'a script after a change of the folder',
    base: { 'sub/run.sh': '1' },
    run: 'cd sub && ./run.sh',
    change: { 'sub/run.sh': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'a script below the folder of the command',
    base: { 'sub/run.sh': '1' },
    run: './run.sh',
    folder: 'sub',
    change: { 'sub/run.sh': '2' },
    reason: 'changed-inside',
  },
  {
    what: 'a file in a folder that the command names',
    run: 'go test ./shared',
    paths: ['codec/**'],
    change: SHARED,
    reason: 'changed-inside',
  },
  {
    what: 'a page in such a folder that is excluded',
    base: { 'codec/x.md': '1' },
    run: 'go test ./codec',
    paths: ['codec/**', '!codec/**/*.md'],
    change: { 'codec/x.md': '2' },
    reason: 'paths',
  },
  {
    what: 'a page, where the command names the whole tree',
    run: 'go test ./...',
    change: { 'docs/x.md': '2' },
    reason: 'paths',
  },
  {
    what: 'a page, where the command works in another folder',
    base: { 'sub/x': '1' },
    run: 'go test .',
    folder: 'sub',
    change: { 'docs/x.md': '2' },
    reason: 'paths',
  },
  { what: 'the configuration', change: { 'perf.yml': '2' }, reason: 'changed-gate' },
];

test.each(ROWS)(
  '$what: $reason',
  ({ base = {}, change, paths = ['codec/**', 'bench.sh'], run = 'true', setup, folder = '.', reason, names }) => {
    const [before, after] = [
      { ...BASE, ...base },
      { ...BASE, ...base, ...change },
    ];
    const rules: TreeRules = {
      ...{ config: 'perf.yml', benchmarkFiles: [] },
      setup: setup === undefined ? null : { script: setup, workingDirectory: folder },
      commands: [{ script: run, workingDirectory: folder, paths, dependsOn: [] }],
    };
    const [decision] = decideByTrees({ base: toTree(before), head: toTree(after), gate: null }, rules);
    expect(decision).toMatchObject({ reason, ...(names !== undefined && { examples: names }) });
    // Whoever reverts the change has to measure it too, apart from the file that is new in it.
    const [back] = decideByTrees({ base: toTree(after), head: toTree(before), gate: null }, rules);
    expect(back?.reason).toBe(reason);
  },
);

describe('without rules', () => {
  const rules = {
    config: 'a',
    benchmarkFiles: [],
    setup: null,
    commands: [{ script: 'x', workingDirectory: '.', paths: [], dependsOn: [] }],
  };
  test('only the same tree leaves out a command', () => {
    expect(decideByTrees({ base: toTree(BASE), head: toTree(BASE), gate: null }, rules)).toMatchObject([
      { reason: 'same-tree' },
    ]);
    expect(decideByTrees({ base: toTree(BASE), head: toTree({}), gate: null }, rules)).toEqual([]);
  });
});
