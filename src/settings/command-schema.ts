// The schemas of `run:` and `profile:` in the file. `run:` is a command, or a list of commands; each is a text, or a mapping with
// the text, a name and settings. `profile:` is the command that records profiles of broken benchmarks. Text in, checked values out.

import * as z from 'zod';
import { COMMAND_NAME, MAX_PROFILE_RUNS, nameCommands } from '../model/command.ts';
import type { ProfileSetting, WrittenCommand } from '../model/command-schema.ts';
import { PROFILE_FORMAT_IDS } from '../model/profile.ts';
import * as build from './field-builders.ts';
import { defineInteger } from './fields.ts';
import type { JsonSchema } from './json-schemas.ts';
import { encodeExpectation, type Mistake, makeMistake } from './mistake.ts';
import { type OptionTable, toKebabCase } from './option.ts';

const script = build.text('command');

const nameField = build.defineReadable('command-name', (text) => (COMMAND_NAME.test(text) ? text : null));

/** A command can set these to null, which means that it has none although the whole file has one. */
const NULLABLE: readonly string[] = ['outputFile'];

/** `options` are the settings that a command can have of its own. */
export function defineCommandList(options: OptionTable) {
  const rows = Object.entries(options).map(([name, { schema }]) => ({
    name,
    key: toKebabCase(name),
    schema: NULLABLE.includes(name) ? build.orNull(schema) : schema,
  }));
  const optional = Object.fromEntries(rows.map(({ key, schema }): [string, z.ZodType] => [key, schema.optional()]));
  const mapping = z
    .strictObject({ command: script, name: nameField.optional(), ...optional }, { error: encodeExpectation('command') })
    .transform(({ command, name, ...rest }): WrittenCommand => {
      const written: Readonly<Record<string, unknown>> = rest;
      const settings = rows.flatMap((row) => (written[row.key] === undefined ? [] : [[row.name, written[row.key]]]));
      if (name === undefined && settings.length === 0) return command;
      const named = name === undefined ? { command } : { name, command };
      return { ...named, ...Object.fromEntries(settings) };
    });
  const settings = Object.fromEntries(rows.map(({ key, schema }) => [key, schema]));
  const shape = describeMapping({ ...settings, command: script, name: nameField });
  return build.listOf<WrittenCommand>(build.textOrMapping(script, mapping, shape), 'command', findEqualNames);
}

/** Describes a mapping of which only `required` is required. */
export function describeMapping(
  fields: Readonly<Record<string, z.ZodType>>,
  required: readonly string[] = ['command'],
): JsonSchema {
  const properties = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.meta() ?? {}]));
  return { type: 'object', properties, required, additionalProperties: false };
}

function findEqualNames(commands: readonly WrittenCommand[]): Mistake | null {
  const names = nameCommands(commands);
  const name = names.find((one, index) => names.indexOf(one) < index);
  return name == null ? null : makeMistake('command-names-equal', { name });
}

/** Profiles on each side. Fewer say little of their noise. */
const DEFAULT_RUNS = 5;

const profileFields = {
  command: build.text('profile-command'),
  format: build.choice('auto', ...PROFILE_FORMAT_IDS),
  runs: defineInteger('profile-runs', 1, MAX_PROFILE_RUNS, /^\+?\d+$/),
};

export const profileSchema = z
  .strictObject(
    { ...profileFields, format: profileFields.format.optional(), runs: profileFields.runs.optional() },
    { error: encodeExpectation('profile') },
  )
  .transform(
    ({ command, format = 'auto', runs: count = DEFAULT_RUNS }): ProfileSetting => ({ command, format, runs: count }),
  )
  .meta(describeMapping(profileFields));
