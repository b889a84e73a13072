// The readers agree with the tools that belong to each format: own values of every function, on real files.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Profile } from '../../../src/model/profile.ts';
import { parseFrameText } from '../../../src/profiles/collapsed.ts';
import { PROFILE_FORMATS, readProfile } from '../../../src/profiles/index.ts';
import { normaliseName } from '../../../src/profiles/normalise.ts';
import '../../support/readable-errors.ts';

const FIXTURES = resolve(import.meta.dirname, '../../fixtures/profiles');

const cases = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'go')
  .map(({ name }) => name);

function read(name: string): { path: string; bytes: Uint8Array } {
  const bytes = readFileSync(join(FIXTURES, name));
  return { path: name, bytes: bytes[0] === 0x1f ? gunzipSync(bytes) : bytes };
}

/** Own value of each function by its name alone, as the other tools give it. */
function selfByName({ frames, nodeFrames, self }: Profile): Map<string, number> {
  const sums = new Map<string, number>();
  for (let node = 1; node < self.length; node += 1) {
    const { name } = frames[nodeFrames[node]!]!;
    if (self[node]! > 0) sums.set(name, (sums.get(name) ?? 0) + self[node]!);
  }
  return sums;
}

/** Names of the other tools, normalised as ours are. */
function expectedSelf(name: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of readFileSync(join(FIXTURES, name, 'self.tsv'), 'utf8')
    .trimEnd()
    .split('\n')) {
    const [value = '', written = ''] = line.split('\t');
    // A sample without a function.
    if (written === '') continue;
    const plain = written.replace(/^\(anonymous .*\)$/, '(anonymous)').replace(/^\[\[?kernel.*\]$/, '[unknown]');
    const key = normaliseName(parseFrameText(plain).name);
    sums.set(key, (sums.get(key) ?? 0) + Number(value));
  }
  return sums;
}

function sortEntries(sums: Map<string, number>): [string, number][] {
  return [...sums].map(([name, value]): [string, number] => [name, Math.round(value)]).sort();
}

describe.each(cases)('%s', (name) => {
  const format = PROFILE_FORMATS.find(({ id }) => name.startsWith(id))!;

  test('has the own values that the other tool gives', () => {
    const profile = readProfile(read(join(name, 'profile')), format.id);
    expect(sortEntries(selfByName(profile))).toEqual(sortEntries(expectedSelf(name)));
  });

  test('is recognised', () => {
    const file = read(join(name, 'profile'));
    expect(readProfile(file, 'auto')).toEqual(readProfile(file, format.id));
  });

  test('is a tree whose parents come first, and whose values add up', () => {
    const { parents, self, total, nodeFrames, frames } = readProfile(read(join(name, 'profile')), 'auto');
    expect(parents.every((parent, node) => (node === 0 ? parent === -1 : parent >= 0 && parent < node))).toBe(true);
    expect(nodeFrames.every((frame, node) => (node === 0 ? frame === -1 : frame >= 0 && frame < frames.length))).toBe(
      true,
    );
    expect(self[0]).toBe(0);
    expect(self.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 3);
  });
});

test.each([
  ['pprof-go', 'example.com/codec/codec.Encode', 29],
  ['cpuprofile-node', 'executeUserEntryPoint', 140],
  ['collapsed-py-spy', 'hash_', 4],
  ['speedscope-py-spy', 'hash_', 4],
  ['perf-script-srcline', 'hash', 5],
])('%s has lines', (name, functionName, line) => {
  const { frames } = readProfile(read(join(name, 'profile')), 'auto');
  expect(frames.filter((frame) => frame.name === functionName)).toMatchObject([{ line }]);
});

test('collapsed stacks may begin with a comment, or with samples without a stack', () => {
  const profile = readProfile({ path: 'x', bytes: Buffer.from('# py-spy\n 4\nmain;hash 5\n') }, 'auto');
  expect(sortEntries(selfByName(profile))).toEqual([['hash', 5]]);
});

