// What follows from the table of options for every source: the types of given values, the defaults, and the schema of the
// configuration file. It lists no option.

import * as z from 'zod';
import { encodeExpectation } from './mistake.ts';
import { type GivenValues, type OptionTable, presetsOf, toKebabCase } from './option.ts';
import { OPTIONS } from './options.ts';

export { toKebabCase };

export type OptionName = keyof typeof OPTIONS;

/** Options that one source sets. A missing key is not set there. */
export type GivenOptions = GivenValues<typeof OPTIONS>;

export const DEFAULTS = presetsOf(OPTIONS);

/** Defaults in the action. On a pull request the file comes from base, so that nobody can relax their own gate. */
export const ACTION_COMMIT_DEFAULTS = { head: DEFAULTS.head, configFrom: DEFAULTS.configFrom };

/** Defaults on the command line, where everything is the user's own, including uncommitted changes. */
export const TERMINAL_COMMIT_DEFAULTS: typeof ACTION_COMMIT_DEFAULTS = {
  ...ACTION_COMMIT_DEFAULTS,
  ...terminalPresetsOf(OPTIONS),
};

function terminalPresetsOf(options: OptionTable): Readonly<Record<string, unknown>> {
  const entries = Object.entries(options).map(([name, { terminal }]) => [name, terminal?.preset]);
  return Object.fromEntries(entries.filter(([, preset]) => preset !== undefined));
}

/** Every scalar in it is the text as written. */
export function makeFileSchema(options: OptionTable) {
  const rows = Object.entries(options).filter(([, { key }]) => key !== undefined);
  const shape: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
    rows.map(([name, { schema, key = true }]) => [toKebabCase(name), (key === true ? schema : key).optional()]),
  );
  return z.strictObject(shape, { error: encodeExpectation('file') }).transform((written): GivenOptions => {
    const values = rows.map(([name]) => [name, written[toKebabCase(name)]] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  });
}

export const fileSchema = makeFileSchema(OPTIONS);

/** The written names of the options that only the person who starts the run may set. */
export function namesNotInFile(options: OptionTable): string[] {
  return Object.keys(options)
    .filter((name) => options[name]?.key === undefined)
    .map(toKebabCase);
}
