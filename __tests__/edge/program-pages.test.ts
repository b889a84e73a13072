// Real files: which of them are programs, and when they are written again.

import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { markProgram, moveIfUsed } from '../../src/host/program-pages.ts';

const ELF = Buffer.from('\x7fELF and the rest', 'latin1');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeProgram(name: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, ELF);
  chmodSync(path, mode);
  return path;
}

/** Sets the time of the last access as the system does, which need not do it on the disk of the tests. */
function use(path: string): void {
  utimesSync(path, new Date(), statSync(path).mtimeMs / 1000);
}

test('a program that was used gets another inode, and nothing else', () => {
  const path = makeProgram('program', 0o751);
  const changedMs = markProgram(path)!;
  const before = statSync(path);
  expect(changedMs).toBe(before.mtimeMs);
  use(path);
  expect(moveIfUsed(path, changedMs, ELF.length - 1)).toBe(0);
  expect(moveIfUsed(path, changedMs, ELF.length)).toBe(ELF.length);
  const after = statSync(path);
  expect(after.ino).not.toBe(before.ino);
  expect([after.mode, after.size, after.mtimeMs]).toEqual([before.mode, before.size, before.mtimeMs]);
  expect(readFileSync(path).equals(ELF)).toBe(true);
  expect(readdirSync(folder)).toEqual(['program']);
});

test('one that was not used since stays', () => {
  const path = makeProgram('program');
  const changedMs = markProgram(path)!;
  const { ino } = statSync(path);
  moveIfUsed(path, changedMs, ELF.length);
  expect(statSync(path).ino).toBe(ino);
});

test('one that its command has built again stays', () => {
  const path = makeProgram('program');
  const changedMs = markProgram(path)!;
  utimesSync(path, changedMs / 1000 + 2, changedMs / 1000 + 1);
  const { ino } = statSync(path);
  moveIfUsed(path, changedMs, ELF.length);
  expect(statSync(path).ino).toBe(ino);
});

test('a library is a program although it cannot be executed', () => {
  expect(markProgram(makeProgram('addon.node', 0o644))).not.toBeNull();
});

test.each<[string, () => string]>([
  [
    'a script',
    () => {
      const path = join(folder, 'script');
      writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });
      return path;
    },
  ],
  ['an object file', () => makeProgram('object.o', 0o644)],
  ['a program with the rights of its owner', () => makeProgram('sudo', 0o4755)],
  ['a folder', () => folder],
  ['nothing', () => join(folder, 'gone')],
])('%s is none', (_, make) => {
  expect(markProgram(make())).toBeNull();
});

test('one that is gone is not made again', () => {
  const path = makeProgram('program');
  const changedMs = markProgram(path)!;
  rmSync(path);
  moveIfUsed(path, changedMs, ELF.length);
  expect(readdirSync(folder)).toEqual([]);
});
