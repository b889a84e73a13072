import { expect, test } from '@jest/globals';
import { documentationUrl } from '../../../src/text/own-repository.ts';

const SHA = 'a'.repeat(40);

test.each([
  ['of the version', documentationUrl('1.2.3'), 'OWNER/bench-referee/blob/v1.2.3'],
  ['of the sources', documentationUrl(), 'OWNER/bench-referee/blob/main'],
  [
    'of the action as the workflow names it',
    documentationUrl('1.2.3', { repository: 'acme/bench-referee', ref: SHA }),
    `acme/bench-referee/blob/${SHA}`,
  ],
  [
    'of the version where the runner knows no commit',
    documentationUrl('1.2.3', { repository: 'acme/bench-referee', ref: '' }),
    'acme/bench-referee/blob/v1.2.3',
  ],
  [
    'of the version where another action contains this program',
    documentationUrl('1.2.3', { repository: 'acme/wrapper', ref: SHA }),
    'OWNER/bench-referee/blob/v1.2.3',
  ],
  [
    'of the version where a name could end the link',
    documentationUrl('1.2.3', { repository: 'a)b/bench-referee', ref: 'x)' }),
    'OWNER/bench-referee/blob/v1.2.3',
  ],
])('the address of the documentation is that %s', (_, url, path) => {
  expect(url).toBe(`https://github.com/${path}/docs`);
});
