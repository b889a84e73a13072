// Reads the configuration for a command that has no commits: the named file, or the default file if it exists.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { atFlag } from '../model/location.ts';
import { commitSettings } from '../settings/resolve-settings.ts';
import { type GivenOptions, TERMINAL_COMMIT_DEFAULTS } from '../settings/schema.ts';

/** Upper limit for reading a configuration. The parser has a smaller limit and reports when it is exceeded. */
export const CONFIG_LIMIT_BYTES = 1024 * 1024;

export async function readConfig(host: Host, given: GivenOptions): Promise<{ text: string; path: string } | null> {
  const { config, configGiven } = commitSettings(given, TERMINAL_COMMIT_DEFAULTS);
  const text = await host.files.read(resolve(host.folder, config), CONFIG_LIMIT_BYTES);
  if (text !== null) return { text, path: config };
  if (!configGiven) return null;
  throw userError('configuration-missing', atFlag('config'), { file: config, isNamed: true });
}
