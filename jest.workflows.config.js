// The workflow tests: real workflow files under `act`, and real benchmark tools. Apart from `npm test`, because they need
// act, go, bash and those tools on PATH. One file at a time, because they measure.

import config from './jest.config.js';

export default {
  ...config,
  testMatch: ['<rootDir>/__tests__/workflows/*.workflow.ts'],
  maxWorkers: 1,
  testTimeout: 120_000,
};
