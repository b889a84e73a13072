// Reads the inputs of the three actions as checked values. An empty input is treated as absent. Throws all errors at
// once. It applies no defaults, and never reads the token.

import { atInput } from '../model/location.ts';
import { type ActionName, type OptionTable, toKebabCase } from './option.ts';
import { OPTIONS } from './options.ts';
import { parseGivenOptions } from './parse-given-options.ts';
import type { GivenOptions } from './schema.ts';

/** The names of the options that are inputs of an action, in the order of the table. */
export function inputsOf(action: ActionName, options: OptionTable = OPTIONS): string[] {
  return Object.keys(options).filter((name) => options[name]?.inputs?.includes(action));
}

/** Reads the inputs. `get` returns the text of an input by its written name, or an empty text. */
export function parseInputs(
  get: (name: string) => string,
  action: ActionName,
  options: OptionTable = OPTIONS,
): GivenOptions {
  return parseGivenOptions(
    inputsOf(action, options).flatMap((name) => {
      const text = get(toKebabCase(name));
      const location = atInput(toKebabCase(name));
      return text.trim() === '' ? [] : [{ name, schema: options[name]!.schema, text, location }];
    }),
  );
}
