// Folders are layers: an import may only point to what the table in docs/internals/architecture.md allows.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { forbiddenImports, readLayerTable } from '../support/layers.ts';

const src = resolve(import.meta.dirname, '../../src');
const page = readFileSync(resolve(src, '../docs/internals/architecture.md'), 'utf8');
const table = readLayerTable(page);

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(src, path), 'utf8') }));

describe('layers', () => {
  test('every folder of src is in the table, and every row of the table is in src', () => {
    const layers = new Set(sources.map(({ path }) => (path.includes('/') ? dirname(path).split('/')[0] : path)));
    expect([...table.keys()].sort()).toEqual([...layers].sort());
  });

  test('every folder of src is in the table of rooms once', () => {
    const section = page.split(/^## /m).find((part) => part.startsWith('Rooms')) ?? '';
    const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
    const rooms = cells.flatMap((cell) => cell.replaceAll('`', '').split(', '));
    expect(rooms.toSorted()).toEqual([...table.keys()].filter((layer) => !layer.endsWith('.ts')).sort());
  });

  test('no import points against the table', () => {
    expect(sources.flatMap((source) => forbiddenImports(source, table))).toEqual([]);
  });

  test('an import that is planted against the table is found', () => {
    const planted = { path: 'formats/go.ts', text: "import { makeGit } from '../host/git.ts';" };
    expect(forbiddenImports(planted, table)).toEqual(['formats/go.ts imports host/git.ts']);
    const core = { path: 'publish/comment.ts', text: "const core = await import('@actions/core');" };
    expect(forbiddenImports(core, table)).toEqual(['publish/comment.ts imports @actions/core']);
  });

  test('a layer with a door is entered there only, also by what may import everything', () => {
    const from = (path: string, target: string) => ({
      path,
      text: `import { a } from '../benchstat/${target}';`,
    });
    expect(forbiddenImports(from('settings/options.ts', 'index.ts'), table)).toEqual([]);
    expect(forbiddenImports(from('benchstat/flags.ts', 'order.ts'), table)).toEqual([]);
    for (const path of ['settings/options.ts', 'cli/compare.ts'])
      expect(forbiddenImports(from(path, 'filter.ts'), table)).toEqual([`${path} imports benchstat/filter.ts`]);
    expect(forbiddenImports(from('budgets/index.ts', 'index.ts'), table)).toHaveLength(1);
  });

  test('the type Host is the one thing that may be taken from above', () => {
    const typed = { path: 'measure/invoke.ts', text: "import type { Host } from '../host/host.ts';" };
    expect(forbiddenImports(typed, table)).toEqual([]);
    const value = { path: 'measure/invoke.ts', text: "import { makeRun } from '../host/child.ts';" };
    expect(forbiddenImports(value, table)).toHaveLength(1);
  });

  test('nothing is called that Node 20 does not have', () => {
    const newer = /\b(?:(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|RegExp\.escape)\(/;
    expect(sources.filter(({ text }) => newer.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('files are named after what they hold', () => {
    const vague = sources.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc|types)\.ts$/.test(path));
    expect(vague.map(({ path }) => relative(src, path))).toEqual([]);
  });
});
