// One of a few large test files that together have the unit and golden tests. Jest loads every module again for every
// test file, which takes longer than the tests of most files. So this file imports many of them, and they share their
// modules. `jest.config.js` says which part of the files it imports. A test file that is imported here must keep no
// state in modules, and must not start programs or write to the disk.

import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Set by `jest.config.js`. */
declare const part: { readonly index: number; readonly count: number };

const files = globSync('{unit/**,golden}/*.test.ts', { cwd: import.meta.dirname }).sort();

for (const file of files.filter((_, index) => index % part.count === part.index)) {
  await import(join(import.meta.dirname, file));
}