describe('samples without a function do not count', () => {
  const speedscopeOf = (profile: object) =>
    JSON.stringify({ shared: { frames: [{ name: 'hash' }] }, profiles: [{ unit: 'none', ...profile }] });

  /** A field of bytes of a protobuf message, and one of a number. */
  const bytesField = (field: number, bytes: readonly number[]) => [8 * field + 2, bytes.length, ...bytes];
  const numberField = (field: number, value: number) => [8 * field, value];
  const pprofSample = (locations: readonly number[], value: number) =>
    bytesField(2, [...bytesField(1, locations), ...bytesField(2, [value])]);

  const inputs: [string, string | readonly number[]][] = [
    ['speedscope', speedscopeOf({ type: 'sampled', samples: [[0], [], [0]], weights: [3, 9, 2] })],
    [
      'speedscope',
      speedscopeOf({
        type: 'evented',
        events: [
          { type: 'O', at: 0, frame: 0 },
          { type: 'C', at: 2, frame: 0 },
          { type: 'O', at: 11, frame: 0 },
          { type: 'C', at: 14, frame: 0 },
        ],
      }),
    ],
    ['collapsed', 'hash 5\n 9\n'],
    ['collapsed', 'tid:7;hash 5\ntid:7 9\n'],
    ['perf-script', 'bench 7 1.0: 5 cycles:\n\t 1f hash+0x1 (/bin/bench)\n\nbench 7 1.1: 9 cycles:\n\n'],
    [
      'cpuprofile',
      JSON.stringify({
        nodes: [
          { id: 1, callFrame: { functionName: '(root)' }, hitCount: 4, children: [2, 3] },
          { id: 2, callFrame: { functionName: '(idle)' }, hitCount: 5 },
          { id: 3, callFrame: { functionName: 'hash' }, hitCount: 5 },
        ],
      }),
    ],
    [
      'pprof',
      [
        ...bytesField(1, [...numberField(1, 1), ...numberField(2, 2)]),
        ...pprofSample([1], 5),
        ...pprofSample([], 9),
        ...bytesField(4, [...numberField(1, 1), ...bytesField(4, numberField(1, 1))]),
        ...bytesField(5, [...numberField(1, 1), ...numberField(2, 3)]),
        ...['', 'samples', 'count', 'hash'].flatMap((text) => bytesField(6, [...Buffer.from(text)])),
      ],
    ],
  ];

  test.each(inputs)('%s %#', (format, content) => {
    const bytes = Buffer.from(content as string);
    const profile = readProfile({ path: 'x', bytes }, format);
    expect(sortEntries(selfByName(profile))).toEqual([['hash', 5]]);
    expect(profile.total).toBe(5);
  });

  test('a file with nothing else has no samples', () => {
    const bytes = Buffer.from(' 9\n');
    expect(() => readProfile({ path: 'x', bytes }, 'collapsed')).toThrow('no samples');
  });
});

test('what perf record writes is not taken for a profile of another format', () => {
  const bytes = Buffer.from('PERFILE2h\0\0\0\0\0\0\0');
  expect(() => readProfile({ path: 'perf.data', bytes }, 'auto')).toThrow(
    'perf.data: is the output of `perf record`, which only perf can read. Give the output of `perf script -i FILE`.',
  );
});

test('every format has a real file', () => {
  for (const { id } of PROFILE_FORMATS) expect(cases.filter((name) => name.startsWith(id)).length).toBeGreaterThan(1);
});

test('units and samples are those of the recorder', () => {
  const facts = cases.map((name) => {
    const { unit, quantum, hasStacks, total } = readProfile(read(join(name, 'profile')), 'auto');
    return [name, unit, quantum === 0 ? 'counts' : Math.round(total / quantum), hasStacks ? 'stacks' : 'flat'].join(
      ' ',
    );
  });
  expect(facts).toMatchInlineSnapshot(`
[
  "callgrind-c instructions counts flat",
  "callgrind-compressed-names Instructions counts flat",
  "collapsed-py-spy samples 203 stacks",
  "collapsed-recursion samples 10 stacks",
  "collapsed-utf16 samples 14 stacks",
  "cpuprofile-chrome ns 28 stacks",
  "cpuprofile-node ns 425 stacks",
  "cpuprofile-old samples 28 stacks",
  "perf-script-dwarf ns 75 flat",
  "perf-script-kernel ns 20 stacks",
  "perf-script-no-stacks ns 60 flat",
  "perf-script-rust ns 96 stacks",
  "perf-script-srcline ns 50 stacks",
  "perf-script-without-periods samples 137 stacks",
  "pprof-go ns 125 stacks",
  "pprof-simple ns 150 stacks",
  "speedscope-evented samples 4 stacks",
  "speedscope-py-spy ns 207 stacks",
  "speedscope-two-threads ns 8 stacks",
]
`);
});
