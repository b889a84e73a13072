import { expect, test } from '@jest/globals';
import { sizeLimit } from '../../../src/formats/size-limit.ts';
import { readWith } from '../../support/read-format.ts';

test('a file that is missing passes in size-limit, and not here', () => {
  const checks = [
    { name: '', passed: true, size: -16 },
    { name: 'a', passed: false, size: 20, sizeLimit: 10 },
    { name: 'b', running: 1 },
    { name: 'gone', passed: true, size: 0 },
    { name: 'slow', passed: false, size: 20, running: 1, loading: 2 },
  ];
  expect(readWith(sizeLimit, checks)).toEqual({
    found: [
      ['a', 'size', 20],
      ['slow', 'size', 20],
    ],
    problems: [
      'error in: $[0]: "(no name)" has no usable `size`: "-16". See the output of the tool.',
      'warning in: $[1]: "a" is over its limit of "10 B".',
      'error in: $[2].size: must be a finite number, but is "nothing".',
      'error in: $[3]: "gone" has no usable `size`: "0". See the output of the tool.',
      'warning in: $[4]: "slow" is over its limit.',
    ],
  });
});
