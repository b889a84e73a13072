// The workflow tests: real workflow files under `act`, and real benchmark tools. Apart from `npm test`, because they need
// act, go, bash and those tools on PATH. One file at a time, because they measure.

import { ofAllProjects, oneByOne } from './jest.config.js';

export default {
  ...ofAllProjects,
  ...oneByOne,
  testMatch: ['<rootDir>/__tests__/workflows/*.workflow.ts'],
  globalSetup: '<rootDir>/__tests__/support/prepare-workflows.mjs',
  maxWorkers: 1,
  // On a busy machine the gate waits for calm, and measures disturbed rounds again.
  testTimeout: 300_000,
};
