// Runs tests by jest. With a path: the tests below it, one file at a time, as `npm test -- __tests__/unit/stats`. Without one:
// the tests that should pass before a commit. With `--fast`: the unit and golden tests of these. With `--slow`: all others. It must
// never leave out a test file: those before a commit and the slow ones are all of them.

import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { ALONE, TOGETHER, WHOLE_PROGRAM } from '../__tests__/support/test-groups.mjs';

const root = resolve(import.meta.dirname, '..');

/** The others start programs and wait for them. With a worker for each processor, a third of the time of the processors is left. */
const MORE_WORKERS = `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`;

const oneByOne = ['one by one'];
const together = ['fast 1', 'fast 2', 'slow 1', 'slow 2'];
const select = (projects) => ['--selectProjects', ...projects];

const toPaths = (names) => names.map((name) => `__tests__/${name}\\b`);

/** Ends this program if a test fails. */
function runJest(args) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(process.execPath, [jest, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const args = process.argv.slice(2);
const options = args.filter((arg) => arg !== '--slow' && arg !== '--fast');

if (args.includes('--fast')) {
  runJest([...options, ...select(together.slice(0, 2))]);
} else if (args.includes('--slow')) {
  const earlier = toPaths([...Object.values(TOGETHER).flat(), ...WHOLE_PROGRAM].map((path) => path.replace('/**', '')));
  runJest([
    MORE_WORKERS,
    ...options,
    ...earlier.map((path) => `--testPathIgnorePatterns=${path}`),
    ...select(oneByOne),
  ]);
} else if (options.length > 0) {
  runJest([...options, ...select(oneByOne)]);
} else {
  runJest([...toPaths(['pure-tests', ...ALONE, ...WHOLE_PROGRAM]), ...select([...together, ...oneByOne])]);
}
