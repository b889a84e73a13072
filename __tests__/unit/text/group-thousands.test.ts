import { expect, test } from '@jest/globals';
import { groupThousands } from '../../../src/text/group-thousands.ts';

test.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567, 1.5, 1234.5])('%d is written as in English', (count) => {
  expect(groupThousands(count)).toBe(count.toLocaleString('en-US'));
});
