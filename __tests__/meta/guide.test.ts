// A report links a section of docs/red-comment.md for each conclusion that is red or grey.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listNextSteps } from '../../src/render/next-steps.ts';
import { aReport } from '../support/builders.ts';
import { root } from '../support/docs.ts';

const headings = [...readFileSync(join(root, 'docs/red-comment.md'), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
  ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'),
);

test.each(['fail', 'inconclusive', 'error'] as const)('%s has a section', (conclusion) => {
  const urls = listNextSteps(aReport({ rows: [], conclusion })).flatMap(({ url }) => url ?? []);
  expect(urls).toHaveLength(1);
  expect(headings).toContain(urls[0]!.split('#')[1]);
});
