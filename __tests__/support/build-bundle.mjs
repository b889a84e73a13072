// Jest calls this once, before all tests: it bundles the sources under test into a temporary folder, whose path the tests
// find in BENCH_REFEREE_DIST (`DIST` in program.ts). If that variable is set already, its folder is what they test.
// It must never write to dist, which is built and committed separately.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../scripts/build.mjs';

export default async function buildBundle() {
  if (process.env.BENCH_REFEREE_DIST !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'bench-referee-bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundle(join(folder, 'dist'));
  process.env.BENCH_REFEREE_DIST = join(folder, 'dist');
}
