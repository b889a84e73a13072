// One of a few large test files that together have the tests of whole folders. This file imports many of their files, which then
// share their modules. `jest.config.js` says which part of the files it imports. A test file that is imported here must keep no
// state in modules, and must not start programs or write to the disk.

import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Set by `jest.config.js`. */
declare const part: {
  readonly folders: readonly string[];
  /** What the paths of other files begin with. */
  readonly without: readonly string[];
  readonly index: number;
  readonly count: number;
};

const files = part.folders
  .flatMap((folder) => globSync(`${folder}/*.test.ts`, { cwd: import.meta.dirname }))
  .filter((file) => !part.without.some((start) => file.startsWith(start)))
  .sort();

for (const file of files.filter((_, index) => index % part.count === part.index)) {
  await import(join(import.meta.dirname, file));
}
