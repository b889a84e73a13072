// Jest strips the types itself, which needs node 24: `npm test` finds it in node_modules/.bin (a devDependency).
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error('the tests need node 24 or newer: run them as `npm test`, which finds it in node_modules');
}

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testSequencer: '<rootDir>/__tests__/support/longest-first.mjs',
  globalSetup: '<rootDir>/__tests__/support/build-bundle.mjs',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  coverageProvider: 'babel',
  collectCoverageFrom: ['src/**/*.ts'],
  // The tests next to it are a busy neighbour to a test that measures: the gate waits, and measures again.
  testTimeout: 180_000,
  // Most of the time goes to waiting for child processes.
  maxWorkers: '100%',
  // All failures again at the end, where a long log is read first.
  reporters: ['default', ['summary', { summaryThreshold: 1 }]],
};
