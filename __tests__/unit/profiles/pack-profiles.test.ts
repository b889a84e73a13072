// What a recording keeps of profiles: everything where there is little, and of more than that the own time of every function.

import { describe, expect, test } from '@jest/globals';
import {
  areProfilesSound,
  MAX_RECORDED_FUNCTIONS,
  MAX_RECORDED_STACKS,
  profilesSchema,
} from '../../../src/model/recorded-profiles.ts';
import { attributeChange } from '../../../src/profiles/attribute.ts';
import { packProfiles, unpackProfiles } from '../../../src/profiles/pack-profiles.ts';
import { makeProfile } from '../../support/profiles.ts';

const isTouched = (file: string) => file === 'b.go';

function recordedOf(packed: ReturnType<typeof packProfiles>) {
  const benchmarks = [{ command: 0, benchmark: null, ...packed }];
  return { ended: 'complete', durationMs: 1, settings: [null], benchmarks, problems: [] } as const;
}

const SIDES = {
  base: [makeProfile({ 'main;a a.go': 10, 'main;b b.go': 5 }), makeProfile({ 'main;a a.go': 12, main: 1 })],
  head: [makeProfile({ 'main;a a.go': 10, 'main;c;b b.go': 9 })],
};

describe('packed profiles', () => {
  test('are the same when they are unpacked, and say which files are touched', () => {
    const packed = packProfiles(SIDES, isTouched);
    expect(packed.functions.filter(({ touched }) => touched).map(({ name }) => name)).toEqual(['b']);
    const sides = unpackProfiles(JSON.parse(JSON.stringify(packed)));
    expect(sides.base.map(({ total }) => total)).toEqual([15, 13]);
    expect(attributeChange(sides)).toEqual(attributeChange(SIDES));
  });

  test('follow the schema, and their indices point to something', () => {
    const recorded = profilesSchema.parse(recordedOf(packProfiles(SIDES, isTouched)));
    expect(areProfilesSound(recorded, 1)).toBe(true);
    expect(areProfilesSound(recorded, 0)).toBe(false);
  });

  test('of too many stacks and functions keep what functions took themselves', () => {
    const many = (factor: number) =>
      makeProfile(
        Object.fromEntries(
          Array.from({ length: 12_000 }, (_, index) => [`main;f${index % 4000};g${index}`, factor * (20_000 - index)]),
        ),
      );
    const sides = { base: [many(1)], head: [many(2)] };
    const packed = packProfiles(sides, isTouched);
    expect(packed.stacks.parents.length).toBeLessThan(MAX_RECORDED_STACKS);
    expect(packed.functions.length).toBeLessThan(MAX_RECORDED_FUNCTIONS);
    expect(areProfilesSound(profilesSchema.parse(recordedOf(packed)), 1)).toBe(true);
    const [base] = unpackProfiles(packed).base;
    expect(base!.total / sides.base[0]!.total).toBeCloseTo(1, 5);
    const own = attributeChange(unpackProfiles(packed)).functions.find(({ name }) => name === 'g0');
    expect(own?.deltaSelf).toBeCloseTo(20_000, 0);
  });

  test('of deep stacks and long names are cut', () => {
    const deep = Array.from({ length: 1000 }, (_, index) => `f${index}`).join(';');
    const packed = packProfiles(
      { base: [makeProfile({ [deep]: 3 })], head: [makeProfile({ ['x'.repeat(2000)]: 3 })] },
      isTouched,
    );
    expect(areProfilesSound(profilesSchema.parse(recordedOf(packed)), 1)).toBe(true);
    const { functions } = attributeChange(unpackProfiles(packed));
    expect(functions.map(({ name, deltaSelf }) => [name.length, deltaSelf])).toEqual([
      [500, 3],
      [4, -3],
    ]);
  });
});

test.each([
  ['a command', { command: 1 }],
  ['a parent', { stacks: { parents: [1], functions: [0] } }],
  ['a function', { stacks: { parents: [0], functions: [1] } }],
  ['a list', { stacks: { parents: [0, 0], functions: [0] } }],
  ['a stack', { runs: [{ side: 'base', quantum: 1, stacks: [2], values: [1] }] }],
  ['a value', { runs: [{ side: 'base', quantum: 1, stacks: [1], values: [] }] }],
  ['an order', { runs: [{ side: 'base', quantum: 1, stacks: [1, 1], values: [1, 1] }] }],
])('%s that points to nothing is refused', (_, change) => {
  const sound = packProfiles({ base: [makeProfile({ a: 1 })], head: [] }, isTouched);
  const recorded = recordedOf({ ...sound, ...change } as typeof sound);
  expect(areProfilesSound(profilesSchema.parse(recorded), 1)).toBe(false);
});
