// The package as npm publishes it: it is the bundle and nothing else, and whoever installs it gets no other package.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../support/docs.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown> & {
  readonly devDependencies: Readonly<Record<string, string>>;
};

test('anybody may install it, and it brings no other package', () => {
  expect(manifest['private']).toBeUndefined();
  const kinds = ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies'];
  expect(kinds.filter((kind) => Object.hasOwn(manifest, kind))).toEqual([]);
  const hooks = ['preinstall', 'install', 'postinstall', 'prepare', 'prepack', 'prepublishOnly'];
  expect(hooks.filter((name) => Object.hasOwn(manifest['scripts'] as object, name))).toEqual([]);
});

test('it has the bundle, the README and the licence, and no other file', () => {
  const answer = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  // Before npm 12 the answer is a list of packages, later an object of them.
  const [packed] = Object.values(JSON.parse(answer)) as { readonly files: readonly { readonly path: string }[] }[];
  const paths = packed!.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['dist/cli.js', 'dist/package.json', 'dist/licenses.txt']));
  expect(paths.filter((path) => !path.startsWith('dist/')).sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
});

test('its addresses name one repository', () => {
  const { homepage, bugs, repository } = manifest as unknown as {
    homepage: string;
    bugs: string;
    repository: { url: string };
  };
  const [, address] = /^git\+(https:\/\/github\.com\/[\w-]+\/bench-referee)\.git$/.exec(repository.url) ?? [];
  expect([homepage, bugs]).toEqual([`${address}#readme`, `${address}/issues`]);
});

test('Dependabot groups the packages that the bundle contains, and so rebuilds it once for all of them', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: readonly { 'package-ecosystem': string; groups: Record<string, { patterns?: readonly string[] }> }[];
  };
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')!;
  expect(npm.groups['bundled']?.patterns?.toSorted()).toEqual(importedPackages().toSorted());
});

/** The packages that the sources import, each of which package.json names. */
function importedPackages(): string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const imports = sources.flatMap((path) => [
    ...readFileSync(join(root, 'src', path), 'utf8').matchAll(/(?:from|import\()\s*'((?:@[\w-]+\/)?[\w-]+)'/g),
  ]);
  return [...new Set(imports.map(([, name]) => name!))].filter((name) => Object.hasOwn(manifest.devDependencies, name));
}
