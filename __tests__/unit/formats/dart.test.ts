import { expect, test } from '@jest/globals';
import { dart } from '../../../src/formats/dart.ts';
import { readWith } from '../../support/read-format.ts';

test.each([
  ['a(RunTime): Infinity us.', 'in:1: "a" has no usable `time`: "Infinity". See the output of the tool.'],
  [
    'Unhandled exception:\nBad state: x\n',
    'in:1: the run crashed: "Bad state: x". Results after it are missing. Run it alone to see why.',
  ],
  ['hello', 'in: no benchmark has a result. Check that the output is that of `report()`.'],
])('%j', (text, problem) => {
  expect(readWith(dart, text)).toEqual({ found: [], problems: [`error ${problem}`] });
});
