import { describe, expect, test } from '@jest/globals';
import { findLatestRelease, MAX_TRIED_RELEASES, parseRelease, parseTags, type Tag } from '../../../src/git/releases.ts';
import '../../support/readable-errors.ts';

/** Tags with a commit each. */
const tagsOf = (...names: readonly string[]): Tag[] => names.map((name) => ({ name, commit: `commit of ${name}` }));

async function find(
  tags: readonly Tag[],
  { head = 'head', isLocal = false, outside = [] as readonly string[] } = {},
): Promise<string> {
  const isInHistory = ({ name }: Tag) => Promise.resolve(!outside.includes(name));
  return (await findLatestRelease(tags, { head, isInHistory, isLocal })).name;
}

describe('a release', () => {
  test.each([
    ['1.2.3', [1n, 2n, 3n]],
    ['v1.2.3', [1n, 2n, 3n]],
    ['v0.0.0', [0n, 0n, 0n]],
    ['v10.20.30+build.5', [10n, 20n, 30n]],
    ['v1.0.99999999999999999999', [1n, 0n, 99999999999999999999n]],
  ])('is %s', (name, version) => expect(parseRelease(name)).toEqual(version));

  test.each([
    ...['v1.2.3-rc.1', '1.0.0-alpha', 'v1.2.3-0', 'v1.2.3-rc.1+build'],
    ...['v1', 'v1.2', 'v1.2.3.4', 'v01.2.3', 'v1.02.3', 'V1.2.3', 'vv1.2.3', 'v1.2.3+', 'v1.2.3 ', 'v1.2.x'],
    ...['latest', 'nightly', 'release-1.2.3', 'codec/v1.2.3', 'codec@1.2.3', '2024-01-01', ''],
  ])('is not %j', (name) => expect(parseRelease(name)).toBeNull());
});

describe('the latest release', () => {
  test.each([
    ['by number and not by text', ['v1.9.0', 'v1.10.0', 'v1.2.0'], 'v1.10.0'],
    ['with or without a v', ['v1.0.0', '1.1.0', 'v1.0.5'], '1.1.0'],
    ['of numbers that no double holds', ['v1.0.9007199254740993', 'v1.0.9007199254740992'], 'v1.0.9007199254740993'],
    ['that is no pre-release', ['v2.0.0-rc.1', 'v1.0.0'], 'v1.0.0'],
    ['that is a version', ['zzz', 'v1', 'codec/v9.0.0', 'v1.0.0'], 'v1.0.0'],
  ])('is the highest one %s', async (_, names, expected) => {
    expect(await find(tagsOf(...names))).toBe(expected);
    expect(await find(tagsOf(...names.toReversed()))).toBe(expected);
  });

  test('is in the history of head', async () => {
    const tags = tagsOf('v1.0.0', 'v1.1.0', 'v2.0.0', 'v3.0.0');
    expect(await find(tags, { outside: ['v3.0.0', 'v2.0.0'] })).toBe('v1.1.0');
  });

  test('is not head itself, under any name', async () => {
    const head = 'commit of v2.0.0';
    expect(await find([...tagsOf('v1.0.0', 'v2.0.0'), { name: '2.0.0', commit: head }], { head })).toBe('v1.0.0');
  });

  test('is not looked up if a higher one was found', async () => {
    const asked: string[] = [];
    const isInHistory = ({ name }: Tag) => Promise.resolve(asked.push(name) === 2);
    const tags = tagsOf('v1.0.0', 'v2.0.0', 'v3.0.0', 'v4.0.0-rc.1');
    await findLatestRelease(tags, { head: '', isInHistory, isLocal: false });
    expect(asked).toEqual(['v3.0.0', 'v2.0.0']);
  });
});

describe('if there is none, the error says what there is:', () => {
  const none = 'no release to compare with: the repository has';
  const many = Array.from({ length: MAX_TRIED_RELEASES + 1 }, (_, minor) => `v1.${minor}.0`);
  test.each([
    ['no tag', [], {}, `${none} 0 tags, but no version like v1.2.3. Tag a release, or name another commit.`],
    [
      'other tags',
      ['v1', 'x'],
      {},
      `${none} 2 tags, but no version like v1.2.3. Tag a release, or name another commit.`,
    ],
    [
      'a pre-release',
      ['v1.0.0-rc.1'],
      {},
      `${none} 1 tag, but no version like v1.2.3. Tag a release, or name another commit.`,
    ],
    [
      'other branches',
      ['v1.0.0', 'v2.0.0'],
      { outside: ['v1.0.0', 'v2.0.0'] },
      `${none} 2 releases, but none in the history before head. Tag a release, or name another commit.`,
    ],
    [
      'head itself',
      ['v1.0.0'],
      { head: 'commit of v1.0.0' },
      `${none} 1 release, but none in the history before head. Tag a release, or name another commit.`,
    ],
    [
      'very many of other branches',
      many,
      { outside: many },
      `${none} 101 releases, but none among the 100 highest in the history before head. Tag a release, or name another commit.`,
    ],
    [
      'a clone without tags',
      [],
      { isLocal: true },
      `${none} 0 tags, but no version like v1.2.3. Fetch the tags with \`git fetch --tags\`, tag a release, or name another commit.`,
    ],
  ])('%s', async (_, names, search, sentence) => {
    await expect(find(tagsOf(...names), search)).rejects.toThrow(sentence);
  });
});

describe('the list of git', () => {
  test.each([
    ['ls-remote', '\t'],
    ['show-ref', ' '],
  ])('by %s names the commit of an annotated tag', (_, separator) => {
    const lines = [
      'aa\trefs/tags/v1.0.0',
      'bb\trefs/tags/v2.0.0',
      'cc\trefs/tags/v2.0.0^{}',
      'dd\trefs/tags/codec/v1.0.0',
    ];
    expect(parseTags(`${lines.join('\n').replaceAll('\t', separator)}\n`)).toEqual([
      { name: 'v1.0.0', commit: 'aa' },
      { name: 'v2.0.0', commit: 'cc' },
      { name: 'codec/v1.0.0', commit: 'dd' },
    ]);
  });

  test('may be empty, and what is no tag is left out', () => {
    expect(parseTags('')).toEqual([]);
    expect(parseTags('aa\trefs/heads/v1.0.0\nbb\tHEAD\n')).toEqual([]);
  });
});
