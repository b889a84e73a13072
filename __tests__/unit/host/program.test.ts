import { describe, expect, test } from '@jest/globals';
import { findProgram, PUBLISHED_PROGRAM } from '../../../src/host/program.ts';

const find = (script: string | undefined, env: Record<string, string> = {}) => findProgram(script, env);

describe('the words that start this program again', () => {
  test('name the released version, unless more is known', () => {
    expect(PUBLISHED_PROGRAM).toEqual(['npx', 'bench-referee@0.0.0-source']);
    expect(find(undefined)).toBe(PUBLISHED_PROGRAM);
  });

  test.each([
    ['npx', '/home/ada/.npm/_npx/1a2b/node_modules/.bin/bench-referee', { npm_command: 'exec' }],
    ['npx on Windows', String.raw`C:\npm-cache\_npx\1a2b\node_modules\bench-referee\dist\cli.js`, {}],
    ['a script of package.json', '/work/shop/node_modules/.bin/bench-referee', { npm_command: 'run-script' }],
    ['npm exec of a clone', '/work/bench-referee/dist/cli.js', { npm_command: 'exec' }],
  ])('started by %s: npx', (_, script, env) => {
    expect(find(script, env)).toBe(PUBLISHED_PROGRAM);
  });

  test.each([
    '/work/bench-referee/dist/cli.js',
    String.raw`C:\work\bench-referee\dist\cli.js`,
    '/work/bench-referee/src/entries/cli.ts',
  ])('started as `node %s`: so', (script) => {
    expect(find(script)).toEqual(['node', script]);
    // A test or a benchmark of another project may start it below `npm test`.
    expect(find(script, { npm_command: 'test' })).toEqual(['node', script]);
  });

  test('installed for every folder: by its name', () => {
    expect(find('/usr/local/bin/bench-referee')).toEqual(['bench-referee']);
  });
});
