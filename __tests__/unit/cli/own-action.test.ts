import { describe, expect, test } from '@jest/globals';
import { ownAction } from '../../../src/cli/own-action.ts';
import type { GitResult, Host } from '../../../src/host/host.ts';
import { makeFakeHost } from '../../support/fake-host.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

/** A git that answers by the first words of its command, and fails at all else. */
function hostWith(answers: Readonly<Record<string, string>>, manifest: object | string | null = null): Host {
  const git = (args: readonly string[]): Promise<GitResult> => {
    const answer = Object.entries(answers).find(([words]) => args.join(' ').startsWith(words))?.[1];
    return Promise.resolve({
      exitCode: answer === undefined ? 128 : 0,
      stdout: `${answer ?? ''}\n`,
      stderr: '',
    });
  };
  const { host } = makeFakeHost(() => ({}));
  const text = typeof manifest === 'string' ? manifest : manifest && JSON.stringify(manifest);
  return { ...host, git, files: { ...host.files, read: () => Promise.resolve(text) } };
}

const CLONE = {
  'remote get-url': 'https://github.com/octo/bench-referee.git',
  'rev-parse': SHA,
  'for-each-ref': `${SHA} commit\trefs/remotes/origin/main`,
};

describe('how a workflow names this program', () => {
  test.each([
    'https://github.com/octo/bench-referee.git',
    'https://github.com/octo/bench-referee',
    'git@github.com:octo/bench-referee.git',
    'ssh://git@github.com/octo/bench-referee.git',
  ])('in a clone of %s: by the commit', async (url) => {
    expect(await ownAction(hostWith({ ...CLONE, 'remote get-url': url }))).toEqual({
      uses: `octo/bench-referee@${SHA}`,
      todo: null,
    });
  });

  test('a commit with a tag: the tag stands beside it', async () => {
    const { uses } = await ownAction(hostWith({ ...CLONE, 'describe --tags': 'v1.2.3' }));
    expect(uses).toBe(`octo/bench-referee@${SHA} # v1.2.3`);
  });

  test.each([
    [
      'that nobody else has',
      { ...CLONE, 'for-each-ref': '' },
      'octo/bench-referee@v0.0.0-source',
      'replace v0.0.0-source by a full commit of octo/bench-referee',
    ],
    [
      'of another repository, which holds a copy',
      { ...CLONE, 'remote get-url': 'https://github.com/octo/shop' },
      'OWNER/bench-referee@v0.0.0-source',
      'replace OWNER',
    ],
    [
      'of a server that is not GitHub',
      { ...CLONE, 'remote get-url': '/srv/bench-referee' },
      'OWNER/bench-referee@v0.0.0-source',
      'replace OWNER',
    ],
    ['in no clone at all', {}, 'OWNER/bench-referee@v0.0.0-source', 'replace OWNER'],
  ])('a commit %s: by the version, and what has to be replaced', async (_, answers, uses, todo) => {
    expect(await ownAction(hostWith(answers))).toEqual({ uses, todo: expect.stringContaining(todo) });
  });

  const repository = { type: 'git', url: 'git+https://github.com/octo/bench-referee.git' };

  test('in an npm package: by the commit of the release, with its version beside it', async () => {
    const manifest = { name: 'bench-referee', repository, gitHead: SHA };
    const pinned = { uses: `octo/bench-referee@${SHA} # v0.0.0-source`, todo: null };
    expect(await ownAction(hostWith({}, manifest))).toEqual(pinned);
    // It may be installed below a repository of the user.
    const shop = { ...CLONE, 'remote get-url': 'https://github.com/octo/shop' };
    expect(await ownAction(hostWith(shop, manifest))).toEqual(pinned);
  });

  test.each([
    ['without a commit', { name: 'bench-referee', repository }, 'octo/bench-referee@v0.0.0-source'],
    ['of another program', { name: 'shop', repository, gitHead: SHA }, 'OWNER/bench-referee@v0.0.0-source'],
    ['that is broken', '{', 'OWNER/bench-referee@v0.0.0-source'],
  ])('in a folder with a package.json %s: by the version, and somebody has to look', async (_, manifest, uses) => {
    expect(await ownAction(hostWith({}, manifest))).toMatchObject({ uses, todo: expect.stringContaining('replace ') });
  });
});
