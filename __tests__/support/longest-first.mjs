// The order in which jest starts test files: the longest first, so that no core waits at the end for a single file. Jest
// knows no times on a fresh checkout, and would take the largest files first, which are not the longest.

import { statSync } from 'node:fs';

/** Test files that take 40 s or more beside others, the longest first. */
const LONGEST = [
  'workflows/init-rust-java',
  'workflows/init',
  'workflows/benchmark-files',
  'workflows/tools',
  'workflows/bisect',
  'workflows/counts',
  'pure-tests',
  'e2e/not-measured',
  'e2e/doctor',
  'e2e/bisect',
  'e2e/forks',
  'attacks/d-processes',
  'attacks/h-history',
  'e2e/check',
  'e2e/shards',
  'e2e/init',
  'e2e/skip-options',
  'attacks/e-files',
  'e2e/service',
  'e2e/profile',
  'e2e/bad-input',
  'attacks/e-numbers',
  'e2e/commands',
  'e2e/traces',
  'attacks/i-search',
  'attacks/g-skips',
  'e2e/publishing',
  'attacks/c-git',
  'edge/trees',
  'e2e/counts',
  'e2e/repeat',
  'edge/hostile-profiles',
  'attacks/a-credentials',
];

/** A test sequencer of jest. The methods are those that jest calls. */
export default class LongestFirst {
  sort(tests) {
    const rank = ({ path }) => LONGEST.findIndex((name) => path.includes(`/__tests__/${name}.`));
    const keyOf = (test) => (rank(test) < 0 ? LONGEST.length : rank(test));
    const sizeOf = ({ path }) => statSync(path).size;
    return tests.toSorted((one, other) => keyOf(one) - keyOf(other) || sizeOf(other) - sizeOf(one));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
