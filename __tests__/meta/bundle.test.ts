// dist is what users run: it must be what the sources say, byte for byte, and stay small.

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const fresh = mkdtempSync(join(tmpdir(), 'bench-referee-bundle-'));

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

beforeAll(async () => {
  const { bundle } = (await import(join(root, 'scripts/build.mjs'))) as {
    bundle(folder: string): Promise<void>;
  };
  await bundle(fresh);
});

afterAll(() => rmSync(fresh, { recursive: true, force: true }));

describe('dist', () => {
  test('is current: run `npm run build` and commit dist', () => {
    expect(filesOf(join(root, 'dist'))).toEqual(filesOf(fresh));
    const different = filesOf(fresh).filter(
      (path) => !readFileSync(join(root, 'dist', path)).equals(readFileSync(join(fresh, path))),
    );
    expect(different).toEqual([]);
  });

  test('is below 2 MB', () => {
    const bytes = filesOf(fresh).reduce((sum, path) => sum + statSync(join(fresh, path)).size, 0);
    expect(bytes).toBeLessThan(2_000_000);
  });

  test('names the licence of everything it holds', () => {
    const licences = readFileSync(join(fresh, 'licenses.txt'), 'utf8');
    for (const name of ['@actions/core', '@actions/github', 'simple-statistics', 'yaml', 'zod']) {
      expect(licences).toContain(`${name} `);
    }
  });
});
