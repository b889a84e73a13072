// Jest calls this once, before all workflow tests: it bundles the sources, and downloads what Maven needs for JMH if the
// machine does not have it. Several test files build with Maven at the same time. Maven's local repository cannot be
// filled by two processes at once: one of them finds files that the other has only begun, and its build fails.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import buildBundle from './build-bundle.mjs';

const PROJECT = join(import.meta.dirname, '../fixtures/tools/jmh');
/** What the build of the project downloads last: a dependency of its packaging plugin. */
const LAST_DOWNLOADED = join(homedir(), '.m2/repository/org/vafer/jdependency');

export default async function prepareWorkflows() {
  await buildBundle();
  const hasMaven = spawnSync('mvn', ['--version']).status === 0;
  if (hasMaven && !existsSync(LAST_DOWNLOADED)) fillMavenRepository();
}

/** Builds a copy of the project once. Whatever fails here fails in a test as well, and is reported there. */
function fillMavenRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-referee-maven-'));
  cpSync(PROJECT, folder, { recursive: true });
  spawnSync('mvn', ['-B', '-q', 'package'], { cwd: folder, stdio: 'inherit' });
  rmSync(folder, { recursive: true, force: true });
}
