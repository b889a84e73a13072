// `base: latest-release` through `check`: what is compared, and what a user reads if there is no release.

import { expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { writeTree } from '../support/write-tree.ts';

const CONFIG = 'run: cat result.json\nrounds: 6\n';
const resultOf = (value: number) => JSON.stringify([{ name: 'encode', unit: 's', value }]);

function makeRepository() {
  const repository = freshRepository({ 'result.json': resultOf(100), '.github/bench-referee.yml': CONFIG });
  const commit = (value: number, ...tags: readonly string[]) => {
    writeTree(repository.folder, { 'result.json': resultOf(value) });
    repository.git('commit', '--quiet', '--all', '--message=change');
    for (const tag of tags) repository.git('tag', tag);
  };
  const check = (...flags: readonly string[]) =>
    cli(['check', '--base', 'latest-release', '--format', 'json', ...flags], { folder: repository.folder });
  return { commit, check, git: repository.git };
}

test('head is compared with the latest release, and the report names it', async () => {
  const { commit, check, git } = makeRepository();
  commit(200, 'v1.9.0');
  commit(300, 'v1.10.0');
  commit(400, 'v2.0.0-rc.1', 'nightly');
  commit(500);
  const { code, stdout, stderr } = await check('--head', 'HEAD');
  expect(code).toBe(1);
  expect(reportOf(stdout).row('encode')).toMatchObject({ base: { median: 300 }, head: { median: 500 } });
  expect(stderr).toContain(`base ${git('rev-parse', 'v1.10.0')} (v1.10.0)`);
});

test('without a release nothing runs, and one sentence says what to do', async () => {
  const { commit, check, git } = makeRepository();
  commit(200, 'nightly');
  git('checkout', '--quiet', '-b', 'next');
  commit(300, 'v1.0.0');
  git('checkout', '--quiet', 'main');
  const { code, stdout, stderr } = await check();
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(
    '--base: no release to compare with: the repository has 1 release, but none in the history before head. Fetch the tags with `git fetch --tags`, tag a release, or name another commit.',
  );
});
