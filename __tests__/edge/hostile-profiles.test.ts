// Profiles as a pull request could write them to break the program: each gets a sentence or a result, soon and within
// 200 MB, and nothing in a name reaches a terminal or a page as anything but text.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeHostileProfiles } from '../support/hostile-profiles.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Alone it takes at most two seconds. Other tests may keep the processors busy. */
const MAX_MS = 15_000;
const MAX_BYTES = 200 * 1024 * 1024;

const folder = temporaryFolder('profiles-');
const profiles = makeHostileProfiles();

writeFileSync(join(folder, 'fine'), 'main 1\n');

function diff(name: string, format: string) {
  const { bytes, says } = profiles[name]!();
  writeFileSync(join(folder, 'hostile'), bytes);
  const head = says === null ? 'hostile' : 'fine';
  return cli(['profile', 'diff', 'hostile', '--', head, '--format', format], { folder: folder });
}

describe('T81', () => {
  test.each(Object.keys(profiles))('%s', async (name) => {
    const { says } = profiles[name]!();
    const { code, stdout, stderr, durationMs, peakBytes } = await diff(name, 'text');
    expect(stderr).not.toMatch(/\n {4}at |defect/);
    if (says === null) expect([code, stderr]).toEqual([0, '']);
    else {
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^hostile\b/);
      expect(stderr).toContain(says);
    }
    expect(durationMs).toBeLessThan(MAX_MS);
    expect(peakBytes).toBeLessThan(MAX_BYTES);
  });

  test('a hostile name is text in every output', async () => {
    for (const name of Object.keys(profiles).filter((one) => one.endsWith('hostile names'))) {
      writeFileSync(join(folder, 'fine'), 'main 1\n');
      const { stdout } = await diff(name, 'text');
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
      const page = (await diff(name, 'html')).stdout;
      expect(page.match(/<script/g)?.length).toBe(page.match(/<\/script/g)?.length);
      expect(page).not.toMatch(/<img|<!--|\u202e/);
    }
  });
});
