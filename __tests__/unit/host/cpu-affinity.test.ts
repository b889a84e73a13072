import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { makeAffinityPrefix, pickProcessor, resolveAffinity } from '../../../src/host/cpu-affinity.ts';

const find = (name: string) => (name.startsWith('/') ? null : `/usr/bin/${name}`);

describe('the words in front of the shell', () => {
  test.each([
    [{ cpus: null, nice: null }, []],
    [{ cpus: '2-3', nice: null }, ['/usr/bin/taskset', '-c', '2-3']],
    [{ cpus: null, nice: -5 }, ['/usr/bin/nice', '-n', '-5']],
    [{ cpus: '0', nice: 0 }, ['/usr/bin/taskset', '-c', '0', '/usr/bin/nice', '-n', '0']],
  ])('%j', (affinity, words) => expect(makeAffinityPrefix(affinity, find)).toEqual(words));

  test('a program that is missing', () => {
    expect(() => makeAffinityPrefix({ cpus: '0', nice: null }, () => null)).toThrow(
      'cpus: the program `taskset` was not found. Install util-linux, or leave out `cpus`.',
    );
  });
});

test.each([
  ['darwin', { cpus: '0', nice: null }, 'cpus: works only on Linux. Leave out `cpus` ("0") on this system.'],
  ['win32', { cpus: null, nice: 5 }, 'nice: works only on Linux and macOS. Leave out `nice` ("5") on this system.'],
] as const)('on %s', async (platform, affinity, message) => {
  await expect(resolveAffinity(affinity, { platform, find })).rejects.toThrow(message);
});

test('nothing is tried when nothing is asked for', async () => {
  const never = () => {
    throw new Error('not needed');
  };
  await resolveAffinity({ cpus: null, nice: null }, { platform: 'win32', find: never });
});

describe('one processor', () => {
  test.each([
    [[0, 1], [0], 1],
    [[0, 1, 2, 3], [0, 1], 2],
    [[0, 1, 2, 3], [0, 2], 1],
    [[0, 1], [0, 1], 1],
    [[2, 3], [], 2],
    [[0], [0], 0],
  ])('of %j, where %j share the core of the first, is %i', (allowed, firstCore, expected) => {
    expect(pickProcessor(allowed, firstCore)).toBe(expected);
  });

  test('is a wish on a system that cannot pin', async () => {
    const affinity = { cpus: 'one', nice: null };
    expect(await resolveAffinity(affinity, { platform: 'darwin', find })).toEqual({ cpus: null, nice: null });
  });
});
