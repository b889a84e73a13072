// All tests, as jest projects: `npm test` and `scripts/test.mjs` choose among them. Tests that start no program run together, as a few
// large test files; all others one file at a time.

import { fileURLToPath } from 'node:url';
import { ALONE, TOGETHER } from './__tests__/support/test-groups.mjs';

// Jest strips the types itself, which needs node 24: `npm test` finds it in node_modules/.bin (a devDependency).
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error('the tests need node 24 or newer: run them as `npm test`, which finds it in node_modules');
}

const ofEachProject = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: '<rootDir>/__tests__/support/fast-globals.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/__tests__/fixtures/init/'],
};

export const oneByOne = {
  ...ofEachProject,
  displayName: 'one by one',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  globalSetup: '<rootDir>/__tests__/support/build-bundle.mjs',
};

/** As many as most machines have processors, at least. Each part loads the modules once. */
const PARTS = 2;

const together = Object.entries(TOGETHER).flatMap(([group, folders]) =>
  Array.from({ length: PARTS }, (_, index) => ({
    ...ofEachProject,
    displayName: `${group} ${index + 1}`,
    testMatch: ['<rootDir>/__tests__/pure-tests.ts'],
    globals: { part: { folders, without: ALONE, index, count: PARTS } },
  })),
);

export const ofAllProjects = {
  testSequencer: '<rootDir>/__tests__/support/longest-first.mjs',
  coverageProvider: 'babel',
  collectCoverageFrom: ['src/**/*.ts'],
  // The tests next to it are a busy neighbour to a test that measures: the gate waits, and measures again.
  testTimeout: 180_000,
  // Most of the time goes to waiting for child processes.
  maxWorkers: '100%',
  // All failures again at the end, where a long log is read first.
  reporters: ['default', ['summary', { summaryThreshold: 1 }]],
};

export default { ...ofAllProjects, projects: [...together, oneByOne] };
