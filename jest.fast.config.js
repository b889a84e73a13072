// What `npm run test:fast` runs: the unit and golden tests, as a few large test files. `jest.config.js` has all tests, one
// test file at a time.

import { fileURLToPath } from 'node:url';
import config from './jest.config.js';

const { globalSetup, maxWorkers, reporters, testSequencer, testTimeout, ...common } = config;
const rootDir = fileURLToPath(new URL('.', import.meta.url));

/** Unit and golden tests that take half a second or more each. `npm test` runs them beside the fast ones. */
export const LONG_PURE_TESTS = [
  'golden/doctor',
  'golden/many-benchmarks',
  'unit/bisect/search',
  'unit/budgets/properties',
  'unit/compare/estimate-history',
  'unit/doctor/diagnosis',
  'unit/doctor/proof',
  'unit/doctor/proposal-file',
  'unit/doctor/propose',
  'unit/doctor/sensitivity',
  'unit/history/boiling-frog',
  'unit/host/process-tree',
  'unit/measure/counting',
  'unit/measure/search-commits',
  'unit/profiles/attribute',
  'unit/profiles/merge-trees',
  'unit/profiles/normalise',
  'unit/publish/append-run',
  'unit/render/comment',
  'unit/render/limits',
  'unit/settings/flags',
  'unit/settings/repeat-command',
  'unit/stats/clearing',
  'unit/stats/mann-whitney',
  'unit/stats/mongodb-change-points',
  'unit/stats/rank-split',
  'unit/text/pattern',
];

/** As many as most machines have processors, at least. Each part loads the modules once. */
const PARTS = 2;

const pure = Array.from({ length: PARTS }, (_, index) => ({
  ...common,
  rootDir,
  displayName: `unit and golden, part ${index + 1}`,
  testMatch: ['<rootDir>/__tests__/pure-tests.ts'],
  globals: { part: { index, count: PARTS, without: LONG_PURE_TESTS } },
}));

export default { maxWorkers, reporters, testTimeout, projects: pure };
