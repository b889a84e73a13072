// `init` in whole repositories, and the gates that it writes under act: those of Go, JavaScript, Python and C++ here.
// init-rust-java.workflow.ts has the others, so that both files take as long and can run at the same time.

import { expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { INIT_REPOSITORIES } from '../support/init-repositories.ts';
import { cli } from '../support/program.ts';
import { lintWorkflows, OTHER_GATES, testGate } from './support/init-gates.ts';

for (const gate of OTHER_GATES) testGate(gate);

test.each(Object.entries(INIT_REPOSITORIES))('the workflow for %s is linted', async (_, files) => {
  const { folder } = freshRepository(files);
  // Any commit: nothing is fetched.
  const uses = 'octo/bench-referee@0123456789abcdef0123456789abcdef01234567';
  expect((await cli(['init', '--uses', uses], { folder })).code).toBe(0);
  await lintWorkflows(folder);
});
