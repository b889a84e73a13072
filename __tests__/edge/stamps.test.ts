// Real files: which changes show, and which are none.

import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readFingerprints } from '../../src/host/folder-contents.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamps-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/a'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const changed = (change: () => void) => {
  const before = readFingerprints(folder);
  change();
  const after = readFingerprints(folder);
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
};

test.each<[string, () => void]>([
  ['content', () => writeFileSync(join(folder, 'src/a'), 'two')],
  ['mode', () => chmodSync(join(folder, 'src/a'), 0o755)],
  [
    'content with the old times',
    () => {
      const { atime, mtime } = statSync(join(folder, 'src/a'));
      writeFileSync(join(folder, 'src/a'), 'two');
      utimesSync(join(folder, 'src/a'), atime, mtime);
    },
  ],
])('%s shows', (_, change) => {
  expect(changed(change)).toEqual(['src/a']);
});

test('reading does not, nor do git’s own files, dependencies and links to what lies elsewhere', () => {
  for (const name of ['.git', 'node_modules']) mkdirSync(join(folder, name));
  symlinkSync('/proc', join(folder, 'link'));
  expect(
    changed(() => {
      for (const name of ['.git', 'node_modules']) writeFileSync(join(folder, name, 'x'), '');
    }),
  ).toEqual([]);
});

test('one more link to a file that is shared already is no change', () => {
  linkSync(join(folder, 'src/a'), join(folder, 'src/b'));
  const caching = () => linkSync(join(folder, 'src/a'), join(folder, '..', `stamps-cache-${process.pid}`));
  expect(changed(caching)).toEqual([]);
  rmSync(join(folder, '..', `stamps-cache-${process.pid}`));
});
