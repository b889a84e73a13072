// The table of all options, and what follows from it for every source: the types of given values, the defaults, and the schema of
// the configuration file. To add an option, add a row to one of the five groups: inputs, flags, help, documents and the repeat
// command follow from it.

import * as z from 'zod';
import { JUDGING_OPTIONS } from './judging-options.ts';
import { MEASURING_OPTIONS } from './measuring-options.ts';
import { encodeExpectation } from './mistake.ts';
import { type GivenValues, type Option, type OptionTable, presetsOf, toKebabCase } from './option.ts';
import { COMMIT_OPTIONS, HISTORY_OPTIONS, PUBLISHING_OPTIONS } from './workflow-options.ts';

export const OPTIONS = {
  ...MEASURING_OPTIONS,
  ...COMMIT_OPTIONS,
  ...PUBLISHING_OPTIONS,
  ...JUDGING_OPTIONS,
  ...HISTORY_OPTIONS,
};

export type OptionName = keyof typeof OPTIONS;

export type GivenOptions = GivenValues<typeof OPTIONS>;

export const DEFAULTS = presetsOf(OPTIONS);

/** The file of a pull request comes from base, so that nobody can relax their own gate. */
export const ACTION_COMMIT_DEFAULTS = { head: DEFAULTS.head, configFrom: DEFAULTS.configFrom };

const terminalPresets = Object.entries<Option>(OPTIONS).map(
  ([name, { terminal }]) => [name, terminal?.preset] as const,
);

/** Everything on the command line is the user's own, including uncommitted changes. */
export const TERMINAL_COMMIT_DEFAULTS: typeof ACTION_COMMIT_DEFAULTS = {
  ...ACTION_COMMIT_DEFAULTS,
  ...Object.fromEntries(terminalPresets.filter(([, preset]) => preset !== undefined)),
};

/** Every scalar in the file is the text as written. */
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
