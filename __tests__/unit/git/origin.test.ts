import { expect, test } from '@jest/globals';
import { removeCredentials } from '../../../src/git/remote.ts';

test.each([
  ['https://example.com/o/r.git', 'https://example.com/o/r.git'],
  ['https://x-access-token:secret@example.com:8443/o/r', 'https://example.com:8443/o/r'],
  ['https://secret@example.com/o/r?private_token=secret#secret', 'https://example.com/o/r'],
  ['ssh://git:secret@example.com:22/o/r', 'ssh://git@example.com:22/o/r'],
  ['git@example.com:o/r.git', 'git@example.com:o/r.git'],
  ['file:///srv/r', 'file:///srv/r'],
  ['/srv/r', '/srv/r'],
  ['../r', '/home/r'],
  ['https://user:pass word@/', null],
])('of %s, %s is kept', (url, kept) => expect(removeCredentials(url, '/home/clone')).toBe(kept));
