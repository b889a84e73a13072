// The schema of `profile:` in the file: the command that records profiles of broken benchmarks, their format and their number.
// Text in, checked values out.

import * as z from 'zod';
import { MAX_PROFILE_RUNS, type ProfileSetting } from '../model/command.ts';
import { PROFILE_FORMAT_IDS } from '../model/profile.ts';
import * as build from './field-builders.ts';
import * as shapes from './json-schemas.ts';
import { encodeExpectation } from './mistake.ts';

/** Profiles on each side. Fewer say little of their noise. */
const DEFAULT_RUNS = 5;

const runs = build.defineField(
  'profile-runs',
  (value, refuse) => {
    if (!/^\+?\d+$/.test(value.trim())) return refuse('value-unreadable');
    const number = Number(value);
    return number >= 1 && number <= MAX_PROFILE_RUNS
      ? number
      : refuse('value-outside', { from: 1, to: MAX_PROFILE_RUNS });
  },
  shapes.integer({ minimum: 1, maximum: MAX_PROFILE_RUNS }),
);

const properties = {
  command: build.text('profile-command'),
  format: build.choice('auto', ...PROFILE_FORMAT_IDS),
  runs,
};

export const profileSchema = z
  .strictObject(
    { command: properties.command, format: properties.format.optional(), runs: properties.runs.optional() },
    { error: encodeExpectation('profile') },
  )
  .transform(
    ({ command, format = 'auto', runs: count = DEFAULT_RUNS }): ProfileSetting => ({ command, format, runs: count }),
  )
  .meta(
    shapes.mappingOf(Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, field.meta() ?? {}])), [
      'command',
    ]),
  );
