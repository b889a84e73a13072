// Lists the effective value of each key of the configuration file, and whether the file sets it. A parsed file in,
// settings in the order of the schema out. Budgets are listed elsewhere.

import type { EffectiveSetting } from '../model/preview.ts';
import type { ConfigWithLines } from './config-file.ts';
import { DEFAULTS, fileSchema } from './schema.ts';

export function effectiveSettings({ file, lines }: ConfigWithLines): EffectiveSetting[] {
  const given: Readonly<Record<string, unknown>> = { ...file };
  const presets: Readonly<Record<string, unknown>> = DEFAULTS;
  return Object.keys(fileSchema.shape)
    .filter((key) => key !== 'budgets')
    .map((key) => {
      const field = key.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return { key, value: given[field] ?? presets[field] ?? null, line: lines.get(key) ?? null };
    });
}
