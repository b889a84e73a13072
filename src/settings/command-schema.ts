// The schemas of `run:` and `profile:` in the file. `run:` is a command, or a list of commands; each is a text, or a mapping with
// the text, a name and settings. `profile:` is the command that records profiles of broken benchmarks. Text in, checked values out.

import * as z from 'zod';
import {
  COMMAND_NAME,
  MAX_PROFILE_RUNS,
  nameCommands,
  type ProfileSetting,
  type WrittenCommand,
} from '../model/command.ts';
import { PROFILE_FORMAT_IDS } from '../model/profile.ts';
import * as build from './field-builders.ts';
import * as shapes from './json-schemas.ts';
import { mappingOf } from './json-schemas.ts';
import { encodeExpectation, type Mistake, makeMistake } from './mistake.ts';
import { type OptionTable, toKebabCase } from './option.ts';

const script = build.text('command');

const nameField = build.defineField('command-name', (value, refuse) =>
  COMMAND_NAME.test(value) ? value : refuse('value-unreadable'),
);

/** Options that a command can set to null, which means that it has none although the whole file has one. */
const NULLABLE: readonly string[] = ['outputFile'];

/** Creates the field. `options` are the settings that a command can have of its own. */
export function defineCommandList(options: OptionTable) {
  const rows = Object.entries(options).map(([name, { schema }]) => ({
    name,
    key: toKebabCase(name),
    schema: NULLABLE.includes(name) ? build.orNull(schema) : schema,
  }));
  const own: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
    rows.map(({ key, schema }) => [key, schema.optional()]),
  );
  const mapping = z
    .strictObject({ command: script, name: nameField.optional(), ...own }, { error: encodeExpectation('command') })
    .transform(({ command, name, ...rest }): WrittenCommand => {
      const written: Readonly<Record<string, unknown>> = rest;
      const settings = rows.flatMap((row) => (written[row.key] === undefined ? [] : [[row.name, written[row.key]]]));
      if (name === undefined && settings.length === 0) return command;
      const named = name === undefined ? { command } : { name, command };
      return { ...named, ...Object.fromEntries(settings) };
    });
  const properties = Object.fromEntries(
    [...rows, { key: 'command', schema: script }, { key: 'name', schema: nameField }].map(({ key, schema }) => [
      key,
      schema.meta() ?? {},
    ]),
  );
  const entry = build.textOrMapping(script, mapping, mappingOf(properties, ['command']));
  return build.listOf<WrittenCommand>(entry, 'command', findEqualNames);
}

function findEqualNames(commands: readonly WrittenCommand[]): Mistake | null {
  const names = nameCommands(commands);
  const name = names.find((one, index) => names.indexOf(one) < index);
  return name == null ? null : makeMistake('command-names-equal', { name });
}

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
