// Golden files: what a text must be, byte for byte, in a file that people can read. UPDATE_GOLDEN=1 writes
// what came out; where CI is set nothing is ever written.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@jest/globals';

/** Compares with the file at `path`, or writes it when asked to. */
export function expectGolden(path: string, actual: string): void {
  if (process.env['UPDATE_GOLDEN'] === '1') {
    if (process.env['CI']) throw new Error(`${path}: golden files are not written where CI is set`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, actual);
    return;
  }
  if (!existsSync(path)) throw new Error(`${path}: is missing. Write it with UPDATE_GOLDEN=1 and read it.`);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}
