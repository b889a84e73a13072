// The tools of other ecosystems that these tests run: whether they are here, and the environment they need.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll } from '@jest/globals';
import { temporaryFolder } from '../../support/temporary.ts';

export type Command = readonly [string, ...string[]];

export function has(...[program, ...args]: Command): boolean {
  return spawnSync(program, args).status === 0;
}

/** Processor of this test file. Those that run at the same time have different ones, if there are enough. */
export const OWN_CPU = (Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % cpus().length;

/**
 * Keeps this process, and all that it starts, on its own processor until the end of the test file. For test files that build a
 * lot and measure little: their compilers would take the processor of a file that measures.
 */
export function stayOnOwnCpu(): void {
  if (!has('taskset', '--version')) return;
  const use = (list: string) => execFileSync('taskset', ['-apc', list, String(process.pid)]);
  use(String(OWN_CPU));
  // Jest gives this process further test files.
  afterAll(() => void use(`0-${cpus().length - 1}`));
}

/** The user's own environment, for caches and registries; the programs are those of `cli`. */
export const OWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(?:PATH|TMPDIR|npm_.*|NODE_OPTIONS)$/.test(name) ? [] : [[name, value]],
  ),
);

/** What a test needs on the machine. */
export interface Needs {
  /** Programs; each is asked for its version. */
  readonly needs: readonly Command[];
  /** A header that must be there as well. */
  readonly header?: string;
}

/** Lists what the machine lacks. */
export function listMissing({ needs, header }: Needs): string[] {
  const programs = needs.filter((command) => !has(...command)).map(([program]) => program);
  return header === undefined || existsSync(header) ? programs : [...programs, header];
}

/** Installs pytest once for both sides, as on a machine that has it. Returns the variables that find it. */
export function installPytest(): Readonly<Record<string, string>> {
  const folder = temporaryFolder('venv-');
  execFileSync('python3', ['-m', 'venv', folder]);
  const packages = ['pytest==9.2.0', 'pytest-benchmark==5.3.1'];
  execFileSync(join(folder, 'bin/pip'), ['install', '--quiet', ...packages]);
  return { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` };
}
