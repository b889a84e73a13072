// Real Go packages for tests that need the real `go test`; such tests are skipped where Go is not installed.
// Nothing is fetched: the packages have no dependencies, and the version of Go is the one that is there.

import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { temporaryFolder } from './temporary.ts';

const hasGo = spawnSync('go', ['version']).status === 0;

/** `describe`, or `describe.skip` where there is no Go. */
export const describeWithGo = hasGo ? describe : describe.skip;

/** `go.mod` of every package here. */
export const GO_MOD = 'module example.com/bench\n\ngo 1.20\n';

/** The user's own caches, because the tests' programs get an environment without a home folder. */
export function goEnvironment(): Record<string, string> {
  const [cache = '', path = ''] = execFileSync('go', ['env', 'GOCACHE', 'GOPATH'], {
    encoding: 'utf8',
  }).split('\n');
  return { GOCACHE: cache, GOPATH: path, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', GOPROXY: 'off' };
}

/** The compiled tests of one file; called with their flags, answers what they print. */
export function goTestProgram(source: string): (flags: readonly string[], procs: number) => string {
  const folder = temporaryFolder('go-');
  writeFileSync(join(folder, 'go.mod'), GO_MOD);
  writeFileSync(join(folder, 'bench_test.go'), source);
  const env = { ...process.env, ...goEnvironment() };
  execFileSync('go', ['test', '-c', '-o', 'bench.test', '.'], { cwd: folder, env });
  return (flags, procs) =>
    execFileSync(join(folder, 'bench.test'), flags, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, GOMAXPROCS: String(procs) },
    });
}
