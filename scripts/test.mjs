// Runs tests by jest. With a path: the tests below it, one file at a time, as `npm test -- __tests__/unit/stats`. Without one:
// the tests that should pass before a commit. With `--fast`: the unit and golden tests of these. With `--slow`: all others. It must
// never leave out a test file: those before a commit and the slow ones are all of them.

import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** These run together: `__tests__/pure-tests.ts` imports all their files. */
const TOGETHER = ['unit', 'golden'];
/** Of the end-to-end tests only those that show that the program works, as a command line and as an action. */
const OTHERS_BEFORE_COMMIT = ['slow', 'golden/slow', 'meta', 'benchstat', 'fuzz', 'e2e/whole-runs', 'e2e/action'];

/** The others start programs and wait for them. With a worker for each processor, a third of the time of the processors is left. */
const MORE_WORKERS = `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`;

const selectOneByOne = ['--selectProjects', 'one by one'];
const selectTogether = ['--selectProjects', 'together 1', 'together 2'];

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
  runJest([...options, ...selectTogether]);
} else if (args.includes('--slow')) {
  const earlier = toPaths([...TOGETHER, ...OTHERS_BEFORE_COMMIT]);
  runJest([MORE_WORKERS, ...options, ...earlier.map((path) => `--testPathIgnorePatterns=${path}`), ...selectOneByOne]);
} else if (options.length > 0) {
  runJest([...options, ...selectOneByOne]);
} else {
  runJest(selectTogether);
  runJest([...toPaths(OTHERS_BEFORE_COMMIT), ...selectOneByOne]);
}
