// Which tests run in one process, and which before a commit. Jest loads every module again for every test file, which takes longer than
// the tests of most files.

/** Folders whose tests share their modules (`pure-tests.ts`): the fast ones, and those that run before a commit too. */
export const TOGETHER = {
  fast: ['unit/**', 'golden'],
  slow: ['slow/**', 'golden/slow', 'benchstat', 'fuzz', 'meta'],
};

/** Files of these folders that start programs. Each runs by itself. */
export const ALONE = ['slow/init/', 'benchstat/differential', 'meta/bundle', 'meta/examples', 'meta/package'];

/** End-to-end tests that show that the program works, as a command line and as an action. */
export const WHOLE_PROGRAM = ['e2e/whole-runs', 'e2e/action'];
