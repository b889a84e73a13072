import { describe, expect, test } from '@jest/globals';
import { renderProposals } from '../../../src/init/proposals.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';

const treeOf = (manifest: object | null, more: readonly string[] = []) => {
  const paths = [...(manifest === null ? [] : ['package.json']), ...more];
  return {
    paths,
    has: (path: string) => paths.includes(path),
    text: (path: string) => (path === 'package.json' ? JSON.stringify(manifest) : null),
  };
};

/** The proposal without the signs before it. */
const uncomment = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^# (?: |files:)/.test(line))
    .map((line) => line.slice(2))
    .join('\n');

describe('renderProposals', () => {
  test('proposes the sizes of what a bundler builds', () => {
    const text = renderProposals(treeOf({ scripts: { build: 'vite build' }, devDependencies: { vite: '^7' } }));
    expect(text).toContain('Let setup run the build, too: npm run --silent build');
    expect(parseConfigFile(uncomment(text), 'c.yml')).toEqual({
      files: [{ path: 'dist/**/*.js', compress: 'gzip', parts: null }],
    });
  });

  test('proposes a server and its load tool', () => {
    const manifest = { scripts: { start: 'node server.js' }, devDependencies: { autocannon: '^8' } };
    const text = renderProposals(treeOf(manifest, ['pnpm-lock.yaml']));
    const { run = [] } = parseConfigFile(`run:\n${uncomment(text)}`, 'c.yml');
    expect(run).toHaveLength(1);
    expect(run[0]).toMatchObject({
      name: 'server',
      service: [{ command: 'PORT="$BENCH_REFEREE_PORT" pnpm run --silent start', ready: null, keep: false }],
      format: 'autocannon',
    });
  });

  test.each([
    ['no package', null],
    ['a bundler without a build', { devDependencies: { vite: '^7' } }],
    ['a build without a bundler', { scripts: { build: 'tsc' } }],
    ['a server without a load tool', { scripts: { start: 'node server.js' } }],
    ['a load tool without a server', { devDependencies: { autocannon: '^8' } }],
  ])('proposes nothing for %s', (_, manifest) => {
    expect(renderProposals(treeOf(manifest))).toBe('');
  });
});
