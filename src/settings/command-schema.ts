// The schema of `run:` in the file: a command, or a list of commands. Each is a text, or a mapping with the text, a name and
// settings of its own. Text in, checked values out.

import * as z from 'zod';
import { COMMAND_NAME, nameCommands, type WrittenCommand } from '../model/command.ts';
import * as build from './field-builders.ts';
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
      return { ...(name !== undefined && { name }), command, ...Object.fromEntries(settings) };
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
