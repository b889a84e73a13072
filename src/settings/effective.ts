// Lists the effective value of each key of the configuration file, and whether the file sets it. A parsed file in,
// settings in the order of the table out. Budgets are listed elsewhere.

import type { EffectiveSetting } from '../model/preview.ts';
import type { ConfigWithLines } from './config-file.ts';
import { type OptionTable, toKebabCase } from './option.ts';
import { OPTIONS } from './options.ts';

export function effectiveSettings(
  { file, lines }: ConfigWithLines,
  options: OptionTable = OPTIONS,
): EffectiveSetting[] {
  const given: Readonly<Record<string, unknown>> = { ...file };
  return Object.entries(options)
    .filter(([name, { key }]) => key !== undefined && name !== 'budgets')
    .map(([name, { preset }]) => {
      const key = toKebabCase(name);
      return { key, value: given[name] ?? preset, line: lines.get(key) ?? null };
    });
}
