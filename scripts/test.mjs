// Runs tests by jest. With a path: the tests below it, one file at a time, as `npm test -- __tests__/unit/stats`. Without one:
// the tests that should pass before a commit. With `--slow`: all others. It must never leave out a test file: the two
// selections together are all of them.

import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { LONG_PURE_TESTS } from '../jest.fast.config.js';

const root = resolve(import.meta.dirname, '..');

/** All but the long ones of these run together, by jest.fast.config.js. */
const PURE = ['unit', 'golden'];
/** Of the end-to-end tests only those that show that the program works, as a command line and as an action. */
const OTHERS_BEFORE_COMMIT = ['meta', 'benchstat', 'fuzz', 'e2e/whole-runs', 'e2e/action', ...LONG_PURE_TESTS];

/** The others start programs and wait for them. With a worker for each processor, a third of the time of the processors is left. */
const MORE_WORKERS = `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`;

const toPaths = (names) => names.map((name) => `__tests__/${name}\\b`);

/** Ends this program if a test fails. */
function runJest(args) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(process.execPath, [jest, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const args = process.argv.slice(2);
const options = args.filter((arg) => arg !== '--slow');

if (args.includes('--slow')) {
  const earlier = toPaths([...PURE, ...OTHERS_BEFORE_COMMIT]);
  runJest([MORE_WORKERS, ...options, ...earlier.map((path) => `--testPathIgnorePatterns=${path}`)]);
} else if (options.length > 0) {
  runJest(options);
} else {
  runJest(['--config', 'jest.fast.config.js']);
  runJest(toPaths(OTHERS_BEFORE_COMMIT));
}
