import { expect, test } from '@jest/globals';
import { warnAboutDirections } from '../../../src/compare/direction.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording } from '../../support/recordings.ts';

const SIDES = { base: [1], head: [2] };
const recording = aRecording({
  'a time [ns]': SIDES,
  'b time [ns]': SIDES,
  'c rate [B/s]': SIDES,
  'd score [points]': SIDES,
});
const saying = (better: 'lower' | 'higher' | null, names: string) => ({
  ...recording,
  series: recording.series.map((one) => (names.includes(one.name) ? { ...one, better } : one)),
});

test('a direction that contradicts its unit is told once, and never where the unit does not say', () => {
  expect(warnAboutDirections(saying('higher', 'ab'), { units: {} }).map(inWords)).toEqual([
    {
      where: 'units',
      message: expect.stringMatching(
        /"time" of "a" and 1 more that higher is better, which is unusual for the unit "ns"/,
      ),
      severity: 'warning',
    },
  ]);
  expect(warnAboutDirections(saying('lower', 'abd'), { units: {} })).toEqual([]);
  expect(warnAboutDirections(saying('higher', 'cd'), { units: {} })).toEqual([]);
  expect(warnAboutDirections(saying('lower', 'c'), { units: {} })).toHaveLength(1);
});

test('nor where the team has stated it', () => {
  const units = { sec: { better: 'higher' } } as const;
  expect(warnAboutDirections(saying('higher', 'ab'), { units })).toEqual([]);
});
