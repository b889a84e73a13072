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
  'e2e/skip-options',
  'e2e/bisect',
  'e2e/not-measured',
  'e2e/shards',
  'attacks/h-history',
  'attacks/d-processes',
  'e2e/check',
  'e2e/bad-input',
  'edge/hostile-profiles',
  'e2e/forks',
  'e2e/repeat',
  'e2e/commands',
  'e2e/filter',
  'e2e/package',
  'attacks/a-credentials',
  'e2e/traces',
  'edge/trees',
  'e2e/events',
  'attacks/i-search',
  'e2e/profile',
  'attacks/e-numbers',
  'attacks/e-files',
  'edge/faults',
  'e2e/publishing',
  'e2e/noise',
  'e2e/init',
  'e2e/counts',
  'e2e/doctor',
  'e2e/baseline',
  'attacks/g-skips',
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
