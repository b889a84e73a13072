// Temporary folders of one test file, all below one that is removed when its tests are done.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const root = mkdtempSync(join(tmpdir(), 'e2e-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

export function temporaryFolder(prefix: string): string {
  return mkdtempSync(join(root, prefix));
}
