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
  'e pictures [fps]': SIDES,
  'f rate [ops/ms]': SIDES,
});
const saying = (better: 'lower' | 'higher' | null, names: string) => ({
  ...recording,
  series: recording.series.map((one) => (names.includes(one.name) ? { ...one, better } : one)),
});

test('a direction that contradicts its unit is told once, and never where the unit does not say', () => {
  expect(warnAboutDirections(saying('higher', 'abde'), { units: {} }).map(inWords)).toEqual([
    {
      where: 'units',
      message: expect.stringMatching(
        /"time" of "a" and 1 more that higher is better, which is unusual for the unit "ns"/,
      ),
      severity: 'warning',
    },
  ]);
  const unusual = (said: typeof recording) =>
    warnAboutDirections(said, { units: {} }).filter(({ code }) => code === 'direction-unusual');
  expect(unusual(saying('lower', 'abd'))).toEqual([]);
  expect(unusual(saying('higher', 'cd'))).toEqual([]);
  expect(unusual(saying('lower', 'c'))).toHaveLength(1);
});

test('a direction that is a guess is told, once for all units, and never where the unit shows it', () => {
  const guesses = (said: typeof recording, units = {}) => warnAboutDirections(said, { units }).map(inWords);
  expect(guesses(recording)).toEqual([
    {
      where: 'units',
      message:
        'the directions of the units "points" and 1 more were guessed: for "points", lower is better. State them in the configuration under `units`.',
      severity: 'warning',
    },
  ]);
  expect(guesses(recording, { points: { better: 'higher' } })[0]?.message).toMatch(
    /^the direction of the unit "fps" was guessed: higher/,
  );
  expect(guesses(saying('higher', 'de'))).toEqual([]);
});

test('nor where the team has stated it', () => {
  const units = { sec: { better: 'higher' } } as const;
  expect(warnAboutDirections(saying('higher', 'abde'), { units })).toEqual([]);
});
