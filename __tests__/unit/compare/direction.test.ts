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
        /say that higher is better for "time" of "a" and 1 more, which is unusual for the unit "ns"/,
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
        'it is a guess that lower is better for the unit "points", as for 1 more unit. Set them under `units` in the configuration.',
      severity: 'warning',
    },
  ]);
  expect(guesses(recording, { points: { better: 'higher' } })[0]?.message).toMatch(
    /^it is a guess that higher is better for the unit "fps"/,
  );
  expect(guesses(saying('higher', 'de'))).toEqual([]);
});

test('nor where the team has stated it', () => {
  const units = { sec: { better: 'higher' } } as const;
  expect(warnAboutDirections(saying('higher', 'abde'), { units })).toEqual([]);
});
