// What `npm ci` brings: every package at one version and by its hash, from the registry and from nowhere else, and
// no code at install time but that of the two packages which bring a binary.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../support/docs.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { devDependencies, overrides, allowScripts } = read('package.json') as Manifest;
const { lockfileVersion, packages } = read('package-lock.json') as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Entry>>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');
const namesOf = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([path]) => path.replace(/^.*node_modules\//, '')).sort();

test('every package has a version and a hash, and comes from the registry', () => {
  expect(lockfileVersion).toBe(3);
  // Without an address npm asks the registry for that version. An address of another host would be asked instead.
  const isPinned = ({ version, integrity, link, resolved }: Entry) =>
    /^\d+\.\d+\.\d+/.test(version ?? '') &&
    /^sha512-[\w+/]{86}==$/.test(integrity ?? '') &&
    link === undefined &&
    (resolved === undefined || resolved.startsWith('https://registry.npmjs.org/'));
  expect(namesOf(locked.filter(([, entry]) => !isPinned(entry)))).toEqual([]);
});

test('package.json names exact versions, and those are the locked ones', () => {
  // An override may refer to a direct dependency, which names the version.
  for (const [name, version] of Object.entries({ ...overrides, ...devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

test('of the packages with an install script each is allowed or denied, and only two are allowed', () => {
  const withScript = namesOf(locked.filter(([, { hasInstallScript }]) => hasInstallScript));
  expect(withScript).toEqual(Object.keys(allowScripts).sort());
  const allowed = Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(namesOf(allowed)).toEqual(['esbuild', 'node']);
});

test('nothing that is bundled has an install script', () => {
  const bundled = readFileSync(join(root, 'dist/licenses.txt'), 'utf8').matchAll(/^(\S+) \S+ \([^)]+\)$/gm);
  const names = new Set([...bundled].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(10);
  expect(Object.keys(allowScripts).filter((name) => names.has(name))).toEqual([]);
});
